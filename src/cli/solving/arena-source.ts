import { existsSync } from 'node:fs';
import { type Game, MAX, type Position, unwrap } from '../../core/index.ts';
import { type GraphGame, type GraphPosition, games, parseGame } from '../../games/index.ts';
import { type Arena, arenaFromGraph, doubled, explore, type ImpartialGame, reachable } from '../../solve/index.ts';
import type { Args } from '../command.ts';
import { loadGame } from '../load-game.ts';
import { beginning } from '../position.ts';
import { impartialOf } from './impartial.ts';
import { refuseKnownGiants } from './known-sizes.ts';
import { demandRoom, fitting, MEGABYTE } from './solved.ts';
import type { Watch } from './watch.ts';

export interface ArenaSource {
  readonly arena: Arena;
  /** Whether the name alone gives the arena again; otherwise whoever saves something about it saves the arena as well. */
  readonly named: boolean;
  /** What short names of positions stand for, where they are the course's. */
  readonly legend: readonly (readonly [short: string, means: string])[];
}

/** What an arena takes once it is written out, beyond which it is refused: arrays, and the search for what can be reached. */
const PER_POSITION = 32;
const PER_MOVE = 8;
const MOST_POSITIONS = 2 ** 24 - 1;

/**
 * The arena of a game, explored from its start or from `--position` and `--moves`; of a graph, as it is written, with what cannot be reached.
 * Games with the same moves for both players are doubled as the course doubles them: `21_a` is 21 with Adam to move.
 */
export async function loadArena(word: string, args: Args, input: () => Promise<string>, watch: Watch): Promise<ArenaSource> {
  const { game, spec } = await loadGame(arenaWord(word), input);
  const { position } = beginning(game, args);
  if (isGraph(game)) return { arena: ofGraph(game, position as GraphPosition, spec), named: false, legend: [] };
  const named = parseGame(spec).ok && args.flags.position === undefined && args.flags.moves === undefined;
  const impartial = impartialOf(game, position);
  const number = impartial?.number(position);
  if (impartial !== undefined && number !== undefined)
    return { ...ofImpartial(game, position, { ...impartial, number }, watch), named };
  refuseKnownGiants(game, position);
  const start = () => beginning(game, args).position;
  const { megabytes, progress } = watch;
  const limits = { positions: MOST_POSITIONS, bytes: megabytes * MEGABYTE, progress };
  const arena = fitting(explore(game, { start, ...limits }), game.name, watch);
  return { arena: renamed(arena, spec, (p) => plainName(arena.name(p))), named, legend: [] };
}

/**
 * What `arena` takes besides games: a text typed as it is (`{0: [1, 2], ...}` or `0 -> 1 2; ...`), a file with such a text, and `-` for
 * standard input. A file with a program in it is a game of one's own, as everywhere.
 */
export function arenaWord(word: string): string {
  const typed = word.trim();
  if (typed === '-') return 'graph:-';
  const name = /^(\w+)(:|$)/.exec(typed)?.[1]?.toLowerCase();
  if (games.some((entry) => entry.name === name)) return typed;
  if (/^(\w+\s*=\s*)?\{/.test(typed) || /->|→|\n/.test(typed)) return `graph:${typed}`;
  if (/\.[cm]?[jt]s$/i.test(typed)) return typed;
  return /^\.{0,2}\//.test(typed) || existsSync(typed) || /\.\w+$/.test(typed) ? `graph:@${typed}` : typed;
}

function isGraph(game: Game): game is Game & GraphGame {
  return 'graph' in game;
}

function ofGraph({ graph }: GraphGame, { vertex }: GraphPosition, spec: string): Arena {
  const title = spec.startsWith('graph:@') ? spec.slice('graph:@'.length) : 'graph';
  return unwrap(arenaFromGraph({ ...graph, title, start: vertex }));
}

interface Numbered {
  readonly index: ImpartialGame;
  readonly number: number;
}

function ofImpartial(game: Game, from: Position, { index, number }: Numbered, watch: Watch): Omit<ArenaSource, 'named'> {
  // No position has more moves than the first: a stick or a square taken away gives nobody a new move.
  demandRoom(game.name, 2 * index.size, 2 * index.size * PER_POSITION, watch);
  demandRoom(game.name, 2 * index.size, 2 * index.size * (PER_POSITION + PER_MOVE * index.successors(index.start, [])), watch);
  const arena = reachable({ ...doubled(index), start: 2 * number + (from.turn() === MAX ? 0 : 1) });
  const isCourse = game.name === 'chomp:2x2' && number === COURSE.length - 1;
  if (!isCourse) return { arena: renamed(arena, game.name, (p) => arena.name(p)), legend: [] };
  const name = (p: number) => arena.name(p).replace(/^(.*)_/, (_, bar: string) => `${COURSE.indexOf(bar)}_`);
  return { arena: renamed(arena, game.name, name), legend: COURSE.map((bar, number) => [`${number}`, bar]) };
}

/** The bars of Chomp 2x2 by the numbers that document 004 gives them. */
const COURSE = ['2.2', '2', '2.1', '1.1', '1'];

/** Under another title and with other names, each made once: to name an explored position is to play up to it. */
function renamed(arena: Arena, title: string, name: (position: number) => string): Arena {
  const known: string[] = [];
  return {
    title,
    size: arena.size,
    start: arena.start,
    owner: (position) => arena.owner(position),
    outcome: (position) => arena.outcome(position),
    successors: (position, into) => arena.successors(position, into),
    name: (position) => (known[position] ??= name(position)),
  };
}

/** Without the signs that mean something in the text of a graph: so that what is printed can be typed again. */
function plainName(name: string): string {
  const bare = name.replace(/["'\s]/g, '').replace(/^[#;:,=[\](){}]+|[#;:,=[\](){}]+$/g, '');
  return bare.replace(/[#;:,=[\](){}]+/g, '.') || '-';
}
