import { existsSync } from 'node:fs';
import { type Game, type Position, unwrap } from '../../core/index.ts';
import { demandRoom, fitting, type SolveWatch } from '../../engines/index.ts';
import {
  doubledArena,
  type GraphKind,
  isArenaText,
  MOST_LISTED,
  type Numbered,
  plainName,
  renamed,
} from '../../explain/index.ts';
import { cards, descriptorOf, type ExplicitGraph, type GraphPosition, parseGame } from '../../games/index.ts';
import {
  type Arena,
  arenaFromGraph,
  explore,
  FOOTPRINTS,
  type Footprint,
  MOST_KEYS,
  memoryNeeded,
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
  readonly graph: Exclude<GraphKind, 'plain'>;
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
  // A tree, unless it is a list of pairs.
  if (/^\[(?!\s*\()/.test(typed)) return typed;
  if (isArenaText(typed)) return `graph:${typed}`;
  if (/\.[cm]?[jt]s$/i.test(typed)) return typed;
  return /^\.{0,2}\//.test(typed) || existsSync(typed) || /\.\w+$/.test(typed) ? `graph:@${typed}` : typed;
}

function ofGraph(graph: ExplicitGraph, { vertex }: GraphPosition, spec: string): Arena {
  const title = spec.startsWith('graph:@') ? spec.slice('graph:@'.length) : 'graph';
  // Whether the players alternate, the text has said already.
  return unwrap(arenaFromGraph({ ...graph, names: graph.names.map(printable), title, start: vertex }, { bipartite: false }));
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
  const { arena, moves: written, legend } = doubledArena(game, from, { index, number });
  return { arena, bytes: memoryNeeded(WRITTEN_OUT, arena.size, written), legend };
}

/** Under another title. */
export function retitled(arena: Arena, title: string): Arena {
  return renamed(arena, title, (position) => arena.name(position));
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
