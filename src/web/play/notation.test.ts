import { describe, expect, it } from 'vitest';
import { matchOf } from '../match/fixtures/match.ts';
import { firstNumber, numbered } from './notation.ts';

const lines = (game: string, moves: string, from?: string) =>
  numbered(matchOf(game, moves, from === undefined ? {} : { from }).plies.value, game, firstNumber(game, from)).map(
    ({ number, plies }) => [number, ...plies.map(({ played }) => played.notation)].join(' '),
  );

describe('Moves are numbered as the game’s own records do it', () => {
  it('a move of each side together in chess and draughts', () => {
    expect(lines('chess', 'e4 e5 Nf3')).toEqual(['1. e4 e5', '2. Nf3']);
    expect(lines('draughts:souffler', '17-21 32-27')).toEqual(['1. 17-21 32-27']);
  });

  it('each by itself in the other games', () => {
    expect(lines('connect4', '4 4 3')).toEqual(['1. 4', '2. 4', '3. 3']);
  });

  it('from the number that the position has, with dots where the first side’s move is not part of it', () => {
    expect(lines('chess', 'Kg7 Kb2', '7k/8/8/8/8/8/8/K6R b - - 0 31')).toEqual(['31… Kg7', '32. Kb2']);
  });
});
