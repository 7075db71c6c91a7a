import {
  asWritten,
  atPly,
  type Bound,
  boundOf,
  Counters,
  type CutKind,
  checkedEvaluation,
  checkedKey,
  checkedOutcome,
  fromPly,
  INFINITE,
  isWin,
  type LeaveKind,
  LOOK_MS,
  legalMoves,
  MAX,
  Pace,
  type Position,
  type Trace,
} from '../core/index.ts';
import { checkOptions, type SearchOptions, type SearchResult } from './options.ts';
import type { Ordering } from './ordering.ts';
import { FINAL, isUsableAt, TO_THE_END, type TranspositionTable } from './transposition-table.ts';
import { narrowToWinningMove } from './winning-move.ts';
import { error } from './words.ts';

/**
 * One search under way: what every algorithm needs besides its own recursion. The algorithms call the position
 * themselves. Apart from tracing and winning-move pruning nothing here does so during the search, so that V8
 * specialises each recursion for its game (docs/architecture.md, "One game a thread").
 */
export class SearchContext {
  readonly position: Position;
  readonly depth: number;
  readonly alpha: number;
  readonly beta: number;
  readonly memory: TranspositionTable | undefined;
  readonly order: Ordering | undefined;

  /** All moves of the nodes on the current path, one node after the other; `top` is the first free place. */
  readonly moves: number[] = [];
  top = 0;
  /** The moves played from the root. */
  readonly path: number[] = [];
  /** Leaves so far whose value came from an evaluation, directly or through the memory. */
  estimates = 0;

