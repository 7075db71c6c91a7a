import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX, MIN, Random, unwrap, WIN } from '../../core/index.ts';
import { alignments } from './alignments.ts';
import { type Connect4, type Connect4Position, connect4, connect4FromOptions } from './index.ts';
import { shapeOf } from './shape.ts';

const game = connect4();
const counting = connect4({ columns: 7, rows: 6, inRow: 4 }, 'alignments');
const drawn = (text: string, rules: Connect4 = game) => unwrap(rules.fromDiagram(text));

/** Plays random games and shows every position on the way. */
function playouts(rules: Connect4, games: number, seed: number, see: (position: Connect4Position) => void): void {
  const random = new Random(seed);
  for (let n = 0; n < games; n++) {
    const position = rules.start();
    const moves: number[] = [];
    see(position);
    while (position.outcome() === undefined) {
      position.play(moves[random.below(position.moves(moves, 0))]);
      see(position);
    }
  }
}

/** The board as text, whatever the order of the moves. */
const boardOf = (rules: Connect4, position: Connect4Position) => rules.draw(position) + position.began;

describe('Connect 4', () => {
  it.each([
    ['four in a row', '.ooo.../.xxxx..', WIN],
    ['four in a column', 'x....../xo...../xo...../xo.....', WIN],
    ['a rising diagonal', '...x.../..xo.../.xoo.../xoxo..x', WIN],
    ['a falling diagonal of Min, who began', 'o....../xo...../xxo..../xoxo..o', -WIN],
    ['three in a row', '.ooo.../.xxx...', undefined],
  ])('sees %s', (_, text, outcome) => {
    expect(drawn(text).outcome()).toBe(outcome);
  });

  it('is drawn on a full board, and won by a last stone that completes a row', () => {
    const narrow = connect4({ columns: 2, rows: 2, inRow: 2 });
    expect(unwrap(narrow.parsePosition('121')).outcome()).toBe(WIN);
    const none = connect4({ columns: 1, rows: 4, inRow: 2 });
    expect(unwrap(none.parsePosition('1111')).outcome()).toBe(0);
    const last = connect4({ columns: 3, rows: 1, inRow: 2 });
    expect(unwrap(last.parsePosition('132')).outcome()).toBe(WIN);
  });

  it('finds a full row if and only if a scan of the whole board finds one, on boards of any size', () => {
    for (const [columns, rows, inRow] of [
      [7, 6, 4],
      [4, 4, 3],
      [5, 4, 4],
      [10, 3, 3],
      [3, 9, 5],
      [12, 11, 5],
    ]) {
      const rules = connect4({ columns, rows, inRow });
      playouts(rules, 30, 2, (position) => {
        const winner = fullRowOf(position, columns, rows, inRow);
        const full = position.columnsPlayed().length === columns * rows;
        expect(position.outcome()).toBe(winner === 0 ? (full ? 0 : undefined) : winner * WIN);
      });
    }
  });

  it('has equal keys exactly for equal boards, as one number up to 52 bits and as a string beyond', () => {
    for (const [columns, rows, kind] of [
      [4, 4, 'number'],
      [7, 6, 'number'],
      [13, 3, 'number'],
      [8, 6, 'string'],
      [3, 26, 'string'],
      [26, 2, 'string'],
    ] as const) {
      const rules = connect4({ columns, rows, inRow: 3 });
      const boards = new Map<number | string, string>();
      const keys = new Map<string, number | string>();
      const see = (position: Connect4Position) => {
        const key = position.key();
        const board = boardOf(rules, position);
        expect(typeof key).toBe(kind);
        if (typeof key === 'number') expect(Number.isSafeInteger(key)).toBe(true);
        expect(boards.get(key) ?? board).toBe(board);
        expect(keys.get(board) ?? key).toBe(key);
        boards.set(key, board);
        keys.set(board, key);
      };
      playouts(rules, 40, 3, (position) => {
        see(position);
        see(rules.swapPlayers(position));
      });
    }
  });

  it('exchanges the players: both heuristics, the turn and the outcome change sign, twice changes nothing', () => {
    for (const rules of [game, counting, connect4({ columns: 5, rows: 5, inRow: 3 }, 'alignments')])
      playouts(rules, 40, 4, (position) => {
        const swapped = rules.swapPlayers(position);
        expect(swapped.evaluate()).toBe(0 - position.evaluate());
        expect(swapped.turn()).toBe(-position.turn());
        const outcome = position.outcome();
        expect(swapped.outcome()).toBe(outcome === undefined ? undefined : 0 - outcome);
        expect(unwrap(rules.parsePosition(rules.formatPosition(swapped))).key()).toBe(swapped.key());
        expect(rules.formatPosition(rules.swapPlayers(swapped))).toBe(rules.formatPosition(position));
      });
  });

  it('finds a winning move for a player if and only if trying every column finds one', () => {
    for (const rules of [game, connect4({ columns: 6, rows: 5, inRow: 3 })])
      playouts(rules, 50, 5, (position) => {
        if (position.outcome() !== undefined) return;
        const wins = winsByTrying(position);
        const found = position.winningMove(position.turn());
        expect(found === undefined ? wins.length === 0 : wins.includes(found)).toBe(true);
        const other = position.turn() === MAX ? MIN : MAX;
        expect(position.winningMove(other)).toBe(rules.swapPlayers(position).winningMove(position.turn()));
      });
  });

  it('writes positions as the columns played, with commas on boards with more than nine columns', () => {
    expect(game.formatPosition(game.start())).toBe('-');
    expect(unwrap(game.parsePosition('')).key()).toBe(game.start().key());
    for (const spaced of ['4,4,5', '4 4 5', ' 445 ']) expect(game.formatPosition(unwrap(game.parsePosition(spaced)))).toBe('445');
    expect(game.formatPosition(unwrap(game.parsePosition(' 44455554221 ')))).toBe('44455554221');
    const wide = connect4({ columns: 12, rows: 6, inRow: 4 });
    const position = unwrap(wide.parsePosition('12, 1,10'));
    expect(wide.formatPosition(position)).toBe('12,1,10');
    expect(wide.formatMove(11, position)).toBe('12');
    expect(game.formatPosition(unwrap(game.parsePosition('-:min')))).toBe('-:min');
    expect(unwrap(game.parsePosition('44:min')).turn()).toBe(MIN);
  });

  it('draws the board over its column numbers', () => {
    const small = connect4({ columns: 4, rows: 3, inRow: 3 });
    expect(small.draw(unwrap(small.parsePosition('2213')))).toBe('. . . .\n. o . .\nx x o .\n1 2 3 4\nMax (x) to move.');
    const wide = connect4({ columns: 10, rows: 1, inRow: 3 });
    expect(wide.draw(unwrap(wide.parsePosition('1,10')))).toBe(
      [' x  .  .  .  .  .  .  .  .  o', ' 1  2  3  4  5  6  7  8  9 10', 'Max (x) to move.'].join('\n'),
    );
  });
});

