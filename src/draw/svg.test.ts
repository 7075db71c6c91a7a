import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INFINITE, MAX, MIN, WIN } from '../core/index.ts';
import { type NestedList, searchList, seededList, traceChain } from './fixtures/nested-lists.ts';
import { readXml, type XmlElement } from './fixtures/xml.ts';
import { type SearchTree, TreeRecorder } from './search-tree.ts';
import { treeToSvg } from './svg.ts';
import { svgStyle } from './svg-frame.ts';

const figure3: NestedList = [
  [6, 7],
  [2, 8],
];

function record(list: NestedList, formatMove?: (move: number) => string): SearchTree {
  const recorder = new TreeRecorder(formatMove ? { formatMove } : {});
  searchList(list, recorder);
  return recorder.tree;
}

function withClass(elements: readonly XmlElement[], name: string): XmlElement[] {
  return elements.filter(({ attributes }) => attributes.class?.split(' ').includes(name));
}

function texts(elements: readonly XmlElement[], name: string): string[] {
  return withClass(elements, name).map(({ text }) => text);
}

describe('the reader of these tests', () => {
  it('refuses what is not well-formed', () => {
    for (const wrong of [
      '<a>',
      '<a></b>',
      '<a b="<"/>',
      '<a>&</a>',
      '<a>&nbsp;</a>',
      '<a b=1/>',
      '<a/><a/>',
      '<a b="1" b="2"/>',
      'x<a/>',
    ])
      expect(() => readXml(wrong), wrong).toThrow();
    expect(readXml('<a b="&lt;"><c/>x&amp;y</a>')).toEqual([
      { name: 'a', attributes: { b: '<' }, text: 'x&y' },
      { name: 'c', attributes: {}, text: '' },
    ]);
  });
});

describe('the SVG', () => {
  it('shows values, windows, the cut with its letter and the pruned move on its branch', () => {
    const elements = readXml(treeToSvg(record(figure3)));
    expect(texts(elements, 'value')).toEqual(['6', '6', '6', '7', '2', '2']);
    expect(texts(elements, 'window')).toEqual([']−∞, +∞[', ']−∞, +∞[', ']6, +∞[']);
    expect(texts(elements, 'cut')).toEqual(['α']);
    expect(withClass(elements, 'cross')).toHaveLength(1);
    expect(texts(elements, 'gone')).toEqual(['?']);
    expect(texts(elements, 'move')).toEqual(['1', '1', '2', '2', '1', '2']);
    expect(withClass(elements, 'edge').filter(({ attributes }) => attributes.class?.includes('best'))).toHaveLength(2);
    expect(texts(elements, 'level')).toEqual(['Max', 'Min']);
  });

  it('draws Max as squares and Min as circles', () => {
    const shapes = withClass(readXml(treeToSvg(record(figure3))), 'shape').map(({ attributes }) => attributes);
    expect(shapes[0]).toMatchObject({ width: '36', height: '36', rx: '2' });
    expect(shapes[1]).toMatchObject({ width: '36', height: '36', rx: '18' });
  });

  it('shows a cut that came with the last move beside its node', () => {
    const elements = readXml(treeToSvg(record([5, [6, 4]])));
    expect(texts(elements, 'cut')).toEqual(['α']);
    expect(withClass(elements, 'cross')).toHaveLength(0);
  });

  it('has a title and a description, in both languages', () => {
    const tree = record(figure3);
    const [english, french] = (['en', 'fr'] as const).map((language) => readXml(treeToSvg(tree, { language })));
    expect(english?.slice(1, 3).map(({ name, text }) => [name, text])).toEqual([
      ['title', 'Search tree'],
      ['desc', 'Max moves at the root, value 6, 6 nodes visited. Best line: 1 1.'],
    ]);
    expect(french?.slice(1, 3).map(({ text }) => text)).toEqual([
      'Arbre de recherche',
      'Max joue à la racine, valeur 6, 6 nœuds visités. Meilleure suite : 1 1.',
    ]);
  });

  it('says nothing of windows where the search had none', () => {
    expect(treeToSvg(record([[[3]]]))).not.toContain('class="window"');
  });

  it('is well-formed whatever the labels are', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 8 }), { minLength: 3, maxLength: 3 }), (labels) => {
        readXml(treeToSvg(record([[1, 2], 5], (move) => labels[move])));
      }),
      { seed: 5, numRuns: 300 },
    );
    const nasty = `</text><script>"&'\u0000\ud800`;
    const elements = readXml(treeToSvg(record([1, 2], () => nasty)));
    expect(texts(elements, 'move')).toEqual(Array(2).fill(`</text><script>"&'��`));
    expect(elements.some(({ name }) => name === 'script')).toBe(false);
  });

  it('never lets two shapes overlap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
        const elements = readXml(treeToSvg(record(seededList(seed))));
        const boxes = elements
          .filter(({ name, attributes }) => name === 'rect' && attributes.class !== 'paper')
          .map(({ attributes }) => ['x', 'y', 'width', 'height'].map((side) => Number(attributes[side])))
          .map(([x = 0, y = 0, width = 0, height = 0]) => ({ left: x, right: x + width, top: y, bottom: y + height }));
        const svg = elements[0]?.attributes as Record<string, string>;
        const apart = (a: (typeof boxes)[0], b: (typeof boxes)[0]) =>
          a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        expect(boxes.filter((a, i) => boxes.some((b, j) => i < j && !apart(a, b)))).toEqual([]);
        expect(boxes.filter((a) => a.left < 0 || a.right > Number(svg.width) || a.bottom > Number(svg.height))).toEqual([]);
      }),
      { seed: 6, numRuns: 60 },
    );
  });

  it('leaves the style to the page when told to', () => {
    const svg = treeToSvg(record(figure3), { style: false });
    expect(svg).not.toContain('<style');
    expect(svg).not.toContain('style=');
    const style = readXml(treeToSvg(record(figure3))).find(({ name }) => name === 'style');
    expect(style?.text).toBe(svgStyle);
    expect(svgStyle).toContain('prefers-color-scheme:dark');
  });

  it('shortens wins to their player and distance', () => {
    const recorder = new TreeRecorder();
    recorder.enter({ ply: 0, move: undefined, turn: MIN, alpha: -INFINITE, beta: INFINITE });
    recorder.leave(-(WIN - 7), 'outcome');
    expect(texts(readXml(treeToSvg(recorder.tree)), 'value')).toEqual(['−W7']);
  });
});

