import { type Game, type Position, unwrap } from '../../core/index.ts';
import { ChompIndex, ChompPosition, NimIndex, NimPosition } from '../../games/index.ts';
import { grundyValues, type ImpartialGame } from '../../solve/index.ts';

/** A game of which both players have the same moves, with the numbers of its positions: it is solved without exploring it. */
export interface Impartial {
  readonly index: ImpartialGame;
  /** Whether a position is among them. */
  has(position: Position): boolean;
  /** undefined where the game is over without having a number. */
  number(position: Position): number | undefined;
  /** Plies that the game takes beyond those of the numbered one. */
  readonly extra: number;
  /** The Sprague-Grundy value, where it decides the game. */
  grundy?(position: Position): number;
}

/** The numbered form of the game as seen from a position, if it has one. */
export function impartialOf(game: Game, position: Position): Impartial | undefined {
  if (position instanceof ChompPosition) return numberedChomp(position);
  if (position instanceof NimPosition) return numberedNim(game, position);
  return undefined;
}

/** Only the box around what is left of the bar counts. The numbered game ends before the poison is eaten: one ply earlier. */
function numberedChomp(from: ChompPosition): Impartial {
  const left = from.lengths().filter((length) => length > 0);
  const index = new ChompIndex(Math.max(1, left.length), Math.max(1, ...left));
  return {
    index,
    has: (position) => {
      const lengths = (position as ChompPosition).lengths();
      return lengths[0] <= index.columns && lengths.filter((length) => length > 0).length <= index.rows;
    },
    number: (position) => {
      const lengths = (position as ChompPosition).lengths();
      return lengths[0] === 0 ? undefined : index.index(lengths);
    },
    extra: 1,
  };
}

function numberedNim(game: Game, from: NimPosition): Impartial {
  const { rules } = from;
  const heaps = from.heaps();
  const index = new NimIndex(game.name, { ...rules, heaps });
  return {
    index,
    has: (position) => (position as NimPosition).heaps().every((sticks, heap) => sticks <= heaps[heap]),
    number: (position) => index.index((position as NimPosition).heaps()),
    extra: 0,
    ...(!rules.lastLoses && { grundy: nimSum(heaps, rules.most) }),
  };
}

/** The exclusive or of the heaps' own values (Sprague 1935, Grundy 1939), each from the graph of a single heap. */
function nimSum(heaps: readonly number[], most: number): (position: Position) => number {
  let values: Int32Array | undefined;
  return (position) => {
    const single = { heaps: [Math.max(1, ...heaps)], most, lastLoses: false };
    values ??= unwrap(grundyValues(new NimIndex('nim', single)));
    return (position as NimPosition).heaps().reduce((sum, sticks) => sum ^ (values as Int32Array)[sticks], 0);
  };
}
