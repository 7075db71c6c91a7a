import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Progress } from '../../solve/index.ts';
import type { Context } from '../command.ts';
import { wordsIn } from '../words/index.ts';
import { Interrupted, interruptible, watchOf } from './watch.ts';

function watched(signal = { aborted: false }, flags: Record<string, string> = {}) {
  const notes: string[] = [];
  const news: string[] = [];
  const context = {
    args: { positionals: [], flags },
    signal,
    words: wordsIn('en'),
    note: (text: string) => notes.push(text),
    progress: (text: string) => news.push(text),
  };
  return { ...watchOf('a game', context), notes, news };
}

const step = (phase: Progress['phase'], done: number, total: number, secondsLeft?: number) => ({
  phase,
  done,
  total,
  secondsLeft,
});

describe('watching a computation', () => {
  afterEach(() => vi.restoreAllMocks());

  it('tells how far it is, with an estimate, a few times a second at most', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const { progress, news } = watched();
    progress(step('decide', 1, 4, 9));
    now.mockReturnValue(500);
    progress(step('decide', 2, 4, 61.2));
    progress(step('decide', 3, 4, 3));
    now.mockReturnValue(5000);
    progress(step('verify', 1, 3));
    expect(news).toEqual(['deciding positions: 50 %, about 61.2 s left', 'verifying: 33 %']);
  });

  it('says once, as soon as an exploration is long, how much memory it may take', () => {
    const { progress, notes, megabytes } = watched({ aborted: false }, { 'memory-mb': '300' });
    expect(megabytes).toBe(300);
    progress(step('explore', 0, 1));
    progress(step('explore', 9, 9));
    expect(notes).toEqual([]);
    progress(step('explore', 65536, 90000));
    progress(step('explore', 131072, 180000));
    expect(notes).toEqual(['Exploring a game: at most 300 MB will be used (--memory-mb).']);
  });

  it('ends it when Ctrl-C has come, with a sentence and the exit code of interrupts', async () => {
    const { progress } = watched({ aborted: true });
    expect(() => progress(step('decide', 1, 4))).toThrow(Interrupted);
    const notes: string[] = [];
    const context = { words: wordsIn('fr'), note: (text: string) => notes.push(text) };
    const run = interruptible(async () => {
      progress(step('decide', 1, 4));
      return 0;
    });
    const code = await run(context as unknown as Context);
    expect([code, notes]).toEqual([130, ['Interrompu avant que tout soit résolu, il n’y a donc rien à montrer.']]);
  });

  it('lets every other problem pass', async () => {
    const run = interruptible(() => Promise.reject(new Error('other')));
    await expect(run({} as Context)).rejects.toThrow('other');
  });
});
