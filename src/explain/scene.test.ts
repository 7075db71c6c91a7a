import { describe, expect, it } from 'vitest';
import { Random } from '../core/index.ts';
import { placeScene, type SceneItem, sceneToDot, sceneToSvg, sceneToText, sceneToTikz } from '../draw/index.ts';
import { randomTree } from '../games/index.ts';
import type { GameTree, Recording } from '../model/index.ts';
import { algorithms } from '../search/index.ts';
import { randomTrees, typed, whole } from './fixtures/trees.ts';
import { drawnFor, type Folds, folded, foldsFor, MOST_DRAWN, unfolded, unfoldedAlong } from './folds.ts';
import { treeOutline, treeScene } from './scene.ts';
import { record } from './tree-search.ts';

const NONE: Folds = new Set();

function sceneOf(tree: GameTree, recording: Recording | undefined, time: number, folds = NONE) {
  return treeScene(
    treeOutline(tree, folds, (node) => (node === 0 ? '' : `m${node}`), 'en'),
    recording,
    time,
    { language: 'en' },
  );
}

/** What the search has seen and cut off, as a drawing shows it: its nodes, and the counts of its stubs. */
function shown(items: readonly SceneItem[], tree: GameTree) {
  let [seen, cut] = [0, 0];
  for (const { shape, state, node, seenShare = 0, cutShare = 0 } of items) {
    if (shape === 'stub') {
      seen += Math.round(seenShare * (tree.span[node] - 1));
      cut += Math.round(cutShare * (tree.span[node] - 1));
    } else if (state === 'cut') cut++;
    else if (state !== 'unseen') seen++;
  }
  return { seen, cut };
}

const figure3 = typed('[[6,7],[2,8]]');

describe('the drawing of a whole tree', () => {
  it('has every node from the beginning, leaves with their values, and hides what is to be found', () => {
    const { recording } = record(figure3, { algorithm: 'alphabeta' });
    const { items } = sceneOf(figure3, recording, 0);
    expect(items.map(({ value }) => value)).toEqual(['', '', '6', '7', '', '2', '8']);
    expect(items.every(({ state, window, best, isCurrent }) => state === 'unseen' && window === '' && !best && !isCurrent)).toBe(
      true,
    );
  });

  it('without a search is drawn plainly, with the names of its nodes beside them, in every format', () => {
    const outline = treeOutline(
      figure3,
      NONE,
      (node) => (node === 0 ? '' : `m${node}`),
      'en',
      (node) => (node === 0 || node === 4 ? `p${node}` : ''),
    );
    const scene = treeScene(outline, undefined, 0, { language: 'en', still: true });
    expect(scene.items.map(({ state, value, name }) => [state, value, name])).toEqual([
      ['done', '', 'p0'],
      ['done', '', undefined],
      ['done', '6', undefined],
      ['done', '7', undefined],
      ['done', '', 'p4'],
      ['done', '2', undefined],
      ['done', '8', undefined],
    ]);
    expect(sceneToText(scene).split('\n').slice(0, 3)).toEqual(['□ Max p0', '├─ m1 ○ Min', '│  ├─ m2 = 6']);
    expect(sceneToTikz(scene)).toContain('\\node[Type, anchor=south west, font=\\scriptsize] at (n4.north east) {p4};');
    expect(sceneToTikz(scene)).not.toMatch(/\\node\[[^\]]*Unseen/);
    expect(sceneToSvg(scene)).toMatch(/<text class="type" translate="no"[^>]*>p4<\/text>/);
    expect(sceneToDot(scene)).toContain('p4');
  });

  it('keeps the values of what was cut, with the letter of the cut on the branch', () => {
    const { recording } = record(figure3, { algorithm: 'alphabeta' });
    const { items } = sceneOf(figure3, recording, recording.steps);
    expect(items.map(({ value }) => value)).toEqual(['6', '6', '6', '7', '2', '2', '8']);
    expect(items.map(({ state }) => state)).toEqual([...Array(6).fill('done'), 'cut']);
    expect(items[6].cut).toEqual({ kind: 'alpha', text: 'α' });
    expect(items[6].description).toBe('Leaf after m6, cut off by a cut α, worth 8, not looked at');
    expect(items.map(({ best }) => best)).toEqual([true, true, true, false, false, false, false]);
  });

  it('gives a subtree that was cut its minimax values, and one letter for branches cut together', () => {
    const tree = typed('[5,[4,[1,9],[7]]]');
    const { recording } = record(tree, { algorithm: 'alphabeta' });
    const { items } = sceneOf(tree, recording, recording.steps);
    expect(items.filter(({ state }) => state === 'cut').map(({ value, cut }) => [value, cut?.text])).toEqual([
      ['9', ''],
      ['1', undefined],
      ['9', undefined],
      ['7', 'α'],
      ['7', undefined],
    ]);
  });

  it('writes the current window, or the `compare` of Minimax2', () => {
    const { recording } = record(figure3, { algorithm: 'alphabeta' });
    const [cut] = recording.cuts;
    expect(sceneOf(figure3, recording, cut + 1).items[4]).toMatchObject({
      window: ']6, +∞[',
      value: '2',
      state: 'open',
      isCurrent: true,
    });
    const compared = record(figure3, { algorithm: 'minimax2' }).recording;
    const outline = treeOutline(figure3, NONE, String, 'en');
    const { items } = treeScene(outline, compared, compared.cuts[0] + 1, { language: 'en', compares: true });
    expect(items[4].window).toBe('c = 6');
  });

  it('keeps every item in its place at all steps', () => {
    const { recording } = record(figure3, { algorithm: 'alphabeta' });
    const places = (time: number) => [...placeScene(sceneOf(figure3, recording, time).items).x];
    for (let time = 1; time <= recording.steps; time++) expect(places(time)).toEqual(places(0));
  });

  it('counts the same with any folds, for every search, at any time', () => {
    const random = new Random(7);
    let counted = 0;
    for (const tree of randomTrees(12)) {
      for (const { name } of algorithms) {
        const { recording } = record(tree, { algorithm: name });
        for (let i = 0; i < 2; i++) {
          const time = random.below(recording.steps + 1);
          const all = shown(sceneOf(tree, recording, time).items, tree);
          const folds = new Set(Array.from({ length: 3 }, () => random.below(tree.size)));
          expect(shown(sceneOf(tree, recording, time, folds).items, tree), `${name} at ${time}`).toEqual(all);
          counted += all.cut;
        }
        if (name === 'alphabeta')
          expect(shown(sceneOf(tree, recording, recording.steps).items, tree).seen).toBe(recording.visits);
      }
    }
    expect(counted).toBeGreaterThan(100);
  });
});

