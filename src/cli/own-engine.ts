import type { Game } from '../core/index.ts';
import { ChessPosition, DraughtsPosition, OthelloPosition } from '../games/index.ts';
import { isClassic } from './connect4/position.ts';

export interface OwnEngine {
  /** The name under which the engines know the game. */
  readonly name: string;
  /** Whether it goes on until it has solved the position, however long that takes; otherwise it wants a limit. */
  readonly solves: boolean;
}

/** Games whose rules and search are compiled. */
const COMPILED = [ChessPosition, DraughtsPosition, OthelloPosition] as const;

/**
 * The engine of a game that is played better than by the general searches; undefined for other games, and for a person's own, whatever its name. What Connect 4 is
 * worth does not depend on the heuristic that it is asked with.
 */
export function ownEngine(game: Game): OwnEngine | undefined {
  if (isClassic(game)) return { name: 'connect4', solves: true };
  const start = game.start();
  return COMPILED.some((kind) => start instanceof kind) ? { name: game.name, solves: false } : undefined;
}
