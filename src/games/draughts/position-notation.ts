import { fail, ok, playerName, type Result } from '../../core/index.ts';
import { squareOfBit } from '../../kernels/index.ts';
import { status } from '../status.ts';
import { parseDraughtsMove, squareCount } from './move-notation.ts';
import { makeDraughtsFen, readDraughtsFen } from './notation/fen.ts';
import type { DraughtsPosition } from './position.ts';
import { squareAt } from './scene.ts';
import { boardOf, COUNTERS, setupOf } from './setup.ts';
import { type DraughtsVariant, firstColour } from './variant.ts';

/** Between a position and the moves that were played from it. */
const PLAYED = '/';

/**
 * A position is its FEN. Where a repetition could still count, it is the FEN of the position after the last move that cannot be repeated, and the moves since
 * then: `W:WK46:BK5/46-41/5-10`. Without draw rules the past decides nothing and is left out.
 */
export function formatDraughts(position: DraughtsPosition, variant: DraughtsVariant): string {
  const moves = variant.endless ? [] : position.repeatable();
  const squares = squareCount(variant);
  const board = position.board(moves.length);
  const counts = variant.endless ? { quiet: 0, material: 0, ...(variant.rules !== 'frisian' && { extra: 0 }) } : {};
  const fen = makeDraughtsFen(setupOf({ ...board, ...counts }, variant), { squares });
  const steps = moves.map(({ from, to }) => `${squareOfBit(from, variant.size)}-${squareOfBit(to, variant.size)}`);
  return [fen, ...steps].join(PLAYED);
}

export function parseDraughts(
  text: string,
  variant: DraughtsVariant,
  at: (board: Parameters<typeof setupOf>[0]) => DraughtsPosition,
): Result<DraughtsPosition> {
  const [fen, ...moves] = text.split(PLAYED);
  const read = readDraughtsFen(fen, { squares: squareCount(variant), counters: COUNTERS });
  if (!read.ok) return fail('bad-position', read.error.message);
  const board = boardOf(read.value.setup, variant, read.value.places);
  if (!board.ok) return board;
  const position = at(board.value);
  for (const [i, move] of moves.entries()) {
    const number = parseDraughtsMove(move, position, variant);
    if (!number.ok) return fail('bad-position', `Move ${i + 1} after ${fen.trim()}: ${number.error.message}`);
    position.play(number.value);
  }
  return ok(position);
}

/** Each square with its number; w and b are men, W and B kings. What may be huffed stands in the last line. */
export function drawDraughts(position: DraughtsPosition, variant: DraughtsVariant): string {
  const { size } = variant;
  const { white, black, huffable = [] } = setupOf(position.board(), variant);
  const pieces = new Map<number, string>();
  for (const square of white.men) pieces.set(square, 'w');
  for (const square of white.kings) pieces.set(square, 'W');
  for (const square of black.men) pieces.set(square, 'b');
  for (const square of black.kings) pieces.set(square, 'B');
  const cell = (row: number, column: number) => {
    const square = squareAt(row, column, size);
    if (square === undefined) return '    ';
    return `${pieces.get(square) ?? '.'}${square}`.padEnd(4);
  };
  const lines = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => cell(row, column))
      .join('')
      .trimEnd(),
  );
  const huffs = huffable.length > 0 ? ` May be huffed: ${huffable.join(', ')}.` : '';
  return [...lines, statusLine(position, variant) + huffs].join('\n');
}

function statusLine(position: DraughtsPosition, variant: DraughtsVariant): string {
  const white = firstColour(variant) === 'white' ? 1 : -1;
  return status(position, (player) => `${playerName(player)} (${player === white ? 'w' : 'b'})`);
}
