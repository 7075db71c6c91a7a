import { ok, type Result } from '../core/index.ts';
import { type Arena, NONE, type Solution, winnerOf } from '../model/index.ts';
import { countPredecessors, fillPredecessors } from './backwards.ts';
import { FOOTPRINTS, Reporter, type SolveOptions, tooLarge } from './options.ts';
import { readStrategy } from './solution.ts';

/**
 * Solves any well-formed arena, cycles and players who move twice included, in O(positions + moves): both attractors
 * at once, backwards from the victory positions, as a breadth-first search (Dowling and Gallier 1984 for Horn
 * clauses; in game graphs, Zermelo's backward induction made linear).
 *
 * Invariant: positions enter the queue in order of rank. When q, won by w, leaves it, each undecided predecessor p
 *  - controlled by w is won by w through q: no successor won by w left the queue earlier, so rank(p) = rank(q) + 1;
 *  - controlled by the other has one way out less; with none left it is won by w; q, the last, has the highest rank.
 * What is never decided is a draw: its owner has a move that stays undecided, and none that wins.
 *
 * While p is undecided (winner 0), rank[p] holds the number of its ways out.
 */
export function attractors(arena: Arena, options: SolveOptions = {}): Result<Solution> {
  const { size } = arena;
  const footprint = arena.predecessors ? FOOTPRINTS.attractorsGenerated : FOOTPRINTS.attractors;
  const refusal = tooLarge(arena.title, footprint, size, 0, options.bytes);
  if (refusal) return refusal;
  const winner = new Int8Array(size);
  const rank = new Int32Array(size);
  const backwards = arena.predecessors ? generated(arena, rank) : listed(arena, rank, options);
  if (!backwards.ok) return backwards;
  const predecessors = backwards.value;

  const queue = new Int32Array(size);
  let queued = 0;
  for (let p = 0; p < size; p++) {
    const won = winnerOf(arena.outcome(p) ?? 0);
    if (won === 0) continue;
    winner[p] = won;
    rank[p] = 0;
    queue[queued++] = p;
  }
  let won = 0;
  let nextRank = 0;
  const decide = (p: number) => {
    if (winner[p] !== 0) return;
    if (arena.owner(p) !== won && --rank[p] > 0) return;
    winner[p] = won;
    rank[p] = nextRank;
    queue[queued++] = p;
  };
  const reporter = new Reporter('decide', options.progress);
  for (let head = 0; head < queued; head++) {
    const q = queue[head];
    won = winner[q];
    nextRank = rank[q] + 1;
    predecessors(q, decide);
    if (reporter.due(head)) reporter.report(head, size);
  }
  for (let p = 0; p < size; p++) if (winner[p] === 0) rank[p] = NONE;
  reporter.report(size, size);
  return ok({ winner, rank, move: readStrategy(arena, winner, rank) });
}

type Backwards = (position: number, visit: (predecessor: number) => void) => void;

/** The arena's own predecessors. Writes the number of moves of each position to `moves`, as `listed` does. */
function generated(arena: Arena, moves: Int32Array): Result<Backwards> {
  const next: number[] = [];
  for (let p = 0; p < arena.size; p++) moves[p] = arena.successors(p, next);
  return ok((position, visit) => arena.predecessors?.(position, visit));
}

function listed(arena: Arena, moves: Int32Array, { bytes, progress }: SolveOptions): Result<Backwards> {
  const counted = countPredecessors(arena, moves, progress);
  const refusal = tooLarge(arena.title, FOOTPRINTS.attractors, arena.size, counted.moves, bytes);
  if (refusal) return refusal;
  const { offsets, sources } = fillPredecessors(arena, counted.offsets, progress);
  return ok((position, visit) => {
    const end = offsets[position + 1];
    for (let i = offsets[position]; i < end; i++) visit(sources[i]);
  });
}
