import { type Failure, fail, type Game, ok, type Position, type Result } from '../core/index.ts';

/** Legal moves named in an error; a list of 169 bites helps nobody. */
const LISTED = 20;

/** The legal move written `text`: every game's `parseMove` ends here, so all of them refuse in the same words. */
export function legalMove<P extends Position>(text: string, position: P, formatMove: Game<P>['formatMove']): Result<number> {
  if (position.outcome() !== undefined) return gameOver(text);
  const moves: number[] = [];
  position.moves(moves, 0);
  const found = moves.find((move) => formatMove(move, position) === text);
  return found === undefined ? noLegalMove(text, position, formatMove) : ok(found);
}

export function gameOver(text: string): Failure {
  return fail('game-over', `The game is over here, so "${text}" cannot be played. Take a move back or start again.`);
}

export function noLegalMove<P extends Position>(text: string, position: P, formatMove: Game<P>['formatMove']): Failure {
  const { legal, more } = listedMoves(position, formatMove);
  const rest = more > 0 ? ` and ${more} more` : '';
  return fail('illegal-move', `"${text}" is not a legal move here. Legal: ${legal.join(' ')}${rest}.`);
}

/** The first legal moves, and how many more there are. */
export function listedMoves<P extends Position>(position: P, formatMove: Game<P>['formatMove']) {
  const moves: number[] = [];
  moves.length = position.moves(moves, 0);
  const legal = moves.slice(0, LISTED).map((move) => formatMove(move, position));
  return { legal, more: moves.length - legal.length };
}