  readonly #trace: Trace | undefined;
  readonly #q: number;
  readonly #prepares: boolean;
  readonly #counters: Counters;
  readonly #maxPly: number;
  /** The ply up to which the counters reach so far. */
  #room: number;
  readonly #signal: SearchOptions['signal'];
  readonly #started = performance.now();
  readonly #deadline: number;
  #nodesLeft: number;
  /** `#fuel`: nodes left until the clock is read again; `#nodePace` computes that number. */
  #fuel = 0;
  readonly #nodePace = new Pace(NODES_BETWEEN_LOOKS);
  /** The same for move generations, which can be much slower than visiting a node. */
  #generationsLeft = 0;
  readonly #generationPace = new Pace(GENERATIONS_BETWEEN_LOOKS);
  /** The same for moves that are tried for a win. */
  #triesLeft = 0;
  readonly #tryPace = new Pace(GENERATIONS_BETWEEN_LOOKS);
  /** When the signal was last checked. */
  #asked = 0;
  /** Number of moves of this search that are played on the position. */
  #ply = 0;
  /** The best line known of each node on the current path; a node shares the tail of its line with its child. */
  readonly #lines: (Line | undefined)[] = [];
  /** The best root move so far. It is kept when a driver such as MTD(f) enters the root again. */
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
    this.#q = options.q ?? UNREACHABLE_DEPTH;
    this.#prepares = options.q !== undefined || options.order !== undefined;
    this.#maxPly = options.maxPly ?? DEFAULT_MAX_PLY;
    this.#room = Math.min(this.#maxPly, FIRST_ROOM);
    this.#counters = new Counters(this.#room + 1);
    this.#signal = options.signal;
    this.#deadline = options.time === undefined ? Number.POSITIVE_INFINITY : this.#started + options.time;
    this.#nodesLeft = options.nodes ?? Number.POSITIVE_INFINITY;
  }

  /** Called first at every node: counts it and checks the limits. The window is from Max's view. */
  enter(ply: number, alpha: number, beta: number): void {
    this.#ply = ply;
    if (--this.#fuel < 0) this.#refuel();
    this.#counters.visited[ply]++;
    this.#lines[ply] = undefined;
    if (this.#trace !== undefined) this.#observe(ply, alpha, beta);
  }

  /** Counts a node at which the game is over, and returns its value. */
  leaveFinished(outcome: number, ply: number): number {
    this.#counters.leaves[ply]++;
    return this.leave(atPly(checkedOutcome(outcome), ply), 'outcome');
  }

  /** Counts a node at which the depth is used up, and returns its value. */
  leaveEstimated(evaluation: number, ply: number): number {
    this.#counters.leaves[ply]++;
    this.estimates++;
    return this.leave(checkedEvaluation(evaluation), 'evaluation');
  }

  /** Called last at every node, with its value from Max's view. */
  leave(value: number, how: LeaveKind): number {
    if (this.#trace !== undefined) this.#trace.leave(value, how);
    return value;
  }

  /** Call before playing a move: records the move on the path, and throws if the path would exceed `maxPly`. */
  descend(move: number, ply: number): void {
    if (ply >= this.#room) this.#makeRoom();
    this.path[ply] = move;
    this.#ply = ply;
  }

  /**
   * Narrows and sorts the moves just generated at moves[top..to[, and returns their end. `entry` is the node's entry in
   * the memory. Moves `top` to that end, so that children put their moves behind; the caller resets it.
   */
  prepare(to: number, depth: number, ply: number, entry: number | undefined): number {
    if (--this.#generationsLeft < 0) this.#generationsLeft = this.#look(this.#generationPace);
    if (this.#prepares || to === this.top) to = this.#narrowAndSort(to, depth, ply, entry);
    this.top = to;
    return to;
  }

  /** Whether generating moves is so slow that the clock is read after each time. */
  get slow(): boolean {
    return this.#generationPace.slow;
  }

  /** Call after a move was tried and taken back; it does not count as a node. */
  countTry(): void {
    if (--this.#triesLeft < 0) this.#triesLeft = this.#look(this.#tryPace);
  }

  /** Records that the move at index i of moves[..to[ cut off the others. */
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

  /** Whether a table entry is deep enough to be used for a search of `depth` plies. */
  usable(entry: number | undefined, depth: number): entry is number {
    return entry !== undefined && isUsableAt(this.memory!.depth(entry), depth);
  }

  /** The bounds of an entry, as the root sees them. */
  lower(entry: number, ply: number): number {
    return atPly(this.memory!.lower(entry), ply);
  }

  upper(entry: number, ply: number): number {
    return atPly(this.memory!.upper(entry), ply);
  }

  /** Counts a node that the memory answered, and returns its value. */
  leaveRemembered(entry: number, value: number, ply: number): number {
    this.#counters.ttHits[ply]++;
    if (this.memory!.depth(entry) < FINAL) this.estimates++;
    return this.leave(value, 'memory');
  }

  /**
   * Stores the value that a search of the window ]alpha, beta[ gave the node. `estimatesBefore`: the value of
   * `this.estimates` before the node was searched; unchanged means that the value is final.
   */
  remember(
    key: number | string,
    depth: number,
    ply: number,
    value: number,
    alpha: number,
    beta: number,
    move: number,
    estimatesBefore: number,
  ): void {
    const here = fromPly(value, ply);
    const lower = value > alpha ? here : -INFINITE;
    const upper = value < beta ? here : INFINITE;
    this.memory!.store(key, this.estimates === estimatesBefore ? FINAL + depth : depth, lower, upper, move);
  }

  /**
   * Runs a recursion from the root and makes the result; `exact`: the recursion ignores the window. If the
   * search is stopped, the moves played are taken back and the result is the best root move searched so far, as a
   * bound on the mover's side. If the game or the trace throws, the moves known to be played are taken back and the
   * error is rethrown.
   */
  result(search: () => number, exact = false): SearchResult {
    try {
      this.#refuel();
      this.#fuel++; // the root uses it up
      const before = identity(this.position);
      const value = search();
      if (identity(this.position) !== before) throw error('undo-lies');
      return this.#report(value, exact ? 'exact' : boundOf(value, this.alpha, this.beta), false);
    } catch (thrown) {
      const ply = this.#ply;
      if (thrown === STOP) this.#takeBack(ply);
      else {
        try {
          this.#takeBack(ply);
        } catch {} // the position was already inconsistent: report the first error
        throw explainOverflow(thrown, ply);
      }
      return this.#stoppedResult();
    }
  }

  #takeBack(moves: number): void {
    for (let i = 0; i < moves; i++) this.position.undo();
  }

  #stoppedResult(): SearchResult {
    const maximises = this.position.turn() === MAX;
    this.#lines[0] = this.#found?.line ?? this.#firstMove();
    return this.#report(this.#found?.value ?? (maximises ? -INFINITE : INFINITE), maximises ? 'lower' : 'upper', true);
  }

  #firstMove(): Line | undefined {
    const [move] = legalMoves(this.position);
    return move === undefined ? undefined : { move, next: undefined };
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
   * If the memory answered a node of the principal variation, continues the line from the memory's exact entries, until
   * a limit is reached.
   */
  #extend(pv: number[]): void {
    const { position } = this;
    if (this.#isDue()) return;
    for (const move of pv) position.play(move);
    while (pv.length < this.depth && pv.length < this.#maxPly && !this.#isDue() && position.outcome() === undefined) {
      const entry = this.memory!.find(checkedKey(position.key!()));
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
    if (depth >= this.#q) to = narrowToWinningMove(this, from, to, depth);
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

  /** Computes how many nodes, this one included, may be visited until the limits are checked again. */
  #refuel(): void {
    const now = performance.now();
    if (this.#nodesLeft <= 0 || this.#isDue(now)) throw STOP;
    const nodes = Math.min(this.#nodePace.next(now), this.#nodesLeft);
    this.#signal?.countNodes?.(nodes);
    this.#fuel = nodes - 1;
    this.#nodesLeft -= nodes;
  }

  /** Reads the clock, and at most every LOOK_MS the signal; returns how many calls to skip. */
  #look(pace: Pace): number {
    const now = performance.now();
    if (now >= this.#deadline || (now - this.#asked >= LOOK_MS && this.#isDue(now))) throw STOP;
    return pace.next(now) - 1;
  }

  #isDue(now = performance.now()): boolean {
    this.#asked = now;
    return now >= this.#deadline || this.#signal?.aborted === true;
  }
}

/** A string by which to notice that undo() did not restore the position. */
function identity(position: Position): string {
  if (position.key !== undefined) return `${position.turn()} ${asWritten(position.key())}`;
  return `${position.turn()} ${position.outcome()} ${legalMoves(position)}`;
}

/** A line of best play: a move, and what follows it. */
interface Line {
  readonly move: number;
  readonly next: Line | undefined;
}

/** Thrown through the recursion when a limit is reached; caught in `SearchContext.result`. */
const STOP = Symbol('stop');

/** A distance q that no depth reaches. An integer, so that V8 compares integers. */
const UNREACHABLE_DEPTH = 2 * TO_THE_END;

/** The most nodes, and the most move generations, between two clock readings: in a fast game 0.2% of the time. */
const NODES_BETWEEN_LOOKS = 1024;
const GENERATIONS_BETWEEN_LOOKS = 256;

/** Plies that the counters have room for at first. */
const FIRST_ROOM = 64;

/**
 * Measured on Node 20 with its default stack of 984 kB and code not yet compiled: NegaScout, which needs most with two
 * frames a ply, overflows after 1,870 plies, the others after 2,700 to 4,300. This leaves room for the frames of the
 * game and of the caller.
 */
export const DEFAULT_MAX_PLY = 1000;

function explainOverflow(thrown: unknown, plies: number): unknown {
  const overflow = thrown instanceof RangeError && /call stack/i.test(thrown.message);
  return overflow ? Object.assign(error('stack-ran-out', { plies }), { cause: thrown }) : thrown;
}
