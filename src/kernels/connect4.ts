import { unwrap } from '../core/index.ts';
import { COLUMNS, type Connect4Board, connect4BoardOf, dropped, isOpen, winsAt } from './connect4-board.ts';
import { type KernelExports, type KernelHost, type KernelShare, KernelThread } from './kernel-thread.ts';
import { countAddress, kernelMemory } from './memory.ts';
import { compileKernel } from './wasm.ts';

export interface Connect4KernelOptions {
  /** Megabytes of the table. Default: 16; more does not help, and less costs little. */
  readonly hashMb?: number;
  /** How many threads will work on one position, this one included. Default: 1. */
  readonly threads?: number;
  /** @deprecated Use `hashMb`. */
  readonly tableMb?: number;
}

/** How far a search may go. */
export interface Connect4Limits {
  /** The most positions that this thread may visit; it still finishes the chain of forced moves that it is in. */
  readonly nodes?: number;
  /** Called every 2,000 positions or so. */
  readonly host?: KernelHost | undefined;
}

export interface Connect4Question extends Connect4Limits {
  /** Only computes who wins. */
  readonly weak?: boolean;
  /** The score is known to be this or more, this or less: nothing outside is asked. Wrong bounds give wrong scores. */
  readonly least?: number;
  readonly most?: number;
}

/**
 * Scores are from the view of the side to move: 0 is a draw, n > 0 a win with its n-th stone from the end (1: with
 * its very last), -n a loss to the other side's n-th stone from the end.
 */
export interface Connect4Progress {
  /** The score lies from `least` to `most`. */
  readonly least: number;
  readonly most: number;
  /** The question under way: is the score more than this? */
  readonly window: number | undefined;
  /** How much of that question is done, from 0 to 1. */
  readonly share: number;
  /** Positions visited, by all threads. */
  readonly nodes: number;
}

export interface Connect4Solution extends Connect4Progress {
  /** Whether the limit, the stop flag or the host ended it before the score was found. */
  readonly state: 'done' | 'stopped';
  /** The exact score; in a weak solution its sign. Undefined if stopped. */
  readonly score: number | undefined;
}

export interface Connect4Value {
  /**
   * The minimax value at this depth, from the view of the side to move, wins as in core/score. Undefined if stopped
   * before.
   */
  readonly value: number | undefined;
  /** A column that attains it. */
  readonly column: number | undefined;
  readonly nodes: number;
}

interface Exports extends KernelExports {
  solve(mover: bigint, mask: bigint, weak: boolean, least: number, most: number, limit: number): number;
  leastValue(): number;
  mostValue(): number;
  window(): number;
  doneShare(): number;
  positions(): number;
  minimax(mover: bigint, mask: bigint, depth: number, limit: number): number;
  bestColumn(): number;
}

/** More than any score. */
const ANY = 99;

/** From the middle outwards: columns that are more often good come first. */
export const COLUMN_ORDER: readonly number[] = [3, 2, 4, 1, 5, 0, 6];

const NO_VALUE = -(2 ** 31);

/**
 * The exact solver of Connect 4 on 7x6, compiled (assembly/connect4). One of them runs in one thread; threads may
 * share a table.
 */
export class Connect4Kernel extends KernelThread<Exports> {
  /** The count of the other threads when this solve began. */
  #countedBefore = 0;

  static async create(options: Connect4KernelOptions = {}): Promise<Connect4Kernel> {
    const { tableMb = 16, hashMb = tableMb, threads = 1 } = options;
    const memory = kernelMemory(hashMb, threads);
    const { module } = await compileKernel(threads > 1 ? 'connect4-threads' : 'connect4');
    return new Connect4Kernel({ module, memory, hashMb, threads }, 0);
  }

  private constructor(share: KernelShare, thread: number) {
    super(share, thread, countAddress);
  }

  /**
   * Solves to the end, or until the limit, the stop flag or the host ends it: then the bounds are those known by
   * then.
   */
  solve(board: Connect4Board, question: Connect4Question = {}): Connect4Solution {
    const { least = -ANY, most = ANY } = question;
    if (!Number.isInteger(least) || !Number.isInteger(most) || least >= most)
      throw new RangeError(`Scores are whole numbers, and least is below most: not ${least} and ${most}.`);
    return this.#solve(checked(board), question);
  }

