import type { Job as QueuedJob, Worker } from 'bullmq';
import { unwrap } from '../../../core/index.ts';
import { failureOf, type ThreadFailure } from '../../failure.ts';
import type { Job } from '../../job.ts';
import type { Executor } from '../../schedule.ts';
import type { QueueAddress } from './address.ts';
import {
  openConnection,
  PREFIX,
  pauseFor,
  presenceName,
  presences,
  type QueueConnection,
  queueName,
  within,
} from './connection.ts';
import { MOST_LOSSES } from './executor.ts';
import { type JobReply, type QueuedRequest, readRequest } from './messages.ts';
import { WorkerFolder } from './worker-folder.ts';

/** A worker that gives no sign for this long loses its jobs to others. It renews its locks four times in that time. */
const LOCK_MS = 30_000;
const RETRY_MS = 1000;
const ASK_SECONDS = 2;
/** Pause between two polls of the other clients of the server. */
const LOOK_MS = 5000;
/**
 * How long an ending worker waits for a server that no longer answers. Together with the time for its threads to end,
 * an interrupted worker exits within two seconds.
 */
const LEAVING_MS = 1200;

/** The totals of a worker. */
export interface WorkerNews {
  readonly connected: boolean;
  readonly underWay: number;
  readonly done: number;
  readonly failed: number;
  /** Versions of runs whose jobs it does not take. */
  readonly otherVersions: readonly string[];
}

export interface JobWorkerOptions {
  readonly address: QueueAddress;
  readonly version: string;
  readonly threads: number;
  /** Milliseconds without a sign of life after which its jobs go to other workers. Default: 30,000. */
  readonly lock?: number;
  /** The folder below which queued jobs may read and write. Default: none. */
  readonly folder?: string;
  /** Called with a path that was refused because it is not below that folder. */
  readonly onRefusedFolder?: (path: string) => void;
  readonly onNews?: (news: WorkerNews) => void;
  /** Called with error messages of the server. */
  readonly onTrouble?: (message: string) => void;
}

/** How a worker does queued jobs of one kind; defined by the layer that owns the kind. */
export interface QueuedKind {
  /** Jobs of one group are done by the same executor; without it, all jobs of the kind. */
  group?(job: Job): string;
  /** The job with its folder placed below the worker's. Throws if that folder may not be used. */
  placed?(job: Job, folder: WorkerFolder): Promise<Job>;
  executor(name: string, threads: number, folder: WorkerFolder): Executor;
}

/** Why a job was stopped here: another worker has taken it over. */
const GIVEN_BACK = new Error('given back');
const LOST = new Error('lost');

/**
 * Takes jobs from the queue and does them in threads of this process. The main thread stays free to renew the locks of
 * the jobs. If the process is killed, so are its threads, and other workers take over its jobs.
 */
export class JobWorker {
  readonly #options: JobWorkerOptions;
  readonly #connection: QueueConnection;
  readonly #worker: Worker;
  readonly #threads: WorkerThreads;
  readonly #underWay = new Map<string, AbortController>();
  readonly #leaving = new AbortController();
  /** Whether a job could not be returned to the server. */
  #keptBack = false;
  #news: WorkerNews = { connected: true, underWay: 0, done: 0, failed: 0, otherVersions: [] };

  /** Throws if the folder does not exist or the server cannot be reached. */
  static async open(options: JobWorkerOptions, kindOf: (name: string) => QueuedKind): Promise<JobWorker> {
    const { address, version, threads } = options;
    const crew = new WorkerThreads(options, kindOf);
    return new JobWorker(options, crew, await openConnection(address, presenceName({ kind: 'worker', version, threads })));
  }

