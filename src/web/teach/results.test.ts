import { describe, expect, it } from 'vitest';
import { exercisesOf, FIRST_SERIES, makeExercise, partCount, type Series } from '../../exercises/index.ts';
import { exercisesAddress } from '../exercises/address.ts';
import { sharedAddress } from '../shared-address.ts';
import { collect, resultRows, scoreOf, separated } from './results.ts';

const series: Series = { ...FIRST_SERIES, kinds: ['values'], count: 3, seed: 7, title: 'Tuesday, 10 o’clock' };
const exercises = await Promise.all(exercisesOf(series).map(makeExercise));
const right = exercises.map(({ solution }) => solution);
const wrong = ['99', ...(right[1] ?? []).slice(1)];

const link = (name: string, answers = right, of = series) =>
  `https://school.example/#${exercisesAddress({ page: 'series', series: of, answers: [...answers, undefined, undefined].slice(0, 3), at: 'result', name }).slice(1)}`;

describe('results collected from links', () => {
  it('are marked from the answers, whatever text and score stand around them', async () => {
    const pasted = [
      'From: ada@school.example',
      `I have 0 of 3 <${link('Ada')}>.`,
      '',
      `Grace (see ${link('Grace Hopper', [right[0]!, wrong])}), and [mine](${link('Émile')}).`,
      `${link('Ada')} again, and from a mail: ${link('Alan').replaceAll('&', '&amp;')}`,
      `https://safe.example/?url=${encodeURIComponent(link('Kurt'))}&data=1`,
      'https://school.example/#/exercises?kinds=values&count=3&seed=7&level=1&correction=each&score=3&at=result&name=Nobody',
    ].join('\n');
    const { bySeries, unread, repeated } = await collect(pasted);
    expect(unread).toEqual([]);
    expect(repeated).toBe(1);
    expect(bySeries.map((one) => one.series)).toEqual([series, { ...series, title: undefined }]);
    expect(bySeries[0]?.results.map((result) => [result.name, scoreOf(result), ...result.marks])).toEqual([
      ['Ada', 3, true, true, true],
      ['Alan', 3, true, true, true],
      ['Émile', 3, true, true, true],
      ['Grace Hopper', 1, true, false, undefined],
      ['Kurt', 3, true, true, true],
    ]);
    // Grace has all parts of the first, all but one of the second, and none of the third.
    const counts = exercises.map(partCount) as [number, number, number];
    const all = counts[0] + counts[1] + counts[2];
    expect(bySeries[0]?.results.map(({ parts }) => parts)).toEqual(
      [all, all, all, counts[0] + counts[1] - 1, all].map((right) => ({ right, all })),
    );
    // What a link says of its own score is not read.
    expect(bySeries[1]?.results.map(scoreOf)).toEqual([0]);
  });

  it('are refused with the line and the reason, and the others are marked', async () => {
    const pasted = [
      link('Ada'),
      'https://school.example/#/tree?preset=001-three-cuts',
      link('Bob').replace('kinds=values', 'kinds=riddles'),
      'See https://school.example/#/exercises?kinds=values&count=3',
      link('Carl').replace(/answers=[^&]*/, 'answers=3,~q'),
      'https://school.example/#/exercises?kinds=values&count=3&at=result&name=%E0',
    ].join('\n');
    const { bySeries, unread } = await collect(pasted);
    expect(bySeries.flatMap(({ results }) => results.map(({ name }) => name))).toEqual(['Ada']);
    expect(unread.map(({ line, problem }) => [line, problem.code])).toEqual([
      [2, 'not-a-result'],
      [3, 'no-such-kind'],
      [4, 'only-the-series'],
      [5, 'cut-result'],
      [6, 'bad-exercise-link'],
    ]);
    expect(await collect('no link at all')).toEqual({ bySeries: [], unread: [], repeated: 0 });
  });

  it('go to a spreadsheet, where no name is a formula', async () => {
    const { bySeries } = await collect([link('=1+1'), link('Bo "Ann", B', [['99', ...(right[0] ?? []).slice(1)]])].join('\n'));
    const [first = 0, ...others] = exercises.map(partCount);
    const all = others.reduce((sum, count) => sum + count, first);
    expect(separated(resultRows(bySeries), ',').split('\r\n')).toEqual([
      'Series,Name,Score,Out of,Parts right,Out of,1,2,3',
      `"Tuesday, 10 o’clock",'=1+1,3,3,${all},${all},1,1,1`,
      `"Tuesday, 10 o’clock","Bo ""Ann"", B",0,3,${first - 1},${all},0,,`,
      '',
    ]);
  });
});

describe('the address that others reach', () => {
  it('is none on this machine alone', () => {
    for (const href of ['http://localhost:5173/#/', 'http://127.0.0.1/a/', 'http://[::1]/', 'file:///home/x/index.html'])
      expect(sharedAddress({ href })).toBeUndefined();
    expect(sharedAddress({ href: 'https://school.example/minerve/?x#/teach' })).toBe('https://school.example/minerve/?x');
    expect(sharedAddress({ href: 'http://192.168.1.7:8000/#/teach' })).toBe('http://192.168.1.7:8000/');
  });
});
