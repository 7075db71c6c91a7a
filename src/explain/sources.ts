import { type Game, MAX, MIN, ok, type Player, type Position, ProblemError, Random, type Result } from '../core/index.ts';
import { type FlatTree, formatTree, orderedTree, parseTree, randomTree, treeFigures, treeGame } from '../games/index.ts';
import type { Translation } from '../say/index.ts';
import { type GrowOptions, growTree, TreeNames, type WholeTree } from './whole-tree.ts';
import { failure } from './words.ts';

export type Side = 'max' | 'min';

/** Where a tree comes from: plain data, for links and other threads. */
export type Source =
  /** A nested list, as it was typed. */
  | { readonly kind: 'typed'; readonly tree: string; readonly root: Side }
  /** A row of `presets`, by its name; `root` where the other player is to begin. */
  | { readonly kind: 'preset'; readonly name: string; readonly root?: Side }
  /** Two to `children` at a node, and now and then a leaf before the last level. */
  | { readonly kind: 'random'; readonly seed: number; readonly depth: number; readonly children: number }
  | {
      readonly kind: 'game';
      /** With its options: `connect4:5x4x4`. */
      readonly game: string;
      /** The position that the moves are played from; without it the start. */
      readonly from?: string;
      readonly moves: readonly string[];
      /** Plies; without it as many as make no more than `USUAL_NODES`. */
      readonly depth?: number;
    };

export interface Preset {
  readonly name: string;
  readonly title: Translation;
  readonly root: Player;
  readonly text: string;
}

/** Trees to begin with: the documents' figures, and one on which all three types of node of document 001 can be seen. */
export const presets: readonly Preset[] = [
  ...treeFigures,
  {
    name: 'ordered-27',
    title: {
      en: '27 leaves, best moves first: the minimal tree',
      fr: '27 feuilles, meilleurs coups d’abord : l’arbre minimal',
    },
    root: MAX,
    text: formatTree(orderedTree(3, 3)),
  },
];

/** A tree to be searched, and the game that names its moves and draws its positions. */
export interface OpenedTree {
  readonly source: Source;
  readonly tree: WholeTree;
  readonly names: TreeNames;
  readonly game: Game;
  /** The root's position in the game's notation. */
  readonly root: string;
}

/** How a game is loaded by its name with its options: `loadGame` of engines/. It throws where there is none. */
export type LoadGame = (spec: string) => Promise<Game>;

export type OpenOptions = Pick<GrowOptions, 'most' | 'progress'>;

export async function openSource(source: Source, load: LoadGame, options: OpenOptions = {}): Promise<Result<OpenedTree>> {
  if (source.kind === 'game') return openPosition(source, load, options);
  const flat = flatTree(source);
  if (!flat.ok) return flat;
  const game = treeGame(flat.value);
  return opened(source, game, game.start(), growTree(game.start(), options));
}

function flatTree(source: Exclude<Source, { kind: 'game' }>): Result<FlatTree> {
  switch (source.kind) {
    case 'typed':
      return parseTree(source.tree, playerOf(source.root));
    case 'preset': {
      const preset = presets.find(({ name }) => name === source.name);
      if (preset === undefined) return failure('no-such-preset', { typed: source.name, names: presets.map(({ name }) => name) });
      return parseTree(preset.text, source.root === undefined ? preset.root : playerOf(source.root));
    }
    case 'random': {
      const { seed, depth, children } = source;
      return ok(randomTree(new Random(seed), { depth, children: [2, children], values: [-20, 20], leafPercent: 12 }));
    }
  }
}

function playerOf(side: Side): Player {
  return side === 'min' ? MIN : MAX;
}

type GameSource = Extract<Source, { kind: 'game' }>;

async function openPosition(source: GameSource, load: LoadGame, options: OpenOptions): Promise<Result<OpenedTree>> {
  let game: Game;
  try {
    game = await load(source.game);
  } catch (thrown) {
    if (thrown instanceof ProblemError) return { ok: false, error: thrown };
    throw thrown;
  }
  const read = source.from === undefined ? ok(game.start()) : game.parsePosition(source.from);
  if (!read.ok) return read;
  const position = read.value;
  for (const text of source.moves) {
    const move = game.parseMove(text, position);
    if (!move.ok) return move;
    position.play(move.value);
  }
  if (position.outcome() !== undefined) return failure('nothing-to-search');
  const depth = source.depth ?? usualDepth(position);
  return opened({ ...source, depth }, game, position, growTree(position, { ...options, depth, estimates: true }));
}

function opened(source: Source, game: Game, position: Position, tree: Result<WholeTree>): Result<OpenedTree> {
  if (!tree.ok) return tree;
  const root = game.formatPosition(position);
  return ok({ source, tree: tree.value, names: new TreeNames(tree.value, game, root), game, root });
}

/** The nodes of a tree that one looks at first. */
export const USUAL_NODES = 500;

/** The most plies that make no more than `USUAL_NODES`: 1 at least. */
export function usualDepth(position: Position): number {
  let depth = 1;
  for (let before = 0; depth < DEEPEST_USUAL; depth++) {
    const tree = growTree(position, { depth: depth + 1, most: USUAL_NODES });
    if (!tree.ok || tree.value.size === before) break;
    before = tree.value.size;
  }
  return depth;
}

const DEEPEST_USUAL = 20;
