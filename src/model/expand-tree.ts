import { checkedKey, type Game, IntList, ok, opponent, type Position, problems, type Result, unwrap } from '../core/index.ts';
import { formatNumber } from '../i18n/index.ts';
import { type GameTree, HORIZON, INNER, movesTo, OVER, withValues } from './game-tree.ts';

const { failure } = problems({
  'whole-tree-too-large': {
    en: ({ most, depth }: { most: number; depth: number | undefined }) =>
      `This tree has more than ${formatNumber(most, 'en')} nodes. ${depth === undefined ? 'Choose a depth.' : `Choose a depth below ${depth}.`}`,
    fr: ({ most, depth }: { most: number; depth: number | undefined }) =>
      `Cet arbre a plus de ${formatNumber(most, 'fr')} nœuds. ${depth === undefined ? 'Choisissez une profondeur.' : `Choisissez une profondeur inférieure à ${depth}.`}`,
  },
});

export function tooLarge(limits: { readonly most: number; readonly depth: number | undefined }) {
  return failure('whole-tree-too-large', limits);
}

export interface ExpandOptions {
  /** Plies. Without it: to the end of the game. */
  readonly depth?: number;
  /** A tree of more nodes is refused. */
  readonly most?: number;
  /** Whether inner nodes are evaluated too. */
  readonly estimates?: boolean;
  /** Called from time to time with the number of nodes so far. */
  readonly progress?: (nodes: number) => void;
}

/** Nodes between two reports of progress. */
const REPORT_INTERVAL = 1 << 14;

/** The default limit of an expanded tree: some 40 MB. */
export const MOST_NODES = 1_000_000;

/** The game tree below a position: every line of at most `depth` plies. */
export function expandTree(position: Position, options: ExpandOptions = {}): Result<GameTree> {
  const { depth = Number.POSITIVE_INFINITY, most = MOST_NODES, estimates = false, progress } = options;
  const parent = new IntList();
  const ply = new IntList();
  const move = new IntList();
  const turn = new IntList();
  const kind = new IntList();
  const leafValue = new IntList();
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
    leafValue.push(isOver ? outcome : level >= depth ? position.evaluate() : 0);
    if (estimates) estimate.push(kind.get(node) === INNER ? position.evaluate() : 0);
    if (position.key !== undefined) key.push(interned(keys, checkedKey(position.key())));
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
        return tooLarge({ most, depth: Number.isFinite(depth) ? depth : undefined });
      }
      if (progress !== undefined && parent.length % REPORT_INTERVAL === 0) progress(parent.length);
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
    withValues({
      depth: deepest,
      parent: parent.toArray(),
      ply: ply.toArray(),
      move: move.toArray(),
      turn: Int8Array.from(turn.toArray()),
      kind: Uint8Array.from(kind.toArray()),
      leafValue: leafValue.toArray(),
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

/** The tree with a different key for each node: to a transposition table, no two nodes are the same position. */
export function withNodeKeys(tree: GameTree): GameTree {
  return { ...tree, key: Int32Array.from(tree.parent, (_, node) => node) };
}

/** Labels of the nodes of a tree. A label is made on demand by playing the moves that lead to the node. */
export class TreeNames {
  readonly #tree: GameTree;
  readonly #game: Game;
  readonly #root: string;
  readonly #labels: (string | undefined)[] = [];

  constructor(tree: GameTree, game: Game, root: string) {
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
