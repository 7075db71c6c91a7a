import { describe, expect, it } from 'vitest';
import { INFINITE, unwrap } from '../core/index.ts';
import { formatTree } from '../model/index.ts';
import { exercisesOf, FIRST_SERIES, formatSeries, kinds, makeExercise, parseSeries, type Series } from './index.ts';
import { readNumber } from './notation.ts';

const fields = (text: string) => new URLSearchParams(text);

describe('a series', () => {
  const series: Series = { kinds: ['cuts', 'values'], count: 5, seed: 42, level: 2, correction: 'end' };

  it('is read back unchanged', () => {
    expect(unwrap(parseSeries(new Map(Object.entries(formatSeries(series)))))).toEqual(series);
    expect(unwrap(parseSeries(fields('')))).toEqual(FIRST_SERIES);
  });

  it('gives the same exercises on every machine, compared with recorded ones', async () => {
    const ids = exercisesOf(series);
    expect(ids.map(({ kind }) => kind)).toEqual(['cuts', 'values', 'cuts', 'values', 'cuts']);
    const trees = await Promise.all(ids.map(async (id) => (await makeExercise(id)).subject));
    expect(trees.map((subject) => (subject.on === 'tree' ? formatTree(subject.tree) : ''))).toMatchInlineSnapshot(`
      [
        "[[[-9,3,-4],[-9,-6],[-9,-8,-3]],[[-7,9],[3,-7]],[[9,6,-6],[1,-3]]]",
        "[[[-1,-6],[2,6]],[[-5,2],[8,9]]]",
        "[[[8,-5,3],[9,-2]],[[7,4],[-5,-5,3]],[[-6,8,-8],[1,5],[6,-4,0]]]",
        "[[[-1,9],[-7,3]],[[-4,4],[-3,-1]]]",
        "[[[-1,4,6],[-8,-3]],[[-3,-3,-2],[9,2],[4,-7,7]]]",
      ]
    `);
  });

  it('has no exercise twice, at any level', async () => {
    for (const { name } of kinds.filter(({ on }) => on === 'tree')) {
      const ids = exercisesOf({ ...series, kinds: [name], count: 50 });
      expect(new Set(ids.map(({ seed }) => seed)).size).toBe(50);
    }
  });

  it.each([
    ['kinds=values,nothing', 'no-such-kind'],
    ['level=4', 'bad-exercise-level'],
    ['count=0', 'bad-exercise-count'],
    ['count=51', 'bad-exercise-count'],
    ['count=ten', 'bad-exercise-count'],
    ['seed=-1', 'bad-exercise-seed'],
    ['seed=1e5', 'bad-exercise-seed'],
    ['correction=never', 'bad-exercise-correction'],
  ])('refuses %s', (text, code) => {
    expect(parseSeries(fields(text))).toMatchObject({ ok: false, error: { code } });
  });
});

describe('numbers', () => {
  it.each([
    ['6', 6],
    [' −3 ', -3],
    ['- 3', -3],
    ['+4', 4],
    ['–∞', -INFINITE],
    ['+inf', INFINITE],
    ['Infini', INFINITE],
    ['-oo', -INFINITE],
  ])('%s is read', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  it.each(['', 'six', '1.5', '--3', '1e3', '12345678901'])('"%s" is none', (text) => {
    expect(readNumber(text)).toBeUndefined();
  });
});
