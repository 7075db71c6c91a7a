import { expect, it, vi } from 'vitest';
import { lastThought, openEngine } from '../index.ts';
import type { ThreadEvents } from './thread.ts';

/** The real threads, each with a way to end it as if it had crashed. */
const crashes: (() => void)[] = [];
vi.mock('./engine-thread.ts', async (original) => {
  const real = await original<typeof import('./engine-thread.ts')>();
  return {
    startEngineThread(events: ThreadEvents) {
      const thread = real.startEngineThread(events);
      crashes.push(() => {
        thread.terminate();
        events.died('out of memory');
      });
      return thread;
    },
  };
});

it('A thread that dies in the middle of a think fails that think with a sentence, and the next one starts another', async () => {
  const engine = await openEngine('connect4', { book: false });
  const thinking = engine.think('-');
  await thinking.next();
  crashes[0]();
  await expect(lastThought(thinking)).rejects.toThrow(/thread came to an end \(out of memory\). The next think starts it again/);
  expect((await lastThought(engine.think('121212'))).move).toBe('1');
  expect(crashes.length).toBe(2);
  engine.close();
});

it('A thread that dies while nobody thinks is replaced without a word', async () => {
  crashes.length = 0;
  const engine = await openEngine('nim:3,4,5');
  crashes[0]();
  expect((await lastThought(engine.think('3,4,5'))).move).toBe('a2');
  engine.close();
});
