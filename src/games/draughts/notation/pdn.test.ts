import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '../../../core/index.ts';
import { DRAUGHTS_RULES } from '../../../kernels/index.ts';
import { isMoveWord } from '../../records/index.ts';
import { type DraughtsMoveText, makeDraughtsMoveText, parseDraughtsMoveText } from './move-text.ts';
import { formatGameType, PDN_CONVENTIONS, parseGameType } from './pdn.ts';
import { hasAlgebraic, type SquareCount } from './squares.ts';

describe('parseDraughtsMoveText', () => {
  it.each<[string, SquareCount, DraughtsMoveText]>([
    ['32-28', 50, { from: 32, to: 28, via: [], capture: false }],
    ['1-6', 50, { from: 1, to: 6, via: [], capture: false }],
    ['01-06', 50, { from: 1, to: 6, via: [], capture: false }],
    ['32x23', 50, { from: 32, to: 23, via: [], capture: true }],
    ['32:23', 50, { from: 32, to: 23, via: [], capture: true }],
    ['47x38x24x13x36', 50, { from: 47, to: 36, via: [38, 24, 13], capture: true }],
    ['c3-d4', 32, { from: 22, to: 18, via: [], capture: false }],
    ['c3:e5:g7', 32, { from: 22, to: 8, via: [15], capture: true }],
    ['C3xE5', 32, { from: 22, to: 15, via: [], capture: true }],
    ['c3d4', 32, { from: 22, to: 18, via: [], capture: undefined }],
    ['~28:32-27', 50, { from: 32, to: 27, via: [], capture: false, huff: 28 }],
    ['~28:32x23x14', 50, { from: 32, to: 14, via: [23], capture: true, huff: 28 }],
    ['~d4:a1-b2', 32, { from: 29, to: 25, via: [], capture: false, huff: 18 }],
  ])('reads %s', (text, squares, move) => {
    expect(unwrap(parseDraughtsMoveText(text, squares))).toEqual(move);
  });

  it.each<[string, SquareCount, string]>([
    ['3228', 50, '"3228" is not a move: type one as 32-28 or 32x23.'],
    ['32', 32, '"32" is not a move: type one as 32-28 or 32x23, or as c3-d4 or c3:e5.'],
    ['32 - 28', 50, '"32 - 28" is not a move: type one as 32-28 or 32x23.'],
    ['32-51', 50, 'In "32-51" there is no square 51: they go from 1 to 50.'],
    ['0-5', 50, 'In "0-5" there is no square 0: they go from 1 to 50.'],
    ['c3-d4', 50, 'In "c3-d4" "c3" is not a square: on this board they have numbers, from 1 to 50.'],
    ['c3-d5', 32, 'In "c3-d5" "d5" is not a square that is played on: these are the dark ones, from a1 to h8.'],
    ['32-28x19', 50, '"32-28x19" both moves and takes. Type - in a move that takes nothing and x in one that takes.'],
    ['32-28-23', 50, '"32-28-23" names squares on the way, which only a move that takes has. Type x between its squares.'],
    ['~28', 50, '"~28" is not a move: type one as 32-28 or 32x23.'],
    ['~99:32-28', 50, 'In "~99:32-28" there is no square 99: they go from 1 to 50.'],
  ])('refuses %s', (text, squares, message) => {
    const result = parseDraughtsMoveText(text, squares);
    expect(result.ok ? 'no error' : result.error.message).toBe(message);
  });

  it('reads back what makeDraughtsMoveText writes, which is a word of movetext', () => {
    const random = new Random(20);
    for (let round = 0; round < 3000; round++) {
      const squares = random.pick<SquareCount>([50, 32, 18]);
      const capture = random.below(2) === 0;
      const square = () => random.between(1, squares);
      const move: DraughtsMoveText = {
        from: square(),
        to: square(),
        via: capture ? Array.from({ length: random.below(20) }, square) : [],
        capture,
        ...(random.below(3) === 0 && { huff: square() }),
      };
      const notation = hasAlgebraic(squares) ? random.pick(['numeric', 'algebraic'] as const) : 'numeric';
      const text = makeDraughtsMoveText(move, { squares, notation, separator: random.pick(['x', ':'] as const) });
      expect(unwrap(parseDraughtsMoveText(text, squares))).toEqual(move);
      if (capture || move.to !== move.from) expect(isMoveWord(text, 'pdn')).toBe(true);
    }
  });

  it('reads or refuses any word', () => {
    const random = new Random(21);
    for (let round = 0; round < 20_000; round++) {
      const text = Array.from({ length: random.below(12) }, () => random.pick([...'0123456789abhx-:~ ×.é\n'])).join('');
      const result = parseDraughtsMoveText(text, random.pick<SquareCount>([50, 32, 18]));
      if (!result.ok) expect(result.error.message.length).toBeGreaterThan(10);
      else expect(result.value.from).toBeGreaterThan(0);
    }
  });
});