/** The owner of a full row found by looking along every direction from every cell, or 0. */
function fullRowOf(position: Connect4Position, columns: number, rows: number, inRow: number): number {
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++)
      for (const [right, up] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [1, -1],
      ]) {
        const cells = Array.from({ length: inRow }, (_, i) => [column + right * i, row + up * i]);
        if (cells.some(([c, r]) => c >= columns || r < 0 || r >= rows)) continue;
        const sum = cells.reduce((total, [c, r]) => total + position.at(c, r), 0);
        if (Math.abs(sum) === inRow) return Math.sign(sum);
      }
  return 0;
}

function winsByTrying(position: Connect4Position): number[] {
  const moves: number[] = [];
  const count = position.moves(moves, 0);
  const player = position.turn();
  return moves.slice(0, count).filter((move) => {
    position.play(move);
    const won = position.outcome() === player * WIN;
    position.undo();
    return won;
  });
}

describe("the Course's heuristic, the table", () => {
  it('weighs each cell by the alignments through it, as printed', () => {
    const printed = [
      [3, 4, 5, 7, 5, 4, 3],
      [4, 6, 8, 10, 8, 6, 4],
      [5, 8, 11, 13, 11, 8, 5],
      [5, 8, 11, 13, 11, 8, 5],
      [4, 6, 8, 10, 8, 6, 4],
      [3, 4, 5, 7, 5, 4, 3],
    ];
    const { shape } = game.start();
    const weights = printed.map((line, fromTop) => line.map((_, column) => shape.weight[shape.bottom[column] + 5 - fromTop]));
    expect(weights).toEqual(printed);
  });

  it('gives 13+6+8+4+7+4-11-8-10-3-5-5-3 = -3 on stones that lie on these weights', () => {
    const position = drawn(`
      ..ox...
      .xxoo..
      oxoxoxo`);
    expect(position.evaluate()).toBe(13 + 6 + 8 + 4 + 7 + 4 - 11 - 8 - 10 - 3 - 5 - 5 - 3);
    expect(position.evaluate()).toBe(-3);
    expect(position.began).toBe(MIN);
    expect(position.turn()).toBe(MAX);
  });

  it('sums the weights of the stones, for Max and against Min, at every position of random games', () => {
    playouts(connect4({ columns: 6, rows: 7, inRow: 4 }), 30, 6, (position) => {
      const { shape } = position;
      let sum = 0;
      for (let column = 0; column < 6; column++)
        for (let row = 0; row < 7; row++) sum += position.at(column, row) * shape.weight[shape.bottom[column] + row];
      expect(position.evaluate()).toBe(sum);
    });
  });
});

