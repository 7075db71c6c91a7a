import type { Game, Player } from '../../core/index.ts';
import { loadGame } from '../../engines/index.ts';
import {
  type ExpandedTree,
  type Source as PlainSource,
  presets,
  type TreeAids,
  type TreeAnswer,
  type TreeEdit,
  type TreeOrder,
  type TreeProgress,
} from '../../explain/index.ts';
import { gameInfoOf, moveInLanguage } from '../../games/index.ts';
import { formatTree, type GameTree, TreeNames } from '../../model/index.ts';
import { gameTitle, variantTitle } from '../board/index.ts';
import { language, pageText } from '../language.ts';
import { DEFAULT_ALGORITHM, type Source, type TreeView } from './address.ts';
import { makeHereOrInWorker } from './thread.ts';
import { text } from './words.ts';

/** A tree with its searches, shown completely or not at all. */
export interface ShownTree extends Omit<TreeAnswer, 'to'> {
  /** The requested source; the same tree if it is the same object. */
  readonly requested: Source;
  /** With its depth. */
  readonly source: Source;
  readonly edits: readonly TreeEdit[];
  readonly order: TreeOrder;
  readonly aids: TreeAids;
  /** For each node of the drawn tree the one before it was put in order. */
  readonly from: Int32Array;
  /** The move that leads to a node, as readers of the page's language write it. */
  readonly label: (node: number) => string;
  /** The name of a node in the source, where it has names. */
  readonly called?: (node: number) => string;
  /** The game of which it is a position, and its positions at the nodes. */
  readonly positions?: { readonly game: Game; readonly names: TreeNames };
}

/** The part of the view that must be computed. */
export type TreeChoices = Pick<TreeView, 'source' | 'edits' | 'algorithms' | 'order' | 'aids'>;

/**
 * Computes the requested tree, reusing the shown one as far as it is the same. Throws a `ProblemError` if it cannot.
 */
export async function computeTree(
  { source, edits, algorithms, order, aids }: TreeChoices,
  before: ShownTree | undefined,
  wait: (progress: TreeProgress) => void,
  signal: AbortSignal,
): Promise<ShownTree> {
  const from = before?.requested === source ? before.grown : plain(source);
  const { to, ...made } = await makeHereOrInWorker({ from, edits, order, algorithms, aids }, wait, signal);
  const { tree, grown } = made;
  const drawnFrom = inverse(to);
  const called = namesOf(source);
  return {
    ...made,
    requested: source,
    source: { ...source, ...grown.source } as Source,
    edits,
    order,
    aids,
    from: drawnFrom,
    ...(called !== undefined && { called: (node) => called[drawnFrom[node]] }),
    ...(await withNames(tree, grown)),
  };
}

/** As it goes to other threads. */
function plain(source: Source): PlainSource {
  if (source.kind !== 'game') return source;
  const { match: _, ...rest } = source;
  return rest;
}

/** In a list, moves are numbered as written, in whatever order they are drawn. */
async function withNames(tree: GameTree, { source, root }: ExpandedTree): Promise<Pick<ShownTree, 'label' | 'positions'>> {
  if (source.kind !== 'game') return { label: (node) => (node === 0 ? '' : `${tree.move[node] + 1}`) };
  const game = await loadGame(source.game);
  const names = new TreeNames(tree, game, root);
  const label = (node: number) => moveInLanguage(names.label(node), gameInfoOf(source.game), language.value);
  return { label, positions: { game, names } };
}

function inverse(to: Int32Array): Int32Array {
  const from = new Int32Array(to.length);
  for (let node = 0; node < to.length; node++) from[to[node]] = node;
  return from;
}

/** A tree as a list that was typed. */
export function listOf(tree: GameTree): Source {
  return { kind: 'typed', text: formatTree(tree), root: tree.turn[0] as Player };
}

/** The title of the shown tree. */
export function titleOf({ source, edits }: Pick<ShownTree, 'source' | 'edits'>): string {
  const title = sourceTitle(source);
  return edits.length === 0 ? title : text.edited({ tree: title });
}

/** The search with which a tree opens. */
export const algorithmOf = (source: Source) =>
  (source.kind === 'preset' && presets.find(({ name }) => name === source.name)?.algorithm) || DEFAULT_ALGORITHM;

/** The names of the nodes of a preset that has some. */
const namesOf = (source: Source) =>
  source.kind === 'preset' ? presets.find(({ name }) => name === source.name)?.names : undefined;

/** Where a preset stands, if it is no tree of ours. */
export const originOf = (source: Source) =>
  source.kind === 'preset' ? presets.find(({ name }) => name === source.name)?.source : undefined;

function sourceTitle(source: Source): string {
  if (source.kind === 'preset') return pageText(presets.find(({ name }) => name === source.name)?.title ?? source.name);
  if (source.kind === 'typed') return text.typedTree;
  if (source.kind === 'random') return text.randomOf({ seed: source.seed });
  const { game, moves, depth = 1 } = source;
  const variant = variantTitle(game);
  const name = variant === undefined ? gameTitle(game) : `${gameTitle(game)} · ${variant}`;
  if (moves.length === 0) return text.positionOf({ game: name, depth });
  return text.positionAfter({ game: name, moves: moves.length, depth });
}
