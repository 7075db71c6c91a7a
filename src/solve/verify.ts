import { MAX, ok, type Problem, type Result } from '../core/index.ts';
import type { Sentence } from '../i18n/index.ts';
import { type Arena, type Digraph, type ImpartialGame, NONE, type Solution } from '../model/index.ts';
import type { ImpartialSolution } from './impartial.ts';
import { type OnProgress, Reporter } from './options.ts';
import type { Values } from './values.ts';
import { failure, problem, sentence } from './words.ts';

/**
 * Whether a solution of a well-formed arena is right, judged without any solver: one pass, each position against its
 * own moves.
 *
 * Why this is enough. Winners: by induction on the rank, a position of rank n that passes is won in n moves by
 * following `move` and the loser can neither leave nor hurry it, nor the winner do better. Draws: nobody at a draw
 * can move into his own win, and each has a move to another draw, so each player holds. Hence winner and rank are the
 * only ones that pass; any other number in them is refused here. `move` may be any move of the right kind.
 */
export function verify(arena: Arena, solution: Solution, progress?: OnProgress): Result<VerifiedCounts> {
  const { winner, rank, move } = solution;
  return verified(arena, { winner, rank, move }, progress, (p, next) => {
    const why = next.length === 0 ? endProblem(arena, solution, p) : moveProblem(arena, solution, p, next);
    return why && problem('wrong-solution', { position: arena.name(p), why });
  });
}

/** How many positions and moves were checked. */
export interface VerifiedCounts {
  readonly positions: number;
  readonly moves: number;
}

/** Whether the lists have one entry per position, and no position contradicts its successors. */
function verified(
  graph: Digraph,
  lists: Readonly<Record<string, ArrayLike<number> | undefined>>,
  progress: OnProgress | undefined,
  problemAt: (position: number, next: readonly number[]) => Problem | undefined,
): Result<VerifiedCounts> {
  const { size: positions } = graph;
  for (const [list, entries] of Object.entries(lists))
    if (entries?.length !== positions) return failure('wrong-size', { positions, list, entries: entries?.length ?? 0 });
  const reporter = new Reporter('verify', progress);
  const next: number[] = [];
  let moves = 0;
  for (let p = 0; p < positions; p++) {
    if (reporter.due(p)) reporter.report(p, positions);
    next.length = graph.successors(p, next);
    moves += next.length;
    const error = problemAt(p, next);
    if (error) return { ok: false, error };
  }
  return ok({ positions, moves });
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
export function verifyValues(arena: Arena, values: Values, progress?: OnProgress): Result<VerifiedCounts> {
  const { value, height, move } = values;
  return verified(arena, { value, height, move }, progress, (p, next) => {
    const why = next.length === 0 ? endValueProblem(arena, values, p) : valueProblem(arena, values, p, next);
    return why && problem('wrong-values', { position: arena.name(p), why });
  });
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
  progress?: OnProgress,
): Result<VerifiedCounts> {
  return verified(game, { wins, rank }, progress, (p, next) => {
    let fastest = Number.POSITIVE_INFINITY;
    let slowest = -1;
    for (const target of next) {
      if (wins[target] === 1) slowest = Math.max(slowest, rank[target]);
      else fastest = Math.min(fastest, rank[target]);
    }
    const escapes = fastest < Number.POSITIVE_INFINITY;
    const won = next.length === 0 ? game.play === 'misere' : escapes;
    const n = next.length === 0 ? 0 : 1 + (escapes ? fastest : slowest);
    if (wins[p] === (won ? 1 : 0) && rank[p] === n) return undefined;
    const claimed = { saidWins: wins[p] === 1, saidRank: rank[p] };
    return problem('wrong-impartial-solution', { position: game.name(p), wins: won, rank: n, ...claimed });
  });
}
