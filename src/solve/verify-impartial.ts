import { fail, ok, type Result } from '../core/index.ts';
import type { ImpartialGame, ImpartialSolution } from './impartial.ts';

/**
 * Whether the solution of an impartial game is right, judged without any solver, position by position. As in `verify`, winner and rank
 * are the only ones that pass, so every wrong number is refused.
 */
export function verifyImpartial(
  game: ImpartialGame,
  { wins, rank }: ImpartialSolution,
): Result<{ positions: number; moves: number }> {
  if (wins?.length !== game.size || rank?.length !== game.size)
    return fail(
      'wrong-size',
      `${game.title} has ${game.size} positions, the solution ${wins?.length ?? 0} and ${rank?.length ?? 0}.`,
    );
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
    const claimed = `${wins[p] === 1 ? 'won' : 'lost'} with rank ${rank[p]}`;
    return fail('wrong-solution', `Position ${game.name(p)} is ${won ? 'won' : 'lost'} with rank ${n}, not ${claimed}.`);
  }
  return ok({ positions: game.size, moves });
}
