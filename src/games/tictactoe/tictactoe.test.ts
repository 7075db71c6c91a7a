import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX, MIN, Random, unwrap, WIN } from '../../core/index.ts';
import { ticTacToe, ticTacToeFromOptions } from './index.ts';

const game = ticTacToe();
const at = (text: string) => unwrap(game.parsePosition(text));

/** Every position that play reaches, by its text. */
function reachable(): Map<string, number | string> {
  const found = new Map<string, number | string>();
  const position = game.start();
  const visit = (): void => {
    const text = game.formatPosition(position);
    if (found.has(text)) return;
    found.set(text, position.key());
    if (position.outcome() !== undefined) return;
    const moves: number[] = [];
    position.moves(moves, 0);
    for (const move of moves) {
      position.play(move);
      visit();
      position.undo();
    }
  };
  visit();
  return found;
}

function allBoards(): string[] {
  return Array.from({ length: 3 ** 9 }, (_, n) => {
    const cells = n.toString(3).padStart(9, '0').replace(/0/g, '.').replace(/1/g, 'x').replace(/2/g, 'o');
    return [cells.slice(0, 3), cells.slice(3, 6), cells.slice(6)].join('/');
  });
}

describe('tic-tac-toe', () => {
  it('reads exactly the 5,478 boards that play reaches, each with a key of its own', () => {
    const found = reachable();
    expect(found.size).toBe(5478);
    expect(new Set(found.values()).size).toBe(5478);
    for (const text of allBoards()) {
      const read = game.parsePosition(text);
      expect(read.ok, text).toBe(found.has(text));
      if (!read.ok) continue;
      expect(game.formatPosition(read.value)).toBe(text);
      expect(read.value.key(), text).toBe(found.get(text));
    }
  });

  it('reads and writes boards on which Min began, with keys of their own', () => {
    const position = at('xo./.x./..o:min');
    expect(position.turn()).toBe(MIN);
    expect(game.formatPosition(position)).toBe('xo./.x./..o:min');
    expect(position.key()).not.toBe(at('xo./.x./..o').key());
    expect(at('.../.o./...:min').turn()).toBe(MAX);
  });

  it.each([
    ['xxx/oo./...', WIN],
    ['xx./ooo/x..', -WIN],
    ['xox/xoo/oxx', 0],
    ['.../.../...', undefined],
    ['x.o/ox./..x', WIN],
  ])('%s has the outcome %s', (text, outcome) => {
    expect(at(text).outcome()).toBe(outcome);
  });

  it('takes a win on the last cell for a win, not a draw', () => {
    expect(at('xxx/oox/oxo').outcome()).toBe(WIN);
  });

  it('counts the lines that are open: the centre alone is worth 4, a corner 3, an edge 2', () => {
    expect(at('.../.x./...').evaluate()).toBe(4);
    expect(at('.../.../x..').evaluate()).toBe(3);
    expect(at('.../.../.x.').evaluate()).toBe(2);
    expect(at('.../.x./o..').evaluate()).toBe(1);
  });

  it('exchanges the players: the evaluation, the turn and the outcome change sign, twice changes nothing', () => {
    const random = new Random(3);
    const large = ticTacToe({ columns: 5, rows: 4, inRow: 3 });
    for (const rules of [game, large])
      for (let n = 0; n < 100; n++) {
        const position = rules.start();
        const moves: number[] = [];
        while (position.outcome() === undefined) {
          const swapped = rules.swapPlayers(position);
          expect(swapped.evaluate()).toBe(0 - position.evaluate());
          expect(swapped.turn()).toBe(-position.turn());
          expect(swapped.key()).not.toBe(position.key());
          expect(unwrap(rules.parsePosition(rules.formatPosition(swapped))).key()).toBe(swapped.key());
          expect(rules.formatPosition(rules.swapPlayers(swapped))).toBe(rules.formatPosition(position));
          position.play(moves[random.below(position.moves(moves, 0))]);
        }
        expect(rules.swapPlayers(position).outcome()).toBe(0 - (position.outcome() as number));
      }
  });

  it('finds a winning move for a player exactly where trying every cell finds one', () => {
    const random = new Random(4);
    for (const rules of [game, ticTacToe({ columns: 4, rows: 5, inRow: 3 }), ticTacToe({ columns: 6, rows: 6, inRow: 4 })])
      for (let n = 0; n < 200; n++) {
        const position = rules.start();
        const moves: number[] = [];
        while (position.outcome() === undefined) {
          const count = position.moves(moves, 0);
          const player = position.turn();
          const wins = moves.slice(0, count).filter((move) => {
            position.play(move);
            const won = position.outcome() === player * WIN;
            position.undo();
            return won;
          });
          const found = position.winningMove(player);
          expect(found === undefined ? wins.length === 0 : wins.includes(found)).toBe(true);
          const threat = position.winningMove(player === MAX ? MIN : MAX);
          if (threat !== undefined) expect(rules.swapPlayers(position).winningMove(player)).toBe(threat);
          position.play(moves[random.below(count)]);
        }
      }
  });

  it('wins with four in a row on a wide board, along every direction', () => {
    const rules = ticTacToe({ columns: 6, rows: 5, inRow: 4 });
    for (const text of [
      'xxxx../ooo.../....../....../......',
      'x...../xo..../xo..../xo..../......',
      '...x../..xo../.xo.../x.o.../......',
      'x...../.xo.../..xo../.o.x../......',
    ])
      expect(unwrap(rules.parsePosition(text)).outcome()).toBe(WIN);
  });

  it('keeps keys exact past 32 cells, where they become strings', () => {
    const rules = ticTacToe({ columns: 7, rows: 7, inRow: 5 });
    const random = new Random(5);
    const texts = new Map<number | string, string>();
    const keys = new Map<string, number | string>();
    for (let n = 0; n < 300; n++) {
      const position = rules.start();
      const moves: number[] = [];
      while (position.outcome() === undefined) {
        position.play(moves[random.below(position.moves(moves, 0))]);
        const key = position.key();
        const text = rules.formatPosition(position);
        expect(typeof key).toBe('string');
        expect(texts.get(key) ?? text).toBe(text);
        expect(keys.get(text) ?? key).toBe(key);
        texts.set(key, text);
        keys.set(text, key);
      }
    }
  });

  it('draws the board with its coordinates', () => {
    expect(game.draw(at('xo./.x./...'))).toBe('3  x o .\n2  . x .\n1  . . .\n   a b c\nMin (o) to move.');
    expect(game.draw(at('xxx/oo./...'))).toContain('Max (x) has won.');
  });

  it('names cells by column letter and row from the bottom', () => {
    const position = game.start();
    expect(unwrap(game.parseMove(' B3 ', position))).toBe(7);
    expect(game.formatMove(0, position)).toBe('a1');
  });
});