describe("Marty 2013's heuristic, the alignments", () => {
  it.each([
    ['three with one end free', '.xxxo..', 4],
    ['three with both ends free count once', '.xxx.oo', 4],
    ['three shut in', 'oxxxo..', 0],
    ['two with one free cell on either side', 'o.xx.o.', 1],
    ['two with two free cells on one side', 'oxx..o.', 1],
    ['two without room for four', 'oxx.o..', 0],
    ['a gap makes two runs: the pair has one free cell, the single stone counts nothing', 'oxx.x.o', 0],
    ["Min's count against", '.ooox..', -4],
  ])('on one row: %s', (_, row, worth) => {
    const shape = shapeOf({ columns: 7, rows: 1, inRow: 4 });
    const board = shape.empty.slice();
    for (let column = 0; column < 7; column++)
      board[shape.bottom[column]] = row[column] === '.' ? 0 : row[column] === 'x' ? MAX : MIN;
    const stones = Int16Array.from(shape.bottom.filter((cell) => board[cell] !== 0));
    expect(alignments(board, stones, stones.length, shape)).toBe(worth);
  });

  it('counts columns and diagonals too, and every position of random games, as a plain count by rows does', () => {
    expect(drawn('x....../x....../x..oo.o', counting).evaluate()).toBe(4 + 0 - 1);
    for (const rules of [counting, connect4({ columns: 6, rows: 6, inRow: 5 }, 'alignments')])
      playouts(rules, 40, 7, (position) => {
        if (position.outcome() === undefined) expect(position.evaluate()).toBe(plainCount(position));
      });
  });
});

/** The same reading said with strings: all the board's lines of cells, and in each the runs with their free cells. */
function plainCount(position: Connect4Position): number {
  const { columns, rows, inRow } = position.shape;
  const lines = new Map<string, string>();
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++)
      for (const line of [`r${row}`, `c${column}`, `u${row - column}`, `d${row + column}`])
        lines.set(line, (lines.get(line) ?? '') + '.xo'.at(position.at(column, row)));
  return [...lines.values()].reduce((total, line) => total + rowValue(line, inRow), 0);
}

function rowValue(line: string, inRow = 4): number {
  let worth = 0;
  for (const [stone, sign] of [
    ['x', 1],
    ['o', -1],
  ] as const)
    for (const match of line.matchAll(new RegExp(`${stone}+`, 'g'))) {
      const run = match[0].length;
      const left = /\.*$/.exec(line.slice(0, match.index))?.[0].length ?? 0;
      const right = /^\.*/.exec(line.slice(match.index + run))?.[0].length ?? 0;
      if (run + left + right < inRow) continue;
      if (run === inRow - 1) worth += 4 * sign;
      if (run === inRow - 2) worth += sign;
    }
  return worth;
}

