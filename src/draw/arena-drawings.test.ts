import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromPure, unwrap } from '../core/index.ts';
import { CHOMP_2X2, parseGraph } from '../games/index.ts';
import { type ArenaData, successorsIn } from '../model/index.ts';
import { arenaFromGraph, attractors, explore, graphOf } from '../solve/index.ts';
import { arenaToDot } from './arena-dot.ts';
import { arenaToSvg } from './arena-svg.ts';
import { arenaToText } from './arena-text.ts';
import { arenaToTikz } from './arena-tikz.ts';
import { CYCLE, randomArena, solved } from './fixtures/arenas.ts';
import { readXml, type XmlElement } from './fixtures/xml.ts';

const course = solved(CHOMP_2X2, 'chomp:2x2');

const withClass = (elements: readonly XmlElement[], name: string) =>
  elements.filter(({ attributes }) => attributes.class?.split(' ').includes(name));

/** A game of two positions whose names are anything. */
function named(name: string) {
  const game = fromPure({
    name,
    start: name,
    turn: () => 1 as const,
    moves: (state: string) => (state === name ? ['go'] : []),
    play: () => `${name}!`,
    outcome: (state: string) => (state === name ? undefined : 1_000_000_000),
    key: (state: string) => state,
  });
  const arena = unwrap(explore(game));
  return { arena, solution: unwrap(attractors(arena)) };
}

/**
 * How wide a letter is in DejaVu Sans Bold, the sans serif of many Linux systems, in parts of the size: from the
 * font's table of widths.
 */
const DEJAVU_SANS_BOLD = {
  m: 1.042,
  w: 0.924,
  W: 1.103,
  M: 0.995,
  _: 0.5,
  0: 0.696,
  a: 0.675,
  g: 0.716,
  r: 0.493,
  A: 0.774,
  Q: 0.85,
  '@': 1,
  '&': 0.872,
  '-': 0.415,
  Щ: 1.333,
  '●': 0.87,
};

