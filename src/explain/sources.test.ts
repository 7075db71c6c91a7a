import { describe, expect, it } from 'vitest';
import { MAX, MIN, unwrap } from '../core/index.ts';
import { descriptors, parseGame } from '../games/index.ts';
import { say } from '../i18n/index.ts';
import { childrenOf, formatTree, INNER, movesTo } from '../model/index.ts';
import { algorithms } from '../search/index.ts';
import { formatSource, openSource, parseSource, presets, type Source } from './sources.ts';
import { record } from './tree-search.ts';

const load = async (spec: string) => unwrap(parseGame(spec));
const open = async (source: Source) => unwrap(await openSource(source, load));
const fields = (text: string) => new URLSearchParams(text);
const preset = (name: string) => open({ kind: 'preset', name });

/** The cuts of a search: alpha, beta, the value that cut and how many children it left out; from left to right. */
async function cutsOf(name: string, algorithm = 'alphabeta-soft') {
  const { tree } = await preset(name);
  const { recording, result } = record(tree, { algorithm });
  const leaves = [...tree.kind].filter((kind) => kind !== INNER).length;
  return {
    value: result.value,
    cuts: [...recording.cuts].map((step) => {
      const visit = recording.visitOf(step);
      const { alpha, beta } = recording.windowAt(visit, step + 1);
      const bound = recording.cutKindOf(visit) === 'alpha' ? alpha : beta;
      return [recording.cutKindOf(visit), bound, recording.valueAt(visit, step + 1), recording.skippedBy(visit).length];
    }),
    saved: leaves - recording.countsAt(recording.steps).leaves,
  };
}

describe('the presets', () => {
  it.each(presets)('$name is a tree on whose value every algorithm agrees', async ({ name }) => {
    const { tree } = await preset(name);
    for (const { name: algorithm } of algorithms) expect(record(tree, { algorithm }).result.value, algorithm).toBe(tree.value[0]);
  });

  it('open with a search that exists', () => {
    const names = algorithms.map(({ name }) => name);
    expect(presets.filter(({ algorithm }) => algorithm !== undefined && !names.includes(algorithm))).toEqual([]);
  });

  it('002: the best move of depth 1 is the worst of depth 2', async () => {
    const [one, two] = [await preset('002-depth-1'), await preset('002-depth-2')].map(({ tree }) =>
      childrenOf(tree, 0).map((child) => tree.value[child]),
    );
    expect(one.indexOf(Math.max(...one))).toBe(two.indexOf(Math.min(...two)));
    expect((await preset('002-depth-2')).tree).toEqual((await preset('002-seven-leaves')).tree);
  });

  it('000: minimax gives 6; the first cut is made by Minimax2, the deep one by alpha-beta alone', async () => {
    expect((await preset('000-figure-1')).tree.value.slice(0, 2)).toEqual(Int32Array.of(6, 6));
    expect(await cutsOf('000-figure-3', 'minimax2')).toEqual({ value: 9, cuts: [['alpha', 9, 6, 1]], saved: 1 });
    expect(await cutsOf('000-figure-4')).toEqual({ value: 5, cuts: [['beta', 7, 9, 1]], saved: 1 });
    expect((await cutsOf('000-figure-4', 'minimax2')).cuts).toEqual([]);
    const { tree } = await preset('000-figure-4');
    const { recording } = record(tree, { algorithm: 'alphabeta' });
    expect(movesTo(tree, recording.nodeOf(recording.visitOf(recording.cuts[0])))).toEqual([1, 1, 0]);
  });

  it('001: an alpha cut, a beta cut, and the three of the example where the text says them', async () => {
    expect(await cutsOf('001-alpha-cut')).toEqual({ value: 5, cuts: [['alpha', 5, 4, 1]], saved: 1 });
    expect(await cutsOf('001-beta-cut')).toEqual({ value: 3, cuts: [['beta', 3, 4, 1]], saved: 1 });
    expect(await cutsOf('001-three-cuts')).toEqual({
      value: 6,
      cuts: [
        ['alpha', 5, 4, 1],
        ['alpha', 6, 6, 1],
        ['alpha', 6, 5, 1],
      ],
      saved: 5,
    });
  });

  it('002: seven leaves of sixteen are cut, all but the first -6 of the second branch', async () => {
    const { tree } = await preset('002-seven-leaves');
    expect([...tree.kind].filter((kind) => kind !== INNER)).toHaveLength(16);
    expect([tree.value[1], tree.value[6], tree.value[7], tree.span[6]]).toEqual([-1, -6, -6, 5]);
    const { value, cuts, saved } = await cutsOf('002-seven-leaves');
    expect({ value, saved, first: cuts[0] }).toEqual({ value: -1, saved: 7, first: ['alpha', -1, -6, 3] });
    expect(cuts.every(([kind]) => kind === 'alpha')).toBe(true);
  });

  it('004: the left move is best for Max and the centre one for Min; three branches are saved', async () => {
    expect([(await preset('004-figure-4')).tree.depth, (await preset('004-figure-5')).tree.depth]).toEqual([1, 2]);
    for (const [name, best] of [
      ['004-figure-6-max', 0],
      ['004-figure-6-min', 1],
    ] as const) {
      const { tree } = await preset(name);
      expect(tree.depth).toBe(3);
      const { result } = record(tree, { algorithm: 'maximin' });
      expect(result.move).toBe(best);
      expect([1, 8, 15].filter((child) => tree.value[child] === tree.value[0])).toEqual([[1, 8, 15][best]]);
    }
    expect(formatTree((await preset('004-figure-6-max')).tree)).toBe(formatTree((await preset('004-figure-6-min')).tree));
    expect(await cutsOf('004-figure-10')).toEqual({
      value: 3,
      cuts: [
        ['alpha', 3, 2, 2],
        ['alpha', 3, 1, 1],
      ],
      saved: 3,
    });
    expect((await cutsOf('004-figure-12')).cuts.map(([kind]) => kind)).toEqual(['beta', 'beta']);
    const { tree } = await preset('004-figure-9');
    const chomp = await open({ kind: 'game', game: 'chomp:2x2', moves: [], depth: 9 });
    expect([Math.sign(tree.value[0]), Math.sign(chomp.tree.value[0])]).toEqual([1, 1]);
  });
});

