import { type Failure, type Game, legalMoves, MAX, ok, type Position, type Result, unwrap } from '../core/index.ts';
import { descriptorOf, formatGraph, isModuleAddress, parseGame, parseGraph, parseImpartialGraph } from '../games/index.ts';
import type { Sentence, Translation } from '../i18n/index.ts';
import { doubled, type ImpartialGame, reachable } from '../model/index.ts';
import { arenaFromGraph, type ExploreOptions, explore } from '../solve/index.ts';
import { failure } from './arena-words.ts';
import { arenaOfDrawing, parseDrawing } from './drawn-graph.ts';
import { bipartiteArena, impartialGraph, plainName, renamed } from './game-arena.ts';
import {
  given,
  type OpenedArena,
  type OpenedGraph,
  type SolvedArenaSource,
  type SolvedSource,
  solvedSource,
} from './solved-source.ts';

/** The source of the arena of a page, as in its link. */
export type ArenaSource =
  | { readonly kind: 'preset'; readonly preset: string }
  | {
      readonly kind: 'text';
      readonly text: string;
      /**
       * For a text that does not say whose turn it is, and in which a player who cannot move loses: reads it as an
       * impartial graph (`plain`), or as the bipartite arena of that graph (`doubled`). Without it the text is the
       * arena itself.
       */
      readonly graph?: 'plain' | 'doubled';
    }
  /** Drawn by hand, in the form of `formatDrawing`. */
  | { readonly kind: 'drawn'; readonly drawn: string }
  | {
      readonly kind: 'game';
      /** With its options: `chomp:2x3`. */
      readonly game: string;
      /** A position in the game's notation; without it the game's own start. */
      readonly from?: string;
      readonly moves?: readonly string[];
      /**
       * For a game in which both players have the same moves: which of its graphs; `game` is explored like other games,
       * so in Chomp the poison is eaten. Default: the doubled one.
       */
      readonly graph?: 'plain' | 'doubled' | 'game';
    };

/** A source of an arena: not of an impartial graph. */
export type OwnedSource = Extract<ArenaSource, { kind: 'text' | 'game' }> & { readonly graph?: 'doubled' | 'game' };

export interface ArenaPreset {
  readonly name: string;
  readonly title: Translation;
  /** The source that it comes from, if it is not our own. */
  readonly origin?: Translation;
  readonly source: Exclude<ArenaSource, { readonly kind: 'preset' }>;
}

/**
 * Course, examples 2 and 3: victories of Ève at 7 and of Adam at 8, a draw at 2. The text gives these and the figure
 * is lost: the edges are ours.
 */
const NUMBERED = `0 -> 1 3
1 -> 2 4
3 -> 4 6
4 -> 5 7
5 -> 8
6 -> 7
adam: 0 2 4 6 8
eve: 1 3 5 7
win adam: 8
win eve: 7
draw: 2
start: 0`;

/** The player who leaves the ring a, b, c, d loses: a play that never ends is a draw. */
const RING = `a -> b f
b -> c e
c -> d f
d -> a
win adam: e
win eve: f
start: a`;

export const arenaPresets: readonly ArenaPreset[] = [
  {
    name: '004-example',
    title: { en: 'A numbered arena', fr: 'Une arène numérotée' },
    origin: { en: 'Course, examples 2 and 3; our arrows', fr: 'Cours, exemples 2 et 3 ; flèches ajoutées' },
    source: { kind: 'text', text: NUMBERED },
  },
  {
    name: '004-chomp-2x2-plain',
    title: { en: 'Chomp 2×2, ignoring whose turn it is', fr: 'Chomp 2×2, sans distinguer les joueurs' },
    origin: { en: 'Course, example 4', fr: 'Cours, exemple 4' },
    source: { kind: 'game', game: 'chomp:2x2', graph: 'plain' },
  },
  {
    name: '004-chomp-2x2',
    title: { en: 'Chomp 2×2, one copy per player', fr: 'Chomp 2×2, une copie par joueur' },
    origin: { en: 'Course, examples 4 to 9', fr: 'Cours, exemples 4 à 9' },
    source: { kind: 'game', game: 'chomp:2x2', graph: 'doubled' },
  },
  {
    name: '004-chomp-2x3-plain',
    title: { en: 'Chomp 2×3, ignoring whose turn it is', fr: 'Chomp 2×3, sans distinguer les joueurs' },
    origin: { en: 'Course, exercise 2', fr: 'Cours, exercice 2' },
    source: { kind: 'game', game: 'chomp:2x3', graph: 'plain' },
  },
  {
    name: '004-chomp-2x3',
    title: { en: 'Chomp 2×3, one copy per player', fr: 'Chomp 2×3, une copie par joueur' },
    origin: { en: 'Course, exercise 2', fr: 'Cours, exercice 2' },
    source: { kind: 'game', game: 'chomp:2x3', graph: 'doubled' },
  },
  {
    name: 'ring',
    title: { en: 'A ring that nobody leaves: a draw', fr: 'Un cycle que personne ne quitte : nulle' },
    source: { kind: 'text', text: RING },
  },
];

