import { existsSync } from 'node:fs';
import { type Game, MAX, type Position, unwrap } from '../../core/index.ts';
import { demandRoom, fitting, type SolveWatch } from '../../engines/index.ts';
import { cards, descriptorOf, type ExplicitGraph, type GraphPosition, parseGame } from '../../games/index.ts';
import {
  type Arena,
  arenaFromGraph,
  doubled,
  explore,
  FOOTPRINTS,
  type Footprint,
  type ImpartialGame,
  MOST_KEYS,
  memoryNeeded,
  reachable,
  together,
} from '../../solve/index.ts';
import type { Args } from '../command.ts';
import { type LoadedGame, loadGame } from '../load-game.ts';
import { failure } from '../problems.ts';
import { beginning } from '../starting.ts';
import { printable } from '../style.ts';
import { MEGABYTE } from './watch.ts';

export interface ArenaSource {
  readonly arena: Arena;
  /** The memory that the arena holds. */
  readonly bytes: number;
  /**
   * Whether the title, with `from`, gives the arena again by the rules of one of our games; otherwise whoever saves
   * something about it saves the arena as well.
   */
  readonly named: boolean;
  /** Where it starts, in the notation of the game, if not at the start of the game. */
  readonly from?: string;
  /** What the positions are those of: of the doubled graph, of the game itself, or as somebody gave them. */
  readonly graph: 'doubled' | 'game' | 'given';
  /** Plies that the game goes on where the arena stops: the poison of Chomp is still eaten. */
  readonly extra: number;
  /** What short names of positions stand for, where they are the course's. */
  readonly legend: readonly (readonly [short: string, means: string])[];
}

/** An arena written out, and the search for what can be reached. */
const WRITTEN_OUT: Footprint = { perPosition: 32, perMove: 8 };

/**
 * The arena that a word of the command line stands for. `lists` is the option, if any, that writes out each position
 * by its name.
 */
export async function loadArena(
  word: string,
  args: Args,
  input: () => Promise<string>,
  watch: SolveWatch,
  lists?: string,
): Promise<ArenaSource> {
  return arenaOfGame(await loadGame(arenaWord(word), input), args, watch, { lists });
}

/**
 * The arena of a game, explored from its start or from `--position` and `--moves`; of a graph, as it is written, with
 * what cannot be reached. Games with the same moves for both players are doubled as the course doubles them: `21_a` is
 * 21 with Adam to move; not with `doubles` false, where they are explored like all others. `lists`: see `loadArena`.
 */
export function arenaOfGame(
  { game, spec }: Pick<LoadedGame, 'game' | 'spec'>,
  args: Args,
  watch: SolveWatch,
  { lists, doubles = true }: { readonly lists?: string | undefined; readonly doubles?: boolean } = {},
): ArenaSource {
  const { position } = beginning(game, args);
  const graph = descriptorOf(game)?.graph?.(game);
  const given = { bytes: 0, named: false, graph: 'given', extra: 0, legend: [] } as const;
  if (graph !== undefined) return { arena: ofGraph(graph, position as GraphPosition, spec), ...given };
  const elsewhere = args.flags.position !== undefined || args.flags.moves !== undefined;
  const named = parseGame(spec).ok;
  const known = { named, ...(elsewhere && { from: game.formatPosition(position) }) };
  const impartial = descriptorOf(game)?.impartial?.(game, position);
  const number = impartial?.number(position);
  if (doubles && impartial !== undefined && number !== undefined) {
    const doubledArena = ofImpartial(game, position, { ...impartial, number }, watch);
    const source = { ...doubledArena, ...known, graph: 'doubled', extra: impartial.extra } as const;
    if (lists !== undefined) demandListable(source.arena, lists);
    return source;
  }
  refuseKnownGiants(game, position);
  const start = () => beginning(game, args).position;
  const { megabytes, progress } = watch;
  const explored = explore(game, {
    start,
    positions: lists === undefined ? MOST_KEYS : MOST_LISTED,
    bytes: megabytes * MEGABYTE,
    besides: FOOTPRINTS.attractors,
    progress,
  });
  if (lists !== undefined && !explored.ok && explored.error.code === 'too-many') throw tooManyToList(spec, lists);
  const arena = fitting(explored, game.name, watch);
  const bytes = memoryNeeded(FOOTPRINTS.explore, arena.size, arena.moves);
  return { arena: renamed(arena, spec, (p) => plainName(arena.name(p))), bytes, ...known, graph: 'game', extra: 0, legend: [] };
}

/** Names and all, a larger arena would not fit in the memory, nor in a text. */
export function demandListable({ title, size }: Arena, option: string): void {
  if (size > MOST_LISTED) throw tooManyToList(title, option);
}

function tooManyToList(title: string, option: string) {
  return failure((say) => say.solving.tooManyToList(title, MOST_LISTED, option));
}

/**
 * What `arena`, `solve` and `strategy` take besides games: a text typed as it is (`{0: [1, 2], ...}`, `0 -> 1 2; ...`
 * or `0: 1 2; ...`), a file with such a text, and `-` for standard input. A file with a program in it is a game of
 * one's own, as everywhere.
 */
