import { atPly, IntList, MAX, MAX_VALUE, MIN, type Player, type Position } from '../core/index.ts';

/**
 * A game tree in flat arrays: the positions that can be reached from one, or a tree that was typed in. Nodes are
 * numbered in preorder, so that
 *
 *     the first child of n is n + 1, the next sibling of c is c + span[c],
 *     the subtree of n is n .. n + span[n] - 1.
 *
 *     [[6,7],[2,8]]        node         0   1   2   3   4   5   6
 *                          parent      -1   0   1   1   0   4   4
 *           0              span         7   3   1   1   3   1   1
 *         1   4            ply          0   1   2   2   1   2   2
 *        2 3 5 6           leafValue            6   7       2   8
 *
 * Nothing here recurses, so trees of a million leaves or two hundred thousand levels cause no overflow.
 */
export interface GameTree {
  readonly size: number;
  /** Plies from the root to the deepest node. */
  readonly depth: number;
  /** -1 at the root. */
  readonly parent: Int32Array;
  /** Nodes of the subtree, its root included: 1 at a leaf. */
  readonly span: Int32Array;
  readonly ply: Int32Array;
  /** The game's number of the move that leads here; -1 at the root. */
  readonly move: Int32Array;
  readonly turn: Int8Array;
  /** INNER, OVER or HORIZON. */
  readonly kind: Uint8Array;
  /** At leaves: the outcome or the evaluation as the game gave it; 0 elsewhere. */
  readonly leafValue: Int32Array;
  /** The minimax value of every node, as a search from the root sees it: wins count their plies from the root. */
  readonly value: Int32Array;
  /** The game's evaluation of every inner node, for searches of less depth. Optional. */
  readonly estimate?: Int32Array;
  /** Equal for equal positions; absent if the game has no keys. */
  readonly key?: Int32Array;
  /**
   * The result of the game's `winningMove` at inner nodes: a winning move of the player to move (`win`) or of the
   * opponent (`threat`); -1: none. Absent if the game has no `winningMove`, or if a leaf's value was edited.
   */
  readonly win?: Int32Array;
  readonly threat?: Int32Array;
}

/** The game goes on here. */
export const INNER = 0;
/** The game is over here. */
export const OVER = 1;
/** The depth is used up here: the leaf has an evaluation. */
export const HORIZON = 2;

/** Adds spans and minimax values in one pass from the last node to the first: children have the greater numbers. */
export function withValues(tree: Omit<GameTree, 'size' | 'span' | 'value'>): GameTree {
  const { parent, ply, turn, kind, leafValue } = tree;
  const size = parent.length;
  const span = new Int32Array(size).fill(1);
  const value = new Int32Array(size);
  const known = new Uint8Array(size);
  for (let node = size - 1; node >= 0; node--) {
    if (kind[node] === OVER) value[node] = atPly(leafValue[node], ply[node]);
    else if (kind[node] === HORIZON) value[node] = leafValue[node];
    const above = parent[node];
    if (above < 0) continue;
    span[above] += span[node];
    const better = turn[above] === MAX ? value[node] > value[above] : value[node] < value[above];
    if (known[above] === 0 || better) value[above] = value[node];
    known[above] = 1;
  }
  return { ...tree, size, span, value };
}

/** The most nodes of a `TreeBuilder`: its arrays then take 1.3 gigabytes. */
export const LARGEST_TREE = 50_000_000;

/**
 * Builds an explicit tree in preorder: `open` an inner node, add its children, `close` it. Players alternate by level,
 * leaves are outcomes in points, and the move to a child is its number among its siblings, from 0.
 */
export class TreeBuilder {
  readonly #parent = new IntList();
  readonly #leafValue = new IntList();
  #open = -1;

  /** Nodes so far. */
  get size(): number {
    return this.#parent.length;
  }

  /** The inner node to which children are added; -1 if none is open. */
  get current(): number {
    return this.#open;
  }

  open(): void {
    this.#open = this.#add(0);
  }

  leaf(value: number): void {
    this.#add(value);
  }

  close(): void {
    this.#open = this.#parent.get(this.#open);
  }

