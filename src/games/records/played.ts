import type { Game, Position } from '../../core/index.ts';
import { type GameRecord, NO_REMARKS, type Ply, type Tag } from './record.ts';

export interface Played<P extends Position> {
  /** Where the game starts, the game's own start where it is not said. The moves are played on it and taken back. */
  readonly start?: P;
  readonly moves: readonly number[];
  readonly tags?: readonly Tag[];
  /** 0 where the side that starts the numbers moves first, as everywhere but in some positions set up. */
  readonly firstPly?: number;
  /** As the standard it is written in says it. Without it: `*`. */
  readonly result?: string;
}

/** The record of a game that was played, each move as the game writes it. The moves must be legal. */
export function recordOf<P extends Position>(game: Game<P>, played: Played<P>): GameRecord {
  const position = played.start ?? game.start();
  const plies = played.moves.map((move): Ply => {
    const text = game.formatMove(move, position);
    position.play(move);
    return { move: text, remarks: NO_REMARKS };
  });
  for (const _ of plies) position.undo();
  return {
    tags: played.tags ?? [],
    line: { remarks: NO_REMARKS, plies },
    firstPly: played.firstPly ?? 0,
    result: played.result ?? '*',
  };
}
