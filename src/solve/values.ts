import { DRAW, isWin, MAX, ok, type Result } from '../core/index.ts';
import { type Arena, NONE } from '../model/index.ts';
import { fromTheEnd } from './backwards.ts';
import { FOOTPRINTS, type SolveOptions, tooLarge } from './options.ts';

/**
 * The value of each position of a game with points, as plain data.
 *
 * `value`: the outcome that best play reaches, from Max's view. A win is WIN however far it is; `Solution` has the
 * distances. `height`: the length of the longest game that can still be played, 0 where it is over. It falls with
 * every move, which is the proof that no game goes on for ever. `move`: the position to move to, the first of the
 * best in the arena's order; NONE where the game is over.
 */
export interface Values {
  readonly value: Int32Array;
  readonly height: Int32Array;
  readonly move: Int32Array;
}

/** Whether some game ends with a number of points, so that the size of a win matters. */
export function countsPoints(arena: Arena): boolean {
  for (let p = 0; p < arena.size; p++) {
    const outcome = arena.outcome(p);
    if (outcome !== undefined && outcome !== DRAW && !isWin(outcome)) return true;
  }
  return false;
}

/**
 * The exact value of every position by backward induction, for games with points (Othello): Max takes the largest
 * value of his successors, Min the smallest. `attractors` only knows who wins; this knows by how much. The arena must
 * be acyclic: points at the end of a game that may never end have no such value (`cyclic`). O(positions + moves).
 */
export function solveValues(arena: Arena, options: SolveOptions = {}): Result<Values> {
  const { size } = arena;
  const refusal = tooLarge(arena.title, FOOTPRINTS.values, size, 0, options.bytes);
  if (refusal) return refusal;
  const value = new Int32Array(size);
  const height = new Int32Array(size);
  const move = new Int32Array(size).fill(NONE);
  const next: number[] = [];
  const backUp = (p: number) => {
    const count = arena.successors(p, next);
    if (count === 0) {
      value[p] = arena.outcome(p) ?? 0;
      return;
    }
    const maximises = arena.owner(p) === MAX;
    let best = next[0];
    let highest = 0;
    for (let i = 0; i < count; i++) {
      const target = next[i];
      const gain = value[target] - value[best];
      if (maximises ? gain > 0 : gain < 0) best = target;
      highest = Math.max(highest, height[target]);
    }
    value[p] = value[best];
    height[p] = highest + 1;
    move[p] = best;
  };
  const done = fromTheEnd(arena, backUp, { ...options, footprint: FOOTPRINTS.values, need: 'points' });
  return done.ok ? ok({ value, height, move }) : done;
}
