import { DRAW, MAX, MIN, opponent, type Player, type Random, unwrap, winFor } from '../core/index.ts';
import { arenaPicture, isClear, setName } from '../draw/index.ts';
import { type ArenaLayers, AttractorLayers, reasonSentence, type SolvedArenaSource, solvedArena } from '../explain/index.ts';
import { inFull, type Sayable, type Sentence } from '../i18n/index.ts';
import { targetsOf } from '../model/index.ts';
import { type Arena, type ArenaData, arenaFromGraph } from '../solve/index.ts';
import { sentence } from './arena-words.ts';
import { type Level, suitable } from './exercise.ts';

/** How large the arenas of a level are. */
interface ArenaShape {
  /** How many vertices each row of the picture has; rows belong to Adam and to Ève in turns. */
  readonly rows: readonly (readonly number[])[];
  /** How many moves lead back up: with them there may be plays without end. */
  readonly back: readonly [fewest: number, most: number];
  /** How the game may be over. */
  readonly endings: readonly (Player | 0)[];
  /** The least number of vertices with more than one move. */
  readonly branching: number;
}

const SHAPES: Readonly<Record<Level, ArenaShape>> = {
  1: {
    rows: [
      [1, 2, 3],
      [1, 3, 2],
      [1, 3, 3],
      [1, 2, 2, 1],
      [1, 2, 2, 2],
      [1, 2, 3, 1],
    ],
    back: [0, 0],
    endings: [MAX, MAX, MIN],
    branching: 2,
  },
  2: {
    rows: [
      [1, 2, 3, 2],
      [1, 3, 2, 2],
      [1, 3, 3, 2],
      [1, 2, 2, 2, 1],
    ],
    back: [0, 1],
    endings: [MAX, MAX, MIN, MIN, 0],
    branching: 3,
  },
  3: {
    rows: [
      [1, 3, 3, 2, 2],
      [1, 2, 3, 3, 2],
      [1, 3, 4, 3],
      [1, 2, 2, 2, 2, 2],
      [1, 2, 3, 2, 3],
    ],
    back: [2, 3],
    endings: [MAX, MAX, MIN, MIN, 0],
    branching: 4,
  },
};

export interface ExerciseArena {
  readonly source: SolvedArenaSource;
  readonly layers: ArenaLayers;
}

/**
 * An arena as the course has them, with its solution: one that suits, its vertices called 1, 2, 3... as the picture is
 * read. In the picture no arrow passes behind a vertex.
 */
export function exerciseArena(random: Random, level: Level, suits: (layers: ArenaLayers) => boolean): ExerciseArena {
  const grown = (source: SolvedArenaSource): ExerciseArena => ({ source, layers: new AttractorLayers(source) });
  const suiting = () =>
    suitable(
      () => grown(solvedSource(randomGraph(random, level))),
      ({ layers }) => branchesOf(layers) >= SHAPES[level].branching && suits(layers),
    );
  const clear = suitable(
    () => inReadingOrder(suiting().source),
    (read) => read !== undefined,
  );
  return grown(clear as SolvedArenaSource);
}

function branchesOf(layers: ArenaLayers): number {
  return verticesWith(layers, (vertex) => layers.movesFrom(vertex).length > 1).length;
}

/** Other numbers may make another picture, which is read in another order: so often it is tried. */
const RENUMBERED = 5;

/** undefined if no numbers are in the order of their own picture, or where that is not clear. */
function inReadingOrder(source: SolvedArenaSource): SolvedArenaSource | undefined {
  let read = source;
  for (let i = 0; i < RENUMBERED; i++) {
    const { boxes, routes } = arenaPicture(read.arena, read.solution).geometry;
    const sorted = [...boxes].sort((one, other) => one.y - other.y || one.x - other.x);
    const order = sorted.map(({ item }) => item.position);
    if (order.every((vertex, place) => vertex === place))
      return routes.every((route) => isClear(route, boxes)) ? read : undefined;
    read = solvedSource(renumbered(read.arena, order));
  }
  return undefined;
}

/** The arena with the vertices in this order. */
function renumbered(arena: Arena, order: readonly number[]): ArenaData {
  const successors = order.map((vertex) =>
    targetsOf(arena, vertex)
      .map((to) => order.indexOf(to))
      .sort((one, other) => one - other),
  );
  const [owner, outcome] = [order.map((vertex) => arena.owner(vertex)), order.map((vertex) => arena.outcome(vertex))];
  return { ...listed(successors), owner, outcome, start: order.indexOf(arena.start) };
}

/** Successors and names as the solver takes them. */
export function listed(successors: readonly (readonly number[])[]): Pick<ArenaData, 'names' | 'offsets' | 'targets'> {
  const offsets = [0];
  for (const { length } of successors) offsets.push((offsets.at(-1) as number) + length);
  return { names: successors.map((_, vertex) => `${vertex + 1}`), offsets, targets: successors.flat() };
}

/**
 * Random rows of vertices. Each row is reached from the row above, so that pictures are clear; moves lead one row down,
 * or up by an odd number of rows. A vertex without a move is an ending.
 */
