import { createHash } from 'node:crypto';
import { ok, type Result } from '../../../core/index.ts';
import type { ThreadFailure } from '../../failure.ts';
import type { Job, Row } from '../../job.ts';
import type { JobRequest } from '../../threads.ts';
import { PROTOCOL } from './connection.ts';
import { failure } from './words.ts';

/**
 * A job as stored in the queue, as data only. `order.experiment` names the kind of job, and so the code that does it.
 */
export interface QueuedRequest {
  readonly protocol: number;
  readonly version: string;
  readonly order: JobRequest & { readonly kind: 'job' };
}

/** The answer of a worker to a job: its rows, or why it failed. */
export type JobReply =
  | { readonly kind: 'done'; readonly rows: readonly Row[] }
  | { readonly kind: 'failed'; readonly failure: ThreadFailure };

/**
 * Equal work has the same id in all runs: it is queued once, and a resumed run finds the results that
 * workers have finished meanwhile.
 */
export function requestId({ order: { experiment, job, before } }: QueuedRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([experiment, job.id, job.data, before]))
    .digest('hex')
    .slice(0, 40);
}

/** Any client of the server can write into the queue, so requests are checked. */
export function readRequest(data: unknown, version: string): Result<QueuedRequest> {
  const { protocol, version: there, order } = asRecord(data);
  const { kind, experiment, job, before } = asRecord(order);
  const { id, data: about } = asRecord(job);
  const isOurs =
    protocol === PROTOCOL &&
    typeof there === 'string' &&
    kind === 'job' &&
    typeof experiment === 'string' &&
    typeof id === 'string' &&
    isRow(about) &&
    Array.isArray(before) &&
    before.every((one) => Array.isArray(one) && typeof one[0] === 'string' && isRows(one[1]));
  if (!isOurs) return failure('queue-foreign-job', { version });
  if (there !== version) return failure('queue-other-version', { here: version, there });
  return ok({
    protocol,
    version,
    order: { kind, experiment, job: { id, data: about } satisfies Job, before: before as JobRequest['before'] },
  });
}

export function readReply(data: unknown): Result<JobReply> {
  const { kind, rows, failure: why } = asRecord(data);
  if (kind === 'done' && isRows(rows)) return ok({ kind, rows });
  const { name, message } = asRecord(why);
  if (kind === 'failed' && typeof name === 'string' && typeof message === 'string')
    return ok({ kind, failure: why as ThreadFailure });
  return failure('queue-foreign-answer');
}

function asRecord(what: unknown): Readonly<Record<string, unknown>> {
  return typeof what === 'object' && what !== null && !Array.isArray(what) ? (what as Record<string, unknown>) : {};
}

function isRows(what: unknown): what is readonly Row[] {
  return Array.isArray(what) && what.every(isRow);
}

function isRow(what: unknown): what is Row {
  if (typeof what !== 'object' || what === null || Array.isArray(what)) return false;
  return Object.values(what).every((cell) => cell === null || ['string', 'number', 'boolean'].includes(typeof cell));
}
