import { fail, ok, type Result } from '../core/index.ts';
import type { Arena } from './arena.ts';
import { NONE, type Solution } from './solution.ts';

/**
 * Whether a solution of a well-formed arena is right, judged without any solver: one pass, each position against its own moves.
 *
 * Why this is enough. Winners: by induction on the rank, a position of rank n that passes is won in n moves by following `move`
 * and the loser can neither leave nor hurry it, nor the winner do better. Draws: nobody at a draw can move into his own
 * win, and each has a move to another draw, so each player holds. Hence winner and rank are the only ones that
 * pass; any other number in them is refused here. `move` may be any move of the right kind.
 */
export function verify(arena: Arena, solution: Solution): Result<{ readonly positions: number; readonly moves: number }> {
  const { winner, rank, move } = solution;
  for (const [name, list] of Object.entries({ winner, rank, move }))
    if (list?.length !== arena.size)
      return fail(
        'wrong-size',
        `The arena has ${arena.size} positions, but ${name} has ${list?.length ?? 0} entries: it is another arena's.`,
      );
  const next: number[] = [];
  let moves = 0;
  for (let p = 0; p < arena.size; p++) {
    const count = arena.outcome(p) === undefined ? arena.successors(p, next) : 0;
    next.length = count;
    moves += count;
    const wrong = count === 0 ? endProblem(arena, solution, p) : moveProblem(arena, solution, p, next);
    if (wrong) return fail('wrong-solution', `Position ${arena.name(p)}: ${wrong}.`);
  }
  return ok({ positions: arena.size, moves });
}

function endProblem(arena: Arena, { winner, rank, move }: Solution, p: number): string | undefined {
  const won = Math.sign(arena.outcome(p) ?? 0);
  if (winner[p] !== won) return `the game is over with ${named(won)}, but the solution says ${named(winner[p])}`;
  if (rank[p] !== (won === 0 ? NONE : 0)) return `the game is over, so its rank cannot be ${rank[p]}`;
  if (move[p] !== NONE) return `the game is over, but the strategy moves on to ${move[p]}`;
  return undefined;
}

function moveProblem(arena: Arena, { winner, rank, move }: Solution, p: number, next: readonly number[]): string | undefined {
  const owner = arena.owner(p);
  const won = winner[p];
  const n = rank[p];
  const chosen = move[p];
  if (won === 0 ? n !== NONE : n < 1) return `its rank is ${n}, which is not the rank of ${named(won)} with moves to play`;
  if (!next.includes(chosen)) return `the strategy moves to ${chosen}, which is not a legal move`;
  if (winner[chosen] !== won) return `it is ${named(won)}, but the strategy moves to ${named(winner[chosen])}`;
  if (won !== 0 && rank[chosen] !== n - 1)
    return `its rank is ${n}, but the strategy moves to rank ${rank[chosen]}, not ${n - 1}`;
  for (const target of next) {
    if (winner[target] === owner && won !== owner)
      return `it is not won by the player to move, who can win with ${arena.name(target)}`;
    if (won === -owner && winner[target] !== won) return `it counts as lost, but ${arena.name(target)} escapes`;
    if (won === owner && winner[target] === won && rank[target] < n - 1)
      return `its rank is ${n}, but ${arena.name(target)} wins faster`;
    if (won === -owner && rank[target] > n - 1) return `its rank is ${n}, but ${arena.name(target)} holds out longer`;
  }
  return undefined;
}

function named(winner: number | undefined): string {
  return ['a win of Ève', 'a draw', 'a win of Adam'][(winner ?? NaN) + 1] ?? `won by nobody (${winner})`;
}
