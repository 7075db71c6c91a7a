import { type Game, MAX, ok, type Player, type Result } from '../core/index.ts';
import { doubled, type GameGraph, type ImpartialGame, type ImpartialGraph, reachable } from '../model/index.ts';
import { type Arena, attractors, NONE, type Solution } from '../solve/index.ts';

/**
 * The graph of an arena: that of a game (`game`); that of a game in which both players have the same moves, without the
 * player to move (`plain`) or once for each player (`doubled`); or a graph that a user gave (`given`).
 */
export type GraphKind = 'plain' | 'doubled' | 'game' | 'given';

/** A graph, with the meaning of the Course's short names of positions if it uses them. */
export interface NamedGraph<G extends GameGraph> {
  readonly arena: G;
  readonly moves: number;
  /** The name of a position in the numbered game, followed by `_a` or `_e` in the bipartite arena. */
  readonly underlying: (position: number) => string;
  readonly legend: readonly (readonly [short: string, means: string])[];
}

/** The start of a game in which both players have the same moves: its positions by number, and the first one. */
export interface IndexedStart {
  readonly index: ImpartialGame;
  readonly number: number;
}

/** The bars of Chomp 2x2 by their numbers in the Course. */
const COURSE = ['2.2', '2', '2.1', '1.1', '1'];

/** The impartial graph of a game, which the course draws first: nobody asks whose turn it is. */
export function impartialGraph(game: Game, start: IndexedStart): NamedGraph<ImpartialGraph> {
  const graph = reachable(start.index, start.number);
  const { name, ...rest } = courseNames(game, start, graph);
  return { arena: renamed(graph, game.name, name), ...rest };
}

/** The course's bipartite arena of such a game: `21_a` is 21 with Adam to move. */
export function bipartiteArena(game: Game, turn: Player, start: IndexedStart): NamedGraph<Arena> {
  const arena = reachable(doubled(start.index), 2 * start.number + (turn === MAX ? 0 : 1));
  const { name, ...rest } = courseNames(game, start, arena);
  return { arena: renamed(arena, game.name, name), ...rest };
}

function courseNames(game: Game, { number }: IndexedStart, graph: GameGraph & { readonly moves: number }) {
  const underlying = (p: number) => graph.name(p);
  const isCourse = game.name === 'chomp:2x2' && number === COURSE.length - 1;
  const short = (p: number) => underlying(p).replace(/^[^_]*/, (bar) => `${COURSE.indexOf(bar)}`);
  return {
    name: isCourse ? short : underlying,
    moves: graph.moves,
    underlying,
    legend: isCourse ? COURSE.map((bar, i) => [`${i}`, bar] as const) : [],
  };
}

/**
 * Solves a graph. In an impartial graph the winner is MAX if the player to move wins and MIN if the other does: the
 * results of the bipartite arena where Adam moves. Where Ève moves they are the same with the players exchanged.
 */
export function solveGraph(graph: GameGraph): Result<Solution> {
  if (graph.owner !== undefined) return attractors(graph);
  const solved = attractors(doubled(graph));
  if (!solved.ok) return solved;
  const ofAdam = <A extends Int8Array | Int32Array>(list: A) => list.filter((_, p) => p % 2 === 0) as A;
  const { winner, rank, move } = solved.value;
  return ok({ winner: ofAdam(winner), rank: ofAdam(rank), move: ofAdam(move).map((to) => (to === NONE ? NONE : to >> 1)) });
}

/** Under another title and with other names. */
export function renamed(graph: Arena, title: string, name: (position: number) => string): Arena;
export function renamed(graph: ImpartialGraph, title: string, name: (position: number) => string): ImpartialGraph;
export function renamed(graph: GameGraph, title: string, name: (position: number) => string): GameGraph {
  const common = {
    title,
    size: graph.size,
    start: graph.start,
    successors: (position: number, into: number[]) => graph.successors(position, into),
    name: uniqueNames(graph.size, name),
  };
  if (graph.owner === undefined) return { ...common, play: graph.play, isDraw: (p) => graph.isDraw?.(p) ?? false };
  return { ...common, owner: (position) => graph.owner(position), outcome: (position) => graph.outcome(position) };
}

/**
 * The name of a position without the characters that have a meaning in the text of a graph, so that the printed text
 * can be typed again. Different positions may get the same name: see `uniqueNames`.
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
 * Arenas up to this size are named from the first position to the last, so that a name does not depend on earlier
 * requests.
 */
export const MOST_LISTED = 200_000;

/**
 * Names of positions 0 to size - 1, each made once, since to name an explored position is to play up to it; those that
 * clash get a number: `x`, `x~2`.
 */
export function uniqueNames(size: number, name: (position: number) => string): (position: number) => string {
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
 * A dictionary, a list of pairs, a list with a name, OCaml's array, a graph of Graphviz, an arrow, several lines, a
 * line like `0: 1 2` or `win eve: 3`, or a start: no game and no file is written so.
 */
export function isArenaText(typed: string): boolean {
  return ARENA_TEXTS.some((sign) => sign.test(typed));
}

const ARENA_TEXTS: readonly RegExp[] = [
  /^(\w+\s*=\s*)?(\{|\[\s*\()/,
  /^(let\s+)?\w+\s*=\s*(\[|(default|Ordered)?dict\s*\(|(numpy|np)?\.?array\s*\()/,
  /^\w+\s*\[.*\]\s*=|^\[\||^(default|Ordered)?dict\s*\(|^(strict\s+)?digraph\b/,
  /->|→|\n/,
  /^[^:;/\\]+:(\s|$)/,
  /(^|;)\s*start\s*[:=]/i,
];
