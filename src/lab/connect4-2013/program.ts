import { opponent, type Position, seenBy, WIN } from '../../core/index.ts';

/**
 * The program of Marty 2013, annex B, line by line: alpha-beta with the winning-move pruning, as it was run in 2013.
 * It is not the pruning of `search/` (docs/sources.md), and keeps its slips so that its counts can be reproduced:
 *
 * - a threat is met wherever the look is taken, one ply above the leaves too, where it changes the value (E003-8);
 * - a win found by trying a move is worth one more than the same win found by the look (E003-9);
 * - at the root a block is answered at once, with the value 0 (E003-10), and alpha is never raised, so that every root
 *   move is searched with the whole window (E003-11).
 *
 * A win that the look finds is not played: it is no leaf. In the report: `coup_gagnant_max` = height - q, `pmax` =
 * height.
 */
export interface Program2013 {
  /** Plies to look ahead, 1 or more. */
  readonly height: number;
  /** The fewest plies above the leaves at which the program looks for a win; `NO_LOOK` for alpha-beta alone. */
  readonly q: number;
  readonly signal?: AbortSignal;
}

/** A q that no height reaches (an integer, to keep the comparison one of integers). */
export const NO_LOOK = 1 << 20;

export interface Answer2013 {
  /** From Max's view. */
  readonly value: number;
  /** undefined where the game is over. */
  readonly move: number | undefined;
}

/** The position must have `winningMove`, the document's coup_gagnant. */
export function program2013(position: Position, { height, q, signal }: Program2013): Answer2013 {
  const run: Run2013 = { position, height, q, signal, moves: [], move: undefined };
  const value = visit(run, 0, 0, -INFINITE_2013, INFINITE_2013);
  return { value: seenBy(position.turn(), value), move: run.move };
}

/** EVAL_MAX; a win may be worth exactly this much here. */
export const EVAL_MAX = WIN;
const INFINITE_2013 = EVAL_MAX + 1;

/** Nodes of this height ask the signal: often enough to stop soon, too seldom to cost anything. */
const POLLING_HEIGHT = 5;

interface Run2013 {
  readonly position: Position;
  readonly height: number;
  readonly q: number;
  readonly signal: AbortSignal | undefined;
  /** The moves of all nodes on the path, one after the other. */
  readonly moves: number[];
  /** coup_max. */
  move: number | undefined;
}

/** The value for the player to move; `top` is the first free place of `run.moves`. */
function visit(run: Run2013, depth: number, top: number, alpha: number, beta: number): number {
  const { position, moves } = run;
  const player = position.turn();
  const below = run.height - depth;
  if (below === 0) return seenBy(player, position.evaluate());
  // "Plus de coups légaux": with the look no node asks whether a move has filled the board.
  if (position.outcome() !== undefined) return 0;
  if (below === POLLING_HEIGHT) run.signal?.throwIfAborted();

  let to = position.moves(moves, top);
  const looks = below >= run.q;
  if (looks) {
    const win = position.winningMove!(player);
    if (win !== undefined) {
      if (depth === 0) run.move = win;
      return EVAL_MAX - depth - 1;
    }
    const threat = position.winningMove!(opponent(player));
    if (threat !== undefined) {
      if (depth === 0) {
        run.move = threat;
        return 0;
      }
      moves[top] = threat;
      to = top + 1;
    }
  }

  let best = -INFINITE_2013;
  for (let i = top; i < to; i++) {
    const move = moves[i];
    position.play(move);
    const ended = looks ? undefined : position.outcome();
    const value = ended === undefined ? 0 - visit(run, depth + 1, to, -beta, -alpha) : ended === 0 ? 0 : EVAL_MAX - depth;
    position.undo();
    if (value <= best) continue;
    best = value;
    if (depth === 0) run.move = move;
    else if (best > alpha) {
      alpha = best;
      if (alpha >= beta) return best;
    }
  }
  return best;
}