describe('a source', () => {
  it.each<Source>([
    { kind: 'typed', text: '[[6,7],[2,8]]', root: MAX },
    { kind: 'typed', text: '5', root: MIN },
    { kind: 'preset', name: '001-three-cuts' },
    { kind: 'preset', name: '004-figure-6-max', root: MIN },
    { kind: 'random', seed: 7, depth: 3 },
    { kind: 'random', seed: 0, depth: 2, children: 4 },
    { kind: 'game', game: 'connect4:5x4x4', moves: ['3', '2'], depth: 2 },
    { kind: 'game', game: 'tictactoe', moves: [] },
    { kind: 'game', game: 'chess', from: '8/8/8/8/8/5k2/5p2/5K2 b - - 0 1', moves: ['Ke3'], depth: 1 },
  ])('comes back from its link: $kind', (source) => {
    expect(parseSource(new Map(formatSource(source)))).toEqual({ ok: true, value: source });
  });

  it.each([
    ['depth=0&game=nim', 'bad-tree-depth', /« 0 » n’est pas une profondeur/],
    ['random=x', 'bad-random-tree', /une profondeur de 1 à 12/],
    ['random=1.13', 'bad-random-tree', /une profondeur de 1 à 12/],
    ['random=1.9.99', 'whole-tree-too-large', /1\s?000\s?000 nœuds/],
    ['preset=nothing', 'no-such-preset', /000-figure-1/],
    ['tree=[1,', 'bracket-never-closed', /jamais fermé/],
    ['game=chezz', 'unknown-game', /chess/],
    ['game=tictactoe&moves=a1_a1', 'illegal-move', /./],
    ['game=tictactoe&moves=a1_b1_a2_b2_a3', 'nothing-to-search', /finie/],
    ['game=connect4&depth=20', 'whole-tree-too-large', /inférieure à 20/],
  ])('that is wrong says so: %s', async (text, code, sentence) => {
    const source = parseSource(fields(text.replaceAll('_', '+')));
    const refused = source?.ok ? await openSource(source.value, load, { most: 20_000 }) : source;
    expect(refused).toMatchObject({ ok: false, error: { code } });
    if (refused?.ok === false) expect(say(refused.error, 'fr')).toMatch(sentence);
  });

  it('without any field is undefined', () => {
    expect(parseSource(fields('step=3'))).toBeUndefined();
  });

  it('may be read with the other player at its root', async () => {
    const { tree } = await open({ kind: 'preset', name: '004-figure-6-max', root: MIN });
    expect(tree).toEqual((await preset('004-figure-6-min')).tree);
    expect((await open({ kind: 'typed', text: '[1,2]', root: MIN })).tree.value[0]).toBe(1);
  });

  it('at random is the same for the same seed', async () => {
    const lists = async (seed: number, children?: number) =>
      formatTree((await open({ kind: 'random', seed, depth: 3, ...(children && { children }) })).tree);
    expect(await lists(1)).toBe(await lists(1));
    expect(await lists(1)).not.toBe(await lists(2));
    expect((await lists(1, 2)).match(/-?\d+/g)).toHaveLength(8);
  });

  it.each(descriptors.map(({ info }) => info.name))('can be a position of %s', async (game) => {
    const { tree, names, source, root } = await open({ kind: 'game', game, moves: [] });
    expect(tree.size).toBeGreaterThan(1);
    expect(tree.depth).toBeGreaterThan(0);
    if (source.kind === 'game' && game !== 'tree' && game !== 'graph') expect(tree.depth).toBe(source.depth);
    expect(names.label(1)).not.toBe('');
    expect(names.label(tree.size - 1)).not.toBe('');
    expect(root).not.toBe('');
    for (const algorithm of ['minimax', 'alphabeta', 'negascout', 'mtdf'])
      expect(record(tree, { algorithm }).result.value, algorithm).toBe(tree.value[0]);
  });
});
