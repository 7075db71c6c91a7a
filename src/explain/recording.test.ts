import { describe, expect, it } from 'vitest';
import { atPly, INFINITE, legalMoves, MAX, type Position, type Trace, unwrap } from '../core/index.ts';
import { countSteps } from '../fixtures/index.ts';
import { parseGame } from '../games/index.ts';
import { childBy, childrenOf, expandTree, type GameTree, Recording } from '../model/index.ts';
import { algorithmOf, algorithms, deepen, type SearchResult } from '../search/index.ts';
import { Replay } from './fixtures/replay.ts';
import { randomTrees, typed } from './fixtures/trees.ts';
import { cursorFor, optionsFor, record, type TreeSearch } from './tree-search.ts';

const SEARCHES: readonly TreeSearch[] = [
  ...algorithms.map(({ name }) => ({ algorithm: name })),
  ...algorithms.filter(({ memory }) => memory).map(({ name }) => ({ algorithm: name, memory: true })),
  { algorithm: 'alphabeta', order: ['killer'] },
  { algorithm: 'alphabeta-soft', order: ['previous'], deepen: true },
  { algorithm: 'negascout', order: ['previous', 'hash', 'killer', 'history'], deepen: true, memory: true },
  { algorithm: 'alphabeta', alpha: -2, beta: 3 },
  { algorithm: 'alphabeta-soft', alpha: 0, beta: 1 },
];

/** The same search observed twice over. */
function both(tree: GameTree, search: TreeSearch): { recording: Recording; replay: Replay; result: SearchResult } {
  const recording = new Recording({ tree });
  const replay = new Replay(tree);
  const trace: Trace = {
    enter: (visit) => [recording, replay].forEach((each) => void each.enter(visit)),
    cut: (kind, skipped) => [recording, replay].forEach((each) => void each.cut(kind, skipped)),
    leave: (value, how) => [recording, replay].forEach((each) => void each.leave(value, how)),
  };
  const options = { ...optionsFor(tree, search), trace };
  const run = algorithmOf(search.algorithm).search;
  const result = search.deepen ? deepen(run, cursorFor(tree, search), options) : run(cursorFor(tree, search), options);
  return { recording, replay, result };
}

/** All that a recording says at a time, and the same said by the replay. */
function facts(recording: Recording, time: number) {
  const nodes = [...recording.tree.kind.keys()];
  return {
    pass: recording.passAt(time),
    stack: recording.stackAt(time).map((visit) => recording.nodeOf(visit)),
    counts: recording.countsAt(time),
    nodes: nodes.flatMap((node) => {
      const visit = recording.visitAt(node, time);
      if (visit === undefined) return [];
      const { alpha, beta } = recording.windowAt(visit, time);
      const cut = recording.isCutAt(visit, time) ? recording.cutKindOf(visit) : undefined;
      return [[node, recording.isOpenAt(visit, time), recording.valueAt(visit, time), alpha, beta, cut]];
    }),
  };
}

function factsAgain(replay: Replay, time: number) {
  const { pass, stack, counts, seen } = replay.at(time);
  const isWindowed = replay.calls.some(([kind, visit]) => kind === 'enter' && (visit.alpha > -INFINITE || visit.beta < INFINITE));
  return {
    pass,
    stack: stack.map(({ node }) => node),
    counts,
    nodes: [...seen.values()]
      .sort((a, b) => a.node - b.node)
      .map(({ node, left, value, best, alpha, beta, window, cut }) => {
        const shown = left || !isWindowed ? { alpha, beta } : window;
        return [node, !left, left ? value : best, shown.alpha, shown.beta, cut];
      }),
  };
}

/** Positions of games with transpositions, passes, early ends and depth limits; small enough to be looked at whole. */
const positions: readonly (readonly [spec: string, moves: readonly string[], depth: number | undefined])[] = [
  ['tictactoe', ['a1', 'b2', 'c3', 'a3', 'c1'], undefined],
  ['nim:1,2', [], undefined],
  ['chomp:2x2', [], undefined],
  ['connect4:4x3x3', ['1', '2'], 3],
  ['othello:4x4', [], 3],
];

function grown([spec, moves, depth]: (typeof positions)[number]): { position: Position; tree: GameTree } {
  const game = unwrap(parseGame(spec));
  const position = game.start();
  for (const move of moves) position.play(unwrap(game.parseMove(move, position)));
  return { position, tree: unwrap(expandTree(position, depth === undefined ? {} : { depth, estimates: true })) };
}

describe('a whole tree', () => {
  it.each(positions)('of %s has the values that minimax by definition has', (...position) => {
    const { tree, position: root } = grown(position);
    const depth = position[2] ?? Number.POSITIVE_INFINITY;
    const check = (node: number, ply: number): number => {
      const outcome = root.outcome();
      const isLeaf = outcome !== undefined || ply === depth;
      const values = isLeaf
        ? [outcome === undefined ? root.evaluate() : atPly(outcome, ply)]
        : legalMoves(root).map((move) => {
            root.play(move);
            const value = check(childBy(tree, node, move), ply + 1);
            root.undo();
            return value;
          });
      expect([tree.turn[node], tree.ply[node], childrenOf(tree, node).length]).toEqual([
        root.turn(),
        ply,
        isLeaf ? 0 : values.length,
      ]);
      const value = root.turn() === MAX ? Math.max(...values) : Math.min(...values);
      expect(tree.value[node]).toBe(value);
      return value;
    };
    check(0, 0);
  });
});

