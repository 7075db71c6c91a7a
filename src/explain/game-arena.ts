import { type Game, MAX, MIN, ok, type Position, type Result, WIN } from '../core/index.ts';
import { type Arena, attractors, doubled, type ImpartialGame, NONE, reachable, type Solution } from '../solve/index.ts';

/**
 * What the positions of an arena are those of: of a game as it is; of one in which both players have the same moves,
 * asked without whose turn it is (`plain`) or once for each player (`doubled`); or as somebody gave them.
 */
export type GraphKind = 'plain' | 'doubled' | 'game' | 'given';

/** An arena, and what short names of its positions stand for, where they are the course's. */
export interface NamedArena {
  readonly arena: Arena;
  readonly moves: number;
  /** What the numbered game calls a position, with `_a` or `_e` behind it where the graph is doubled. */
  readonly underlying: (position: number) => string;
  readonly legend: readonly (readonly [short: string, means: string])[];
}

/** A game in which both players have the same moves, by the numbers of its positions, and the one to begin at. */
export interface Numbered {
  readonly index: ImpartialGame;
  readonly number: number;
}

/** The bars of Chomp 2x2 by the numbers that document 004 gives them. */
const COURSE = ['2.2', '2', '2.1', '1.1', '1'];

/** The course's arena of a game in which both players have the same moves: `21_a` is 21 with Adam to move. */
export function doubledArena(game: Game, from: Position, numbered: Numbered): NamedArena {
  const { index, number } = numbered;
  const arena = reachable({ ...doubled(index), start: 2 * number + (from.turn() === MAX ? 0 : 1) });
  const name = (p: number) => arena.name(p).replace(/^(.*)_/, (_, bar: string) => `${COURSE.indexOf(bar)}_`);
  return inCourseNames(game, numbered, arena, name);
}

/**
 * The graph that the course draws first: nobody asks whose turn it is. Every position is called Max's, and an outcome
 * is that of the player to move there: `solvePlain` solves it, and no other solver may.
 */
export function plainArena(game: Game, numbered: Numbered): NamedArena {
  const { index, number } = numbered;
  const next: number[] = [];
  const arena = reachable({
    title: index.title,
    size: index.size,
    start: number,
    owner: () => MAX,
    outcome: (p) => (index.successors(p, next) > 0 ? undefined : index.stuck === 'wins' ? WIN : -WIN),
    successors: (p, into) => index.successors(p, into),
    name: (p) => index.name(p),
  });
  return inCourseNames(game, numbered, arena, (p) => `${COURSE.indexOf(arena.name(p))}`);
}

function inCourseNames(
  game: Game,
  { number }: Numbered,
  arena: Arena & { readonly moves: number },
  name: (position: number) => string,
): NamedArena {
  const underlying = (p: number) => arena.name(p);
  const told = { moves: arena.moves, underlying };
  const isCourse = game.name === 'chomp:2x2' && number === COURSE.length - 1;
  if (!isCourse) return { arena: renamed(arena, game.name, underlying), ...told, legend: [] };
  return { arena: renamed(arena, game.name, name), ...told, legend: COURSE.map((bar, short) => [`${short}`, bar]) };
}

/** The plain graph with each position once for each player: 2p is p with Adam to move, 2p + 1 with Ève to move. */
export function doubledGraph(plain: Arena): Arena {
  return {
    title: plain.title,
    size: 2 * plain.size,
    start: 2 * plain.start,
    owner: (p) => (p % 2 === 0 ? MAX : MIN),
    outcome: (p) => {
      const outcome = plain.outcome(p >> 1);
      return outcome === undefined || p % 2 === 0 ? outcome : -outcome;
    },
    successors: (p, into) => {
      const count = plain.successors(p >> 1, into);
      for (let i = 0; i < count; i++) into[i] = 2 * into[i] + 1 - (p % 2);
      return count;
    },
    name: (p) => `${plain.name(p >> 1)}_${p % 2 === 0 ? 'a' : 'e'}`,
  };
}

/**
 * Who wins from each position of a plain graph: MAX where the player to move does, MIN where the other does. It is
 * what the doubled graph says of the positions where Adam moves; exchanging the players says the same of the others.
 */
export function solvePlain(plain: Arena): Result<Solution> {
  const solved = attractors(doubledGraph(plain));
  if (!solved.ok) return solved;
  const ofAdam = <A extends Int8Array | Int32Array>(list: A) => list.filter((_, p) => p % 2 === 0) as A;
  const { winner, rank, move } = solved.value;
  return ok({ winner: ofAdam(winner), rank: ofAdam(rank), move: ofAdam(move).map((to) => (to === NONE ? NONE : to >> 1)) });
}

/** Under another title and with other names. */
export function renamed(arena: Arena, title: string, name: (position: number) => string): Arena {
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
 * The name of a position without the signs that mean something in the text of a graph, so that what is printed can be
 * typed again. Different positions may get the same name: see `uniqueNames`.
 */
export function plainName(name: string): string {
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
export const MOST_LISTED = 200_000;

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

/**
 * A dictionary, a list of pairs, an arrow, several lines, a line like `0: 1 2` or `win eve: 3`, or a start, which every
 * arena has: no game and no file is written so.
 */
export function isArenaText(typed: string): boolean {
  return [/^(\w+\s*=\s*)?(\{|\[\s*\()/, /->|→|\n/, /^[^:;/\\]+:(\s|$)/, /(^|;)\s*start\s*[:=]/i].some((sign) => sign.test(typed));
}
