import { fail, MAX, ok, type Result } from '../core/index.ts';
import type { Arena } from './arena.ts';
import { NONE } from './solution.ts';
import type { Values } from './values.ts';

/**
 * Whether the values of an arena with points are right, judged without any solver, position by position: final ones have their outcome, heights fall (so that every game ends and
 * induction holds), and each value is the best of the successors' for the player to move. One pass; every wrong number is refused.
 */
export function verifyValues(arena: Arena, { value, height, move }: Values): Result<{ readonly positions: number }> {
  const wrong = (p: number, what: string) => fail('wrong-values', `Position ${arena.name(p)}: ${what}.`);
  for (const [name, list] of Object.entries({ value, height, move }))
    if (list?.length !== arena.size)
      return fail('wrong-size', `The arena has ${arena.size} positions, but ${name} has ${list?.length ?? 0} entries.`);
  const next: number[] = [];
  for (let p = 0; p < arena.size; p++) {
    next.length = arena.successors(p, next);
    if (next.length === 0) {
      if (value[p] !== (arena.outcome(p) ?? 0))
        return wrong(p, `the game is over with ${arena.outcome(p) ?? 0}, not ${value[p]}`);
      if (height[p] !== 0 || move[p] !== NONE) return wrong(p, 'the game is over, so there is no height and no move');
      continue;
    }
    const values = next.map((target) => value[target]);
    const best = values.reduce((a, b) => (arena.owner(p) === MAX ? Math.max(a, b) : Math.min(a, b)));
    if (value[p] !== best) return wrong(p, `its value is ${value[p]}, but the best move leads to ${best}`);
    if (height[p] !== 1 + next.reduce((most, target) => Math.max(most, height[target]), 0))
      return wrong(p, `its height is ${height[p]}, which is not one more than the greatest of its successors`);
    if (!next.includes(move[p])) return wrong(p, `the strategy moves to ${move[p]}, which is not a legal move`);
    if (value[move[p]] !== best) return wrong(p, `the strategy moves to ${value[move[p]]}, but ${best} can be had`);
  }
  return ok({ positions: arena.size });
}
