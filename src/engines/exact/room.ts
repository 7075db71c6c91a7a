import { ProblemError, type Result, unwrap } from '../../core/index.ts';
import type { Args } from '../../say/index.ts';
import { MOST_KEYS } from '../../solve/index.ts';
import type { SolveWatch } from './watch.ts';

export const MEGABYTE = 2 ** 20;

const REMEDY = 'allow more memory, start nearer to the end, or take a smaller board';

const SENTENCES = {
  'no-room': ({ title, megabytes }: Args) => `${title} does not fit in ${megabytes} MB: ${REMEDY}.`,
  'too-many-positions': ({ title, most }: Args) =>
    `${title} has more than ${most} positions, the most that can be told apart: start nearer to the end, or take a smaller board.`,
  'needs-more-room': ({ title, positions, needed, megabytes }: Args) =>
    `${title} has ${positions} positions and needs ${needed} MB, but ${megabytes} MB are allowed: ${REMEDY}.`,
  'may-need-more-room': ({ title, positions, needed, megabytes }: Args) =>
    `${title} has up to ${positions} positions and may need up to ${needed} MB, but ${megabytes} MB are allowed: ${REMEDY}.`,
  unproven: ({ title, reason }: Args) => `The solution of ${title} was refused by its verification: ${reason}`,
} as const;

/** Why a game is not solved, by its code. */
export type ExactProblem = keyof typeof SENTENCES;

function exactError(code: ExactProblem, args: Args): ProblemError {
  return new ProblemError({ code, args, message: SENTENCES[code](args) });
}

/** What a solver returned, unless it was too large for it. */
export function fitting<T>(result: Result<T>, title: string, { megabytes }: Pick<SolveWatch, 'megabytes'>): T {
  const code = result.ok ? undefined : result.error.code;
  if (code === 'too-large') throw exactError('no-room', { title, megabytes });
  if (code === 'too-many') throw exactError('too-many-positions', { title, most: MOST_KEYS });
  return unwrap(result);
}

/** Refuses, before anything is taken, what is known to need more memory than is allowed; `upTo`: what may need it, since its positions and bytes are known to be at most these. */
export function demandRoom(
  title: string,
  { positions, bytes, upTo = false }: { readonly positions: number; readonly bytes: number; readonly upTo?: boolean },
  { megabytes }: SolveWatch,
): void {
  if (bytes <= megabytes * MEGABYTE) return;
  const needed = Math.ceil(bytes / MEGABYTE);
  throw exactError(upTo ? 'may-need-more-room' : 'needs-more-room', { title, positions, needed, megabytes });
}

/** What a verifier returned. A refusal of our own solution is a mistake of ours. */
export function proven<T>(verdict: Result<T>, title: string): T {
  if (verdict.ok) return verdict.value;
  throw exactError('unproven', { title, reason: verdict.error.message });
}
