import type { Player } from '../../core/index.ts';
import type { Gesture } from '../../games/index.ts';

/** A move of a match. */
export interface Played {
  readonly move: number;
  readonly notation: string;
  readonly by: Player;
  /** How it is made on the board. */
  readonly gesture: Gesture | undefined;
}

/** The squares that a move touched, in their order. */
export function squaresOf({ gesture }: Played): readonly string[] {
  return gesture === undefined ? [] : gesture.path;
}
