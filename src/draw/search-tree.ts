import {
  type CutKind,
  checkedKey,
  fromPly,
  type Game,
  INFINITE,
  type LeaveKind,
  MAX,
  type Player,
  type Position,
  type Trace,
  unwrap,
  type Visit,
} from '../core/index.ts';
import { Recording } from '../model/index.ts';
import { levelsOf } from './arena-layout.ts';

/** One visit of a search. A position visited twice is two nodes: the tree shows the search, not the game. */
export interface TreeNode {
  /** Its number in the recording. */
  readonly visit: number;
  /** The move that led here, as people write it; empty at the root. */
  readonly label: string;
  readonly move: number | undefined;
  readonly ply: number;
  readonly turn: Player;
  /** The window at entry, from Max's view. */
  readonly alpha: number;
  readonly beta: number;
  /** These two are undefined if the search has not left the node. */
  readonly value: number | undefined;
  readonly how: LeaveKind | undefined;
  /**
   * The game is over here. At a node answered by the table only the game can tell, so a recorder without a game leaves
   * it false there.
   */
  readonly over: boolean;
  /** The cut, with the moves that were not searched, as people write them. */
  readonly cut: { readonly kind: CutKind; readonly skipped: readonly string[] } | undefined;
  /** On the line that the root's value comes from (`Recording.bestLine`). */
  readonly best: boolean;
  /** In the order of the visits. A move searched again with another window (scouts do that) stands here twice. */
  readonly children: readonly TreeNode[];
  /** Moves to positions that are drawn elsewhere: only in what `mergePositions` makes. */
  readonly transpositions: readonly TranspositionEdge[];
  /** Visits below this node that were counted but not kept. */
  readonly hidden: number;
  /** Equal for equal positions; present if the recorder keeps keys. */
  readonly key: number | string | undefined;
}

export interface TranspositionEdge {
  readonly label: string;
  readonly to: TreeNode;
  readonly best: boolean;
}

/** One pass of a search over its tree: iterative deepening and MTD(f) enter the root several times. */
export interface SearchTree {
  readonly recording: Recording;
  readonly root: TreeNode;
  readonly kept: number;
  /** Visits of this pass that were counted but not kept, because of the recorder's `limit` or `depth`. */
  readonly dropped: number;
  /** Whether any visit had a finite alpha or beta. Minimax has none: its drawings say nothing of windows. */
  readonly windowed: boolean;
  /** Each position stands once, with scores counted from itself. */
  readonly merged: boolean;
}

/**
 * Whether the search did not look at children because the game is over or the depth is used up. A node answered by the
 * table is no leaf unless the game is over there.
 */
export function isLeaf({ over, how }: TreeNode): boolean {
  return over || how === 'evaluation';
}

export interface RecorderOptions {
  /** How a move is written. Without it: its number. Notation that depends on the position needs `recordGame`. */
  readonly formatMove?: (move: number) => string;
  /** As a recording has them; without `limit`: DEFAULT_LIMIT. */
  readonly limit?: number;
  readonly depth?: number;
  /** `recordGame` keeps the key of each position: what `mergePositions` tells them by. */
  readonly keys?: boolean;
}

export const DEFAULT_LIMIT = 100_000;

/** How visits are named: moves are played again on `position`, and written and known there. */
interface Names {
  readonly position?: Position;
  format(move: number): string;
  key?(): number | string;
}

/** Records the visits of a search. Pass it to the search as `trace`, then draw its `tree`. */
export class TreeRecorder implements Trace {
  readonly recording: Recording;
  readonly #names: Names;

  constructor(options: RecorderOptions = {}, names: Names = { format: options.formatMove ?? String }) {
    this.recording = new Recording({ limit: options.limit ?? DEFAULT_LIMIT, depth: options.depth });
    this.#names = names;
  }

  enter(visit: Visit): void {
    this.recording.enter(visit);
  }

  cut(kind: CutKind, skipped: readonly number[]): void {
    this.recording.cut(kind, skipped);
  }

  leave(value: number, how: LeaveKind): void {
    this.recording.leave(value, how);
  }

