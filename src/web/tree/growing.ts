import { type Game, MAX, MIN, Random, unwrap } from '../../core/index.ts';
import { loadGame } from '../../engines/index.ts';
import {
  arranged,
  edited,
  growTree,
  INNER,
  type Recorded,
  record,
  searchIn,
  type TreeEdit,
  TreeNames,
  type TreeOrder,
  type WholeTree,
} from '../../explain/index.ts';
import { parseTree, randomTree, treeFigures, treeGame } from '../../games/index.ts';
import { Match } from '../../match/index.ts';
import type { Source, TreeView } from './address.ts';
import { error } from './words.ts';

/** A whole tree, and the game that it is of. */
export interface Grown {
  readonly source: Source;
  readonly tree: WholeTree;
  readonly game: Game;
  /** The position at the root, in the game's notation. */
  readonly root: string;
}

/** A search of the tree that is shown. */
export interface Run extends Recorded {
  readonly algorithm: string;
}

/** A tree with its searches: what the page shows, whole or not at all. */
export interface Shown {
  readonly source: Source;
  readonly edits: readonly TreeEdit[];
  readonly grown: Grown;
  readonly order: TreeOrder;
  /** As it is drawn and searched: changed, and in the order that was asked for. */
  readonly tree: WholeTree;
  /** For each node of the drawn tree the one before it was put in order. */
  readonly from: Int32Array;
  readonly runs: readonly Run[];
  readonly names: TreeNames;
}

/** How far work has come that takes its time. */
export type Progress =
  | { readonly kind: 'loading' }
  | { readonly kind: 'growing'; readonly nodes: number }
  | { readonly kind: 'searching'; readonly algorithm: string };

type Asked = Pick<TreeView, 'source' | 'edits' | 'algorithms' | 'order'>;

/** What is asked for, from what is there already as far as that is the same. Throws a `ProblemError` where it cannot be. */
export async function make(
  { source, edits, algorithms, order }: Asked,
  before: Shown | undefined,
  wait: (progress: Progress) => void,
  _signal: AbortSignal,
): Promise<Shown> {
  const grown = before?.grown.source === source ? before.grown : await grow(source, wait);
  const base = edited(grown.tree, edits).tree;
  const { tree, to } = arranged(base, order);
  const from = new Int32Array(to.length);
  for (let node = 0; node < to.length; node++) from[to[node]] = node;
  const runs = algorithms.map((algorithm) => ({ algorithm, ...record(tree, { algorithm, ...searchIn(order) }) }));
  return { source, edits, grown, order, tree, from, runs, names: new TreeNames(tree, grown.game, grown.root) };
}

async function grow(source: Source, wait: (progress: Progress) => void): Promise<Grown> {
  if (source.kind === 'game') return growPosition(source, wait);
  const game = explicitGame(source);
  return { source, game, root: '-', tree: unwrap(growTree(game.start())) };
}

async function growPosition(source: Extract<Source, { kind: 'game' }>, wait: (progress: Progress) => void): Promise<Grown> {
  wait({ kind: 'loading' });
  const game = await loadGame(source.match.game);
  const { position } = unwrap(Match.open(game, source.match));
  const tree = unwrap(growTree(position, { depth: source.depth }));
  return { source, game, root: game.formatPosition(position), tree };
}

function explicitGame(source: Exclude<Source, { kind: 'game' }>) {
  if (source.kind === 'random') {
    const { seed, depth, children } = source;
    return treeGame(randomTree(new Random(seed), { depth, children: [2, children], values: [-20, 20], leafPercent: 12 }));
  }
  const preset = source.kind === 'preset' ? treeFigures.find(({ name }) => name === source.name) : undefined;
  if (source.kind === 'preset' && preset === undefined) throw error('unknown-preset', { name: source.name });
  const text = source.kind === 'typed' ? source.tree : (preset?.text ?? '');
  const root = source.root === undefined ? preset?.root : source.root === 'min' ? MIN : MAX;
  return treeGame(unwrap(parseTree(text, root)));
}

/** The nested list of a tree, and who begins. */
export function listOf({ turn, span, kind, worth, size }: WholeTree): Source {
  let tree = '';
  const ends: number[] = [];
  for (let node = 0; node < size; node++) {
    while (ends.length > 0 && node >= ends[ends.length - 1]) {
      ends.pop();
      tree += ']';
    }
    if (node > 0 && !tree.endsWith('[')) tree += ',';
    if (kind[node] === INNER) {
      tree += '[';
      ends.push(node + span[node]);
    } else tree += worth[node];
  }
  return { kind: 'typed', tree: tree + ']'.repeat(ends.length), root: turn[0] === MAX ? 'max' : 'min' };
}
