import { describe, expect, it } from 'vitest';
import { fromPure, type Result, unwrap } from '../core/index.ts';
import { CHOMP_2X2, parseGraph } from '../games/index.ts';
import {
  arenaFromGraph,
  attractors,
  checkSaved,
  explore,
  type GraphData,
  readSolution,
  type Solution,
  solveValues,
  verify,
  writeSolution,
} from '../solve/index.ts';
import { inFrench } from './index.ts';

const graph = unwrap(parseGraph(CHOMP_2X2));
const data: GraphData = { ...graph, title: 'chomp' };
const arena = unwrap(arenaFromGraph(data));
const solution = unwrap(attractors(arena));
const file = unwrap(writeSolution(arena, solution, { graph: true }));
const [header] = file.split('\n') as [string];

const said = (result: Result<unknown>): string => (result.ok ? '' : result.error.message);
const thrown = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

/** The solution with one number changed. */
const changed = (list: keyof Solution, name: string, value: number): Solution => {
  const copy = { winner: solution.winner.slice(), rank: solution.rank.slice(), move: solution.move.slice() };
  copy[list][graph.names.indexOf(name)] = value;
  return copy;
};
const number = (name: string) => graph.names.indexOf(name);

const own = (changes: object) =>
  fromPure<number, number>({
    name: 'own',
    start: 0,
    turn: () => 1,
    moves: () => [1],
    play: (n, m) => n + m,
    outcome: (n) => (n > 0 ? 0 : undefined),
    key: (n) => n,
    ...changes,
  });

/** A cycle that Adam may leave: whatever he is told to win, Ève cannot. */
const cycle = unwrap(arenaFromGraph(unwrap(parseGraph('a -> b; b -> a c; c -> ; value c: 5; start: a'))));

const sentences: string[] = [
  ...[
    '0 -> 1 9\n1 ->\nstart: 0',
    '0: 1\n1:\nwin adam: 0\nstart: 0',
    '0: 1\n1: 2\n2: 0\nstart: 0',
    'adam: 0 1\n0: 1\n1:\nstart: 0',
    'adam: 0 3\n0: 1\n1: 2\n2: 3\n3:\nstart: 0',
    'a -> b\nb -> c\nc ->\nadam: a\nturns: free\nstart: a',
    'turns: 0\n0:\nstart: 0',
    '0: 1\n1:\nadma: 0\nstart: 0',
    '0: 1\n1:\nwin: 1\nstart: 0',
    '0: 1\n1:\nvalue: 1\nstart: 0',
    '0: 1\n1:\ndraw:\nstart: 0',
    '0: 1\n1:\nV_a = [1]\nstart: 0',
    '(0, 1) -> 2\n2:\nstart: 2',
    '{2: [(0, 1)]}\nstart: 2',
    'whole bar -> 2\nstart: 2',
    '0: 1\n0: 2\n1:\n2:\nstart: 0',
    '0: 1 1\n1:\nstart: 0',
    'adam: 0\neve: 0\nstart: 0',
    'win adam: 0\ndraw: 0\nstart: 0',
    "'a b' -> c\nc:\nstart: c",
    '0: 1\n1:',
    '0:\n1:\nstart: 0\nstart: 1',
    '0:\nstart: 7',
    '0 1 2\nstart: 0',
    '-> 2\nstart: 0',
    '0 -> 1 -> 2\nstart: 0',
    'win bob: 3\nstart: 0',
    'value 5: much\nstart: 5',
    'value 5: 0.5\nstart: 5',
    'value 5: 1000000000\nstart: 5',
    '{0: [1, 2]\nstart: 0',
    '{0: 1}\nstart: 0',
    '{0}\nstart: 0',
    '{0: [1)}\nstart: 0',
    '{0: [1}\nstart: 0',
    '{0: [1]\n 1: []}\nstart: 0',
  ].map((text) => said(parseGraph(text))),
  ...[
    file.slice(0, header.length + 8),
    file.slice(0, -10),
    `${file}more`,
    file.replace('end', '+ 1 2\nend'),
    file.replace('+ 3', '+ 5'),
    file.replace('+ 3', '* 3'),
    'hello\n',
    '{}\n',
    '{"minerve":"solution","version":2}\n',
    '{"minerve":"solution","version":1}\n',
    file.replace('"positions":8', '"positions":-8'),
  ].map((text) => said(readSolution(text))),
  ...(['title', 'positions', 'moves', 'start', 'arena'] as const).map((field) => {
    const saved = unwrap(readSolution(file));
    return said(checkSaved(arena, { ...saved, fingerprint: { ...saved.fingerprint, [field]: field === 'title' ? 'x' : 77 } }));
  }),
  ...[
    changed('winner', '4_e', -1),
    changed('rank', '4_e', 3),
    changed('move', '4_e', 0),
    changed('rank', '0_a', 0),
    changed('move', '0_a', number('4_e')),
    changed('move', '0_a', number('1_e')),
    changed('rank', '0_a', 9),
    changed('winner', '1_a', -1),
    changed('winner', '3_a', 0),
    { ...solution, rank: solution.rank.slice(1) },
    {} as Solution,
  ].map((wrong) => said(verify(arena, wrong))),
  said(explore(own({ key: undefined }))),
  said(explore(own({}), { positions: 1 })),
  said(explore(own({}), { bytes: 1 })),
  thrown(() => explore(own({ moves: () => [], outcome: () => undefined }))),
  said(solveValues(cycle)),
  ...[
    { ...data, targets: [99, ...[...graph.targets].slice(1)] },
    { ...data, outcome: [...graph.names].map(() => 0) },
    { ...data, start: 99 },
    { ...data, names: ['x'] },
    { ...data, offsets: [0] },
    { ...data, offsets: [0, 5, 4, 6, 7, 8, 9, 9, 9] },
    { ...data, owner: [...graph.names].map(() => 7) },
    { ...data, outcome: [...graph.names].map(() => 0.5) },
    { ...data, targets: [...graph.targets].map(() => 0.5) },
    { ...data, names: undefined as unknown as string[] },
    { ...data, names: [...graph.names].map((_, n) => n as unknown as string) },
    { ...data, names: [...graph.names].map(() => 'x') },
    { names: [], owner: [], outcome: [], offsets: [0], targets: [], start: 0 },
  ].map((wrong) => said(arenaFromGraph(wrong))),
];

describe('what the library says of graphs, arenas and solutions', () => {
  it.each(sentences)('is put into French: %s', (english) => {
    expect(english).toMatch(/\.$/);
    const french = inFrench(english);
    expect(french).not.toBe(english);
    expect(french).not.toMatch(/\b(the|is|and|type|move|moves|here|which|has|its)\b(?!:)/i);
    expect(french).toMatch(/\.$/);
  });

  it('keeps the vertex and the line', () => {
    expect(inFrench(said(parseGraph('0:\n1 -> 9\nstart: 0')))).toBe(
      "Ligne 2 : 1 -> 9 ne mène nulle part, il n'y a pas de sommet 9. Déclarez-le par une ligne comme 9: (ses successeurs), draw: 9 ou eve: 9.",
    );
  });
});
