import { describe, expect, it } from 'vitest';
import { unwrap } from '../../core/index.ts';
import { draughtsBoard } from './board-adapter.ts';
import { draughts } from './index.ts';

/**
 * One king that may take twenty pieces in millions of orders: the list of its moves took two seconds once, a refused
 * move a minute and a half.
 */
describe('Where captures are long and many', () => {
  const game = draughts({ rules: 'frisian' });
  const fen = 'W:WK5,K18,K46:BK3,K8,9,K10,K12,K14,K16,K17,K19,20,21,K23,K25,K27,K30,K32,K37,38,40,K43';
  const seconds = 60;

  it(
    'moves are listed, read, refused, shown and explained before anybody goes away',
    () => {
      const position = unwrap(game.parsePosition(fen));
      const names = position.legal().map(({ number }) => game.formatMove(number, position));
      expect(names.join(' ')).toBe('5x44 5x45 5x24 5x33 5x35 5x29 5x13 5x22 5x28 5x39 5x50 5x34 5x49 18x15 18x4');
      for (const { number, taken } of position.legal()) {
        expect(taken).toBe(position.board().black);
        expect(unwrap(game.parseMove(game.formatMove(number, position), position))).toBe(number);
      }
      for (const text of ['5x7x44', '5x6', '1-2', '5']) expect(game.parseMove(text, position)).toMatchObject({ ok: false });
      const look = draughtsBoard(game);
      expect(new Set(look.gestures(position).map(({ notation }) => notation)).size).toBe(names.length);
      expect(look.explain(position, ['5', '6'])).toMatchObject({ code: 'must-take' });
    },
    seconds * 1000,
  );

  it('the same list answers until a move is made or taken back', () => {
    const position = unwrap(game.parsePosition('W:WK46:B41,14,5'));
    const before = position.legal();
    expect(position.legal()).toBe(before);
    position.play(before[0].number);
    expect(position.legal().map(({ number }) => number)).not.toEqual(before.map(({ number }) => number));
    position.undo();
    expect(position.legal()).toEqual(before);
  });

  it('positions that take the board in turns have their own moves', () => {
    const [one, other] = ['W:WK46:B41,14', 'B:WK46:B41,14'].map((text) => unwrap(game.parsePosition(text)));
    const list = (position: typeof one) => {
      const moves: number[] = [];
      position.moves(moves, 0);
      return moves.map((move) => game.formatMove(move, position));
    };
    expect([list(one), list(other), list(one)]).toEqual([
      ['46x5', '46x10'],
      ['14-19', '14-20', '41-47'],
      ['46x5', '46x10'],
    ]);
  });
});
