import type { DraughtsRules, DraughtsSize } from './draughts.ts';

/** The patterns of one kind of draughts (assembly/draughts/evaluation-patterns.ts draws them). */
export interface DraughtsPatterns {
  readonly rules: DraughtsRules;
  readonly size: DraughtsSize;
  /** The byte at which its weights begin among those of all patterns. */
  readonly first: number;
  /** How many blocks have weights of their own. */
  readonly tables: number;
}

/** Ways to fill a block. */
export const BLOCK_FILLINGS = 3 ** 8;
const TABLE_BYTES = 2 * BLOCK_FILLINGS;

const PATTERNED: readonly DraughtsPatterns[] = [
  { rules: 'souffler', size: 10, first: 0, tables: 8 },
  { rules: 'international', size: 10, first: 8 * TABLE_BYTES, tables: 8 },
  { rules: 'english', size: 8, first: 16 * TABLE_BYTES, tables: 5 },
];

/** undefined where the evaluation has no patterns. */
export function draughtsPatterns(rules: DraughtsRules, size: DraughtsSize): DraughtsPatterns | undefined {
  return PATTERNED.find((patterns) => patterns.rules === rules && patterns.size === size);
}

/** A block with weights of its own: at its place on the board, or on the turned board with the colours changed. */
export interface BlockImage {
  readonly table: number;
  /** In the order of the digits of a filling; numbered from 1. */
  readonly squares: readonly number[];
  /** The digits of white and black men. */
  readonly white: number;
  readonly black: number;
  /** Whether its weights count for White (1) or for Black (-1). */
  readonly sign: 1 | -1;
}

export function blockImages({ size, tables }: Pick<DraughtsPatterns, 'size' | 'tables'>): BlockImage[] {
  const half = size / 2;
  return Array.from({ length: tables }, (_, table): BlockImage[] => {
    const top = 2 * Math.floor(table / (half - 1));
    const left = table % (half - 1);
    const squares = Array.from({ length: 8 }, (_, i) => (top + (i >> 1)) * half + left + (i & 1) + 1);
    const turned = squares.map((square) => size * half + 1 - square);
    return [
      { table, squares, white: 1, black: 2, sign: 1 },
      { table, squares: turned, white: 2, black: 1, sign: -1 },
    ];
  }).flat();
}

/** The filling of an image; `manOn` is the content of a square: 0, 1 for a white man, 2 for a black one. */
export function fillingOf({ squares, white, black }: BlockImage, manOn: (square: number) => number): number {
  return squares.reduceRight((filling, square) => 3 * filling + [0, white, black][manOn(square)], 0);
}

/** The index of the weights of a filling among those of one kind of draughts: the opening's, then the ending's. */
export function fillingAt({ table }: BlockImage, filling: number): number {
  return table * TABLE_BYTES + 2 * filling;
}
