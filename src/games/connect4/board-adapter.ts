import { MAX, opponent, type Player } from '../../core/index.ts';
import type { Sentence } from '../../i18n/index.ts';
import type { BoardAdapter, Gesture, PieceName } from '../board-adapter.ts';
import { type BoardSize, rowEnding, winningHighlights } from '../in-a-row.ts';
import { explainTouch, legalMoves, withTurnMark } from '../position.ts';
import { POINTS, RED, YELLOW } from '../words.ts';
import type { Connect4 } from './index.ts';
import { connect4Scene, placeOfStone, stoneSquare } from './info.ts';
import { formatColumn } from './notation.ts';
import type { Connect4Position } from './position.ts';
import { sentence } from './words.ts';

export function connect4BoardAdapter({ size }: Connect4): BoardAdapter<Connect4Position> {
  const { columns, rows } = size;
  const landing = (position: Connect4Position, column: number): string | undefined => {
    for (let row = 0; row < rows; row++) if (position.at(column, row) === 0) return stoneSquare(column, row);
    return undefined;
  };
  const gestures = (position: Connect4Position): Gesture[] =>
    legalMoves(position).map((move) => ({
      move,
      notation: formatColumn(move),
      path: [landing(position, move) as string],
    }));
  const stone = (position: Connect4Position, cell: number) => position.at(cell % columns, Math.floor(cell / columns));

  return {
    max: YELLOW,
    min: RED,
    scene: (position) =>
      connect4Scene(size, (square) => {
        const { column, row } = placeOfStone(square)!;
        return pieceOf(position.at(column, row));
      }),
    gestures,
    aim: (position, square) => {
      const place = placeOfStone(square);
      return (place === undefined ? undefined : landing(position, place.column)) ?? square;
    },
    explain: explainTouch(gestures, (position, path) => explain(path, (column) => landing(position, column))),
    touches: (_, text) => {
      const column = /^\d+$/.test(text) ? Number(text) : 0;
      return column >= 1 && column <= columns ? { path: [stoneSquare(column - 1, rows - 1)] } : undefined;
    },
    highlights: (position) =>
      winningHighlights(
        size,
        position.outcome(),
        (cell) => stone(position, cell),
        (cell) => stoneSquare(cell % columns, Math.floor(cell / columns)),
      ),
    ending: (position) => rowEnding(position, size, sideOf),
    warning: () => undefined,
    unit: { size: 1, ...POINTS },
    editing: {
      palette: ['yellow-stone', 'red-stone'],
      write: (pieces, turn) => write(pieces, turn, size),
      example: [Math.ceil(columns / 2), columns].join(columns > 9 ? ',' : ''),
    },
  };
}

const sideOf = (player: number) => (player === MAX ? YELLOW : RED);

function pieceOf(stone: number): PieceName | undefined {
  return stone === 0 ? undefined : sideOf(stone).piece;
}

function explain(path: readonly string[], landing: (column: number) => string | undefined): Sentence {
  const place = placeOfStone(path.at(-1) as string);
  if (place === undefined || path.length > 1) return sentence('touch-column');
  const column = place.column + 1;
  return sentence(landing(place.column) === undefined ? 'column-is-full' : 'stone-falls', { column });
}

/**
 * A picture, rows from the top; the side that began is the one whose turn it is if both have as many stones, the
 * other one if not.
 */
function write(pieces: ReadonlyMap<string, PieceName>, turn: Player, { columns, rows }: BoardSize): string {
  const letter = (column: number, row: number) => {
    const piece = pieces.get(stoneSquare(column, row));
    return piece === undefined ? '.' : piece === 'yellow-stone' ? 'x' : 'o';
  };
  const lines = Array.from({ length: rows }, (_, fromTop) =>
    Array.from({ length: columns }, (_, column) => letter(column, rows - 1 - fromTop)).join(''),
  );
  const stones = lines.join('').replaceAll('.', '').length;
  return withTurnMark(lines.join('/'), stones % 2 === 0 ? turn : opponent(turn));
}
