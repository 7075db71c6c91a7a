import { describe, expect, it } from 'vitest';
import { MAX, MIN, unwrap, winOf } from '../../core/index.ts';
import { classroomGraphs, classroomWinners } from '../../fixtures/index.ts';
import { type ArenaData, successorsIn } from '../../model/index.ts';
import { parseGraph, readGraph } from './index.ts';

/** The same of a graph that was read, by unfolding it: it has no cycles. */
function solved(graph: ArenaData, v: number): number {
  const outcome = graph.outcome[v];
  if (outcome !== undefined && outcome !== null) return winOf(outcome)?.winner ?? 0;
  const values = successorsIn(graph, v).map((to) => solved(graph, to));
  return graph.owner[v] === MAX ? Math.max(...values) : Math.min(...values);
}

describe('a graph as classes write it', () => {
  describe.each(Object.entries(classroomGraphs))('%s', (_, [text, names]) => {
    it.each(['lost', 'won', 'draw'] as const)('is won by whom a fixpoint says, who cannot move having %s', (rule) => {
      const graph = unwrap(parseGraph(`${text}\ndead ends: ${rule}`, { start: 'first' }));
      expect(new Set(graph.names)).toEqual(new Set(names));
      expect(names.map((name) => solved(graph, graph.names.indexOf(name)))).toEqual(classroomWinners(rule));
    });

    it('says what was taken for granted', () => {
      const { notes } = unwrap(readGraph(text, { start: 'first' }));
      expect(notes).toMatchObject({ startGiven: false, rule: 'draw', ruleGiven: false });
      expect(notes.deadEnds).toHaveLength(2);
    });
  });

  it('says where the owners come from', () => {
    const owners = (text: string) => unwrap(readGraph(text, { start: 'first' })).notes;
    expect(owners(classroomGraphs['a dictionary, (player, state) with 1 and 2'][0])).toMatchObject({
      owners: 'first',
      labels: ['1', '2'],
    });
    expect(owners(classroomGraphs['a dictionary, with "J1" and "J2"'][0])).toMatchObject({
      owners: 'last',
      labels: ['j1', 'j2'],
    });
    expect(owners(classroomGraphs.Mermaid[0]).owners).toBe('shape');
    expect(owners(classroomGraphs.OCaml[0]).owners).toBe('given');
    expect(owners('0 -> 1; 1 -> 0').owners).toBe('turns');
    // The second player begins: the parts of the names decide, not the start.
    const graph = unwrap(parseGraph('{(2, 5): [(1, 4)], (1, 4): []}', { start: 'first' }));
    expect([...graph.owner]).toEqual([MIN, MAX]);
    // A player who moves twice.
    const twice = unwrap(
      parseGraph('{(1, 5): [(1, 4)], (1, 4): [(2, 3)], (2, 3): [(1, 5), (2, 2)], (2, 2): []}', { start: 'first' }),
    );
    expect([...twice.owner]).toEqual([MAX, MAX, MIN, MIN]);
  });

  it('may name sets to reach: F is the first player’s, or of whom the call of the function says', () => {
    const text = '0 -> 1 2\n1 -> 0 3\n2 -> 3\n3 -> 0\nS1 = {0, 3}; S2 = {1, 2}';
    const targets = (more: string) => {
      const { graph, notes } = unwrap(readGraph(`${text}\n${more}`, { start: 'first' }));
      return { outcome: graph.outcome.map((value) => (value ? (winOf(value)?.winner ?? 0) : value)), target: notes.target };
    };
    expect(targets('F = {3}')).toEqual({ outcome: [undefined, undefined, undefined, MAX], target: MAX });
    expect(targets('F = [3]\nprint(attracteur(G, S2, F))')).toEqual({
      outcome: [undefined, undefined, undefined, MIN],
      target: MIN,
    });
    expect(targets('F1 = {3}\nF2 = {1}')).toEqual({ outcome: [undefined, MIN, undefined, MAX], target: undefined });
    expect(targets('F_2 = {3}\nAttr1(F)')).toEqual({ outcome: [undefined, undefined, undefined, MIN], target: MIN });
    // Who is stuck elsewhere has missed it.
    const { graph, notes } = unwrap(readGraph('0 -> 1 2\n1 ->\n2 -> 0\nF = {2}', { start: 'first' }));
    expect(notes).toMatchObject({ rule: 'missed', ruleGiven: false, target: MAX });
    expect(winOf(graph.outcome[1] as number)?.winner).toBe(MIN);
  });

  it('of Graphviz takes labels for names where ids are only numbers, and a point for the start', () => {
    const text =
      'digraph minerve {\n start [shape=point];\n n0 [shape=box, label="0_a\\nA 3"]; n1 [shape=ellipse, label="1_e"];\n start -> n1; n0 -> n1 [label="x"]; n1 -> n0;\n}\nwin adam: 0_a';
    const refused = parseGraph(text);
    expect(refused).toMatchObject({ ok: false, error: { code: 'result-and-successors', at: { line: 4 } } });
    const graph = unwrap(parseGraph(text.replace('\nwin adam: 0_a', '')));
    expect(graph.names).toEqual(['0_a', '1_e']);
    expect(graph.names[graph.start]).toBe('1_e');
    expect([...graph.owner]).toEqual([MAX, MIN]);
  });

  it.each([
    ['graph { a -- b }', 'no-direction', 1],
    ['digraph {\n a -- b }', 'no-direction', 2],
    ['digraph {\n a -> ; }', 'no-dot', 2],
    ['digraph { a -> b', 'open-dictionary', 1],
    ['flowchart LR\n a --- b', 'no-direction', 2],
    ['flowchart LR\n a --> b\n nonsense here', 'unknown-line', 3],
    ['0 -> 1; 1 ->; dead ends: maybe', 'bad-dead-ends', 1],
    ['dead ends:\n0 ->', 'bad-dead-ends', 1],
    ['G[(1, 0)] = 3', 'no-brackets', 1],
  ])('%j is refused: %s in line %d', (text, code, line) => {
    expect(parseGraph(text, { start: 'first' })).toMatchObject({ ok: false, error: { code, at: { line } } });
  });

  it('reads pairs as edges where a list of lists could mean both', () => {
    const read = (text: string) => {
      const graph = unwrap(parseGraph(`${text}; turns: free; S1 = {0, 1, 2}`, { start: 'first' }));
      return graph.names.map((name, v) => `${name}>${successorsIn(graph, v).map((to) => graph.names[to])}`).sort();
    };
    expect(read('A = [[0, 1], [1, 2]]')).toEqual(['0>1', '1>2', '2>']);
    expect(read('succ = [[1, 2], [2, 0], [0, 1]]')).toEqual(['0>1,2', '1>2,0', '2>0,1']);
    expect(read('[| [1; 2]; [2; 0]; [0; 1] |]')).toEqual(['0>1,2', '1>2,0', '2>0,1']);
  });
});
