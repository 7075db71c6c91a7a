import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type * as Bullmq from 'bullmq';
import type { Redis } from 'ioredis';
import { inFull } from '../../../i18n/index.ts';
import type { QueueAddress } from './address.ts';
import { error, reasonOf } from './words.ts';

/** A server that does not answer within this time counts as absent. */
const PATIENCE_MS = 5000;
/** Pause between two attempts to reconnect to a server. */
const LEAST_PAUSE_MS = 100;
const MOST_PAUSE_MS = 2000;
/** How long to wait for the server to close the connection after us: the process cannot end while waiting. */
const HANG_UP_MS = 200;

/** Prefix of all keys in Redis. */
export const PREFIX = 'minerve';

/** Changes with the format of the queue's messages. */
export const PROTOCOL = 1;

/** The queue of one version: another version may give other counts, so its workers do not see these jobs. */
export function queueName(version: string): string {
  return `jobs-${PROTOCOL}-${version}`;
}

/** A connection to a server. It reconnects by itself after an interruption. */
export interface QueueConnection {
  readonly bullmq: typeof Bullmq;
  readonly redis: Redis;
}

/** Throws after a few seconds if the server cannot be reached. */
export async function openConnection(address: QueueAddress, name: string): Promise<QueueConnection> {
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
    disconnectTimeout: HANG_UP_MS,
    retryStrategy: (times) => Math.min(LEAST_PAUSE_MS * 2 ** times, MOST_PAUSE_MS),
  });
  // `isReady` reports the failure; without a listener ioredis would print each error.
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

/** Turns an error of the server or of the connection into an error with advice. */
function refusalOf(thrown: NodeJS.ErrnoException, { shown, tls }: QueueAddress): Error {
  const address = inFull(shown);
  const { code = '', message } = thrown;
  if (/WRONGPASS|invalid password/.test(message)) return error('queue-wrong-password', { address });
  if (/NOAUTH/.test(message)) return error('queue-wants-password', { address });
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code)) return error('queue-untrusted', { address, why: inFull(message) });
  const reason = /\bRESP\b/.test(message) ? 'not-redis' : tls && /^ERR_SSL|EPROTO|ETIMEDOUT/.test(code) ? 'no-tls' : code;
  return error('queue-unreachable', { address, why: reasonOf({ code: reason, message }) });
}

/** Another client of the same server: a run, or a worker and its number of threads. */
export interface Presence {
  readonly kind: 'run' | 'worker';
  readonly version: string;
  readonly threads: number;
}

/** The name of a connection, by which other clients recognise runs and workers. */
export function presenceName({ kind, version, threads }: Presence): string {
  const host = hostname().replace(/[^\w.-]/g, '_');
  return [PREFIX, kind, version, threads, host, process.pid].join(':');
}

/** All clients; undefined if the server does not list them. A killed client disappears from the list at once. */
export async function presences({ redis }: QueueConnection, db: number): Promise<readonly Presence[] | undefined> {
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

/**
 * Waits until `work` is settled, at most `ms` milliseconds, because an absent server does not answer. True if it
 * succeeded in time.
 */
export async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  const over = new AbortController();
  const ended = work.then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([ended, pauseFor(ms, over.signal).then(() => false)]);
  } finally {
    over.abort();
  }
}

/** Resolves early, without an error, when the signal aborts. */
export async function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal }).catch(() => {});
}
