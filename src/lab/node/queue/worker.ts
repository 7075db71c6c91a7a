import type { Job as QueuedJob, Worker } from 'bullmq';
import { unwrap } from '../../../core/index.ts';
import { failureOf } from '../../../engines/index.ts';
import type { AllowedProgram } from '../../match/allowed.ts';
import { PAIRS } from '../../match/pair.ts';
import type { Executor } from '../../schedule.ts';
import type { JobNews } from '../../worker/messages.ts';
import { ThreadExecutor } from '../../worker/threads.ts';
import { startNodeThread } from '../worker/node-thread.ts';
import type { QueueAddress } from './address.ts';
import { type Line, openLine, PREFIX, pauseFor, presenceName, presences, queueName, within } from './connection.ts';
import { MOST_LOSSES } from './executor.ts';
import { type QueuedOrder, readOrder } from './messages.ts';
import { QueuedPairs } from './pairs.ts';

/** A worker that is silent for so long has lost its jobs: others take them. It renews them four times meanwhile. */
const LOCK_MS = 30_000;
const RETRY_MS = 1000;
const ASK_SECONDS = 2;
/** Between two looks at who else is there. */
const LOOK_MS = 5000;
/** A server that has stopped to answer is not waited for longer at the end. */
const LEAVING_MS = 3000;

/** What a worker has come to. */
export interface WorkerNews {
  readonly connected: boolean;
  readonly underWay: number;
  readonly done: number;
  readonly failed: number;
  /** Versions of runs whose jobs it leaves alone. */
  readonly otherVersions: readonly string[];
}

export interface QueueWorkerOptions {
  readonly address: QueueAddress;
  readonly version: string;
  readonly threads: number;
  /** How long its jobs are its own without a sign of life, in milliseconds (30,000). */
  readonly lock?: number;
  /** Programs that jobs of the queue may run here. None, where nothing is said. */
  readonly programs?: readonly AllowedProgram[];
  /** Told of a program that was refused: what would have to be allowed. */
  readonly onRefused?: (program: string) => void;
  readonly onNews?: (news: WorkerNews) => void;
  /** Something that the server refuses, in its words. */
  readonly onTrouble?: (message: string) => void;
}

/** Why a job was stopped here: it is somebody else's from now on. */
const GIVEN_BACK = new Error('given back');
const LOST = new Error('lost');

/**
 * Takes jobs from the queue and does them in threads of this process: the main thread stays free to tell the server
 * that they are under way. If the process is killed, so are its threads, and its jobs are taken over by others.
 */
export class QueueWorker {
  readonly #options: QueueWorkerOptions;
  readonly #line: Line;
  readonly #worker: Worker;
  readonly #crew: Crew;
  readonly #underWay = new Map<string, AbortController>();
  readonly #leaving = new AbortController();
  #news: WorkerNews = { connected: true, underWay: 0, done: 0, failed: 0, otherVersions: [] };

  /** Throws a sentence where the server cannot be reached. */
  static async open(options: QueueWorkerOptions): Promise<QueueWorker> {
    const { address, version, threads } = options;
    return new QueueWorker(options, await openLine(address, presenceName({ kind: 'worker', version, threads })));
  }

