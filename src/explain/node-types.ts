import { INFINITE, MAX } from '../core/index.ts';
import type { Recording } from './recording.ts';

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
