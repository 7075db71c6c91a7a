import { fail, MAX, ok, type Result } from '../core/index.ts';
import type { Arena } from './arena.ts';
import type { SolveOptions } from './attractors.ts';
import { VALUES } from './memory.ts';
import { fromTheEnd } from './order.ts';
import { NONE } from './solution.ts';

/**
 * What each position is worth when points are counted, as plain data.
 *
 * `value`: the outcome that best play reaches, from Max's view. A win is WIN however far it is; `Solution` has the distances.
 * `height`: the length of the longest game that can still be played, 0 where it is over. It falls with every move, which is the proof that
 * no game goes on for ever.
 * `move`: the position to move to, the first of the best in the arena's order; NONE where the game is over.
 */
export interface Values {
  readonly value: Int32Array;
  readonly height: Int32Array;
  readonly move: Int32Array;
}

/**
 * The exact value of every position by backward induction, for games with points (Othello): Max takes the largest value of his
 * successors, Min the smallest. `attractors` only knows who wins; this knows by how much. The arena must be
 * acyclic: points at the end of a game that may never end have no such value (`cyclic`). O(positions + moves).
 */
export function solveValues(arena: Arena, options: SolveOptions = {}): Result<Values> {
  const { size } = arena;
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
    let best = next[0] as number;
    let highest = 0;
    for (let i = 0; i < count; i++) {
      const target = next[i] as number;
      const gain = (value[target] as number) - (value[best] as number);
      if (maximises ? gain > 0 : gain < 0) best = target;
      highest = Math.max(highest, height[target] as number);
    }
    value[p] = value[best] as number;
    height[p] = highest + 1;
    move[p] = best;
  };
  const cycles = 'points are only counted where every game ends. Use attractors to see who wins.';
  const done = fromTheEnd(arena, backUp, { ...options, footprint: VALUES, cycles });
  return done.ok ? ok({ value, height, move }) : done;
}

/**
 * Whether such values are right, position by position: final ones have their outcome, heights fall (so that every game ends and
 * induction holds), and each value is the best of the successors' for the player to move. One pass; every wrong number is refused.
 */
export function verifyValues(arena: Arena, { value, height, move }: Values): Result<{ readonly positions: number }> {
  const wrong = (p: number, what: string) => fail('wrong-values', `Position ${arena.name(p)}: ${what}.`);
  for (const [name, { length }] of Object.entries({ value, height, move }))
    if (length !== arena.size)
      return fail('wrong-size', `The arena has ${arena.size} positions, but ${name} has ${length} entries.`);
  const next: number[] = [];
  for (let p = 0; p < arena.size; p++) {
    next.length = arena.successors(p, next);
    if (next.length === 0) {
      if (value[p] !== (arena.outcome(p) ?? 0))
        return wrong(p, `the game is over with ${arena.outcome(p) ?? 0}, not ${value[p]}`);
      if (height[p] !== 0 || move[p] !== NONE) return wrong(p, 'the game is over, so there is no height and no move');
      continue;
    }
    const values = next.map((target) => value[target] as number);
    const best = values.reduce((a, b) => (arena.owner(p) === MAX ? Math.max(a, b) : Math.min(a, b)));
    if (value[p] !== best) return wrong(p, `its value is ${value[p]}, but the best move leads to ${best}`);
    if (height[p] !== 1 + next.reduce((most, target) => Math.max(most, height[target] as number), 0))
      return wrong(p, `its height is ${height[p]}, which is not one more than the greatest of its successors`);
    if (!next.includes(move[p] as number)) return wrong(p, `the strategy moves to ${move[p]}, which is not a legal move`);
    if (value[move[p] as number] !== best)
      return wrong(p, `the strategy moves to ${value[move[p] as number]}, but ${best} can be had`);
  }
  return ok({ positions: arena.size });
}
