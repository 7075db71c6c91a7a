import { DRAW, type Failure, MAX, MIN, ok, type Player, type Result, winFor } from '../core/index.ts';
import { arenaPicture } from '../draw/index.ts';
import { formatGraph, isName, nameLike } from '../games/index.ts';
import {
  type ArenaData,
  type ExplicitArena,
  type GameGraph,
  outcomeOf,
  ownerOf,
  successorsIn,
  targetsOf,
  winnerOf,
} from '../model/index.ts';
import { arenaFromGraph } from '../solve/index.ts';
import { failure } from './arena-words.ts';
import { plainName, solveGraph, uniqueNames } from './game-arena.ts';

/** How the game ends at a vertex: a victory of a player, or a draw. */
export type Ending = Player | 0;

export interface DrawnVertex {
  readonly name: string;
  /** The x of its centre, in whole CSS pixels from the left. */
  readonly x: number;
  readonly y: number;
  readonly owner: Player;
  /** Only at vertices without a move. A vertex with neither moves nor outcome is a draw (Course, remark 2). */
  readonly ending?: Ending;
}

/**
 * A graph as somebody draws it. It may be half done: nothing drawn, no move anywhere. A player may move twice in a row,
 * which the course does not allow and the solver does. Vertices go by their numbers; those of the operations are the
 * numbers before.
 *
 * Every operation gives a graph of which this holds: names are good and different, arrows lead from one vertex to
 * another or back to it, each once, none from an ending; and there is a start, the first vertex if nobody chose one.
 */
export interface DrawnGraph {
  readonly vertices: readonly DrawnVertex[];
  readonly edges: readonly (readonly [from: number, to: number])[];
  /** -1 if there is no vertex. */
  readonly start: number;
}

export const EMPTY_DRAWING: DrawnGraph = { vertices: [], edges: [], start: -1 };

/** The most vertices that are drawn by hand. */
export const MOST_HAND_DRAWN = 200;
const LONGEST_NAME = 40;
const FURTHEST = 10_000;

export interface NewVertex {
  readonly x: number;
  readonly y: number;
  /** Default: the first free number. */
  readonly name?: string;
  /** Default: Adam's. */
  readonly owner?: Player;
  readonly ending?: Ending;
}

export function addVertex(graph: DrawnGraph, added: NewVertex): Result<DrawnGraph> {
  const { vertices, edges, start } = graph;
  if (vertices.length >= MOST_HAND_DRAWN) return failure('drawn-too-many', { most: MOST_HAND_DRAWN });
  const name = added.name ?? freeName(graph);
  const wrong = nameProblem(graph, name, -1) ?? placeProblem(added);
  if (wrong) return wrong;
  const ending = added.ending === undefined ? {} : { ending: added.ending };
  const vertex = { name, x: Math.round(added.x), y: Math.round(added.y), owner: added.owner ?? MAX, ...ending };
  return ok({ vertices: [...vertices, vertex], edges, start: start < 0 ? 0 : start });
}

function freeName({ vertices }: DrawnGraph): string {
  const taken = new Set(vertices.map(({ name }) => name));
  let number = 0;
  while (taken.has(`${number}`)) number++;
  return `${number}`;
}

/**
 * Deletes a vertex with its arrows. Later vertices move up by one number; if it was the start, the first vertex becomes
 * the start.
 */
export function removeVertex(graph: DrawnGraph, vertex: number): Result<DrawnGraph> {
  const missing = missingVertex(graph, vertex);
  if (missing) return missing;
  const moved = (v: number) => (v > vertex ? v - 1 : v);
  const vertices = graph.vertices.filter((_, v) => v !== vertex);
  const edges = graph.edges.filter((ends) => !ends.includes(vertex)).map(([a, b]) => [moved(a), moved(b)] as const);
  const start = vertices.length === 0 ? -1 : graph.start === vertex ? 0 : moved(graph.start);
  return ok({ vertices, edges, start });
}

export function renameVertex(graph: DrawnGraph, vertex: number, name: string): Result<DrawnGraph> {
  const wrong = missingVertex(graph, vertex) ?? nameProblem(graph, name.trim(), vertex);
  return wrong ?? ok(changed(graph, vertex, (before) => ({ ...before, name: name.trim() })));
}

export function placeVertex(graph: DrawnGraph, vertex: number, x: number, y: number): Result<DrawnGraph> {
  const wrong = missingVertex(graph, vertex) ?? placeProblem({ x, y });
  return wrong ?? ok(changed(graph, vertex, (before) => ({ ...before, x: Math.round(x), y: Math.round(y) })));
}

export function connect(graph: DrawnGraph, from: number, to: number): Result<DrawnGraph> {
  const missing = missingVertex(graph, from) ?? missingVertex(graph, to);
  if (missing) return missing;
  const names = { from: graph.vertices[from].name, to: graph.vertices[to].name };
  if (graph.vertices[from].ending !== undefined) return failure('drawn-over', { name: names.from });
  if (hasEdge(graph, from, to)) return failure('drawn-edge-twice', names);
  return ok({ ...graph, edges: [...graph.edges, [from, to]] });
}