function randomGraph(random: Random, level: Level): ArenaData {
  const { rows: choices, back, endings } = SHAPES[level];
  const rows = numbered(random.pick(choices));
  const successors = rows.flat().map((): number[] => []);
  const connect = (from: number, to: number) => {
    if (!successors[from].includes(to)) successors[from].push(to);
  };
  for (const [row, vertices] of rows.entries()) {
    if (row === 0) continue;
    const above = rows[row - 1];
    for (const vertex of vertices) connect(random.pick(above), vertex);
    for (const vertex of above)
      for (let more = random.pick(successors[vertex].length === 0 ? [0, 1, 2] : [0, 0, 1, 1]); more > 0; more--)
        connect(vertex, random.pick(vertices));
  }
  const count = random.between(...back);
  for (let i = 0; i < count; i++) {
    const row = random.between(1, rows.length - 1);
    const vertex = random.pick(rows[row]);
    const above = rows[row >= 3 && i > 0 ? random.pick([row - 1, row - 3]) : row - 1];
    // The first one closes a circle: a picture of an arena without any has other rows.
    connect(vertex, random.pick(i > 0 ? above : above.filter((from) => successors[from].includes(vertex))));
  }
  const first = random.pick([MAX, MIN]);
  return {
    ...listed(successors),
    owner: rows.flatMap((vertices, row) => vertices.map(() => (row % 2 === 0 ? first : opponent(first)))),
    outcome: successors.map(({ length }) => (length > 0 ? undefined : outcomeFor(random.pick(endings)))),
    start: 0,
  };
}

function numbered(sizes: readonly number[]): number[][] {
  let next = 0;
  return sizes.map((size) => Array.from({ length: size }, () => next++));
}

const outcomeFor = (ending: Player | 0) => (ending === 0 ? DRAW : winFor(ending));

export function solvedSource(graph: ArenaData): SolvedArenaSource {
  return unwrap(solvedArena(unwrap(arenaFromGraph(graph))));
}

export function verticesWith({ source: { arena } }: ArenaLayers, holds: (vertex: number) => boolean): number[] {
  return Array.from({ length: arena.size }, (_, vertex) => vertex).filter(holds);
}

/** Vertices where the game goes on and the player does not win within rank `stage`; by default, does not win at all. */
export function openOutside(layers: ArenaLayers, player: Player, stage = layers.end): number[] {
  return verticesWith(layers, (v) => layers.movesFrom(v).length > 0 && layers.memberAt(v, stage) !== player);
}

/**
 * Whether a question about A^stage of a player, by default about the whole attractor, has something to find: the game
 * can end in two places, the set is more than the player's victories and less than the arena. After level 1 a move that
 * only prepares counts too (rank 2), and each player wins somewhere before the game is over.
 */
export function isInstructive(layers: ArenaLayers, player: Player, level: Level, stage = layers.end): boolean {
  const { winner, rank } = layers.source.solution;
  const isOver = (vertex: number) => layers.movesFrom(vertex).length === 0;
  if (verticesWith(layers, isOver).length < 2) return false;
  const outside = verticesWith(layers, (vertex) => layers.memberAt(vertex, stage) !== player);
  if (outside.length === 0 || layers.newAt(player, 1).length === 0) return false;
  if (level === 1) return true;
  const winsBefore = (who: Player) => verticesWith(layers, (vertex) => winner[vertex] === who && rank[vertex] > 0).length > 0;
  return layers.newAt(player, 2).length > 0 && winsBefore(MAX) && winsBefore(MIN);
}

export function vertexNamed({ source: { arena } }: ArenaLayers, typed: string): number | undefined {
  const name = typed.trim();
  for (let vertex = 0; vertex < arena.size; vertex++) if (arena.name(vertex) === name) return vertex;
  return undefined;
}

export function nameOf({ source: { arena } }: ArenaLayers, vertex: number): Sayable {
  return inFull(arena.name(vertex));
}

export const playerName = (player: Player) => (player === MAX ? 'Adam' : 'Ève');

/** What the course calls the set: A_a^n, or A_a where no stage is meant. */
export function setText(player: Player, stage?: number): Sayable {
  return inFull(stage === undefined ? (player === MAX ? 'Aₐ' : 'Aₑ') : setName(player, stage));
}

/** Why a vertex is in its attractor from its rank on. */
export function whyIn(layers: ArenaLayers, vertex: number): Sentence {
  const { rank } = layers.source.solution;
  return reasonSentence(layers.reasonAt(vertex, rank[vertex]), layers.source);
}

/** Why a vertex is not in the set of a player at a stage, or never: what definition 7 asks for does not hold. */
export function whyOut(layers: ArenaLayers, player: Player, vertex: number, stage?: number): Sentence {
  const { arena } = layers.source;
  const name = nameOf(layers, vertex);
  const moves = layers.movesFrom(vertex);
  if (moves.length === 0) return sentence('vertex-out-over', { vertex: name, player: playerName(player) });
  if (stage === 0) return sentence('vertex-out-goes-on', { vertex: name, player: playerName(player) });
  const set = setText(player, stage === undefined ? undefined : stage - 1);
  const named = (vertices: readonly number[]) => vertices.map((each) => nameOf(layers, each));
  if (arena.owner(vertex) === player)
    return sentence('vertex-out-own', { vertex: name, player: playerName(player), set, moves: named(moves) });
  const within = (to: number) => layers.memberAt(to, stage === undefined ? layers.end : stage - 1) === player;
  const outside = named(moves.filter((to) => !within(to)));
  return sentence('vertex-out-other', { vertex: name, player: playerName(opponent(player)), set, outside });
}
