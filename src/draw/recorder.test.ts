import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { definePure, fromPure, INFINITE, MAX, MIN, type Trace } from '../core/index.ts';
import { searchList, seededList, traceChain } from './fixtures/nested-lists.ts';
import { recordGame, TreeRecorder } from './recorder.ts';
import { treeToText } from './text.ts';
import { bestLine, describeTree, isLeaf, momentOf, type SearchTree, stepsOf, type TreeNode } from './tree.ts';
import { treeWords } from './words.ts';

function record(list: Parameters<typeof searchList>[0], options = {}): TreeRecorder {
  const recorder = new TreeRecorder(options);
  searchList(list, recorder);
  return recorder;
}

function allNodes(tree: SearchTree): TreeNode[] {
  const nodes = [tree.root];
  for (let i = 0; i < nodes.length; i++) nodes.push(...nodes[i].children);
  return nodes;
}

describe('the recorded tree', () => {
  const { root } = record([
    [6, 7],
    [2, 8],
  ]).tree;

  it('has the values, windows and cut of figure 3 of document 000', () => {
    expect(root).toMatchObject({ label: '', turn: MAX, alpha: -INFINITE, beta: INFINITE, value: 6, how: 'children', best: true });
    const [left, right] = root.children as [TreeNode, TreeNode];
    expect(left).toMatchObject({ label: '1', turn: MIN, alpha: -INFINITE, beta: INFINITE, value: 6, cut: undefined, best: true });
    expect(right).toMatchObject({ label: '2', turn: MIN, alpha: 6, beta: INFINITE, value: 2, best: false });
    expect(right.cut).toMatchObject({ kind: 'alpha', skipped: ['2'] });
    expect(right.children.map(({ value, how }) => [value, how])).toEqual([[2, 'outcome']]);
  });

  it('marks as best the first child with the value, not a later one that only ties', () => {
    const tied = record([
      [6, 7],
      [6, 9],
    ]).tree.root;
    expect(tied.children.map(({ value, best }) => [value, best])).toEqual([
      [6, true],
      [6, false],
    ]);
  });

  it('marks the search that was believed where a move was searched twice', () => {
    const recorder = new TreeRecorder();
    const child = (alpha: number, beta: number) => {
      recorder.enter({ ply: 1, move: 3, turn: MIN, alpha, beta });
      recorder.leave(5, 'outcome');
    };
    recorder.enter({ ply: 0, move: undefined, turn: MAX, alpha: -INFINITE, beta: INFINITE });
    child(0, 1);
    child(0, INFINITE);
    recorder.leave(5, 'children');
    expect(recorder.tree.root.children.map(({ best }) => best)).toEqual([false, true]);
  });

  it('knows whether the search had windows at all', () => {
    expect(record([1, 2]).tree.windowed).toBe(true);
    expect(record([1]).tree.windowed).toBe(false);
  });

  it('keeps every visit, and its best line leads to a leaf with the value of the root', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
        let visits = 0;
        const recorder = new TreeRecorder();
        const counting: Trace = {
          enter: (visit) => {
            visits++;
            recorder.enter(visit);
          },
          cut: (kind, skipped) => recorder.cut(kind, skipped),
          leave: (value, how) => recorder.leave(value, how),
        };
        const value = searchList(seededList(seed), counting);
        expect(allNodes(recorder.tree)).toHaveLength(visits);
        expect(recorder.tree.kept).toBe(visits);
        const line = bestLine(recorder.tree);
        expect(line.map((node) => node.value)).toEqual(line.map(() => value));
        expect(line.at(-1)?.how).toBe('outcome');
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it('survives ten thousand levels', () => {
    const recorder = new TreeRecorder();
    traceChain(recorder, 10_000);
    expect(recorder.tree.kept).toBe(10_001);
    expect(bestLine(recorder.tree)).toHaveLength(10_001);
    expect(stepsOf(recorder.passes)).toHaveLength(20_002);
  });
});

describe('moves', () => {
  it('are written by formatMove', () => {
    const { root } = record([[1, 2], 3], { formatMove: (move: number) => 'abc'[move - 1] }).tree;
    expect(root.children.map(({ label }) => label)).toEqual(['a', 'b']);
  });

  it('are written in the notation of the game at the position they are played from', () => {
    // A counter that the players raise by 1 or 2: the notation of a move is where the counter stands and where it goes.
    const game = fromPure(
      definePure<number, number>({
        name: 'counter',
        start: 0,
        turn: (n) => (n % 2 ? MIN : MAX),
        moves: () => [1, 2],
        play: (n, by) => n + by,
        outcome: (n) => (n >= 3 ? n : undefined),
        formatMove: (by, n) => `${n}-${n + by}`,
      }),
    );
    const recorder = recordGame(game, game.start());
    recorder.enter({ ply: 0, move: undefined, turn: MAX, alpha: -INFINITE, beta: INFINITE });
    recorder.enter({ ply: 1, move: 1, turn: MIN, alpha: -INFINITE, beta: INFINITE });
    recorder.enter({ ply: 2, move: 2, turn: MAX, alpha: -INFINITE, beta: INFINITE });
    recorder.leave(3, 'outcome');
    recorder.cut('alpha', [1]);
    recorder.leave(3, 'children');
    recorder.enter({ ply: 1, move: 2, turn: MAX, alpha: -INFINITE, beta: INFINITE });
    const [first, second] = recorder.tree.root.children as [TreeNode, TreeNode];
    expect([first.label, first.children[0]?.label, first.cut?.skipped, second.label]).toEqual(['0-1', '1-3', ['1-2'], '0-2']);
  });
});

describe('what a table knew', () => {
  const recalled = (recorder: TreeRecorder) => {
    recorder.enter({ ply: 0, move: undefined, turn: MAX, alpha: 5, beta: 7 });
    for (const move of [1, 2]) {
      recorder.enter({ ply: 1, move, turn: MIN, alpha: 5, beta: 7 });
      recorder.leave(6, 'memory');
    }
    recorder.leave(6, 'children');
    return recorder.tree;
  };
  // From 2 on the game is over.
  const game = fromPure(
    definePure<number, number>({
      name: 'two',
      start: 0,
      turn: (n) => (n === 0 ? MAX : MIN),
      moves: () => [1, 2],
      play: (n, by) => n + by,
      outcome: (n) => (n >= 2 ? 6 : undefined),
    }),
  );

  it('is a leaf where the game is over, and a node where it goes on', () => {
    const tree = recalled(recordGame(game, game.start()));
    expect(tree.root.children.map(isLeaf)).toEqual([false, true]);
    expect(treeToText(tree)).toBe('□ Max [5, 7] = 6\n┝━ 1 ○ Min [5, 7] = 6 (memory)\n└─ 2 = 6 (memory)\n');
  });

  it('is no leaf to a recorder that knows no game', () => {
    expect(recalled(new TreeRecorder()).root.children.map(isLeaf)).toEqual([false, false]);
  });
});

describe('a pass whose value is only a bound', () => {
  const pass = (alpha: number, beta: number) => {
    const recorder = new TreeRecorder();
    recorder.enter({ ply: 0, move: undefined, turn: MAX, alpha, beta });
    recorder.enter({ ply: 1, move: 1, turn: MIN, alpha, beta });
    recorder.leave(6, 'outcome');
    recorder.leave(6, 'children');
    return recorder.tree;
  };

  it.each([
    ['at most', 6, 7],
    ['at least', 5, 6],
  ])('has no best line, and is said to be worth %s that', (said, alpha, beta) => {
    const tree = pass(alpha, beta);
    expect(bestLine(tree)).toEqual([tree.root]);
    expect(tree.root.children.map(({ best }) => best)).toEqual([false]);
    expect(describeTree(tree, treeWords())).toBe(`Max moves at the root, value ${said} 6, 2 nodes visited.`);
  });

  it('is unlike one whose value lies inside the window', () => {
    expect(describeTree(pass(5, 7), treeWords())).toBe('Max moves at the root, value 6, 2 nodes visited. Best line: 1.');
  });
});

describe('the bounds', () => {
  it('past the limit nodes are counted, on the node above them and in all', () => {
    const recorder = record(
      [
        [6, 7],
        [8, 9],
      ],
      { limit: 4 },
    );
    expect(recorder.tree).toMatchObject({ kept: 4, dropped: 3 });
    expect(recorder.tree.root.hidden).toBe(3);
    expect(recorder.tree.root.value).toBe(8);
  });

  it('beyond the depth nodes are counted', () => {
    const { tree } = record(
      [
        [6, 7],
        [8, 9],
      ],
      { depth: 1 },
    );
    expect(tree).toMatchObject({ kept: 3, dropped: 4 });
    expect(tree.root.children.map(({ hidden, children }) => [hidden, children.length])).toEqual([
      [2, 0],
      [2, 0],
    ]);
  });

  it('earlier passes make room for the last one', () => {
    const recorder = new TreeRecorder({ limit: 7 });
    for (let pass = 0; pass < 3; pass++) searchList([1, 2, 3], recorder);
    expect(recorder.passes.map(({ kept, dropped }) => [kept, dropped])).toEqual([
      [1, 3],
      [1, 3],
      [4, 0],
    ]);
    expect(recorder.dropped).toBe(6);
    expect(recorder.passes[0]?.root.hidden).toBe(3);
  });

  it('a limit or depth that keeps nothing is refused', () => {
    expect(() => new TreeRecorder({ limit: 0 })).toThrow(/at least one node/);
    expect(() => new TreeRecorder({ depth: -1 })).toThrow(/0 \(the root alone\) or more/);
  });
});

describe('passes', () => {
  it('each time the root is entered a new tree begins', () => {
    const recorder = new TreeRecorder();
    searchList([1, 2], recorder);
    searchList([3], recorder);
    expect(recorder.passes.map(({ root }) => root.value)).toEqual([2, 3]);
    expect(recorder.tree.root.value).toBe(3);
  });

  it('a search that was stopped leaves nodes without a value, and the next one is not affected', () => {
    const recorder = new TreeRecorder();
    recorder.enter({ ply: 0, move: undefined, turn: MAX, alpha: -INFINITE, beta: INFINITE });
    recorder.enter({ ply: 1, move: 1, turn: MIN, alpha: -INFINITE, beta: INFINITE });
    searchList([4], recorder);
    expect(recorder.passes.map(({ root }) => root.value)).toEqual([undefined, 4]);
    expect(recorder.passes[0]?.root.children).toHaveLength(1);
  });

  it('nothing recorded, or a call out of place, is said in a sentence', () => {
    expect(() => new TreeRecorder().tree).toThrow(/give this recorder to a search/);
    expect(() => new TreeRecorder().leave(1, 'outcome')).toThrow(/root first/);
    const child = { ply: 1, move: 1, turn: MIN, alpha: 0, beta: 1 } as const;
    expect(() => new TreeRecorder().enter(child)).toThrow(/root first/);
  });
});

describe('the clock', () => {
  const recorder = record([
    [6, 7],
    [2, 8],
  ]);
  const steps = stepsOf(recorder.passes);

  it('ticks once for each call of the trace, in their order', () => {
    expect(steps.map(({ kind, node }) => `${kind} ${node.label}`.trim())).toEqual([
      ...['enter', 'enter 1', 'enter 1', 'leave 1', 'enter 2', 'leave 2', 'leave 1'],
      ...['enter 2', 'enter 1', 'leave 1', 'cut 2', 'leave 2', 'leave'],
    ]);
    expect(steps.map(({ at }) => at)).toEqual(steps.map((_, tick) => tick));
  });

  it('a moment shows the best value so far and the window that it leaves', () => {
    const { tree } = recorder;
    const right = tree.root.children[1];
    expect(momentOf(tree, tree.root, 0)).toMatchObject({ value: undefined, alpha: -INFINITE, beta: INFINITE, open: true });
    expect(momentOf(tree, tree.root, 6)).toMatchObject({ value: 6, alpha: 6, beta: INFINITE, open: true });
    expect(momentOf(tree, right, 9)).toMatchObject({ value: 2, alpha: 6, beta: 2, open: true, cut: undefined });
    expect(momentOf(tree, right, 10).cut?.kind).toBe('alpha');
    expect(momentOf(tree, right)).toMatchObject({ value: 2, alpha: 6, beta: INFINITE, open: false });
  });
});
