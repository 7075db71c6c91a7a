import { atPly, INFINITE, isWin, MAX, type Player, seenBy, unwrap } from '../../core/index.ts';
import { type Connect4, type Connect4Position, connect4 } from '../../games/index.ts';
import { COLUMN_ORDER, type Connect4Board, connect4Board, dropped, isOpen, winsAt } from '../../kernels/index.ts';
import type { StopSignal } from '../../search/index.ts';
import { type Analysis, gameOverAnalysis, type Progress, rankedAnalysis } from '../analysis.ts';
import { levelsOf } from '../game-levels.ts';
import { choose, type Level, rngFor } from '../levels.ts';
import { DepthClock, type EngineLimits } from '../limits.ts';
import { type Host, type Searcher, type SearcherOptions, withTimeLimit } from '../searcher.ts';
import { exactLine, expectedLine, Spent } from './line.ts';
import { scoreOfValue, valueOfScore } from './score.ts';
import { Connect4Solver, type Connect4SolverOptions } from './solver.ts';

const CELLS = 42;
/**
 * Searches this deep precede an exact solution: they give a sound move within some milliseconds, and an order for the
 * columns.
 */
const FIRST_DEPTH = 8;
/** The depth if the solution may be interrupted, because then the move of these searches is played. */
const FIRST_DEPTH_LIMITED = 12;
/**
 * Positions to visit for the continuation of the answer: some tenths of a second at most for an analysis, less if the
 * move is to be played.
 */
const LINE_NODES = 2_000_000;
const PLAYED_LINE_NODES = 300_000;

/** Reading the book takes some tenths of a second: with less time for a move it is not read. */
const BOOK_MS = 500;

/** The book may also be an open one. */
export type Connect4SearcherOptions = Omit<SearcherOptions, 'book'> & Pick<Connect4SolverOptions, 'book'>;

/** A column with its value from the view of the side to move. */
interface ColumnValue {
  readonly column: number;
  readonly value: number;
  readonly final: boolean;
}

/** The task of one search. */
interface Task {
  readonly position: Connect4Position;
  readonly board: Connect4Board;
  readonly turn: Player;
  readonly limits: EngineLimits;
  readonly level: Level | undefined;
  readonly seed: number;
  readonly host: Host & StopSignal;
  readonly spent: Spent;
  readonly started: number;
}

/**
 * Plays Connect 4 on 7x6: for a depth, or a level below the last, by the kernel's search to that depth; otherwise by
 * solving exactly.
 */
export class Connect4Searcher implements Searcher {
  readonly #game: Connect4 = connect4();
  readonly #solver: Connect4Solver;
  readonly #seed: number;

  private constructor(solver: Connect4Solver, seed: number) {
    this.#solver = solver;
    this.#seed = seed;
  }

  static async open({ seed = 1, ...options }: Connect4SearcherOptions = {}): Promise<Connect4Searcher> {
    return new Connect4Searcher(await Connect4Solver.open(options), seed);
  }

  get threads(): number {
    return this.#solver.threads;
  }

  close(): void {
    this.#solver.close();
  }

  /**
   * Loads the book, if a solution may need it, and starts the helper threads. It also plays if the book cannot be read.
   */
  async prepare(text: string, limits: EngineLimits): Promise<void> {
    const position = this.#game.parsePosition(text);
    if (!position.ok || position.value.outcome() !== undefined || depthOf(limits) !== undefined) return;
    if ((limits.time ?? new DepthClock(limits.clock).most ?? BOOK_MS) < BOOK_MS) return;
    await this.#solver.prepare(unwrap(connect4Board(position.value.columnsPlayed()))).catch(() => {});
  }

