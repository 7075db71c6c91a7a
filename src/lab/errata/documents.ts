import type { Random } from '../../core/index.ts';

/**
 * The small algorithms of TIPE 2013 and Bernard 2001 as they are printed, on trees of numbers: docs/sources.md cites
 * results of these. The searches of Minerve are in `search/`.
 */

/** A leaf's value, from Max's view, or the children from left to right. */
export type Tree = number | readonly Tree[];

export const OO = Number.POSITIVE_INFINITY;

export function minimax(tree: Tree, maximises = true): number {
  if (typeof tree === 'number') return tree;
  const values = tree.map((child) => minimax(child, !maximises));
  return maximises ? Math.max(...values) : Math.min(...values);
}

/** Minimax2 of TIPE 2013. `seen` gets the path of each node visited. */
export function minimax2(tree: Tree, maximises: boolean, compare: number, seen: string[] = [], path = ''): number {
  seen.push(path);
  if (typeof tree === 'number') return tree;
  let best = maximises ? -OO : OO;
  for (const [i, child] of tree.entries()) {
    const value = minimax2(child, !maximises, best, seen, path + i);
    best = maximises ? Math.max(best, value) : Math.min(best, value);
    if (maximises ? best >= compare : best <= compare) break;
  }
  return best;
}

/** MinimaxAB of TIPE 2013. */
export function minimaxAB(tree: Tree, maximises: boolean, alpha: number, beta: number, seen: string[] = [], path = ''): number {
  seen.push(path);
  if (typeof tree === 'number') return tree;
  for (const [i, child] of tree.entries()) {
    const value = minimaxAB(child, !maximises, alpha, beta, seen, path + i);
    if (maximises) alpha = Math.max(alpha, value);
    else beta = Math.min(beta, value);
    if (alpha >= beta) break;
  }
  return maximises ? alpha : beta;
}

/** One to three children a node, leaves of 0 to 5, all at the same depth. */
export function randomTree(random: Random, height: number): Tree {
  if (height === 0) return random.below(6);
  return Array.from({ length: random.between(1, 3) }, () => randomTree(random, height - 1));
}

export function visits(tree: Tree): { minimax2: string[]; alphabeta: string[] } {
  const [two, ab]: [string[], string[]] = [[], []];
  minimax2(tree, true, OO, two);
  minimaxAB(tree, true, -OO, OO, ab);
  return { minimax2: two, alphabeta: ab };
}

/** The choices in reading the pseudo-code of Bernard 2001, where it is incomplete or wrong. */
export interface Reading {
  /** `printed`: where a leaf is better than the bound, its score is overwritten. `corrected`: the bound is. */
  readonly leaf: 'printed' | 'corrected';
  /**
   * Whether alpha and beta are the caller's variables (the text passes only noeudmax and the depth) or copies
   * of them.
   */
  readonly window: 'shared' | 'passed';
}

export function alphabeta2001(tree: Tree, maximises: boolean, reading: Reading, window = { alpha: -OO, beta: OO }): number {
  const mine = reading.window === 'shared' ? window : { ...window };
  if (typeof tree === 'number') {
    if (reading.leaf === 'corrected') {
      if (maximises && tree > mine.alpha) mine.alpha = tree;
      if (!maximises && tree < mine.beta) mine.beta = tree;
    }
  } else
    for (const child of tree) {
      const value = alphabeta2001(child, !maximises, reading, mine);
      if (maximises && value > mine.alpha) mine.alpha = value;
      if (!maximises && value < mine.beta) mine.beta = value;
      if (mine.alpha >= mine.beta) break;
    }
  return maximises ? mine.alpha : mine.beta;
}