export function arenaWord(word: string): string {
  const typed = word.trim();
  if (typed === '-') return 'graph:-';
  const name = /^(\w+)\s*(:|$)/.exec(typed)?.[1]?.toLowerCase();
  if (cards.some((entry) => entry.name === name)) return typed;
  if (typed.startsWith('[')) return typed;
  if (isArenaText(typed)) return `graph:${typed}`;
  if (/\.[cm]?[jt]s$/i.test(typed)) return typed;
  return /^\.{0,2}\//.test(typed) || existsSync(typed) || /\.\w+$/.test(typed) ? `graph:@${typed}` : typed;
}

/**
 * A dictionary, an arrow, several lines, a line like `0: 1 2` or `win eve: 3`, or a start, which every arena has: no
 * game and no file is written so.
 */
function isArenaText(typed: string): boolean {
  return [/^(\w+\s*=\s*)?\{/, /->|→|\n/, /^[^:;/\\]+:(\s|$)/, /(^|;)\s*start\s*[:=]/i].some((sign) => sign.test(typed));
}

function ofGraph(graph: ExplicitGraph, { vertex }: GraphPosition, spec: string): Arena {
  const title = spec.startsWith('graph:@') ? spec.slice('graph:@'.length) : 'graph';
  // Whether the players alternate, the text has said already.
  return unwrap(arenaFromGraph({ ...graph, names: graph.names.map(printable), title, start: vertex }, { bipartite: false }));
}

interface Numbered {
  readonly index: ImpartialGame;
  readonly number: number;
}

function ofImpartial(
  game: Game,
  from: Position,
  { index, number }: Numbered,
  watch: SolveWatch,
): Pick<ArenaSource, 'arena' | 'bytes' | 'legend'> {
  // No position has more moves than the first: a stick or a square taken away gives nobody a new move.
  const moves = 2 * index.size * index.successors(index.start, []);
  const positions = 2 * index.size;
  const most = memoryNeeded(together(WRITTEN_OUT, FOOTPRINTS.attractors), positions, moves);
  demandRoom(game.name, { positions, bytes: most, upTo: true }, watch);
  const arena = reachable({ ...doubled(index), start: 2 * number + (from.turn() === MAX ? 0 : 1) });
  const isCourse = game.name === 'chomp:2x2' && number === COURSE.length - 1;
  const bytes = memoryNeeded(WRITTEN_OUT, arena.size, arena.moves);
  if (!isCourse) return { arena: renamed(arena, game.name, (p) => arena.name(p)), bytes, legend: [] };
  const name = (p: number) => arena.name(p).replace(/^(.*)_/, (_, bar: string) => `${COURSE.indexOf(bar)}_`);
  return { arena: renamed(arena, game.name, name), bytes, legend: COURSE.map((bar, number) => [`${number}`, bar]) };
}

/** The bars of Chomp 2x2 by the numbers that document 004 gives them. */
const COURSE = ['2.2', '2', '2.1', '1.1', '1'];

/** Under another title. */
export function retitled(arena: Arena, title: string): Arena {
  return renamed(arena, title, (position) => arena.name(position));
}

/** Under another title and with other names. */
function renamed(arena: Arena, title: string, name: (position: number) => string): Arena {
  return {
    title,
    size: arena.size,
    start: arena.start,
    owner: (position) => arena.owner(position),
    outcome: (position) => arena.outcome(position),
    successors: (position, into) => arena.successors(position, into),
    name: uniqueNames(arena.size, name),
  };
}

/**
 * Numbers of positions that are known, of games too large to be tried. Connect 4: Edelkamp and Kissmann 2008, OEIS
 * A212693.
 */
const POSITIONS: Readonly<Record<string, number>> = {
  connect4: 4_531_985_219_092,
  'connect4:7x6x4:alignments': 4_531_985_219_092,
};

/** Refuses at once what is known not to fit; from a position further on everything may be tried. */
function refuseKnownGiants(game: Game, position: Position): void {
  const positions = POSITIONS[game.name];
  if (positions === undefined || game.formatPosition(position) !== game.formatPosition(game.start())) return;
  throw failure((say) => say.solving.giant({ what: game.name, positions }));
}

/**
 * The name of a position without the signs that mean something in the text of a graph, so that what is printed can be
 * typed again. Different positions may get the same name: see `uniqueNames`.
 */
function plainName(name: string): string {
  const bare = name
    .replace(/["']/g, '')
    .trim()
    .replace(/[\s\p{Cc}]+/gu, '_')
    .replace(/^[#;:,=[\](){}]+|[#;:,=[\](){}]+$/g, '');
  return bare.replace(/->|→|[#;:,=[\](){}]+/g, '.') || '-';
}

/**
 * Arenas up to this size are named from the first position to the last, so that a name does not depend on what was
 * asked for before.
 */
const MOST_LISTED = 200_000;

/**
 * Names of positions 0 to size - 1, each made once, since to name an explored position is to play up to it; those that
 * clash get a number: `x`, `x~2`.
 */
function uniqueNames(size: number, name: (position: number) => string): (position: number) => string {
  const known: string[] = [];
  const taken = new Set<string>();
  const give = (position: number) => {
    const plain = name(position);
    let unique = plain;
    for (let n = 2; taken.has(unique); n++) unique = `${plain}~${n}`;
    taken.add(unique);
    known[position] = unique;
  };
  return (position) => {
    if (known.length === 0 && size <= MOST_LISTED) for (let p = 0; p < size; p++) give(p);
    if (known[position] === undefined) give(position);
    return known[position];
  };
}