  private constructor(options: JobWorkerOptions, crew: WorkerThreads, connection: QueueConnection) {
    const { version, threads, lock = LOCK_MS } = options;
    this.#options = options;
    this.#connection = connection;
    this.#threads = crew;
    this.#worker = new connection.bullmq.Worker(queueName(version), (job, token) => this.#work(job, token as string), {
      ...{ connection: connection.redis, prefix: PREFIX, concurrency: threads },
      ...{ lockDuration: lock, stalledInterval: lock / 2, maxStalledCount: MOST_LOSSES },
      // Blocking reads end after ASK_SECONDS, so a vanished server is noticed, also at the end.
      ...{ drainDelay: ASK_SECONDS, runRetryDelay: RETRY_MS },
    });
    this.#worker.on('error', ({ message }) => {
      // Not reported: a job that another worker has taken over, and a connection that restores itself.
      if (!/\block\b|not in the active state|Missing key for job|ECONN|Connection is closed/.test(message))
        options.onTrouble?.(message);
    });
    this.#worker.on('lockRenewalFailed', (ids) => {
      for (const id of ids) this.#underWay.get(id)?.abort(LOST);
    });
    connection.redis.on('close', () => this.#tell({ connected: false }));
    connection.redis.on('ready', () => this.#tell({ connected: true }));
    void this.#keepPolling();
  }

  get news(): WorkerNews {
    return this.#news;
  }

  /**
   * Returns its unfinished jobs to the queue and disconnects. False if the server did not take them back in time:
   * others get them when their locks expire.
   */
  async leave(): Promise<boolean> {
    this.#leaving.abort();
    for (const stop of this.#underWay.values()) stop.abort(GIVEN_BACK);
    const { redis } = this.#connection;
    // Nothing can be returned to an absent server.
    const isThere = redis.status === 'ready';
    const isClosed = await within(LEAVING_MS, this.#worker.close(!isThere));
    this.#threads.close();
    // An open connection would keep the process alive, so one that is still being opened is closed by force, and one
    // that waits for the server's reply is cut off.
    const { backend } = this.#worker;
    for (const cutOff of [backend.close(true), backend.disconnectBlocking(false)]) void cutOff.catch(() => {});
    redis.disconnect();
    return isThere && isClosed && !this.#keptBack;
  }

  /** Returns the answer to the job, also if the job fails. */
  async #work(job: QueuedJob, token: string): Promise<JobReply> {
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
    if (stop.signal.reason === GIVEN_BACK) await job.moveToWait(token).catch(() => (this.#keptBack = true));
    throw new this.#connection.bullmq.WaitingError();
  }

  async #answer({ data }: QueuedJob, signal: AbortSignal): Promise<JobReply> {
    try {
      return await this.#threads.work(unwrap(readRequest(data, this.#options.version)), signal);
    } catch (thrown) {
      // Paths of this machine stay private.
      const { stack: _, ...failure } = failureOf(thrown);
      return { kind: 'failed', failure: this.#threads.withoutFolder(failure) };
    }
  }

  async #keepPolling(): Promise<void> {
    const { signal } = this.#leaving;
    while (!signal.aborted) {
      const present = (await presences(this.#connection, this.#options.address.db)) ?? [];
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

/** The threads of a worker. Each thread does jobs of one kind only, because a mix would slow its code down. */
class WorkerThreads {
  readonly #threads: number;
  readonly #kindOf: (name: string) => QueuedKind;
  readonly #folder: WorkerFolder;
  readonly #groups = new Map<string, { readonly executor: Executor; underWay: number }>();

  constructor({ threads, folder, onRefusedFolder }: JobWorkerOptions, kindOf: (name: string) => QueuedKind) {
    this.#threads = threads;
    this.#kindOf = kindOf;
    this.#folder = new WorkerFolder(folder, onRefusedFolder);
  }

  async work({ order: { experiment, job, before } }: QueuedRequest, signal: AbortSignal): Promise<JobReply> {
    const kind = this.#kindOf(experiment);
    const placed = (await kind.placed?.(job, this.#folder)) ?? job;
    const key = kind.group?.(job) ?? experiment;
    this.#dismiss((name, underWay) => name !== key && underWay === 0);
    let group = this.#groups.get(key);
    if (group === undefined) {
      group = { executor: kind.executor(experiment, this.#threads, this.#folder), underWay: 0 };
      this.#groups.set(key, group);
    }
    group.underWay++;
    try {
      return { kind: 'done', rows: await group.executor.perform(placed, new Map(before), signal) };
    } finally {
      group.underWay--;
    }
  }

  /** The failure as it is sent back. */
  withoutFolder(failure: ThreadFailure): ThreadFailure {
    return this.#folder.withoutFolder(failure);
  }

  close(): void {
    this.#dismiss(() => true);
  }

  #dismiss(whom: (group: string, underWay: number) => boolean): void {
    for (const [name, { executor, underWay }] of this.#groups) {
      if (!whom(name, underWay)) continue;
      void executor.close();
      this.#groups.delete(name);
    }
  }
}
