import { unwrap } from '../../core/index.ts';
import { Connect4Solver, connect4Board } from '../../engines/index.ts';
import { canDrop, type Moves, winnerOf } from './moves.ts';
import type { SolverNews, SolverOrder } from './solver-messages.ts';

const FROM_THE_MIDDLE = [3, 2, 4, 1, 5, 0, 6];

const post = (news: SolverNews) => postMessage(news);

/**
 * The thread of the panel "Solve this position". It solves one position from scratch, so that its figures can be compared; the page starts another for the next. It hears
 * nothing while it solves: the page ends it where nobody wants to know any more, and keeps the progress that it was told.
 */
addEventListener('message', ({ data }: MessageEvent<SolverOrder>) => {
  solve(data).catch((error: unknown) => post({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }));
});

async function solve({ moves, threads, book }: SolverOrder): Promise<void> {
  const solver = await Connect4Solver.open({ threads, book });
  const board = unwrap(connect4Board(moves));
  await solver.prepare(board);
  post({ kind: 'ready', threads: solver.threads });
  const { fromBook, ...progress } = solver.solve(board, { onProgress: (progress) => post({ kind: 'progress', progress }) });
  post({ kind: 'answer', fromBook, progress });
  post({ kind: 'line', columns: bestLine(solver, moves, progress.least) });
  solver.close();
}

/** Best play of both sides to the end. */
function bestLine(solver: Connect4Solver, moves: Moves, score: number): number[] {
  const line: number[] = [];
  let worth = score;
  for (;;) {
    const played = [...moves, ...line];
    if (winnerOf(played) !== undefined) return line;
    const order = FROM_THE_MIDDLE.filter((column) => canDrop(played, column));
    const { column } = solver.columnWorth(unwrap(connect4Board(played)), worth, order);
    if (column === undefined) return line;
    line.push(column);
    worth = 0 - worth;
  }
}
