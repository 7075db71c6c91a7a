import { mkdirSync, mkdtempSync, readdirSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type ProblemError, unwrap } from '../../core/index.ts';
import { describeWithRedis, TestRedis, until } from '../../fixtures/node/index.ts';
import { say } from '../../i18n/index.ts';
import { type Job, perform, type Row, rowsInOrder } from '../../jobs/index.ts';
import {
  parseQueueAddress,
  type QueueAddress,
  QueueExecutor,
  type QueueNews,
  queueName,
  type WorkerNews,
} from '../../jobs/node/index.ts';
import { TABLES } from '../../tablebases/node/index.ts';
import { experimentNamed } from '../experiments.ts';
import { rowsOf } from '../fixtures/rows-of.ts';
import { wholeSettings } from '../settings.ts';
import { PAIRS, pairJob } from '../tournament/pair.ts';
import { playPairs } from './match.ts';
import { QueueWorker } from './queue-worker.ts';

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
    open.push({ close: async () => void (await worker.leave()) });
    return worker;
  }

  const list = (name: string) => server.redis.llen(`minerve:${queueName('test')}:${name}`);

  it('returns the same rows as a single thread, also for jobs that depend on others, and leaves nothing in Redis', async () => {
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

  it('reports why a job failed, in any language, and accepts the same job again', async () => {
    const executor = await QueueExecutor.open({ address, experiment: 'no-such-thing', version: 'test' });
    open.push(executor);
    await openWorker();
    for (const _ of [1, 2])
      await expect(executor.perform(small('a'), none, never)).rejects.toMatchObject({
        code: 'unknown-experiment',
        args: { typed: 'no-such-thing' },
      });
  });

  it('removes jobs that no worker has begun when the run is stopped', async () => {
    const executor = await openRun();
    const stop = new AbortController();
    const jobs = [executor.perform(small('a'), none, stop.signal), executor.perform(small('b'), none, stop.signal)];
    await until(async () => (await list('wait')) === 2);
    stop.abort(new Error('enough'));
    for (const job of jobs) await expect(job).rejects.toThrow('enough');
    await executor.close();
    expect(await list('wait')).toBe(0);
  });

  it('keeps the results of a killed run, and a later run finds them', async () => {
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

  it('queues a job again that the server has lost', async () => {
    const executor = await openRun();
    const job = executor.perform(small('a'), none, never);
    await until(async () => (await list('wait')) === 1);
    await server.redis.flushall();
    await openWorker();
    expect(await job).toHaveLength(1);
  });

  it('puts the jobs of a leaving worker back into the queue at once', async () => {
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

  it('gives no job to a worker of another version, and reports it on both sides', async () => {
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

  it('fails an entry that is not a job, and goes on with the next', async () => {
    const { Queue } = await import('bullmq');
    const queue = new Queue(queueName('test'), { connection: { port: server.port }, prefix: 'minerve' });
    open.push(queue);
    await queue.add('odd', { order: 'rm -rf' }, { jobId: 'odd-one' });
    const worker = await openWorker();
    await until(() => worker.news.failed === 1);
    const executor = await openRun();
    expect(await executor.perform(small('a'), none, never)).toHaveLength(1);
  });

  it('plays pairs of games with the same rows as locally, and refuses a program that was not allowed', async () => {
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
    open.push({ close: async () => void (await worker.leave()) });
    const executor = await QueueExecutor.open({ address, experiment: PAIRS, version: 'test' });
    open.push(executor);
    expect(await played(executor)).toEqual(await played());
    const foreign = pairJob({ ...pairing, game: 'chess', a: 'uci:stockfish -x;nodes=5' }, 1);
    await expect(executor.perform(foreign, none, never)).rejects.toMatchObject({ code: 'queue-program' });
    expect(refused).toEqual(["'stockfish -x'"]);
  });

  it('lets a worker read and write only below the folder that its owner named', async () => {
    const top = realpathSync(mkdtempSync(join(tmpdir(), 'minerve-queue-')));
    onTestFinished(() => rmSync(top, { recursive: true, force: true }));
    const [given, other] = ['given', 'other'].map((name) => join(top, name));
    for (const folder of [given, other, join(given, 'own')]) mkdirSync(folder);
    const game = 'draughts:english:6x6:endless';
    const place = game.replaceAll(':', '-');
    symlinkSync('../other', join(given, 'link'));
    symlinkSync('../../other', join(given, 'own', place));
    const refused: string[] = [];
    const options = { address, version: 'test', threads: 1, onRefusedFolder: (path: string) => refused.push(path) };
    const tables = await QueueExecutor.open({ address, experiment: TABLES, version: 'test' });
    const pairs = await QueueExecutor.open({ address, experiment: PAIRS, version: 'test' });
    open.push(tables, pairs);
    const build = (folder: string) => tables.perform({ id: 'KvK', data: { game, pair: 'KvK', folder, began: 1 } }, none, never);
    const pairing = { game, a: 'random', b: 'random', openings: 1, seed: 1, plies: 0 };
    const play = (folder: string) => pairs.perform(pairJob({ ...pairing, a: `nodes:9,tables=${folder}` }, 1), none, never);

    const idle = await QueueWorker.open(options);
    for (const use of [build, play]) await expect(use('tables')).rejects.toMatchObject({ code: 'queue-no-folder' });
    await idle.leave();
    const worker = await QueueWorker.open({ ...options, folder: given });
    open.push({ close: async () => void (await worker.leave()) });
    for (const outside of [other, '../other', 'link', 'link/new', 'own'])
      for (const use of [build, play]) await expect(use(outside)).rejects.toMatchObject({ code: 'queue-outside' });
    expect([readdirSync(top).sort(), readdirSync(other)]).toEqual([['given', 'other'], []]);
    expect(new Set(refused)).toEqual(new Set(['tables', other, '../other', 'link', 'link/new', 'own']));
    expect(await build('tables/new')).toMatchObject([{ positions: 306 }]);
    expect(readdirSync(join(given, 'tables', 'new', place))).toEqual(['KvK.table']);
    expect(await play('tables/new')).toHaveLength(2);
    // A table that is itself a link out of the folder is not read either.
    renameSync(join(given, 'tables', 'new', place, 'KvK.table'), join(other, 'KvK.table'));
    symlinkSync(join(other, 'KvK.table'), join(given, 'tables', 'new', place, 'KvK.table'));
    for (const use of [build, play]) await expect(use('./tables/new')).rejects.toMatchObject({ code: 'queue-outside' });
  });

  it('lets a worker refuse a job without a folder, and names paths relative to the worker’s folder', async () => {
    const given = realpathSync(mkdtempSync(join(tmpdir(), 'minerve-queue-')));
    onTestFinished(() => rmSync(given, { recursive: true, force: true }));
    const game = 'draughts:english:6x6:endless';
    const place = game.replaceAll(':', '-');
    writeFileSync(join(given, 'file'), '');
    mkdirSync(join(given, 'taken', place, 'KvK.table'), { recursive: true });
    const tables = await QueueExecutor.open({ address, experiment: TABLES, version: 'test' });
    const worker = await QueueWorker.open({ address, version: 'test', threads: 1, folder: given });
    open.push(tables, { close: async () => void (await worker.leave()) });
    const build = async (folder: object) => {
      const job = { id: 'KvK', data: { game, pair: 'KvK', began: 2, ...folder } };
      const failed = (await tables.perform(job, none, never).catch((thrown: unknown) => thrown)) as ProblemError;
      expect(JSON.stringify([failed.message, failed.args])).not.toContain(given);
      return `${failed.code}: ${say(failed, 'fr')}`;
    };
    for (const without of [{}, { folder: 7 }, { folder: null }]) expect(await build(without)).toMatch(/^table-job-folder: /);
    for (const folder of ['file', 'file/deep']) {
      const sentence = `table-unreadable: ${folder}/${place} ne peut servir pour des tables : le chemin passe par un fichier`;
      expect(await build({ folder })).toContain(sentence);
    }
    expect(await build({ folder: 'taken' })).toContain(`unwritable-file: Le fichier taken/${place}/KvK.table ne peut être écrit`);
    expect(readdirSync(given).sort()).toEqual(['file', 'taken']);
  });

  it('lets run and worker disconnect while the server is down', async () => {
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
