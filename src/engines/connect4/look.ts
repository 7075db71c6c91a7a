import { atPly, INFINITE, WIN } from '../../core/index.ts';
import { type Connect4Board, type Connect4Kernel, dropped, isOpen, winsAt } from '../../kernels/index.ts';
import type { Stop } from '../thinker.ts';
import { COLUMN_ORDER } from './solver.ts';

/** Some 20 ms of the kernel's search to a fixed depth, which cannot be paused. */
const SLICE = 600_000;

/** Counts the positions of searches, and holds them to a limit. */
export class Spent {
  nodes = 0;
  readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }
}

/**
 * The minimax value at this depth with the table heuristic, from the view of the side to move, of a board where the game goes on. undefined if stopped or out
 * of nodes before. The kernel searches in one go what is small enough for a slice; what is not is divided here into what follows each move, by alpha-beta (fail-soft, values as the root sees
 * them, `away` plies below it), and the thread's messages are let in between.
 */
export async function look(
  kernel: Connect4Kernel,
  board: Connect4Board,
  depth: number,
  spent: Spent,
  stop: Stop,
  away = 0,
  alpha = -INFINITE,
  beta = INFINITE,
): Promise<number | undefined> {
  if (board.stones === 42) return 0;
  const budget = Math.min(SLICE, spent.limit - spent.nodes);
  if (budget <= 0) return undefined;
  const small = kernel.search(board, depth, { nodes: budget });
  spent.nodes += small.nodes;
  if (small.value !== undefined) return atPly(small.value, away);
  if (depth === 1) return undefined;
  let best = -INFINITE;
  for (const column of COLUMN_ORDER) {
    if (!isOpen(board, column)) continue;
    await stop.turn();
    if (stop.aborted) return undefined;
    const below = winsAt(board, column)
      ? 0 - atPly(WIN, away + 1)
      : await look(kernel, dropped(board, column), depth - 1, spent, stop, away + 1, 0 - beta, 0 - Math.max(alpha, best));
    if (below === undefined) return undefined;
    best = Math.max(best, 0 - below);
    if (best >= beta) break;
  }
  return best;
}
