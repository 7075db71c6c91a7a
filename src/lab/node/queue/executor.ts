import type { Queue, QueueEvents } from 'bullmq';
import { unwrap } from '../../../core/index.ts';
import { errorOf } from '../../../engines/index.ts';
import { inFull } from '../../../say/index.ts';
import type { Job, Row } from '../../experiment.ts';
import type { Executor } from '../../schedule.ts';
import { parsed } from '../store.ts';
import type { QueueAddress } from './address.ts';
import {
  type Line,
  openLine,
  PREFIX,
  PROTOCOL,
  type Presence,
  pauseFor,
  presenceName,
  presences,
  queueName,
  within,
} from './connection.ts';
import { orderId, type QueuedOrder, readNews } from './messages.ts';
import { error } from './words.ts';

/** Enough for some hundred threads to have their next job waiting. */
const ROOM = 1000;
/** Events may be lost with a server: so often it is looked what has become of the jobs, and who is there. */
const LOOK_MS = 2000;
/** What nobody has fetched by then is thrown away: the results of a run that was killed and never went on. */
const KEPT_SECONDS = 24 * 3600;
/** So many workers may die in the middle of a job before it is given up. */
export const MOST_LOSSES = 5;
/** A server that has stopped to answer is not waited for longer at the end. */
const LEAVING_MS = 2000;

/** Who works for a run, as far as the server tells. */
export interface QueueNews {
  /** The server is there. */
  readonly connected: boolean;
  /** Workers that take these jobs, and their threads; undefined: not known. */
  readonly workers: number | undefined;
  readonly threads: number | undefined;
  /** The versions of workers that do not. */
  readonly otherVersions: readonly string[];
}

export interface QueueExecutorOptions {
  readonly address: QueueAddress;
  /** The row of the table of experiments that the jobs are of. */
  readonly experiment: string;
  /** Of Minerve: workers of another one are not given these jobs. */
  readonly version: string;
  readonly onNews?: (news: QueueNews) => void;
  readonly room?: number;
}

interface Pending {
  readonly data: QueuedOrder;
  /** It is known to be in the queue. */
  isQueued: boolean;
  done(rows: readonly Row[]): void;
  failed(why: unknown): void;
}

/**
 * Has jobs done by workers on any machine, through BullMQ over Redis. A job may be done more than once, where a worker
 * or the server dies in the middle; it is answered once. A job that the server forgets is queued again. Results stay
 * there until they are fetched, so that a run that was killed finds them when it goes on.
 */
export class QueueExecutor implements Executor {
  readonly room: number;
  readonly #options: QueueExecutorOptions;
  readonly #line: Line;
  readonly #queue: Queue;
  readonly #events: QueueEvents;
  readonly #pending = new Map<string, Pending>();
  /** Removals under way. */
  readonly #leaving = new Set<Promise<unknown>>();
  readonly #closing = new AbortController();
  #news: QueueNews = { connected: true, workers: undefined, threads: undefined, otherVersions: [] };

  /** Throws a sentence where the server cannot be reached. */
  static async open(options: QueueExecutorOptions): Promise<QueueExecutor> {
    const line = await openLine(options.address, presenceName({ kind: 'run', version: options.version, threads: 0 }));
    const common = { connection: line.redis, prefix: PREFIX };
    const queue = new line.bullmq.Queue(queueName(options.version), common);
    // What is queued from now on is heard of, also if it is done before the first look.
    const [last] = await line.redis.xrevrange(queue.toKey('events'), '+', '-', 'COUNT', 1);
    // Asked anew every now and then, so that one does not sit with a server that is gone, also at the end.
    const asked = { lastEventId: last?.[0] ?? '0-0', blockingTimeout: LOOK_MS };
    const events = new line.bullmq.QueueEvents(queue.name, { ...common, ...asked });
    return new QueueExecutor(options, line, queue, events);
  }

  private constructor(options: QueueExecutorOptions, line: Line, queue: Queue, events: QueueEvents) {
    this.room = options.room ?? ROOM;
    this.#options = options;
    this.#line = line;
    this.#queue = queue;
    this.#events = events;
    // The line comes back by itself, and what was missed meanwhile is found by looking.
    queue.on('error', () => {});
    events.on('error', () => {});
    events.on('completed', ({ jobId, returnvalue }) => this.#answer(jobId, returnvalue));
    events.on('failed', ({ jobId, failedReason }) => this.#giveUp(jobId, failedReason));
    events.on('duplicated', ({ jobId }) => void this.#lookAt([jobId]).catch(() => {}));
    line.redis.on('close', () => this.#tell({ connected: false }));
    line.redis.on('ready', () => this.#tell({ connected: true }));
    void this.#keepLooking();
  }

  async perform(job: Job, before: ReadonlyMap<string, readonly Row[]>, signal: AbortSignal): Promise<readonly Row[]> {
    signal.throwIfAborted();
    const { experiment, version } = this.#options;
    const { id: name, data: about } = job;
    const order = { kind: 'job', experiment, job: { id: name, data: about }, before: [...before] } as const;
    const data: QueuedOrder = { protocol: PROTOCOL, version, order };
    const id = orderId(data);
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
      // One that a worker is at stays, and so will its result.
      const removal = this.#queue.remove(id).catch(() => {});
      this.#leaving.add(removal);
      void removal.then(() => this.#leaving.delete(removal));
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    const { redis } = this.#line;
    // A server that is away is not waited for: what is left there is thrown away in a day.
    const isThere = redis.status === 'ready';
    if (isThere) await within(LEAVING_MS, Promise.all(this.#leaving));
    const ends = Promise.all([this.#events.close(), this.#queue.close()]);
    await within(isThere ? LEAVING_MS : 0, ends);
    redis.disconnect();
  }

  #add(id: string, pending: Pending): void {
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
      const news = unwrap(readNews(returned));
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

  /** What has become of these jobs: the server may have answered while nobody listened, or have forgotten them. */
  async #lookAt(ids: readonly string[]): Promise<void> {
    const fields = ['returnvalue', 'failedReason', 'finishedOn', 'timestamp'];
    const found = await this.#line.redis.pipeline(ids.map((id) => ['hmget', this.#queue.toKey(id), ...fields])).exec();
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

  async #keepLooking(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      const queued = [...this.#pending].flatMap(([id, { isQueued }]) => (isQueued ? [id] : []));
      // Where the line is lost meanwhile, the next look tells.
      if (queued.length > 0) await this.#lookAt(queued).catch(() => {});
      this.#tellWho(await presences(this.#line, this.#options.address.db));
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
