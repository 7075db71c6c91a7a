import { type CutKind, INFINITE, IntList, type LeaveKind, MAX, type Trace, type Visit } from '../core/index.ts';
import { childBy, type WholeTree } from './whole-tree.ts';

export type StepKind = 'enter' | 'cut' | 'leave';

const KINDS: readonly StepKind[] = ['enter', 'cut', 'leave'];
const ENTER = 0;
const CUT = 1;
const LEAVE = 2;
const HOWS: readonly LeaveKind[] = ['outcome', 'evaluation', 'memory', 'children'];
const NEVER = -1;

type ListName =
  | 'kind'
  | 'visit'
  | 'node'
  | 'above'
  | 'alpha'
  | 'beta'
  | 'entered'
  | 'left'
  | 'value'
  | 'how'
  | 'cutAt'
  | 'cutKind'
  | 'cutMoves'
  | 'span'
  | 'before'
  | 'passes'
  | 'cuts'
  | 'leaves';

/** What a recording is made of. */
export type RecordingParts = Readonly<Record<ListName | 'last', Int32Array>> & { readonly windowed: boolean };

/**
 * What a search did in a whole tree, step by step. A *visit* is one call of the search at a node; searches that look
 * again (NegaScout, MTD(f), deepening) visit a node several times. Visits are numbered as they begin, so those below
 * visit v are v + 1 .. v + spanOf(v) - 1. A *step* is one call of the trace: enter, cut or leave, numbered from 0.
 *
 * "At time t" means: after the first t steps. t runs from 0 (nothing has happened) to `steps` (the search is over).
 * What is known at a time is read from the steps at which things happened, so that a slider may jump anywhere. A cut
 * that skips nothing is no step and no cut.
 */
export class Recording implements Trace {
  readonly tree: WholeTree;
  readonly #kind: IntList;
  readonly #visit: IntList;
  readonly #node: IntList;
  readonly #above: IntList;
  readonly #alpha: IntList;
  readonly #beta: IntList;
  readonly #entered: IntList;
  readonly #left: IntList;
  readonly #value: IntList;
  readonly #how: IntList;
  readonly #cutAt: IntList;
  readonly #cutKind: IntList;
  readonly #cutMoves: IntList;
  readonly #span: IntList;
  /** The last visit of each node that has been recorded, and of each visit the one before it at the same node. */
  readonly #last: Int32Array;
  readonly #before: IntList;
  readonly #passes: IntList;
  readonly #cuts: IntList;
  readonly #leaves: IntList;
  #open = NEVER;
  #lastLeft = 0;
  /** Whether any visit had a finite alpha or beta. */
  windowed = false;

  /** A new recording, or one that is made again from its parts. */
  constructor(tree: WholeTree, parts?: RecordingParts) {
    this.tree = tree;
    const list = (name: ListName) => (parts === undefined ? new IntList() : IntList.over(parts[name]));
    this.#kind = list('kind');
    this.#visit = list('visit');
    this.#node = list('node');
    this.#above = list('above');
    this.#alpha = list('alpha');
    this.#beta = list('beta');
    this.#entered = list('entered');
    this.#left = list('left');
    this.#value = list('value');
    this.#how = list('how');
    this.#cutAt = list('cutAt');
    this.#cutKind = list('cutKind');
    this.#cutMoves = list('cutMoves');
    this.#span = list('span');
    this.#before = list('before');
    this.#passes = list('passes');
    this.#cuts = list('cuts');
    this.#leaves = list('leaves');
    this.#last = parts?.last ?? new Int32Array(tree.size).fill(NEVER);
    this.windowed = parts?.windowed ?? false;
  }

  /** All of it but the tree, as arrays of its own that can be handed to another thread. */
  get parts(): RecordingParts {
    const { last, windowed, ...lists } = this.views;
    const own = Object.entries(lists).map(([name, list]) => [name, list.slice()]);
    return { ...(Object.fromEntries(own) as typeof lists), last, windowed };
  }

  /** The same to be read here and now, for whoever goes through a million steps at once. */
  get views(): RecordingParts {
    return {
      kind: this.#kind.view(),
      visit: this.#visit.view(),
      node: this.#node.view(),
      above: this.#above.view(),
      alpha: this.#alpha.view(),
      beta: this.#beta.view(),
      entered: this.#entered.view(),
      left: this.#left.view(),
      value: this.#value.view(),
      how: this.#how.view(),
      cutAt: this.#cutAt.view(),
      cutKind: this.#cutKind.view(),
      cutMoves: this.#cutMoves.view(),
      span: this.#span.view(),
      before: this.#before.view(),
      passes: this.#passes.view(),
      cuts: this.#cuts.view(),
      leaves: this.#leaves.view(),
      last: this.#last,
      windowed: this.windowed,
    };
  }

