import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { unwrap } from '../../../core/index.ts';
import { describeWithRedis, TestRedis, until } from '../../../fixtures/node/index.ts';
import type { Job, Row } from '../../experiment.ts';
import { experimentNamed } from '../../experiments.ts';
import { rowsOf } from '../../fixtures/rows-of.ts';
import { PAIRS, pairJob } from '../../match/pair.ts';
import { rowsInOrder } from '../../rows.ts';
import { perform } from '../../schedule.ts';
import { wholeSettings } from '../../settings.ts';
import { playPairs } from '../match.ts';
import { parseQueueAddress, type QueueAddress } from './address.ts';
import { queueName } from './connection.ts';
import { QueueExecutor, type QueueNews } from './executor.ts';
import { QueueWorker, type WorkerNews } from './worker.ts';

const misses = experimentNamed('minimax2-misses');
const never = new AbortController().signal;
const none = new Map<string, readonly Row[]>();
const small = (id: string): Job => ({ id, data: { branching: 2, height: 3, trees: 2, seed: 1 } });
const LONG: Job = { id: 'long', data: { branching: 4, height: 9, trees: 100_000, seed: 1 } };

describeWithRedis('a queue', () => {
  const server = new TestRedis();
  let address: QueueAddress;
  const open: { close(): Promise<void> }[] = [];

  beforeAll(async () => {
    await server.start();
    address = unwrap(parseQueueAddress(`redis://localhost:${server.port}`));
  });

  afterAll(() => server.close());

  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
    await server.redis.flushall();
  });

  async function openRun(options: { version?: string; onNews?: (news: QueueNews) => void } = {}): Promise<QueueExecutor> {
    const executor = await QueueExecutor.open({ address, experiment: misses.name, version: 'test', ...options });
    open.push(executor);
    return executor;
  }

  async function openWorker(options: { threads?: number; onNews?: (news: WorkerNews) => void } = {}): Promise<QueueWorker> {
    const worker = await QueueWorker.open({ address, version: 'test', threads: 1, ...options });
    open.push({ close: () => worker.leave() });
    return worker;
  }

  const list = (name: string) => server.redis.llen(`minerve:${queueName('test')}:${name}`);

  it('gives the rows that one thread alone gives, of jobs after jobs too, and keeps nothing', async () => {
    const typed = { branching: '2,3', leaves: '30', trees: '3' };
    const listed = unwrap(misses.jobs(unwrap(wholeSettings(misses, typed))));
    const jobs = listed.map((job, i) => (i < 2 ? job : { ...job, after: [listed[i - 1].id, listed[i - 2].id] }));
    const news: QueueNews[] = [];
    await openWorker({ threads: 2 });
    const executor = await openRun({ onNews: (latest) => news.push(latest) });
    const done = await perform({ jobs, executor, signal: never, onDone: () => {} });
    expect(rowsInOrder(jobs, done)).toEqual(await rowsOf(misses, typed));
    await executor.close();
    expect((await server.redis.keys('*')).filter((key) => /[0-9a-f]{40}/.test(key))).toEqual([]);
    expect(news.at(-1)).toEqual({ connected: true, workers: 1, threads: 2, otherVersions: [] });
  });

  it('says why a job failed, in any language, and may be asked again', async () => {
    const executor = await QueueExecutor.open({ address, experiment: 'no-such-thing', version: 'test' });
    open.push(executor);
    await openWorker();
    for (const _ of [1, 2])
      await expect(executor.perform(small('a'), none, never)).rejects.toMatchObject({
        code: 'unknown-experiment',
        args: { typed: 'no-such-thing' },
      });
  });

  it('takes back what nobody has begun when the run is stopped', async () => {
    const executor = await openRun();
    const stop = new AbortController();
    const jobs = [executor.perform(small('a'), none, stop.signal), executor.perform(small('b'), none, stop.signal)];
    await until(async () => (await list('wait')) === 2);
    stop.abort(new Error('enough'));
    for (const job of jobs) await expect(job).rejects.toThrow('enough');
    await executor.close();
    expect(await list('wait')).toBe(0);
  });

  it('keeps what was done for a run that was killed: going on, it finds it', async () => {
    const killed = await openRun();
    void killed.perform(small('a'), none, never);
    await until(async () => (await list('wait')) === 1);
    await killed.close();
    const worker = await openWorker();
    await until(() => worker.news.done === 1);
    await worker.leave();
    const again = await openRun();
    expect(await again.perform(small('a'), none, never)).toEqual(misses.run(small('a'), { signal: never, before: none }));
  });

  it('queues again what the server has forgotten', async () => {
    const executor = await openRun();
    const job = executor.perform(small('a'), none, never);
    await until(async () => (await list('wait')) === 1);
    await server.redis.flushall();
    await openWorker();
    expect(await job).toHaveLength(1);
  });

  it('gets back at once what a worker that leaves is at', async () => {
    const executor = await openRun();
    const stop = new AbortController();
    const job = executor.perform(LONG, none, stop.signal);
    const worker = await openWorker();
    await until(() => worker.news.underWay === 1);
    await worker.leave();
    expect([await list('wait'), await list('active')]).toEqual([1, 0]);
    stop.abort(new Error('enough'));
    await expect(job).rejects.toThrow('enough');
  });

  it('gives no job to a worker of another version, and tells both sides', async () => {
    const news: QueueNews[] = [];
    const heard: WorkerNews[] = [];
    const executor = await openRun({ version: 'newer', onNews: (latest) => news.push(latest) });
    await openWorker({ onNews: (latest) => heard.push(latest) });
    const stop = new AbortController();
    const job = executor.perform(small('a'), none, stop.signal);
    await until(() => heard.at(-1)?.otherVersions[0] === 'newer' && news.at(-1)?.otherVersions[0] === 'test');
    expect(news.at(-1)?.workers).toBe(0);
    expect(heard.at(-1)?.done).toBe(0);
    stop.abort(new Error('enough'));
    await expect(job).rejects.toThrow('enough');
  });

  it('answers what is no job with a failure, and goes on', async () => {
    const { Queue } = await import('bullmq');
    const queue = new Queue(queueName('test'), { connection: { port: server.port }, prefix: 'minerve' });
    open.push(queue);
    await queue.add('odd', { order: 'rm -rf' }, { jobId: 'odd-one' });
    const worker = await openWorker();
    await until(() => worker.news.failed === 1);
    const executor = await openRun();
    expect(await executor.perform(small('a'), none, never)).toHaveLength(1);
  });

  it('has pairs of games played, with the rows that they have here, and refuses a program that nobody allowed', async () => {
    const pairing = { game: 'tictactoe', a: 'level:2', b: 'random', openings: 1, seed: 1 };
    const jobs = [1, 2, 3].map((pair) => pairJob(pairing, pair));
    const played = async (executor?: QueueExecutor) => {
      const done = await playPairs({ jobs, threads: 1, executor, signal: never, onPair: () => {} });
      return jobs.flatMap(({ id }) => done.get(id) ?? []).map(({ msA, msB, ...row }) => row);
    };
    const refused: string[] = [];
    const worker = await QueueWorker.open({
      ...{ address, version: 'test', threads: 2, onRefused: (program) => refused.push(program) },
    });
    open.push({ close: () => worker.leave() });
    const executor = await QueueExecutor.open({ address, experiment: PAIRS, version: 'test' });
    open.push(executor);
    expect(await played(executor)).toEqual(await played());
    const foreign = pairJob({ ...pairing, game: 'chess', a: 'uci:stockfish -x;nodes=5' }, 1);
    await expect(executor.perform(foreign, none, never)).rejects.toMatchObject({ code: 'queue-program' });
    expect(refused).toEqual(["'stockfish -x'"]);
  });

  it('is left by both sides also while the server is away', async () => {
    const news: QueueNews[] = [];
    const executor = await openRun({ onNews: (latest) => news.push(latest) });
    const worker = await openWorker();
    const stop = new AbortController();
    const job = executor.perform(LONG, none, stop.signal);
    await until(() => worker.news.underWay === 1);
    await server.stop('SIGKILL');
    await until(() => news.at(-1)?.connected === false && !worker.news.connected);
    stop.abort(new Error('enough'));
    await expect(job).rejects.toThrow('enough');
    await Promise.all([executor.close(), worker.leave()]);
    await server.start();
  });
});
