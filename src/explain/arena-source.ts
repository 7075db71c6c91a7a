import { type Game, legalMoves, MAX, ok, type Position, type Result, unwrap } from '../core/index.ts';
import { descriptorOf, formatGraph, parseGame, parseGraph } from '../games/index.ts';
import type { Sentence, Translation } from '../say/index.ts';
import { type Arena, arenaFromGraph, attractors, explore, reachable, type Solution } from '../solve/index.ts';
import { failure } from './arena-words.ts';
import { arenaOfDrawing, type DrawnGraph, parseDrawing } from './drawn-graph.ts';
import {
  doubledArena,
  doubledGraph,
  type GraphKind,
  type Numbered,
  plainArena,
  plainName,
  renamed,
  solvePlain,
} from './game-arena.ts';

/** Where the arena of a page comes from, as a link carries it. */
export type ArenaSource =
  | { readonly kind: 'preset'; readonly preset: string }
  | {
      readonly kind: 'text';
      readonly text: string;
      /**
       * Where the text does not say whose turn it is, and who cannot move has lost: read as that plain graph, or with
       * each position once for each player. Without it the text is an arena as it stands.
       */
      readonly graph?: 'plain' | 'doubled';
    }
  /** By hand, as `formatDrawing` writes it. */
  | { readonly kind: 'drawn'; readonly drawn: string }
  | {
      readonly kind: 'game';
      /** With its options: `chomp:2x3`. */
      readonly game: string;
      /** A position in the game's notation; without it the game's own start. */
      readonly from?: string;
      readonly moves?: readonly string[];
      /**
       * Where both players have the same moves: which of its graphs; `game` is explored as all others are, the poison
       * of Chomp eaten. Without it the doubled one.
       */
      readonly graph?: 'plain' | 'doubled' | 'game';
    };

/** An arena with its solution, ready to be shown. */
export interface SolvedSource {
  readonly arena: Arena;
  /** In a plain graph: MAX is who is to move, MIN the other player. */
  readonly solution: Solution;
  /** How many moves the arena has. */
  readonly moves: number;
  readonly graph: GraphKind;
  /** Whether each move passes the turn, as the course demands. */
  readonly alternates: boolean;
  /** Plies that the game goes on where the arena stops: the poison of Chomp is still eaten. */
  readonly extra: number;
  /** What short names of positions stand for, where they are the course's. */
  readonly legend: readonly (readonly [short: string, means: string])[];
  /** Whose arena it is; undefined where the graph was given. */
  readonly game?: Game;
  /** Where it starts, in the notation of the game, if not at the start of the game. */
  readonly from?: string;
  /** The game's own position behind a vertex, a new one at each call; absent where the graph was given. */
  readonly positionAt?: (vertex: number) => Position;
  /** Where it was drawn by hand; its vertices have the same numbers. */
  readonly drawing?: DrawnGraph;
}

export interface ArenaPreset {
  readonly name: string;
  readonly title: Translation;
  readonly source: Exclude<ArenaSource, { readonly kind: 'preset' }>;
}

/**
 * Document 004, examples 2 and 3: victories of Ève at 7 and of Adam at 8, a draw at 2. The text says so much and the
 * figure is lost: the edges are ours.
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

/** Whoever leaves the ring a, b, c, d has lost: a play that never ends is a draw. */
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
    title: {
      en: 'A numbered arena (004, examples 2 and 3; the arrows are ours)',
      fr: 'Une arène numérotée (004, exemples 2 et 3 ; flèches choisies par nous)',
    },
    source: { kind: 'text', text: NUMBERED },
  },
  {
    name: '004-chomp-2x2-plain',
    title: { en: 'Chomp 2×2, whoever moves (004, example 4)', fr: 'Chomp 2×2, sans qui joue (004, exemple 4)' },
    source: { kind: 'game', game: 'chomp:2x2', graph: 'plain' },
  },
  {
    name: '004-chomp-2x2',
    title: { en: 'Chomp 2×2, doubled (004, examples 4 to 9)', fr: 'Chomp 2×2, doublé (004, exemples 4 à 9)' },
    source: { kind: 'game', game: 'chomp:2x2', graph: 'doubled' },
  },
  {
    name: '004-chomp-2x3-plain',
    title: { en: 'Chomp 2×3, whoever moves (004, exercise 2)', fr: 'Chomp 2×3, sans qui joue (004, exercice 2)' },
    source: { kind: 'game', game: 'chomp:2x3', graph: 'plain' },
  },
  {
    name: '004-chomp-2x3',
    title: { en: 'Chomp 2×3, doubled (004, exercise 2)', fr: 'Chomp 2×3, doublé (004, exercice 2)' },
    source: { kind: 'game', game: 'chomp:2x3', graph: 'doubled' },
  },
  {
    name: 'ring',
    title: { en: 'A ring that nobody leaves: a draw', fr: 'Un cycle que personne ne quitte : match nul' },
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

/** Beyond this the numbers alone would take too long. */
const MOST_NUMBERED = 2 ** 20;

/**
 * Builds and solves the arena. A game whose rules are in a kernel wants it loaded before (`card.kernel`). Larger arenas
 * than `most` are refused.
 */
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
  if (!arena.ok) return arena;
  return solvedSource(arena.value, arena.value.moves, { graph: 'given', extra: 0, legend: [], drawing: drawing.value });
}

