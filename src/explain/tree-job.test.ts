import { MessageChannel } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../core/index.ts';
import { parseGame } from '../games/index.ts';
import { say } from '../i18n/index.ts';
import type { StartThread } from '../jobs/index.ts';
import { TREE_ORDERS } from './order.ts';
import { makeTreeInWorker, serveTrees } from './tree-in-worker.ts';
import { makeTree, type TreeProgress, type TreeRequest } from './tree-job.ts';

const load = async (spec: string) => unwrap(parseGame(spec));

/** A worker that runs here, but to which everything is handed over as to another thread. */
const start: StartThread = (events) => {
  const { port1, port2 } = new MessageChannel();
  serveTrees(
    { post: (message, transfer) => port2.postMessage(message, transfer), listen: (receive) => port2.on('message', receive) },
    load,
  );
  port1.on('message', events.message);
  return { post: (message) => port1.postMessage(message), hold: () => {}, terminate: () => port1.close() };
};

describe('a tree made in a thread', () => {
  it.each<TreeRequest>([
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
    const reported: TreeProgress[] = [];
    const there = await makeTreeInWorker(start, asked, { onProgress: (progress) => reported.push(progress) });
    const here = await makeTree(asked, { load });
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
    expect(reported.at(-1)).toEqual({ kind: 'searching', algorithm: asked.algorithms.at(-1) });
  });

  it('is not expanded again if it is unchanged; errors are reported', async () => {
    const first = await makeTreeInWorker(start, {
      from: { kind: 'preset', name: '000-figure-1' },
      edits: [],
      order: 'found',
      algorithms: [],
    });
    const edits = [{ path: [1, 1], value: 0 }];
    const next = await makeTree({ from: first.grown, edits, order: 'found', algorithms: ['alphabeta'] }, { load });
    expect(next.grown).toBe(first.grown);
    expect(next.runs[0].result.value).toBe(2);
    const refused = makeTreeInWorker(start, {
      from: { kind: 'game', game: 'chezz', moves: [] },
      edits: [],
      order: 'found',
      algorithms: [],
    });
    await expect(refused).rejects.toSatisfy((error) => /chess/.test(say(error, 'fr')));
    const broken = makeTreeInWorker(start, { from: { kind: 'game' } } as unknown as TreeRequest);
    await expect(broken).rejects.toThrow(TypeError);
  });
});
