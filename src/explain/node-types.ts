import { INFINITE, MAX } from '../core/index.ts';
import type { Recording } from './recording.ts';
import { childrenOf, type WholeTree } from './whole-tree.ts';

/**
 * The types of document 001, by the window that a node is entered with as the player to move sees it: ]-oo, +oo[ (1),
 * ]-oo, beta[ (2), ]alpha, +oo[ (3). Undefined where both bounds are finite: document 001 has no name for it.
 */
export type NodeType = 1 | 2 | 3;

export function nodeTypeOf(recording: Recording, visit: number): NodeType | undefined {
  const noAlpha = recording.alphaOf(visit) <= -INFINITE;
  const noBeta = recording.betaOf(visit) >= INFINITE;
  if (noAlpha && noBeta) return 1;
  if (noAlpha === noBeta) return undefined;
  const maximises = recording.tree.turn[recording.nodeOf(visit)] === MAX;
  return maximises === noAlpha ? 2 : 3;
}

/**
 * The least tree that proves the value, if the first child is a best one everywhere (Knuth and Moore 1975): the type of
 * each of its nodes, 0 where a node does not belong to it.
 *
 *     1: the first child has type 1, the others 2;   2: the first child has type 3;   3: all children have type 2.
 */
export function minimalTypes(tree: WholeTree): Uint8Array {
  const types = new Uint8Array(tree.size);
  types[0] = 1;
  for (let node = 0; node < tree.size; node++) {
    if (types[node] === 0 || tree.span[node] === 1) continue;
    const [first, ...others] = childrenOf(tree, node);
    types[first] = [0, 1, 3, 2][types[node]];
    if (types[node] !== 2) for (const other of others) types[other] = 2;
  }
  return types;
}
