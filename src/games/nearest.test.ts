import { describe, expect, it } from 'vitest';
import { editDistance, nearest } from './nearest.ts';

describe('the nearest word', () => {
  it.each([
    ['conect4', 'connect4'],
    ['Connect', 'connect4'],
    ['nm', 'nim'],
    ['tictatoe', 'tictactoe'],
    ['chmop', 'chomp'],
    ['x', undefined],
    ['', undefined],
    ['backgammon', undefined],
  ])('to %j is %s', (word, found) => {
    expect(nearest(word, ['connect4', 'nim', 'tictactoe', 'chomp'])).toBe(found);
  });

  it('takes the closest of several, the first of equals', () => {
    expect(nearest('minimax', ['minimax2', 'minimax'])).toBe('minimax');
    expect(nearest('aaab', ['aaac', 'aaad'])).toBe('aaac');
  });

  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['kitten', 'sitting', 3],
    ['flaw', 'lawn', 2],
    ['abc', 'abc', 0],
    ['abcd', 'acbd', 1],
    ['ab', 'ba', 1],
  ])('%j and %j are %i apart', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
  });
});
