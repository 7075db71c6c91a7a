import { describe, expect, it } from 'vitest';
import { INFINITE, MAX, MIN, WIN } from '../core/index.ts';
import { type NestedList, searchList, seededList, traceChain } from './fixtures/nested-lists.ts';
import { shortScore, shortWindow } from './notation.ts';
import { type SearchTree, TreeRecorder } from './search-tree.ts';
import { treeToText } from './text.ts';

function record(list: NestedList): SearchTree {
  const recorder = new TreeRecorder();
  searchList(list, recorder);
  return recorder.tree;
}

const figure3 = record([
  [6, 7],
  [2, 8],
]);

describe('the tree in text', () => {
  it('has a node a line, with windows, values and cuts, the best line in heavy strokes', () => {
    expect(treeToText(figure3)).toBe(
      `
□ Max ]-∞, +∞[ = 6
┝━ 1 ○ Min ]-∞, +∞[ = 6
│  ┝━ 1 = 6
│  └─ 2 = 7
└─ 2 ○ Min ]6, +∞[ = 2 ✂ α (skipped: 2)
   └─ 1 = 2
`.slice(1),
    );
  });

  it('draws the figure of Wikipédia with its three cuts', () => {
    const tree = record([
      [
        [
          [5, 6],
          [7, 4, 5],
        ],
        [[3]],
      ],
      [[[6], [6, 9]], [[7]]],
      [[[5]], [[9, 8], [6]]],
    ]);
    const cuts = treeToText(tree)
      .split('\n')
      .filter((line) => line.includes('skipped'))
      .map((line) => line.replace(/^[^○□]*/, ''));
    expect(cuts).toEqual([
      '○ Min ]5, +∞[ = 4 ✂ α (skipped: 3)',
      '○ Min ]6, +∞[ = 6 ✂ α (skipped: 2)',
      '○ Min ]6, +∞[ = 5 ✂ α (skipped: 2)',
    ]);
  });

  it('says by sign and word where values come from', () => {
    const recorder = new TreeRecorder();
    recorder.enter({ ply: 0, move: undefined, turn: MAX, alpha: -INFINITE, beta: 3 });
    recorder.enter({ ply: 1, move: 1, turn: MIN, alpha: -INFINITE, beta: 3 });
    recorder.leave(-4, 'evaluation');
    recorder.enter({ ply: 1, move: 2, turn: MIN, alpha: -4, beta: 3 });
    recorder.leave(WIN - 5, 'memory');
    recorder.cut('beta', []);
    recorder.leave(WIN - 5, 'children');
    expect(treeToText(recorder.tree, { language: 'fr' })).toBe(
      '□ Max ]-∞, 3[ = +W5 ✂ β\n├─ 1 ≈ -4\n└─ 2 ○ Min ]-4, 3[ = +W5 (mémoire)\n',
    );
  });

  it('shows what was known at a tick', () => {
    expect(treeToText(figure3, { at: 4 })).toBe(
      `
□ Max ]-∞, +∞[ …
└─ 1 ○ Min ]-∞, 6[ … 6
   ├─ 1 = 6
   └─ 2 □ Max ]-∞, 6[ …
`.slice(1),
    );
  });

  it('colours only when asked, and says the same without colour', () => {
    const coloured = treeToText(figure3, { colour: true });
    expect(treeToText(figure3)).not.toContain('\u001b');
    expect(coloured).toContain('\u001b[31m✂ α\u001b[39m');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: ANSI escapes begin with one.
    expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(treeToText(figure3));
  });

  it('lets no label break a line or drive the terminal', () => {
    const recorder = new TreeRecorder({ formatMove: () => 'a\nb\u001b[2J' });
    searchList([1], recorder);
    expect(treeToText(recorder.tree)).toBe('□ Max = 1\n┕━ a�b�[2J = 1\n');
  });

  it('leaves out the lowest levels of a tree too large, and says so', () => {
    const text = treeToText(record(seededList(8, 7)), { maxNodes: 20 });
    expect(text.split('\n').length).toBeLessThan(45);
    expect(text).toMatch(/… \d+ more\n/);
    expect(text).toMatch(/\n\n\d+ visited nodes are not drawn \(below level \d\): .*--depth/);
  });

  it('takes ten thousand levels', () => {
    const recorder = new TreeRecorder();
    traceChain(recorder, 10_000);
    const lines = treeToText(recorder.tree).trimEnd().split('\n');
    expect(lines).toHaveLength(2003);
    expect(lines.at(-1)).toMatch(/^8,001 visited nodes are not drawn/);
  });
});

describe('short scores', () => {
  it('are numbers, infinities, or wins with their distance', () => {
    const scores = [0, 6, -3, INFINITE, -INFINITE, WIN, WIN - 7, -WIN + 12, Number.POSITIVE_INFINITY];
    expect(scores.map((score) => shortScore(score))).toEqual(['0', '6', '-3', '+∞', '-∞', '+W0', '+W7', '-W12', '+∞']);
    expect(shortWindow(-INFINITE, 4)).toBe(']-∞, 4[');
  });
});
