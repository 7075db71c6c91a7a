import { describe, expect, it } from 'vitest';
import { say } from '../../i18n/index.ts';
import { matchOf } from './fixtures/match.ts';
import { whyNot } from './why-not.ts';

function reasonWhyNot(game: string, position: string | undefined, typed: string): string {
  const match = matchOf(game, '', position === undefined ? {} : { from: position });
  const move = match.match.playText(typed);
  if (move.ok) throw new Error(`${typed} is a move.`);
  return say(whyNot(match, typed, move.error), 'en');
}

describe('A typed move that is none is explained as a touch of the board would be:', () => {
  it.each([
    ['what must be taken', 'draughts:international', 'W:W28,37:B22,2', '37-31', 'You must take: 28x17.'],
    ['a piece that is not there', 'draughts:international', 'W:W28,37:B2', '30-25', /^There is no piece on 30\. You can play: /],
    [
      'a huff that is not due',
      'draughts:souffler',
      undefined,
      '~5:32-28',
      'The piece on 5 may not be huffed: it missed no capture.',
    ],
    [
      'a king in check',
      'chess',
      '4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1',
      'Rb1',
      /^Your king is in check, and you must get it out: Kd1, Kf1, Kxe2/,
    ],
    [
      'a king that would be',
      'chess',
      '3rk3/8/8/8/8/8/8/4K3 w - - 0 1',
      'Kd1',
      'Your king would be in check on d1. You can play: Kf1, Ke2, Kf2.',
    ],
    [
      'a pinned piece among two',
      'chess',
      '4rk2/8/8/8/8/8/4N3/1N2K3 w - - 0 1',
      'Nd4',
      'This knight is pinned: your king would be in check.',
    ],
    ['castling', 'chess', undefined, 'O-O', /f1/],
    ['castling of a king that is elsewhere', 'chess', '4k3/8/8/8/8/8/p7/7K w - - 0 1', 'O-O', /^“O-O” is not a legal move here/],
    [
      'a piece that is not there to move',
      'chess',
      '4k3/8/8/8/8/8/p7/7K w - - 0 1',
      'Qd4',
      /^“Qd4” is not a legal move here\. Type one such as K/,
    ],
    ['what a pawn becomes', 'chess', '4k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'a8', /^You can play: a8=/],
    ['a full column', 'connect4', '444444', '4', 'Column 4 is full: choose another one. You can play: 1, 2, 3, 5, 6, 7.'],
    [
      'a square that is taken',
      'tictactoe',
      'x../.../...',
      'A3',
      /^a3 is taken already: play on an empty square\. You can play: /,
    ],
    ['a disc that turns over nothing', 'othello', undefined, 'a1', /^A disc on a1 would enclose none/],
    ['too many sticks', 'nim:21', undefined, '4', /^That would be 4 sticks, and you may take 3 at most/],
    ['a square that is eaten', 'chomp:3x4', '4,2,1', '3.4', /^This square is eaten already/],
    ['nothing at all', 'chomp:3x4', '1,0,0', 'cake', '“cake” is not a legal move here. Type one such as 1.1.'],
  ])('%s', (_, game, position, typed, expected) => {
    expect(reasonWhyNot(game, position, typed)).toMatch(expected);
  });

  it('the end of the game', () => {
    expect(reasonWhyNot('tictactoe', 'xxx/oo./...', 'c1')).toMatch(/^The game is over/);
  });

  it('a move that could be two', () => {
    expect(reasonWhyNot('chess', '7k/8/8/8/8/8/8/R4R1K w - - 0 1', 'Rd1')).toBe('"Rd1" may mean Rad1 or Rfd1. Say which.');
  });
});
