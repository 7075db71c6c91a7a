import { MAX, MIN, type Player } from '../core/index.ts';
import { verticesWithResult, writtenName } from '../games/index.ts';
import { outcomeOf, ownerOf } from '../model/index.ts';
import type { ArenaSource } from './arena-source.ts';
import { formatDrawing, setEnding } from './drawn-graph.ts';
import type { SolvedSource } from './solved-source.ts';

/**
 * Vertices without a move and without an outcome, such as the last vertex of a dictionary of successors. They count as
 * draws (Course, remark 2).
 */
export function missingOutcomes(source: ArenaSource, { arena, drawing }: SolvedSource): readonly number[] {
  if (drawing !== undefined) {
    const left = new Set(drawing.edges.map(([from]) => from));
    const reached = new Set(drawing.edges.map(([, to]) => to));
    return drawing.vertices.flatMap(({ ending }, v) => (ending === undefined && !left.has(v) && reached.has(v) ? [v] : []));
  }
  if (source.kind !== 'text' || source.graph !== undefined) return [];
  const drawn: number[] = [];
  for (let v = 0; v < arena.size; v++) if (outcomeOf(arena, v) === 0) drawn.push(v);
  if (drawn.length === 0) return [];
  const stated = verticesWithResult(source.text);
  return drawn.filter((v) => !stated.has(arena.name(v)));
}

/** The winner at such a vertex: a player, nobody (a draw), or the player who is not to move. */
export type EndingRule = Player | 0 | 'stuck-loses';

/** The same arena with these outcomes. */
export function withEndings(source: ArenaSource, shown: SolvedSource, rule: EndingRule): ArenaSource {
  const unsaid = missingOutcomes(source, shown);
  const winnerAt = (v: number) => (rule === 'stuck-loses' ? (-ownerOf(shown.arena, v) as Player) : rule);
  if (shown.drawing !== undefined) {
    const drawing = unsaid.reduce((graph, v) => {
      const made = setEnding(graph, v, winnerAt(v));
      return made.ok ? made.value : graph;
    }, shown.drawing);
    return { kind: 'drawn', drawn: formatDrawing(drawing) };
  }
  if (source.kind !== 'text') return source;
  const lines = (
    [
      ['win adam', MAX],
      ['win eve', MIN],
      ['draw', 0],
    ] as const
  ).flatMap(([keyword, winner]) => {
    const names = unsaid.filter((v) => winnerAt(v) === winner).map((v) => writtenName(shown.arena.name(v)));
    return names.length === 0 ? [] : [`${keyword}: ${names.join(' ')}`];
  });
  return { ...source, text: [source.text.trimEnd(), ...lines].join('\n') };
}
