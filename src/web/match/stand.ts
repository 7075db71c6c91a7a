import type { Player, Position } from '../../core/index.ts';
import type { Gesture, Look, Pointer, Said, Scene } from '../../games/index.ts';

/** Where a match stands: a position, and all that can be said of it without thinking. Made anew for each position, so that it can be compared by `===`. */
export interface Stand {
  /** Nobody else's: whoever plays on it takes back. */
  readonly position: Position;
  readonly notation: string;
  readonly turn: Player;
  readonly scene: Scene;
  /** None where the game is over. */
  readonly gestures: readonly Gesture[];
  readonly pointers: readonly Pointer[];
  readonly remark: Said | undefined;
  /** From Max's view; undefined while the game goes on. */
  readonly outcome: number | undefined;
  /** The rule that ended it, in a sentence. */
  readonly ending: Said | undefined;
}

export function standOf(position: Position, notation: string, look: Look): Stand {
  const outcome = position.outcome();
  return {
    position,
    notation,
    turn: position.turn(),
    scene: look.scene(position),
    gestures: outcome === undefined ? look.gestures(position) : [],
    pointers: look.pointers(position),
    remark: outcome === undefined ? look.remark(position) : undefined,
    outcome,
    ending: look.ending(position),
  };
}
