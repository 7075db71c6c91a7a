import { describe, expect, it } from 'vitest';
import { unwrap } from '../core/index.ts';
import { descriptors, parseGame } from '../games/index.ts';
import { alphabeta, minimax, TranspositionTable } from '../search/index.ts';
import { explore } from '../solve/index.ts';
import { mergePositions, recordGame, type TreeNode } from './index.ts';

function nodesOf(root: TreeNode): TreeNode[] {
  const nodes = [root];
  for (let i = 0; i < nodes.length; i++) nodes.push(...nodes[i].children);
  return nodes;
}

describe('A merged tree', () => {
  it.each(['nim:7', 'chomp:2x3', 'tictactoe:3x2x2'])('of %s to the end has the positions and the moves of its arena', (name) => {
    const game = unwrap(parseGame(name));
    const recorder = recordGame(game, game.start(), { keys: true });
    minimax(game.start(), { trace: recorder });
    const nodes = nodesOf(mergePositions(recorder.tree).root);
    const arena = unwrap(explore(game));
    expect(nodes).toHaveLength(arena.size);
    expect(nodes.reduce((ways, { children, again = [] }) => ways + children.length + again.length, 0)).toBe(arena.moves);
    expect(new Set(nodes.map(({ key }) => key)).size).toBe(arena.size);
  });

  it.each(descriptors.map(({ examples }) => examples[0]))('of %s leads only to what it holds, with or without cuts', (name) => {
    const game = unwrap(parseGame(name));
    for (const [search, options] of [
      [minimax, {}],
      [alphabeta, {}],
      [minimax, game.start().key === undefined ? {} : { memory: new TranspositionTable(1) }],
    ] as const) {
      const recorder = recordGame(game, game.start(), { keys: true });
      const { value } = search(game.start(), { depth: 2, trace: recorder, ...options });
      const { root } = mergePositions(recorder.tree);
      const nodes = new Set(nodesOf(root));
      expect(nodes.size).toBeLessThanOrEqual(recorder.tree.kept);
      for (const { again = [] } of nodes) for (const { to } of again) expect(nodes.has(to)).toBe(true);
      expect([root.value, root.best]).toEqual([value, true]);
    }
  });

  it('of a game that comes back to where it was leads back there', () => {
    const game = unwrap(parseGame('graph:0 -> 1; 1 -> 0 2; 2 ->; win eve: 2; start: 0'));
    const recorder = recordGame(game, game.start(), { keys: true });
    minimax(game.start(), { depth: 5, trace: recorder });
    const { root } = mergePositions(recorder.tree);
    expect(nodesOf(root).map(({ label }) => label)).toEqual(['', '1', '2']);
    expect(root.children[0].again).toMatchObject([{ label: '0', to: root }]);
  });
});
