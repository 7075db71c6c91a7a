import type { Game } from '../core/index.ts';
import { levelsOf } from '../engines/index.ts';
import { isClassic } from './connect4/position.ts';

/**
 * The name under which the engines know a game that they play better than by the general searches; undefined for other games, and for a person's own. What Connect 4 is
 * worth does not depend on the heuristic that it is asked with.
 */
export function ownEngine(game: Game): string | undefined {
  const name = isClassic(game) ? 'connect4' : game.name;
  return levelsOf(name) === levelsOf('') ? undefined : name;
}
