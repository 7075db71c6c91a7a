import { type Failure, MAX, ok, type Result } from '../core/index.ts';
import type { Sentence } from '../say/index.ts';
import type { Arena } from './arena.ts';
import type { ImpartialGame, ImpartialSolution } from './impartial.ts';
import { NONE, type Solution } from './solution.ts';
import type { Values } from './values.ts';
import { failure, sentence } from './words.ts';

/**
 * Whether a solution of a well-formed arena is right, judged without any solver: one pass, each position against its
 * own moves.
 *
 * Why this is enough. Winners: by induction on the rank, a position of rank n that passes is won in n moves by
 * following `move` and the loser can neither leave nor hurry it, nor the winner do better. Draws: nobody at a draw
 * can move into his own win, and each has a move to another draw, so each player holds. Hence winner and rank are the
 * only ones that pass; any other number in them is refused here. `move` may be any move of the right kind.
 */
export function verify(arena: Arena, solution: Solution): Result<{ readonly positions: number; readonly moves: number }> {
  const { winner, rank, move } = solution;
  const sizes = sizeProblem(arena.size, { winner, rank, move });
  if (sizes) return sizes;
  const next: number[] = [];
  let moves = 0;
  for (let p = 0; p < arena.size; p++) {
    const count = arena.outcome(p) === undefined ? arena.successors(p, next) : 0;
    next.length = count;
    moves += count;
    const why = count === 0 ? endProblem(arena, solution, p) : moveProblem(arena, solution, p, next);
    if (why) return failure('wrong-solution', { position: arena.name(p), why });
  }
  return ok({ positions: arena.size, moves });
}

/** The lists of a solution have an entry a position. */
function sizeProblem(positions: number, lists: Readonly<Record<string, ArrayLike<number> | undefined>>): Failure | undefined {
  for (const [list, entries] of Object.entries(lists))
    if (entries?.length !== positions) return failure('wrong-size', { positions, list, entries: entries?.length ?? 0 });
  return undefined;
}

function endProblem(arena: Arena, { winner, rank, move }: Solution, p: number): Sentence | undefined {
  const won = Math.sign(arena.outcome(p) ?? 0);
  if (winner[p] !== won) return sentence('ended-otherwise', { won, said: winner[p] });
  if (rank[p] !== (won === 0 ? NONE : 0)) return sentence('ended-with-rank', { rank: rank[p] });
  if (move[p] !== NONE) return sentence('ended-with-move', { move: move[p] });
  return undefined;
}

function moveProblem(arena: Arena, solution: Solution, p: number, next: readonly number[]): Sentence | undefined {
  const owner = arena.owner(p);
  const won = solution.winner[p];
  const rank = solution.rank[p];
  const chosen = solution.move[p];
  if (won === 0 ? rank !== NONE : rank < 1) return sentence('rank-impossible', { rank, winner: won });
  if (!next.includes(chosen)) return sentence('strategy-illegal', { move: chosen });
  const met = solution.winner[chosen];
  if (met !== won) return sentence('strategy-to-other-winner', { winner: won, met });
  if (won !== 0 && solution.rank[chosen] !== rank - 1)
    return sentence('strategy-to-other-rank', { rank, met: solution.rank[chosen], due: rank - 1 });
  for (const target of next) {
    const winner = solution.winner[target];
    if (winner === owner && won !== owner) return sentence('can-win', { move: arena.name(target) });
    if (won === -owner && winner !== won) return sentence('can-escape', { move: arena.name(target) });
    if (won === owner && winner === won && solution.rank[target] < rank - 1)
      return sentence('can-win-faster', { rank, move: arena.name(target) });
    if (won === -owner && solution.rank[target] > rank - 1) return sentence('can-hold-out', { rank, move: arena.name(target) });
  }
  return undefined;
}

/**
 * Whether the values of an arena with points are right, judged without any solver: final positions have their
 * outcome, heights fall (so that every game ends and induction holds), and each value is the best of the successors'
 * for the player to move. One pass; every wrong number is refused.
 */
export function verifyValues(arena: Arena, values: Values): Result<{ readonly positions: number }> {
  const { value, height, move } = values;
  const sizes = sizeProblem(arena.size, { value, height, move });
  if (sizes) return sizes;
  const next: number[] = [];
  for (let p = 0; p < arena.size; p++) {
    next.length = arena.successors(p, next);
    const why = next.length === 0 ? endValueProblem(arena, values, p) : valueProblem(arena, values, p, next);
    if (why) return failure('wrong-values', { position: arena.name(p), why });
  }
  return ok({ positions: arena.size });
}

function endValueProblem(arena: Arena, { value, height, move }: Values, p: number): Sentence | undefined {
  const outcome = arena.outcome(p) ?? 0;
  if (value[p] !== outcome) return sentence('ended-with-other-value', { outcome, value: value[p] });
  return height[p] !== 0 || move[p] !== NONE ? sentence('ended-with-height') : undefined;
}

function valueProblem(arena: Arena, { value, height, move }: Values, p: number, next: readonly number[]): Sentence | undefined {
  const values = next.map((target) => value[target]);
  const best = values.reduce((a, b) => (arena.owner(p) === MAX ? Math.max(a, b) : Math.min(a, b)));
  if (value[p] !== best) return sentence('value-not-best', { value: value[p], best });
  if (height[p] !== 1 + next.reduce((most, target) => Math.max(most, height[target]), 0))
    return sentence('height-wrong', { height: height[p] });
  if (!next.includes(move[p])) return sentence('strategy-illegal', { move: move[p] });
  return value[move[p]] === best ? undefined : sentence('strategy-not-best', { value: value[move[p]], best });
}

/**
 * Whether the solution of an impartial game is right, judged without any solver, position by position. As in
 * `verify`, winner and rank are the only ones that pass, so every wrong number is refused.
 */
export function verifyImpartial(
  game: ImpartialGame,
  { wins, rank }: ImpartialSolution,
): Result<{ positions: number; moves: number }> {
  const sizes = sizeProblem(game.size, { wins, rank });
  if (sizes) return sizes;
  const next: number[] = [];
  let moves = 0;
  for (let p = 0; p < game.size; p++) {
    const count = game.successors(p, next);
    moves += count;
    let fastest = Number.POSITIVE_INFINITY;
    let slowest = -1;
    for (let i = 0; i < count; i++) {
      const target = next[i];
      if (wins[target] === 1) slowest = Math.max(slowest, rank[target]);
      else fastest = Math.min(fastest, rank[target]);
    }
    const escapes = fastest < Number.POSITIVE_INFINITY;
    const won = count === 0 ? game.stuck === 'wins' : escapes;
    const n = count === 0 ? 0 : 1 + (escapes ? fastest : slowest);
    if (wins[p] === (won ? 1 : 0) && rank[p] === n) continue;
    const claimed = { saidWins: wins[p] === 1, saidRank: rank[p] };
    return failure('wrong-impartial-solution', { position: game.name(p), wins: won, rank: n, ...claimed });
  }
  return ok({ positions: game.size, moves });
}