describe('tic-tac-toe refuses', () => {
  it.each([
    ['xx./.../...', /2 x and 0 o cannot be: x began/],
    ['o../.../...', /0 x and 1 o cannot be.*:min/],
    ['x../.../...:min', /cannot be: o began/],
    ['xxx/ooo/...', /played on after a win/],
    ['xxx/oo./o..', /played on after a win/],
    ['xo./.x.', /not a board of 3x3.*\.\.\.\/\.\.\.\/\.\.\./],
    ['xo./.x./....', /not a board of 3x3/],
    ['xo./.y./...', /"y" is not a stone/],
    ['', /not a board/],
  ])('the position "%s"', (text, message) => {
    const read = game.parsePosition(text);
    expect(read).toMatchObject({ ok: false, error: { message: expect.stringMatching(message) } });
  });

  it('a board with two wins that no single stone made', () => {
    const rules = ticTacToe({ columns: 3, rows: 4, inRow: 3 });
    expect(rules.parsePosition('xxx/ooo/xxx/oo.').ok).toBe(false);
    expect(rules.parsePosition('xxx/oo./xxx/o.o').ok).toBe(false);
    expect(unwrap(rules.parsePosition('xxx/oox/oox/...')).outcome()).toBe(WIN);
  });

  it('a cell that is taken or not there, naming the free ones', () => {
    const position = at('xox/xoo/ox.');
    expect(game.parseMove('a1', position)).toMatchObject({
      ok: false,
      error: { code: 'illegal-move', message: '"a1" is not a legal move here. Legal: c1.' },
    });
  });

  it('a move once the game is over', () => {
    expect(game.parseMove('c1', at('xxx/oo./...'))).toMatchObject({ ok: false, error: { code: 'game-over' } });
  });

  it('a program that plays on a stone, past the end, or takes back too much', () => {
    const position = at('x../.../...');
    expect(() => position.play(6)).toThrow(/not a legal move/);
    expect(() => position.play(9)).toThrow(/not a legal move/);
    expect(() => at('xxx/oo./...').play(0)).toThrow(/not a legal move/);
    expect(() => position.undo()).toThrow(/no move to take back/);
  });

  it.each([
    [['0x3x3'], 'bad-size', /0x3 is impossible.*from 1 to 26/],
    [['1000x1000x5'], 'bad-size', /from 1 to 26/],
    [['3x3x4'], 'row-too-long', /4 in a row do not fit on a board of 3x3/],
    [['3x3x1'], 'row-too-short', /at least 2/],
    [['3x3'], 'bad-option', /columns x rows x stones in a row/],
    [['big'], 'bad-option', /"big" is not a size/],
    [[''], 'bad-option', /is not a size/],
    [['3x3x3', 'x'], 'tictactoe-options', /takes one option/],
  ])('the options %j', (options, code, message) => {
    expect(ticTacToeFromOptions(options)).toMatchObject({ ok: false, error: { code, message: expect.stringMatching(message) } });
  });

  it('an impossible size given by a program', () => {
    expect(() => ticTacToe({ columns: 2.5, rows: 3, inRow: 2 })).toThrow(RangeError);
  });

  it('any other text, without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'xo./:min 3'), maxLength: 14 }), (text) => {
        const read = game.parsePosition(text);
        if (read.ok) expect(unwrap(game.parsePosition(game.formatPosition(read.value))).key()).toBe(read.value.key());
        else expect(read.error.message).toMatch(/\.$/);
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});
