import { expect, it } from 'vitest';
import { matchOf } from '../../fixtures/index.ts';
import { readRecord } from './saved-game.ts';

it('A number of moves that is none is not believed: the match has its own', () => {
  const record = { version: 1, name: 'x', date: 5, over: false, scene: {}, data: matchOf('chess', 'e4 e5').data };
  const plies = (value: unknown) => {
    const read = readRecord({ ...record, plies: value }, 'id');
    return read.state === 'whole' ? read.plies : read.state;
  };
  expect([1, Number.NaN, -1, 1.5, '3', Number.POSITIVE_INFINITY].map(plies)).toEqual([1, 2, 2, 2, 2, 2]);
});
