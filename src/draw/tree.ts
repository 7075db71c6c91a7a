import { type Bound, boundOf, type CutKind, type LeaveKind, MAX, type Player, playerName } from '../core/index.ts';
import { cutLetter, shortScore } from './notation.ts';
import type { TreeWords } from './words.ts';

/**
 * One visit of a search. The same position visited twice is two nodes: the tree is what the search did, not the game.
 *
 * `entered`, `left` and `cut.at` are ticks of one clock that runs through all the passes of a recording, one tick for
 * each call of the trace that was kept: drawing the tree "at" a tick shows what the search knew then.
 */
export interface TreeNode {
  /** The move that led here, as people write it; empty at the root. */
  readonly label: string;
  readonly move: number | undefined;
  readonly ply: number;
  readonly turn: Player;
  /** The window at entry, from Max's view. */
  readonly alpha: number;
  readonly beta: number;
  readonly entered: number;
  /** These three are undefined as long as the search has not left the node: for ever, if it was interrupted. */
  left: number | undefined;
  value: number | undefined;
  how: LeaveKind | undefined;
  /**
   * The game is over here. Of what a table knew only the game can say it, so a recorder without a game leaves it
   * false there.
   */
  over: boolean;
  cut: Cut | undefined;
  /**
   * On the line that the root's value comes from: from each node to the first child whose value equals its own. No
   * node is, where that value is only a bound.
   */
  best: boolean;
  /** In the order of the visits. A move searched again with another window (scouts do that) stands here twice. */
  readonly children: TreeNode[];
  /** Visits below this node that were counted but not kept. */
  hidden: number;
  /** Equal for equal positions, where the recorder was told to keep keys. */
  readonly key?: number | string | undefined;
  /** Moves to positions that are drawn elsewhere: only in what `mergePositions` makes. */
  readonly again?: readonly Again[];
}

export interface Again {
  readonly label: string;
  readonly to: TreeNode;
  readonly best: boolean;
}

export interface Cut {
  readonly kind: CutKind;
  /** The moves that were not searched, as people write them. */
  readonly skipped: readonly string[];
  readonly at: number;
}

/** One pass of a search over its tree: iterative deepening and MTD(f) enter the root several times. */
export interface SearchTree {
  readonly root: TreeNode;
  kept: number;
  /** Visits of this pass that were counted but not kept, because of the recorder's `limit` or `depth`. */
  dropped: number;
  /** Whether any visit had a finite alpha or beta. Minimax has none: its drawings say nothing of windows. */
  windowed: boolean;
}

/**
 * Left without looking at children: the game is over there, or the depth used up. What a table knew of a game that
 * goes on has children all the same.
 */
export function isLeaf(node: TreeNode): boolean {
  return node.over || node.how === 'evaluation';
}

/**
 * What the value of a node says: exact, or a bound because it fell out of the node's window. Undefined while the node
 * is open.
 */
export function boundAt({ value, alpha, beta }: TreeNode): Bound | undefined {
  return value === undefined ? undefined : boundOf(value, alpha, beta);
}

/**
 * The nodes from the root along the best line; only the root where there is none: the search has not ended, or found
 * a mere bound.
 */
export function bestLine(tree: SearchTree): TreeNode[] {
  const line = [tree.root];
  let node: TreeNode | undefined = tree.root;
  while ((node = node.children.find((child) => child.best))) line.push(node);
  return line;
}

/**
 * The moves of the best line, empty where there is none; `(…)` at its end says that it goes on where the tree does
 * not, behind what a table knew or what was not kept.
 */
export function formatBestLine(tree: SearchTree): string {
  if (boundAt(tree.root) !== 'exact') return '';
  const line = bestLine(tree);
  const moves = line.slice(1).map(({ label }) => label);
  if (!isLeaf(line[line.length - 1])) moves.push('(…)');
  return moves.join(' ');
}

/** Whether a node is known to lie on the best line just after a tick: once the root is left, not before. */
export function isBestAt(node: TreeNode, tree: SearchTree, at: number): boolean {
  return node.best && tree.root.left !== undefined && tree.root.left <= at;
}

export interface Step {
  readonly kind: 'enter' | 'cut' | 'leave';
  /** The tick. Ticks follow each other, except where the recorder gave up a pass to its limit. */
  readonly at: number;
  readonly node: TreeNode;
  readonly tree: SearchTree;
}

/** What the search did, one step after the other, through all passes. */
export function stepsOf(passes: readonly SearchTree[]): Step[] {
  const steps: Step[] = [];
  for (const tree of passes) {
    const open = [tree.root];
    let node: TreeNode | undefined;
    while ((node = open.pop())) {
      steps.push({ kind: 'enter', at: node.entered, node, tree });
      if (node.cut) steps.push({ kind: 'cut', at: node.cut.at, node, tree });
      if (node.left !== undefined) steps.push({ kind: 'leave', at: node.left, node, tree });
      for (const child of node.children) open.push(child);
    }
  }
  return steps.sort((a, b) => a.at - b.at);
}

/** What is known of a node just after a tick of the clock. */
export interface Moment {
  /** The value; while the node is open, the best of the children left so far, and undefined before the first. */
  readonly value: number | undefined;
  /**
   * The window narrowed by the children left so far. Once the node is left, and in searches without windows: the one
   * at entry.
   */
  readonly alpha: number;
  readonly beta: number;
  readonly open: boolean;
  readonly cut: Cut | undefined;
}

export function momentOf(tree: SearchTree, node: TreeNode, at = Number.POSITIVE_INFINITY): Moment {
  const { alpha, beta } = node;
  const cut = node.cut && node.cut.at <= at ? node.cut : undefined;
  if (node.left !== undefined && node.left <= at) return { value: node.value, alpha, beta, open: false, cut };
  let value: number | undefined;
  for (const child of node.children) {
    if (child.left === undefined || child.left > at) break;
    const known = child.value as number;
    if (value === undefined || (known - value) * node.turn > 0) value = known;
  }
  if (value === undefined || !tree.windowed) return { value, alpha, beta, open: true, cut };
  return node.turn === MAX
    ? { value, alpha: Math.max(alpha, value), beta, open: true, cut }
    : { value, alpha, beta: Math.min(beta, value), open: true, cut };
}

/** The whole tree in a sentence or two. */
export function describeTree(tree: SearchTree, said: TreeWords): string {
  const { root } = tree;
  const value =
    root.value === undefined ? said.unfinished : said.value[boundAt(root) ?? 'exact']({ score: shortScore(root.value) });
  return said.summary(playerName(root.turn), value, tree.kept + tree.dropped, formatBestLine(tree));
}

/** One node in a sentence, without its full stop. */
export function describeNode(tree: SearchTree, node: TreeNode, moment: Moment, said: TreeWords): string {
  const name = isLeaf(node) ? said.leaf : said.node({ player: playerName(node.turn) });
  const parts = [node.label ? said.after({ node: name, move: node.label }) : name];
  if (tree.windowed) parts.push(said.window({ alpha: shortScore(moment.alpha), beta: shortScore(moment.beta) }));
  if (moment.value !== undefined)
    parts.push((moment.open ? said.bestSoFar : said.value.exact)({ score: shortScore(moment.value) }));
  if (!moment.open && node.how === 'memory') parts.push(said.fromMemory);
  if (!moment.open && node.how === 'evaluation') parts.push(said.estimated);
  if (moment.cut) parts.push(said.cut({ letter: cutLetter[moment.cut.kind] }));
  return parts.join(', ');
}
