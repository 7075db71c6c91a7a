import {
  type CutKind,
  type Game,
  INFINITE,
  type LeaveKind,
  type Position,
  type Trace,
  unwrap,
  type Visit,
} from '../core/index.ts';
import { boundAt, type SearchTree, type TreeNode } from './tree.ts';

export interface RecorderOptions {
  /**
   * How a move is written. Without it: its number. A game whose notation depends on the position needs `recordGame`.
   */
  readonly formatMove?: (move: number) => string;
  /**
   * The most nodes kept at any time, roots apart; later ones are only counted. Earlier passes are given up first,
   * down to their roots.
   */
  readonly limit?: number;
  /** Nodes more plies below the root than this are only counted. */
  readonly depth?: number;
  /** `recordGame` keeps the key of each position: what `mergePositions` tells them by. */
  readonly keys?: boolean;
}

/**
 * The game that the recorder follows while it walks the tree: `format` is asked at the position the move is played
 * from.
 */
interface Followed {
  format(move: number): string;
  /** Whether the game is over at the current node. */
  over(): boolean;
  /** The key of the current node, where keys are kept. */
  key?(): number | string;
  play(move: number): void;
  undo(): void;
}

export const DEFAULT_LIMIT = 100_000;

/**
 * Keeps the tree that a search visits. Give it to the search as `trace`, then draw its `tree`. No recursion: a search
 * may be any number of levels deep.
 */
export class TreeRecorder implements Trace {
  readonly passes: SearchTree[] = [];
  readonly #followed: Followed;
  readonly #limit: number;
  readonly #depth: number;
  /** The nodes entered and not left, root first. */
  readonly #open: TreeNode[] = [];
  /** Open visits below the last of these that are not kept. */
  #unkept = 0;
  #kept = 0;
  #clock = 0;

  constructor(options: RecorderOptions = {}, followed: Followed = movesOnly(options.formatMove ?? String)) {
    const { limit = DEFAULT_LIMIT, depth = Number.POSITIVE_INFINITY } = options;
    if (!(limit >= 1)) throw new RangeError(`A recorder keeps at least one node: give a limit of 1 or more, not ${limit}.`);
    if (!(depth >= 0)) throw new RangeError(`A recorder's depth is 0 (the root alone) or more, not ${depth}.`);
    this.#limit = limit;
    this.#depth = depth;
    this.#followed = followed;
  }

  /** The last pass. */
  get tree(): SearchTree {
    const tree = this.passes.at(-1);
    if (tree === undefined) throw new Error('Nothing was recorded: give this recorder to a search as its option "trace".');
    return tree;
  }

  /** Visits that were counted but not kept, in all passes. */
  get dropped(): number {
    return this.passes.reduce((total, tree) => total + tree.dropped, 0);
  }

  enter(visit: Visit): void {
    if (visit.move === undefined) this.#enterRoot(visit);
    else this.#enterChild(visit, visit.move, this.#current('enter'));
    if (visit.alpha > -INFINITE || visit.beta < INFINITE) this.tree.windowed = true;
  }

  cut(kind: CutKind, skipped: readonly number[]): void {
    const node = this.#current('cut');
    if (this.#unkept > 0) return;
    node.cut = { kind, skipped: skipped.map((move) => this.#followed.format(move)), at: this.#clock++ };
  }

  leave(value: number, how: LeaveKind): void {
    const node = this.#current('leave');
    if (this.#unkept > 0) {
      this.#unkept--;
      return;
    }
    node.value = value;
    node.how = how;
    node.over = how === 'outcome' || (how === 'memory' && this.#followed.over());
    node.left = this.#clock++;
    this.#open.pop();
    if (this.#open.length > 0) this.#followed.undo();
    else if (boundAt(node) === 'exact') markBestLine(node);
  }

  #enterRoot(visit: Visit): void {
    this.#abandon();
    if (this.#kept >= this.#limit) this.#giveUpPass();
    const root = this.#node(visit, '');
    this.passes.push({ root, kept: 1, dropped: 0, windowed: false });
    this.#open.push(root);
  }

  #enterChild(visit: Visit, move: number, parent: TreeNode): void {
    if (this.#unkept > 0 || this.#open.length > this.#depth || !this.#hasRoom()) {
      this.#unkept++;
      parent.hidden++;
      this.tree.dropped++;
      return;
    }
    const label = this.#followed.format(move);
    this.#followed.play(move);
    const node = this.#node(visit, label);
    parent.children.push(node);
    this.#open.push(node);
    this.tree.kept++;
  }

  /** A search that was stopped leaves its nodes open. */
  #abandon(): void {
    for (let i = 1; i < this.#open.length; i++) this.#followed.undo();
    this.#open.length = 0;
    this.#unkept = 0;
  }

  #node(visit: Visit, label: string): TreeNode {
    this.#kept++;
    return {
      label,
      move: visit.move,
      ply: visit.ply,
      turn: visit.turn,
      alpha: visit.alpha,
      beta: visit.beta,
      entered: this.#clock++,
      left: undefined,
      value: undefined,
      how: undefined,
      over: false,
      cut: undefined,
      best: false,
      children: [],
      hidden: 0,
      key: this.#followed.key?.(),
    };
  }

  #current(call: string): TreeNode {
    const node = this.#open.at(-1);
    if (node === undefined)
      throw new Error(`A search traces its root first, entered without a move; here ${call} came while no node was open.`);
    return node;
  }

  #hasRoom(): boolean {
    return this.#kept < this.#limit || this.#giveUpPass();
  }

  /** Forgets all but the root of the oldest pass that has more, as long as it is not the one under way. */
  #giveUpPass(): boolean {
    const tree = this.passes.find(({ kept }) => kept > 1);
    if (tree === undefined || tree.root === this.#open[0]) return false;
    this.#kept -= tree.kept - 1;
    tree.dropped += tree.kept - 1;
    tree.kept = 1;
    tree.root.children.length = 0;
    tree.root.hidden = tree.dropped;
    return true;
  }
}

/**
 * A recorder that writes moves in the game's own notation and tells leaves by its rules, even those that a table
 * knew. It follows the search on a copy of the position, since a search says that it enters a node when it has
 * already played the move.
 */
export function recordGame<P extends Position>(game: Game<P>, position: P, options: RecorderOptions = {}): TreeRecorder {
  const copy = unwrap(game.parsePosition(game.formatPosition(position)));
  const format = options.formatMove ?? ((move: number) => game.formatMove(move, copy));
  return new TreeRecorder(options, {
    format,
    over: () => copy.outcome() !== undefined,
    play: (move) => copy.play(move),
    undo: () => copy.undo(),
    ...(options.keys && { key: () => copy.key?.() ?? game.formatPosition(copy) }),
  });
}

function movesOnly(format: (move: number) => string): Followed {
  return { format: (move) => format(move), over: () => false, play: () => {}, undo: () => {} };
}

/**
 * Going down, the first move whose value is the node's: alpha-beta takes a new best move only where the value
 * strictly improves, so earlier moves have other values. Of several visits of that move with that value, the last is
 * the one that was believed.
 */
function markBestLine(root: TreeNode): void {
  let node: TreeNode | undefined = root;
  while (node !== undefined) {
    node.best = true;
    const { children, value } = node as TreeNode;
    const first = children.find((child) => child.value === value);
    node = first && children.findLast((child) => child.value === value && child.move === first.move);
  }
}
