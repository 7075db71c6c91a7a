import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { definePure, fromPure, INFINITE, MAX, MIN, ok, type Trace, unwrap } from '../core/index.ts';
import { descriptors, parseGame } from '../games/index.ts';
import { alphabeta, HashTable, minimax } from '../search/index.ts';
import { explore } from '../solve/index.ts';
import { searchList, seededList, traceChain } from './fixtures/nested-lists.ts';
import { describeTree } from './search-scene.ts';
import { isLeaf, mergePositions, recordGame, type SearchTree, type TreeNode, TreeRecorder, treeToJson } from './search-tree.ts';
import { treeToText } from './text.ts';
import { treeWords } from './words.ts';

function record(list: Parameters<typeof searchList>[0], options = {}): TreeRecorder {
  const recorder = new TreeRecorder(options);
  searchList(list, recorder);
  return recorder;
}

function allNodes(tree: SearchTree): TreeNode[] {
  const nodes = [tree.root];
  for (const { children } of nodes) nodes.push(...children);
  return nodes;
}

function bestLine(tree: SearchTree): TreeNode[] {
  const line = new Set(tree.recording.bestLine(tree.root.visit));
  return allNodes(tree).filter(({ visit }) => line.has(visit));
}

describe('the recorded tree', () => {
  const { root } = record([
    [6, 7],
    [2, 8],
  ]).tree;

  it('has the values, windows and cut of figure 3 of TIPE 2013', () => {
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
    expect(recorder.recording.steps).toBe(20_002);
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
    expect(treeToText(tree)).toBe('□ Max ]5, 7[ = 6\n┝━ 1 ○ Min ]5, 7[ = 6 (memory)\n└─ 2 = 6 (memory)\n');
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
  ])('has no best line, and its description says %s', (bound, alpha, beta) => {
    const tree = pass(alpha, beta);
    expect(bestLine(tree)).toEqual([]);
    expect(tree.root.children.map(({ best }) => best)).toEqual([false]);
    expect(describeTree(tree, treeWords())).toBe(`Max moves at the root, value ${bound} 6, 2 nodes visited.`);
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
    expect(recorder.passes[0]?.root.hidden).toBe(3);
  });

  it('a pass that was given up leaves its root, and the others as if it had never been', () => {
    for (let seed = 0; seed < 40; seed++) {
      const [first, second] = [seededList(seed, 4), seededList(seed + 100)];
      const alone = record(second);
      const recorder = new TreeRecorder({ limit: alone.tree.kept + 3 });
      for (const list of [first, first, second]) searchList(list, recorder);
      expect(treeToJson(recorder.tree)).toEqual(treeToJson(alone.tree));
      const before = record(first).tree;
      const { root, kept, dropped } = recorder.passes[0];
      expect([kept, dropped, root.hidden]).toEqual([1, before.kept - 1, before.kept - 1]);
      expect([root.value, root.cut]).toEqual([before.root.value, before.root.cut]);
      const { recording } = recorder;
      const stepsOf = (visit: number) =>
        [recording.enteredAt(visit), recording.cutAt(visit), recording.leftAt(visit)].filter((step) => step >= 0);
      const steps = Array.from({ length: recording.visits }, (_, visit) => stepsOf(visit));
      for (const [visit, its] of steps.entries()) expect(its.map(recording.visitOf)).toEqual(its.map(() => visit));
      expect(steps.flat()).toHaveLength(recording.steps);
      const isCut = (step: number) => recording.kindOf(step) === 'cut';
      expect([...recording.cuts].filter(isCut)).toHaveLength(steps.flat().filter(isCut).length);
    }
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
    expect(recorder.passes.map(({ kept }) => kept)).toEqual([2, 2]);
  });

  it('reports an empty recording or a misplaced call in a sentence', () => {
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
  const { recording, tree } = recorder;

  it('ticks once for each call of the trace, in their order', () => {
    const labels = new Map(allNodes(tree).map(({ visit, label }) => [visit, label]));
    const steps = Array.from({ length: recording.steps }, (_, step) => step);
    expect(steps.map((step) => `${recording.kindOf(step)} ${labels.get(recording.visitOf(step))}`.trim())).toEqual([
      ...['enter', 'enter 1', 'enter 1', 'leave 1', 'enter 2', 'leave 2', 'leave 1'],
      ...['enter 2', 'enter 1', 'leave 1', 'cut 2', 'leave 2', 'leave'],
    ]);
  });

  it('shows at a time the best value so far and the window that it meets', () => {
    const right = tree.root.children[1].visit;
    const at = (visit: number, time: number) => ({
      open: recording.isOpenAt(visit, time),
      value: recording.valueAt(visit, time),
      ...recording.windowAt(visit, time),
    });
    expect(at(0, 1)).toEqual({ value: undefined, alpha: -INFINITE, beta: INFINITE, open: true });
    expect(at(0, 7)).toEqual({ value: 6, alpha: 6, beta: INFINITE, open: true });
    expect(at(right, 10)).toEqual({ value: 2, alpha: 6, beta: INFINITE, open: true });
    expect([recording.isCutAt(right, 10), recording.isCutAt(right, 11), recording.cutKindOf(right)]).toEqual([
      false,
      true,
      'alpha',
    ]);
    expect(at(right, recording.steps)).toEqual({ value: 2, alpha: 6, beta: INFINITE, open: false });
  });
});

describe('A merged tree', () => {
  it('refuses a game whose key is undefined', () => {
    const game = unwrap(parseGame('nim:7'));
    const unkeyed = { parsePosition: () => ok(Object.assign(game.start(), { key: () => undefined as never })) };
    const recorder = recordGame({ ...game, ...unkeyed }, game.start(), { keys: true });
    minimax(game.start(), { trace: recorder });
    expect(() => recorder.tree).toThrow(/key\(\) returned a wrong key: undefined/);
  });

  it.each(['nim:7', 'chomp:2x3', 'tictactoe:3x2x2'])('of %s to the end has the positions and the moves of its arena', (name) => {
    const game = unwrap(parseGame(name));
    const recorder = recordGame(game, game.start(), { keys: true });
    minimax(game.start(), { trace: recorder });
    const nodes = allNodes(mergePositions(recorder.tree));
    const arena = unwrap(explore(game));
    expect(nodes).toHaveLength(arena.size);
    expect(nodes.reduce((edges, { children, transpositions }) => edges + children.length + transpositions.length, 0)).toBe(
      arena.moves,
    );
    expect(new Set(nodes.map(({ key }) => key)).size).toBe(arena.size);
  });

  it.each(descriptors.map(({ examples }) => examples[0]))('of %s leads only to what it holds, with or without cuts', (name) => {
    const game = unwrap(parseGame(name));
    for (const [search, options] of [
      [minimax, {}],
      [alphabeta, {}],
      [minimax, game.start().key === undefined ? {} : { memory: new HashTable(1) }],
    ] as const) {
      const recorder = recordGame(game, game.start(), { keys: true });
      const { value } = search(game.start(), { depth: 2, trace: recorder, ...options });
      const merged = mergePositions(recorder.tree);
      const nodes = new Set(allNodes(merged));
      expect(nodes.size).toBeLessThanOrEqual(recorder.tree.kept);
      for (const { transpositions } of nodes) for (const { to } of transpositions) expect(nodes.has(to)).toBe(true);
      expect([merged.root.value, merged.root.best]).toEqual([value, true]);
    }
  });

  it('of a game that comes back to where it was leads back there', () => {
    const game = unwrap(parseGame('graph:0 -> 1; 1 -> 0 2; 2 ->; win eve: 2; start: 0'));
    const recorder = recordGame(game, game.start(), { keys: true });
    minimax(game.start(), { depth: 5, trace: recorder });
    const merged = mergePositions(recorder.tree);
    const { root } = merged;
    expect(allNodes(merged).map(({ label }) => label)).toEqual(['', '1', '2']);
    expect(root.children[0].transpositions.map(({ label, to }) => [label, to === root])).toEqual([['0', true]]);
  });

  it('draws of each position off the best line a visit that looked at its moves, where there is one', () => {
    const game = unwrap(parseGame('nim:9'));
    const recorder = recordGame(game, game.start(), { keys: true });
    minimax(game.start(), { depth: 4, trace: recorder });
    // Some are met at the depth limit first, and above it later.
    const visits = allNodes(recorder.tree).sort((one, other) => one.visit - other.visit);
    const first = new Map([...visits].reverse().map((node) => [node.key, node]));
    const later = visits.filter(({ key, children }) => children.length > 0 && first.get(key)?.children.length === 0);
    const keys = new Set(later.map(({ key }) => key));
    const drawn = allNodes(mergePositions(recorder.tree)).filter(({ key, best }) => keys.has(key) && !best);
    expect(drawn.length).toBeGreaterThan(0);
    for (const { children, transpositions } of drawn) expect(children.length + transpositions.length).toBeGreaterThan(0);
  });
});
