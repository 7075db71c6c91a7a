import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Context } from '../command.ts';
import { wordsIn } from '../words/index.ts';
import { environment, Queue, runProtocol, type Session } from './conversation.ts';
import { rules } from './uci/position.ts';
import { UciSession } from './uci/uci-session.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** What a session hears of these pieces. */
async function heard(given: Iterable<string>): Promise<string[]> {
  const pieces = given[Symbol.iterator]();
  const lines: string[] = [];
  const session: Session = { handle: (line) => lines.push(line) > 0, finish: async () => {}, close: async () => {} };
  await runProtocol(session, { more: async () => pieces.next().value as string | undefined });
  return lines;
}

describe('a conversation', () => {
  it('receives lines in any pieces, and the last one without a line end', async () => {
    expect(await heard(['uc', 'i\r\nis', 'ready\n\n  go depth 3', ' \n', 'quit'])).toEqual([
      'uci',
      'isready',
      'go depth 3',
      'quit',
    ]);
  });

  it('ignores a line of more than a megabyte, in one piece or in many, and receives the next one', async () => {
    const mega = 2 ** 20;
    expect(await heard([`${'z'.repeat(mega + 1)}\nuci\n`])).toEqual(['uci']);
    expect(await heard([...Array.from({ length: 40 }, () => 'z'.repeat(2 ** 16)), 'go depth 3\nuci\n'])).toEqual(['uci']);
    expect((await heard([`${'z'.repeat(mega)}\n`]))[0]).toHaveLength(mega);
  });

  it('scans a line only once even if it arrives character by character', async () => {
    const before = process.cpuUsage().user;
    expect(await heard('a'.repeat(200_000))).toEqual(['a'.repeat(200_000)]);
    expect((process.cpuUsage().user - before) / 1000).toBeLessThan(3000);
  });
});

describe('a flood of what can be stopped', () => {
  it('stops each once', async () => {
    const abort = vi.spyOn(AbortController.prototype, 'abort');
    const queue = new Queue();
    const ended: boolean[] = [];
    for (let i = 0; i < 1000; i++) {
      queue.stop();
      queue.addStoppable(false, async ({ signal }) => {
        ended.push(signal.aborted);
      });
    }
    expect(queue.busy).toBe(true);
    await queue.finish();
    expect([abort.mock.calls.length, ended.length, ended.every(Boolean), queue.busy]).toEqual([1000, 1000, true, false]);
  });

  it('of UCI parses a position once, not once for each go', async () => {
    const read = vi.spyOn(rules, 'parsePosition');
    const around = environment({ out: () => {}, words: wordsIn('en'), language: 'en' } as unknown as Context);
    const session = new UciSession({ ...around, name: 'Minerve', seed: 1 });
    session.handle('position startpos moves e2e4 e7e5');
    for (let i = 0; i < 1000; i++) session.handle('go depth 1');
    expect(read.mock.calls.length).toBeLessThan(3);
    await session.close();
  });
});