  // What a search calls.

  enter({ move, alpha, beta }: Visit): void {
    const above = move === undefined ? NEVER : this.#open;
    const node = move === undefined ? 0 : childBy(this.tree, this.#node.get(above), move, this.#lastLeft);
    const visit = this.#node.length;
    if (move === undefined) this.#passes.push(visit);
    if (alpha > -INFINITE || beta < INFINITE) this.windowed = true;
    this.#node.push(node);
    this.#above.push(above);
    this.#alpha.push(alpha);
    this.#beta.push(beta);
    this.#entered.push(this.#kind.length);
    this.#left.push(NEVER);
    this.#value.push(0);
    this.#how.push(0);
    this.#cutAt.push(NEVER);
    this.#cutKind.push(0);
    this.#cutMoves.push(0);
    this.#span.push(1);
    this.#before.push(this.#last[node]);
    this.#last[node] = visit;
    this.#open = visit;
    this.#step(ENTER, visit);
  }

  cut(kind: CutKind, skipped: readonly number[]): void {
    if (skipped.length === 0) return;
    this.#cutAt.set(this.#open, this.#kind.length);
    this.#cutKind.set(this.#open, kind === 'alpha' ? 0 : 1);
    this.#cutMoves.set(this.#open, skipped.length);
    this.#cuts.push(this.#kind.length);
    this.#step(CUT, this.#open);
  }

  leave(value: number, how: LeaveKind): void {
    const visit = this.#open;
    this.#value.set(visit, value);
    this.#how.set(visit, HOWS.indexOf(how));
    this.#left.set(visit, this.#kind.length);
    this.#span.set(visit, this.#node.length - visit);
    if (how === 'outcome' || how === 'evaluation') this.#leaves.push(this.#kind.length);
    this.#open = this.#above.get(visit);
    this.#lastLeft = this.#node.get(visit);
    this.#step(LEAVE, visit);
  }

  #step(kind: number, visit: number): void {
    this.#kind.push(kind);
    this.#visit.push(visit);
  }

  // What was done.

  get steps(): number {
    return this.#kind.length;
  }

  get visits(): number {
    return this.#node.length;
  }

