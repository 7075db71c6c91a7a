import { unwrap } from '../../core/index.ts';
import { Connect4Solver, connect4Board } from '../../engines/index.ts';
import { canDrop, type Moves, winnerOf } from './moves.ts';
import type { SolverNews, SolverOrder } from './solver-messages.ts';

/** Progress is told so often at most: more is not seen, and costs the page time. */
const TELL_MS = 50;

const FROM_THE_MIDDLE = [3, 2, 4, 1, 5, 0, 6];

const stop = new AbortController();
const post = (news: SolverNews) => postMessage(news);

/** The thread of the panel "Solve this position". It solves one position from scratch, so that its figures can be compared; the page starts another for the next. */
addEventListener('message', ({ data }: MessageEvent<SolverOrder>) => {
  if (data.kind === 'stop') stop.abort();
  else
    solve(data).catch((error: unknown) =>
      post({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
    );
});

async function solve({ moves, threads, book }: SolverOrder & { kind: 'solve' }): Promise<void> {
  const solver = await Connect4Solver.open({ threads, book });
  post({ kind: 'ready', threads: solver.threads });
  let told = 0;
  const { score, fromBook, ...progress } = await solver.solve(unwrap(connect4Board(moves)), {
    signal: stop.signal,
    onProgress: (now) => {
      if (now.ms < told + TELL_MS) return;
      told = now.ms;
      post({ kind: 'progress', progress: now });
    },
  });
  post({ kind: 'answer', score, fromBook, progress });
  if (score !== undefined) post({ kind: 'line', columns: await bestLine(solver, moves, score) });
  solver.close();
}

/** Best play of both sides to the end, or as far as it is found before a stop. */
async function bestLine(solver: Connect4Solver, moves: Moves, score: number): Promise<number[]> {
  const line: number[] = [];
  let worth = score;
  for (;;) {
    const played = [...moves, ...line];
    if (winnerOf(played) !== undefined) return line;
    const order = FROM_THE_MIDDLE.filter((column) => canDrop(played, column));
    const { column } = await solver.columnWorth(unwrap(connect4Board(played)), worth, order, { signal: stop.signal });
    if (column === undefined) return line;
    line.push(column);
    worth = 0 - worth;
  }
}
