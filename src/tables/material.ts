import type { TableRules } from '../games/index.ts';
import type { TableKernel } from '../kernels/index.ts';

/** All positions of one material with one side to move: `KMvMM`, a king and a man against two men. */
export interface Slice {
  readonly name: string;
  readonly key: number;
  readonly positions: number;
}

/** A slice and its twin, with the other side to move; the twin is left out where it is the same. */
export interface Pair {
  /** Of the slice in which the stronger side is to move. */
  readonly name: string;
  readonly pieces: number;
  readonly slices: readonly Slice[];
  readonly positions: number;
  /** The slices that its moves convert into. */
  readonly conversions: readonly string[];
}

export function sliceName(own: string, other: string): string {
  return `${own}v${other}`;
}

/**
 * All pairs with up to so many pieces, in an order in which they can be solved: each after those that it converts into,
 * which have fewer pieces or fewer men.
 */
export function pairsOf(rules: TableRules, kernel: TableKernel, pieces: number): Pair[] {
  const pairs: Pair[] = [];
  for (let all = 2; all <= pieces; all++) {
    const sameSize: Pair[] = [];
    for (let stronger = all - 1; stronger >= all / 2; stronger--)
      for (const [i, own] of rules.sides(stronger).entries())
        for (const [j, other] of rules.sides(all - stronger).entries())
          if (2 * stronger > all || i <= j) sameSize.push(pairOf(rules, kernel, own, other));
    pairs.push(...sameSize.sort((a, b) => menOf(a, rules) - menOf(b, rules)));
  }
  return pairs;
}

function menOf({ name }: Pair, { man }: TableRules): number {
  return name.split(man).length - 1;
}

function pairOf(rules: TableRules, kernel: TableKernel, own: string, other: string): Pair {
  const both: (readonly [string, string])[] =
    own === other
      ? [[own, other]]
      : [
          [own, other],
          [other, own],
        ];
  const slices = both.map(([mover, waiting]) => {
    const key = rules.keyOf(mover, waiting);
    return { name: sliceName(mover, waiting), key, positions: kernel.sizeOf(key) };
  });
  const conversions = both.flatMap(([mover, waiting]) => rules.conversions(mover, waiting)).map((one) => sliceName(...one));
  return {
    name: sliceName(own, other),
    pieces: own.length + other.length,
    slices,
    positions: slices.reduce((sum, { positions }) => sum + positions, 0),
    conversions: [...new Set(conversions)],
  };
}