export function disconnect(graph: DrawnGraph, from: number, to: number): Result<DrawnGraph> {
  const missing = missingVertex(graph, from) ?? missingVertex(graph, to);
  if (missing) return missing;
  if (!hasEdge(graph, from, to))
    return failure('drawn-no-edge', { from: graph.vertices[from].name, to: graph.vertices[to].name });
  return ok({ ...graph, edges: graph.edges.filter(([a, b]) => a !== from || b !== to) });
}

export function setOwner(graph: DrawnGraph, vertex: number, owner: Player): Result<DrawnGraph> {
  return missingVertex(graph, vertex) ?? ok(changed(graph, vertex, (before) => ({ ...before, owner })));
}

/** undefined takes the ending away. */
export function setEnding(graph: DrawnGraph, vertex: number, ending: Ending | undefined): Result<DrawnGraph> {
  const missing = missingVertex(graph, vertex);
  if (missing) return missing;
  if (ending !== undefined && graph.edges.some(([from]) => from === vertex))
    return failure('drawn-plays-on', { name: graph.vertices[vertex].name });
  return ok(changed(graph, vertex, ({ ending: _, ...before }) => ({ ...before, ...(ending !== undefined && { ending }) })));
}

export function setStart(graph: DrawnGraph, vertex: number): Result<DrawnGraph> {
  return missingVertex(graph, vertex) ?? ok({ ...graph, start: vertex });
}

function changed(graph: DrawnGraph, vertex: number, change: (before: DrawnVertex) => DrawnVertex): DrawnGraph {
  return { ...graph, vertices: graph.vertices.map((before, v) => (v === vertex ? change(before) : before)) };
}

function hasEdge({ edges }: DrawnGraph, from: number, to: number): boolean {
  return edges.some(([a, b]) => a === from && b === to);
}

function missingVertex({ vertices }: DrawnGraph, vertex: number): Failure | undefined {
  if (Number.isInteger(vertex) && vertex >= 0 && vertex < vertices.length) return undefined;
  return failure('drawn-no-vertex', { vertex, count: vertices.length });
}

function nameProblem({ vertices }: DrawnGraph, name: string, but: number): Failure | undefined {
  if (!isName(name)) return failure('drawn-name', { name, example: nameLike(name) });
  if (name.length > LONGEST_NAME) return failure('drawn-name-long', { most: LONGEST_NAME });
  return vertices.some((other, v) => v !== but && other.name === name) ? failure('drawn-name-taken', { name }) : undefined;
}

function placeProblem({ x, y }: { readonly x: number; readonly y: number }): Failure | undefined {
  const isFine = (at: number) => at >= 0 && at <= FURTHEST;
  return isFine(x) && isFine(y) ? undefined : failure('drawn-nowhere', { most: FURTHEST });
}

/** The graph of the solver and of the parsers; undefined while nothing is drawn. */
export function explicitGraph({ vertices, edges, start }: DrawnGraph): ArenaData | undefined {
  if (vertices.length === 0) return undefined;
  const successors = vertices.map((_, v) => edges.flatMap(([from, to]) => (from === v ? [to] : [])));
  const offsets = [0];
  for (const list of successors) offsets.push((offsets.at(-1) as number) + list.length);
  return {
    names: vertices.map(({ name }) => name),
    owner: vertices.map(({ owner }) => owner),
    offsets,
    targets: successors.flat(),
    outcome: vertices.map(({ ending }, v) =>
      ending === undefined ? (successors[v].length === 0 ? DRAW : undefined) : ending === 0 ? DRAW : winFor(ending),
    ),
    start,
  };
}

/** The arena to solve. Players may move twice in a row. */
export function arenaOfDrawing(graph: DrawnGraph): Result<ExplicitArena> {
  const explicit = explicitGraph(graph);
  if (explicit === undefined) return failure('drawn-empty');
  return arenaFromGraph({ ...explicit, title: 'graph' }, { bipartite: false });
}

/** An adjacency list that `parseGraph` reads again. */
export function textOfDrawing(graph: DrawnGraph): string {
  const explicit = explicitGraph(graph);
  return explicit === undefined ? '' : formatGraph(explicit);
}

/**
 * The graph in Python, with the Course's names: the dictionary of successors, the owners (S_a, S_e), victories and
 * draws. `parseGraph` reads it as well.
 */