describe('parseGameType', () => {
  it('knows the numbers of the standard', () => {
    const rules = ['20', '21', '23', '25', '26', '40'].map((text) => unwrap(parseGameType(text)).rules);
    expect(rules).toEqual(['international', 'english', 'pool', 'russian', 'brazilian', 'frisian']);
  });

  it('reads the full forms of the standard to the same', () => {
    for (const text of ['20,W,10,10,N2,0', '21,B,8,8,N1,0', '23,B,8,8,N1,0', '25,W,8,8,A0,0', '26,W,8,8,A0,0', '40,W,10,10,N2,0'])
      expect(unwrap(parseGameType(text))).toEqual(unwrap(parseGameType(text.slice(0, 2))));
    expect(unwrap(parseGameType('20,W,10,10,N1,0'))).toEqual(unwrap(parseGameType('20')));
    expect(unwrap(parseGameType('23,W,8,8,A0,0'))).toEqual({ rules: 'pool', squares: 32, notation: 'algebraic' });
    expect(unwrap(parseGameType(' 25, W, 6, 6, A1 '))).toEqual({ rules: 'russian', squares: 18, notation: 'algebraic' });
  });

  it('is read back from what formatGameType writes, on every board', () => {
    expect(Object.keys(PDN_CONVENTIONS).sort()).toEqual([...DRAUGHTS_RULES].sort());
    for (const rules of DRAUGHTS_RULES)
      for (const squares of [50, 32, 18] as const)
        for (const notation of ['numeric', 'algebraic'] as const) {
          const text = formatGameType({ rules, squares, notation });
          if (rules === 'souffler') expect(text).toBeUndefined();
          else expect(unwrap(parseGameType(text as string))).toEqual({ rules, squares, notation });
        }
    expect(formatGameType({ rules: 'international', squares: 50, notation: 'numeric' })).toBe('20');
    expect(formatGameType({ rules: 'english', squares: 18, notation: 'numeric' })).toBe('21,B,6,6,N1,0');
  });

  it.each([
    ['', '"" is not a game type: a number is, as in 20, or 20,W,10,10,N2,0.'],
    ['20,W', '"20,W" is not a game type: a number is, as in 20, or 20,W,10,10,N2,0.'],
    ['22', 'Game type 22, Italian draughts, is not played here. Ours are 20, 21, 23, 25, 26, 40.'],
    ['99', 'Game type 99 is not played here. Ours are 20, 21, 23, 25, 26, 40.'],
    ['20,W,12,12,N2,0', 'There is no board of 12x12 here: the boards are 10x10, 8x8, 6x6.'],
    [
      '23,B,8,8,A1,1',
      'The squares of game type 23,B,8,8,A1,1 are named from another corner than here. Renumber its moves as in 23,B,8,8,A0,0.',
    ],
    [
      '20,W,10,10,N0,0',
      'The squares of game type 20,W,10,10,N0,0 are named from another corner than here. Renumber its moves as in 20.',
    ],
  ])('refuses %j', (text, message) => {
    const result = parseGameType(text);
    expect(result.ok ? 'no error' : result.error.message).toBe(message);
  });
});
