import type { BoardSize } from '../../../games/index.ts';
import { type Cells, cell, type LeafSearch, NO_CELLS, type OwnerPosition, union, WORD_BITS, WORD_MASK } from './leaf-search.ts';

/** The claim of a certificate. */
export interface Claim {
  readonly board: BoardSize;
  /** The columns played before, counted from 0. */
  readonly moves: readonly number[];
  /** The player whose strategy it is: the one who began the game, or the other. */
  readonly owner: 'first' | 'second';
  /** The result that the strategy reaches: a win, or at least a draw. */
  readonly goal: 'win' | 'draw';
}

/** A listed position with its predecessor, from which the line that leads to it can be found. */
export interface ListedPosition extends OwnerPosition {
  /** Its predecessor in the previous layer; the owner's move and the reply, as columns of that position. */
  readonly from: number;
  readonly move: number;
  readonly reply: number;
  /** Whether the position is listed as its mirror image. */
  readonly mirrored: boolean;
}

/** After a move of the owner: the replies, or the column by which the other player wins, or a full board. */
export type Replies = { readonly listed: readonly ListedPosition[] } | { readonly lost: number } | 'full';

/**
 * The positions that a strategy meets, layer by layer: two plies from one to the next, mirror images and
 * transpositions once, in the order of their cells. The order is what gives a move in a file its position.
 */
export class Layers {
  readonly size: BoardSize;
  readonly search: LeafSearch;
  readonly #columns: readonly Cells[];

  constructor(size: BoardSize, search: LeafSearch) {
    this.size = size;
    this.search = search;
    const { columns, rows } = size;
    this.#columns = Array.from({ length: columns }, (_, column) =>
      Array.from({ length: rows }, (_, row) => cell(column * (rows + 1) + row)).reduce(union, NO_CELLS),
    );
  }

  /** The cell where a stone falls in this column, none if it is full or off the board. */
  landing(position: OwnerPosition, column: number): Cells | undefined {
    const cells = this.#columns[column];
    return cells === undefined ? undefined : meet(this.search.playable(position), cells);
  }

  /** Whether a stone of the owner on this cell completes a row. */
  winsAt({ own }: OwnerPosition, at: Cells): boolean {
    return meet(this.search.threatsOf(own), at) !== undefined;
  }

  /** The owner's moves: the position after each, and whether it wins at once. */
  moves(position: OwnerPosition): { readonly column: number; readonly after: OwnerPosition; readonly wins: boolean }[] {
    return Array.from({ length: this.size.columns }, (_, column) => column).flatMap((column) => {
      const at = this.landing(position, column);
      if (at === undefined) return [];
      return [{ column, after: { ...position, own: union(position.own, at) }, wins: this.winsAt(position, at) }];
    });
  }

  /** Every reply of the other in a position where the other is to move. */
  replies(position: OwnerPosition, from: number, move: number): Replies {
    const { own, other } = position;
    const danger = this.search.threatsOf(other);
    const free = this.search.playable(position);
    const listed: ListedPosition[] = [];
    for (let reply = 0; reply < this.size.columns; reply++) {
      const at = meet(free, this.#columns[reply]);
      if (at === undefined) continue;
      if (meet(danger, at) !== undefined) return { lost: reply };
      const next = { own, other: union(other, at) };
      const image = { own: this.mirror(next.own), other: this.mirror(next.other) };
      const mirrored = compare(image, next) < 0;
      listed.push({ ...(mirrored ? image : next), from, move, reply, mirrored });
    }
    return listed.length === 0 ? 'full' : { listed };
  }

  /** The mirror image of the board. */
  mirror({ low, high }: Cells): Cells {
    const { columns, rows } = this.size;
    const stride = rows + 1;
    let [imageLow, imageHigh] = [0, 0];
    for (let column = 0; column < columns; column++) {
      const from = column * stride;
      const stones =
        (from < WORD_BITS ? (low >>> from) | (high << (WORD_BITS - from)) : high >>> (from - WORD_BITS)) & (2 ** rows - 1);
      const to = (columns - 1 - column) * stride;
      if (to >= WORD_BITS) imageHigh |= stones << (to - WORD_BITS);
      else {
        imageLow |= (stones << to) & WORD_MASK;
        imageHigh |= stones >>> (WORD_BITS - to);
      }
    }
    return { low: imageLow, high: imageHigh };
  }
}

function meet(one: Cells, two: Cells): Cells | undefined {
  const low = one.low & two.low;
  const high = one.high & two.high;
  return (low | high) === 0 ? undefined : { low, high };
}

/** The order of positions: by the owner's cells as a number, then by the other's. */
export function compare(one: OwnerPosition, two: OwnerPosition): number {
  return (
    one.own.high - two.own.high || one.own.low - two.own.low || one.other.high - two.other.high || one.other.low - two.other.low
  );
}

export function keyOf({ own, other }: OwnerPosition): string {
  return String.fromCharCode(
    own.low & 0x7fff,
    own.low >> 15,
    own.high & 0x7fff,
    own.high >> 15,
    other.low & 0x7fff,
    other.low >> 15,
    other.high & 0x7fff,
    other.high >> 15,
  );
}

/** Positions in order, each once. */
export function listOnce(positions: readonly ListedPosition[]): ListedPosition[] {
  return [...new Map(positions.map((position) => [keyOf(position), position])).values()].sort(compare);
}

/** The position after the moves of a claim, as its owner sees it; undefined if they are not legal or end the game. */
export function positionAfter({ moves, owner }: Claim, layers: Layers): OwnerPosition | undefined {
  let position: OwnerPosition = { own: NO_CELLS, other: NO_CELLS };
  for (const [ply, column] of moves.entries()) {
    const owns = (ply % 2 === 0) === (owner === 'first');
    const at = layers.landing(position, column);
    const player = owns ? position.own : position.other;
    if (at === undefined || layers.winsAt({ own: player, other: player }, at)) return undefined;
    position = owns ? { ...position, own: union(player, at) } : { ...position, other: union(player, at) };
  }
  return position;
}

/**
 * The first layer: the start, or, where the other is to move there, what can follow. undefined if the moves are not
 * legal or end the game, or the other wins at once.
 */
export function startOf(claim: Claim, layers: Layers): ListedPosition[] | undefined {
  const position = positionAfter(claim, layers);
  if (position === undefined) return undefined;
  if ((claim.moves.length % 2 === 0) === (claim.owner === 'first')) {
    if (layers.moves(position).length === 0) return undefined;
    const image = { own: layers.mirror(position.own), other: layers.mirror(position.other) };
    const mirrored = compare(image, position) < 0;
    return [{ ...(mirrored ? image : position), from: -1, move: -1, reply: -1, mirrored }];
  }
  const replies = layers.replies(position, -1, -1);
  return replies === 'full' || 'lost' in replies ? undefined : listOnce(replies.listed);
}
