import { DRAW, legalMove, MAX, ok, type Player, playerName, type Result, winOf } from '../../core/index.ts';
import type { Language } from '../../say/index.ts';
import type { CardedGame } from '../card.ts';
import { type GraphReading, graphFrom } from './build.ts';
import { graphCard } from './card.ts';
import { alternates, CHOMP_2X2, type ExplicitGraph, formatGraph } from './graph.ts';
import { GraphPosition } from './position.ts';
import { parseStatements } from './statements.ts';
import { drawnWords, failure } from './words.ts';

export type { GraphReading } from './build.ts';
export { CHOMP_2X2, type ExplicitGraph, formatGraph, isName, nameLike, written as writtenName } from './graph.ts';
export { GraphPosition } from './position.ts';

export interface GraphGame extends CardedGame<GraphPosition> {
  readonly graph: ExplicitGraph;
}

/** Vertices and edges up to which a name spells the graph out, so that typing it again gives the same game. */
const NAMED = 2000;

/** Vertices that an error names. */
const LISTED = 20;

/** Reads a graph's text; `parseStatements` says how it is written. */
export function parseGraph(text: string, reading?: GraphReading): Result<ExplicitGraph> {
  const statements = parseStatements(text);
  return statements.ok ? graphFrom(statements.value, reading) : statements;
}

/** The vertices of which a text says how the game ends there; none where it cannot be read. */
export function resultsSaid(text: string): ReadonlySet<string> {
  const statements = parseStatements(text);
  return new Set(statements.ok ? statements.value.flatMap((said) => (said.says === 'result' ? said.names : [])) : []);
}

/**
 * The game of moving a token along the edges of an explicit graph; Adam (Max) and Ève (Min) each move it from the
 * vertices they control.
 */
export function graphGame(graph: ExplicitGraph): GraphGame {
  const numbers = new Map(graph.names.map((name, vertex) => [name, vertex]));
  const formatMove = (target: number) => graph.names[target];
  return {
    card: graphCard,
    name: nameOf(graph),
    graph,
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

/** `graph:0 -> 1 2; 1 -> 3; ...`; plain `graph` is document 004's Chomp 2x2. */
export function graphFromText(text: string = CHOMP_2X2): Result<GraphGame> {
  const graph = parseGraph(text);
  return graph.ok ? ok(graphGame(graph.value)) : graph;
}

function nameOf(graph: ExplicitGraph): string {
  const size = graph.names.length + graph.targets.length;
  return `graph:${size <= NAMED ? formatGraph(graph, '; ') : `(${graph.names.length} vertices, ${graph.targets.length} edges)`}`;
}

function unknownVertex(name: string, { names }: ExplicitGraph): Result<never> {
  const listed = names.slice(0, LISTED);
  return failure('no-such-vertex', { typed: name, names: names.length > LISTED ? [...listed, '…'] : listed });
}

const courseName = (player: Player) => `${player === MAX ? 'Adam' : 'Ève'} (${playerName(player)})`;

function drawVertex(position: GraphPosition, language: Language = 'en'): string {
  const words = drawnWords(language);
  const { names, offsets, targets } = position.graph;
  const vertex = names[position.vertex];
  const outcome = position.outcome();
  if (outcome === undefined) {
    const successors = targets.subarray(offsets[position.vertex], offsets[position.vertex + 1]);
    const player = courseName(position.turn());
    return words.toMove({ vertex, player, successors: Array.from(successors, (to) => names[to]).join(' ') });
  }
  const win = winOf(outcome);
  if (win !== undefined) return words.won({ vertex, player: courseName(win.winner) });
  return outcome === DRAW ? words.draw({ vertex }) : words.points({ vertex, points: outcome });
}
