import { INFINITE, MAX, type Player, winFor } from '../core/index.ts';
import { OVER, type Recording } from '../model/index.ts';

/**
 * The types of Wikipédia, by the window that a node is entered with as the player to move sees it: ]-oo, +oo[ (1),
 * ]-oo, beta[ (2), ]alpha, +oo[ (3). Undefined where both bounds are finite: Wikipédia has no name for it.
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

/** The effect of the winning-move pruning at a node: the only child searched, and whether its move wins or blocks. */
export interface NarrowedWindow {
  readonly child: number;
  readonly does: 'wins' | 'blocks';
}

/**
 * Read off the recording: a visit that was left with one child searched of several, and no cut, was narrowed to it.
 * Undefined where it was not.
 */
export function narrowedAt(recording: Recording, visit: number): NarrowedWindow | undefined {
  const { span, kind, leafValue, turn } = recording.tree;
  if (recording.leftAt(visit) < 0 || recording.cutAt(visit) >= 0 || recording.howOf(visit) !== 'children') return undefined;
  const node = recording.nodeOf(visit);
  const isOnly = recording.spanOf(visit) === 1 + recording.spanOf(visit + 1);
  if (!isOnly || span[node] === 1 + span[node + 1]) return undefined;
  const child = recording.nodeOf(visit + 1);
  const wins = kind[child] === OVER && leafValue[child] === winFor(turn[node] as Player);
  return { child, does: wins ? 'wins' : 'blocks' };
}
