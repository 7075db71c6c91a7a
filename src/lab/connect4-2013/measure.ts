import { type Position, Random } from '../../core/index.ts';
import { Connect4Position } from '../../games/index.ts';
import { alphabeta } from '../../search/index.ts';
import type { Job, JobContext, Row } from '../experiment.ts';
import { randomFor } from '../settings.ts';
import { threadMs } from '../thread-clock.ts';
import { CELLS, centreFirst, emptyBoard, playAtRandom, quietPosition } from './boards.ts';
import { CountedPosition, type HeightCounts, totalCounts } from './counted-position.ts';
import { minimaxCounts } from './minimax-counts.ts';
import { NO_LOOK, program2013 } from './program.ts';

/**
 * The two programs that are compared: the document's as printed, and alpha-beta of `search/` with the pruning as it has
 * to be for the value to stay the same.
 */
export const PROGRAMS = ['2013', 'corrected'] as const;
export type ProgramName = (typeof PROGRAMS)[number];

/** Searches to a height; without q, alpha-beta alone. */
const SEARCHES: Readonly<
  Record<ProgramName, (position: Position, height: number, q: number | undefined, signal: AbortSignal) => void>
> = {
  2013: (position, height, q = NO_LOOK, signal) => void program2013(position, { height, q, signal }),
  corrected: (position, height, q, signal) => {
    if (alphabeta(position, { depth: height, q, signal }).stopped) signal.throwIfAborted();
  },
};

export const BOARDS = ['empty', 'middle'] as const;
export type BoardName = (typeof BOARDS)[number];

/** The searches that have a line in figure 9. */
export const ALGORITHMS = [
  'minimax',
  'alphabeta',
  'pruned',
  'alphabeta-2013',
  'pruned-2013',
  'centre-2013',
  'centre-pruned-2013',
] as const;
export type AlgorithmName = (typeof ALGORITHMS)[number];

/** All but minimax, whose tree is counted without being searched: the program, with the look or not, and the board. */
const COUNTED: Readonly<Record<Exclude<AlgorithmName, 'minimax'>, readonly [ProgramName, q: 1 | undefined, () => Position]>> = {
  alphabeta: ['corrected', undefined, emptyBoard],
  pruned: ['corrected', 1, emptyBoard],
  'alphabeta-2013': ['2013', undefined, emptyBoard],
  'pruned-2013': ['2013', 1, emptyBoard],
  'centre-2013': ['2013', undefined, centreFirst],
  'centre-pruned-2013': ['2013', 1, centreFirst],
};

export type CountJob = { readonly part: 'counts'; readonly algorithm: AlgorithmName; readonly height: number };

/** Counts of one search from the empty board: all together, and where the look is taken by the height of the nodes. */
export type CountRow = Readonly<HeightCounts> & CountJob;
export type LevelRow = Readonly<HeightCounts> & { readonly part: 'levels'; readonly algorithm: AlgorithmName } & {
  readonly height: number;
  readonly above: number;
};

function count(job: CountJob, { signal }: JobContext): readonly Row[] {
  const { algorithm, height } = job;
  if (algorithm === 'minimax') return [{ ...job, ...totalCounts([]), ...minimaxCounts(emptyBoard(), height, signal) }];
  const [program, q, start] = COUNTED[algorithm];
  const counted = new CountedPosition(start(), height);
  SEARCHES[program](counted, height, q, signal);
  const total: CountRow = { ...job, ...totalCounts(counted.byHeight) };
  if (q === undefined) return [total];
  const levels = counted.byHeight.map((counts, above): LevelRow => ({ part: 'levels', algorithm, height, above, ...counts }));
  return [total, ...levels.slice(1)];
}

export type TimeJob = {
  readonly part: 'times';
  readonly program: ProgramName;
  readonly board: BoardName;
  readonly height: number;
  /** The greatest q; 0 in the rows means without the look. */
  readonly most: number;
  readonly rounds: number;
  /** Searches that are timed together, so that they take long enough for the clock. */
  readonly repeats: number;
  readonly positions: number;
  readonly plies: number;
  readonly seed: number;
};

/** A search of all the job's positions: counts added up, and the shortest of the times. */
export type TimeRow = Readonly<HeightCounts> &
  Pick<TimeJob, 'part' | 'program' | 'board' | 'height'> & {
    readonly q: number;
    readonly positions: number;
    readonly ms: number;
    /** The time of an evaluation in the same job (tau'), in microseconds. */
    readonly leafMicros: number;
  };

/**
 * All q are run in turns, so that whatever slows the machine slows them alike, and the shortest of the rounds is taken.
 */
