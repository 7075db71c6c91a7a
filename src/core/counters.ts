/** What a search did, by ply below the root. Flat arrays that grow with the deepest ply: counting never allocates on the way. */
export class Counters {
  /** Nodes visited at each ply, leaves included. */
  visited = new Float64Array(64);
  /** Of these, the ones with no children searched because the game is over or the depth is used up. */
  leaves = new Float64Array(64);
  /** Cuts at Min nodes (value fell to alpha) and at Max nodes (value rose to beta), by the ply of the node. */
  alphaCuts = new Float64Array(64);
  betaCuts = new Float64Array(64);
  /** Nodes answered by the memory alone, by ply. */
  recalls = new Float64Array(64);

  /** Makes room for `ply`. */
  reach(ply: number): void {
    if (ply < this.visited.length) return;
    const length = 2 * ply;
    this.visited = grown(this.visited, length);
    this.leaves = grown(this.leaves, length);
    this.alphaCuts = grown(this.alphaCuts, length);
    this.betaCuts = grown(this.betaCuts, length);
    this.recalls = grown(this.recalls, length);
  }

  summary(): Counts {
    return {
      nodes: sum(this.visited),
      leaves: sum(this.leaves),
      recalls: sum(this.recalls),
      cuts: { alpha: sum(this.alphaCuts), beta: sum(this.betaCuts) },
      byPly: rows(this),
    };
  }
}

export interface Counts {
  /** Positions visited: internal nodes, leaves and those the memory answered. */
  readonly nodes: number;
  readonly leaves: number;
  readonly recalls: number;
  readonly cuts: { readonly alpha: number; readonly beta: number };
  readonly byPly: readonly PlyCounts[];
}

export interface PlyCounts {
  readonly nodes: number;
  readonly leaves: number;
  readonly recalls: number;
  readonly alphaCuts: number;
  readonly betaCuts: number;
}

function grown(array: Float64Array, length: number): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(length);
  larger.set(array);
  return larger;
}

function sum(array: Float64Array): number {
  return array.reduce((total, n) => total + n, 0);
}

function rows(counters: Counters): PlyCounts[] {
  const rows: PlyCounts[] = [];
  for (let ply = 0; ply < counters.visited.length && (counters.visited[ply] as number) > 0; ply++)
    rows.push({
      nodes: counters.visited[ply] as number,
      leaves: counters.leaves[ply] as number,
      recalls: counters.recalls[ply] as number,
      alphaCuts: counters.alphaCuts[ply] as number,
      betaCuts: counters.betaCuts[ply] as number,
    });
  return rows;
}
