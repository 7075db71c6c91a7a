import {
  atPly,
  type Bound,
  boundOf,
  Counters,
  type CutKind,
  checkedEvaluation,
  checkedOutcome,
  fromPly,
  INFINITE,
  isWin,
  type LeaveKind,
  legalMoves,
  MAX,
  type Position,
  type Trace,
} from '../core/index.ts';
import { FINAL, type Memory, speaksFor, TO_THE_END } from './memory.ts';
import { checkOptions, type SearchOptions, type SearchResult } from './options.ts';
import type { Ordering } from './ordering.ts';
import { narrowToWinningMove } from './winning-move.ts';
import { error } from './words.ts';

/**
 * One search under way: what every algorithm needs besides its own recursion. The recursions call the position
 * themselves, here nothing does while nodes are visited, so that each game gets fast code of its own
 * (docs/architecture.md, "One game a thread").
 */
export class Run {
  readonly position: Position;
  readonly depth: number;
  readonly alpha: number;
  readonly beta: number;
  readonly memory: Memory | undefined;
  readonly order: Ordering | undefined;

  /** All moves of the nodes on the current path, one node after the other; `top` is the first free place. */
  readonly moves: number[] = [];
  top = 0;
  /** The moves played from the root. */
  readonly path: number[] = [];
  /** Leaves so far whose value came from an evaluation or from a memory of one. */
  estimates = 0;

  readonly #trace: Trace | undefined;
  readonly #q: number;
  readonly #prepares: boolean;
  readonly #counters: Counters;
  readonly #maxPly: number;
  /** How deep the counters reach so far. */
  #room: number;
  readonly #signal: SearchOptions['signal'];
  readonly #started = performance.now();
  readonly #deadline: number;
  #nodesLeft: number;
  /** Nodes until the next look at the clock. */
  #fuel = 0;
  /** How many moves of this search stand played on the position. */
  #ply = 0;
  /** The best line known of each node on the current path; a node shares the tail of its line with its child. */
  readonly #lines: (Line | undefined)[] = [];
  /** The best root move so far, in whichever pass: a driver that enters the root again does not forget it. */
  #found: { readonly value: number; readonly line: Line } | undefined;

  constructor(position: Position, options: SearchOptions, uses: { readonly memory: boolean }) {
    checkOptions(position, options, uses);
    this.position = position;
    this.depth = Math.min(options.depth ?? TO_THE_END, TO_THE_END);
    this.alpha = options.alpha ?? -INFINITE;
    this.beta = options.beta ?? INFINITE;
    this.memory = options.memory;
    this.order = options.order;
    this.#trace = options.trace;
    this.#q = options.q ?? NEVER;
    this.#prepares = options.q !== undefined || options.order !== undefined;
    this.#maxPly = options.maxPly ?? DEFAULT_MAX_PLY;
    this.#room = Math.min(this.#maxPly, FIRST_ROOM);
    this.#counters = new Counters(this.#room + 1);
    this.#signal = options.signal;
    this.#deadline = options.time === undefined ? Number.POSITIVE_INFINITY : this.#started + options.time;
    this.#nodesLeft = options.nodes ?? Number.POSITIVE_INFINITY;
  }

