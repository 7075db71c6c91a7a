import { describe, expect, it } from 'vitest';
import { MAX, winOf } from '../../core/index.ts';
import { ticTacToe } from '../../games/index.ts';
import { minimax } from '../../search/index.ts';
import { recordLivingSearch } from './living-search.ts';

const { nodes, steps, scene, width, height } = recordLivingSearch();
const childrenOf = (parent: number) => nodes.filter((node) => node.parent === parent);

describe('the search that the home page replays', () => {
  it('says of each first move what minimax says of it, searched to the end', () => {
    const game = ticTacToe();
    for (const { move, kind, plies } of childrenOf(0)) {
      const position = game.start();
      const stones = scene.cells.filter(({ piece }) => piece !== undefined);
      const order = ['cross', 'nought', 'cross', 'nought'].map((piece, i) => {
        const square = stones.filter((cell) => cell.piece === piece)[i >> 1]?.square;
        return square as string;
      });
      for (const name of [...order, move as string]) {
        const moves: number[] = [];
        position.moves(moves, 0);
        position.play(moves.find((one) => game.formatMove(one, position) === name) as number);
      }
      const win = winOf(minimax(position).value);
      expect([move, kind, plies]).toEqual([move, win?.winner === MAX ? 'win' : 'loss', (win?.plies ?? 0) + 1]);
    }
    expect(childrenOf(0)).toHaveLength(5);
  });

  it('proves: the best move, all replies to it, and one answer to each that wins', () => {
    const best = nodes.findIndex(({ parent, proves }) => parent === 0 && proves);
    const replies = nodes.flatMap(({ parent }, at) => (parent === best ? [at] : []));
    expect(replies).toHaveLength(4);
    for (const reply of replies) {
      expect(nodes[reply]?.proves).toBe(true);
      const answers = childrenOf(reply).filter(({ proves }) => proves);
      expect(answers.map(({ value, shape }) => [value?.en, shape])).toEqual([['W3', 'leaf']]);
    }
  });

  it('cuts each branch once, values every node that it visits, and fits its drawing', () => {
    const pruned = nodes.flatMap(({ shape }, at) => (shape === 'pruned' ? [at] : []));
    expect(steps.filter(({ kind }) => kind === 'cut').map(({ node }) => node)).toEqual(pruned);
    expect(pruned.length).toBeGreaterThan(5);
    const left = steps.flatMap(({ node, kind }) => (kind === 'leave' ? [node] : [])).sort((one, other) => one - other);
    expect(left).toEqual(nodes.flatMap(({ shape }, at) => (shape === 'pruned' ? [] : [at])));
    for (const { x, y } of nodes) expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
  });
});
