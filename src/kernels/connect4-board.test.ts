import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '../core/index.ts';
import { connect4 } from '../games/index.ts';
import { randomGame } from './fixtures/boards.ts';
import { Connect4Kernel, connect4Board, connect4BoardOf, parseConnect4Board } from './index.ts';

describe('A board for the kernel', () => {
  it('has the stones that the rules in TypeScript have, and is read back from them', () => {
    const random = new Random(61);
    for (let i = 0; i < 500; i++) {
      const columns = randomGame(random, i % 43);
      const board = unwrap(connect4Board(columns));
      const position = connect4().start();
      for (const column of columns) position.play(column);
      for (let column = 0; column < 7; column++)
        for (let row = 0; row < 6; row++) {
          const bit = 1n << BigInt(7 * column + row);
          const stone = position.at(column, row);
          expect((board.mask & bit) !== 0n).toBe(stone !== 0);
          expect((board.mover & bit) !== 0n).toBe(stone === position.turn());
        }
      expect(unwrap(connect4BoardOf(board.mover, board.mask))).toEqual(board);
      expect(unwrap(parseConnect4Board(columns.map((column) => column + 1).join('')))).toEqual(board);
    }
  });

  it('is empty for an empty text and for "-"', () => {
    for (const text of ['', ' ', '-']) expect(unwrap(parseConnect4Board(text))).toEqual({ mover: 0n, mask: 0n, stones: 0 });
  });

  it.each([
    ['448', 'connect4-no-column', /Move 3 of 448: there is no column "8"\. Columns are 1 to 7/],
    ['4a', 'connect4-no-column', /Move 2 of 4a: there is no column "a"/],
    ['4444444', 'connect4-move', /Move 7: column 4 is full, it holds 6 stones/],
    ['1212121', 'connect4-won', /The game is over: move 7 made four in a row/],
    ['12121213', 'connect4-move', /Move 8: the game was over before it\. Leave out what comes after move 7/],
  ])('refuses %s', (text, code, message) => {
    expect(parseConnect4Board(text)).toMatchObject({ ok: false, error: { code, message: expect.stringMatching(message) } });
  });

  it.each([
    ['stones that hang in the air', 0n, 0b10n, /hangs in the air in column 1/],
    ['too many stones of one side', 0b11n, 0b11n, /2 stones of the side to move among 2 cannot be/],
    ['too few stones of one side', 0n, 0b11n, /0 stones of the side to move among 2 cannot be/],
    ['stones that are nowhere', 0b100n, 0b11n, /not all among the stones/],
    ['stones off the board', 0n, 1n << 50n, /off the board/],
    ['negative sets', 0n, -1n, /off the board/],
    ['a column of seven', 0n, 127n, /off the board/],
    ['a game that is over', (0b111n << 7n) | 0n, 0b1111n | (0b111n << 7n), /over: there are four in a row/],
  ])('refuses %s', (_, mover, mask, message) => {
    expect(connect4BoardOf(mover, mask)).toMatchObject({ ok: false, error: { message: expect.stringMatching(message) } });
  });

  it('refuses columns that are no columns', () => {
    expect(connect4Board([3, -1])).toMatchObject({ ok: false, error: { message: expect.stringMatching(/no column 0/) } });
    expect(connect4Board([1.5])).toMatchObject({ ok: false });
  });
});

describe('The kernel refuses', () => {
  it.each([0, -1, 1.5, 5000, Number.NaN])('a table of %s MB', async (hashMb) => {
    await expect(Connect4Kernel.create({ hashMb })).rejects.toThrow(/from 1 to 4000 whole megabytes/);
  });
});
