import type { BoardSize } from '../../../games/index.ts';

/** The number of bits in one word of a set of cells, and the word with all of them set. */
/** A set of cells is two words: the cells up to this bit in `low`, the others in `high`. */
export const WORD_BITS = 30;
export const WORD_MASK = 2 ** WORD_BITS - 1;

/**
 * A set of cells in two words of 30 bits. Cell (column, row) is bit column * (rows + 1) + row: the bit above each
 * column is always 0, so that no line runs from one column into the next.
 */
export interface Cells {
  readonly low: number;
  readonly high: number;
}

/** A position with the owner of the strategy to move, nobody having won. */
export interface OwnerPosition {
  readonly own: Cells;
  readonly other: Cells;
}

export const NO_CELLS: Cells = { low: 0, high: 0 };

/** Whether a board of this size fits two words. */
export function fitsTwoWords({ columns, rows }: BoardSize): boolean {
  return columns * (rows + 1) <= 2 * WORD_BITS && rows + 2 < WORD_BITS;
}

export function cell(bit: number): Cells {
  return bit < WORD_BITS ? { low: 1 << bit, high: 0 } : { low: 0, high: 1 << (bit - WORD_BITS) };
}

export function union(one: Cells, two: Cells): Cells {
  return { low: one.low | two.low, high: one.high | two.high };
}

export function stonesOf({ low, high }: Cells): number {
  let stones = 0;
  for (let rest = low; rest !== 0; rest &= rest - 1) stones++;
  for (let rest = high; rest !== 0; rest &= rest - 1) stones++;
  return stones;
}

/** The result of `threats`: returning two numbers would need an object. */
let threatsLow = 0;
let threatsHigh = 0;

/**
 * The search that closes the leaves of a certificate: whether the owner, to move, wins (or, where `drawsCount`, does
 * not lose). It keeps no table, so that the checker that is proved in Coq can do exactly the same (`owner_node` of
 * proof/connect4/Connect4Search.v): the two visit the same nodes in the same order, and agree on what a budget allows.
 *
 * The answer true is certain. The owner's moves are narrowed (block a threat; never play below one): a move that is
 * left out loses at once. All moves of the other player are searched, except those after which the owner can win at
 * once.
 */
export class LeafSearch {
  /** Positions with the owner to move that the last call visited. */
  nodes = 0;
  readonly size: BoardSize;
  readonly #drawsCount: boolean;
  readonly #steps: readonly number[];
  readonly #four: boolean;
  readonly #after = new Int32Array(64);
  /** Column by column, from the centre outwards: its cells. */
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  readonly #boardLow: number;
  readonly #boardHigh: number;
  readonly #bottomLow: number;
  readonly #bottomHigh: number;
  #budget = 0;