  private constructor(options: QueueWorkerOptions, line: Line) {
    const { version, threads, lock = LOCK_MS } = options;
    this.#options = options;
    this.#line = line;
    this.#crew = new Crew(options);
    this.#worker = new line.bullmq.Worker(queueName(version), (job, token) => this.#work(job, token as string), {
      ...{ connection: line.redis, prefix: PREFIX, concurrency: threads },
      ...{ lockDuration: lock, stalledInterval: lock / 2, maxStalledCount: MOST_LOSSES },
      // Asked anew every now and then, so that one does not sit with a server that is gone, also at the end.
      ...{ drainDelay: ASK_SECONDS, runRetryDelay: RETRY_MS },
    });
    this.#worker.on('error', ({ message }) => {
      // Of a job that is somebody else's by now, and of a line that comes back by itself, nothing needs to be said.
      if (!/\block\b|not in the active state|Missing key for job|ECONN|Connection is closed/.test(message))
        options.onTrouble?.(message);
    });
    this.#worker.on('lockRenewalFailed', (ids) => {
      for (const id of ids) this.#underWay.get(id)?.abort(LOST);
    });
    line.redis.on('close', () => this.#tell({ connected: false }));
    line.redis.on('ready', () => this.#tell({ connected: true }));
    void this.#keepLooking();
  }

  get news(): WorkerNews {
    return this.#news;
  }

  /** Gives back what is under way, for others to do, and leaves. */
  async leave(): Promise<void> {
    this.#leaving.abort();
    for (const stop of this.#underWay.values()) stop.abort(GIVEN_BACK);
    const { redis } = this.#line;
    // To a server that is away nothing can be given back: others find out when the lock is up.
    await within(LEAVING_MS, this.#worker.close(redis.status !== 'ready'));
    this.#crew.close();
    redis.disconnect();
  }

  /** What it returns is the job's answer; a job that fails has one, too. */
  async #work(job: QueuedJob, token: string): Promise<JobNews> {
    const id = job.id as string;
    const stop = new AbortController();
    this.#underWay.set(id, stop);
    this.#tell({ underWay: this.#underWay.size });
    if (this.#leaving.signal.aborted) stop.abort(GIVEN_BACK);
    const news = await this.#answer(job, stop.signal);
    if (this.#underWay.get(id) === stop) this.#underWay.delete(id);
    const isOurs = !stop.signal.aborted;
    this.#tell({
      underWay: this.#underWay.size,
      done: this.#news.done + (isOurs ? 1 : 0),
      failed: this.#news.failed + (isOurs && news.kind === 'failed' ? 1 : 0),
    });
    if (isOurs) return news;
    if (stop.signal.reason === GIVEN_BACK) await job.moveToWait(token).catch(() => {});
    throw new this.#line.bullmq.WaitingError();
  }

  async #answer({ data }: QueuedJob, signal: AbortSignal): Promise<JobNews> {
    try {
      return await this.#crew.work(unwrap(readOrder(data, this.#options.version)), signal);
    } catch (thrown) {
      // Where on this machine it happened is nobody else's business.
      const { stack: _, ...failure } = failureOf(thrown);
      return { kind: 'failed', failure };
    }
  }

  async #keepLooking(): Promise<void> {
    const { signal } = this.#leaving;
    while (!signal.aborted) {
      const present = (await presences(this.#line, this.#options.address.db)) ?? [];
      const others = present.filter(({ kind, version }) => kind === 'run' && version !== this.#options.version);
      this.#tell({ otherVersions: [...new Set(others.map(({ version }) => version))] });
      await pauseFor(LOOK_MS, signal);
    }
  }

  #tell(news: Partial<WorkerNews>): void {
    this.#news = { ...this.#news, ...news };
    if (!this.#leaving.signal.aborted) this.#options.onNews?.(this.#news);
  }
}

type Hired = Pick<QueueWorkerOptions, 'threads' | 'programs' | 'onRefused'>;

/** The threads of a worker. One that has done jobs of an experiment does only such: others would slow it down. */
class Crew {
  readonly #hired: Hired;
  readonly #groups = new Map<string, { readonly executor: Executor; underWay: number }>();

  constructor(hired: Hired) {
    this.#hired = hired;
  }

  async work({ order: { experiment, job, before } }: QueuedOrder, signal: AbortSignal): Promise<JobNews> {
    // Engines of one game serve all its matches.
    const key = experiment === PAIRS ? `${PAIRS} ${job.data.game}` : experiment;
    this.#dismiss((name, underWay) => name !== key && underWay === 0);
    let group = this.#groups.get(key);
    if (group === undefined) {
      group = { executor: this.#executor(experiment), underWay: 0 };
      this.#groups.set(key, group);
    }
    group.underWay++;
    try {
      return { kind: 'done', rows: await group.executor.perform(job, new Map(before), signal) };
    } finally {
      group.underWay--;
    }
  }

  close(): void {
    this.#dismiss(() => true);
  }

  #executor(experiment: string): Executor {
    const { threads, programs = [], onRefused = () => {} } = this.#hired;
    return experiment === PAIRS
      ? new QueuedPairs(programs, onRefused)
      : new ThreadExecutor({ experiment, threads, start: startNodeThread });
  }

  #dismiss(whom: (group: string, underWay: number) => boolean): void {
    for (const [name, { executor, underWay }] of this.#groups) {
      if (!whom(name, underWay)) continue;
      void executor.close();
      this.#groups.delete(name);
    }
  }
}
