import { describe, expect, it } from 'vitest';
import { unwrap } from '../../core/index.ts';
import { type Job, JobError, nodeThread, perform, rowsInOrder, type ThreadEvents } from '../../jobs/index.ts';
import { experimentNamed } from '../experiments.ts';
import { rowsOf } from '../fixtures/rows-of.ts';
import { wholeSettings } from '../settings.ts';
import { ThreadExecutor } from './threads.ts';

const cuts = experimentNamed('cuts-by-order');
const jobsOf = (typed: Readonly<Record<string, string>>) => unwrap(cuts.jobs(unwrap(wholeSettings(cuts, typed))));
const never = new AbortController().signal;
const none = new Map();

/** Takes too long to be waited for. */
const LONG: Job = { id: 'long', data: { branching: 4, height: 9, trees: 100_000, seed: 1 } };
const SHORT: Job = { id: 'short', data: { branching: 2, height: 2, trees: 1, seed: 1 } };

/** Starts threads that run this code instead of the worker's. */
const own = (code: string) => (events: ThreadEvents) => {
  const thread = nodeThread(
    new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads';${code}`)}`),
    events,
  );
  if (thread === undefined) throw new Error('This is not Node.');
  return thread;
};

describe('threads', () => {
  it('give the same rows as a single thread', async () => {
    const typed = { branching: '2,3', leaves: '100', trees: '2' };
    const jobs = jobsOf(typed);
    const executor = new ThreadExecutor({ experiment: cuts.name, threads: 2 });
    const done = await perform({ jobs, executor, signal: never, onDone: () => {} });
    executor.close();
    expect(rowsInOrder(jobs, done)).toEqual(await rowsOf(cuts, typed));
  });

  it('abandon a job that is stopped in the middle, and do the next one', async () => {
    const executor = new ThreadExecutor({ experiment: cuts.name, threads: 1, killTimeoutMs: 1 });
    const stop = new AbortController();
    const long = executor.perform(LONG, none, stop.signal);
    stop.abort(new Error('enough'));
    await expect(long).rejects.toThrow('enough');
    expect(await executor.perform(SHORT, none, never)).toHaveLength(3);
    executor.close();
  });

  it('wait for a job that handles `cancel` itself, instead of killing its thread', async () => {
    const code = `parentPort.on('message', ({ id, cancel }) => {
      if (cancel) parentPort.postMessage({ id, failure: { name: 'Error', message: 'left in order' } });
      else setInterval(() => {}, 1000);
    });`;
    const executor = new ThreadExecutor({ experiment: cuts.name, threads: 1, killTimeoutMs: 100_000, start: own(code) });
    const stop = new AbortController();
    const job = executor.perform(SHORT, none, stop.signal);
    stop.abort(new Error('enough'));
    await expect(job).rejects.toThrow('left in order');
    executor.close();
  });

  it('report why a job failed: an error in it, or the end of its thread', async () => {
    const run = (executor: ThreadExecutor) => perform({ jobs: [SHORT], executor, signal: never, onDone: () => {} });
    const unknown = new ThreadExecutor({ experiment: 'nothing', threads: 1 });
    await expect(run(unknown)).rejects.toThrow(/^Job short failed: There is no experiment "nothing"/);
    const dying = new ThreadExecutor({
      experiment: cuts.name,
      threads: 1,
      start: own('parentPort.on("message", () => process.exit(3))'),
    });
    await expect(run(dying)).rejects.toThrow(JobError);
    await expect(run(dying)).rejects.toThrow(/^Job short failed: Its thread ended/);
    for (const executor of [unknown, dying]) executor.close();
  });

  it('are ended by close, and jobs under way fail', async () => {
    const executor = new ThreadExecutor({ experiment: cuts.name, threads: 1 });
    const long = executor.perform(LONG, none, never);
    executor.close();
    await expect(long).rejects.toThrow('ended before its job was done');
  });
});