  *analyse(text: string, limits: EngineLimits, host: Host): Generator<Analysis, undefined> {
    const position = unwrap(this.#game.parsePosition(text));
    const started = performance.now();
    const outcome = position.outcome();
    if (outcome !== undefined) {
      yield gameOverAnalysis(outcome, limits);
      return;
    }
    if (limits.fresh) this.#solver.forget();
    const task: Task = {
      position,
      board: unwrap(connect4Board(position.columnsPlayed())),
      turn: position.turn(),
      limits,
      level: levelOf(limits),
      seed: limits.seed ?? this.#seed,
      host: withTimeLimit(host, limits.time ?? new DepthClock(limits.clock).most),
      spent: new Spent(limits.nodes ?? Number.POSITIVE_INFINITY),
      started,
    };
    const depth = depthOf(limits);
    const first = limits.time === undefined && limits.nodes === undefined ? FIRST_DEPTH : FIRST_DEPTH_LIMITED;
    const ranked = yield* this.#lookAhead(task, depth ?? first, depth !== undefined);
    if (ranked !== undefined) yield* this.#solve(task, ranked);
  }

  /**
   * Ranks all columns by deeper and deeper searches. Unless the ranking is all that is wanted (`alone`), returns the
   * last one, if nothing stopped it except that loading the book took time.
   */
  *#lookAhead(task: Task, depth: number, alone: boolean): Generator<Analysis, Ranking | undefined> {
    let last: Ranking = { columns: this.#oneAhead(task), depth: 1 };
    for (;;) {
      const final = last.columns.every((column) => column.final);
      if (final || (alone && last.depth >= depth)) {
        yield this.#answer(task, last);
        return undefined;
      }
      yield this.#analysis(task, last);
      if (last.depth >= depth) return last;
      const deeper = this.#rank(task, nextDepth(task, last.depth, depth));
      if (deeper !== undefined) last = deeper;
      else if (!alone && task.spent.left > 0 && this.#inBook(task.board)) return last;
      else {
        yield this.#answer(task, last, true);
        return undefined;
      }
    }
  }

  /** The values that are known without a search. */
  #oneAhead({ position, board, turn }: Task): ColumnValue[] {
    return openColumns(board).map((column) => {
      position.play(column);
      const outcome = position.outcome();
      const value = seenBy(turn, outcome === undefined ? position.evaluate() : outcome);
      position.undo();
      return { column, value: isWin(value) ? value - 1 : value, final: outcome !== undefined };
    });
  }

  /** undefined if stopped first. */
  #rank(task: Task, depth: number): Ranking | undefined {
    const { board } = task;
    const columns: ColumnValue[] = [];
    for (const seen of this.#oneAhead(task)) {
      if (seen.final) {
        columns.push(seen);
        continue;
      }
      const below = this.#search(task, dropped(board, seen.column), depth - 1);
      if (below === undefined) return undefined;
      columns.push({ column: seen.column, value: 0 - below, final: isWin(below) || depth >= CELLS - board.stones });
    }
    return { columns, depth };
  }

