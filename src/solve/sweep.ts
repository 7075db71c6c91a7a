import { MAX, ok, type Result } from '../core/index.ts';
import { type Arena, NONE, type Solution, winnerOf } from '../model/index.ts';
import { FOOTPRINTS, Reporter, type SolveOptions, tooLarge } from './options.ts';
import { failure } from './words.ts';

/**
 * Solves an arena whose moves all lead to smaller numbers, in one pass upwards: each position after its successors,
 * with neither predecessor lists nor a queue. Moves are generated once and never stored, so it needs 9 bytes per
 * position for any number of moves. Refuses an arena that does not claim to be `descending`, or claims it wrongly.
 */
export function sweep(arena: Arena, options: SolveOptions = {}): Result<Solution> {
  const { size } = arena;
  if (!arena.descending) return failure('not-descending', { title: arena.title });
  const refusal = tooLarge(arena.title, FOOTPRINTS.sweep, size, 0, options.bytes);
  if (refusal) return refusal;
  const winner = new Int8Array(size);
  const rank = new Int32Array(size).fill(NONE);
  const move = new Int32Array(size).fill(NONE);
  const reporter = new Reporter('sweep', options.progress);
  const next: number[] = [];
  for (let p = 0; p < size; p++) {
    if (reporter.due(p)) reporter.report(p, size);
    const outcome = arena.outcome(p);
    const count = outcome === undefined ? arena.successors(p, next) : 0;
    if (count === 0) {
      winner[p] = winnerOf(outcome ?? 0);
      if (winner[p] !== 0) rank[p] = 0;
      continue;
    }
    const owner = arena.owner(p);
    let best = NONE;
    let bestPreference = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const target = next[i];
      if (target >= p) return failure('leads-upwards', { from: arena.name(p), p, to: arena.name(target), target });
      const worth = preferenceFor(owner === MAX ? winner[target] : -winner[target], rank[target]);
      if (worth <= bestPreference) continue;
      bestPreference = worth;
      best = target;
    }
    move[p] = best;
    winner[p] = winner[best];
    if (winner[p] !== 0) rank[p] = rank[best] + 1;
  }
  reporter.report(size, size);
  return ok({ winner, rank, move });
}

/**
 * A player's preference among positions: wins above draws above losses, fast wins above slow ones, slow losses above
 * fast ones.
 */
function preferenceFor(won: number, rank: number): number {
  return won === 0 ? 0 : won > 0 ? 0x100000000 - rank : rank - 0x100000000;
}
