import type { Result } from '../../core/index.ts';
import { unwrap } from '../../core/index.ts';
import { type Arena, attractors, MOST_KEYS, type Solution, verify } from '../../solve/index.ts';
import { failure } from '../problems.ts';
import { tellingArena, type Watch } from './watch.ts';

export interface SolvedArena {
  readonly arena: Arena;
  readonly solution: Solution;
  /** How many moves the arena has. */
  readonly moves: number;
}

export const MEGABYTE = 2 ** 20;

/** Both attractors, verified: nothing is printed that has not passed here. `taken` is the memory that the arena itself holds. */
export function solveArena(arena: Arena, taken: number, watch: Watch): SolvedArena {
  const { megabytes, progress } = watch;
  const solution = fitting(attractors(arena, { bytes: megabytes * MEGABYTE - taken, progress }), arena.title, watch);
  const { moves } = proven(verify(tellingArena(arena, progress), solution), arena.title);
  return { arena, solution, moves };
}

/** What a solver returned, unless it was too large for it: then a sentence with the remedies that the command line has. */
export function fitting<T>(result: Result<T>, title: string, { megabytes }: Pick<Watch, 'megabytes'>): T {
  const code = result.ok ? undefined : result.error.code;
  if (code === 'too-large')
    throw failure((say) =>
      [say.solving.tooLarge(title, megabytes), ...(counts(title) ? [say.draughts.endlessIsSmaller(title)] : [])].join(' '),
    );
  if (code === 'too-many') throw failure((say) => say.solving.tooMany(title, MOST_KEYS));
  return unwrap(result);
}

/** Draughts with draw rules: what they count, and the moves that may come back, make many positions of one board. */
function counts(title: string): boolean {
  return /^draughts(?::|$)/.test(title) && !title.endsWith(':endless');
}

/** Refuses, before anything is taken, what may need more memory than is allowed: its positions and bytes are known to be at most these. */
export function demandRoomUpTo(title: string, positions: number, bytes: number, { megabytes }: Watch): void {
  if (bytes <= megabytes * MEGABYTE) return;
  throw failure((say) => say.solving.needsUpTo(title, positions, Math.ceil(bytes / MEGABYTE), megabytes));
}

/** Refuses, before anything is taken, what is known to need more memory than is allowed. */
export function demandRoom(title: string, positions: number, bytes: number, { megabytes }: Watch): void {
  if (bytes <= megabytes * MEGABYTE) return;
  throw failure((say) => say.solving.needsMore(title, positions, Math.ceil(bytes / MEGABYTE), megabytes));
}

/** What a verifier returned. A refusal of our own solution is a mistake of ours. */
export function proven<T>(verdict: Result<T>, title: string): T {
  if (verdict.ok) return verdict.value;
  const { message } = verdict.error;
  throw failure((say) => say.unexpected(say.solving.unproven(title, say.library(message))));
}