  /** The minimax value at this depth of a board one ply on, as the root sees it. undefined if stopped before. */
  #search({ spent, host }: Task, board: Connect4Board, depth: number): number | undefined {
    if (board.stones === CELLS) return 0;
    if (spent.left <= 0 || host.aborted) return undefined;
    const { value, nodes } = this.#solver.kernel.search(board, depth, {
      nodes: spent.left,
      host: { shouldContinue: host.shouldContinue },
    });
    spent.nodes += nodes;
    return value === undefined ? undefined : atPly(value, 1);
  }

  #solve(task: Task, ranking: Ranking): Generator<Analysis, undefined> {
    const { values, lines = 1 } = task.limits;
    return values || lines > 1 ? this.#solveColumns(task, ranking) : this.#solveBest(task, ranking);
  }

  /** The exact value of every column. */
  *#solveColumns(task: Task, ranking: Ranking): Generator<Analysis, undefined> {
    const { board, spent, host, turn } = task;
    const before = spent.nodes;
    const known = (scores: readonly (number | undefined)[]): Ranking => ({
      depth: ranking.depth,
      columns: ranking.columns.map((seen) => exactly(seen, scores[seen.column], board.stones)),
    });
    const { scores, stopped, nodes } = this.#solver.columns(board, {
      nodes: spent.left,
      signal: host,
      onProgress: ({ nodes, share, scores }) => {
        spent.nodes = before + nodes;
        const ranking = known(scores);
        host.onInfo(this.#analysis(task, ranking, { share, ...boundsOf(ranking, turn) }));
      },
    });
    spent.nodes = before + nodes;
    const depth = stopped ? ranking.depth : CELLS - board.stones;
    yield this.#answer(task, { ...known(scores), depth }, stopped);
  }

  /** The exact value of the position, and a column that attains it. */
  *#solveBest(task: Task, ranking: Ranking): Generator<Analysis, undefined> {
    const { board } = task;
    const best = this.#analysis(task, ranking);
    const columns = this.#inBook(board) ?? this.#attaining(task, ranking, best);
    if (columns === undefined) yield { ...best, ...this.#work(task), stopped: true };
    else
      yield {
        ...this.#answer(task, { columns, depth: CELLS - board.stones }),
        ...(this.#solver.bookScore(board) !== undefined && { fromBook: true }),
      };
  }

  /** One column that attains the exact value of the position. undefined if stopped before. */
  #attaining(task: Task, ranking: Ranking, best: Analysis): ColumnValue[] | undefined {
    const { board, spent, turn, host } = task;
    const value = (score: number) => valueOfScore(score, board.stones, turn);
    let before = spent.nodes;
    const tell = (nodes: number, share: number, bounds: readonly [number, number]) => {
      spent.nodes = before + nodes;
      const [least, most] = bounds.map(value).sort((a, b) => a - b) as [number, number];
      host.onInfo({ ...best, ...this.#work(task), progress: { share, least, most } });
    };
    const { score, nodes } = this.#solver.solve(board, {
      nodes: spent.left,
      signal: host,
      onProgress: ({ nodes, share, least, most }) => tell(nodes, share, [least, most]),
    });
    before = spent.nodes = before + nodes;
    if (score === undefined) return undefined;
    const order = sorted(ranking.columns).map(({ column }) => column);
    const { column, nodes: more } = this.#solver.columnOfScore(board, score, order, {
      nodes: spent.left,
      signal: host,
      // Its bounds are another position's, so only the progress is reported.
      onProgress: ({ nodes }) => tell(nodes, 1, [score, score]),
    });
    spent.nodes = before + more;
    return column === undefined ? undefined : [exactly({ column, value: 0, final: true }, score, board.stones)];
  }

  /** All open columns with their exact values, if the book or the next move tells every one. */
  #inBook(board: Connect4Board): ColumnValue[] | undefined {
    const columns: ColumnValue[] = [];
    for (const column of openColumns(board)) {
      const score = winsAt(board, column) ? 0 - ((43 - board.stones) >> 1) : this.#solver.bookScore(dropped(board, column));
      if (score === undefined) return undefined;
      columns.push(exactly({ column, value: 0, final: true }, 0 - score, board.stones));
    }
    return columns;
  }

  /** The state of one search. */
  #analysis(task: Task, { columns, depth }: Ranking, progress?: Progress): Analysis {
    return { ...this.#analysisOf(task, columns, best(columns), depth, alone), ...(progress && { progress }) };
  }

  /** The last analysis: the move that is played, with its continuation; after a stop, the move alone. */
  #answer(task: Task, { columns, depth }: Ranking, stopped = false): Analysis {
    const { level, seed, position, limits } = task;
    const played =
      level === undefined ? best(columns) : choose(sorted(columns), level, rngFor(seed, this.#game.formatPosition(position)));
    if (stopped || task.host.aborted) return { ...this.#analysisOf(task, columns, played, depth, alone), stopped };
    const nodes = (level === undefined ? LINE_NODES : PLAYED_LINE_NODES) / (limits.lines ?? 1);
    const lines = new Map<number, string[]>();
    return this.#analysisOf(task, columns, played, depth, (seen) => {
      const line = lines.get(seen.column) ?? this.#line(task, seen, isFinal(seen, columns), depth, nodes);
      lines.set(seen.column, line);
      return line;
    });
  }

  #analysisOf(
    task: Task,
    columns: readonly ColumnValue[],
    played: ColumnValue,
    depth: number,
    lineOf: (seen: ColumnValue) => string[],
  ): Analysis {
    const { turn, limits, board } = task;
    const valueAndLine = (seen: ColumnValue) => ({ value: seenBy(turn, seen.value), pv: lineOf(seen) });
    const known = { depth: Math.min(depth, CELLS - board.stones), final: isFinal(played, columns), stopped: false };
    const analysis = rankedAnalysis(valueAndLine(played), { bound: 'exact', ...known, ...this.#work(task) }, limits, {
      ranked: sorted(columns),
      moveOf: ({ column, value, final }) => ({ move: notation(column), value: seenBy(turn, value), final }),
      lineOf: valueAndLine,
    });
    // Finding the lines visits positions too.
    return { ...analysis, ...this.#work(task) };
  }

  /** The continuation of a column: exact if its value is final, else as the kernel expects it. */
  #line({ board, spent, host }: Task, { column, value }: ColumnValue, final: boolean, depth: number, nodes: number): string[] {
    const more = new Spent(Math.min(nodes, spent.left));
    const score = final ? scoreOfValue(value, board.stones, MAX) : undefined;
    const line =
      score === undefined
        ? expectedLine(this.#solver, board, column, Math.min(depth, CELLS - board.stones), more, {
            shouldContinue: host.shouldContinue,
          })
        : exactLine(this.#solver, board, column, score, more, host);
    spent.nodes += more.nodes;
    return line.map(notation);
  }

  #work({ spent, started }: Task): { nodes: number; ms: number } {
    return { nodes: spent.nodes, ms: performance.now() - started };
  }
}