describe('the SVG at a tick', () => {
  const tree = record(figure3);

  it('grows from the root to the whole tree without moving anything', () => {
    const last = tree.recording.leftAt(tree.root.visit);
    const positions = (at: number) =>
      withClass(readXml(treeToSvg(tree, { at })), 'shape').map(({ attributes }) => `${attributes.x} ${attributes.y}`);
    const final = positions(last);
    let before = 0;
    for (let at = 0; at <= last; at++) {
      const now = positions(at);
      expect(now.every((place) => final.includes(place))).toBe(true);
      expect(now.length).toBeGreaterThanOrEqual(before);
      before = now.length;
    }
    expect(positions(0)).toHaveLength(1);
    expect(before).toBe(6);
  });

  it('shows the best value so far, the window that it meets, and the cut only once it happened', () => {
    const before = readXml(treeToSvg(tree, { at: 9 }));
    expect(texts(before, 'value')).toEqual(['6', '6', '6', '7', '2', '2']);
    expect(texts(before, 'window')).toEqual([']6, +∞[', ']−∞, +∞[', ']6, +∞[']);
    expect(texts(before, 'cut')).toEqual([]);
    expect(withClass(before, 'best')).toEqual([]);
    const after = readXml(treeToSvg(tree, { at: 10 }));
    expect(texts(after, 'cut')).toEqual(['α']);
    expect(withClass(after, 'now')).toHaveLength(1);
  });
});

describe('a tree too large to draw', () => {
  it('loses its lowest levels, and the picture says how many nodes and what to do', () => {
    const svg = treeToSvg(record(seededList(8, 7)), { maxNodes: 30 });
    const elements = readXml(svg);
    expect(withClass(elements, 'shape').length).toBeLessThanOrEqual(30);
    expect(texts(elements, 'note')[0]).toMatch(/^\d+ visited nodes are not drawn \(below level \d\): .*\(--depth\)/);
    const counted = texts(elements, 'gone').filter((text) => text.startsWith('+'));
    expect(counted.length).toBeGreaterThan(0);
  });

  it('may be ten thousand levels deep', () => {
    const recorder = new TreeRecorder();
    traceChain(recorder, 10_000);
    expect(texts(readXml(treeToSvg(recorder.tree)), 'gone')).toEqual(['+9401']);
    expect(texts(readXml(treeToSvg(recorder.tree, { depth: 2 })), 'gone')).toEqual(['+9998']);
    expect(withClass(readXml(treeToSvg(recorder.tree, { maxNodes: 20_000 })), 'shape')).toHaveLength(10_001);
  });

  it('may be ten thousand moves wide', () => {
    const recorder = new TreeRecorder();
    recorder.enter({ ply: 0, move: undefined, turn: MAX, alpha: -INFINITE, beta: INFINITE });
    for (let move = 0; move < 10_000; move++) {
      recorder.enter({ ply: 1, move, turn: MIN, alpha: -INFINITE, beta: INFINITE });
      recorder.leave(move, 'outcome');
    }
    recorder.leave(9999, 'children');
    expect(texts(readXml(treeToSvg(recorder.tree)), 'gone')).toEqual(['+10000']);
  });

  it('says the same of what the recorder did not keep', () => {
    const recorder = new TreeRecorder({ limit: 3 });
    searchList([1, 2, 3, 4], recorder);
    expect(texts(readXml(treeToSvg(recorder.tree)), 'note')).toEqual([
      '2 visited nodes are not drawn: search to a smaller depth (--depth) to see a whole tree.',
    ]);
  });
});
