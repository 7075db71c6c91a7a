import { type Player, seenBy, WIN, winOf } from '../../core/index.ts';

const CELLS = 42;

/**
 * A score of the kernel's as a value from Max's view. The winner's n-th stone from the end is the last of 43 - 2n
 * stones if the winner moved first, of 44 - 2n if second; the side to move is first where the stones on the board are
 * even.
 */
export function valueOfScore(score: number, stones: number, turn: Player): number {
  if (score === 0) return 0;
  const winnerMoves = score > 0;
  const winnerIsFirst = (stones % 2 === 0) === winnerMoves;
  const last = CELLS + (winnerIsFirst ? 1 : 2) - 2 * Math.abs(score);
  const plies = last - stones;
  return seenBy(turn, winnerMoves ? WIN - plies : plies - WIN);
}

/** The inverse: the score for the side to move, or undefined where the value is neither a win nor a draw. */
export function scoreOfValue(value: number, stones: number, turn: Player): number | undefined {
  if (value === 0) return 0;
  const win = winOf(value);
  if (win === undefined) return undefined;
  const last = stones + win.plies;
  const score = (CELLS + 2 - last) >> 1;
  return win.winner === turn ? score : 0 - score;
}