  /** The recorded trees so far, one for each pass. */
  get passes(): SearchTree[] {
    return this.recording.passes.map((_, pass) => searchTree(this.recording, pass, this.#names));
  }

  /** The last pass. */
  get tree(): SearchTree {
    const last = this.recording.passes.length - 1;
    if (last < 0) throw new Error('Nothing was recorded: give this recorder to a search as its option "trace".');
    return searchTree(this.recording, last, this.#names);
  }
}

/**
 * A recorder that writes moves in the game's own notation and tells leaves by its rules, even those that a table
 * knew. It plays on a copy of the position.
 */
export function recordGame<P extends Position>(game: Game<P>, position: P, options: RecorderOptions = {}): TreeRecorder {
  const copy = unwrap(game.parsePosition(game.formatPosition(position)));
  return new TreeRecorder(options, {
    position: copy,
    format: options.formatMove ?? ((move) => game.formatMove(move, copy)),
    ...(options.keys && { key: () => (copy.key ? checkedKey(copy.key()) : game.formatPosition(copy)) }),
  });
}

/** While its tree is made. */
type GrowingNode = TreeNode & { readonly children: TreeNode[]; readonly transpositions: TranspositionEdge[] };

/** The moves of the visits are played again, once each: visits are numbered in preorder. */
function searchTree(recording: Recording, pass: number, { position, format, key }: Names): SearchTree {
  const root = recording.passes[pass];
  const kept = recording.spanOf(root);
  const best = new Set(recording.bestLine(root));
  const nodes: GrowingNode[] = [];
  let dropped = 0;
  let at = root;
  const takeBackTo = (visit: number) => {
    for (; at !== visit; at = recording.aboveOf(at)) position?.undo();
  };
  for (let visit = root; visit < root + kept; visit++) {
    const parent = visit === root ? undefined : nodes[recording.aboveOf(visit) - root];
    const move = parent && recording.moveOf(visit);
    if (parent !== undefined) takeBackTo(parent.visit);
    const label = move === undefined ? '' : format(move);
    if (move !== undefined) position?.play(move);
    at = visit;
    const isLeft = recording.leftAt(visit) >= 0;
    const how = isLeft ? recording.howOf(visit) : undefined;
    const cut = recording.cutKindOf(visit);
    const node = {
      visit,
      label,
      move,
      ply: parent === undefined ? 0 : parent.ply + 1,
      turn: recording.turnOf(visit),
      alpha: recording.alphaOf(visit),
      beta: recording.betaOf(visit),
      value: isLeft ? recording.valueOf(visit) : undefined,
      how,
      over: how === 'outcome' || (how === 'memory' && position?.outcome() !== undefined),
      cut: cut && { kind: cut, skipped: Array.from(recording.skippedBy(visit), (skipped) => format(skipped)) },
      best: best.has(visit),
      children: [],
      transpositions: [],
      hidden: recording.hiddenBelow(visit),
      key: key?.(),
    };
    nodes.push(node);
    parent?.children.push(node);
    dropped += node.hidden;
  }
  takeBackTo(root);
  return { recording, root: nodes[0], kept, dropped, windowed: recording.isWindowed(pass), merged: false };
}

/** The nodes, each after its parent, children from left to right; with the place of the parent in this list. */
export function preorder(root: TreeNode): { readonly node: TreeNode; readonly parent: number; readonly level: number }[] {
  const list: ReturnType<typeof preorder> = [];
  const waiting = [{ node: root, parent: -1, level: 0 }];
  let next: (typeof waiting)[0] | undefined;
  while ((next = waiting.pop())) {
    const { children } = next.node;
    const parent = list.push(next) - 1;
    for (let i = children.length - 1; i >= 0; i--) waiting.push({ node: children[i], parent, level: next.level + 1 });
  }
  return list;
}

/** The recorded tree for programs. An infinite bound is null, and so is the value of a node that was never left. */
export function treeToJson({ root, kept, dropped }: SearchTree) {
  const nodes = preorder(root);
  const places = new Map(nodes.map(({ node }, i) => [node, i]));
  const after = (to: TreeNode) => {
    const moves: string[] = [];
    for (let i = places.get(to) as number; i > 0; i = nodes[i].parent) moves.push(nodes[i].node.label);
    return moves.reverse();
  };
  const finite = (score: number) => (Math.abs(score) >= INFINITE ? null : score);
  // From the last to the first, because a tree may be deeper than the stack. The children of i are gathered at i + 1.
  const below: object[][] = [[], ...nodes.map(() => [])];
  for (let i = nodes.length - 1; i >= 0; i--) {
    const { label, turn, alpha, beta, value, how, cut, best, hidden, transpositions } = nodes[i].node;
    below[nodes[i].parent + 1].push({
      move: label === '' ? null : label,
      turn: turn === MAX ? 'max' : 'min',
      alpha: finite(alpha),
      beta: finite(beta),
      value: value ?? null,
      how: how ?? null,
      cut: cut ?? null,
      best,
      hidden,
      children: below[i + 1].reverse(),
      ...(transpositions.length > 0 && { again: transpositions.map(({ label, to }) => ({ move: label, after: after(to) })) }),
    });
  }
  return { kept, dropped, root: below[0][0] };
}

/**
 * The tree with each position drawn once, as in figure 9 of the Course; the other moves that lead there become
 * `transpositions`. Scores are counted from the node itself, not from the root, because a position may be met at
 * several depths. A position stands below all nodes that lead to it; if it is on a cycle, as near to the root as it was
 * met. The recorder must have kept keys: a visit without a key counts as a position of its own.
 */
export function mergePositions(tree: SearchTree): SearchTree {
  // Of several visits of a position, the one on the best line is drawn, or the first that looked at the moves.
  const chosen = new Map<unknown, TreeNode>();
  for (const { node } of preorder(tree.root)) {
    const known = chosen.get(keyOf(node));
    const isBetter = known && (known.best === node.best ? known.children.length === 0 && node.children.length > 0 : node.best);
    if (known === undefined || (isBetter && known !== tree.root)) chosen.set(keyOf(node), node);
  }
  // Positions are numbered as they are met, the root first; a move that was searched again with another window is one
  // edge, and the last visit is the one that was believed.
  const numbers = new Map([[keyOf(tree.root), 0]]);
  const copies: GrowingNode[] = [];
  const edges: { readonly from: number; readonly to: number; readonly visit: TreeNode }[] = [];
  for (const [key, from] of numbers) {
    const node = chosen.get(key) as TreeNode;
    const visits = new Map<string, TreeNode>();
    for (const child of node.children) if (!visits.get(child.label)?.best) visits.set(child.label, child);
    for (const visit of visits.values()) {
      if (!numbers.has(keyOf(visit))) numbers.set(keyOf(visit), numbers.size);
      edges.push({ from, to: numbers.get(keyOf(visit)) as number, visit });
    }
    copies.push(copyOf(node));
  }
  // Each one is attached to the one before it on the best line, otherwise to the first one above.
  const level = levelsOf({ items: copies.map((_, index) => ({ index, owner: MAX })), edges });
  const parents: number[] = [];
  for (const { from, to, visit } of edges)
    if (level[from] + 1 === level[to] && (visit.best || parents[to] === undefined)) parents[to] = from;
  const placed = new Set<number>();
  for (const { from, to, visit } of edges) {
    const { label, move, best } = visit;
    const isChild = parents[to] === from && !placed.has(to);
    if (isChild) copies[from].children.push(Object.assign(copies[to], { label, move, best }));
    else copies[from].transpositions.push({ label, to: copies[to], best });
    if (isChild) placed.add(to);
  }
  return { ...tree, merged: true, root: copies[0] };
}

function keyOf(node: TreeNode): unknown {
  return node.key ?? node.visit;
}

function copyOf(node: TreeNode): GrowingNode {
  const here = (score: number) => fromPly(score, node.ply);
  const value = node.value === undefined ? undefined : here(node.value);
  return { ...node, alpha: here(node.alpha), beta: here(node.beta), value, children: [], transpositions: [] };
}
