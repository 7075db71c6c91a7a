import { MAX, winOf } from '../../core/index.ts';
import { type Connect4Answer, type Connect4Columns, Connect4Solver, valueOfScore } from '../../engines/index.ts';
import type { Connect4, Connect4Position } from '../../games/index.ts';
import { formatNumber } from '../../i18n/index.ts';
import type { Args, Context } from '../command.ts';
import { EXIT_OK, INTERRUPTED, usageError } from '../problems.ts';
import { describeValue, type Output, pace, type Row, report } from '../report.ts';
import { positionFromOptions } from '../starting.ts';
import { boardOf, requireNotWon, scoredBoard } from './position.ts';
import { solveLines } from './solve-lines.ts';
import { columnsOf, ProgressPrinter, solverOptions } from './solver.ts';

/**
 * Solves Connect 4 on 7x6 by its kernel: the position that is typed; without one, those on standard input if something
 * is piped in there or a second word `-` asks for it; else the start.
 */
export async function solveConnect4(game: Connect4, context: Context): Promise<number> {
  const { args } = context;
  const listed = asksForLines(args);
  const typed = args.flags.position !== undefined || args.flags.moves !== undefined;
  if (args.flags['memory-mb'] !== undefined) throw usageError((say) => say.connect4.noMemoryOption);
  if (listed && typed)
    throw usageError((say) =>
      say.conflict({ first: '-', second: args.flags.position ? '--position' : '--moves', remedy: say.connect4.dashHasPosition }),
    );
  const lines = listed || (!typed && context.piped);
  if (!lines && args.flags.columns === true) throw usageError((say) => say.connect4.columnsForLists);
  const position = lines ? undefined : (positionFromOptions(game, args).position as Connect4Position);
  if (position !== undefined) requireNotWon(position);
  const solver = await Connect4Solver.open(solverOptions(args));
  try {
    return position === undefined
      ? await solveLines(game, solver, context, listed)
      : await solveOne(game, position, solver, context);
  } finally {
    solver.close();
  }
}

function asksForLines({ positionals: [, second] }: Args): boolean {
  if (second !== undefined && second !== '-') throw usageError((say) => say.connect4.secondWord({ word: second }));
  return second === '-';
}

/** Solves one position, then each of its columns. Ctrl-C keeps the results so far. */
async function solveOne(game: Connect4, position: Connect4Position, solver: Connect4Solver, context: Context): Promise<number> {
  const board = boardOf(position);
  const { signal } = context;
  const printer = new ProgressPrinter(context);
  await solver.prepare(board);
  const answer = solver.solve(board, { signal, onProgress: (progress) => printer.print(progress) });
  const columns =
    answer.score === undefined
      ? NO_COLUMNS
      : solver.columns(board, {
          signal,
          onProgress: (progress) => printer.print(progress, (say) => say.connect4.atColumn({ column: progress.column + 1 })),
        });
  const solved = { game, position, answer, columns, threads: solver.threads };
  const { connect4: say } = context.words;
  if (answer.score === undefined) context.note(say.interrupted(answer.least, answer.most));
  else if (columns.stopped) context.note(say.interruptedInColumns);
  context.out(context.args.flags.json === true ? `${JSON.stringify(solvedJson(solved))}\n` : solvedReport(solved, context));
  return answer.score === undefined || columns.stopped ? INTERRUPTED : EXIT_OK;
}

const NO_COLUMNS: Connect4Columns = { scores: [], stopped: true, nodes: 0, ms: 0 };

/** A solved position, and its columns as far as they were solved. */
interface SolvedOne {
  readonly game: Connect4;
  readonly position: Connect4Position;
  readonly answer: Connect4Answer;
  readonly columns: Connect4Columns;
  readonly threads: number;
}

/** The keys up to `moves` are promised to other programs; new ones come after. */
function solvedJson({ game, position, answer, columns, threads }: SolvedOne) {
  const { score, nodes, ms, least, most, fromBook } = answer;
  const stones = position.columnsPlayed().length;
  const turn = position.turn();
  const exact = (score: number) => {
    const win = winOf(valueOfScore(score, stones, turn));
    return { value: win?.winner ?? 0, remoteness: win?.plies ?? null };
  };
  return {
    position: game.formatPosition(position),
    score: score ?? null,
    nodes,
    ms: rounded(ms),
    moves: columnsOf(columns.scores).map((row) => ({ ...row, ...exact(row.score) })),
    ...(score === undefined ? { stopped: true, least, most } : exact(score)),
    game: game.name,
    turn: turn === MAX ? 'max' : 'min',
    unit: 'outcome',
    book: fromBook,
    threads,
    columns: { nodes: columns.nodes, ms: rounded(columns.ms), ...(columns.stopped && { stopped: true }) },
  };
}

function rounded(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}

/** The board with the score of each column below it, the winner and the distance, and the work done. */
function solvedReport({ game, position, answer, columns, threads }: SolvedOne, context: Output): string {
  const { words, style, language } = context;
  const say = words.connect4;
  const { score, least, most, nodes, ms, fromBook } = answer;
  const rows: Row[] = [];
  if (score === undefined) rows.push([say.labels.score, style.strong(say.between(least, most))]);
  else {
    rows.push([
      words.labels.value,
      style.strong(
        describeValue(
          { value: valueOfScore(score, position.columnsPlayed().length, position.turn()), bound: 'exact', final: true },
          context,
        ),
      ),
    ]);
    rows.push([say.labels.score, say.score(score)]);
  }
  const count = (number: number) => formatNumber(number, language);
  const work = (nodes: number, ms: number) => `${count(nodes)} · ${pace(nodes, ms, context)}`;
  rows.push([
    words.labels.nodes,
    fromBook ? say.fromBook : work(nodes, ms) + (threads > 1 ? ` · ${say.threads({ threads })}` : ''),
  ]);
  if (columns.nodes > 0) rows.push([say.labels.columns, work(columns.nodes, columns.ms)]);
  const board = [...scoredBoard(game.draw(position, language), columns.scores, context), ''];
  return report(style.strong(game.name), board, rows, context);
}
