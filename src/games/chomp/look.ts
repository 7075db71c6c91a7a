import { MAX, opponent, type Player } from '../../core/index.ts';
import { explaining } from '../explaining.ts';
import { legalMoves } from '../legal-moves.ts';
import type { Gesture, Look, PieceName } from '../look.ts';
import { RED, wonBy, YELLOW } from '../side-looks.ts';
import type { Translated } from '../translated.ts';
import { withTurnMark } from '../turn-mark.ts';
import type { Chomp } from './index.ts';
import { formatBite } from './notation.ts';
import { type ChompPosition, COLUMN_MASK, ROW_SHIFT } from './position.ts';
import { chompScene } from './scene.ts';

/** Touching a square eats it with all that is to its right and below. */
export function chompLook({ rows, columns }: Chomp): Look<ChompPosition> {
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
    max: YELLOW,
    min: RED,
    scene: (position) => {
      const lengths = position.lengths();
      return chompScene(rows, columns, (square) => {
        const [row, column] = square.split('.').map(Number);
        return column <= lengths[row - 1] ? pieceAt(square) : undefined;
      });
    },
    gestures,
    explain: explaining(gestures, (_, path) => explain(path)),
    touches: (_, text) => {
      const [row, column] = (/^\d+\.\d+$/.test(text) ? text : '0.0').split('.').map(Number);
      return row >= 1 && row <= rows && column >= 1 && column <= columns ? { path: [`${row}.${column}`] } : undefined;
    },
    pointers: () => [],
    ending: (position) => (position.outcome() === undefined ? undefined : poisoned(opponent(position.turn()))),
    remark: (position) => {
      const left = legalMoves(position).length;
      if (left === 1) return ONLY_POISON;
      return left === rows * columns ? IN_SHORT : undefined;
    },
    unit: { size: 1, of: { en: 'points', fr: 'points' }, one: { en: 'point', fr: 'point' } },
    editing: {
      palette: ['chocolate', 'poison'],
      write: (pieces, turn) => write(pieces, turn, rows),
      example: Array.from({ length: rows }, (_, row) => (row === 0 ? columns : Math.ceil(columns / 2))).join(','),
    },
  };
}

const POISON = '1.1';

const ONLY_POISON: Translated = {
  en: 'Only the poisoned square is left.',
  fr: 'Il ne reste que le carré empoisonné.',
};

/** The rules, for whoever begins. */
const IN_SHORT: Translated = {
  en: 'Touch a square: it is eaten with all that is to its right and below. Whoever eats the poisoned one loses.',
  fr: 'Touchez un carré : il est mangé avec tout ce qui est à sa droite et au-dessous. Qui mange le carré empoisonné perd.',
};

function pieceAt(square: string): PieceName {
  return square === POISON ? 'poison' : 'chocolate';
}

function bitten(lengths: readonly number[], top: number, left: number): string[] {
  return lengths.flatMap((length, row) =>
    row < top ? [] : Array.from({ length: Math.max(0, length - left) }, (_, i) => `${row + 1}.${left + i + 1}`),
  );
}

function explain(path: readonly string[]): Translated {
  if (path.length > 1 || !/^\d+\.\d+$/.test(path[0]))
    return { en: 'Touch one square of chocolate.', fr: 'Touchez un carré de chocolat.' };
  return {
    en: 'This square is eaten already: touch one that is left.',
    fr: 'Ce carré est déjà mangé : touchez-en un qui reste.',
  };
}

function poisoned(loser: Player): Translated {
  const [{ name }, winner] = loser === MAX ? [YELLOW, RED] : [RED, YELLOW];
  return wonBy(winner, {
    en: `${name.en} ate the poisoned square`,
    fr: `${name.fr} ont mangé le carré empoisonné`,
  });
}

/** Squares of a row are counted: chocolate has no holes. */
function write(pieces: ReadonlyMap<string, PieceName>, turn: Player, rows: number): string {
  const lengths = Array<number>(rows).fill(0);
  for (const square of pieces.keys()) lengths[Number(square.split('.')[0]) - 1]++;
  return withTurnMark(lengths.join(','), turn);
}
