import { MAX, opponent, type Player } from '../../core/index.ts';
import type { Sentence } from '../../i18n/index.ts';
import type { BoardAdapter, Gesture, PieceName } from '../board-adapter.ts';
import { rowEnding, winningHighlights } from '../in-a-row.ts';
import { explainTouch, legalMoves, withTurnMark } from '../position.ts';
import { CROSSES, NOUGHTS, sentence as shared } from '../words.ts';
import type { TicTacToe } from './index.ts';
import { ticTacToeScene } from './info.ts';
import { formatCell } from './notation.ts';
import type { TicTacToePosition } from './position.ts';
import { OPEN_LINES, sentence } from './words.ts';

export function ticTacToeBoard({ size }: TicTacToe): BoardAdapter<TicTacToePosition> {
  const squareOf = (cell: number) => formatCell(cell, size);
  const squares = Array.from({ length: size.columns * size.rows }, (_, cell) => squareOf(cell));
  const gestures = (position: TicTacToePosition): Gesture[] =>
    legalMoves(position).map((move) => ({ move, notation: squareOf(move), path: [squareOf(move)] }));

  return {
    max: CROSSES,
    min: NOUGHTS,
    scene: (position) => ticTacToeScene(size, (square) => pieceOf(position.at(squares.indexOf(square)))),
    gestures,
    explain: explainTouch(gestures, (_, path) => explain(path, squares)),
    touches: (_, text) => (squares.includes(text.toLowerCase()) ? { path: [text.toLowerCase()] } : undefined),
    highlights: (position) => winningHighlights(size, position.outcome(), (cell) => position.at(cell), squareOf),
    ending: (position) => rowEnding(position, size, sideOf),
    warning: () => undefined,
    unit: { size: 1, ...OPEN_LINES },
    editing: {
      palette: ['cross', 'nought'],
      write: (pieces, turn) => write(pieces, turn, size.columns, squares),
      example: Array.from({ length: size.rows }, (_, row) => (row === 0 ? 'x' : '.').padEnd(size.columns, '.')).join('/'),
    },
  };
}

const sideOf = (player: number) => (player === MAX ? CROSSES : NOUGHTS);

function pieceOf(stone: number): PieceName | undefined {
  return stone === 0 ? undefined : sideOf(stone).piece;
}

function explain(path: readonly string[], squares: readonly string[]): Sentence {
  const square = path.at(-1) as string;
  if (path.length > 1 || !squares.includes(square)) return shared('touch-empty-square');
  return sentence('cell-taken', { square });
}

/** The side that began is the one whose turn it is if all have as many stones, the other one if not. */
function write(pieces: ReadonlyMap<string, PieceName>, turn: Player, columns: number, squares: readonly string[]): string {
  const letters = squares.map((square) => {
    const piece = pieces.get(square);
    return piece === undefined ? '.' : piece === 'cross' ? 'x' : 'o';
  });
  const rows = Array.from({ length: letters.length / columns }, (_, row) => letters.slice(row * columns, (row + 1) * columns));
  const stones = letters.filter((letter) => letter !== '.').length;
  return withTurnMark(
    rows
      .reverse()
      .map((row) => row.join(''))
      .join('/'),
    stones % 2 === 0 ? turn : opponent(turn),
  );
}
