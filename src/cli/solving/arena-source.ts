import { existsSync } from 'node:fs';
import { type Game, type Position, unwrap } from '../../core/index.ts';
import { demandRoom, fitting, type SolveWatch } from '../../engines/index.ts';
import { arenaPresets, graphOfGame, isArenaText, MOST_LISTED, type OpenedArena, renamed } from '../../explain/index.ts';
import {
  type DeadEnds,
  descriptorOf,
  type GraphGame,
  type GraphNotes,
  type GraphPosition,
  gameInfos,
  nearest,
  parseGame,
  withDeadEnds,
} from '../../games/index.ts';
import {
  type Arena,
  type ArenaData,
  arenaFromGraph,
  FOOTPRINTS,
  type Footprint,
  type ImpartialGame,
  MOST_KEYS,
  memoryNeeded,
  together,
} from '../../solve/index.ts';
import { textFlag } from '../arguments.ts';
import type { Args } from '../command.ts';
import { type LoadedGame, loadGame } from '../load-game.ts';
import { commandFailure, usageError } from '../problems.ts';
import { positionFromOptions } from '../starting.ts';
import { printable } from '../style.ts';
import { MEGABYTE } from './watch.ts';

export interface ArenaSource extends Pick<OpenedArena, 'arena' | 'from' | 'graph' | 'extraPlies' | 'legend'> {
  /** How the text of a graph was completed. */
  readonly reading?: GraphGame & { readonly notes: GraphNotes };
  /** The memory that the arena holds. */
  readonly bytes: number;
  /**
   * Whether the title and `from` give the arena again by the rules of one of our games; otherwise a file about it
   * must contain the arena as well.
   */
  readonly named: boolean;
}

/** An arena written out, and the search for what can be reached. */
const WRITTEN_OUT: Footprint = { perPosition: 32, perMove: 8 };

/** The arena that an argument names. `lists` is the option, if any, that prints each position by its name. */
export async function loadArena(
  word: string,
  args: Args,
  input: () => Promise<string>,
  watch: SolveWatch,
  lists?: string,
): Promise<ArenaSource> {
  return arenaOfGame(deadEndsAsked(await loadGame(arenaWord(word), input), args), args, watch, { lists });
}

const isRead = (game: Game): game is GraphGame & { readonly notes: GraphNotes } => 'notes' in game;

const DEAD_ENDS: readonly DeadEnds[] = ['lost', 'won', 'draw'];

/** The game with what `--dead-ends` says of it. */
export function deadEndsAsked(loaded: LoadedGame, args: Args): LoadedGame {
  const typed = textFlag(args, 'dead-ends');
  if (typed === undefined) return loaded;
  const rule = DEAD_ENDS.find((one) => one === typed);
  if (rule === undefined) throw usageError((say) => say.unknownName('dead-ends', typed, nearest(typed, DEAD_ENDS), DEAD_ENDS));
  if (!isRead(loaded.game)) throw usageError((say) => say.arena.deadEndsOfGraphs({ game: loaded.spec }));
  return { ...loaded, game: withDeadEnds(loaded.game, rule) };
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
  const { position } = positionFromOptions(game, args);
  const typed = descriptorOf(game)?.graph?.(game);
  const given = { bytes: 0, named: false, graph: 'given', extraPlies: 0, legend: [] } as const;
  if (typed !== undefined) {
    const reading = isRead(game) ? { reading: game } : {};
    return { arena: ofGraph(typed, position as GraphPosition, spec), ...given, ...reading };
  }
  refuseKnownGiants(game, position);
  const opened = graphOfGame(game, {
    start: () => positionFromOptions(game, args).position,
    elsewhere: args.flags.position !== undefined || args.flags.moves !== undefined,
    graph: doubles ? 'doubled' : 'game',
    admit: (index) => demandRoomFor(index, game.name, watch),
    title: spec,
    explore: {
      positions: lists === undefined ? MOST_KEYS : MOST_LISTED,
      bytes: watch.megabytes * MEGABYTE,
      besides: FOOTPRINTS.attractors,
      progress: watch.progress,
    },
  });
  if (lists !== undefined && !opened.ok && opened.error.code === 'too-many') throw tooManyToList(spec, lists);
  const { moves, ...source } = fitting(opened, game.name, watch);
  if (lists !== undefined) demandListable(source.arena, lists);
  const footprint = source.graph === 'doubled' ? WRITTEN_OUT : FOOTPRINTS.explore;
  return { ...source, bytes: memoryNeeded(footprint, source.arena.size, moves), named: parseGame(spec).ok };
}

/** Names and all, a larger arena would not fit in the memory, nor in a text. */
export function demandListable({ title, size }: Arena, option: string): void {
  if (size > MOST_LISTED) throw tooManyToList(title, option);
}

function tooManyToList(title: string, option: string) {
  return commandFailure((say) => say.solving.tooManyToList(title, MOST_LISTED, option));
}

/**
 * The arguments of `arena`, `solve` and `strategy` besides games: a typed text (`{0: [1, 2], ...}`, `0 -> 1 2; ...` or
 * `0: 1 2; ...`), a file with such a text, or `-` for standard input. A file that contains a program is a user's own
 * game, as in every command.
 */
export function arenaWord(word: string): string {
  const typed = word.trim();
  if (typed === '-') return 'graph:-';
  const figure = arenaPresets.find(({ name }) => name === typed)?.source;
  if (figure?.kind === 'text') return `graph:${figure.text}`;
  if (figure?.kind === 'game') return figure.game;
  const name = /^(\w+)\s*(:|$)/.exec(typed)?.[1]?.toLowerCase();
  if (gameInfos.some((entry) => entry.name === name)) return typed;
  // A tree, unless it is a list of pairs.
  if (/^\[(?!\s*\()/.test(typed)) return typed;
  if (isArenaText(typed)) return `graph:${typed}`;
  if (/\.[cm]?[jt]s$/i.test(typed)) return typed;
  return /^\.{0,2}\//.test(typed) || existsSync(typed) || /\.\w+$/.test(typed) ? `graph:@${typed}` : typed;
}

function ofGraph(graph: ArenaData, { vertex }: GraphPosition, spec: string): Arena {
  const title = spec.startsWith('graph:@') ? spec.slice('graph:@'.length) : 'graph';
  // Whether the players alternate, the text has said already.
  return unwrap(arenaFromGraph({ ...graph, names: graph.names.map(printable), title, start: vertex }, { bipartite: false }));
}

/** No position has more moves than the first: a stick or a square taken away gives nobody a new move. */
function demandRoomFor(index: ImpartialGame, title: string, watch: SolveWatch): undefined {
  const positions = 2 * index.size;
  const moves = positions * index.successors(index.start, []);
  const bytes = memoryNeeded(together(WRITTEN_OUT, FOOTPRINTS.attractors), positions, moves);
  demandRoom(title, { positions, bytes, upTo: true }, watch);
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

/**
 * Refuses at once a game whose known number of positions is too large. From a later position the solver may be tried.
 */
function refuseKnownGiants(game: Game, position: Position): void {
  const positions = POSITIONS[game.name];
  if (positions === undefined || game.formatPosition(position) !== game.formatPosition(game.start())) return;
  throw commandFailure((say) => say.solving.giant({ what: game.name, positions }));
}
