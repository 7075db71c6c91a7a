import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type * as Bullmq from 'bullmq';
import type { Redis } from 'ioredis';
import { inFull } from '../../../say/index.ts';
import type { QueueAddress } from './address.ts';
import { error, reasonOf } from './words.ts';

/** Who does not answer by then is not there. */
const PATIENCE_MS = 5000;
/** Between two attempts to find a server again that was there before. */
const LEAST_PAUSE_MS = 100;
const MOST_PAUSE_MS = 2000;

/** What all keys in Redis begin with. */
export const PREFIX = 'minerve';

/** Changes whenever what is written into the queue changes its form. */
export const PROTOCOL = 1;

/** Jobs of one version only: another may count otherwise, so its workers do not even see them. */
export function queueName(version: string): string {
  return `jobs-${PROTOCOL}-${version}`;
}

/** A line to a server: it comes back by itself where the server was away. */
export interface Line {
  readonly bullmq: typeof Bullmq;
  readonly redis: Redis;
}

/** Throws a sentence where the server cannot be reached, in a few seconds. */
export async function openLine(address: QueueAddress, name: string): Promise<Line> {
  const { bullmq, ioredis } = await loadPackages();
  const { host, port, db, username, password, tls } = address;
  const redis = new ioredis.Redis({
    ...{ host, port, db, connectionName: name },
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...(tls && { tls: {} }),
    // BullMQ reads answers in their old form, and wants commands to wait for the server rather than to fail.
    protocol: 2,
    maxRetriesPerRequest: null,
    connectTimeout: PATIENCE_MS,
    retryStrategy: (times) => Math.min(LEAST_PAUSE_MS * 2 ** times, MOST_PAUSE_MS),
  });
  // Who wants to know hears that it is not ready; without a listener each error would be printed.
  redis.on('error', () => {});
  try {
    await isReady(redis);
  } catch (thrown) {
    redis.disconnect();
    throw refusalOf(thrown as NodeJS.ErrnoException, address);
  }
  return { bullmq, redis };
}

async function loadPackages() {
  try {
    const [bullmq, ioredis] = await Promise.all([import('bullmq'), import('ioredis')]);
    return { bullmq, ioredis };
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw thrown;
    throw error('queue-no-packages');
  }
}

function isReady(redis: Redis): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })), PATIENCE_MS);
    const fail = (why: Error) => {
      clearTimeout(late);
      reject(why);
    };
    redis.once('error', fail);
    redis.once('close', () => fail(Object.assign(new Error('closed'), { code: 'ECONNRESET' })));
    redis.once('ready', () => {
      clearTimeout(late);
      resolve();
    });
  });
}

/** What a server, or the way to it, says no with. */
function refusalOf(thrown: NodeJS.ErrnoException, { shown, tls }: QueueAddress): Error {
  const address = inFull(shown);
  const { code = '', message } = thrown;
  if (/WRONGPASS|invalid password/.test(message)) return error('queue-wrong-password', { address });
  if (/NOAUTH/.test(message)) return error('queue-wants-password', { address });
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code)) return error('queue-untrusted', { address, why: inFull(message) });
  const reason = /\bRESP\b/.test(message) ? 'not-redis' : tls && /^ERR_SSL|EPROTO|ETIMEDOUT/.test(code) ? 'no-tls' : code;
  return error('queue-unreachable', { address, why: reasonOf({ code: reason, message }) });
}

/** Somebody at the same server: a run, or a worker with so many threads. */
export interface Presence {
  readonly kind: 'run' | 'worker';
  readonly version: string;
  readonly threads: number;
}

/** How a line is called, so that the others at the server know who is there. */
export function presenceName({ kind, version, threads }: Presence): string {
  const host = hostname().replace(/[^\w.-]/g, '_');
  return [PREFIX, kind, version, threads, host, process.pid].join(':');
}

/** All who are there; undefined where the server does not tell. It knows at once who is gone, also by a kill. */
export async function presences({ redis }: Line, db: number): Promise<readonly Presence[] | undefined> {
  let list: string;
  try {
    list = String(await redis.client('LIST'));
  } catch {
    return undefined;
  }
  return list.split('\n').flatMap((client): Presence[] => {
    const [, name] = / name=(\S+)/.exec(client) ?? [];
    const [prefix, kind, version, threads] = name?.split(':') ?? [];
    if (prefix !== PREFIX || (kind !== 'run' && kind !== 'worker') || !new RegExp(` db=${db} `).test(client)) return [];
    return [{ kind, version, threads: Number(threads) }];
  });
}

/** Waits for the end of this, well or not, but not for ever: a server that is away does not answer. */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  await Promise.race([work.catch(() => {}), pauseFor(ms, over.signal)]);
  over.abort();
}

/** Ends early, and without a word, where the signal says so. */
export async function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal }).catch(() => {});
}
