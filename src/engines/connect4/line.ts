import { COLUMN_ORDER, type Connect4Board, dropped, isOpen, type KernelHost, winsAt } from '../../kernels/index.ts';
import type { StopSignal } from '../../search/index.ts';
import type { Connect4Solver } from './solver.ts';

const CELLS = 42;
/**
 * Each column is first tried with this small limit of positions, then with larger and larger ones, so that the column
 * that the table knows best answers first.
 */
const FIRST_ASKED = 64;

/** Counts the positions of searches and limits them. */
export class Spent {
  nodes = 0;
  readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  get left(): number {
    return this.limit - this.nodes;
  }
}

/**
 * The line that begins with a column whose score for the side to move is `score`. Both sides play moves that keep that
 * score: to the end of the game, or as far as the nodes in `spent` and the signal allow. Every move of it is exact.
 */
export function exactLine(
  solver: Connect4Solver,
  board: Connect4Board,
  column: number,
  score: number,
  spent: Spent,
  signal: StopSignal,
): number[] {
  let own = score;
  return follow(board, column, (next) => {
    own = 0 - own;
    return keeping(solver, next, own, spent, signal);
  });
}

/** A column and the replies to it, to the end of the game or until no reply is known. */
function follow(board: Connect4Board, column: number, reply: (next: Connect4Board) => number | undefined): number[] {
  const line: number[] = [];
  for (let here = board, last: number | undefined = column; last !== undefined; last = reply(here)) {
    line.push(last);
    if (winsAt(here, last) || here.stones + 1 === CELLS) break;
    here = dropped(here, last);
  }
  return line;
}

/**
 * A column that keeps the exact score of a board: one that wins now, or one that the book or the table knows best;
 * undefined if stopped before.
 */
function keeping(
  solver: Connect4Solver,
  board: Connect4Board,
  score: number,
  spent: Spent,
  signal: StopSignal,
): number | undefined {
  const open = COLUMN_ORDER.filter((column) => isOpen(board, column));
  const winning = open.find((column) => winsAt(board, column));
  if (winning !== undefined || open.length === 1) return winning ?? open[0];
  for (let nodes = FIRST_ASKED; open.length > 0; nodes *= 4)
    for (const column of [...open]) {
      // Positions in the book cost nothing.
      const left = Math.min(nodes, Math.max(1, spent.left));
      const answer = solver.isWorth(dropped(board, column), 0 - score, { nodes: left, signal });
      spent.nodes += answer.nodes;
      if (answer.worth) return column;
      if (answer.worth === false) open.splice(open.indexOf(column), 1);
      else if (spent.left <= 0 || signal.aborted) return undefined;
    }
  return undefined;
}

/**
 * The principal variation of a column, itself included, if the kernel looks `depth` plies ahead: the best replies at
 * each smaller depth, as far as the nodes in `spent` and the host allow.
 */
export function expectedLine(
  { kernel }: Connect4Solver,
  board: Connect4Board,
  column: number,
  depth: number,
  spent: Spent,
  host?: KernelHost,
): number[] {
  let left = depth;
  return follow(board, column, (next) => {
    if (--left <= 0 || spent.left <= 0) return undefined;
    const found = kernel.search(next, left, { nodes: spent.left, host });
    spent.nodes += found.nodes;
    return found.column;
  });
}
