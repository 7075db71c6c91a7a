import { atPly, type Game, IntList, MAX, ok, opponent, type Player, type Position, type Result, unwrap } from '../core/index.ts';
import { failure } from './words.ts';

/**
 * Every position that can be reached from one in so many plies: what a search walks through, before it leaves anything
 * out. Nodes are numbered as a search from left to right first meets them (preorder), so that
 *
 *     the first child of n is n + 1, the next sibling of c is c + span[c],
 *     the subtree of n is n .. n + span[n] - 1.
 */
export interface WholeTree {
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
  /** What minimax makes of the node, by looking at every leaf below it; scores as a search from the root sees them. */
  readonly value: Int32Array;
  readonly kind: Uint8Array;
  /** At leaves: the outcome or the evaluation as the game gave it. */
  readonly worth: Int32Array;
  /** The game's evaluation of every inner node, for searches that look less deep; absent where it was not asked for. */
  readonly estimate?: Int32Array;
  /** Equal for equal positions; absent where the game has no keys. */
  readonly key?: Int32Array;
  /**
   * What the game's `winningMove` says at inner nodes of the player to move, and of the other, who threatens it; -1:
   * none. Absent where the game does not say it, or no longer can: a leaf was given another value.
   */
  readonly win?: Int32Array;
  readonly threat?: Int32Array;
}

/** What a node of a whole tree is: the game goes on, is over, or the depth is used up. */
export const INNER = 0;
export const OVER = 1;
export const HORIZON = 2;

export interface GrowOptions {
  /** Plies. Without it: to the end of the game. */
  readonly depth?: number;
  /** A tree of more nodes is refused. */
  readonly most?: number;
  /** Whether inner nodes are evaluated too. */
  readonly estimates?: boolean;
  /** Told now and then how many nodes there are so far. */
  readonly progress?: (nodes: number) => void;
}

/** Nodes between two reports of progress. */
const REPORTED = 1 << 14;

/** More nodes than this are refused where nothing else is said: some 40 MB. */
export const MOST_NODES = 1_000_000;

/** Walks through all positions once; no recursion, so that trees may have any depth. */
export function growTree(position: Position, options: GrowOptions = {}): Result<WholeTree> {
  const { depth = Number.POSITIVE_INFINITY, most = MOST_NODES, estimates = false, progress } = options;
  const parent = new IntList();
  const ply = new IntList();
  const move = new IntList();
  const turn = new IntList();
  const kind = new IntList();
  const worth = new IntList();
  const estimate = new IntList();
  const key = new IntList();
  const win = new IntList();
  const threat = new IntList();
  const keys = new Map<number | string, number>();
  /** Moves still to be played of the nodes on the path, one node after the other. */
  const moves: number[] = [];
  const ends: number[] = [];
  const nexts: number[] = [];
  let top = 0;
  let at = -1;
  let deepest = 0;
  const enter = (by: number): void => {
    const node = parent.length;
    const level = at < 0 ? 0 : ply.get(at) + 1;
    const outcome = position.outcome();
    const isOver = outcome !== undefined;
    parent.push(at);
    ply.push(level);
    move.push(by);
    turn.push(position.turn());
    kind.push(isOver ? OVER : level >= depth ? HORIZON : INNER);
    worth.push(isOver ? outcome : level >= depth ? position.evaluate() : 0);
    if (estimates) estimate.push(kind.get(node) === INNER ? position.evaluate() : 0);
    if (position.key !== undefined) key.push(interned(keys, position.key()));
    if (position.winningMove !== undefined) {
      const isInner = kind.get(node) === INNER;
      win.push((isInner ? position.winningMove(position.turn()) : undefined) ?? -1);
      threat.push((isInner ? position.winningMove(opponent(position.turn())) : undefined) ?? -1);
    }
    deepest = Math.max(deepest, level);
    at = node;
    const end = kind.get(node) === INNER ? position.moves(moves, top) : top;
    nexts.push(top);
    ends.push(end);
    top = end;
  };
  enter(-1);
  while (ends.length > 0) {
    const next = nexts[nexts.length - 1];
    if (next < ends[ends.length - 1]) {
      nexts[nexts.length - 1]++;
      if (parent.length >= most) {
        for (let level = ends.length - 1; level > 0; level--) position.undo();
        return failure('whole-tree-too-large', { most, depth: Number.isFinite(depth) ? depth : undefined });
      }
      if (progress !== undefined && parent.length % REPORTED === 0) progress(parent.length);
      position.play(moves[next]);
      enter(moves[next]);
    } else {
      ends.pop();
      nexts.pop();
      top = ends.at(-1) ?? 0;
      if (ends.length > 0) position.undo();
      at = parent.get(at);
    }
  }
  return ok(
    valued({
      depth: deepest,
      parent: parent.toArray(),
      ply: ply.toArray(),
      move: move.toArray(),
      turn: Int8Array.from(turn.toArray()),
      kind: Uint8Array.from(kind.toArray()),
      worth: worth.toArray(),
      ...(estimates && { estimate: estimate.toArray() }),
      ...(position.key !== undefined && { key: key.toArray() }),
      ...(position.winningMove !== undefined && { win: win.toArray(), threat: threat.toArray() }),
    }),
  );
}

