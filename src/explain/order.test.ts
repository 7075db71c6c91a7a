import { describe, expect, it } from 'vitest';
import { orderedTree, uniformTree } from '../games/index.ts';
import { childrenOf, formatTree } from '../model/index.ts';
import { randomTrees, typed, whole } from './fixtures/trees.ts';
import { arranged, orderCosts, searchIn, TREE_ORDERS } from './order.ts';
import { record } from './tree-search.ts';

describe('an order', () => {
  it('sorts the children of every node for the player who chooses, and says where each node went', () => {
    expect(formatTree(arranged(typed('[[2,8],[7,6]]'), 'best').tree)).toBe('[[6,7],[2,8]]');
    expect(formatTree(arranged(typed('[[2,8],[7,6]]'), 'worst').tree)).toBe('[[8,2],[7,6]]');
    for (const tree of randomTrees(8))
      for (const order of TREE_ORDERS) {
        const { tree: sorted, to } = arranged(tree, order);
        expect([...to].sort((a, b) => a - b)).toEqual([...to.keys()]);
        for (let node = 0; node < tree.size; node++) {
          const now = to[node];
          expect([sorted.value[now], sorted.move[now], sorted.turn[now], sorted.ply[now], sorted.span[now]]).toEqual([
            tree.value[node],
            tree.move[node],
            tree.turn[node],
            tree.ply[node],
            tree.span[node],
          ]);
          if (node > 0) expect(sorted.parent[now]).toBe(to[tree.parent[node]]);
          const values = childrenOf(sorted, now).map((child) => sorted.value[child] * sorted.turn[now]);
          if (order === 'best') expect(values).toEqual([...values].sort((a, b) => b - a));
          if (order === 'worst') expect(values).toEqual([...values].sort((a, b) => a - b));
        }
      }
  });

  it('best first reaches the minimum of Knuth and Moore, whatever the order was', () => {
    for (const [b, d] of [
      [2, 5],
      [3, 4],
      [4, 3],
      [5, 2],
    ]) {
      // All leaves differ: 7919 is prime to their number.
      const tree = whole(uniformTree(b, d, (leaf) => (leaf * 7919) % b ** d));
      const [best, worst] = orderCosts(tree, 'alphabeta', ['best', 'worst']);
      expect(best.leaves).toBe(b ** Math.ceil(d / 2) + b ** Math.floor(d / 2) - 1);
      expect(worst.leaves).toBeGreaterThan(best.leaves);
      expect(orderCosts(tree, 'minimax', ['best', 'worst']).map(({ leaves }) => leaves)).toEqual([b ** d, b ** d]);
    }
  });

  it('costs what its recording shows; deepening counts its last pass and all passes', () => {
    const tree = arranged(whole(orderedTree(3, 3)), 'worst').tree;
    const costs = orderCosts(tree);
    expect(costs.map(({ order, leaves }) => [order, leaves])).toEqual([
      ['found', 27],
      ['best', 11],
      ['worst', 27],
      ['killer', 27],
      ['previous', 11],
    ]);
    for (const { order, visits, leaves, all } of costs) {
      const { recording } = record(arranged(tree, order).tree, { algorithm: 'alphabeta', ...searchIn(order) });
      const { visits: seen, leaves: looked } = recording.countsAt(recording.steps);
      expect([seen, looked]).toEqual([all?.visits ?? visits, all?.leaves ?? leaves]);
      const last = recording.enteredAt(recording.passes.at(-1) as number);
      expect(looked - recording.countsAt(last).leaves).toBe(leaves);
    }
  });
});
