import { setImmediate as breathe } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Random } from '../core/index.ts';
import type { Job, Row } from './job.ts';
import { type Executor, JobError, perform } from './schedule.ts';

/** Does jobs in this thread, a few turns of the event loop each, and records which ran at the same time. */
class Slow implements Executor {
  readonly concurrency: number;
  readonly begun: string[] = [];
  most = 0;
  #now = 0;
  readonly #work: (job: Job, before: ReadonlyMap<string, readonly Row[]>) => readonly Row[];

  constructor(room: number, work: (job: Job, before: ReadonlyMap<string, readonly Row[]>) => readonly Row[]) {
    this.concurrency = room;
    this.#work = work;
  }

  async perform(job: Job, before: ReadonlyMap<string, readonly Row[]>, signal: AbortSignal): Promise<readonly Row[]> {
    this.begun.push(job.id);
    this.most = Math.max(this.most, ++this.#now);
    for (let i = job.id.length % 5; i >= 0; i--) await breathe();
    this.#now--;
    signal.throwIfAborted();
    return this.#work(job, before);
  }

  close(): void {}
}

const rowsOf = ({ id }: Job): readonly Row[] => [{ id }];
const never = new AbortController().signal;

/** An acyclic graph: each job may depend on some earlier ones. */
function randomJobs(random: Random, count: number): Job[] {
  const jobs = Array.from({ length: count }, (_, i) => ({
    id: `job ${i}`,
    data: { i },
    after: Array.from({ length: i === 0 ? 0 : random.below(4) }, () => `job ${random.below(i)}`),
  }));
  return random.shuffle(jobs);
}

describe('a schedule', () => {
  it('does every job once, after those that it comes after, and hands it their rows', async () => {
    for (let seed = 0; seed < 50; seed++) {
      const jobs = randomJobs(new Random(seed), 30);
      const finished = new Set<string>();
      const executor = new Slow(1 + (seed % 4), (job, before) => {
        expect([...before.keys()].sort()).toEqual([...new Set(job.after)].sort());
        for (const id of job.after ?? []) expect(finished.has(id)).toBe(true);
        return rowsOf(job);
      });
      const done = await perform({ jobs, executor, signal: never, onDone: ({ id }) => void finished.add(id) });
      expect(executor.begun.toSorted()).toEqual(jobs.map(({ id }) => id).toSorted());
      expect(done.size).toBe(30);
      expect(executor.most).toBeLessThanOrEqual(executor.concurrency);
    }
  });

  it('keeps as many under way as there is room for', async () => {
    const jobs = Array.from({ length: 40 }, (_, i) => ({ id: `${i}`, data: {} }));
    const executor = new Slow(4, rowsOf);
    await perform({ jobs, executor, signal: never, onDone: () => {} });
    expect(executor.most).toBe(4);
  });

  it('does not do again what is done', async () => {
    const jobs = randomJobs(new Random(1), 20);
    const executor = new Slow(2, rowsOf);
    const before = new Map(jobs.slice(0, 0).map((job) => [job.id, rowsOf(job)]));
    for (let i = 0; i < 10; i++) before.set(`job ${i}`, [{ id: `job ${i}` }]);
    const calls: string[] = [];
    await perform({ jobs, executor, done: before, signal: never, onDone: ({ id }) => void calls.push(id) });
    expect(calls.toSorted()).toEqual(Array.from({ length: 10 }, (_, i) => `job ${i + 10}`).toSorted());
  });

  it('ends with the first job that fails; what is done has been calls', async () => {
    const jobs = Array.from({ length: 10 }, (_, i) => ({ id: `${i}`, data: {} }));
    const executor = new Slow(1, (job) => {
      if (job.id === '4') throw new Error('no more paper');
      return rowsOf(job);
    });
    const calls: string[] = [];
    const run = perform({ jobs, executor, signal: never, onDone: ({ id }) => void calls.push(id) });
    await expect(run).rejects.toThrow(new JobError(jobs[4], new Error('no more paper')));
    expect(calls).toEqual(['0', '1', '2', '3']);
  });

  it('stops at the signal, and begins nothing more', async () => {
    const jobs = Array.from({ length: 10 }, (_, i) => ({ id: `${i}`, data: {} }));
    const stop = new AbortController();
    const executor = new Slow(1, rowsOf);
    const calls: string[] = [];
    const onDone = ({ id }: Job) => {
      calls.push(id);
      if (id === '2') stop.abort(new Error('enough'));
    };
    await expect(perform({ jobs, executor, signal: stop.signal, onDone })).rejects.toThrow('enough');
    expect(calls).toEqual(['0', '1', '2']);
    expect(executor.begun).toEqual(['0', '1', '2']);
  });

  it('refuses jobs that cannot be done', async () => {
    const run = (jobs: readonly Job[]) => perform({ jobs, executor: new Slow(1, rowsOf), signal: never, onDone: () => {} });
    const data = {};
    await expect(run([{ id: 'a', data, after: ['b'] }])).rejects.toThrow('no job');
    await expect(
      run([
        { id: 'a', data },
        { id: 'a', data },
      ]),
    ).rejects.toThrow('same id');
    const circle = [
      { id: 'a', data, after: ['b'] },
      { id: 'b', data, after: ['a'] },
    ];
    await expect(run(circle)).rejects.toThrow('circle');
  });
});
