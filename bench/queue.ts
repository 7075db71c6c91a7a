import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unwrap } from 'minerve';
import { type Executor, experimentNamed, type Job, perform, type Row, ThreadExecutor } from 'minerve/lab';
import { parseQueueAddress, type QueueAddress, QueueExecutor } from 'minerve/lab/node';
import { startRedis } from '#scripts/redis.mjs';
import { median, printTable } from './table.js';

const EXPERIMENT = experimentNamed('minimax2-misses').name;
const PROGRAM = fileURLToPath(new URL('../cli/main.js', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };

/** Jobs of no work, so that what is measured is the way there and back. */
const SMALL = 10_000;
const small = (i: number): Job => ({ id: `small ${i}`, data: { branching: 2, height: 1, trees: 1, seed: i } });
/** Jobs of some tens of milliseconds. */
const LARGE = 100;
const ROUNDS = 3;
const large = (i: number): Job => ({ id: `large ${i}`, data: { branching: 2, height: 9, trees: 60, seed: i } });

/**
 * What a queue costs: milliseconds a job over 10,000 jobs of no work, through threads of this process and through Redis;
 * and what a second worker is worth. Needs redis-server.
 */
export async function benchQueue(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'minerve-bench-'));
  const server = await startRedis(folder);
  const address = unwrap(parseQueueAddress(`redis://localhost:${server.port}`));
  try {
    const each: [string, number, string][] = [];
    const rates: number[][] = [[], []];
    const threads = new ThreadExecutor({ experiment: EXPERIMENT, threads: 1 });
    each.push(['threads', 1, await overhead(threads)]);
    threads.close();
    // In turns, so that a busy machine slows them alike.
    for (let round = 0; round < ROUNDS; round++)
      for (const count of [1, 2])
        await withWorkers(count, address, async (executor) => {
          if (round === 0) each.push(['queue', count, await overhead(executor)]);
          rates[count - 1].push(await throughput(executor, round));
        });
    process.stdout.write(`\n${availableParallelism()} cores; redis-server, run and workers share them\n`);
    printTable(`${SMALL} jobs of no work`, ['done by', 'of one thread', 'ms a job'], each);
    const [one, two] = rates.map(median);
    const ratio = `${(two / one).toFixed(2)}x`;
    printTable(
      `${LARGE} jobs of some work, median of ${ROUNDS}`,
      ['workers', 'jobs a second', 'of one'],
      [
        [1, one.toFixed(1), ''],
        [2, two.toFixed(1), ratio],
      ],
    );
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Milliseconds a job of no work. */
async function overhead(executor: Executor): Promise<string> {
  await timed(executor, 100, (i) => small(-i - 1));
  return ((await timed(executor, SMALL, small)) / SMALL).toFixed(2);
}

/** Jobs of some work a second. */
async function throughput(executor: Executor, round: number): Promise<number> {
  // Threads start, code is compiled.
  await timed(executor, 10, (i) => large(-i - 1));
  return (LARGE * 1000) / (await timed(executor, LARGE, (i) => large(round * LARGE + i)));
}

async function withWorkers(count: number, address: QueueAddress, measure: (executor: Executor) => Promise<void>): Promise<void> {
  const workers = await Promise.all(Array.from({ length: count }, () => startWorker(address)));
  const executor = await QueueExecutor.open({ address, experiment: EXPERIMENT, version });
  try {
    await measure(executor);
  } finally {
    await executor.close();
    for (const worker of workers) worker.kill('SIGTERM');
    await Promise.all(workers.map((worker) => once(worker, 'exit')));
  }
}

async function timed(executor: Executor, count: number, make: (i: number) => Job): Promise<number> {
  const jobs = Array.from({ length: count }, (_, i) => make(i));
  const began = performance.now();
  const done: ReadonlyMap<string, readonly Row[]> = await perform({
    ...{ jobs, executor, signal: new AbortController().signal },
    onDone: () => {},
  });
  if (done.size !== count) throw new Error(`${count} jobs gave ${done.size} results.`);
  return performance.now() - began;
}

/** A worker of one thread, when it takes jobs. */
function startWorker({ shown }: QueueAddress): Promise<ChildProcess> {
  const child = spawn(process.execPath, [PROGRAM, 'worker', '--queue', shown, '--threads', '1', '--lang', 'en']);
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('A worker did not start.')));
    child.stderr.setEncoding('utf8').on('data', (text: string) => text.includes('takes jobs') && resolve(child));
  });
}
