import type { Player } from '../core/index.ts';
import { winFor } from '../core/index.ts';
import type { Recording } from './recording.ts';
import { OVER } from './whole-tree.ts';

/** What the winning-move pruning made of a node: the one child that was searched, and what its move does. */
export interface Narrowed {
  readonly child: number;
  readonly does: 'wins' | 'blocks';
}

/**
 * Read off the recording: a visit that was left with one child searched of several, and no cut, was narrowed to it.
 * Undefined where it was not.
 */
export function narrowedAt(recording: Recording, visit: number): Narrowed | undefined {
  const { span, kind, worth, turn } = recording.tree;
  if (recording.leftAt(visit) < 0 || recording.cutAt(visit) >= 0 || recording.howOf(visit) !== 'children') return undefined;
  const node = recording.nodeOf(visit);
  const isOnly = recording.spanOf(visit) === 1 + recording.spanOf(visit + 1);
  if (!isOnly || span[node] === 1 + span[node + 1]) return undefined;
  const child = recording.nodeOf(visit + 1);
  const wins = kind[child] === OVER && worth[child] === winFor(turn[node] as Player);
  return { child, does: wins ? 'wins' : 'blocks' };
}