describe('the text of an arena', () => {
  it('is an adjacency list with what the solution says of each position', () => {
    expect(arenaToText(course.arena, course.solution)).toBe(`# chomp:2x2: 8 positions, 9 moves. From 0_a Adam wins, rank 3.
0_a -> 1_e 2_e 3_e  # Adam to move, Adam wins, rank 3, with 2_e
1_e -> 4_a          # Ève to move, Ève wins, rank 1, with 4_a
2_e -> 1_a 3_a      # Ève to move, Adam wins, rank 2, longest with 1_a
3_e -> 4_a          # Ève to move, Ève wins, rank 1, with 4_a
4_a ->              # victory of Ève
1_a -> 4_e          # Adam to move, Adam wins, rank 1, with 4_e
3_a -> 4_e          # Adam to move, Adam wins, rank 1, with 4_e
4_e ->              # victory of Adam
adam: 0_a 4_a 1_a 3_a
eve: 1_e 2_e 3_e 4_e
win adam: 4_e
win eve: 4_a
start: 0_a
`);
  });

  it('tells as text and as TikZ no more than a stage has shown', () => {
    const { arena, solution } = course;
    const lines = arenaToText(arena, solution, { stage: 1 }).split('\n');
    expect(lines[0]).toBe('# chomp:2x2: 8 positions, 9 moves.');
    expect(lines.filter((line) => line.includes(' wins, rank ')).map((line) => /rank (\d)/.exec(line)?.[1])).toEqual(
      expect.arrayContaining(['1']),
    );
    expect(lines.some((line) => /rank [23]/.test(line))).toBe(false);
    const comment = (stage?: number) => arenaToTikz(arena, solution, stage === undefined ? {} : { stage }).split('\n')[0];
    expect([comment(), comment(1)].map((line) => line.includes('Adam wins'))).toEqual([true, false]);
    expect(arenaToTikz(arena, solution, { legend: false })).not.toContain('\\node[Legend]');
  });

  it('speaks French', () => {
    const text = arenaToText(solved(CYCLE).arena, solved(CYCLE).solution, { language: 'fr' });
    expect(text).toMatch(/^# [^\n:]* : \d+ positions, /);
    expect(arenaToTikz(solved(CYCLE).arena, solved(CYCLE).solution, { language: 'fr' })).toMatch(/^% Arène résolue, [^:]* : /);
    expect(text).toContain('Depuis a0 personne ne gagne : nulle.');
    expect(text).toContain('e7 ->           # victoire d’Ève');
    expect(text).toContain('a0 -> e1 e3     # trait à Adam, nulle, tenue par e1');
  });

  it('reads back to the same arena', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 1, max: 20 }), (seed, size) => {
        const { arena, solution } = solved(randomArena(seed, size));
        const again = unwrap(parseGraph(arenaToText(arena, solution)));
        const data: ArenaData = graphOf(arena);
        const line = (graph: ArenaData, p: number) => {
          const targets = successorsIn(graph, p).map((target) => graph.names[target]);
          return [graph.names[p], graph.owner[p], graph.outcome[p], targets];
        };
        const lines = (graph: ArenaData) => Object.fromEntries(graph.names.map((name, p) => [name, line(graph, p)]));
        expect(lines({ ...again, outcome: again.outcome.map((outcome) => outcome ?? null) })).toEqual(lines(data));
        expect(again.names[again.start]).toBe(data.names[data.start]);
      }),
      { seed: 21, numRuns: 60 },
    );
  });

  it('reads back where names have arrows, blanks and punctuation, or are alike', () => {
    const names = ['a->b', '1 11', '11 1', '→', '@x', '', '[3, 4]', '3 4', '.3.4.', "it's", 'x y', 'x.y', 'x.y~2', 'x,y'];
    const arena = unwrap(
      arenaFromGraph({
        title: 'names',
        names,
        owner: names.map((_, v) => (v % 2 === 0 ? 1 : -1)),
        outcome: names.map((_, v) => (v === names.length - 1 ? 1e9 : undefined)),
        offsets: names.map((_, v) => v).concat(names.length - 1),
        targets: names.slice(1).map((_, v) => v + 1),
        start: 0,
      }),
    );
    const again = unwrap(parseGraph(arenaToText(arena, unwrap(attractors(arena)))));
    expect(again.names).toEqual([
      'a->b',
      '1.11',
      '11.1',
      '→',
      '@x',
      '.',
      '.3.4.',
      '3.4',
      '.3.4.~2',
      'it.s',
      'x.y',
      'x.y~2',
      'x.y~2~2',
      'x.y~3',
    ]);
    expect([...again.targets]).toEqual(names.slice(1).map((_, v) => v + 1));
    expect(again.outcome.at(-1)).toBe(1e9);
  });

  it('reads back where a player moves twice in a row', () => {
    const { arena, solution } = solved(
      'a -> b c; b -> a d; c ->; d ->; adam: a b; eve: d; win eve: c; win adam: d; turns: free; start: a',
    );
    const text = arenaToText(arena, solution);
    expect(text).toContain('\nturns: free\n');
    const again = solved(text);
    expect(Array.from(graphOf(again.arena).owner)).toEqual([1, 1, 1, -1]);
    expect(arenaToText(again.arena, again.solution)).toBe(text);
    expect(arenaToText(course.arena, course.solution)).not.toContain('turns');
  });
});

