import { DRAUGHTS_RULES, type DraughtsBoard, type TableExports } from '../../kernels/index.ts';
import type { TablebaseRules } from '../descriptor.ts';
import type { Draughts } from './game.ts';
import type { DraughtsPosition } from './position.ts';

/** The exports of the kernel that only draughts has (assembly/draughts/tables-main.ts). */
interface DraughtsTableExports extends TableExports {
  setRules(rules: number, size: number): void;
  setPosition(white: bigint, black: bigint, kings: bigint, huffable: bigint, turn: number): void;
  white(): bigint;
  black(): bigint;
  kings(): bigint;
}

/**
 * Frisian draughts has none: which king has stepped how often would have to be in the index. `game` has no draw rules;
 * it and how its positions are written are handed in, because a file that imports them would cut the page's in two.
 */
export function draughtsTables(
  game: Draughts,
  write: (board: DraughtsBoard) => string,
): TablebaseRules<DraughtsPosition, DraughtsTableExports> | undefined {
  const { rules, size } = game.variant;
  if (rules === 'frisian') return undefined;
  return {
    game,
    file: 'draughts-tables',
    mostPieces: 6,
    man: 'M',
    setUp: (kernel) => kernel.setRules(DRAUGHTS_RULES.indexOf(rules), size),
    sides: (pieces) => Array.from({ length: pieces + 1 }, (_, men) => side(pieces - men, men)),
    keyOf: (own, other) => count(own, 'M') | (count(own, 'K') << 4) | (count(other, 'M') << 8) | (count(other, 'K') << 12),
    conversions: (own, other) => conversions(own, other, rules === 'souffler'),
    take(kernel, position) {
      const { white, black, kings, huffable, turn } = position.board();
      kernel.setPosition(white, black, kings, huffable, turn === 'white' ? 0 : 1);
      return true;
    },
    comesInTime: (position, plies) => position.comesInTime(plies),
    text(kernel) {
      const sets = { white: kernel.white(), black: kernel.black(), kings: kernel.kings(), huffable: 0n };
      return write({ ...sets, turn: 'white', quiet: 0, material: 0, extra: 0 });
    },
  };
}

function side(kings: number, men: number): string {
  return 'K'.repeat(kings) + 'M'.repeat(men);
}

function count(side: string, letter: string): number {
  return side.split(letter).length - 1;
}

/**
 * A move may crown a man, and takes any number of pieces. Where it took nothing although it could have, the other side
 * may huff: the mover has one piece less.
 */
function conversions(own: string, other: string, huffing: boolean): (readonly [string, string])[] {
  const [kings, men] = [count(own, 'K'), count(own, 'M')];
  const after = men > 0 ? [own, side(kings + 1, men - 1)] : [own];
  const found: (readonly [string, string])[] = [];
  for (let otherKings = count(other, 'K'); otherKings >= 0; otherKings--)
    for (let otherMen = count(other, 'M'); otherMen >= 0; otherMen--) {
      const left = side(otherKings, otherMen);
      for (const mover of after) if (left !== '' && (left !== other || mover !== own)) found.push([left, mover]);
    }
  if (huffing)
    for (const mover of after)
      for (const piece of new Set(mover)) if (mover.length > 1) found.push([other, mover.replace(piece, '')]);
  return found;
}