function interned(keys: Map<number | string, number>, key: number | string): number {
  const known = keys.get(key);
  if (known !== undefined) return known;
  keys.set(key, keys.size);
  return keys.size - 1;
}

/** Adds spans and minimax values, from the leaves up: children have greater numbers than their parent. */
export function valued(tree: Omit<WholeTree, 'size' | 'span' | 'value'>): WholeTree {
  const { parent, ply, turn, kind, worth } = tree;
  const size = parent.length;
  const span = new Int32Array(size).fill(1);
  const value = new Int32Array(size);
  const known = new Uint8Array(size);
  for (let node = size - 1; node >= 0; node--) {
    if (kind[node] === OVER) value[node] = atPly(worth[node], ply[node]);
    else if (kind[node] === HORIZON) value[node] = worth[node];
    const above = parent[node];
    if (above < 0) continue;
    span[above] += span[node];
    const better = turn[above] === MAX ? value[node] > value[above] : value[node] < value[above];
    if (known[above] === 0 || better) value[above] = value[node];
    known[above] = 1;
  }
  return { ...tree, size, span, value };
}

/** The children of a node, from left to right. */
export function childrenOf({ span }: WholeTree, node: number): number[] {
  const children: number[] = [];
  const end = node + span[node];
  for (let child = node + 1; child < end; child += span[child]) children.push(child);
  return children;
}

const leaves = new WeakMap<WholeTree, number>();

/** How many leaves a tree has. */
export function leavesOf(tree: WholeTree): number {
  let count = leaves.get(tree);
  if (count === undefined) leaves.set(tree, (count = tree.kind.reduce((sum, kind) => sum + (kind === INNER ? 0 : 1), 0)));
  return count;
}

/** The moves from the root to a node. */
export function movesTo({ parent, move }: WholeTree, node: number): number[] {
  const moves: number[] = [];
  for (let at = node; parent[at] >= 0; at = parent[at]) moves.push(move[at]);
  return moves.reverse();
}

/**
 * A whole tree to be searched: it gives every search what the game would have given it, and what was edited or put in
 * another order since.
 */
export class TreeCursor implements Position {
  readonly #tree: WholeTree;
  readonly #estimate: Int32Array | undefined;
  #node = 0;
  /** The child that was taken back last: its next sibling is often the next to be played. */
  #last = 0;
  readonly key?: () => number;
  readonly winningMove?: (player: Player) => number | undefined;

  /** `estimate`: what inner nodes are worth to a search that stops there; without it the tree's own, or 0. */
  constructor(tree: WholeTree, estimate = tree.estimate) {
    this.#tree = tree;
    this.#estimate = estimate;
    const { key, win, threat } = tree;
    if (key !== undefined) this.key = () => key[this.#node];
    if (win !== undefined && threat !== undefined)
      this.winningMove = (player) => {
        const move = (player === this.turn() ? win : threat)[this.#node];
        return move < 0 ? undefined : move;
      };
  }

  turn(): Player {
    return this.#tree.turn[this.#node] as Player;
  }

  moves(into: number[], at: number): number {
    const { span, move } = this.#tree;
    const end = this.#node + span[this.#node];
    for (let child = this.#node + 1; child < end; child += span[child]) into[at++] = move[child];
    return at;
  }

  play(played: number): void {
    this.#node = childBy(this.#tree, this.#node, played, this.#last);
  }

  undo(): void {
    this.#last = this.#node;
    this.#node = this.#tree.parent[this.#node];
  }

  outcome(): number | undefined {
    return this.#tree.kind[this.#node] === OVER ? this.#tree.worth[this.#node] : undefined;
  }

  evaluate(): number {
    if (this.#tree.kind[this.#node] === INNER) return this.#estimate?.[this.#node] ?? 0;
    return this.#tree.worth[this.#node];
  }
}

/** The child of a node that a move leads to. The sibling after `last` is looked at first: nodes may have many. */
export function childBy({ span, move, parent }: WholeTree, node: number, played: number, last = node): number {
  const next = last === node ? node + 1 : last + span[last];
  if (parent[next] === node && move[next] === played) return next;
  const end = node + span[node];
  for (let child = node + 1; child < end; child += span[child]) if (move[child] === played) return child;
  throw new RangeError(`No move ${played} leads on from node ${node}.`);
}

/** Words for the nodes of a whole tree: they are made when somebody looks, by playing the moves that lead there. */
export class TreeNames {
  readonly #tree: WholeTree;
  readonly #game: Game;
  readonly #root: string;
  readonly #labels: (string | undefined)[] = [];

  constructor(tree: WholeTree, game: Game, root: string) {
    this.#tree = tree;
    this.#game = game;
    this.#root = root;
  }

  /** The move that leads to a node, as people write it; empty at the root. */
  label(node: number): string {
    if (node === 0) return '';
    return (this.#labels[node] ??= this.#game.formatMove(this.#tree.move[node], this.positionAt(this.#tree.parent[node])));
  }

  positionAt(node: number): Position {
    const position = unwrap(this.#game.parsePosition(this.#root));
    for (const move of movesTo(this.#tree, node)) position.play(move);
    return position;
  }
}
