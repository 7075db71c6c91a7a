import { legalMove, ok, type Result } from '../../core/index.ts';
import type { BuiltInGame } from '../game-info.ts';
import { parseDimensions } from '../position.ts';
import { othelloInfo } from './info.ts';
import { drawBoard, formatBoard, formatSquare, isPass, parsePositionText, startPosition } from './notation.ts';
import { type OthelloPosition, type OthelloSize, PASS } from './position.ts';
import { failure } from './words.ts';

export { OthelloPosition, type OthelloSize } from './position.ts';

export interface Othello extends BuiltInGame<OthelloPosition> {
  readonly size: OthelloSize;
  swapPlayers(position: OthelloPosition): OthelloPosition;
}

/** Othello on 8x8, 6x6 or 4x4. Max plays x, which the books call black, and begins. */
export function othello(size: OthelloSize = 8): Othello {
  const formatMove = (move: number) => formatSquare(move, size);
  return {
    info: othelloInfo,
    name: size === 8 ? 'othello' : `othello:${size}x${size}`,
    size,
    start: () => startPosition(size),
    formatMove,
    parseMove: (text, position) => {
      const typed = text.trim().toLowerCase();
      return legalMove(isPass(typed) ? formatMove(PASS) : typed, position, formatMove);
    },
    formatPosition: formatBoard,
    parsePosition: (text) => parsePositionText(text, size),
    draw: drawBoard,
    swapPlayers: (position) => position.swapped(),
  };
}

/** `othello`, `othello:6x6`, `othello:4x4`. */
export function othelloFromOptions(options: readonly string[]): Result<Othello> {
  if (options.length === 0) return ok(othello());
  const text = options.join(':');
  const sides = parseDimensions(text);
  const size = sides?.length === 2 && sides[0] === sides[1] ? sides[0] : undefined;
  if (size !== 4 && size !== 6 && size !== 8) return failure('othello-size', { typed: text });
  return ok(othello(size));
}
