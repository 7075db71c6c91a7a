import type { Connect4Columns, Connect4Solver } from '../../engines/index.ts';
import type { Connect4, Connect4Position } from '../../games/index.ts';
import type { Context } from '../command.ts';
import { FINE, INTERRUPTED } from '../problems.ts';
import { boardOf } from './position.ts';
import { solvedReport } from './report.ts';
import { solvedJson } from './solved.ts';
import { quietSignal, Telling } from './telling.ts';

/** Solves one position, then each of its columns. Ctrl-C keeps what was found until then. */
export async function solveOne(
  game: Connect4,
  position: Connect4Position,
  solver: Connect4Solver,
  context: Context,
): Promise<number> {
  const board = boardOf(position);
  const signal = quietSignal(context.signal);
  const telling = new Telling(context);
  await solver.prepare(board);
  const answer = solver.solve(board, { signal, onProgress: (progress) => telling.tell(progress) });
  const columns =
    answer.score === undefined
      ? NOTHING
      : solver.columns(board, {
          signal,
          onProgress: (progress) => telling.tell(progress, (say) => say.connect4.atColumn({ column: progress.column + 1 })),
        });
  const solved = { game, position, answer, columns, threads: solver.threads };
  const { connect4: say } = context.words;
  if (answer.score === undefined) context.note(say.interrupted(answer.least, answer.most));
  else if (columns.stopped) context.note(say.interruptedInColumns);
  context.out(context.args.flags.json === true ? `${JSON.stringify(solvedJson(solved))}\n` : solvedReport(solved, context));
  return answer.score === undefined || columns.stopped ? INTERRUPTED : FINE;
}

const NOTHING: Connect4Columns = { scores: [], stopped: true, nodes: 0, ms: 0 };