  #solve(board: Connect4Board, question: Connect4Question): Connect4Solution {
    const { weak = false, least = -ANY, most = ANY, nodes = Number.POSITIVE_INFINITY, host } = question;
    checkNodes(nodes);
    this.host = host;
    this.#countedBefore = this.countedByHelpers();
    if (!this.exports.solve(board.mover, board.mask, weak, least, most, nodes))
      return { ...this.progress(), state: 'stopped', score: undefined };
    const known = { least: this.exports.leastValue(), most: this.exports.mostValue(), window: undefined, share: 1 };
    return { ...known, nodes: this.nodes(), state: 'done', score: weak ? Math.sign(known.least) : known.least };
  }

  /** How far the solve under way is, for its host to read. */
  progress(): Connect4Progress {
    return {
      least: this.exports.leastValue(),
      most: this.exports.mostValue(),
      window: this.exports.window(),
      share: this.exports.doneShare(),
      nodes: this.nodes(),
    };
  }

  /** Positions visited in this solve or the last one, by all threads. */
  nodes(): number {
    return this.exports.positions() + this.countedByHelpers() - this.#countedBefore;
  }

  /**
   * The score of each column for the side to move, undefined where a column is full; all undefined if stopped before
   * all were found.
   */
  columns(
    board: Connect4Board,
    { nodes: limit = Number.POSITIVE_INFINITY, host }: Connect4Limits = {},
  ): { readonly scores: readonly (number | undefined)[]; readonly nodes: number } {
    checkNodes(limit);
    checked(board);
    let nodes = 0;
    const scores = new Array<number | undefined>(COLUMNS).fill(undefined);
    for (const column of COLUMN_ORDER) {
      if (!isOpen(board, column)) continue;
      if (winsAt(board, column)) {
        scores[column] = (43 - board.stones) >> 1;
        continue;
      }
      const solution = this.#solve(dropped(board, column), { nodes: limit - nodes, host });
      nodes += solution.nodes;
      if (solution.score === undefined) return { scores: scores.fill(undefined), nodes };
      scores[column] = 0 - solution.score;
    }
    return { scores, nodes };
  }

  /**
   * A column that keeps the score of a position that has just been solved. Every column is asked whether it does, all
   * in turn with more and more positions: the answer that the table knows best is found first. Undefined if stopped
   * before, or if the board is full.
   */
  bestColumn(
    board: Connect4Board,
    score: number,
    { host }: Pick<Connect4Limits, 'host'> = {},
  ): { readonly column: number | undefined; readonly nodes: number } {
    if (!Number.isInteger(score)) throw new RangeError(`A score is a whole number, not ${score}.`);
    checked(board);
    const open = COLUMN_ORDER.filter((column) => isOpen(board, column));
    const winning = open.find((column) => winsAt(board, column));
    if (winning !== undefined || open.length === 1) return { column: winning ?? open[0], nodes: 0 };
    let total = 0;
    for (let nodes = 64; open.length > 0; nodes *= 4)
      for (const column of [...open]) {
        const solution = this.#solve(dropped(board, column), { nodes, least: -score, most: 1 - score, host });
        total += solution.nodes;
        if (solution.state === 'stopped') {
          if (this.exports.positions() < nodes) return { column: undefined, nodes: total };
          continue;
        }
        if (solution.least === -score) return { column, nodes: total };
        open.splice(open.indexOf(column), 1);
      }
    return { column: undefined, nodes: total };
  }

  /**
   * Looks `depth` plies ahead and evaluates there with the table heuristic of games/connect4: alpha-beta, no
   * transposition table.
   */
  search(board: Connect4Board, depth: number, { nodes = Number.POSITIVE_INFINITY, host }: Connect4Limits = {}): Connect4Value {
    if (!Number.isInteger(depth) || depth < 1) throw new RangeError(`A search looks 1 ply ahead or more, not ${depth}.`);
    if (checked(board).stones === 42) throw new Error('The board is full: there is no move to search for.');
    checkNodes(nodes);
    this.host = host;
    const value = this.exports.minimax(board.mover, board.mask, Math.min(depth, 42), nodes);
    const found = value !== NO_VALUE;
    return {
      value: found ? value : undefined,
      column: found ? this.exports.bestColumn() : undefined,
      nodes: this.exports.positions(),
    };
  }
}

function checkNodes(nodes: number): void {
  if (!(nodes > 0)) throw new RangeError(`A search may visit 1 position or more, not ${nodes}.`);
}

/** Checks that the board can occur in a game. On other boards the search would have no meaning and might not end. */
function checked({ mover, mask, stones }: Connect4Board): Connect4Board {
  if (typeof mover !== 'bigint' || typeof mask !== 'bigint')
    throw new RangeError('The stones of a board are two sets, BigInts: connect4Board and parseConnect4Board make them.');
  const board = unwrap(connect4BoardOf(mover, mask));
  if (board.stones !== stones) throw new RangeError(`There are ${board.stones} stones on the board, not ${stones}.`);
  return board;
}