  /** The visits of the root, one for each pass. */
  get passes(): number[] {
    return [...this.#passes.toArray()];
  }

  kindOf(step: number): StepKind {
    return KINDS[this.#kind.get(step)];
  }

  visitOf(step: number): number {
    return this.#visit.get(step);
  }

  nodeOf(visit: number): number {
    return this.#node.get(visit);
  }

  /** The visit that this one was called from; -1 at a root. */
  aboveOf(visit: number): number {
    return this.#above.get(visit);
  }

  /** The window that the node was searched with, from Max's view. */
  alphaOf(visit: number): number {
    return this.#alpha.get(visit);
  }

  betaOf(visit: number): number {
    return this.#beta.get(visit);
  }

  /** The steps at which it was entered, left (-1: never) and cut (-1: never). */
  enteredAt(visit: number): number {
    return this.#entered.get(visit);
  }

  leftAt(visit: number): number {
    return this.#left.get(visit);
  }

  cutAt(visit: number): number {
    return this.#cutAt.get(visit);
  }

  cutKindOf(visit: number): CutKind {
    return this.#cutKind.get(visit) === 0 ? 'alpha' : 'beta';
  }

  /** How many moves the cut skipped. */
  skippedBy(visit: number): number {
    return this.#cutMoves.get(visit);
  }

  /** Only of a visit that was left. */
  valueOf(visit: number): number {
    return this.#value.get(visit);
  }

  howOf(visit: number): LeaveKind {
    return HOWS[this.#how.get(visit)];
  }

  /** Visits from this one on that belong to it: itself and all below. */
  spanOf(visit: number): number {
    return this.#span.get(visit);
  }

  /** The visits called from this one, in their order. */
  childrenOf(visit: number): number[] {
    const children: number[] = [];
    // In a search that was stopped the last visits were never left.
    const end = this.#left.get(visit) === NEVER ? this.visits : visit + this.#span.get(visit);
    for (let child = visit + 1; child < end; child += this.#span.get(child)) {
      children.push(child);
      if (this.#left.get(child) === NEVER) break;
    }
    return children;
  }

  // What is known at a time.

  /** The pass under way, as a number from 0. */
  passAt(time: number): number {
    return Math.max(0, this.#firstFrom(this.#passes, (visit) => this.#entered.get(visit) >= time) - 1);
  }

  /** The latest visit of a node in the pass under way; undefined where there is none yet. */
  visitAt(node: number, time: number): number | undefined {
    const pass = this.#passes.length === 0 ? NEVER : this.#passes.get(this.passAt(time));
    let visit = this.#last[node];
    while (visit >= pass && visit !== NEVER && this.#entered.get(visit) >= time) visit = this.#before.get(visit);
    return visit === NEVER || visit < pass ? undefined : visit;
  }

  /** The visits that are open, the root's first: the call stack. Empty before the first step and between passes. */
  stackAt(time: number): number[] {
    const stack: number[] = [];
    if (time === 0) return stack;
    const last = time - 1;
    let visit = this.#visit.get(last);
    if (this.#kind.get(last) === LEAVE) visit = this.#above.get(visit);
    for (; visit !== NEVER; visit = this.#above.get(visit)) stack.push(visit);
    return stack.reverse();
  }

  isOpenAt(visit: number, time: number): boolean {
    const left = this.#left.get(visit);
    return this.#entered.get(visit) < time && (left === NEVER || left >= time);
  }

  isCutAt(visit: number, time: number): boolean {
    const at = this.#cutAt.get(visit);
    return at !== NEVER && at < time;
  }

  /** Its value if it has been left; while it is open the best of its children so far, undefined before the first. */
  valueAt(visit: number, time: number): number | undefined {
    if (!this.isOpenAt(visit, time)) return this.#value.get(visit);
    const sign = this.tree.turn[this.#node.get(visit)];
    let best: number | undefined;
    for (const child of this.#settledChildren(visit, time)) {
      const value = this.#value.get(child);
      if (best === undefined || (value - best) * sign > 0) best = value;
    }
    return best;
  }

  /**
   * The window at a time: narrowed by the children left so far, but not by the one whose value makes the cut, so that
   * the value and the bound that it meets can both be seen. Once the node is left: the one that it was searched with.
   */
  windowAt(visit: number, time: number): { readonly alpha: number; readonly beta: number } {
    let alpha = this.#alpha.get(visit);
    let beta = this.#beta.get(visit);
    if (!this.windowed || !this.isOpenAt(visit, time)) return { alpha, beta };
    const maximises = this.tree.turn[this.#node.get(visit)] === MAX;
    for (const child of this.#settledChildren(visit, time)) {
      const value = this.#value.get(child);
      if (maximises ? value >= beta : value <= alpha) break;
      if (maximises) alpha = Math.max(alpha, value);
      else beta = Math.min(beta, value);
    }
    return { alpha, beta };
  }

  /** The children left by a time, without those that are searched again: a scout's answer is no value of the node. */
  #settledChildren(visit: number, time: number): number[] {
    const children = this.childrenOf(visit);
    return children.filter((child, i) => {
      const left = this.#left.get(child);
      const isAgain = i + 1 < children.length && this.#node.get(children[i + 1]) === this.#node.get(child);
      return left !== NEVER && left < time && !isAgain;
    });
  }

  /** Visits, leaves and cuts up to a time. Leaves: where the search took an outcome or an evaluation. */
  countsAt(time: number): { readonly visits: number; readonly leaves: number; readonly cuts: number } {
    return {
      visits: this.#firstFrom(this.#entered, (step) => step >= time),
      leaves: this.#firstFrom(this.#leaves, (step) => step >= time),
      cuts: this.#firstFrom(this.#cuts, (step) => step >= time),
    };
  }

  /** How many of the visits below and at one had begun. */
  begunBelow(visit: number, time: number): number {
    const begun = this.#firstFrom(this.#entered, (step) => step >= time);
    return Math.max(0, Math.min(this.#span.get(visit), begun - visit));
  }

  /** The steps that are cuts, in their order. */
  get cuts(): Int32Array {
    return this.#cuts.toArray();
  }

  /** The place of the first item for which `holds`; it holds for all that follow. */
  #firstFrom(list: IntList, holds: (item: number) => boolean): number {
    let low = 0;
    let high = list.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (holds(list.get(middle))) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
