import { MAX, playerName } from '../../core/index.ts';
import {
  boundAt,
  formatBestLine,
  isLeaf,
  momentOf,
  type SearchTree,
  type Step,
  shortScore,
  type TreeNode,
} from '../../draw/index.ts';
import { text } from './words.ts';

/** One step of a search, told in a sentence or two. */
export function narrate(step: Step): string {
  const { tree, node, at } = step;
  const isMax = node.turn === MAX;
  const name = { leaf: isLeaf(node), player: playerName(node.turn), move: node.label || undefined };
  const window = [score(node.alpha), score(node.beta)] as const;
  if (step.kind === 'enter') {
    const asked = node === tree.root && asks(node) ? score(node.beta) : undefined;
    return text.entered({ ...name, window: tree.windowed ? window : undefined, asked });
  }
  if (step.kind === 'cut')
    return text.cut({
      ...name,
      window,
      other: isMax ? 'Min' : 'Max',
      letter: isMax ? 'β' : 'α',
      found: score(momentOf(tree, node, at).value as number),
      held: otherHolds(step) ? score(isMax ? node.beta : node.alpha) : undefined,
      atLeast: isMax ? score(node.beta) : undefined,
      lessThan: score(node.alpha + 1),
      skipped: node.cut?.skipped ?? [],
    });
  const bound = boundAt(node) ?? 'exact';
  return text.left({
    ...name,
    bound,
    value: score(node.value as number),
    recalled: node.how === 'memory',
    line: node === tree.root && bound === 'exact' && !name.leaf ? formatBestLine(tree) : undefined,
  });
}

/** With the minus sign of print. */
export const score = (value: number): string => shortScore(value).replace('-', '−');

/**
 * Whether the bound that a cut rests on is one that the other player already holds, with a move found at a node
 * above. Otherwise it was put there to ask a question: MTD drivers and scouts only want to know whether the value
 * reaches beta.
 */
function otherHolds({ tree, node, at }: Step): boolean {
  return pathTo(tree, node).some((above) => above.turn !== node.turn && setsBound(above, node, at));
}

/**
 * Whether the window is one between neighbours, in which no value lies: a search with it tells only whether the value
 * reaches beta.
 */
function asks({ alpha, beta }: TreeNode): boolean {
  return beta - alpha === 1;
}

/**
 * Whether a move found at `above` is worth the bound that `node` is searched with, where that is narrower than what
 * `above` had at entry.
 */
function setsBound(above: TreeNode, node: TreeNode, at: number): boolean {
  const bound = node.turn === MAX ? node.beta : node.alpha;
  if (node.turn === MAX ? bound >= above.beta : bound <= above.alpha) return false;
  return above.children.some(({ left, value }) => left !== undefined && left <= at && value === bound);
}

/** The nodes above a node, root first: those that were open when it was entered. */
function pathTo(tree: SearchTree, node: TreeNode): TreeNode[] {
  const path: TreeNode[] = [];
  let next: TreeNode | undefined = tree.root;
  while (next !== undefined && next !== node) {
    path.push(next);
    next = next.children.findLast(({ entered }) => entered <= node.entered);
  }
  return path;
}
