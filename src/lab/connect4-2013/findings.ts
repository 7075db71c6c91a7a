import { type CostConstants, type CostModel, costModel, type Shares } from '../cost-model.ts';
import type { Row } from '../experiment.ts';
import type { AlgorithmName, BoardName, Connect4Row, CountRow, LevelRow, ProgramName, ReachRow, TimeRow } from './measure.ts';

/** Quantities computed from the rows. Figures are made while rows come in, so any of them may be missing. */
export class Findings {
  readonly counts: readonly CountRow[];
  readonly levels: readonly LevelRow[];
  readonly times: readonly TimeRow[];
  readonly reach: readonly ReachRow[];

  constructor(rows: readonly Row[]) {
    const all = rows as readonly Connect4Row[];
    this.counts = all.filter((row) => row.part === 'counts').sort((a, b) => a.height - b.height);
    this.levels = all.filter((row) => row.part === 'levels').sort((a, b) => a.height - b.height || a.above - b.above);
    this.times = all.filter((row) => row.part === 'times').sort((a, b) => a.height - b.height || a.q - b.q);
    this.reach = all.filter((row) => row.part === 'reach').sort((a, b) => a.ply - b.ply);
  }

  count(algorithm: AlgorithmName, height: number): CountRow | undefined {
    return this.counts.find((row) => row.algorithm === algorithm && row.height === height);
  }

  /** The greatestCountedHeight height at which all of these were counted. */
  greatestCountedHeight(...algorithms: readonly AlgorithmName[]): number | undefined {
    const heights = new Set(this.counts.map(({ height }) => height));
    return [...heights].filter((height) => algorithms.every((name) => this.count(name, height))).at(-1);
  }

  /** The share of the leaves or nodes of `than` that `algorithm` does not visit. */
  saved(what: 'leaves' | 'nodes', algorithm: AlgorithmName, than: AlgorithmName, height: number): number | undefined {
    const [less, more] = [this.count(algorithm, height), this.count(than, height)];
    return less && more && 1 - less[what] / more[what];
  }

  /** F^(1/p), the document's k (4.4). */
  root(algorithm: AlgorithmName, height: number): number | undefined {
    const row = this.count(algorithm, height);
    return row && row.leaves ** (1 / height);
  }

  /** The factor by which leaves grow with each ply: least squares on the logarithms, all heights but the first. */
  growth(algorithm: AlgorithmName): number | undefined {
    const points = this.counts.filter((row) => row.algorithm === algorithm && row.height > 1);
    return points.length < 2 ? undefined : Math.exp(slope(points.map(({ height, leaves }) => [height, Math.log(leaves)])));
  }

  timed(program: ProgramName, board: BoardName, height: number): readonly TimeRow[] {
    return this.times.filter((row) => row.program === program && row.board === board && row.height === height);
  }

  /** The heights that were timed. */
  get heights(): readonly number[] {
    return [...new Set(this.times.map(({ height }) => height))];
  }

  /** Time with the look from q on over time without, by q. */
  ratios(program: ProgramName, board: BoardName, height: number): readonly (readonly [q: number, ratio: number])[] {
    return this.over(program, board, height, ({ ms }) => ms);
  }

  /** For each q, any sum with the pruning divided by the same sum without it. */
  over(
    program: ProgramName,
    board: BoardName,
    height: number,
    sum: (row: TimeRow) => number,
  ): readonly (readonly [q: number, ratio: number])[] {
    const rows = this.timed(program, board, height);
    const without = rows.find(({ q }) => q === 0);
    // A search that was too short for the clock took no time.
    if (without === undefined || sum(without) === 0) return [];
    return rows.filter(({ q }) => q > 0).map((row) => [row.q, sum(row) / sum(without)]);
  }

  /** The q with the least ratio. */
  bestQ(program: ProgramName, board: BoardName, height: number): number | undefined {
    return this.ratios(program, board, height).toSorted(([, a], [, b]) => a - b)[0]?.[0];
  }

  /** The constants of the cost model, measured as in 4.3 and 4.4 of the document. */
  constants(program: ProgramName, board: BoardName, height: number): MeasuredModel | undefined {
    const rows = this.timed(program, board, height);
    const [without, everywhere] = [0, 1].map((q) => rows.find((row) => row.q === q));
    if (without === undefined || everywhere === undefined || without.ms === 0 || everywhere.ms === 0) return undefined;
    const leaf = without.leafMicros;
    const [node, looking] = [without, everywhere].map(({ ms, leaves, nodes }) => (1000 * ms - leaves * leaf) / nodes);
    const [k, kLooking] = [without, everywhere].map(({ leaves, positions }) => (leaves / positions) ** (1 / height));
    const { nodes, wins, blocks } = everywhere;
    const constants: CostConstants = {
      ...{ k: Math.max(k, kLooking), open: 1 - (wins + blocks) / nodes, node, leaf, look: looking - node },
    };
    return { constants, kLooking, blocked: blocks / nodes, blockShare: blocks / (wins + blocks) };
  }

  /** The shares of nodes by their height, from the empty board; undefined where that tree was not counted. */
  shares(algorithm: AlgorithmName, height: number): readonly Shares[] | undefined {
    const levels = this.levels.filter((row) => row.algorithm === algorithm && row.height === height);
    if (levels.length < height) return undefined;
    const below = levels.map(({ looks, wins, blocks }) => ({ open: 1 - (wins + blocks) / looks, blocked: blocks / looks }));
    // Leaves have no shares.
    return [{ open: 1, blocked: 0 }, ...below];
  }

  /** For each ply, the mean depth over the games that reached it. */
  depths(what: 'depth' | 'timedDepth'): readonly (readonly [ply: number, depth: number])[] {
    const byPly = new Map<number, number[]>();
    for (const row of this.reach) byPly.set(row.ply, [...(byPly.get(row.ply) ?? []), row[what]]);
    return [...byPly].map(([ply, depths]) => [ply, depths.reduce((sum, depth) => sum + depth, 0) / depths.length]);
  }
}

export interface MeasuredModel {
  /** The document's model: every cut costs nothing below it. */
  readonly constants: CostConstants;
  /** k of the search with the look at every node. */
  readonly kLooking: number;
  /** The share of nodes at which a threat was met, and of such cuts among all. */
  readonly blocked: number;
  readonly blockShare: number;
}

/** The models that measured constants give: the document's, and the one with its term for blocks. */
export function modelsOf({ constants, blocked }: MeasuredModel): { readonly plain: CostModel; readonly withBlocks: CostModel } {
  return { plain: costModel(constants), withBlocks: costModel({ ...constants, blocked }) };
}

/** The slope of the straight line nearest to the points. */
export function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x0, y0] = [mean(0), mean(1)];
  const over = points.reduce((sum, [x, y]) => sum + (x - x0) * (y - y0), 0);
  return over / points.reduce((sum, [x]) => sum + (x - x0) ** 2, 0);
}
