import { legalMoves, type Player, type Position, seenBy } from '../../core/index.ts';
import type { Gesture } from '../../games/index.ts';

/** A position that can be played on and taken back, and its moves. */
interface Movable {
  readonly position: Position;
  readonly gestures: readonly Gesture[];
  readonly turn: Player;
}

/**
 * A move that shows how moves are written here: the first of those that are best two plies ahead, so that it neither
 * loses at once nor gives a piece away. undefined where the game is over.
 */
export function exampleMove({ position, gestures, turn }: Movable): string | undefined {
  let [example, best] = [gestures[0]?.notation, Number.NEGATIVE_INFINITY];
  for (const { move, notation } of gestures) {
    position.play(move);
    const value = leastAfterReply(position, (worth) => seenBy(turn, worth), best);
    position.undo();
    if (value > best) [example, best] = [notation, value];
  }
  return example;
}

/** The value after the best reply, from the view of the player before; at most `bound` if it is no more than that. */
function leastAfterReply(position: Position, seen: (worth: number) => number, bound: number): number {
  const outcome = position.outcome();
  if (outcome !== undefined) return seen(outcome);
  let least = Number.POSITIVE_INFINITY;
  for (const reply of legalMoves(position)) {
    position.play(reply);
    least = Math.min(least, seen(position.outcome() ?? position.evaluate()));
    position.undo();
    if (least <= bound) break;
  }
  return least;
}
