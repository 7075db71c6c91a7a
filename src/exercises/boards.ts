import { type Game, legalMoves, type Player, type Position, type Random, unwrap, winFor } from '../core/index.ts';
import type { Connect4, Connect4Position } from '../games/index.ts';

/** The same position without the moves that led to it, as far as the game writes none. */
export function startPosition<P extends Position>(game: Game<P>, position: P): P {
  return unwrap(game.parsePosition(game.formatPosition(position)));
}

/** The result of a function at the position after a move. */
export function after<T>(position: Position, move: number, read: () => T): T {
  position.play(move);
  const seen = read();
  position.undo();
  return seen;
}

/** Whether the game continues after a move. */
function goesOn(position: Position, move: number): boolean {
  return after(position, move, () => position.outcome() === undefined);
}

/** One move in this number is careless. */
const CARELESS = 4;

/**
 * Connect 4 after a number of plies by players who prefer the middle and usually answer threats, without a winner.
 * undefined if the game ended before.
 */
export function connect4After(game: Connect4, random: Random, plies: number): Connect4Position | undefined {
  const position = game.start();
  const middle = (game.size.columns - 1) / 2;
  for (let ply = 0; ply < plies; ply++) {
    const open = legalMoves(position).filter((column) => goesOn(position, column));
    const safe = open.filter((column) => !losesAtOnce(position, column));
    const columns = safe.length > 0 && random.below(CARELESS) > 0 ? safe : open;
    if (columns.length === 0) return undefined;
    position.play(
      random.pick(columns.flatMap((column) => Array(1 + middle - Math.abs(column - middle)).fill(column) as number[])),
    );
  }
  return position;
}

/** Whether the other player can win with the very next move. */
export function losesAtOnce(position: Connect4Position, column: number): boolean {
  return after(position, column, () => position.outcome() === undefined && position.winningMove(position.turn()) !== undefined);
}

export function winsAtOnce(position: Position, move: number): boolean {
  const player: Player = position.turn();
  return after(position, move, () => position.outcome() === winFor(player));
}

/** How many moves are tried to find one that captures. */
const TRIED = 5;

/**
 * A random unfinished position with a given number of pieces on the board, as `pieces` counts them in its notation.
 * Moves that change the static evaluation are preferred: they capture, so the number is reached soon. undefined if the
 * game ended before.
 */
export function positionWith<P extends Position>(
  game: Game<P>,
  random: Random,
  wanted: number,
  pieces: (text: string) => number,
): P | undefined {
  const position = game.start();
  while (position.outcome() === undefined) {
    if (pieces(game.formatPosition(position)) === wanted) return startPosition(game, position);
    const moves = legalMoves(position);
    const tried = Array.from({ length: TRIED }, () => random.pick(moves));
    const estimate = position.evaluate();
    const changes = (move: number) => after(position, move, () => position.evaluate() !== estimate);
    position.play(tried.find(changes) ?? tried[0]);
  }
  return undefined;
}
