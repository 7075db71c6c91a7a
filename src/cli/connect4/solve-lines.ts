import {
  COLUMN_ORDER,
  type Connect4Answer,
  type Connect4Board,
  type Connect4Solver,
  type SolveProgress,
} from '../../engines/index.ts';
import type { Connect4 } from '../../games/index.ts';
import { quoted } from '../../say/index.ts';
import type { StopSignal } from '../../search/index.ts';
import type { Context } from '../command.ts';
import { quietSignal } from '../interrupt.ts';
import { type PositionLine, PositionLines } from '../position-lines.ts';
import { explain, FAILED, FINE, INTERRUPTED, wrongUsage } from '../problems.ts';
import { printable } from '../style.ts';
import { BENCH_POSITIONS } from './bench.ts';
import { BoardReader } from './position.ts';

import { type Column, columnsOf, Telling } from './solver.ts';

/** Somebody who waits this long for an answer has perhaps forgotten to ask. */
const PATIENCE_MS = 2000;
/**
 * Answers leave together where they come fast. Behind a position that takes long they wait until its progress is told:
 * 50 ms.
 */
const MOST_WAIT_MS = 10;
const MOST_LETTERS = 2 ** 16;
const LONGEST_SHOWN = 60;

/**
 * Solves one position a line from standard input, as they come: a line out for each, in order. The table is kept from
 * line to line. A line that is no position is complained about by its number, and the others are solved.
 */
export async function solveLines(game: Connect4, solver: Connect4Solver, context: Context, asked: boolean): Promise<number> {
  await warmUp(game, solver);
  const run = new LineSolver(game, solver, context);
  const lines = new PositionLines();
  const hint = asked ? undefined : setTimeout(() => context.note(context.words.connect4.waiting), PATIENCE_MS);
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
 * Starts the helping threads and has the code compiled: or the first positions of a list would pay for that, and their
 * times would say nothing. Some 30 ms.
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
  readonly #telling: Telling;
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
    this.#telling = new Telling(context);
    this.#signal = quietSignal(context.signal);
    this.#json = context.args.flags.json === true;
    this.#columns = context.args.flags.columns === true;
  }

  /** false where the signal came before the line was done. */
  async take({ number, text, letters }: PositionLine): Promise<boolean> {
    if (this.#signal.aborted) return false;
    let board: Connect4Board;
    try {
      if (text === '') throw wrongUsage((say) => say.connect4.emptyLine);
      if (letters > LONGEST_SHOWN) throw wrongUsage((say) => say.connect4.longLine({ letters }));
      board = this.#reader.read(text);
    } catch (thrown) {
      this.#complain(number, text, explain(thrown, this.#context.language).text);
      return true;
    }
    const onProgress = (progress: SolveProgress) => {
      this.flush();
      this.#telling.tell(progress, (say) => say.connect4.atLine({ line: number }));
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
    if (this.#solved + this.#bad > 0) return this.#bad === 0 ? FINE : FAILED;
    throw wrongUsage((say) => say.connect4.noLines);
  }

  /** One that keeps the score. The table still knows it where the position was solved just now. */
  #bestColumn(
    board: Connect4Board,
    { score, fromBook }: Connect4Answer,
    options: { readonly signal: StopSignal; readonly onProgress: (progress: SolveProgress) => void },
  ): Column[] {
    if (score === undefined || board.stones === 42) return [];
    const { column } = fromBook
      ? this.#solver.columnWorth(board, score, COLUMN_ORDER, options)
      : this.#solver.kernel.bestColumn(board, score, { host: { mayGoOn: () => !options.signal.aborted } });
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
    if (this.#waiting.length >= MOST_LETTERS || now - this.#waitingSince >= MOST_WAIT_MS) this.flush();
  }
}
