import type { Queue, QueueEvents } from 'bullmq';
import { unwrap } from '../../../core/index.ts';
import { inFull } from '../../../i18n/index.ts';
import { errorOf } from '../../failure.ts';
import type { Job, Row } from '../../job.ts';
import type { Executor } from '../../schedule.ts';
import { parsed } from '../store.ts';
import type { QueueAddress } from './address.ts';
import {
  openConnection,
  PREFIX,
  PROTOCOL,
  type Presence,
  pauseFor,
  presenceName,
  presences,
  type QueueConnection,
  queueName,
  within,
} from './connection.ts';
import { type QueuedRequest, readReply, requestId } from './messages.ts';
import { error } from './words.ts';

/** Default number of jobs in the queue: some hundred threads then find their next job waiting. */
const ROOM = 1000;
/** Events can be lost with a server, so the state of jobs and workers is also read at this interval. */
const LOOK_MS = 2000;
/** Results that were not fetched by then, as of a run that was killed and never resumed, are deleted. */
const KEPT_SECONDS = 24 * 3600;
/** How many workers may die in the middle of a job before the job fails. */
export const MOST_LOSSES = 5;
/** How long `close` waits for a server that no longer answers. */
const LEAVING_MS = 2000;

/** The state of the server and of the workers that it lists. */
export interface QueueNews {
  /** Whether the server is connected. */
  readonly connected: boolean;
  /** How many workers take these jobs, and with how many threads; undefined if unknown. */
  readonly workers: number | undefined;
  readonly threads: number | undefined;
  /** The versions of workers that do not take these jobs. */
  readonly otherVersions: readonly string[];
}

export interface QueueExecutorOptions {
  readonly address: QueueAddress;
  /** The name of the kind of job, such as an experiment. */
  readonly experiment: string;
  /** The version of Minerve: workers of another version do not get these jobs. */
  readonly version: string;
  readonly onNews?: (news: QueueNews) => void;
  readonly room?: number;
}

interface PendingJob {
  readonly data: QueuedRequest;
  /** Whether it is known to be in the queue. */
  isQueued: boolean;
  done(rows: readonly Row[]): void;
  failed(why: unknown): void;
}

/**
 * Lets workers on other machines do jobs, through BullMQ on Redis. If a worker or the server dies, a job may be done
 * more than once, but only one answer counts. A job that the server has lost is queued again. Results stay on the
 * server until they are fetched, so a run that was killed finds them when it is resumed.
 */
export class QueueExecutor implements Executor {
  readonly concurrency: number;
  readonly #options: QueueExecutorOptions;
  readonly #connection: QueueConnection;
  readonly #queue: Queue;
  readonly #events: QueueEvents;
  readonly #pending = new Map<string, PendingJob>();
  /** Removals that are not finished. */
  readonly #leaving = new Set<Promise<unknown>>();
  readonly #closing = new AbortController();
  #news: QueueNews = { connected: true, workers: undefined, threads: undefined, otherVersions: [] };

  /** Throws if the server cannot be reached. */
  static async open(options: QueueExecutorOptions): Promise<QueueExecutor> {
    const connection = await openConnection(options.address, presenceName({ kind: 'run', version: options.version, threads: 0 }));
    const common = { connection: connection.redis, prefix: PREFIX };
    const queue = new connection.bullmq.Queue(queueName(options.version), common);
    // Receives events from now on, also those of a job that is done before the first poll.
    const [last] = await connection.redis.xrevrange(queue.toKey('events'), '+', '-', 'COUNT', 1);
    // Blocking reads end after LOOK_MS, so a vanished server is noticed, also at the end.
    const asked = { lastEventId: last?.[0] ?? '0-0', blockingTimeout: LOOK_MS };
    const events = new connection.bullmq.QueueEvents(queue.name, { ...common, ...asked });
    return new QueueExecutor(options, connection, queue, events);
  }

