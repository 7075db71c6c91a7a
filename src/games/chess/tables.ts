import { MAX } from '../../core/index.ts';
import { placeSetup, type TableExports } from '../../kernels/index.ts';
import type { TablebaseRules } from '../descriptor.ts';
import type { NumberedSetup } from './fen.ts';
import type { Chess } from './game.ts';
import type { ChessPosition } from './position.ts';

/** The exports of the kernel that only chess has (assembly/chess/tables-main.ts). */
interface ChessTableExports extends TableExports {
  setUpRules(): void;
  clearBoard(): void;
  put(colour: number, kind: number, square: number): void;
  finishSetup(colour: number, castling: number, enPassant: number, clock: number): void;
  pieceAt(square: number): number;
}

/** The kinds of pieces except the king, strongest first. */
const LETTERS = 'QRBNP';
const PROMOTED = 'QRBN';
const SQUARES = Array.from({ length: 64 }, (_, square) => square);
/** The kernel's key (assembly/chess/table-index.ts): this many bits per kind, pawns lowest, the other side's above. */
const COUNT_BITS = 3;
const SIDE_BITS = 15;
const KEY = 1 << 30;
/** In plies. */
const FIFTY_MOVES = 100;

/** Castling is left out: the index has no castling rights. */
export function chessTables(
  game: Chess,
  write: (setup: NumberedSetup) => string,
): TablebaseRules<ChessPosition, ChessTableExports> {
  return {
    game,
    file: 'chess-tables',
    mostPieces: 4,
    man: 'P',
    setUp: (kernel) => kernel.setUpRules(),
    sides: (pieces) => piecesOf(pieces - 1).map((rest) => `K${rest}`),
    keyOf: (own, other) => KEY | countsOf(own) | (countsOf(other) << SIDE_BITS),
    conversions,
    take(kernel, position) {
      const { setup } = position.current();
      if (setup.castling !== 0) return false;
      placeSetup(kernel, setup);
      return true;
    },
    comesInTime: (position, plies) => position.current().setup.clock + plies <= FIFTY_MOVES,
    text(kernel) {
      const pieces = SQUARES.map((square) => kernel.pieceAt(square));
      return write({ setup: { pieces, turn: MAX, castling: 0, enPassant: 0, clock: 0 }, number: 1 });
    },
  };
}

/** All texts of this length, each with its letters in order. */
function piecesOf(count: number, letters = LETTERS): string[] {
  if (count === 0) return [''];
  return [...letters].flatMap((letter, i) => piecesOf(count - 1, letters.slice(i)).map((rest) => letter + rest));
}

function countsOf(side: string): number {
  let counts = 0;
  for (const letter of side.slice(1)) counts += 1 << (COUNT_BITS * (LETTERS.length - 1 - LETTERS.indexOf(letter)));
  return counts;
}

/**
 * A move may promote a pawn, and take a piece. A pawn that has gone two squares may be taken en passant: then the mover
 * is to move again, with a pawn less.
 */
function conversions(own: string, other: string): (readonly [string, string])[] {
  const after = own.includes('P') ? [own, ...[...PROMOTED].map((letter) => inOrder(own.replace('P', letter)))] : [own];
  const left = [other, ...new Set([...other.slice(1)].map((letter) => other.replace(letter, '')))];
  const found = left.flatMap((rest) => after.map((mover) => [rest, mover] as const));
  const captured = own.includes('P') && other.includes('P') ? [[own.replace('P', ''), other] as const] : [];
  return [...found.filter(([rest, mover]) => rest !== other || mover !== own), ...captured];
}

function inOrder(side: string): string {
  const place = (letter: string) => `K${LETTERS}`.indexOf(letter);
  return [...side].sort((a, b) => place(a) - place(b)).join('');
}
