import { MAX, MIN, type Player } from '../core/index.ts';
import { resultsSaid, writtenName } from '../games/index.ts';
import type { ArenaSource, SolvedSource } from './arena-source.ts';
import { formatDrawing, setEnding } from './drawn-graph.ts';

/**
 * Vertices without a move of which nobody has said who wins there: draws for want of a word (004, remark 2), as the
 * last vertex of a dictionary of successors is.
 */
export function unsaidEndings(source: ArenaSource, { arena, drawing }: SolvedSource): readonly number[] {
  if (drawing !== undefined) {
    const left = new Set(drawing.edges.map(([from]) => from));
    const reached = new Set(drawing.edges.map(([, to]) => to));
    return drawing.vertices.flatMap(({ ending }, v) => (ending === undefined && !left.has(v) && reached.has(v) ? [v] : []));
  }
  if (source.kind !== 'text' || source.graph !== undefined) return [];
  const drawn: number[] = [];
  for (let v = 0; v < arena.size; v++) if (arena.outcome(v) === 0) drawn.push(v);
  if (drawn.length === 0) return [];
  const said = resultsSaid(source.text);
  return drawn.filter((v) => !said.has(arena.name(v)));
}

/** Who wins where nobody has said it: a player, nobody, or whoever is not to move. */
export type EndingRule = Player | 0 | 'stuck-loses';

/** The same arena with that said. */
export function withEndings(source: ArenaSource, shown: SolvedSource, rule: EndingRule): ArenaSource {
  const unsaid = unsaidEndings(source, shown);
  const winnerAt = (v: number) => (rule === 'stuck-loses' ? (-shown.arena.owner(v) as Player) : rule);
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
