import { describe, expect, it } from 'vitest';
import { unwrap } from '../core/index.ts';
import { descriptors, parseGame, parseTree, ticTacToe, treeFigures, treeGame } from '../games/index.ts';
import { algorithms, alphabeta, checkGame, Memo, minimax } from './index.ts';

describe('the trees that the documents determine', () => {
  it.each(treeFigures)('$name is worth $value to every algorithm', ({ text, root, value }) => {
    const game = treeGame(unwrap(parseTree(text, root)));
    for (const { search } of algorithms) expect(search(game.start()).value).toBe(value);
  });

  it('TIPE 2013, figures 1 and 2: Max plays c1, whose children are backed up as 6 and 2', () => {
    const { value, move, pv } = minimax(treeGame(unwrap(parseTree('[[6,7],[2,8]]'))).start());
    expect({ value, move, pv }).toEqual({ value: 6, move: 0, pv: [0, 0] });
  });

  it('Wikipédia and Marty 2013: one alpha cut where Max plays, one beta cut where Min does', () => {
    for (const { name, text, root } of treeFigures.filter(({ name }) => /-cut$|003/.test(name))) {
      const { cuts } = alphabeta(treeGame(unwrap(parseTree(text, root))).start()).counts;
      expect(cuts, name).toEqual(root === 1 ? { alpha: 1, beta: 0 } : { alpha: 0, beta: 1 });
    }
  });
});

describe('tic-tac-toe', () => {
  it('is a draw for every algorithm that searches to the end', () => {
    for (const { name, search, memory, prunes } of algorithms) {
      if (!memory && !prunes) continue;
      const { value, final } = search(ticTacToe().start(), memory ? { memory: new Memo() } : {});
      expect([name, value, final]).toEqual([name, 0, true]);
    }
  });

  it('has 255,168 games and 549,946 nodes; with memoisation each of its 5,478 positions that is not final is visited once', () => {
    const { counts } = minimax(ticTacToe().start());
    expect([counts.leaves, counts.nodes]).toEqual([255_168, 549_946]);
    const memory = new Memo();
    minimax(ticTacToe().start(), { memory });
    expect(memory.size).toBe(5478 - 958);
  });
});

describe('every game of the table', () => {
  it.each(descriptors.flatMap(({ examples }) => examples))('%s passes the conformance kit', (spec) => {
    const report = checkGame(unwrap(parseGame(spec)), { games: 3, plies: 60, nodes: 600 });
    expect(report.positions).toBeGreaterThan(6);
    expect(report.compared).toBeGreaterThan(0);
  });
});