function openText({ text, graph: kind }: Extract<ArenaSource, { kind: 'text' }>, most: number): Result<SolvedSource> {
  const graph = parseGraph(text, { start: 'first', plain: kind !== undefined });
  if (!graph.ok) return graph;
  if (graph.value.names.length > most) return failure('arena-too-large', { what: 'graph', most });
  // Whether the players alternate, the text has said already.
  const given = arenaFromGraph({ ...graph.value, title: 'graph' }, { bipartite: false });
  if (!given.ok) return given;
  const arena = kind === 'doubled' ? reachable(doubledGraph(given.value)) : given.value;
  return solvedSource(arena, arena.moves, { graph: kind ?? 'given', extra: 0, legend: [] });
}

function openGame(source: Extract<ArenaSource, { kind: 'game' }>, most: number): Result<SolvedSource> {
  const parsed = parseGame(source.game);
  if (!parsed.ok) return parsed;
  const game = parsed.value;
  const given = descriptorOf(game)?.graph?.(game);
  if (given !== undefined) return openText({ kind: 'text', text: formatGraph(given) }, most);
  const begin = positionAfter(game, source.from, source.moves ?? []);
  if (!begin.ok) return begin;
  const elsewhere = source.from !== undefined || (source.moves ?? []).length > 0;
  const known = { game, ...(elsewhere && { from: game.formatPosition(begin.value) }) };
  const impartial = descriptorOf(game)?.impartial?.(game, begin.value);
  const number = impartial?.number(begin.value);
  if (impartial !== undefined && number !== undefined && source.graph !== 'game') {
    if (impartial.index.size > MOST_NUMBERED) return failure('arena-too-large', { what: game.name, most });
    const numbered: Numbered = { index: impartial.index, number };
    const plain = source.graph === 'plain';
    const named = plain ? plainArena(game, numbered) : doubledArena(game, begin.value, numbered);
    const { arena, moves, legend } = named;
    if (arena.size > most) return failure('arena-too-large', { what: game.name, most });
    const nameOf = (position: Position) => {
      const found = impartial.number(position);
      const mover = plain ? '' : position.turn() === MAX ? '_a' : '_e';
      return found === undefined ? undefined : `${impartial.index.name(found)}${mover}`;
    };
    const texts = reachedTexts(game, begin.value, nameOf);
    return solvedSource(arena, moves, {
      ...known,
      graph: plain ? 'plain' : 'doubled',
      extra: impartial.extra,
      legend,
      positionAt: (vertex) => unwrap(game.parsePosition(texts().get(named.underlying(vertex)) as string)),
    });
  }
  if (source.graph === 'plain') return failure('not-impartial', { game: game.name });
  const start = () => (positionAfter(game, source.from, source.moves ?? []) as { readonly value: Position }).value;
  const explored = explore(game, { start, positions: most });
  if (!explored.ok) return explored.error.code === 'too-many' ? failure('arena-too-large', { what: game.name, most }) : explored;
  const { moves } = explored.value;
  const arena = renamed(explored.value, game.name, (p) => plainName(explored.value.name(p)));
  const positionAt = (vertex: number) => explored.value.positionAt(vertex);
  return solvedSource(arena, moves, { ...known, graph: 'game', extra: 0, legend: [], positionAt });
}

/** The positions that a game can reach, in its notation, by what `nameOf` calls them; found when first asked for. */
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

function solvedSource(
  arena: Arena,
  moves: number,
  known: Omit<SolvedSource, 'arena' | 'solution' | 'moves' | 'alternates'>,
): Result<SolvedSource> {
  const solution = known.graph === 'plain' ? solvePlain(arena) : attractors(arena);
  if (!solution.ok) return solution;
  return ok({ ...known, arena, moves, solution: solution.value, alternates: known.graph === 'plain' || alternates(arena) });
}

/** Whether each move of an arena passes the turn. */
export function alternates(arena: Arena): boolean {
  const next: number[] = [];
  for (let p = 0; p < arena.size; p++) {
    const count = arena.successors(p, next);
    for (let i = 0; i < count; i++) if (arena.owner(next[i]) === arena.owner(p)) return false;
  }
  return true;
}