  #add(leafValue: number): number {
    if (this.size === LARGEST_TREE)
      throw new RangeError(`This tree would have more than ${LARGEST_TREE} nodes: take fewer levels or fewer children.`);
    this.#parent.push(this.#open);
    this.#leafValue.push(leafValue);
    return this.size - 1;
  }

  finish(root: Player): GameTree {
    const { size } = this;
    const parent = this.#parent.toArray();
    const ply = new Int32Array(size);
    const move = new Int32Array(size).fill(-1);
    const turn = new Int8Array(size).fill(root);
    const kind = new Uint8Array(size).fill(OVER);
    const children = new Int32Array(size);
    let depth = 0;
    for (let node = 1; node < size; node++) {
      const above = parent[node];
      kind[above] = INNER;
      ply[node] = ply[above] + 1;
      move[node] = children[above]++;
      turn[node] = turn[above] === MAX ? MIN : MAX;
      depth = Math.max(depth, ply[node]);
    }
    return withValues({ depth, parent, ply, move, turn, kind, leafValue: this.#leafValue.toArray() });
  }
}

/** The tree as nested lists of its leaves, `[[6,7],[2,8]]`. */
export function formatTree({ size, span, kind, leafValue, parent }: GameTree): string {
  const parts: string[] = [];
  for (let node = 0; node < size; node++) {
    if (node > 0 && node !== parent[node] + 1) parts.push(',');
    parts.push(kind[node] === INNER ? '[' : leafText(leafValue[node]));
    if (kind[node] === INNER) continue;
    for (let above = parent[node]; above >= 0 && above + span[above] === node + 1; above = parent[above]) parts.push(']');
  }
  return parts.join('');
}

/** The largest points are written ∞, as the Course does. */
function leafText(value: number): string {
  return Math.abs(value) === MAX_VALUE ? (value > 0 ? '∞' : '-∞') : String(value);
}

/** The children of a node, from left to right. */
export function childrenOf({ span }: GameTree, node: number): number[] {
  const children: number[] = [];
  const end = node + span[node];
  for (let child = node + 1; child < end; child += span[child]) children.push(child);
  return children;
}

const leaves = new WeakMap<GameTree, number>();

export function leafCount(tree: GameTree): number {
  let count = leaves.get(tree);
  if (count === undefined) leaves.set(tree, (count = tree.kind.reduce((sum, kind) => sum + (kind === INNER ? 0 : 1), 0)));
  return count;
}

/** The moves from the root to a node. */
export function movesTo({ parent, move }: GameTree, node: number): number[] {
  const moves: number[] = [];
  for (let at = node; parent[at] >= 0; at = parent[at]) moves.push(move[at]);
  return moves.reverse();
}

/**
 * A position in a game tree, for searches. It behaves like the game's own position, except for leaves and orders of
 * moves that were edited.
 */
export class TreeCursor implements Position {
  readonly tree: GameTree;
  readonly #estimate: Int32Array | undefined;
  #node = 0;
  /** The child from which `undo` returned last: its next sibling is often the next to be played. */
  #last = 0;
  key?: () => number;
  readonly winningMove?: (player: Player) => number | undefined;

  /** `estimate`: the evaluation of inner nodes; by default the tree's own, or 0. */
  constructor(tree: GameTree, estimate = tree.estimate) {
    this.tree = tree;
    this.#estimate = estimate;
    const { key, win, threat } = tree;
    if (key !== undefined) this.key = () => key[this.#node];
    if (win !== undefined && threat !== undefined)
      this.winningMove = (player) => {
        const move = (player === this.turn() ? win : threat)[this.#node];
        return move < 0 ? undefined : move;
      };
  }

  get node(): number {
    return this.#node;
  }

  turn(): Player {
    return this.tree.turn[this.#node] as Player;
  }

  moves(into: number[], at: number): number {
    const { span, move } = this.tree;
    const end = this.#node + span[this.#node];
    for (let child = this.#node + 1; child < end; child += span[child]) into[at++] = move[child];
    return at;
  }

  play(played: number): void {
    const child = findChild(this.tree, this.#node, played, this.#last);
    if (child < 0) this.refuse(played);
    this.#node = child;
  }

  /** Throws an error: no child is reached by this move. */
  protected refuse(move: number): never {
    throw noSuchChild(this.#node, move);
  }

  undo(): void {
    this.#last = this.#node;
    this.#node = this.tree.parent[this.#node];
  }

  outcome(): number | undefined {
    return this.tree.kind[this.#node] === OVER ? this.tree.leafValue[this.#node] : undefined;
  }

  evaluate(): number {
    if (this.tree.kind[this.#node] === INNER) return this.#estimate?.[this.#node] ?? 0;
    return this.tree.leafValue[this.#node];
  }
}

/** The child of a node that a move leads to. Tries the sibling after `last` first, because nodes may have many. */
export function childBy(tree: GameTree, node: number, played: number, last = node): number {
  const child = findChild(tree, node, played, last);
  if (child < 0) throw noSuchChild(node, played);
  return child;
}

/** Like `childBy`, but returns -1 if there is no such child. */
function findChild({ span, move, parent }: GameTree, node: number, played: number, last: number): number {
  const next = last === node ? node + 1 : last + span[last];
  if (parent[next] === node && move[next] === played) return next;
  const end = node + span[node];
  for (let child = node + 1; child < end; child += span[child]) if (move[child] === played) return child;
  return -1;
}

function noSuchChild(node: number, move: number): RangeError {
  return new RangeError(`No move ${move} leads on from node ${node}.`);
}
