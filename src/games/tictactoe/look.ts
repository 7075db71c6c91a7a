import { MAX, opponent, type Player, winOf } from '../../core/index.ts';
import { alignedText, FULL_BOARD, winningPointers } from '../aligned.ts';
import { explaining } from '../explaining.ts';
import { legalMoves } from '../legal-moves.ts';
import type { Gesture, Look, PieceName } from '../look.ts';
import { CROSSES, NOUGHTS, wonBy } from '../side-looks.ts';
import type { Translated } from '../translated.ts';
import { withTurnMark } from '../turn-mark.ts';
import type { TicTacToe } from './index.ts';
import { formatCell } from './notation.ts';
import type { TicTacToePosition } from './position.ts';
import { ticTacToeScene } from './scene.ts';

export function ticTacToeLook({ size }: TicTacToe): Look<TicTacToePosition> {
  const squareOf = (cell: number) => formatCell(cell, size);
  const squares = Array.from({ length: size.columns * size.rows }, (_, cell) => squareOf(cell));
  const gestures = (position: TicTacToePosition): Gesture[] =>
    legalMoves(position).map((move) => ({ move, notation: squareOf(move), path: [squareOf(move)] }));

  return {
    max: CROSSES,
    min: NOUGHTS,
    scene: (position) => ticTacToeScene(size, (square) => pieceOf(position.at(squares.indexOf(square)))),
    gestures,
    explain: explaining(gestures, (_, path) => explain(path, squares)),
    touches: (_, text) => (squares.includes(text.toLowerCase()) ? { path: [text.toLowerCase()] } : undefined),
    pointers: (position) => winningPointers(size, position.outcome(), (cell) => position.at(cell), squareOf),
    ending: (position) => {
      const outcome = position.outcome();
      if (outcome === undefined) return undefined;
      const win = winOf(outcome);
      return win === undefined ? FULL_BOARD : wonBy(win.winner === MAX ? CROSSES : NOUGHTS, alignedText(size.inRow));
    },
    remark: () => undefined,
    unit: { size: 1, of: { en: 'open lines', fr: 'lignes ouvertes' }, one: { en: 'open line', fr: 'ligne ouverte' } },
    editing: {
      palette: ['cross', 'nought'],
      write: (pieces, turn) => write(pieces, turn, size.columns, squares),
      example: Array.from({ length: size.rows }, (_, row) => (row === 0 ? 'x' : '.').padEnd(size.columns, '.')).join('/'),
    },
  };
}

function pieceOf(stone: number): PieceName | undefined {
  return stone === 0 ? undefined : stone === MAX ? 'cross' : 'nought';
}

function explain(path: readonly string[], squares: readonly string[]): Translated {
  const square = path.at(-1) as string;
  if (path.length > 1 || !squares.includes(square)) return { en: 'Touch one empty square.', fr: 'Touchez une case vide.' };
  return {
    en: `${square} is taken already: play on an empty square.`,
    fr: `La case ${square} est déjà prise : jouez sur une case vide.`,
  };
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