  /** First thing at every node: counts it and looks at the limits. The window is from Max's view. */
  enter(ply: number, alpha: number, beta: number): void {
    this.#ply = ply;
    if (--this.#fuel < 0) this.#refuel();
    this.#counters.visited[ply]++;
    this.#lines[ply] = undefined;
    if (this.#trace !== undefined) this.#observe(ply, alpha, beta);
  }

  /** The value of a node where the game is over. */
  finished(outcome: number, ply: number): number {
    this.#counters.leaves[ply]++;
    return this.leave(atPly(checkedOutcome(outcome), ply), 'outcome');
  }

  /** The value of a node where the depth is used up. */
  estimated(evaluation: number, ply: number): number {
    this.#counters.leaves[ply]++;
    this.estimates++;
    return this.leave(checkedEvaluation(evaluation), 'evaluation');
  }

  /** Last thing at every node, with its value from Max's view. */
  leave(value: number, how: LeaveKind): number {
    if (this.#trace !== undefined) this.#trace.leave(value, how);
    return value;
  }

  /** Before a move is played: where the path leads, and that it does not lead too deep. */
  descend(move: number, ply: number): void {
    if (ply >= this.#room) this.#makeRoom();
    this.path[ply] = move;
    this.#ply = ply;
  }

  /**
   * Narrows and sorts the moves just generated at moves[top..to[, and returns their end. `entry` is what the memory
   * knows of the node.
   */
  prepare(to: number, depth: number, ply: number, entry: number | undefined): number {
    if (this.#prepares || to === this.top) to = this.#narrowAndSort(to, depth, ply, entry);
    this.top = to;
    return to;
  }

  /** The move at index i of moves[..to[ made the rest needless. */
  cut(kind: CutKind, i: number, to: number, depth: number, ply: number): void {
    if (kind === 'alpha') this.#counters.alphaCuts[ply]++;
    else this.#counters.betaCuts[ply]++;
    if (this.order !== undefined) this.order.credit(this.moves[i], depth, ply);
    if (this.#trace !== undefined) this.#trace.cut(kind, this.moves.slice(i + 1, to));
  }

  /** The move leads to the best value so far at this node: its line becomes the node's. */
  improve(ply: number, move: number, value: number): void {
    const line = { move, next: this.#lines[ply + 1] };
    this.#lines[ply] = line;
    if (ply === 0) this.#found = { value, line };
  }

  /** Whether what the memory found speaks for a search of `depth` plies. */
  usable(entry: number | undefined, depth: number): entry is number {
    return entry !== undefined && speaksFor(this.memory!.depth(entry), depth);
  }

  /** The bounds of an entry, as the root sees them. */
  lower(entry: number, ply: number): number {
    return atPly(this.memory!.lower(entry), ply);
  }

  upper(entry: number, ply: number): number {
    return atPly(this.memory!.upper(entry), ply);
  }

  /** Counts a node that the memory answered. */
  recalled(entry: number, value: number, ply: number): number {
    this.#counters.recalls[ply]++;
    if (this.memory!.depth(entry) < FINAL) this.estimates++;
    return this.leave(value, 'memory');
  }

  /**
   * Stores the value that a search of the window ]alpha, beta[ gave the node. `estimates` is the count from before it
   * was searched.
   */
  remember(
    key: number | string,
    depth: number,
    ply: number,
    value: number,
    alpha: number,
    beta: number,
    move: number,
    estimates: number,
  ): void {
    const here = fromPly(value, ply);
    const lower = value > alpha ? here : -INFINITE;
    const upper = value < beta ? here : INFINITE;
    this.memory!.store(key, this.estimates === estimates ? FINAL + depth : depth, lower, upper, move);
  }

  /**
   * Runs a recursion from the root and packs up its value; `exact` where the recursion heeds no window. When it is
   * stopped the moves played are taken back, and it answers with the best root move it had finished, as a bound on
   * the mover's side. When the game or the trace throws, they are taken back as far as can be told, and the error
   * goes on its way.
   */
  result(search: () => number, exact = false): SearchResult {
    const before = identity(this.position);
    try {
      const value = search();
      if (identity(this.position) !== before) throw error('undo-lies');
      return this.#report(value, exact ? 'exact' : boundOf(value, this.alpha, this.beta), false);
    } catch (thrown) {
      const ply = this.#ply;
      if (thrown === STOP) this.#takeBack(ply);
      else {
        try {
          this.#takeBack(ply);
        } catch {} // the position was already in disorder: the first error is the one to tell
        throw asSentence(thrown, ply);
      }
      return this.#stoppedResult();
    }
  }

  #takeBack(moves: number): void {
    for (let i = 0; i < moves; i++) this.position.undo();
  }

  #stoppedResult(): SearchResult {
    const maximises = this.position.turn() === MAX;
    const [move] = legalMoves(this.position);
    this.#lines[0] = this.#found?.line ?? (move === undefined ? undefined : { move, next: undefined });
    return this.#report(this.#found?.value ?? (maximises ? -INFINITE : INFINITE), maximises ? 'lower' : 'upper', true);
  }

  #report(value: number, bound: Bound, stopped: boolean): SearchResult {
    const pv: number[] = [];
    for (let line = this.#lines[0]; line !== undefined; line = line.next) pv.push(line.move);
    if (this.memory !== undefined && !stopped) this.#extend(pv);
    return {
      value,
      bound,
      move: pv[0],
      pv,
      depth: stopped ? 0 : this.depth,
      final: !stopped && (this.estimates === 0 || (bound === 'exact' && isWin(value))),
      stopped,
      counts: this.#counters.counts(),
      ms: performance.now() - this.#started,
    };
  }

  /**
   * Where the memory answered a node of the principal variation, the line goes on in the memory: as far as exact
   * entries lead.
   */
  #extend(pv: number[]): void {
    const { position } = this;
    for (const move of pv) position.play(move);
    while (pv.length < this.depth && pv.length < this.#maxPly && position.outcome() === undefined) {
      const entry = this.memory!.find(position.key!());
      if (!this.usable(entry, this.depth - pv.length) || this.memory!.lower(entry) !== this.memory!.upper(entry)) break;
      const move = this.memory!.move(entry);
      if (!legalMoves(position).includes(move)) break;
      position.play(move);
      pv.push(move);
    }
    for (let i = 0; i < pv.length; i++) position.undo();
  }

  #narrowAndSort(to: number, depth: number, ply: number, entry: number | undefined): number {
    const from = this.top;
    if (to === from) throw error('no-outcome');
    if (depth >= this.#q) to = narrowToWinningMove(this.position, this.moves, from, to, depth);
    if (this.order !== undefined && to - from > 1) this.order.sort(this.moves, from, to, ply, this.path, this.memory, entry);
    return to;
  }

  #observe(ply: number, alpha: number, beta: number): void {
    const move = ply === 0 ? undefined : this.path[ply - 1];
    this.#trace!.enter({ ply, move, turn: this.position.turn(), alpha, beta });
  }

  #makeRoom(): void {
    if (this.#room === this.#maxPly) throw error('too-deep', { plies: this.#maxPly });
    this.#room = Math.min(this.#maxPly, 4 * this.#room);
    this.#counters.reach(this.#room + 1);
  }

  #refuel(): void {
    if (this.#nodesLeft <= 0 || this.#signal?.aborted || performance.now() >= this.#deadline) throw STOP;
    this.#fuel = Math.min(NODES_BETWEEN_POLLS, this.#nodesLeft) - 1;
    this.#nodesLeft -= this.#fuel + 1;
  }
}

/** Enough of a position to notice an undo() that lies. */
function identity(position: Position): string {
  if (position.key !== undefined) return `${position.turn()} ${position.key()}`;
  return `${position.turn()} ${position.outcome()} ${legalMoves(position)}`;
}

/** A line of best play: a move, and what follows it. */
interface Line {
  readonly move: number;
  readonly next: Line | undefined;
}

/** Thrown through the recursion when a limit is reached; never leaves `Run.result`. */
const STOP = Symbol('stop');

/** A distance q that no depth reaches (an integer, to keep the comparison one of integers). */
const NEVER = 2 * TO_THE_END;

/** Searches ask their signal once for this many nodes. */
export const NODES_BETWEEN_POLLS = 1024;

/** Plies that the counters have room for at first. */
const FIRST_ROOM = 64;

/**
 * Measured on Node 20 with its default stack of 984 kB and code not yet compiled: NegaScout, the hungriest with two
 * frames a ply, overflows after 1,870 plies, the others after 2,700 to 4,300. This leaves room for the frames of the
 * game and of whoever calls.
 */
export const DEFAULT_MAX_PLY = 1000;

function asSentence(thrown: unknown, plies: number): unknown {
  const overflow = thrown instanceof RangeError && /call stack/i.test(thrown.message);
  return overflow ? Object.assign(error('stack-ran-out', { plies }), { cause: thrown }) : thrown;
}
