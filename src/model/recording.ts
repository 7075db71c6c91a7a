import {
  boundOf,
  type CutKind,
  INFINITE,
  IntList,
  type LeaveKind,
  MAX,
  type Player,
  type Trace,
  type Visit,
} from '../core/index.ts';
import { childBy, type GameTree } from './game-tree.ts';

export type StepKind = 'enter' | 'cut' | 'leave';

const HOWS: readonly LeaveKind[] = ['outcome', 'evaluation', 'memory', 'children'];
const CUTS: readonly CutKind[] = ['alpha', 'beta'];
const NEVER = -1;

/**
 * The columns of a table with one row for each visit, grouped by the value in a new row (-1 or 0). `entered`, `left`
 * and `cutAt` are steps; `how` and `cutKind` are indices in HOWS and CUTS; `skippedFrom` is the index in `skippedMoves`
 * of the first of `skipped` moves; `span` is 0 while the visit is open.
 */
const FROM_NEVER = ['node', 'move', 'above', 'left', 'cutAt', 'how', 'cutKind'] as const;
const FROM_ZERO = ['turn', 'alpha', 'beta', 'entered', 'value', 'skippedFrom', 'skipped', 'span', 'hidden'] as const;
const COLUMNS = [...FROM_NEVER, ...FROM_ZERO] as const;
type Column = (typeof COLUMNS)[number];

/**
 * Other lists. `visit`: the visit of each step; `passes`: the visits of the root; `windowed`: for each pass, whether
 * any visit had a finite alpha or beta; `cuts`: the steps that are cuts; `leaves`: the steps that leave a leaf.
 */
const LISTS = ['visit', 'passes', 'windowed', 'cuts', 'leaves', 'skippedMoves'] as const;
type List = (typeof LISTS)[number];

/** A recording as plain arrays. */
export type RecordingParts = Readonly<Record<Column | List, Int32Array>>;

export interface RecordingOptions {
  /** The tree that is searched. Without it visits have no node, and `tree`, `nodeOf` and `visitAt` cannot be used. */
  readonly tree?: GameTree;
  /**
   * The largest number of visits to keep, not counting roots. When it is reached, earlier passes are dropped, all but
   * their roots; then further visits are only counted. No limit by default.
   */
  readonly limit?: number | undefined;
  /** Visits that are more plies below the root than this are only counted. */
  readonly depth?: number | undefined;
  /** To restore a recording from its parts. */
  readonly parts?: RecordingParts;
}

/**
 * What a search did, step by step. A *visit* is one call of the search at a node; searches that re-search (NegaScout,
 * MTD(f), deepening) visit a node several times. Visits are numbered as they begin: they form a tree in preorder, and
 * those below visit v are v + 1 .. v + spanOf(v) - 1. A *step* is one call of the trace: enter, cut or leave, numbered
 * from 0.
 *
 * "At time t" means: after the first t steps. t runs from 0 (nothing has happened) to `steps` (the search is over).
 * Every question about a time is answered from the stored steps, so a slider may jump anywhere. A cut that skips no
 * move is not a step: its visit has a kind of cut, but no time of the cut.
 */
export class Recording implements Trace {
  readonly #tree: GameTree | undefined;
  readonly #limit: number;
  readonly #depth: number;
  readonly #columns: Record<Column, Int32Array>;
  readonly #lists: Record<List, IntList>;
  #visits: number;
  #open = NEVER;
  /** Length of the path to the open visit, which is included. */
  #level = 0;
  /** Open visits below it that are not kept. */
  #unkept = 0;
  #lastLeft = 0;
  /** Passes before this one have been dropped, all but their roots. */
  #firstWhole = 0;
  /** The last visit of each node, and for each visit the previous one of the same node; made on demand. */
  #byNode: { readonly last: Int32Array; readonly before: Int32Array } | undefined;