describe('the SVG of an arena', () => {
  const elements = readXml(arenaToSvg(course.arena, course.solution));

  it('has a title, a description, and a sentence for each position', () => {
    const titles = elements.filter(({ name }) => name === 'title').map(({ text }) => text);
    expect(titles).toHaveLength(9);
    expect(titles[0]).toBe('Solved arena: chomp:2x2');
    expect(titles).toContain('2_e: Ève to move, Adam wins, rank 2, longest with 1_a');
    expect(elements.find(({ name }) => name === 'desc')?.text).toBe('8 positions, 9 moves. From 0_a Adam wins, rank 3.');
  });

  it('says who wins by colour, by a letter and by the rank', () => {
    expect(withClass(elements, 'tag').map(({ text }) => text)).toEqual(['A 3', 'E 1', 'A 2', 'E 1', 'E 0', 'A 1', 'A 1', 'A 0']);
    expect(withClass(elements, 'adam').filter(({ name }) => name === 'g')).toHaveLength(5);
    expect(withClass(elements, 'eve').filter(({ name }) => name === 'g')).toHaveLength(3);
  });

  it('draws Adam square and Ève round, victories with two borders, the strategy thick', () => {
    const shapes = withClass(elements, 'shape').filter(({ attributes }) => attributes.class === 'shape');
    expect(shapes.map(({ attributes }) => Number(attributes.rx) > 10)).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
      false,
      true,
    ]);
    expect(withClass(elements, 'outer')).toHaveLength(2);
    expect(withClass(elements, 'edge').filter(({ attributes }) => attributes.class?.includes('strategy'))).toHaveLength(5);
  });

  it('curves the moves that lead back', () => {
    const { arena, solution } = solved(CYCLE);
    const paths = withClass(readXml(arenaToSvg(arena, solution)), 'edge').map(({ attributes }) => attributes.d);
    expect(paths.filter((d) => d?.includes('C'))).toHaveLength(6);
  });

  it('typesets the index of a name as a subscript', () => {
    expect(withClass(elements, 'index').map(({ text }) => text)).toEqual(['a', 'e', 'e', 'e', 'a', 'a', 'a', 'e']);
  });

  it('has room for a name in its box, in a wide font too', () => {
    for (const [sign, ems] of Object.entries(DEJAVU_SANS_BOLD)) {
      const name = sign.repeat(20);
      const { arena, solution } = solved(`"${name}" -> "${name}x"; "${name}x" -> ; start: "${name}"`);
      const boxes = withClass(readXml(arenaToSvg(arena, solution)), 'shape').map(({ attributes }) => Number(attributes.width));
      expect(boxes).toHaveLength(2);
      for (const wide of boxes) expect(wide, sign).toBeGreaterThan(20 * 15 * ems + 12);
    }
  });

  it('keeps short names in boxes of one size', () => {
    const boxes = withClass(elements, 'shape').filter(({ attributes }) => attributes.class === 'shape');
    expect(new Set(boxes.map(({ attributes }) => attributes.width))).toEqual(new Set(['44']));
  });

  it('is well-formed whatever the names are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 8 }), (name) => {
        const { arena, solution } = named(name);
        readXml(arenaToSvg(arena, solution, { style: false }));
      }),
      { seed: 22, numRuns: 200 },
    );
  });

  it('says how many positions are not drawn, and knows dark pages', () => {
    const svg = arenaToSvg(course.arena, course.solution, { maxPositions: 5, language: 'fr' });
    expect(svg).toContain('4 positions plus loin du départ ne sont pas dessinées.');
    expect(svg).toContain('prefers-color-scheme:dark');
    expect(arenaToSvg(course.arena, course.solution, { style: false })).not.toContain('<style');
  });
});

describe('the arena for LaTeX', () => {
  it('is a whole document, or the picture alone', () => {
    const document = arenaToTikz(course.arena, course.solution);
    expect(document).toMatch(/^% Solved arena, chomp:2x2: .*\n\\documentclass\[tikz, border=4pt\]\{standalone\}\n/);
    expect(document).toMatch(/\\end\{tikzpicture\}\n\\end\{document\}\n$/);
    expect(arenaToTikz(course.arena, course.solution, { document: false })).not.toContain('documentclass');
  });

  it('draws every position and every move, the strategy in its own style', () => {
    const tikz = arenaToTikz(course.arena, course.solution);
    expect(tikz.match(/\\node\[Adam, WonBy/g)).toHaveLength(4);
    expect(tikz.match(/\\node\[Eve, WonBy/g)).toHaveLength(4);
    expect(tikz.match(/, Victory,/g)).toHaveLength(2);
    expect(tikz).toContain('{{\\small 0\\textsubscript{a}}\\\\[-2pt] {\\scriptsize A 3}};');
    expect(tikz.match(/\\draw\[Move/g)).toHaveLength(5);
    expect(tikz.match(/\\draw\[Strategy/g)).toHaveLength(5);
  });

  it('keeps its braces, whatever the names are', () => {
    for (const name of ['}{$%\\', 'a_b^c', '\n\\input{x}', '_a']) {
      const { arena, solution } = named(name);
      const tikz = arenaToTikz(arena, solution);
      for (const line of tikz.split('\n').filter((line) => !line.startsWith('%'))) {
        const bare = line.replace(/\\./g, '');
        expect([bare.split('{').length, line], line).toEqual([bare.split('}').length, line]);
      }
      expect(tikz.split('\n').some((line) => line.startsWith('\\input'))).toBe(false);
    }
  });
});

describe('the arena for Graphviz', () => {
  it('has a box for Adam, an ellipse for Ève, two borders for victories and thick strategies', () => {
    const dot = arenaToDot(course.arena, course.solution);
    expect(dot.match(/shape=box/g)).toHaveLength(4);
    expect(dot.match(/shape=ellipse/g)).toHaveLength(4);
    expect(dot.match(/peripheries=2/g)).toHaveLength(2);
    expect(dot.match(/penwidth=3/g)).toHaveLength(5);
    expect(dot).toContain('n0 [shape=box, label="0_a\\nA 3"');
    expect(dot).toContain('start -> n0;');
  });

  it('escapes what Graphviz would read', () => {
    const { arena, solution } = named('a"\\&');
    expect(arenaToDot(arena, solution)).toContain('label="\\"a\\\\\\"\\\\\\\\&amp;\\"\\nA 1"');
  });
});