interface Ranking {
  readonly columns: readonly ColumnValue[];
  readonly depth: number;
}

/**
 * The bounds of the position that follow from the solved columns, from Max's view: for the side to move its value is at
 * least the best of them.
 */
function boundsOf({ columns }: Ranking, turn: Player): { least: number; most: number } {
  const best = Math.max(-INFINITE, ...columns.filter(({ final }) => final).map(({ value }) => value));
  return turn === MAX ? { least: best, most: INFINITE } : { least: -INFINITE, most: seenBy(turn, best) };
}

/** Depths one by one, to show progress; a level searches to its depth at once, or in two steps if that takes long. */
function nextDepth({ level }: Task, depth: number, wanted: number): number {
  if (level === undefined) return depth + 1;
  return depth < FIRST_DEPTH ? Math.min(FIRST_DEPTH, wanted) : wanted;
}

/** In COLUMN_ORDER; sorting by value keeps that order among equal values. */
function openColumns(board: Connect4Board): number[] {
  return COLUMN_ORDER.filter((column) => isOpen(board, column));
}

/** Best first for the side to move. */
function sorted(columns: readonly ColumnValue[]): ColumnValue[] {
  return columns.toSorted((a, b) => b.value - a.value);
}

function best(columns: readonly ColumnValue[]): ColumnValue {
  return sorted(columns)[0] as ColumnValue;
}

/**
 * Whether a column's value holds to the end of the game: a win does, any other value only if nothing better is
 * possible.
 */
function isFinal({ value, final }: ColumnValue, columns: readonly ColumnValue[]): boolean {
  return final && (isWin(value) || columns.every((column) => column.final));
}

function notation(column: number): string {
  return String(column + 1);
}

function alone({ column }: ColumnValue): string[] {
  return [notation(column)];
}

function levelOf({ level }: EngineLimits): Level | undefined {
  return level === undefined ? undefined : levelsOf('connect4')[level - 1];
}

/** The depth of the search; undefined: to the end of the game. */
function depthOf(limits: EngineLimits): number | undefined {
  return limits.depth ?? levelOf(limits)?.depth;
}

function exactly(seen: ColumnValue, score: number | undefined, stones: number): ColumnValue {
  if (score === undefined) return seen;
  return { column: seen.column, value: valueOfScore(score, stones, MAX), final: true };
}
