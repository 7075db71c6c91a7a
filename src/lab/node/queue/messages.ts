import { createHash } from 'node:crypto';
import { ok, type Result } from '../../../core/index.ts';
import type { Job, Row } from '../../experiment.ts';
import type { JobNews, JobOrder } from '../../worker/messages.ts';
import { PROTOCOL } from './connection.ts';
import { failure } from './words.ts';

/** A job as it lies in the queue: data alone. The name says which row of the table of experiments does it. */
export interface QueuedOrder {
  readonly protocol: number;
  readonly version: string;
  readonly order: JobOrder & { readonly kind: 'job' };
}

/**
 * The same work has the same id, whoever asks for it: it is queued once, and a run that goes on finds what was done
 * for it meanwhile.
 */
export function orderId({ order: { experiment, job, before } }: QueuedOrder): string {
  return createHash('sha256')
    .update(JSON.stringify([experiment, job.id, job.data, before]))
    .digest('hex')
    .slice(0, 40);
}

/** What lies in the queue was written by whoever can write there. */
export function readOrder(data: unknown, version: string): Result<QueuedOrder> {
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
    order: { kind, experiment, job: { id, data: about } satisfies Job, before: before as JobOrderRows },
  });
}

type JobOrderRows = (JobOrder & { readonly kind: 'job' })['before'];

export function readNews(data: unknown): Result<JobNews> {
  const { kind, rows, failure: why } = asRecord(data);
  if (kind === 'done' && isRows(rows)) return ok({ kind, rows });
  const { name, message } = asRecord(why);
  if (kind === 'failed' && typeof name === 'string' && typeof message === 'string')
    return ok({ kind, failure: why as (JobNews & { kind: 'failed' })['failure'] });
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
