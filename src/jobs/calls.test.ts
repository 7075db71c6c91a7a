import { MessageChannel, Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '../core/index.ts';
import { type CallContext, callWorker, type StartThread, serveCalls, threadDied, WorkerConnection } from './calls.ts';
import { nodeThread, workerThread } from './thread.ts';

/**
 * A worker that runs in this thread; messages are copied as to another one. `ended` gets an entry at each termination.
 */
function served(handle: (request: string, context: CallContext<number>) => unknown, transfer?: () => ArrayBuffer[]) {
  const ended: string[] = [];
  const start: StartThread = (events) => {
    const { port1, port2 } = new MessageChannel();
    serveCalls<string, unknown, number>(
      { post: (message, list) => port2.postMessage(message, list), listen: (receive) => port2.on('message', receive) },
      handle,
      transfer,
    );
    port1.on('message', events.message);
    return {
      post: (message) => port1.postMessage(message),
      hold: () => {},
      terminate: () => {
        ended.push('terminated');
        port1.close();
      },
    };
  };
  return { start, ended };
}

/** A real thread of Node with this code. */
const running =
  (code: string): StartThread =>
  (events) => {
    const thread = nodeThread(
      new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads';${code}`)}`),
      events,
    );
    if (thread === undefined) throw new Error('This is not Node.');
    return thread;
  };

describe('a call of a worker', () => {
  it('gives progress in order, then the reply; calls under way are kept apart', async () => {
    const { start } = served(async (request, { progress }) => {
      for (let i = 0; i < 3; i++) {
        await Promise.resolve();
        progress(request.length + i);
      }
      return `${request}!`;
    });
    const connection = new WorkerConnection(start, threadDied);
    const seen: [number[], number[]] = [[], []];
    const replies = await Promise.all([
      connection.call<string, number>('a', { onProgress: (share) => seen[0].push(share) }),
      connection.call<string, number>('bcdef', { onProgress: (share) => seen[1].push(share) }),
    ]);
    expect(replies).toEqual(['a!', 'bcdef!']);
    expect(seen).toEqual([
      [1, 2, 3],
      [5, 6, 7],
    ]);
    connection.terminate(undefined);
  });

  it('fails with what the handler threw: code, arguments and place of a problem, the kind of other errors', async () => {
    const { start } = served((request) => {
      if (request === 'type') throw new TypeError('no such thing');
      throw new ProblemError({ code: 'odd', message: 'That is odd.', args: { n: 3 }, at: { line: 2, column: 5 } });
    });
    const problem = await callWorker(start, 'problem').catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(ProblemError);
    expect(problem).toMatchObject({ code: 'odd', message: 'That is odd.', args: { n: 3 }, at: { line: 2, column: 5 } });
    await expect(callWorker(start, 'type')).rejects.toThrow(TypeError);
  });

  it('fails where the reply cannot be copied between threads', async () => {
    const { start } = served(() => () => {});
    await expect(callWorker(start, 'function')).rejects.toThrow(/could not be cloned/);
  });

  it('hands listed buffers over', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const { start } = served(
      () => bytes,
      () => [bytes.buffer],
    );
    expect(await callWorker(start, 'bytes')).toEqual(new Uint8Array([1, 2, 3]));
    expect(bytes.length).toBe(0);
  });

  it('waits for the reply of a cancelled call whose handler hears the signal', async () => {
    const { start } = served(
      (_, { signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve('left in order'))),
    );
    const stop = new AbortController();
    const call = new WorkerConnection(start, threadDied).call('x', { signal: stop.signal, killTimeoutMs: 100_000 });
    stop.abort();
    expect(await call).toBe('left in order');
  });

  it('terminates a worker that does not hear a cancel, and fails with its reason', async () => {
    const { start, ended } = served(() => new Promise(() => {}));
    const stop = new AbortController();
    const call = new WorkerConnection(start, threadDied).call('x', { signal: stop.signal, killTimeoutMs: 1 });
    stop.abort(new Error('enough'));
    await expect(call).rejects.toThrow('enough');
    expect(ended).toEqual(['terminated']);
  });

  it('terminates the worker that was started for it, whatever comes of it', async () => {
    const { start, ended } = served((request) => {
      if (request === 'fail') throw new Error('failed');
    });
    await callWorker(start, 'reply');
    await callWorker(start, 'fail').catch(() => {});
    expect(ended).toEqual(['terminated', 'terminated']);
    const aborted = AbortSignal.abort(new Error('too late'));
    await expect(callWorker(start, 'reply', { signal: aborted })).rejects.toThrow('too late');
    expect(ended.length).toBe(2);
  });

  it('fails with the reason where its worker dies, and so do later calls', async () => {
    const exits = new WorkerConnection(running('parentPort.on("message", () => process.exit(3))'), threadDied);
    await expect(exits.call('x')).rejects.toThrow('it exited with code 3');
    expect(exits.isDead).toBe(true);
    await expect(exits.call('y')).rejects.toThrow('it exited with code 3');
    const throws = running('parentPort.on("message", () => { throw new Error("boom"); })');
    await expect(callWorker(throws, 'x')).rejects.toThrow('boom');
    await expect(callWorker(running('throw new Error("not loaded")'), 'x')).rejects.toThrow('not loaded');
  });

  it('fails where a message of the worker cannot be read', async () => {
    const worker = new Worker('setInterval(() => {}, 1000)', { eval: true });
    const call = callWorker((events) => workerThread(worker, events), 'x');
    worker.emit('messageerror', new Error('unreadable'));
    await expect(call).rejects.toThrow('unreadable');
  });
});
