import { DRAW, legalMove, MAX, ok, type Player, playerName, type Result, winOf } from '../../core/index.ts';
import type { Language } from '../../i18n/index.ts';
import { type ArenaData, type ExplicitImpartialGraph, successorsIn } from '../../model/index.ts';
import type { BuiltInGame } from '../game-info.ts';
import { graphInfo } from '../game-infos.ts';
import { deadEndsSettled, type GraphNotes, type GraphReading, graphFrom, impartialFrom } from './build.ts';
import { alternates, CHOMP_2X2, formatGraph } from './graph.ts';
import { GraphPosition } from './position.ts';
import type { DeadEnds } from './statement.ts';
import { parseStatements } from './statements.ts';
import { captionWords, failure } from './words.ts';

export { deadEndsSettled, type GraphNotes, type GraphReading } from './build.ts';
export { CHOMP_2X2, formatGraph, isName, nameLike, written as writtenName } from './graph.ts';
export { GraphPosition } from './position.ts';
export type { DeadEnds } from './statement.ts';

export interface GraphGame extends BuiltInGame<GraphPosition> {
  readonly graph: ArenaData;
  /** How its text was completed, if it was read from one. */
  readonly notes?: GraphNotes;
}

/** Vertices and edges up to which a name spells the graph out, so that typing it again gives the same game. */
const NAMED = 2000;

/** Vertices that an error names. */
const LISTED = 20;

/** Reads a graph's text; the syntax is described at `parseStatements`. */
export function parseGraph(text: string, reading?: GraphReading): Result<ArenaData> {
  const read = readGraph(text, reading);
  return read.ok ? ok(read.value.graph) : read;
}

/** The same, and how the text was completed. */
export function readGraph(
  text: string,
  reading?: GraphReading,
): Result<{ readonly graph: ArenaData; readonly notes: GraphNotes }> {
  const statements = parseStatements(text);
  return statements.ok ? graphFrom(statements.value, reading) : statements;
}

/** Reads a graph's text that does not say whose turn it is. */
export function parseImpartialGraph(text: string, reading?: GraphReading): Result<ExplicitImpartialGraph> {
  const statements = parseStatements(text);
  return statements.ok ? impartialFrom(statements.value, reading) : statements;
}

/** The vertices for which a text gives an outcome; none if it cannot be read. */
export function verticesWithResult(text: string): ReadonlySet<string> {
  const statements = parseStatements(text);
  return new Set(
    statements.ok ? statements.value.flatMap((one) => (one.says === 'result' || one.says === 'target' ? one.names : [])) : [],
  );
}

/**
 * The game of moving a token along the edges of an explicit graph; Adam (Max) and Ève (Min) each move it from the
 * vertices they control.
 */
export function graphGame(graph: ArenaData, notes?: GraphNotes): GraphGame {
  const numbers = new Map(graph.names.map((name, vertex) => [name, vertex]));
  const formatMove = (target: number) => graph.names[target];
  return {
    info: graphInfo,
    name: nameOf(graph),
    graph,
    ...(notes !== undefined && { notes }),
    alternates: alternates(graph),
    start: () => new GraphPosition(graph),
    formatMove,
    parseMove: (text, position) => legalMove(text.trim(), position, formatMove),
    formatPosition: (position) => graph.names[position.vertex],
    parsePosition: (text) => {
      const vertex = numbers.get(text.trim());
      return vertex === undefined ? unknownVertex(text.trim(), graph) : ok(new GraphPosition(graph, vertex));
    },
    draw: drawVertex,
  };
}

/** The same game where players who cannot move have lost, or won, or drawn, unless the text gives a result there. */
export function withDeadEnds(game: GraphGame & { readonly notes: GraphNotes }, rule: DeadEnds): GraphGame {
  const notes: GraphNotes = { ...game.notes, rule, ruleGiven: true };
  return graphGame(deadEndsSettled(game.graph, notes), notes);
}

/**
 * `graph:0 -> 1 2; 1 -> 3; ...`; plain `graph` is the Course's Chomp 2x2. Without a start it begins at its first
 * vertex.
 */
export function graphFromText(text: string = CHOMP_2X2): Result<GraphGame> {
  const read = readGraph(text, { start: 'first' });
  return read.ok ? ok(graphGame(read.value.graph, read.value.notes)) : read;
}

function nameOf(graph: ArenaData): string {
  const size = graph.names.length + graph.targets.length;
  return `graph:${size <= NAMED ? formatGraph(graph, '; ') : `(${graph.names.length} vertices, ${graph.targets.length} edges)`}`;
}

function unknownVertex(name: string, { names }: ArenaData): Result<never> {
  const listed = names.slice(0, LISTED);
  return failure('no-such-vertex', { typed: name, names: names.length > LISTED ? [...listed, '…'] : listed });
}

const courseName = (player: Player) => `${player === MAX ? 'Adam' : 'Ève'} (${playerName(player)})`;

function drawVertex(position: GraphPosition, language: Language = 'en'): string {
  const words = captionWords(language);
  const { names } = position.graph;
  const vertex = names[position.vertex];
  const outcome = position.outcome();
  if (outcome === undefined) {
    const successors = successorsIn(position.graph, position.vertex).map((to) => names[to]);
    return words.toMove({ vertex, player: courseName(position.turn()), successors: successors.join(' ') });
  }
  const win = winOf(outcome);
  if (win !== undefined) return words.won({ vertex, player: courseName(win.winner) });
  return outcome === DRAW ? words.draw({ vertex }) : words.points({ vertex, points: outcome });
}
