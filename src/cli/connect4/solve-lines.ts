import {
  COLUMN_ORDER,
  type Connect4Answer,
  type Connect4Board,
  type Connect4Solver,
  type SolveProgress,
} from '../../engines/index.ts';
import type { Connect4 } from '../../games/index.ts';
import { quoted } from '../../i18n/index.ts';
import type { StopSignal } from '../../search/index.ts';
import type { Context } from '../command.ts';
import { type PositionLine, PositionLines } from '../position-lines.ts';
import { EXIT_OK, explain, FAILED, INTERRUPTED, usageError } from '../problems.ts';
import { printable } from '../style.ts';
import { BENCH_POSITIONS } from './bench.ts';
import { BoardReader } from './position.ts';

import { type Column, columnsOf, ProgressPrinter } from './solver.ts';

/** After this long without input, a hint says that positions are expected on standard input. */
const HINT_DELAY_MS = 2000;
/**
 * Answers are written in batches. When a position takes long, the first progress report (about 50 ms) flushes those
 * before it.
 */
const MOST_WAIT_MS = 10;
const FLUSH_CHARS = 2 ** 16;
const MAX_POSITION_LENGTH = 60;

/**
 * Solves positions from standard input, one per line; writes one answer line per input line, in the same order. The
 * table is kept from line to line. A line that is not a position is reported with its number, and the others are
 * solved. `isExplicit`: standard input was requested on the command line, so no hint is shown.
 */
export async function solveLines(game: Connect4, solver: Connect4Solver, context: Context, isExplicit: boolean): Promise<number> {
  await warmUp(game, solver);
  const run = new LineSolver(game, solver, context);
  const lines = new PositionLines();
  const hint = isExplicit ? undefined : setTimeout(() => context.note(context.words.connect4.waiting), HINT_DELAY_MS);
  for (let ended = false; !ended; ) {
    const piece = await context.more();
    clearTimeout(hint);
    ended = piece === undefined;
    for (const line of lines.take(piece)) if (!(await run.take(line))) return run.leave(line);
    run.flush();
  }
  return run.end();
}

const WARM_UPS = 40;

/**
 * Starts the helper threads and warms up the JIT (about 30 ms); otherwise the times of the first positions would
 * include that.
 */
async function warmUp(game: Connect4, solver: Connect4Solver): Promise<void> {
  const reader = new BoardReader(game);
  const boards = BENCH_POSITIONS.easy.map(([position]) => reader.read(position));
  await solver.prepare(boards[0]);
  for (let round = 0; round < WARM_UPS; round++) {
    for (const board of boards) {
      const { score } = solver.solve(board);
      if (score !== undefined) solver.kernel.bestColumn(board, score);
    }
    solver.forget();
  }
}

class LineSolver {
  readonly #reader: BoardReader;
  readonly #solver: Connect4Solver;
  readonly #context: Context;
  readonly #progress: ProgressPrinter;
  readonly #signal: StopSignal;
  readonly #json: boolean;
  readonly #columns: boolean;
  #waiting = '';
  #waitingSince = 0;
  #solved = 0;
  #bad = 0;

  constructor(game: Connect4, solver: Connect4Solver, context: Context) {
    this.#reader = new BoardReader(game);
    this.#solver = solver;
    this.#context = context;
    this.#progress = new ProgressPrinter(context);
    this.#signal = context.signal;
    this.#json = context.args.flags.json === true;
    this.#columns = context.args.flags.columns === true;
  }

  /** Returns false if the signal stopped the line before it was finished. */
  async take({ number, text, letters }: PositionLine): Promise<boolean> {
    if (this.#signal.aborted) return false;
    let board: Connect4Board;
    try {
      if (text === '') throw usageError((say) => say.connect4.emptyLine);
      if (letters > MAX_POSITION_LENGTH) throw usageError((say) => say.connect4.longLine({ letters }));
      board = this.#reader.read(text);
    } catch (thrown) {
      this.#complain(number, text, explain(thrown, this.#context.language).text);
      return true;
    }
    const onProgress = (progress: SolveProgress) => {
      this.flush();
      this.#progress.print(progress, (say) => say.connect4.atLine({ line: number }));
    };
    const options = { signal: this.#signal, onProgress };
    await this.#solver.prepare(board);
    const answer = this.#solver.solve(board, options);
    if (answer.score === undefined) {
      this.#write(text, answer, []);
      return false;
    }
    const moves = this.#columns
      ? columnsOf(this.#solver.columns(board, options).scores)
      : this.#bestColumn(board, answer, options);
    this.#write(text, answer, moves);
    this.#solved++;
    return !this.#signal.aborted;
  }

  flush(): void {
    if (this.#waiting === '') return;
    this.#context.out(this.#waiting);
    this.#waiting = '';
  }

  /** After Ctrl-C. */
  leave({ number }: PositionLine): number {
    this.flush();
    this.#context.note(this.#context.words.connect4.leftAt({ line: number, solved: this.#solved }));
    return INTERRUPTED;
  }

  end(): number {
    this.flush();
    if (this.#solved + this.#bad > 0) return this.#bad === 0 ? EXIT_OK : FAILED;
    throw usageError((say) => say.connect4.noLines);
  }

  /** A column that keeps the score. After a solve the table still has it; a position from the book needs a search. */
  #bestColumn(
    board: Connect4Board,
    { score, fromBook }: Connect4Answer,
    options: { readonly signal: StopSignal; readonly onProgress: (progress: SolveProgress) => void },
  ): Column[] {
    if (score === undefined || board.stones === 42) return [];
    const { column } = fromBook
      ? this.#solver.columnOfScore(board, score, COLUMN_ORDER, options)
      : this.#solver.kernel.bestColumn(board, score, { host: { shouldContinue: () => !options.signal.aborted } });
    return column === undefined ? [] : [{ move: String(column + 1), score }];
  }

  #write(position: string, answer: Connect4Answer, moves: readonly Column[]): void {
    const { score, nodes, least, most, fromBook } = answer;
    const ms = Math.round(answer.ms * 1000) / 1000;
    const stopped = score === undefined;
    if (this.#json)
      this.#out(
        JSON.stringify({
          ...{ position, score: score ?? null, nodes, ms, moves },
          ...(fromBook && { book: true }),
          ...(stopped && { stopped, least, most }),
        }),
      );
    else {
      const found =
        moves.length === 0 ? '-' : this.#columns ? moves.map((row) => `${row.move}:${row.score}`).join(',') : moves[0].move;
      this.#out(`${position} ${stopped ? `${least}..${most}` : score} ${nodes} ${ms} ${found}`);
    }
  }

  #complain(number: number, text: string, sentence: string): void {
    this.#bad++;
    const { words, style } = this.#context;
    const position = printable(quoted(text));
    this.flush();
    this.#context.note(`${style.bad('minerve:')} ${words.connect4.badLine({ line: number, sentence: printable(sentence) })}`);
    this.#out(this.#json ? JSON.stringify({ position, error: sentence, line: number }) : `${position || '-'} ?`);
  }

  #out(line: string): void {
    const now = performance.now();
    if (this.#waiting === '') this.#waitingSince = now;
    this.#waiting += `${line}\n`;
    if (this.#waiting.length >= FLUSH_CHARS || now - this.#waitingSince >= MOST_WAIT_MS) this.flush();
  }
}
