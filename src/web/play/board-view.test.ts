import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { WIN } from '../../core/index.ts';
import type { MoveValue } from '../../engines/index.ts';
import { matchOf } from '../match/fixtures/match.ts';
import { MoveInput } from '../match/hand.ts';
import { marksOf } from './board-view.tsx';

/** The tags on the board: what they say, and a star where they wear one. */
function tags(
  spec: string,
  values: readonly [move: string, value: number, final?: true][],
  touched?: string,
): Record<string, string> {
  const match = matchOf(spec, '');
  const moves = values.map(([move, value, final = false]): MoveValue => ({ move, value, final }));
  const computer = { values: signal(moves), hint: signal(undefined) };
  const hand = new MoveInput(match);
  if (touched !== undefined) hand.touch(touched);
  const marks = marksOf({ match, hand, computer });
  return Object.fromEntries([...marks].map(([square, { text, best }]) => [square, `${text}${best ? ' ★' : ''}`]));
}

describe('The values of moves on the board', () => {
  it('wear a star where they are the best, and none where all are equal: there is nothing to choose', () => {
    expect(
      tags('tictactoe', [
        ['a1', 0, true],
        ['b2', WIN - 5],
        ['c3', 4 - WIN],
      ]),
    ).toEqual({ a1: '=', b2: 'W5 ★', c3: 'L4' });
    expect(
      tags('tictactoe', [
        ['a1', 4 - WIN],
        ['b2', 4 - WIN],
      ]),
    ).toEqual({ a1: 'L4', b2: 'L4' });
    expect(
      tags('chess', [
        ['e4', 30],
        ['d4', 30],
        ['a3', -20],
      ]),
    ).toEqual({ e2: '+0.3 ★', d2: '+0.3 ★', a2: '−0.2' });
  });

  it('wear no star on the moves of a piece in hand where another one moves better: the hint names that', () => {
    const values = [
      ['e4', 30],
      ['a3', -20],
      ['a4', -10],
    ] as const;
    const moves = values.map(([move, value]): [string, number] => [move, value]);
    expect(tags('chess', moves, 'a2')).toEqual({ a3: '−0.2', a4: '−0.1' });
    expect(tags('chess', moves, 'e2')).toEqual({ e4: '+0.3 ★' });
  });

  it('are exact scores alone where the game is solved: an estimate would be taken for one', () => {
    expect(
      tags('connect4', [
        ['4', WIN - 41],
        ['3', 9],
        ['2', 0, true],
      ]),
    ).toEqual({ 4.1: '+1 ★', 2.1: '=' });
    expect(
      tags('connect4:5x4x4', [
        ['4', 9],
        ['3', 9],
      ]),
    ).toEqual({ 4.1: '+9', 3.1: '+9' });
  });
});
