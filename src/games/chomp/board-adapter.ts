import { MAX, opponent, type Player } from '../../core/index.ts';
import type { Sentence } from '../../i18n/index.ts';
import type { BoardAdapter, Gesture, PieceName } from '../board-adapter.ts';
import { explainTouch, legalMoves, withTurnMark } from '../position.ts';
import { FIRST, SECOND } from '../words.ts';
import type { Chomp } from './index.ts';
import { chompScene } from './info.ts';
import { formatBite } from './notation.ts';
import { type ChompPosition, COLUMN_MASK, ROW_SHIFT } from './position.ts';
import { sentence } from './words.ts';

/** Touching a square eats it with all that is to its right and below. */
export function chompBoard({ rows, columns }: Chomp): BoardAdapter<ChompPosition> {
  const gestures = (position: ChompPosition): Gesture[] => {
    const lengths = position.lengths();
    return legalMoves(position).map((move) => ({
      move,
      notation: formatBite(move),
      path: [formatBite(move)],
      takes: [bitten(lengths, move >> ROW_SHIFT, move & COLUMN_MASK)],
    }));
  };
  return {
    max: FIRST,
    min: SECOND,
    scene: (position) => {
      const lengths = position.lengths();
      return chompScene(rows, columns, (square) => {
        const [row, column] = square.split('.').map(Number);
        return column <= lengths[row - 1] ? pieceAt(square) : undefined;
      });
    },
    gestures,
    explain: explainTouch(gestures, (_, path) => explain(path)),
    touches: (_, text) => {
      const [row, column] = (/^\d+\.\d+$/.test(text) ? text : '0.0').split('.').map(Number);
      return row >= 1 && row <= rows && column >= 1 && column <= columns ? { path: [`${row}.${column}`] } : undefined;
    },
    highlights: () => [],
    ending: (position) => (position.outcome() === undefined ? undefined : poisoned(opponent(position.turn()))),
    // The rules, before the first move.
    warning: (position) => {
      const left = legalMoves(position).length;
      if (left === 1) return sentence('only-poison');
      return left === rows * columns ? sentence('chomp-in-short') : undefined;
    },
    drawless: true,
    editing: {
      palette: ['chocolate', 'poison'],
      write: (pieces, turn) => write(pieces, turn, rows),
      example: Array.from({ length: rows }, (_, row) => (row === 0 ? columns : Math.ceil(columns / 2))).join(','),
    },
  };
}

const POISON = '1.1';

function pieceAt(square: string): PieceName {
  return square === POISON ? 'poison' : 'chocolate';
}

function bitten(lengths: readonly number[], top: number, left: number): string[] {
  return lengths.flatMap((length, row) =>
    row < top ? [] : Array.from({ length: Math.max(0, length - left) }, (_, i) => `${row + 1}.${left + i + 1}`),
  );
}

function explain(path: readonly string[]): Sentence {
  return sentence(path.length > 1 || !/^\d+\.\d+$/.test(path[0]) ? 'touch-chocolate' : 'eaten-already');
}

function poisoned(loser: Player): Sentence {
  const [{ name }, { hasWon }] = loser === MAX ? [FIRST, SECOND] : [SECOND, FIRST];
  return sentence('ate-poison', { loser: name, won: hasWon });
}

/** Squares of a row are counted: chocolate has no holes. */
function write(pieces: ReadonlyMap<string, PieceName>, turn: Player, rows: number): string {
  const lengths = Array<number>(rows).fill(0);
  for (const square of pieces.keys()) lengths[Number(square.split('.')[0]) - 1]++;
  return withTurnMark(lengths.join(','), turn);
}
