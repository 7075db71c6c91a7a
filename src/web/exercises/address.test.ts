import { describe, expect, it } from 'vitest';
import { unwrap } from '../../core/index.ts';
import { exercisesAddress, parseExercisesAddress, type SeriesView } from './address.ts';

const series = { kinds: ['values', 'cuts'], count: 3, seed: 7, level: 2, correction: 'end' } as const;
const view: SeriesView = {
  page: 'series',
  series,
  answers: [['3', '-2'], undefined, ['p12']],
  draft: undefined,
  at: 1,
  name: '',
  problem: undefined,
};
const codeOf = (hash: string) => {
  const read = parseExercisesAddress(hash);
  return read.ok ? undefined : read.error.code;
};

describe('the address of exercises', () => {
  it('is what a teacher hands out', () => {
    const fresh = { ...view, answers: [undefined, undefined, undefined], at: 0 };
    expect(exercisesAddress(fresh)).toBe('#/exercises?kinds=values,cuts&count=3&seed=7&level=2&correction=end');
    expect(unwrap(parseExercisesAddress(exercisesAddress(fresh)))).toEqual(fresh);
  });

  it('keeps answers, place and name, whatever was typed', () => {
    for (const at of [1, 2, 'result'] as const)
      for (const name of ['', 'Ada L. & Co #1', 'Zoé_ê']) {
        const kept: SeriesView = { ...view, at, name, answers: [['3 + ∞', 'a,b;c~'], [], ['']], draft: ['%', ''] };
        expect(unwrap(parseExercisesAddress(exercisesAddress(kept)))).toEqual(kept);
      }
    expect(exercisesAddress({ ...view, at: 'result', name: 'Ada' })).toContain('&at=result&answers=3,-2;;p12&name=Ada');
  });

  it('practises a kind from a seed, or from any', () => {
    for (const practise of [
      { page: 'practise', kind: 'cuts', level: 3, seed: 41 },
      { page: 'practise', kind: 'window', level: 1 },
    ] as const)
      expect(unwrap(parseExercisesAddress(exercisesAddress(practise)))).toEqual(practise);
  });

  it('without anything is the choice', () => {
    for (const hash of ['#/exercises', '#/exercises?', '#/exercises?later=1'])
      expect(unwrap(parseExercisesAddress(hash))).toEqual({ page: 'choose' });
  });

  it('says what is wrong with a link', () => {
    expect(codeOf('#/exercises?practise=juggling')).toBe('no-such-kind');
    expect(codeOf('#/exercises?practise=values,cuts')).toBe('no-such-kind');
    expect(codeOf('#/exercises?kinds=values,juggling')).toBe('no-such-kind');
    expect(codeOf('#/exercises?kinds=values&level=4')).toBe('bad-exercise-level');
    expect(codeOf('#/exercises?kinds=values&count=51')).toBe('bad-exercise-count');
    expect(codeOf('#/exercises?kinds=values&seed=-1')).toBe('bad-exercise-seed');
    expect(codeOf('#/exercises?kinds=values&correction=never')).toBe('bad-exercise-correction');
    expect(codeOf('#/exercises?kinds=%E9')).toBe('bad-exercise-link');
  });

  it('shows a series whose answers cannot be read without them, and says so', () => {
    const read = unwrap(parseExercisesAddress(`${exercisesAddress(view)};~q`)) as SeriesView;
    expect(read.problem?.code).toBe('bad-exercise-answers');
    expect(read.answers).toEqual([undefined, undefined, undefined]);
    expect(read.series).toEqual(series);
    for (const at of ['0', '99', 'x']) {
      const place = unwrap(parseExercisesAddress(`#/exercises?kinds=values&count=3&at=${at}`)) as SeriesView;
      expect([0, 2]).toContain(place.at);
    }
  });
});
