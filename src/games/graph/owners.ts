import { MAX, type Player } from '../../core/index.ts';

export interface Owners {
  readonly owner: Int8Array;
  /** An edge between two vertices of the same player, if there is one: then the players cannot alternate. */
  readonly clash?: Clash;
}

export interface Clash {
  readonly from: number;
  readonly to: number;
  /**
   * The vertices from which the owners of both ends follow; the same vertex where an odd way leads around, which no
   * owners mend.
   */
  readonly fromSource: number;
  readonly toSource: number;
}

/**
 * Gives every vertex an owner so that the players alternate: a neighbour of Adam's vertex is Ève's. Starts from the
 * given owners, then from the start, which is Adam's, then from the first vertex of each part that is still left,
 * Adam's too.
 */
export function settleOwners(
  stated: readonly (Player | undefined)[],
  offsets: Int32Array,
  targets: Int32Array,
  start: number,
): Owners {
  const size = stated.length;
  const owner = Int8Array.from(stated, (player) => player ?? 0);
  const { offsets: backOffsets, targets: backTargets } = reversed(offsets, targets);
  const source = Int32Array.from(stated, (_, vertex) => vertex);
  const queue = new Int32Array(size);
  let head = 0;
  let tail = 0;
  const settle = (vertex: number, player: number, from: number): void => {
    if (owner[vertex] !== 0) return;
    owner[vertex] = player;
    source[vertex] = source[from];
    queue[tail++] = vertex;
  };
  const spread = (): void => {
    for (; head < tail; head++) {
      const vertex = queue[head];
      for (let i = offsets[vertex]; i < offsets[vertex + 1]; i++) settle(targets[i], -owner[vertex], vertex);
      for (let i = backOffsets[vertex]; i < backOffsets[vertex + 1]; i++) settle(backTargets[i], -owner[vertex], vertex);
    }
  };
  for (let vertex = 0; vertex < size; vertex++) if (owner[vertex] !== 0) queue[tail++] = vertex;
  spread();
  settle(start, MAX, start);
  spread();
  for (let vertex = 0; vertex < size; vertex++) {
    settle(vertex, MAX, vertex);
    spread();
  }
  for (let from = 0; from < size; from++)
    for (let i = offsets[from]; i < offsets[from + 1]; i++) {
      const to = targets[i];
      if (owner[from] === owner[to]) return { owner, clash: { from, to, fromSource: source[from], toSource: source[to] } };
    }
  return { owner };
}

/** All edges turned around. */
function reversed(offsets: Int32Array, targets: Int32Array): { offsets: Int32Array; targets: Int32Array } {
  const size = offsets.length - 1;
  const back = new Int32Array(size + 1);
  for (const target of targets) back[target + 1]++;
  for (let vertex = 0; vertex < size; vertex++) back[vertex + 1] += back[vertex];
  const next = back.slice();
  const sources = new Int32Array(targets.length);
  for (let vertex = 0; vertex < size; vertex++)
    for (let i = offsets[vertex]; i < offsets[vertex + 1]; i++) sources[next[targets[i]]++] = vertex;
  return { offsets: back, targets: sources };
}
