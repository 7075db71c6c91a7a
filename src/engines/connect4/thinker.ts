import { INFINITE, isWin, MAX, type Player, seenBy, unwrap } from '../../core/index.ts';
import { type Connect4, type Connect4Position, connect4 } from '../../games/index.ts';
import { type Connect4Board, connect4Board, dropped, isOpen, winsAt } from '../../kernels/index.ts';
import type { StopSignal } from '../../search/index.ts';
import { choose } from '../choose.ts';
import type { Level } from '../level.ts';
import type { EngineLimits } from '../limits.ts';
import { lotOf } from '../lot.ts';
import { streamed } from '../stream.ts';
import type { MoveValue, Progress, Thought } from '../think.ts';
import { type Stop, type Thinker, type ThinkerOptions, within } from '../thinker.ts';
import { CONNECT4_LEVELS } from './levels.ts';
import { exactLine, expectedLine } from './line.ts';
import { look, Spent } from './look.ts';
import { scoreOfValue, valueOfScore } from './score.ts';
import { COLUMN_ORDER, Connect4Solver, type Connect4SolverOptions, type SolveProgress } from './solver.ts';

const CELLS = 42;
/** An exact solution is preceded by looks this far ahead: a sound move within some milliseconds, and an order for the columns. */
const FIRST_LOOK = 8;
/** And this far where the solution may be cut short, because then its move is played. */
const FIRST_LOOK_LIMITED = 12;
/** Positions that are visited so as to tell what follows the answer: some tenths of a second at most where an answer is looked at, less where it is to be played. */
const LINE_NODES = 2_000_000;
const PLAYED_LINE_NODES = 300_000;
/** Progress is told so often at most. */
const TELL_MS = 50;

/** The book may also be one that is open already. */
export type Connect4ThinkerOptions = Omit<ThinkerOptions, 'book'> & Pick<Connect4SolverOptions, 'book'>;

/** A column with its value from the view of the side to move. */
interface Valued {
  readonly column: number;
  readonly value: number;
  readonly final: boolean;
}

/** What one think is about. */
interface Task {
  readonly position: Connect4Position;
  readonly board: Connect4Board;
  readonly turn: Player;
  readonly limits: EngineLimits;
  readonly level: Level | undefined;
  readonly seed: number;
  readonly stop: Stop;
  readonly spent: Spent;
  readonly started: number;
}

/** Plays Connect 4 on 7x6: looks ahead by the kernel for a depth or a level below the last, and solves exactly for everything else. */
export class Connect4Thinker implements Thinker {
  readonly #game: Connect4 = connect4();
  readonly #solver: Connect4Solver;
  readonly #seed: number;

  private constructor(solver: Connect4Solver, seed: number) {
    this.#solver = solver;
    this.#seed = seed;
  }

  static async open({ seed = 1, ...options }: Connect4ThinkerOptions = {}): Promise<Connect4Thinker> {
    return new Connect4Thinker(await Connect4Solver.open(options), seed);
  }

  get threads(): number {
    return this.#solver.threads;
  }

  close(): void {
    this.#solver.close();
  }

  async *think(text: string, limits: EngineLimits, stop: Stop): AsyncGenerator<Thought, undefined> {
    const position = unwrap(this.#game.parsePosition(text));
    const started = performance.now();
    const outcome = position.outcome();
    if (outcome !== undefined) {
      yield gameOver(outcome, limits);
      return;
    }
    const task: Task = {
      position,
      board: unwrap(connect4Board(position.columnsPlayed())),
      turn: position.turn(),
      limits,
      level: limits.level === undefined ? undefined : CONNECT4_LEVELS[limits.level - 1],
      seed: limits.seed ?? this.#seed,
      stop: within(stop, limits.time),
      spent: new Spent(limits.nodes ?? Number.POSITIVE_INFINITY),
      started,
    };
    const depth = limits.depth ?? task.level?.depth;
    const first = limits.time === undefined && limits.nodes === undefined ? FIRST_LOOK : FIRST_LOOK_LIMITED;
    const ranked = yield* this.#lookAhead(task, depth ?? first, depth !== undefined);
    if (ranked !== undefined) yield* this.#solve(task, ranked);
  }

  /**
   * Ranks all columns by looks further and further ahead. Where that is all that is wanted (`alone`) the last thought is the answer; otherwise, and if nothing
   * came in between, gives the last ranking back.
   */
  async *#lookAhead(task: Task, depth: number, alone: boolean): AsyncGenerator<Thought, Ranking | undefined> {
    const left = CELLS - task.board.stones;
    let last: Ranking = { columns: this.#oneAhead(task), depth: 1 };
    for (;;) {
      const final = last.columns.every((column) => column.final);
      const deeper = final || last.depth >= depth ? undefined : await this.#rank(task, nextDepth(task, last.depth, depth), left);
      const ended = deeper === undefined;
      const stopped = ended && !final && last.depth < depth;
      if (ended && !stopped && !alone && !final) return last;
      const thought = this.#thought(task, last, { stopped, chosen: ended });
      yield ended ? await this.#withLine(task, thought) : thought;
      if (ended) return undefined;
      last = deeper;
    }
  }

  /** What is seen without a search. */
  #oneAhead({ position, board, turn }: Task): Valued[] {
    return openColumns(board).map((column) => {
      position.play(column);
      const outcome = position.outcome();
      const value = seenBy(turn, outcome === undefined ? position.evaluate() : outcome);
      position.undo();
      return { column, value: isWin(value) ? value - 1 : value, final: outcome !== undefined };
    });
  }

