import { type Game, MAX, MIN, ok, type Player, type Position, ProblemError, Random, type Result } from '../core/index.ts';
import { orderedTree, parseTree, randomTree, type TreeGroup, treeFigures, treeGame, uniformTree } from '../games/index.ts';
import type { Translation } from '../i18n/index.ts';
import {
  type ExpandOptions,
  expandTree,
  formatTree,
  type GameTree,
  MOST_NODES,
  TreeNames,
  tooLarge,
  withNodeKeys,
} from '../model/index.ts';
import { failure } from './words.ts';

/** The source of a tree: plain data, for links and other threads. */
export type Source =
  | { readonly kind: 'typed'; readonly text: string; readonly root: Player }
  /** A row of `presets`, by its name; `root` where the other player is to begin. */
  | { readonly kind: 'preset'; readonly name: string; readonly root?: Player }
  /** `children` at every node. Default: two or three, and now and then a leaf before the last level. */
  | { readonly kind: 'random'; readonly seed: number; readonly depth: number; readonly children?: number }
  | {
      readonly kind: 'game';
      /** With its options: `connect4:5x4x4`. */
      readonly game: string;
      /** The position that the moves are played from. Default: the start. */
      readonly from?: string;
      readonly moves: readonly string[];
      /** Plies. Default: `defaultDepth`. */
      readonly depth?: number;
    };

export interface Preset {
  readonly name: string;
  readonly title: Translation;
  readonly group: TreeGroup;
  /** The source that it comes from, if it is not our own. */
  readonly source?: Translation;
  readonly root: Player;
  readonly text: string;
  /** The names of its nodes, a node before its children. */
  readonly names?: readonly string[];
  /** The search that it is about, by its name. Default: alpha-beta. */
  readonly algorithm?: string;
}

/** Trees to begin with: the figures of the sources, and a tree that has Wikipédia's three types of nodes. */
export const presets: readonly Preset[] = [
  ...treeFigures,
  {
    name: 'ordered-27',
    title: { en: 'The minimal tree: 27 leaves', fr: 'L’arbre minimal : 27 feuilles' },
    group: 'cuts',
    root: MAX,
    text: formatTree(orderedTree(3, 3)),
  },
];

/** Fields of an address, as `URLSearchParams` and `Map` give them. */
export interface Fields {
  get(name: string): string | null | undefined;
}

/** The source that the fields of an address name; undefined if they name none. */
export function parseSource(fields: Fields): Result<Source> | undefined {
  const text = (name: string) => fields.get(name)?.trim() || undefined;
  const [tree, preset, random, game] = [text('tree'), text('preset'), text('random'), text('game')];
  const root = text('root') === 'min' ? MIN : text('root') === 'max' ? MAX : undefined;
  if (tree !== undefined) return ok({ kind: 'typed', text: tree, root: root ?? MAX });
  if (preset !== undefined) return ok({ kind: 'preset', name: preset, ...(root !== undefined && { root }) });
  if (random !== undefined) return parseRandom(random);
  if (game === undefined) return undefined;
  const [from, depth] = [text('from'), text('depth')];
  if (depth !== undefined && !/^[1-9]\d{0,2}$/.test(depth)) return failure('bad-tree-depth', { typed: depth });
  const moves = (text('moves') ?? '').split(/\s+/).filter((move) => move !== '');
  return ok({ kind: 'game', game, moves, ...(from && { from }), ...(depth && { depth: Number(depth) }) });
}

/** The fields that `parseSource` reads. Moves are separated by blanks. */
export function formatSource(source: Source): [name: string, value: string][] {
  switch (source.kind) {
    case 'typed':
      return [['tree', source.text.replace(/\s+/g, '')], rootField(source.root)];
    case 'preset':
      return [['preset', source.name], ...(source.root === undefined ? [] : [rootField(source.root)])];
    case 'random': {
      const { seed, depth, children } = source;
      return [['random', [seed, depth, ...(children === undefined ? [] : [children])].join('.')]];
    }
    case 'game': {
      const { game, from, moves, depth } = source;
      return [
        ['game', game],
        ...(from === undefined ? [] : [['from', from] as [string, string]]),
        ...(moves.length === 0 ? [] : [['moves', moves.join(' ')] as [string, string]]),
        ...(depth === undefined ? [] : [['depth', String(depth)] as [string, string]]),
      ];
    }
  }
}

