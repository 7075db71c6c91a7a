const NONE: Float64Array = new Float64Array(0);

/**
 * What a search did, by ply below the root. Flat arrays, so that counting costs one addition; `reach` makes room as
 * the search goes deeper.
 */
export class Counters {
  /** Nodes visited at each ply: internal nodes, leaves and nodes whose value came from the table. */
  visited = NONE;
  /** Of these, the ones where the game is over or the depth is used up. */
  leaves = NONE;
  /** Of these, the ones whose value came from the table. */
  ttHits = NONE;
  /** Cuts at Min nodes (the value fell to alpha) and at Max nodes (it rose to beta), by the ply of the node. */
  alphaCuts = NONE;
  betaCuts = NONE;

  constructor(plies: number) {
    this.reach(plies);
  }

  /** Makes room for at least this many plies. */
  reach(plies: number): void {
    this.visited = longer(this.visited, plies);
    this.leaves = longer(this.leaves, plies);
    this.ttHits = longer(this.ttHits, plies);
    this.alphaCuts = longer(this.alphaCuts, plies);
    this.betaCuts = longer(this.betaCuts, plies);
  }

  counts(): Counts {
    const byPly: PlyCounts[] = [];
    for (let ply = 0; ply < this.visited.length && this.visited[ply] > 0; ply++)
      byPly.push({
        nodes: this.visited[ply],
        leaves: this.leaves[ply],
        ttHits: this.ttHits[ply],
        alphaCuts: this.alphaCuts[ply],
        betaCuts: this.betaCuts[ply],
      });
    return countsOf(byPly);
  }
}

function longer(array: Float64Array, length: number): Float64Array {
  const copy = new Float64Array(length);
  copy.set(array);
  return copy;
}

export interface PlyCounts {
  readonly nodes: number;
  readonly leaves: number;
  readonly ttHits: number;
  readonly alphaCuts: number;
  readonly betaCuts: number;
}

/** The totals of a search, and the same ply by ply. */
export interface Counts {
  /** Positions visited: internal nodes, leaves and those whose value came from the table. */
  readonly nodes: number;
  readonly leaves: number;
  readonly ttHits: number;
  readonly cuts: { readonly alpha: number; readonly beta: number };
  readonly byPly: readonly PlyCounts[];
}

export const NO_COUNTS: Counts = countsOf([]);

/** The work of two searches together. */
export function addCounts(a: Counts, b: Counts): Counts {
  const none: PlyCounts = { nodes: 0, leaves: 0, ttHits: 0, alphaCuts: 0, betaCuts: 0 };
  const plies = Math.max(a.byPly.length, b.byPly.length);
  return countsOf(
    Array.from({ length: plies }, (_, ply) => {
      const [p, q] = [a.byPly[ply] ?? none, b.byPly[ply] ?? none];
      return {
        nodes: p.nodes + q.nodes,
        leaves: p.leaves + q.leaves,
        ttHits: p.ttHits + q.ttHits,
        alphaCuts: p.alphaCuts + q.alphaCuts,
        betaCuts: p.betaCuts + q.betaCuts,
      };
    }),
  );
}

function countsOf(byPly: readonly PlyCounts[]): Counts {
  const total = (of: (row: PlyCounts) => number) => byPly.reduce((sum, row) => sum + of(row), 0);
  return {
    nodes: total((row) => row.nodes),
    leaves: total((row) => row.leaves),
    ttHits: total((row) => row.ttHits),
    cuts: { alpha: total((row) => row.alphaCuts), beta: total((row) => row.betaCuts) },
    byPly,
  };
}
