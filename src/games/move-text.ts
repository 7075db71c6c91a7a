import { fail, type Game, ok, type Position, type Result } from '../core/index.ts';

/** Legal moves named in an error; a list of 169 bites helps nobody. */
const LISTED = 20;

/** The legal move written `text`: every game's `parseMove` ends here, so all of them refuse in the same words. */
export function legalMove<P extends Position>(text: string, position: P, formatMove: Game<P>['formatMove']): Result<number> {
  if (position.outcome() !== undefined)
    return fail('game-over', `The game is over here, so "${text}" cannot be played. Take a move back or start again.`);
  const moves: number[] = [];
  position.moves(moves, 0);
  const found = moves.find((move) => formatMove(move, position) === text);
  if (found !== undefined) return ok(found);
  const legal = moves.slice(0, LISTED).map((move) => formatMove(move, position));
  const rest = moves.length > LISTED ? ` and ${moves.length - LISTED} more` : '';
  return fail('illegal-move', `"${text}" is not a legal move here. Legal: ${legal.join(' ')}${rest}.`);
}