  async #rank(task: Task, depth: number, left: number): Promise<Ranking | undefined> {
    const columns: Valued[] = [];
    for (const seen of this.#oneAhead(task)) {
      if (seen.final) {
        columns.push(seen);
        continue;
      }
      if (task.stop.aborted) return undefined;
      const below = await look(this.#solver.kernel, dropped(task.board, seen.column), depth - 1, task.spent, task.stop, 1);
      if (below === undefined) return undefined;
      columns.push({ column: seen.column, value: 0 - below, final: isWin(below) || depth >= left });
    }
    await task.stop.turn();
    return { columns, depth };
  }

  #solve(task: Task, ranking: Ranking): AsyncGenerator<Thought, undefined> {
    return task.limits.values ? this.#solveColumns(task, ranking) : this.#solveBest(task, ranking);
  }

  /** The exact value of every column. */
  async *#solveColumns(task: Task, ranking: Ranking): AsyncGenerator<Thought, undefined> {
    const { board, spent } = task;
    const before = spent.nodes;
    const known = (scores: readonly (number | undefined)[]): Ranking => ({
      depth: ranking.depth,
      columns: ranking.columns.map((seen) => exactly(seen, scores[seen.column], board.stones)),
    });
    const steps = streamed<Thought, Ranking & { stopped: boolean }>(async (tell, left) => {
      const may = sometimes();
      const { scores, stopped, nodes } = await this.#solver.columns(board, {
        nodes: spent.limit - before,
        signal: either(task.stop, left),
        onProgress: (progress) => {
          spent.nodes = before + progress.nodes;
          if (!may()) return;
          const ranking = known(progress.scores);
          tell(this.#thought(task, ranking, { progress: { share: progress.share, ...boundsOf(ranking, task.turn) } }));
        },
      });
      spent.nodes = before + nodes;
      return { ...known(scores), stopped };
    });
    const { stopped, ...exact } = yield* steps;
    const depth = stopped ? ranking.depth : CELLS - board.stones;
    yield await this.#withLine(task, this.#thought(task, { ...exact, depth }, { stopped, chosen: true }));
  }

  /** The exact value of the position, and a column that attains it. */
  async *#solveBest(task: Task, ranking: Ranking): AsyncGenerator<Thought, undefined> {
    const { board, spent, turn } = task;
    const fromBook = await this.#inBook(board);
    if (fromBook !== undefined) {
      const columns = fromBook.map(({ column, score }) => exactly({ column, value: 0, final: true }, score, board.stones));
      yield await this.#withLine(task, this.#thought(task, { columns, depth: CELLS - board.stones }, { chosen: true }));
      return;
    }
    const best = this.#thought(task, ranking, {});
    const value = (score: number) => valueOfScore(score, board.stones, turn);
    const steps = streamed<Thought, Valued | undefined>(async (tell, left) => {
      const may = sometimes();
      let before = spent.nodes;
      const options = {
        signal: either(task.stop, left),
        onProgress: ({ nodes, share, least, most }: SolveProgress) => {
          spent.nodes = before + nodes;
          const ends = [value(least), value(most)].sort((a, b) => a - b) as [number, number];
          if (may()) tell({ ...best, ...this.#work(task), progress: { share, least: ends[0], most: ends[1] } });
        },
      };
      const { score, nodes } = await this.#solver.solve(board, { ...options, nodes: spent.limit - before });
      before = spent.nodes = before + nodes;
      if (score === undefined) return undefined;
      const order = [...ranking.columns].sort((a, b) => b.value - a.value).map(({ column }) => column);
      const { column, nodes: more } = await this.#solver.columnWorth(board, score, order, {
        signal: options.signal,
        nodes: spent.limit - before,
        // Its bounds are another position's: what is told is that it goes on.
        onProgress: ({ nodes }) => {
          spent.nodes = before + nodes;
          if (may()) tell({ ...best, ...this.#work(task), progress: { share: 1, least: value(score), most: value(score) } });
        },
      });
      spent.nodes = before + more;
      return column === undefined ? undefined : exactly({ column, value: 0, final: true }, score, board.stones);
    });
    const found = yield* steps;
    if (found === undefined) yield { ...best, ...this.#work(task), stopped: true };
    else
      yield await this.#withLine(task, this.#thought(task, { columns: [found], depth: CELLS - board.stones }, { chosen: true }));
  }

  /** The scores of all open columns, if the book or the next move tells every one. */
  async #inBook(board: Connect4Board): Promise<{ column: number; score: number }[] | undefined> {
    const scores: { column: number; score: number }[] = [];
    for (const column of openColumns(board)) {
      if (winsAt(board, column)) {
        scores.push({ column, score: (43 - board.stones) >> 1 });
        continue;
      }
      const score = await this.#solver.bookScore(dropped(board, column));
      if (score === undefined) return undefined;
      scores.push({ column, score: 0 - score });
    }
    return scores;
  }

  #thought(
    task: Task,
    { columns, depth }: Ranking,
    { stopped = false, chosen = false, progress }: { stopped?: boolean; chosen?: boolean; progress?: Progress },
  ): Thought {
    const { turn, limits, level, seed, position } = task;
    const sorted = [...columns].sort((a, b) => b.value - a.value);
    const equal = level ?? { level: 10, depth: undefined, margin: 0 };
    const played =
      chosen && level !== undefined
        ? choose(sorted, equal, lotOf(seed, this.#game.formatPosition(position)))
        : (sorted[0] as Valued);
    const move = String(played.column + 1);
    return {
      move,
      value: seenBy(turn, played.value),
      bound: 'exact',
      pv: [move],
      depth: Math.min(depth, CELLS - task.board.stones),
      final: played.final && (isWin(played.value) || columns.every((column) => column.final)),
      stopped,
      ...this.#work(task),
      ...(limits.values && { moves: sorted.map((column) => moveValue(column, turn)) }),
      ...(progress && { progress }),
    };
  }

  /** The answer with what follows it: exactly where its value is final, else as the kernel expects it. Where it was stopped, the move alone. */
  async #withLine(task: Task, answer: Thought): Promise<Thought> {
    const { board, spent, stop, turn, level } = task;
    if (answer.stopped || stop.aborted) return answer;
    const column = Number(answer.move) - 1;
    const more = new Spent(Math.min(level === undefined ? LINE_NODES : PLAYED_LINE_NODES, spent.limit - spent.nodes));
    const score = answer.final ? scoreOfValue(answer.value, board.stones, turn) : undefined;
    const line =
      score === undefined
        ? expectedLine(this.#solver, board, column, answer.depth, more)
        : await exactLine(this.#solver, board, column, score, more, stop);
    spent.nodes += more.nodes;
    return { ...answer, ...this.#work(task), pv: line.map((column) => String(column + 1)) };
  }

  #work({ spent, started }: Task): { nodes: number; ms: number } {
    return { nodes: spent.nodes, ms: performance.now() - started };
  }
}

interface Ranking {
  readonly columns: readonly Valued[];
  readonly depth: number;
}

/** What the columns that are solved say about the whole, from Max's view: it is worth at least the best of them to the side to move. */
function boundsOf({ columns }: Ranking, turn: Player): { least: number; most: number } {
  const best = Math.max(-INFINITE, ...columns.filter(({ final }) => final).map(({ value }) => value));
  return turn === MAX ? { least: best, most: INFINITE } : { least: -INFINITE, most: seenBy(turn, best) };
}

/** One deeper each time, to be watched; a level goes to its depth in one step, or in two if that takes long. */
function nextDepth({ level }: Task, depth: number, wanted: number): number {
  if (level === undefined) return depth + 1;
  return depth < FIRST_LOOK ? Math.min(FIRST_LOOK, wanted) : wanted;
}

/** In the order of COLUMN_ORDER: sorting by value keeps it among equals. */
function openColumns(board: Connect4Board): number[] {
  return COLUMN_ORDER.filter((column) => isOpen(board, column));
}

function exactly(seen: Valued, score: number | undefined, stones: number): Valued {
  if (score === undefined) return seen;
  return { column: seen.column, value: valueOfScore(score, stones, MAX), final: true };
}

function moveValue({ column, value, final }: Valued, turn: Player): MoveValue {
  return { move: String(column + 1), value: seenBy(turn, value), final };
}

function gameOver(outcome: number, limits: EngineLimits): Thought {
  const nothing = { bound: 'exact', pv: [], depth: 0, final: true, stopped: false, nodes: 0, ms: 0 } as const;
  return { move: undefined, value: outcome, ...nothing, ...(limits.values && { moves: [] }) };
}

function either(one: StopSignal, other: StopSignal): StopSignal {
  return {
    get aborted() {
      return one.aborted || other.aborted;
    },
  };
}

/** Says yes at most every TELL_MS. */
function sometimes(): () => boolean {
  let next = 0;
  return () => {
    const now = performance.now();
    if (now < next) return false;
    next = now + TELL_MS;
    return true;
  };
}
