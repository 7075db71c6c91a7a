/**
 * The graph of a game, document 004's arena, as plain data. Adam is Max and Ève is Min. It may have cycles, and parts that
 * cannot be reached.
 */
export interface ExplicitGraph {
  readonly names: readonly string[];
  /** MAX or MIN: who controls each vertex. Edges lead from one player's vertex to the other's, unless the text says `turns: free`. */
  readonly owner: Int8Array;
  /** The successors of vertex v: `targets[offsets[v]]` up to, but not including, `targets[offsets[v + 1]]`. */
  readonly offsets: Int32Array;
  readonly targets: Int32Array;
  /** WIN, -WIN, DRAW or points where the game ends, which is exactly where there is no successor; undefined where it goes on. */
  readonly outcome: readonly (number | undefined)[];
  readonly start: number;
}

/** Whether every edge leads from one player's vertex to the other's. */
export function alternates({ names, owner, offsets, targets }: ExplicitGraph): boolean {
  return names.every((_, v) => targets.subarray(offsets[v], offsets[v + 1]).every((to) => owner[to] !== owner[v]));
}
