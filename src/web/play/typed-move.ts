import { whyNot } from '../match/why-not.ts';
import type { Session } from './session.ts';
import { readingsOf } from './shown-move.ts';
import { whyNoMove } from './why-no-move.ts';

/** Makes a move that was typed in the game's notation; where it is none, says why, as for a touch of the board. Whether it was made. */
export function playTyped(session: Session, typed: string): boolean {
  const { match, hand } = session;
  let why = whyNoMove(session);
  if (why === undefined)
    for (const reading of readingsOf(typed.trim(), match.game.name)) {
      const move = match.type(reading);
      if (move.ok) return true;
      why ??= whyNot(match, reading, move.error);
    }
  if (why !== undefined) hand.explain(why);
  return false;
}
