import { expect, it, vi } from 'vitest';
import type { ThreadEvents } from '../../jobs/index.ts';
import { lastAnalysis, openEngine } from '../index.ts';

/** For each real thread, a function that ends it as if it had crashed. */
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

it('A thread that dies during a search fails that search with an error, and the next search starts a new thread', async () => {
  const engine = await openEngine('connect4', { book: false });
  const thinking = engine.analyse('-');
  await thinking.next();
  crashes[0]();
  await expect(lastAnalysis(thinking)).rejects.toThrow(/thread died \(out of memory\). The next search starts it again/);
  expect((await lastAnalysis(engine.analyse('121212'))).move).toBe('1');
  expect(crashes.length).toBe(2);
  engine.close();
});

it('A thread that dies between searches is replaced silently', async () => {
  crashes.length = 0;
  const engine = await openEngine('nim:3,4,5');
  crashes[0]();
  expect((await lastAnalysis(engine.analyse('3,4,5'))).move).toBe('a2');
  engine.close();
});
