import type { Game, Result } from '../core/index.ts';

/**
 * The game with a heuristic as its evaluation; docs/engines.md has the forms of the text. Its code is loaded on demand:
 * most games are played without.
 */
export async function gameWithHeuristic(game: Game, text: string): Promise<Result<Game>> {
  return (await import('./evaluation/game-with-heuristic.ts')).gameWithHeuristic(game, text);
}
