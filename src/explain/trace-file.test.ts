import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../core/index.ts';
import { parseGame } from '../games/index.ts';
import { openSource, type Source } from './sources.ts';
import { traceCsv, traceJson } from './trace-file.ts';
import { record } from './tree-search.ts';

async function traced(source: Source, algorithm: string) {
  const { tree, game, root } = unwrap(await openSource(source, async (spec) => unwrap(parseGame(spec))));
  return { game, root, algorithm, ...record(tree, { algorithm }) };
}

const figure: Source = { kind: 'preset', name: '000-figure-1' };

describe('a trace as JSON', () => {
  it('has every step with its window and counts', async () => {
    const { steps, ...head } = JSON.parse([...traceJson(await traced(figure, 'alphabeta'))].join(''));
    expect(head).toEqual({
      game: 'tree:[[6,7],[2,8]]',
      position: '-',
      algorithm: 'alphabeta',
      turn: 'max',
      depth: 2,
      value: 6,
      bound: 'exact',
      unit: 'score',
      move: '1',
      pv: ['1', '1'],
      passes: 1,
      nodes: 6,
      leaves: 3,
      cuts: 1,
    });
    expect(steps).toHaveLength(13);
    expect(steps[10]).toEqual({
      step: 11,
      kind: 'cut',
      node: 4,
      moves: ['2'],
      ply: 1,
      turn: 'min',
      alpha: 6,
      beta: null,
      value: 2,
      nodes: 6,
      leaves: 3,
      cuts: 1,
    });
  });

  it('is written piece by piece, and read whole, with all counts as the recording has them', async () => {
    const search = await traced({ kind: 'game', game: 'connect4', moves: ['4'], depth: 4 }, 'minimax');
    const pieces = [...traceJson(search)];
    expect(pieces.length).toBeGreaterThan(3);
    const { steps } = JSON.parse(pieces.join(''));
    const { recording } = search;
    expect(steps).toHaveLength(recording.steps);
    for (const time of [1, 999, 1000, 1001, recording.steps]) {
      const { step, nodes, leaves, cuts } = steps[time - 1];
      expect([step, { visits: nodes, leaves, cuts }]).toEqual([time, recording.countsAt(time)]);
    }
    expect(steps.find(({ ply }: { ply: number }) => ply === 3).moves).toEqual(['1', '1', '1']);
  });

  it('of several passes has their number', async () => {
    const search = await traced(figure, 'mtdf');
    const { passes } = JSON.parse([...traceJson(search)].join(''));
    expect(passes).toBe(search.recording.passes.length);
    expect(passes).toBeGreaterThan(1);
  });

  it('has the keys that docs/draw.md lists', async () => {
    const { steps, ...head } = JSON.parse([...traceJson(await traced(figure, 'minimax'))].join(''));
    const docs = readFileSync(new URL('../../docs/draw.md', import.meta.url), 'utf8');
    const rows = (title: string) =>
      [...(docs.split(`### ${title}\n`)[1] ?? '').split('\n#')[0].matchAll(/^\| `(\w+)` /gm)].map(([, key]) => key);
    expect(rows('The search')).toEqual([...Object.keys(head), 'steps']);
    expect(rows('A step')).toEqual(Object.keys(steps[0]));
  });
});

describe('a trace as CSV', () => {
  it('has one row per step under a row of column names', async () => {
    const rows = [...traceCsv(await traced(figure, 'alphabeta'))].join('').split('\r\n');
    expect(rows[0]).toBe('step,kind,node,moves,ply,turn,alpha,beta,value,nodes,leaves,cuts');
    expect(rows.slice(1, 4)).toEqual([
      '1,enter,0,,0,max,-inf,inf,,1,0,0',
      '2,enter,1,1,1,min,-inf,inf,,2,0,0',
      '3,enter,2,1 1,2,max,-inf,inf,,3,0,0',
    ]);
    expect(rows[11]).toBe('11,cut,4,2,1,min,6,inf,2,6,3,1');
    expect(rows).toHaveLength(15);
  });
});
