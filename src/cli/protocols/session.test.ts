import { expect, it } from 'vitest';
import { converse, Queue, type Session } from './session.ts';

/** The lines that a session hears when its input comes in these pieces. */
async function heard(pieces: Iterable<string>): Promise<string[]> {
  const lines: string[] = [];
  const session: Session = { obey: (line) => lines.push(line) > 0, finish: async () => {}, close: async () => {} };
  const input = pieces[Symbol.iterator]();
  await converse(session, { more: async () => input.next().value as string | undefined });
  return lines;
}

it('Lines are heard however they are cut, with any line ends, the last one without its end', async () => {
  expect(await heard(['uci\r', '\nis', 'ready\n\n  go \rst', 'op'])).toEqual(['uci', 'isready', 'go', 'stop']);
});

it('A line that comes letter by letter is looked through once', async () => {
  const before = process.cpuUsage().user;
  expect(await heard('a'.repeat(200_000))).toEqual(['a'.repeat(200_000)]);
  expect((process.cpuUsage().user - before) / 1000).toBeLessThan(3000);
});

it('A line of more than a megabyte is no command, and the next one is heard', async () => {
  const megabyte = 'a'.repeat(1 << 20);
  expect(await heard([megabyte, 'a\nuci\n'])).toEqual(['uci']);
  expect(await heard([`a${megabyte}\nuci\n`])).toEqual(['uci']);
  expect(await heard([megabyte, '\nuci\n'])).toEqual([megabyte, 'uci']);
});

it('Of what waits, each is told once to stop, and nothing that is asked later', async () => {
  const queue = new Queue();
  const stopped: boolean[] = [];
  const before = process.cpuUsage().user;
  for (let i = 0; i < 30_000; i++) {
    queue.stop();
    queue.addStoppable(true, async ({ signal }) => {
      stopped.push(signal.aborted);
    });
  }
  expect(queue.busy).toBe(true);
  await queue.finish();
  expect((process.cpuUsage().user - before) / 1000).toBeLessThan(3000);
  expect([queue.busy, stopped.length, stopped.indexOf(false)]).toEqual([false, 30_000, 29_999]);
});