  constructor({ tree, parts, limit = Number.POSITIVE_INFINITY, depth = Number.POSITIVE_INFINITY }: RecordingOptions = {}) {
    if (!(limit >= 1)) throw new RangeError(`A recorder keeps at least one node: give a limit of 1 or more, not ${limit}.`);
    if (!(depth >= 0)) throw new RangeError(`A recorder's depth is 0 (the root alone) or more, not ${depth}.`);
    this.#tree = tree;
    this.#limit = limit;
    this.#depth = depth;
    this.#columns = named(COLUMNS, (name) => parts?.[name] ?? new Int32Array(0));
    this.#lists = named(LISTS, (name) => (parts === undefined ? new IntList() : IntList.over(parts[name])));
    this.#visits = this.#columns.node.length;
  }

  /** All data but the tree, as copies that can be transferred to another thread. */
  get parts(): RecordingParts {
    const { views } = this;
    return named([...COLUMNS, ...LISTS], (name) => views[name].slice());
  }

  /** Like `parts`, but without copies; valid until the recording grows. */
  get views(): RecordingParts {
    const columns = named(COLUMNS, (name) => this.#columns[name].subarray(0, this.#visits));
    return { ...columns, ...named(LISTS, (name) => this.#lists[name].view()) };
  }

  get tree(): GameTree {
    if (this.#tree === undefined) throw new Error('This recording has no game tree: make it with the option "tree".');
    return this.#tree;
  }

  // Called by the search.

  enter({ move, turn, alpha, beta }: Visit): void {
    if (move === undefined) this.#beginPass();
    else this.#mustBeOpen('enter');
    if (alpha > -INFINITE || beta < INFINITE) this.#lists.windowed.set(this.#lists.windowed.length - 1, 1);
    if (move !== undefined && !this.#keepsNext()) {
      this.#unkept++;
      this.#columns.hidden[this.#open]++;
      return;
    }
    const columns = this.#columns;
    const { visit: steps } = this.#lists;
    const above = this.#open;
    const visit = this.#visits;
    if (visit === columns.node.length) this.#grow();
    if (this.#tree !== undefined)
      columns.node[visit] = move === undefined ? 0 : childBy(this.#tree, columns.node[above], move, this.#lastLeft);
    if (move !== undefined) columns.move[visit] = move;
    columns.turn[visit] = turn;
    columns.above[visit] = above;
    columns.alpha[visit] = alpha;
    columns.beta[visit] = beta;
    columns.entered[visit] = steps.length;
    this.#visits++;
    this.#level++;
    this.#open = visit;
    steps.push(visit);
  }

  cut(kind: CutKind, skipped: readonly number[]): void {
    this.#mustBeOpen('cut');
    if (this.#unkept > 0) return;
    const { visit: steps, cuts, skippedMoves } = this.#lists;
    const columns = this.#columns;
    const visit = this.#open;
    columns.cutKind[visit] = CUTS.indexOf(kind);
    if (skipped.length === 0) return;
    columns.cutAt[visit] = steps.length;
    columns.skippedFrom[visit] = skippedMoves.length;
    columns.skipped[visit] = skipped.length;
    for (const move of skipped) skippedMoves.push(move);
    cuts.push(steps.length);
    steps.push(visit);
  }

  leave(value: number, how: LeaveKind): void {
    this.#mustBeOpen('leave');
    if (this.#unkept > 0) {
      this.#unkept--;
      return;
    }
    const { visit: steps, leaves } = this.#lists;
    const columns = this.#columns;
    const visit = this.#open;
    columns.value[visit] = value;
    columns.how[visit] = HOWS.indexOf(how);
    columns.left[visit] = steps.length;
    if (how === 'outcome' || how === 'evaluation') leaves.push(steps.length);
    this.#lastLeft = columns.node[visit];
    this.#close();
    steps.push(visit);
  }

  #mustBeOpen(call: string): void {
    if (this.#open === NEVER)
      throw new Error(`A search traces its root first, entered without a move; here ${call} came while no node was open.`);
  }

  #close(): void {
    this.#columns.span[this.#open] = this.#visits - this.#open;
    this.#open = this.#columns.above[this.#open];
    this.#level--;
  }

  #beginPass(): void {
    // A search that was stopped never leaves its last visits.
    while (this.#open !== NEVER) this.#close();
    this.#unkept = 0;
    if (this.#visits >= this.#limit) this.#giveUpPass();
    this.#lists.passes.push(this.#visits);
    this.#lists.windowed.push(0);
  }

  #grow(): void {
    for (const name of COLUMNS) {
      const larger = new Int32Array(Math.max(64, 2 * this.#visits));
      larger.set(this.#columns[name]);
      this.#columns[name] = larger;
    }
    for (const name of FROM_NEVER) this.#columns[name].fill(NEVER, this.#visits);
  }

  #keepsNext(): boolean {
    return this.#unkept === 0 && this.#level <= this.#depth && (this.#visits < this.#limit || this.#giveUpPass());
  }

  /** Drops all but the root of the oldest pass that has more. Returns false if that is the current pass. */
  #giveUpPass(): boolean {
    const { passes } = this.#lists;
    const over = this.#open === NEVER ? passes.length : passes.length - 1;
    while (this.#firstWhole < over) {
      const root = passes.get(this.#firstWhole++);
      if (this.#columns.span[root] === 1) continue;
      this.#forgetBelow(root);
      return true;
    }
    return false;
  }

  /** Visits of a pass are contiguous, and so are its steps: the rows after them move up. */
  #forgetBelow(root: number): void {
    const columns = this.#columns;
    const lists = this.#lists;
    const { views } = this;
    const end = root + columns.span[root];
    const firstStep = columns.entered[root] + 1;
    let steps = 0;
    for (let visit = root + 1; visit < end; visit++) {
      steps += 1 + Number(columns.left[visit] !== NEVER) + Number(columns.cutAt[visit] !== NEVER);
      columns.hidden[root] += 1 + columns.hidden[visit];
    }
    columns.span[root] = 1;
    const movedVisit = (visit: number) => (visit < end ? visit : visit - (end - root - 1));
    const movedStep = (step: number) => (step < firstStep ? step : step - steps);
    const isKept = (step: number) => step < firstStep || step >= firstStep + steps;
    const skippedMoves = new IntList();
    for (const name of COLUMNS) columns[name] = views[name].filter((_, visit) => visit <= root || visit >= end);
    for (const name of ['entered', 'left', 'cutAt'] as const) columns[name] = columns[name].map(movedStep);
    columns.above = columns.above.map(movedVisit);
    columns.skippedFrom = columns.skippedFrom.map((from, visit) => {
      for (let i = 0; i < columns.skipped[visit]; i++) skippedMoves.push(views.skippedMoves[from + i]);
      return skippedMoves.length - columns.skipped[visit];
    });
    lists.skippedMoves = skippedMoves;
    lists.visit = IntList.over(views.visit.filter((_, step) => isKept(step)).map(movedVisit));
    lists.passes = IntList.over(views.passes.map(movedVisit));
    for (const name of ['cuts', 'leaves'] as const) lists[name] = IntList.over(views[name].filter(isKept).map(movedStep));
    this.#visits = columns.node.length;
    this.#open = movedVisit(this.#open);
    this.#byNode = undefined;
  }

  // About the whole search.

  get steps(): number {
    return this.#lists.visit.length;
  }

  get visits(): number {
    return this.#visits;
  }

  /** The visits of the root, one for each pass. */
  get passes(): number[] {
    return [...this.#lists.passes.view()];
  }

  /** Whether any visit of a pass had a finite alpha or beta. In minimax none has. */
  isWindowed(pass: number): boolean {
    return this.#lists.windowed.get(pass) === 1;
  }

  get windowed(): boolean {
    return this.#lists.windowed.view().includes(1);
  }

  kindOf(step: number): StepKind {
    const visit = this.visitOf(step);
    if (this.enteredAt(visit) === step) return 'enter';
    return this.cutAt(visit) === step ? 'cut' : 'leave';
  }

  readonly visitOf = (step: number): number => this.#lists.visit.get(step);
  readonly nodeOf = (visit: number): number => this.#columns.node[visit];
  /** The move that leads to the node, -1 at a root; and the player to move there. */
  readonly moveOf = (visit: number): number => this.#columns.move[visit];
  readonly turnOf = (visit: number): Player => this.#columns.turn[visit] as Player;
  /** The parent of a visit; -1 at a root. */
  readonly aboveOf = (visit: number): number => this.#columns.above[visit];
  /** The window that the node was searched with, from Max's view. */
  readonly alphaOf = (visit: number): number => this.#columns.alpha[visit];
  readonly betaOf = (visit: number): number => this.#columns.beta[visit];
  /** The steps at which a visit was entered, left (-1: never) and cut (-1: never). */
  readonly enteredAt = (visit: number): number => this.#columns.entered[visit];
  readonly leftAt = (visit: number): number => this.#columns.left[visit];
  readonly cutAt = (visit: number): number => this.#columns.cutAt[visit];
  /** Undefined if there was no cut. */
  readonly cutKindOf = (visit: number): CutKind | undefined => CUTS[this.#columns.cutKind[visit]];
  /** The value and its source, only of a visit that was left. */
  readonly valueOf = (visit: number): number => this.#columns.value[visit];
  readonly howOf = (visit: number): LeaveKind => HOWS[this.#columns.how[visit]];
  /** How many visits below this one were counted but not kept; those below a deeper kept visit count there. */
  readonly hiddenBelow = (visit: number): number => this.#columns.hidden[visit];

  /** The moves that the cut skipped. */
  skippedBy(visit: number): Int32Array {
    const { skippedFrom, skipped } = this.#columns;
    return this.#lists.skippedMoves.view().subarray(skippedFrom[visit], skippedFrom[visit] + skipped[visit]);
  }

  /** The number of visits in the subtree, this one included. */
  spanOf(visit: number): number {
    return this.#columns.span[visit] || this.#visits - visit;
  }

  /** The children of a visit, in their order. */
  childrenOf(visit: number): number[] {
    const children: number[] = [];
    const end = visit + this.spanOf(visit);
    for (let child = visit + 1; child < end; child += this.spanOf(child)) children.push(child);
    return children;
  }

  /**
   * The visits from a root down along which its value was backed up; empty if the root was never left or has only a
   * bound. At each node it follows the first move whose value is the node's: alpha-beta takes a new best move only if
   * the value strictly improves, so earlier moves have other values. If that move was visited several times with that
   * value, the last visit is the one that counted.
   */
  bestLine(root: number): number[] {
    const { left, value, alpha, beta } = this.#columns;
    const line: number[] = [];
    if (left[root] === NEVER || boundOf(value[root], alpha[root], beta[root]) !== 'exact') return line;
    for (let visit: number | undefined = root; visit !== undefined; ) {
      line.push(visit);
      const equal: number[] = this.childrenOf(visit).filter((child) => value[child] === value[root]);
      visit = equal.findLast((child) => this.moveOf(child) === this.moveOf(equal[0]));
    }
    return line;
  }

  // About a time.

  /** The current pass, counted from 0. */
  passAt(time: number): number {
    const { passes } = this.#lists;
    return Math.max(0, firstFrom(passes.length, (pass) => this.enteredAt(passes.get(pass)) >= time) - 1);
  }

  /** The latest visit of a node in the current pass; undefined if there is none yet. */
  visitAt(node: number, time: number): number | undefined {
    const { passes } = this.#lists;
    const pass = passes.length === 0 ? NEVER : passes.get(this.passAt(time));
    const { last, before } = this.#visitsByNode();
    let visit = last[node];
    while (visit >= pass && visit !== NEVER && this.enteredAt(visit) >= time) visit = before[visit];
    return visit === NEVER || visit < pass ? undefined : visit;
  }

  #visitsByNode() {
    if (this.#byNode?.before.length !== this.#visits) {
      const last = new Int32Array(this.tree.size).fill(NEVER);
      const before = this.#columns.node.slice(0, this.#visits);
      for (let visit = 0; visit < this.#visits; visit++) {
        const node = before[visit];
        before[visit] = last[node];
        last[node] = visit;
      }
      this.#byNode = { last, before };
    }
    return this.#byNode;
  }

  /** The open visits, the root's first: the call stack. Empty before the first step and between passes. */
  stackAt(time: number): number[] {
    const stack: number[] = [];
    if (time === 0) return stack;
    let visit = this.visitOf(time - 1);
    if (this.leftAt(visit) === time - 1) visit = this.aboveOf(visit);
    for (; visit !== NEVER; visit = this.aboveOf(visit)) stack.push(visit);
    return stack.reverse();
  }

  isOpenAt(visit: number, time: number): boolean {
    const left = this.leftAt(visit);
    return this.enteredAt(visit) < time && (left === NEVER || left >= time);
  }

  isCutAt(visit: number, time: number): boolean {
    const at = this.cutAt(visit);
    return at !== NEVER && at < time;
  }

  /** The visit's value if it has been left; while it is open, the best of its children so far, if any. */
  valueAt(visit: number, time: number): number | undefined {
    if (!this.isOpenAt(visit, time)) return this.valueOf(visit);
    const values = this.#settledValues(visit, time);
    if (values.length === 0) return undefined;
    return values.reduce(this.turnOf(visit) === MAX ? (a, b) => Math.max(a, b) : (a, b) => Math.min(a, b));
  }

  /**
   * The window at a time: narrowed by the children left so far, except by the child whose value causes the cut, so that
   * the value and the bound that it reaches can both be shown. Once the node is left: the window it was entered with.
   */
  windowAt(visit: number, time: number): { readonly alpha: number; readonly beta: number } {
    let alpha = this.alphaOf(visit);
    let beta = this.betaOf(visit);
    if (!this.windowed || !this.isOpenAt(visit, time)) return { alpha, beta };
    const maximises = this.turnOf(visit) === MAX;
    for (const value of this.#settledValues(visit, time)) {
      if (maximises ? value >= beta : value <= alpha) break;
      if (maximises) alpha = Math.max(alpha, value);
      else beta = Math.min(beta, value);
    }
    return { alpha, beta };
  }

  /** Values of the children left by a time, without those of null-window scouts that were followed by a re-search. */
  #settledValues(visit: number, time: number): number[] {
    const children = this.childrenOf(visit);
    return children.flatMap((child, i) => {
      const left = this.leftAt(child);
      const isAgain = i + 1 < children.length && this.moveOf(children[i + 1]) === this.moveOf(child);
      return left !== NEVER && left < time && !isAgain ? [this.valueOf(child)] : [];
    });
  }

  /** Visits, leaves and cuts up to a time. Leaves: where the search took an outcome or an evaluation. */
  countsAt(time: number): { readonly visits: number; readonly leaves: number; readonly cuts: number } {
    const { leaves, cuts } = this.#lists;
    return {
      visits: firstFrom(this.#visits, (visit) => this.enteredAt(visit) >= time),
      leaves: firstFrom(leaves.length, (i) => leaves.get(i) >= time),
      cuts: firstFrom(cuts.length, (i) => cuts.get(i) >= time),
    };
  }

  /** The steps that are cuts, in their order. */
  get cuts(): Int32Array {
    return this.#lists.cuts.toArray();
  }
}

function named<Name extends string, Item>(names: readonly Name[], item: (name: Name) => Item): Record<Name, Item> {
  return Object.fromEntries(names.map((name) => [name, item(name)])) as Record<Name, Item>;
}

/** Binary search: the first number below `end` for which `holds` is true, `end` if there is none. */
function firstFrom(end: number, holds: (item: number) => boolean): number {
  let low = 0;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