  private constructor(options: QueueExecutorOptions, connection: QueueConnection, queue: Queue, events: QueueEvents) {
    this.concurrency = options.room ?? ROOM;
    this.#options = options;
    this.#connection = connection;
    this.#queue = queue;
    this.#events = events;
    // The connection is restored by itself, and the next poll finds missed results.
    queue.on('error', () => {});
    events.on('error', () => {});
    events.on('completed', ({ jobId, returnvalue }) => this.#answer(jobId, returnvalue));
    events.on('failed', ({ jobId, failedReason }) => this.#giveUp(jobId, failedReason));
    events.on('duplicated', ({ jobId }) => void this.#readStates([jobId]).catch(() => {}));
    connection.redis.on('close', () => this.#tell({ connected: false }));
    connection.redis.on('ready', () => this.#tell({ connected: true }));
    void this.#keepPolling();
  }

  async perform(job: Job, before: ReadonlyMap<string, readonly Row[]>, signal: AbortSignal): Promise<readonly Row[]> {
    signal.throwIfAborted();
    const { experiment, version } = this.#options;
    const { id: name, data: about } = job;
    const order = { kind: 'job', experiment, job: { id: name, data: about }, before: [...before] } as const;
    const data: QueuedRequest = { protocol: PROTOCOL, version, order };
    const id = requestId(data);
    let onAbort = () => {};
    try {
      return await new Promise<readonly Row[]>((done, failed) => {
        onAbort = () => failed(signal.reason);
        signal.addEventListener('abort', onAbort, { once: true });
        const pending = { data, isQueued: false, done, failed };
        this.#pending.set(id, pending);
        this.#add(id, pending);
      });
    } finally {
      signal.removeEventListener('abort', onAbort);
      this.#pending.delete(id);
      // A job that a worker has begun cannot be removed; its result will stay on the server.
      const removal = this.#queue.remove(id).catch(() => {});
      this.#leaving.add(removal);
      void removal.then(() => this.#leaving.delete(removal));
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    const { redis } = this.#connection;
    // Does not wait for an absent server: its data expires after a day.
    const isThere = redis.status === 'ready';
    if (isThere) await within(LEAVING_MS, Promise.all(this.#leaving));
    const ends = Promise.all([this.#events.close(), this.#queue.close()]);
    await within(isThere ? LEAVING_MS : 0, ends);
    redis.disconnect();
  }

  #add(id: string, pending: PendingJob): void {
    const { order } = pending.data;
    const kept = { age: KEPT_SECONDS };
    this.#queue.add(order.experiment, pending.data, { jobId: id, removeOnComplete: kept, removeOnFail: kept }).then(
      () => (pending.isQueued = true),
      (why: Error) => pending.failed(error('queue-refused', { why: inFull(why.message) })),
    );
  }

  #answer(id: string, returned: unknown): void {
    const pending = this.#pending.get(id);
    if (pending === undefined) return;
    try {
      const news = unwrap(readReply(returned));
      if (news.kind === 'done') pending.done(news.rows);
      else pending.failed(errorOf(news.failure));
    } catch (thrown) {
      pending.failed(thrown);
    }
  }

  #giveUp(id: string, reason: string): void {
    const isLost = /stalled more than/.test(reason);
    this.#pending
      .get(id)
      ?.failed(isLost ? error('queue-lost-often', { times: MOST_LOSSES + 1 }) : error('queue-refused', { why: inFull(reason) }));
  }

  /** Reads the state of these jobs: an event may have been missed, or the server may have lost them. */
  async #readStates(ids: readonly string[]): Promise<void> {
    const fields = ['returnvalue', 'failedReason', 'finishedOn', 'timestamp'];
    const found = await this.#connection.redis.pipeline(ids.map((id) => ['hmget', this.#queue.toKey(id), ...fields])).exec();
    for (const [i, id] of ids.entries()) {
      const pending = this.#pending.get(id);
      const [failure, values] = found?.[i] ?? [undefined, undefined];
      if (pending === undefined || failure || values === undefined) continue;
      const [returned, reason, finished, queued] = values as (string | null)[];
      if (queued === null) this.#add(id, pending);
      else if (finished === null) continue;
      else if (returned !== null) this.#answer(id, parsed(returned));
      else if (reason !== null) this.#giveUp(id, reason);
    }
  }

  async #keepPolling(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      const queued = [...this.#pending].flatMap(([id, { isQueued }]) => (isQueued ? [id] : []));
      // If the connection is lost meanwhile, the next poll reports it.
      if (queued.length > 0) await this.#readStates(queued).catch(() => {});
      this.#tellWho(await presences(this.#connection, this.#options.address.db));
      await pauseFor(LOOK_MS, signal);
    }
  }

  #tellWho(present: readonly Presence[] | undefined): void {
    const all = present?.filter(({ kind }) => kind === 'worker');
    const ours = all?.filter(({ version }) => version === this.#options.version);
    this.#tell({
      workers: ours?.length,
      threads: ours?.reduce((sum, { threads }) => sum + threads, 0),
      otherVersions: [...new Set(all?.map(({ version }) => version))].filter((one) => one !== this.#options.version),
    });
  }

  #tell(news: Partial<QueueNews>): void {
    this.#news = { ...this.#news, ...news };
    if (!this.#closing.signal.aborted) this.#options.onNews?.(this.#news);
  }
}