/** The fields of a link that carry a source, in the order to be written. */
export function sourceFields(source: ArenaSource): readonly (readonly [field: string, value: string])[] {
  if (source.kind === 'preset') return [['preset', source.preset]];
  if (source.kind === 'text')
    return [['text', source.text], ...(source.graph === undefined ? [] : [['graph', source.graph] as const])];
  if (source.kind === 'drawn') return [['drawn', source.drawn]];
  const { game, from, moves = [], graph } = source;
  return [
    ['game', game],
    ...(from === undefined ? [] : [['from', from] as const]),
    ...(moves.length === 0 ? [] : [['moves', moves.join(' ')] as const]),
    ...(graph === undefined ? [] : [['graph', graph] as const]),
  ];
}

/** The source that the fields of a link name. Fields that are not known are passed over. */
export function parseArenaSource(fields: ReadonlyMap<string, string>): Result<ArenaSource> {
  const preset = fields.get('preset');
  const graph = fields.get('graph');
  const kind: { readonly graph?: 'plain' | 'doubled' } = graph === 'plain' || graph === 'doubled' ? { graph } : {};
  const text = fields.get('text');
  const drawn = fields.get('drawn');
  const game = fields.get('game');
  if (preset !== undefined) return ok({ kind: 'preset', preset });
  if (text !== undefined) return ok({ kind: 'text', text, ...kind });
  if (drawn !== undefined) return ok({ kind: 'drawn', drawn });
  if (game === undefined) return failure('no-arena-source');
  const from = fields.get('from');
  const moves = (fields.get('moves') ?? '').split(/\s+/).filter((move) => move !== '');
  return ok({
    kind: 'game',
    game,
    ...(from !== undefined && { from }),
    ...(moves.length > 0 && { moves }),
    ...(graph === 'game' ? { graph } : kind),
  });
}

/** The most positions that are solved for a page. */
export const MOST_VERTICES = 20_000;

/** For more positions even counting would take too long. */
const MOST_NUMBERED = 2 ** 20;

/**
 * Builds and solves the arena. A game whose rules are in a kernel wants it loaded before (`card.kernel`). Larger arenas
 * than `most` are refused.
 */
export function openArena(source: OwnedSource, most?: number): Result<SolvedArenaSource>;
export function openArena(source: ArenaSource, most?: number): Result<SolvedSource>;
export function openArena(source: ArenaSource, most = MOST_VERTICES): Result<SolvedSource> {
  if (source.kind === 'preset') {
    const preset = arenaPresets.find(({ name }) => name === source.preset);
    if (preset !== undefined) return openArena(preset.source, most);
    return failure('no-such-arena', { name: source.preset, names: arenaPresets.map(({ name }) => name) });
  }
  if (source.kind === 'drawn') return openDrawing(source.drawn);
  return source.kind === 'text' ? openText(source, most) : openGame(source, most);
}

function openDrawing(text: string): Result<SolvedSource> {
  const drawing = parseDrawing(text);
  if (!drawing.ok) return drawing;
  const arena = arenaOfDrawing(drawing.value);
  return arena.ok ? solvedSource({ ...given(arena.value), drawing: drawing.value }) : arena;
}

function openText({ text, graph: kind }: Extract<ArenaSource, { kind: 'text' }>, most: number): Result<SolvedSource> {
  const read = kind === undefined ? parseGraph(text, { start: 'first' }) : parseImpartialGraph(text, { start: 'first' });
  if (!read.ok) return read;
  const graph = read.value;
  if (('size' in graph ? graph.size : graph.names.length) > most) return failure('arena-too-large', { what: 'graph', most });
  if ('size' in graph) {
    if (kind === 'plain') return solvedSource({ arena: graph, moves: graph.moves, graph: kind, extraPlies: 0, legend: [] });
    return solvedSource({ ...given(reachable(doubled(graph))), graph: 'doubled' });
  }
  // Whether the players alternate, the text has said already.
  const arena = arenaFromGraph({ ...graph, title: 'graph' }, { bipartite: false });
  return arena.ok ? solvedSource(given(arena.value)) : arena;
}

function openGame(source: Extract<ArenaSource, { kind: 'game' }>, most: number): Result<SolvedSource> {
  if (isModuleAddress(source.game)) return failure('arena-of-own-game', { name: source.game });
  const parsed = parseGame(source.game);
  if (!parsed.ok) return parsed;
  const game = parsed.value;
  const typed = descriptorOf(game)?.graph?.(game);
  if (typed !== undefined) return openText({ kind: 'text', text: formatGraph(typed) }, most);
  const { from, moves = [], graph } = source;
  const begin = positionAfter(game, from, moves);
  if (!begin.ok) return begin;
  const tooLarge = () => failure('arena-too-large', { what: game.name, most });
  const opened = graphOfGame(game, {
    start: () => unwrap(positionAfter(game, from, moves)),
    elsewhere: from !== undefined || moves.length > 0,
    graph,
    admit: ({ size }) => (size > MOST_NUMBERED ? tooLarge() : undefined),
    explore: { positions: most },
  });
  if (!opened.ok) return opened.error.code === 'too-many' ? tooLarge() : opened;
  return opened.value.arena.size > most ? tooLarge() : solvedSource(opened.value);
}