describe('a recording', () => {
  it('gives the value and window of each node at each time', () => {
    const tree = typed('[[6,7],[2,8]]');
    const { recording, result } = record(tree, { algorithm: 'alphabeta' });
    expect(tree.value[0]).toBe(6);
    expect(result.value).toBe(6);
    expect([...tree.span]).toEqual([7, 3, 1, 1, 3, 1, 1]);
    expect(recording.cuts).toHaveLength(1);
    const [cut] = recording.cuts;
    const visit = recording.visitOf(cut);
    expect(recording.nodeOf(visit)).toBe(4);
    expect(recording.windowAt(visit, cut + 1)).toEqual({ alpha: 6, beta: INFINITE });
    expect(recording.valueAt(visit, cut + 1)).toBe(2);
    expect(recording.stackAt(cut + 1).map((v) => recording.nodeOf(v))).toEqual([0, 4]);
    expect(recording.countsAt(recording.steps)).toEqual({ visits: 6, leaves: 3, cuts: 1 });
    expect(recording.countsAt(0)).toEqual({ visits: 0, leaves: 0, cuts: 0 });
  });

  it.each(SEARCHES)(
    'of $algorithm (memory $memory, order $order, alpha $alpha) says at every time what a replay says',
    (search) => {
      const trees = [...randomTrees(8, { depth: 3, children: [1, 3] }), ...positions.map((position) => grown(position).tree)];
      for (const tree of trees) {
        const { recording, replay, result } = both(tree, search);
        expect(recording.steps).toBe(replay.calls.length);
        const { nodes, leaves } = result.counts;
        const last = recording.passes.at(-1) as number;
        expect(recording.valueOf(last)).toBe(result.value);
        expect(recording.countsAt(recording.steps)).toMatchObject({ visits: nodes, leaves });
        if (result.bound === 'exact' && !search.deepen) expect(result.value).toBe(tree.value[0]);
        // Every time of a small tree; of a larger one some, from the end and back.
        const stride = Math.ceil(recording.steps / 24);
        const times = [recording.steps];
        for (let time = recording.steps; time >= 0; time -= stride) times.push(time);
        for (const time of [...times, 0, ...times.slice(0, 3)])
          expect(facts(recording, time), `time ${time}`).toEqual(factsAgain(replay, time));
        const again = new Recording({ tree, parts: recording.parts });
        expect(facts(again, times[1] >> 1)).toEqual(facts(recording, times[1] >> 1));
      }
    },
  );

  it.each(['alphabeta', 'alphabeta-soft', 'negamax-alphabeta', 'minimax2'])(
    'of %s hands each child the window that is shown',
    (algorithm) => {
      for (const tree of randomTrees(30)) {
        const { recording } = record(tree, { algorithm });
        for (let visit = 1; visit < recording.visits; visit++) {
          const above = recording.aboveOf(visit);
          const { alpha, beta } = recording.windowAt(above, recording.enteredAt(visit));
          const isMin = tree.turn[recording.nodeOf(visit)] !== MAX;
          // Minimax2 hands on one side only, compare.
          if (algorithm === 'minimax2')
            expect(isMin ? recording.alphaOf(visit) : recording.betaOf(visit)).toBe(isMin ? alpha : beta);
          else expect([recording.alphaOf(visit), recording.betaOf(visit)]).toEqual([alpha, beta]);
        }
      }
    },
  );

  it('has a cut where the value shown meets the bound shown, and nowhere where nothing is left out', () => {
    let cuts = 0;
    for (const tree of randomTrees(30))
      for (const search of SEARCHES) {
        const { recording } = record(tree, search);
        for (const step of recording.cuts) {
          const visit = recording.visitOf(step);
          const { alpha, beta } = recording.windowAt(visit, step + 1);
          const value = recording.valueAt(visit, step + 1) as number;
          expect(alpha).toBeLessThan(beta);
          if (recording.cutKindOf(visit) === 'alpha') expect(value).toBeLessThanOrEqual(alpha);
          else expect(value).toBeGreaterThanOrEqual(beta);
          const visited = new Set(recording.childrenOf(visit).map((child) => recording.nodeOf(child)));
          expect(recording.skippedBy(visit).length).toBe(childrenOf(tree, recording.nodeOf(visit)).length - visited.size);
          expect(recording.skippedBy(visit).length).toBeGreaterThan(0);
          cuts++;
        }
      }
    expect(cuts).toBeGreaterThan(500);
  });
});

describe('searches', () => {
  it('of a tree as deep as the stack allows are recorded', () => {
    const depth = 1200;
    const tree = typed(`${'[1,'.repeat(depth)}7${']'.repeat(depth)}`);
    for (const algorithm of ['minimax', 'maximin', 'negamax']) {
      const { recording, result } = record(tree, { algorithm });
      expect(result.value).toBe(tree.value[0]);
      expect(recording.stackAt(recording.enteredAt(tree.size - 1) + 1)).toHaveLength(depth + 1);
    }
  });

  it('with a node of very many children take linear time', async () => {
    const tree = typed(`[${Array.from({ length: 20_000 }, (_, i) => i % 97).join()}]`);
    const run = () => expect(record(tree, { algorithm: 'minimax' }).recording.steps).toBe(2 * tree.size);
    // Looking every child up from the first would take 200 million steps, twice over.
    expect(await countSteps(run)).toBeLessThan(10_000_000);
  });
});