export function pythonOfDrawing(graph: DrawnGraph): string {
  const explicit = explicitGraph(graph);
  if (explicit === undefined) return '';
  const { names, owner, outcome, start } = explicit;
  const quoted = names.map((name) => (/^(0|[1-9]\d*)$/.test(name) ? name : `'${name}'`));
  const entries = quoted.map((name, v) => {
    const to = successorsIn(explicit, v).map((target) => quoted[target]);
    return `    ${name}: [${to.join(', ')}],`;
  });
  const set = (name: string, holds: (v: number) => boolean) => {
    const inside = quoted.filter((_, v) => holds(v));
    return inside.length === 0 ? [] : [`${name} = {${inside.join(', ')}}`];
  };
  const isWonBy = (player: Player) => (v: number) => winnerOf(outcome[v] ?? 0) === player;
  return [
    'G = {',
    ...entries,
    '}',
    ...set('S_a', (v) => owner[v] === MAX),
    ...set('S_e', (v) => owner[v] === MIN),
    ...set('V_a', isWonBy(MAX)),
    ...set('V_e', isWonBy(MIN)),
    ...set('N', (v) => outcome[v] === DRAW),
    ...(edgesAlternate(graph) ? [] : ["turns = 'free'"]),
    `start = ${quoted[start]}`,
  ].join('\n');
}

function edgesAlternate({ vertices, edges }: DrawnGraph): boolean {
  return edges.every(([from, to]) => vertices[from].owner !== vertices[to].owner);
}

/** Any graph as a drawing, each vertex where the layout puts it; those of an impartial one are called Adam's. */
export function drawingOf(arena: GameGraph, layout: 'levels' | 'ranks' = 'levels'): Result<DrawnGraph> {
  if (arena.size > MOST_HAND_DRAWN) return failure('drawn-too-many', { most: MOST_HAND_DRAWN });
  const solution = solveGraph(arena);
  if (!solution.ok) return solution;
  const { boxes } = arenaPicture(arena, solution.value, { layout, maxPositions: arena.size }).geometry;
  const name = uniqueNames(arena.size, (p) => plainName(arena.name(p)).slice(0, LONGEST_NAME - 4));
  const edges: (readonly [number, number])[] = [];
  const vertices: DrawnVertex[] = [];
  for (const { item, x, y } of boxes) {
    const { position } = item;
    const outcome = outcomeOf(arena, position);
    const ending = outcome === undefined ? {} : { ending: winnerOf(outcome) };
    const owner = ownerOf(arena, position);
    vertices[position] = { name: name(position), x: Math.round(x), y: Math.round(y), owner, ...ending };
    for (const to of targetsOf(arena, position)) edges.push([position, to]);
  }
  return ok({ vertices, edges: edges.sort(([a], [b]) => a - b), start: arena.start });
}

const OWNERS = { a: MAX, e: MIN } as const;
const ENDINGS: Readonly<Record<string, Ending>> = { '+': MAX, '-': MIN, '=': 0 };

/**
 * A drawing in one field of a link, its places included: a piece for each vertex, with the numbers of its successors.
 *
 *     0,120,40,a*:1.2;1,60,140,e;2,180,140,e-
 *
 * 0 is Adam's (`a`) and the start (`*`); Ève has won (`-`; Adam `+`, a draw `=`) at 2.
 */
export function formatDrawing({ vertices, edges, start }: DrawnGraph): string {
  return vertices
    .map(({ name, x, y, owner, ending }, v) => {
      const result = ending === undefined ? '' : ending === MAX ? '+' : ending === MIN ? '-' : '=';
      const to = edges.flatMap(([from, target]) => (from === v ? [target] : []));
      const moves = to.length === 0 ? '' : `:${to.join('.')}`;
      return `${name},${x},${y},${owner === MAX ? 'a' : 'e'}${result}${v === start ? '*' : ''}${moves}`;
    })
    .join(';');
}

const PIECE = /^([^,;:]+),(\d{1,5}),(\d{1,5}),([ae])([-+=]?)(\*?)(?::(\d{1,4}(?:\.\d{1,4})*))?$/u;

export function parseDrawing(text: string): Result<DrawnGraph> {
  if (text.trim() === '') return ok(EMPTY_DRAWING);
  let graph = EMPTY_DRAWING;
  const pieces = text.split(';');
  if (pieces.length > MOST_HAND_DRAWN) return failure('drawn-too-many', { most: MOST_HAND_DRAWN });
  const moves: [number, number][] = [];
  let start = 0;
  for (const [v, piece] of pieces.entries()) {
    const read = PIECE.exec(piece);
    if (read === null) return failure('drawn-not-read', { text: piece });
    const [, name, x, y, owner, ending, begins, to = ''] = read;
    const result = ending === '' ? {} : { ending: ENDINGS[ending] };
    const added = addVertex(graph, { name, x: Number(x), y: Number(y), owner: OWNERS[owner as 'a' | 'e'], ...result });
    if (!added.ok) return added;
    graph = added.value;
    if (begins !== '') start = v;
    for (const target of to.split('.')) if (target !== '') moves.push([v, Number(target)]);
  }
  for (const [from, to] of moves) {
    const joined = connect(graph, from, to);
    if (!joined.ok) return joined;
    graph = joined.value;
  }
  return setStart(graph, start);
}