describe('Connect 4 reads a drawn board', () => {
  it('as some order of moves that leads there', () => {
    playouts(game, 60, 8, (position) => {
      const board = game.draw(position).split('\n').slice(0, 6).join('\n');
      const read = drawn(board);
      expect(read.key()).toBe(position.key());
      expect(read.outcome()).toBe(position.outcome());
    });
  });

  it.each([
    ['xx.....', /2 x and 0 o cannot be/],
    ['x....../.......', /hangs in the air in column 1/],
    ['x.....', /not a board of 7x6/],
    ['y......', /each x, o or a dot/],
    ['ooxxxx.\nooxxoo.', /No order of moves|cannot be/],
    ['oooo.../xxxx...', /No order of moves can lead to it/],
    ['x....../o....../o....../x......\nx....../o......', /No order of moves can lead to it/],
  ])('and refuses %j', (text, message) => {
    expect(game.fromDiagram(text)).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(message) },
    });
  });
});

describe('Connect 4 refuses', () => {
  it.each([
    ['4'.repeat(1000), /^Move 7 of 4{39}…: column 4 is full/],
    ['448', /Move 3 of 448: there is no column "8"\. Columns are 1 to 7\./],
    ['40', /Move 2 of 40: there is no column "0"/],
    ['4x4', /Move 2 .* no column "x"/],
    ['4444444', /Move 7 of 4444444: column 4 is full, it holds 6 stones/],
    ['12121213', /Move 8 .*the game was over before it, x had won/],
    ['4-', /Move 2 .* no column "-"/],
  ])('the position %s', (text, message) => {
    expect(game.parsePosition(text)).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(message) },
    });
  });

  it('on wide boards, columns without commas or left empty', () => {
    const wide = connect4({ columns: 12, rows: 6, inRow: 4 });
    expect(wide.parsePosition('4455')).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('commas between') },
    });
    expect(wide.parsePosition('4,,5').ok).toBe(false);
  });

  it('a full column, naming the others, and any move once the game is over', () => {
    const position = unwrap(game.parsePosition('444444'));
    expect(game.parseMove('4', position)).toMatchObject({
      ok: false,
      error: { code: 'illegal-move', message: '"4" is not a legal move here. Legal: 1 2 3 5 6 7.' },
    });
    expect(game.parseMove('2', unwrap(game.parsePosition('1212121')))).toMatchObject({ ok: false, error: { code: 'game-over' } });
  });

  it('a program that plays a full column, no column, past the end, or takes back too much', () => {
    const position = unwrap(game.parsePosition('444444'));
    expect(() => position.play(3)).toThrow(/not a legal move/);
    expect(() => position.play(7)).toThrow(/not a legal move/);
    expect(() => unwrap(game.parsePosition('1212121')).play(4)).toThrow(/not a legal move/);
    expect(() => game.start().undo()).toThrow(/no move to take back/);
  });

  it.each([
    [['0x3x3'], 'bad-size', /0x3 is impossible/],
    [['7x6x8'], 'row-too-long', /8 in a row do not fit on a board of 7x6/],
    [['1000x1000x4'], 'bad-size', /from 1 to 26/],
    [['7x6'], 'bad-option', /columns x rows x stones in a row, like 7x6x4/],
    [['7x6x4', 'tables'], 'connect4-heuristic', /table or alignments, not "tables"/],
    [['7x6x4', 'table', 'x'], 'connect4-heuristic', /not "table:x"/],
    [['alignments'], 'bad-option', /"alignments" is not a size/],
  ])('the options %j', (options, code, message) => {
    expect(connect4FromOptions(options)).toMatchObject({ ok: false, error: { code, message: expect.stringMatching(message) } });
  });

  it('an impossible size given by a program', () => {
    expect(() => connect4({ columns: 7, rows: 0, inRow: 4 })).toThrow(RangeError);
  });

  it('any other text, without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'1234567890,-:min x'), maxLength: 12 }), (text) => {
        const read = game.parsePosition(text);
        if (read.ok) expect(unwrap(game.parsePosition(game.formatPosition(read.value))).key()).toBe(read.value.key());
        else expect(read.error.message).toMatch(/\.$/);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it.each([
    [[], 'connect4'],
    [['7x6x4'], 'connect4'],
    [['7x6x4', 'table'], 'connect4'],
    [['5x4x4'], 'connect4:5x4x4'],
    [['7x6x4', 'alignments'], 'connect4:7x6x4:alignments'],
  ])('nothing of %j, which it calls %s', (options, name) => {
    expect(unwrap(connect4FromOptions(options)).name).toBe(name);
  });
});