function time(
  { part, program, board, height, most, rounds, repeats, positions, plies, seed }: TimeJob,
  { signal }: JobContext,
): readonly Row[] {
  const starts =
    board === 'empty' ? [emptyBoard()] : Array.from({ length: positions }, (_, i) => quietPosition(randomFor(seed, i), plies));
  const search = SEARCHES[program];
  const lookFrom = (q: number) => (q === 0 ? undefined : q);
  const qs = Array.from({ length: most + 1 }, (_, q) => q);
  const best = qs.map(() => starts.map(() => Number.POSITIVE_INFINITY));
  let leafMicros = Number.POSITIVE_INFINITY;
  const leaves = someLeaves(starts, height, seed);
  for (let round = 0; round < rounds; round++) {
    for (const q of qs)
      for (const [i, position] of starts.entries()) {
        signal.throwIfAborted();
        const ms = timed(() => {
          for (let times = 0; times < repeats; times++) search(position, height, lookFrom(q), signal);
        });
        best[q][i] = Math.min(best[q][i], ms / repeats);
      }
    leafMicros = Math.min(leafMicros, microsAnEvaluation(leaves, PASSES * rounds));
  }
  return qs.map((q): TimeRow => {
    const counts = starts.flatMap((position) => {
      const counted = new CountedPosition(position, height);
      search(counted, height, lookFrom(q), signal);
      return counted.byHeight;
    });
    const ms = best[q].reduce((sum, one) => sum + one, 0);
    return { part, program, board, height, q, positions: starts.length, ...totalCounts(counts), ms, leafMicros };
  });
}

function timed(work: () => void): number {
  const started = threadMs();
  work();
  return threadMs() - started;
}

const LEAVES = 256;
/** Evaluations of each of them in a round, for every round that there is: long enough for the clock, short in tests. */
const PASSES = 400;

/** Boards such as the leaves of a tree of this height are. */
function someLeaves(starts: readonly Connect4Position[], height: number, seed: number): readonly Connect4Position[] {
  const random = new Random(seed);
  const { shape, heuristic } = emptyBoard();
  return Array.from({ length: LEAVES }, (_, i) => {
    const position = new Connect4Position(shape, heuristic);
    for (const column of starts[i % starts.length].columnsPlayed()) position.play(column);
    playAtRandom(position, random, height);
    return position;
  });
}

/** "Exécuté cette fonction sur un grand nombre de plateaux" (4.3). */
function microsAnEvaluation(leaves: readonly Position[], passes: number): number {
  let sum = 0;
  const ms = timed(() => {
    for (let pass = 0; pass < passes; pass++) for (const leaf of leaves) sum += leaf.evaluate();
  });
  // The sum is used so that the compiler cannot remove the evaluations.
  if (!Number.isFinite(sum)) throw new RangeError('An evaluation was no number.');
  return (1000 * ms) / (passes * leaves.length);
}

export type ReachJob = {
  readonly part: 'reach';
  readonly game: number;
  /** Milliseconds and nodes a move. */
  readonly ms: number;
  readonly nodes: number;
  readonly seed: number;
};

export type ReachRow = Pick<ReachJob, 'part' | 'game'> & {
  /** Moves played before, and the depth of the last tree searched whole: within the nodes, and within the time. */
  readonly ply: number;
  readonly depth: number;
  readonly timedDepth: number;
};

/** The first moves of a game are random, so that games differ; the depth is measured there too. */
const DRAWN = 4;

/**
 * One game of iterative deepening against itself. The moves are those that the fixed number of nodes finds, so that the
 * game is the same everywhere.
 */
function reach({ part, game, ms, nodes, seed }: ReachJob, { signal }: JobContext): readonly Row[] {
  const random = randomFor(seed, game);
  const position = emptyBoard();
  const rows: ReachRow[] = [];
  for (let ply = 0; position.outcome() === undefined; ply++) {
    const { depth, move } = reachFrom(position, CELLS - ply, { nodes }, signal);
    const { depth: timedDepth } = reachFrom(position, CELLS - ply, { time: ms }, signal);
    rows.push({ part, game, ply, depth, timedDepth });
    if (ply < DRAWN) playAtRandom(position, random, 1);
    else position.play(move);
  }
  return rows;
}

/**
 * The deepest tree within the limit. Not `deepen`, which stops when it sees a win: the document's program continues
 * with higher trees.
 */
function reachFrom(
  position: Position,
  deepest: number,
  limit: { readonly time?: number; readonly nodes?: number },
  signal: AbortSignal,
): { depth: number; move: number } {
  const started = performance.now();
  let { time, nodes } = limit;
  let found = { depth: 0, move: alphabeta(position, { depth: 1 }).move! };
  for (let depth = 1; depth <= deepest; depth++) {
    signal.throwIfAborted();
    const { stopped, move, counts } = alphabeta(position, { depth, time, nodes, signal });
    if (stopped) break;
    found = { depth, move: move! };
    if (nodes !== undefined) nodes = Math.max(0, nodes - counts.nodes);
    if (limit.time !== undefined) time = Math.max(0, limit.time - (performance.now() - started));
  }
  return found;
}

export type Connect4Job = CountJob | TimeJob | ReachJob;
export type Connect4Row = CountRow | LevelRow | TimeRow | ReachRow;

export function measure({ data }: Job, doing: JobContext): readonly Row[] {
  const job = data as Connect4Job;
  switch (job.part) {
    case 'counts':
      return count(job, doing);
    case 'times':
      return time(job, doing);
    case 'reach':
      return reach(job, doing);
  }
}