/** How the graph of a game is made. */
export interface GameGraphOptions {
  /** A fresh position to begin at, at each call. */
  readonly start: () => Position;
  /** Whether that is not the start of the game. */
  readonly elsewhere: boolean;
  /** For a game in which both players have the same moves: which of its graphs. Default: the bipartite arena. */
  readonly graph?: 'plain' | 'doubled' | 'game' | undefined;
  /** Says why the numbered positions of such a game are too many, or throws. Without it they never are. */
  readonly admit?: (index: ImpartialGame) => Failure | undefined;
  /** The title of an explored arena. Default: the name of the game. */
  readonly title?: string;
  /** Limits of the exploration. */
  readonly explore?: Omit<ExploreOptions<Position>, 'start'>;
}

/**
 * The graph of a game, for pages and for the terminal, not yet solved: a game in which both players have the same moves
 * by its numbers, all others explored.
 */
export function graphOfGame(game: Game, options: GameGraphOptions & { readonly graph?: 'doubled' | 'game' }): Result<OpenedArena>;
export function graphOfGame(game: Game, options: GameGraphOptions): Result<OpenedGraph>;
export function graphOfGame(game: Game, options: GameGraphOptions): Result<OpenedGraph> {
  const { start, graph } = options;
  const begin = start();
  const known = { game, ...(options.elsewhere && { from: game.formatPosition(begin) }) };
  const impartial = descriptorOf(game)?.impartial?.(game, begin);
  const number = impartial?.number(begin);
  if (impartial !== undefined && number !== undefined && graph !== 'game') {
    const { index, extraPlies } = impartial;
    const refused = options.admit?.(index);
    if (refused !== undefined) return refused;
    const nameOf = (position: Position) => {
      const found = impartial.number(position);
      const mover = graph === 'plain' ? '' : position.turn() === MAX ? '_a' : '_e';
      return found === undefined ? undefined : `${index.name(found)}${mover}`;
    };
    const texts = reachedTexts(game, begin, nameOf);
    const positionIn = (underlying: (vertex: number) => string) => (vertex: number) =>
      unwrap(game.parsePosition(texts().get(underlying(vertex)) as string));
    if (graph === 'plain') {
      const { underlying, ...named } = impartialGraph(game, { index, number });
      return ok({ ...known, ...named, graph, extraPlies, positionAt: positionIn(underlying) });
    }
    const { underlying, ...named } = bipartiteArena(game, begin.turn(), { index, number });
    return ok({ ...known, ...named, graph: 'doubled', extraPlies, positionAt: positionIn(underlying) });
  }
  if (graph === 'plain') return failure('not-impartial', { game: game.name });
  const explored = explore(game, { ...options.explore, start });
  if (!explored.ok) return explored;
  const { moves } = explored.value;
  const arena = renamed(explored.value, options.title ?? game.name, (p) => plainName(explored.value.name(p)));
  const positionAt = (vertex: number) => explored.value.positionAt(vertex);
  return ok({ ...known, arena, moves, graph: 'game', extraPlies: 0, legend: [], positionAt });
}

/**
 * The positions that a game can reach, in its notation, by the names that `nameOf` gives them; computed at the first
 * use.
 */
function reachedTexts(
  game: Game,
  from: Position,
  nameOf: (position: Position) => string | undefined,
): () => ReadonlyMap<string, string> {
  const begin = game.formatPosition(from);
  let found: Map<string, string> | undefined;
  return () => {
    if (found !== undefined) return found;
    found = new Map();
    for (const stack = [begin]; stack.length > 0; ) {
      const text = stack.pop() as string;
      const position = unwrap(game.parsePosition(text));
      const name = nameOf(position);
      if (name === undefined || found.has(name)) continue;
      found.set(name, text);
      for (const move of position.outcome() === undefined ? legalMoves(position) : []) {
        position.play(move);
        stack.push(game.formatPosition(position));
        position.undo();
      }
    }
    return found;
  };
}

/** The position of a game after moves from one in its notation, or from its own start. */
function positionAfter(game: Game, from: string | undefined, moves: readonly string[]): Result<Position> {
  const begin = from === undefined ? ok(game.start()) : game.parsePosition(from);
  if (!begin.ok) return begin;
  const position = begin.value;
  for (const [i, text] of moves.entries()) {
    const move = game.parseMove(text, position);
    if (!move.ok) return failure('move-on-the-way', { number: i + 1, why: move.error as Sentence });
    position.play(move.value);
  }
  return ok(position);
}
