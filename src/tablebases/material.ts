import type { TablebaseRules } from '../games/index.ts';
import type { TableKernel } from '../kernels/index.ts';

/** All positions of one material with one side to move: `KMvMM`, a king and a man against two men. */
export interface MaterialClass {
  readonly name: string;
  readonly key: number;
  readonly positions: number;
}

/** A material class with either side to move; one class only where both are the same. */
export interface MaterialPair {
  /** Of the material class in which the stronger side is to move. */
  readonly name: string;
  readonly pieces: number;
  readonly slices: readonly MaterialClass[];
  readonly positions: number;
  /** The material classes that its moves convert into. */
  readonly conversions: readonly string[];
}

export function className(own: string, other: string): string {
  return `${own}v${other}`;
}

/**
 * All pairs with up to `pieces` pieces, in an order in which they can be solved: each after those that it converts
 * into, which have fewer pieces or fewer men.
 */
export function pairsOf(rules: TablebaseRules, kernel: TableKernel, pieces: number): MaterialPair[] {
  const pairs: MaterialPair[] = [];
  for (let all = 2; all <= pieces; all++) {
    const sameSize: MaterialPair[] = [];
    for (let stronger = all - 1; stronger >= all / 2; stronger--)
      for (const [i, own] of rules.sides(stronger).entries())
        for (const [j, other] of rules.sides(all - stronger).entries())
          if (2 * stronger > all || i <= j) sameSize.push(pairOf(rules, kernel, own, other));
    pairs.push(...sameSize.sort((a, b) => menOf(a, rules) - menOf(b, rules)));
  }
  return pairs;
}

function menOf({ name }: MaterialPair, { man }: TablebaseRules): number {
  return name.split(man).length - 1;
}

function pairOf(rules: TablebaseRules, kernel: TableKernel, own: string, other: string): MaterialPair {
  const both: (readonly [string, string])[] =
    own === other
      ? [[own, other]]
      : [
          [own, other],
          [other, own],
        ];
  const slices = both.map(([mover, waiting]) => {
    const key = rules.keyOf(mover, waiting);
    return { name: className(mover, waiting), key, positions: kernel.sizeOf(key) };
  });
  const conversions = both.flatMap(([mover, waiting]) => rules.conversions(mover, waiting)).map((one) => className(...one));
  return {
    name: className(own, other),
    pieces: own.length + other.length,
    slices,
    positions: slices.reduce((sum, { positions }) => sum + positions, 0),
    conversions: [...new Set(conversions)],
  };
}