  constructor(size: BoardSize, drawsCount: boolean) {
    const { columns, rows, inRow } = size;
    this.size = size;
    this.#drawsCount = drawsCount;
    this.#steps = [1, rows, rows + 1, rows + 2];
    this.#four = inRow === 4;
    const columnCells = (column: number, height: number) =>
      Array.from({ length: height }, (_, row) => cell(column * (rows + 1) + row)).reduce(union, NO_CELLS);
    const all = Array.from({ length: columns }, (_, column) => column);
    const sets = centreFirst(columns).map((column) => columnCells(column, rows));
    this.#low = Int32Array.from(sets, ({ low }) => low);
    this.#high = Int32Array.from(sets, ({ high }) => high);
    const board = sets.reduce(union);
    [this.#boardLow, this.#boardHigh] = [board.low, board.high];
    const bottom = all.map((column) => columnCells(column, 1)).reduce(union);
    [this.#bottomLow, this.#bottomHigh] = [bottom.low, bottom.high];
  }

  /** Whether the owner reaches the goal; undefined if that takes more nodes than the budget. */
  reaches({ own, other }: OwnerPosition, budget = Number.POSITIVE_INFINITY): boolean | undefined {
    this.nodes = 0;
    this.#budget = budget;
    this.threats(own.low, own.high);
    const found = this.owner(own.low, own.high, other.low, other.high, threatsLow, threatsHigh);
    return this.nodes > budget ? undefined : found;
  }

  /** The cells that complete a row of these stones. */
  threatsOf({ low, high }: Cells): Cells {
    this.threats(low, high);
    return { low: threatsLow & this.#boardLow, high: threatsHigh & this.#boardHigh };
  }

  /** The lowest empty cell of each column that has one. */
  playable({ own, other }: OwnerPosition): Cells {
    const maskLow = own.low | other.low;
    const maskHigh = own.high | other.high;
    return { low: this.#playableLow(maskLow), high: this.#playableHigh(maskLow, maskHigh) };
  }

  #playableLow(maskLow: number): number {
    return ((maskLow << 1) | this.#bottomLow) & ~maskLow & this.#boardLow;
  }

  #playableHigh(maskLow: number, maskHigh: number): number {
    return ((maskHigh << 1) | (maskLow >>> (WORD_BITS - 1)) | this.#bottomHigh) & ~maskHigh & this.#boardHigh;
  }

  /** The owner is to move; `wins` are the owner's threats. */
  protected owner(
    ownLow: number,
    ownHigh: number,
    otherLow: number,
    otherHigh: number,
    winsLow: number,
    winsHigh: number,
  ): boolean {
    if (++this.nodes > this.#budget) return false;
    const maskLow = ownLow | otherLow;
    const maskHigh = ownHigh | otherHigh;
    const freeLow = this.#playableLow(maskLow);
    const freeHigh = this.#playableHigh(maskLow, maskHigh);
    if ((freeLow | freeHigh) === 0) return this.#drawsCount;
    if (((winsLow & freeLow) | (winsHigh & freeHigh)) !== 0) return true;
    this.threats(otherLow, otherHigh);
    const dangerLow = threatsLow & this.#boardLow;
    const dangerHigh = threatsHigh & this.#boardHigh;
    const blockLow = freeLow & dangerLow;
    const blockHigh = freeHigh & dangerHigh;
    const blocks = (blockLow | blockHigh) !== 0;
    const tryLow = (blocks ? blockLow : freeLow) & ~((dangerLow >>> 1) | ((dangerHigh & 1) << (WORD_BITS - 1)));
    const tryHigh = (blocks ? blockHigh : freeHigh) & ~(dangerHigh >>> 1);
    for (let i = 0; i < this.#low.length; i++) {
      const moveLow = tryLow & this.#low[i];
      const moveHigh = tryHigh & this.#high[i];
      if ((moveLow | moveHigh) === 0) continue;
      if (this.#other(ownLow | moveLow, ownHigh | moveHigh, otherLow, otherHigh, dangerLow, dangerHigh)) return true;
    }
    return false;
  }

  /** The other is to move; `danger` are the other's threats. */
  #other(ownLow: number, ownHigh: number, otherLow: number, otherHigh: number, dangerLow: number, dangerHigh: number): boolean {
    const maskLow = ownLow | otherLow;
    const maskHigh = ownHigh | otherHigh;
    const freeLow = this.#playableLow(maskLow);
    const freeHigh = this.#playableHigh(maskLow, maskHigh);
    if ((freeLow | freeHigh) === 0) return this.#drawsCount;
    if (((dangerLow & freeLow) | (dangerHigh & freeHigh)) !== 0) return false;
    this.threats(ownLow, ownHigh);
    const winsLow = threatsLow;
    const winsHigh = threatsHigh;
    const readyLow = winsLow & freeLow;
    const readyHigh = winsHigh & freeHigh;
    for (let i = 0; i < this.#low.length; i++) {
      const moveLow = freeLow & this.#low[i];
      const moveHigh = freeHigh & this.#high[i];
      if ((moveLow | moveHigh) === 0) continue;
      // The owner wins at another cell.
      if (((readyLow & ~moveLow) | (readyHigh & ~moveHigh)) !== 0) continue;
      if (!this.owner(ownLow, ownHigh, otherLow | moveLow, otherHigh | moveHigh, winsLow, winsHigh)) return false;
    }
    return true;
  }

  /**
   * The cells that, added to these, complete a row: those with enough stones after and before them. Cells off the
   * board or taken may be among them.
   */
  threats(low: number, high: number): void {
    let foundLow = 0;
    let foundHigh = 0;
    for (const step of this.#steps) {
      const rest = WORD_BITS - step;
      if (this.#four) {
        const f1 = (low >>> step) | ((high << rest) & WORD_MASK);
        const F1 = high >>> step;
        const a2 = low & f1;
        const A2 = high & F1;
        const f2 = (a2 >>> step) | ((A2 << rest) & WORD_MASK);
        const F2 = A2 >>> step;
        const a3 = low & f2;
        const A3 = high & F2;
        const g1 = (low << step) & WORD_MASK;
        const G1 = ((high << step) | (low >>> rest)) & WORD_MASK;
        const b2 = low & g1;
        const B2 = high & G1;
        const g2 = (b2 << step) & WORD_MASK;
        const G2 = ((B2 << step) | (b2 >>> rest)) & WORD_MASK;
        const b3 = low & g2;
        const B3 = high & G2;
        foundLow |= (a3 >>> step) | ((A3 << rest) & WORD_MASK) | (f2 & g1) | (f1 & g2) | ((b3 << step) & WORD_MASK);
        foundHigh |= (A3 >>> step) | (F2 & G1) | (F1 & G2) | (((B3 << step) | (b3 >>> rest)) & WORD_MASK);
        continue;
      }
      // after[2n], after[2n + 1]: the cells whose next n cells all have these stones.
      const { inRow } = this.size;
      const after = this.#after;
      let nowLow = WORD_MASK;
      let nowHigh = WORD_MASK;
      for (let n = 0; n < inRow; n++) {
        after[2 * n] = nowLow;
        after[2 * n + 1] = nowHigh;
        const bothLow = low & nowLow;
        const bothHigh = high & nowHigh;
        nowLow = (bothLow >>> step) | ((bothHigh << rest) & WORD_MASK);
        nowHigh = bothHigh >>> step;
      }
      nowLow = WORD_MASK;
      nowHigh = WORD_MASK;
      for (let n = inRow - 1; n >= 0; n--) {
        foundLow |= nowLow & after[2 * n];
        foundHigh |= nowHigh & after[2 * n + 1];
        const bothLow = low & nowLow;
        const bothHigh = high & nowHigh;
        nowLow = (bothLow << step) & WORD_MASK;
        nowHigh = ((bothHigh << step) | (bothLow >>> rest)) & WORD_MASK;
      }
    }
    threatsLow = foundLow;
    threatsHigh = foundHigh;
  }
}

/** The columns from the centre outwards: 3 2 4 1 5 0 6. */
export function centreFirst(columns: number): number[] {
  const middle = columns >> 1;
  return Array.from({ length: columns }, (_, i) => (i % 2 === 0 ? middle + i / 2 : middle - (i + 1) / 2));
}

/** Entries of a TableSearch. */
const ENTRIES = 2 ** 22;

/**
 * The same search with a table of 40 megabytes, for boards without a kernel: it decides whole positions, not leaves.
 * Its nodes are not those of a checker. For boards of at most 52 bits: the key is the owner's cells plus all stones,
 * added as numbers; no two positions have the same.
 */
export class TableSearch extends LeafSearch {
  readonly #keys = new Float64Array(ENTRIES).fill(-1);
  readonly #found = new Uint8Array(ENTRIES);

  protected override owner(
    ownLow: number,
    ownHigh: number,
    otherLow: number,
    otherHigh: number,
    winsLow: number,
    winsHigh: number,
  ): boolean {
    const key = (2 * ownHigh + otherHigh) * 2 ** WORD_BITS + 2 * ownLow + otherLow;
    const entry = key % (ENTRIES - 3);
    if (this.#keys[entry] === key) return this.#found[entry] === 1;
    const found = super.owner(ownLow, ownHigh, otherLow, otherHigh, winsLow, winsHigh);
    this.#keys[entry] = key;
    this.#found[entry] = found ? 1 : 0;
    return found;
  }
}
