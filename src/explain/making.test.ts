import { describe, expect, it } from 'vitest';
import { unwrap } from '../core/index.ts';
import { parseGame } from '../games/index.ts';
import { say } from '../say/index.ts';
import { askThread, makeTree, type Port, serveTrees, type TreeAsked, type TreeProgress } from './making.ts';
import { TREE_ORDERS } from './order.ts';

const load = async (spec: string) => unwrap(parseGame(spec));

/** A thread that runs here, but to which everything is handed over as to another. */
function thread(): { readonly port: Port; close(): void } {
  const { port1, port2 } = new MessageChannel();
  serveTrees(port2 as unknown as Port, load);
  port1.start();
  port2.start();
  return {
    port: port1 as unknown as Port,
    close: () => {
      port1.close();
      port2.close();
    },
  };
}

describe('a tree made in a thread', () => {
  it.each<TreeAsked>([
    { from: { kind: 'preset', name: '001-three-cuts' }, edits: [], order: 'found', algorithms: ['minimax', 'alphabeta'] },
    {
      from: { kind: 'game', game: 'connect4', moves: ['4'], depth: 3 },
      edits: [{ path: [1, 1, 1], value: 9 }],
      order: 'best',
      algorithms: ['mtdf'],
    },
    {
      from: { kind: 'random', seed: 3, depth: 4, children: 3 },
      edits: [],
      order: 'previous',
      algorithms: ['negascout'],
      costsOf: 'alphabeta',
    },
  ])('is the one that is made here: %j', async (asked) => {
    const { port, close } = thread();
    const told: TreeProgress[] = [];
    const there = await askThread(port, asked, (progress) => told.push(progress));
    const here = await makeTree(asked, { load });
    close();
    for (const made of [there, here]) for (const { result } of made.runs) expect(result.value).toBe(made.tree.value[0]);
    expect([there.grown, there.base, there.tree, there.to, there.costs]).toEqual([
      here.grown,
      here.base,
      here.tree,
      here.to,
      here.costs,
    ]);
    expect(there.runs.map(({ recording }) => recording.parts)).toEqual(here.runs.map(({ recording }) => recording.parts));
    expect(there.runs[0].recording.tree).toBe(there.tree);
    expect(there.costs?.length).toBe(asked.costsOf && TREE_ORDERS.length);
    expect(told.at(-1)).toEqual({ kind: 'searching', algorithm: asked.algorithms.at(-1) });
  });

  it('is not grown again where it was, and says what is wrong', async () => {
    const { port, close } = thread();
    const first = await askThread(port, {
      from: { kind: 'preset', name: '000-figure-1' },
      edits: [],
      order: 'found',
      algorithms: [],
    });
    const edits = [{ path: [1, 1], value: 0 }];
    const next = await makeTree({ from: first.grown, edits, order: 'found', algorithms: ['alphabeta'] }, { load });
    expect(next.grown).toBe(first.grown);
    expect(next.runs[0].result.value).toBe(2);
    close();
    const other = thread();
    const refused = askThread(other.port, {
      from: { kind: 'game', game: 'chezz', moves: [] },
      edits: [],
      order: 'found',
      algorithms: [],
    });
    await expect(refused).rejects.toSatisfy((error) => /chess/.test(say(error, 'fr')));
    other.close();
    const third = thread();
    const broken = askThread(third.port, { from: { kind: 'game' } } as unknown as TreeAsked);
    await expect(broken).rejects.toThrow(/TypeError/);
    third.close();
  });
});