describe('folds', () => {
  const large = whole(randomTree(new Random(3), { depth: 9, children: [3, 3], values: [-50, 50] }));

  it('leave whole levels, at most as many nodes as asked for', () => {
    const folds = foldsFor(large, 400);
    const { items, note } = sceneOf(large, undefined, 0, folds);
    expect(large.size).toBe(29_524);
    expect(items.filter(({ shape }) => shape !== 'stub')).toHaveLength(364);
    expect(items.find(({ shape }) => shape === 'stub')?.counts).toEqual(['120 nodes']);
    expect(note).toBe('364 of 29,524 nodes are drawn; the others are folded.');
    expect(foldsFor(figure3, 400).size).toBe(0);
  });

  it('open one by one, and along a path, and never draw more than a page can hold', () => {
    const folds = foldsFor(large, 400);
    const [first] = folds;
    const open = unfolded(large, folds, first);
    expect(open.has(first)).toBe(false);
    expect(folded(open, first).has(first)).toBe(true);
    const deepest = large.ply.lastIndexOf(9);
    expect(drawnFor(large, folds, deepest)).not.toBe(deepest);
    const along = unfoldedAlong(large, folds, deepest);
    expect(drawnFor(large, along, deepest)).toBe(deepest);
    expect(unfoldedAlong(large, along, deepest)).toBe(along);
    let all: Folds = folds;
    for (let node = 0; node < large.size; node += 97) all = unfoldedAlong(large, all, node);
    expect(sceneOf(large, undefined, 0, all).items.length).toBeLessThanOrEqual(MOST_DRAWN);
    expect(sceneOf(large, undefined, 0, NONE).items.length).toBeLessThanOrEqual(MOST_DRAWN);
  });
});

describe('what is taken along', () => {
  const tree = typed('[[[5,6],[7,4,5]],[[3],[9,-2]]]');
  const { recording } = record(tree, { algorithm: 'alphabeta' });
  const time = recording.cuts[0] + 1;
  const scene = sceneOf(tree, recording, time, new Set([12]));

  it('shows in every form all that the page shows, at the same time and with the same folds', () => {
    const nodes = scene.items.filter(({ shape }) => shape !== 'stub');
    expect(nodes).toHaveLength(13);
    const tikz = sceneToTikz(scene);
    const dot = sceneToDot(scene);
    const svg = sceneToSvg(scene, { look: 'dark' });
    for (const [at, { shape, value, move }] of scene.items.entries()) {
      const line = tikz
        .split('\n')
        .find((one) => one.startsWith(shape === 'stub' ? `\\coordinate (n${at})` : '\\node') && one.includes(`(n${at})`));
      expect(line).toBeDefined();
      if (shape !== 'stub' && value) expect(line).toContain(`{$${value}$}`);
      expect(dot).toContain(`  n${at} [`);
      if (move) expect(svg).toContain(`>${move}</text>`);
    }
    expect(tikz).toContain('{2 nodes}');
    expect(tikz).toContain('$\\beta$');
    expect(svg.match(/data-node=/g)).toHaveLength(scene.items.length);
    expect(svg).toContain('<style>');
  });

  it('is text too: brackets for what was not seen, scissors for what was cut', () => {
    expect(sceneToText(scene)).toBe(
      `
□ Max ]-∞, +∞[ …
├─ m1 ○ Min ]-∞, 6[ … 6
│  ├─ m2 □ Max ]-∞, +∞[ = 6
│  │  ├─ m3 = 5
│  │  └─ m4 = 6
│  └─ m5 □ Max ]-∞, 6[ … 7
│     ├─ m6 = 7
│     ├─ m7 ✂ (4)
│     └─ m8 ✂ β (5)
└─ m9 ○ Min
   ├─ m10 □ Max
   │  └─ m11 (3)
   └─ m12 □ Max
      └─ … 2 nodes

13 of 15 nodes are drawn; the others are folded.
`.slice(1),
    );
  });

  it('shows a tree without a search in full, with its names and notes, and hides its values', () => {
    const outline = treeOutline(figure3, NONE, String, 'en', (node) => (node === 0 ? 'p' : ''));
    const noteOf = (node: number) => (node === 0 ? { value: '42', description: 'your answer: 42' } : undefined);
    const { items, summary } = treeScene(outline, undefined, 0, { language: 'en', still: true, noteOf });
    expect(items.every(({ state }) => state === 'done')).toBe(true);
    expect([items[0].value, items[0].name]).toEqual(['42', 'p']);
    expect(items[0].description).toMatch(/^p, .*, your answer: 42$/);
    expect(items[1]).toMatchObject({ shape: 'min', value: '', name: undefined });
    expect(summary).not.toMatch(/seen|cut/);
  });
});