function rootField(root: Player): [name: string, value: string] {
  return ['root', root === MIN ? 'min' : 'max'];
}

/** `SEED.DEPTH` or `SEED.DEPTH.CHILDREN`. */
function parseRandom(text: string): Result<Source> {
  const [, seed, depth, children] = /^(\d{1,9})\.(\d{1,2})(?:\.(\d{1,4}))?$/.exec(text)?.map(Number) ?? [];
  if (seed === undefined || !(depth >= 1 && depth <= DEEPEST_RANDOM))
    return failure('bad-random-tree', { typed: text, most: DEEPEST_RANDOM });
  if (Number.isNaN(children)) return ok({ kind: 'random', seed, depth });
  if (!(children >= 1)) return failure('bad-random-tree', { typed: text, most: DEEPEST_RANDOM });
  if (children ** depth > MOST_NODES) return tooLarge({ most: MOST_NODES, depth });
  return ok({ kind: 'random', seed, depth, children });
}

/** Deeper random trees would have more nodes than are allowed. */
export const DEEPEST_RANDOM = 12;

/** A tree to be searched, and the game that names its moves and draws its positions. */
export interface OpenedTree {
  readonly source: Source;
  readonly tree: GameTree;
  readonly names: TreeNames;
  readonly game: Game;
  /** The root's position in the game's notation. */
  readonly root: string;
}

/** How a game is loaded by its name with its options: `loadGame` of engines/. It throws if there is none. */
export type LoadGame = (spec: string) => Promise<Game>;

export type OpenOptions = Pick<ExpandOptions, 'most' | 'progress'>;

export async function openSource(source: Source, load: LoadGame, options: OpenOptions = {}): Promise<Result<OpenedTree>> {
  if (source.kind === 'game') return openPosition(source, load, options);
  const explicit = explicitTree(source);
  if (!explicit.ok) return explicit;
  const { most = MOST_NODES } = options;
  if (explicit.value.size > most) return tooLarge({ most, depth: undefined });
  const game = treeGame(explicit.value);
  return opened(source, game, game.start(), ok(withNodeKeys(explicit.value)));
}

function explicitTree(source: Exclude<Source, { kind: 'game' }>): Result<GameTree> {
  switch (source.kind) {
    case 'typed':
      return parseTree(source.text, source.root);
    case 'preset': {
      const preset = presets.find(({ name }) => name === source.name);
      if (preset === undefined) return failure('no-such-preset', { typed: source.name, names: presets.map(({ name }) => name) });
      return parseTree(preset.text, source.root ?? preset.root);
    }
    case 'random': {
      const { seed, depth, children } = source;
      const random = new Random(seed);
      if (children !== undefined) return ok(uniformTree(children, depth, () => random.between(-99, 99)));
      return ok(randomTree(random, { depth, children: [2, 3], values: [-20, 20], leafPercent: 12 }));
    }
  }
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
  const depth = source.depth ?? defaultDepth(position);
  return opened({ ...source, depth }, game, position, expandTree(position, { ...options, depth, estimates: true }));
}

function opened(source: Source, game: Game, position: Position, tree: Result<GameTree>): Result<OpenedTree> {
  if (!tree.ok) return tree;
  const root = game.formatPosition(position);
  return ok({ source, tree: tree.value, names: new TreeNames(tree.value, game, root), game, root });
}

/** Size of the tree shown first. */
export const DEFAULT_NODES = 60;

/** The most plies that make no more than `DEFAULT_NODES`: 2 at least, since with fewer nothing is ever cut. */
export function defaultDepth(position: Position): number {
  let depth = 2;
  for (let before = 0; depth < DEEPEST_DEFAULT; depth++) {
    const tree = expandTree(position, { depth: depth + 1, most: DEFAULT_NODES });
    if (!tree.ok || tree.value.size === before) break;
    before = tree.value.size;
  }
  return depth;
}

const DEEPEST_DEFAULT = 20;
