import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '../../core/index.ts';
import type { DraughtsSize } from '../../kernels/index.ts';
import { hasAlgebraic, squareCount, squareName, squareOf } from './board.ts';
import { type DraughtsSetup, makeDraughtsFen, parseDraughtsFen } from './fen.ts';

const BOARDS: DraughtsSize[] = [10, 8, 6];
const COUNTERS = ['quiet', 'ending'];
const parse = (text: string, size: DraughtsSize = 10) => unwrap(parseDraughtsFen(text, { size, counters: COUNTERS }));
const problem = (text: string, size: DraughtsSize = 10) => {
  const result = parseDraughtsFen(text, { size, counters: COUNTERS });
  return result.ok ? 'no error' : result.error.message;
};
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

describe('parseDraughtsFen', () => {
  it('reads the start of international draughts', () => {
    const start: DraughtsSetup = {
      turn: 'white',
      white: { men: range(31, 50), kings: [] },
      black: { men: range(1, 20), kings: [] },
    };
    expect(parse('W:W31-50:B1-20')).toEqual(start);
    expect(makeDraughtsFen(start, { size: 10 })).toBe('W:W31-50:B1-20');
  });

  it('reads kings, single squares, either order of the sides, either case, blanks and a dot at the end', () => {
    const setup = parse('B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29', 8);
    expect(setup).toEqual({
      turn: 'black',
      white: { men: [18, 24, 27, 28], kings: [10, 15] },
      black: { men: [12, 16, 20], kings: [22, 25, 29] },
    });
    expect(parse(' b : b 20, 16,12,k22,K25 ,k29 : w k10,K 15,18,24,27 , 28 . ', 8)).toEqual(setup);
    expect(parse('B:WK010,K15,027-28,24,18:B12,16,20,K22,K25,K29.', 8)).toEqual(setup);
  });

  it('writes three men or more in a row as a range, two and all kings one by one', () => {
    const text = 'W:W11,12,14-16,K31,K32,K33:B1';
    expect(makeDraughtsFen(parse('W:W11-12,14,15,16,K31-33:B1'), { size: 10 })).toBe(text);
  });

  it('reads a range of kings, and a side without pieces', () => {
    expect(parse('W:WK1-3:B')).toMatchObject({ white: { men: [], kings: [1, 2, 3] }, black: { men: [], kings: [] } });
    expect(parse('W:W:B')).toMatchObject({ white: { men: [], kings: [] } });
  });

  it('reads letters on the smaller boards, and writes them', () => {
    const setup = parse('W:Wa1,c1,Kh8:BB8,d8', 8);
    expect(setup).toMatchObject({ white: { men: [29, 30], kings: [4] }, black: { men: [1, 2], kings: [] } });
    expect(makeDraughtsFen(setup, { size: 8, notation: 'algebraic' })).toBe('W:Wa1,c1,Kh8:Bb8,d8');
  });

  it('reads Minerve’s own fields, huffable pieces and counters, and the counters of other programs', () => {
    const text = 'W:W31-50:B1-20:huff=12,18:quiet=7';
    expect(parse(text)).toMatchObject({ huffable: [12, 18], counters: { quiet: 7 } });
    expect(makeDraughtsFen(parse(text), { size: 10 })).toBe(text);
    expect(parse('W:W31-50:B1-20:H7:F12')).toMatchObject({ counters: { quiet: 7 } });
    expect(parse('W:W31-50:B1-20:H7:F12:+0+0')).toEqual(parse('W:W31-50:B1-20:H7'));
    expect(unwrap(parseDraughtsFen('W:W31-50:B1-20:H7:F12', { size: 10 }))).not.toHaveProperty('counters');
  });

  it.each<[string, string, DraughtsSize?]>([
    ['', 'Column 1: the end is not the side to move: W or B is expected.'],
    ['X:W1:B2', 'Column 1: "X" is not the side to move: W or B is expected.'],
    ['?:W1:B2', 'Column 1: a colour that is not known cannot be played. Type W or B.'],
    ['W', 'Column 2: the white pieces are missing. Add :W and their squares, or none where there are none.'],
    ['W:W1', 'Column 5: the black pieces are missing. Add :B and their squares, or none where there are none.'],
    ['W:W1:W2:B3', 'Column 6: the white pieces are there twice. Put them behind one W.'],
    ['W:W51:B1', 'Column 4: there is no square 51: they go from 1 to 50.'],
    ['W:W0:B1', 'Column 4: there is no square 0: they go from 1 to 50.'],
    ['W:W33:B1', 'Column 4: there is no square 33: they go from 1 to 32.', 8],
    ['W:W1,2,1:B3', 'Column 8: a white man is on square 1 already.'],
    ['W:WK1:B1', 'Column 8: a white king is on square 1 already.'],
    ['W:W5-9:BK7', 'Column 10: a white man is on square 7 already.'],
    ['W:W50-31:B1', 'Column 4: a range rises: type 31-50.'],
    ['W:W32-31:B1', 'Column 4: a range rises: type 31-32.'],
    ['W:W1-:B1', 'Column 6: ":" is not a square. Type its number.'],
    ['W:W1,:B2', 'Column 6: ":" is not a square. Type its number.'],
    ['W:W1 2:B3', 'Column 6: "2" is not expected here: a colon or the end is.'],
    ['W:W1:B2..', 'Column 9: "." is not expected here: a colon or the end is.'],
    ['W:Wa1:B2', 'Column 4: "a1" is not a square: on this board they have numbers, from 1 to 50.'],
    ['W:Wb1:B2', 'Column 4: "b1" is not a square that is played on: these are the dark ones, from a1 to h8.', 8],
    ['W:Wg1:B2', 'Column 4: "g1" is not a square that is played on: these are the dark ones, from a1 to f6.', 6],
    ['W:Wa1-c1:B2', 'Column 6: "-" is not expected here: a colon or the end is.', 8],
    ['W:W1:B2:huff=1', 'Column 14: there is no black piece on square 1 to huff.'],
    ['W:W1:B2:huff=2,2', 'Column 16: square 2 is there twice.'],
    ['W:W1:B2:huff=2:huff=2', 'Column 16: huff= is there twice. Name all squares behind one.'],
    ['W:W1:B2:huff=', 'Column 14: the end is not a square. Type its number.'],
    ['W:W1:B2:quite=2', 'Column 9: "quite" is not known here. Known: huff, quiet, ending.'],
    ['W:W1:B2:quiet=', 'Column 15: the end is not a number.'],
    ['W:W1:B2:quiet=99999', 'Column 15: 99999 is too large.'],
    ['W:WK1:BK2:+2+0', 'Column 11: +2+0 does not say which kings have stepped. Type them as this game writes them, or +0+0.'],
    ['W:W1:B2:quiet=1:H3', 'Column 17: quiet is counted twice.'],
  ])('refuses %j with the column', (text, message, size = 10) => {
    expect(problem(text, size)).toBe(message);
  });

  it.each(BOARDS)('reads back every setup of %i rows that it writes', (size) => {
    const squares = squareCount(size);
    const piece = fc.constantFrom('', '', 'white man', 'white king', 'black man', 'black king');
    const board = fc.array(piece, { minLength: squares, maxLength: squares });
    fc.assert(
      fc.property(board, fc.boolean(), fc.nat(99), fc.boolean(), (pieces, isWhite, quiet, algebraic) => {
        const on = (name: string) => range(1, squares).filter((square) => pieces[square - 1] === name);
        const huffable = on(isWhite ? 'black man' : 'white man').slice(0, quiet % 3);
        const setup: DraughtsSetup = {
          turn: isWhite ? 'white' : 'black',
          white: { men: on('white man'), kings: on('white king') },
          black: { men: on('black man'), kings: on('black king') },
          ...(huffable.length > 0 && { huffable }),
          ...(quiet > 0 && { counters: { quiet } }),
        };
        const notation = algebraic && hasAlgebraic(size) ? 'algebraic' : 'numeric';
        expect(parse(makeDraughtsFen(setup, { size, notation }), size)).toEqual(setup);
      }),
      { seed: 50, numRuns: 300 },
    );
  });

  it('reads or refuses any text, with a column that the text has; what it reads it reads again', () => {
    const random = new Random(1723);
    const letters = 'WBwbK0123456789-,:.?ah =huffquietHF\n\0é';
    let refused = 0;
    for (let round = 0; round < 10_000; round++) {
      let text = random.pick(['W:W31-50:B1-20', 'B:WK1,a3,c5:Bh8,Kb8', 'W:W5,6:B1-3:huff=1:quiet=3', '']);
      for (let change = random.between(1, 2); change > 0; change--) {
        const at = random.below(text.length + 1);
        text = text.slice(0, at) + (random.below(3) ? random.pick([...letters]) : '') + text.slice(at + random.below(3));
      }
      const size = random.pick(BOARDS.slice(0, 2));
      const result = parseDraughtsFen(text, { size, counters: COUNTERS });
      if (result.ok) expect(parse(makeDraughtsFen(result.value, { size }), size)).toEqual(withoutZeros(result.value));
      else {
        refused++;
        const column = Number(/^Column (\d+): ./.exec(result.error.message)?.[1]);
        expect(column).toBeGreaterThanOrEqual(1);
        expect(column).toBeLessThanOrEqual(text.length + 1);
      }
    }
    expect(refused).toBeGreaterThan(5000);
    expect(refused).toBeLessThan(9_700);
  });
});

/** Counters of 0 are not written. */
function withoutZeros(setup: DraughtsSetup): unknown {
  const { counters, ...rest } = setup;
  const left = Object.entries(counters ?? {}).filter(([, value]) => value !== 0);
  return left.length > 0 ? { ...rest, counters: Object.fromEntries(left) } : rest;
}

describe('squares', () => {
  it('have the numbers and letters of the printed boards', () => {
    const names = (numbers: number[], size: DraughtsSize) => numbers.map((square) => squareName(square, size, 'algebraic'));
    expect(names([1, 4, 5, 8, 9, 29, 32], 8)).toEqual(['b8', 'h8', 'a7', 'g7', 'b6', 'a1', 'g1']);
    expect(names([1, 3, 4, 16, 18], 6)).toEqual(['b6', 'f6', 'a5', 'a1', 'e1']);
  });

  it('are read back from both names', () => {
    for (const size of BOARDS)
      for (const square of range(1, squareCount(size))) {
        expect(squareOf(String(square), size)).toBe(square);
        if (hasAlgebraic(size)) expect(squareOf(squareName(square, size, 'algebraic'), size)).toBe(square);
      }
    for (const name of ['', '0', '51', 'a2', 'i1', 'a0', 'a9', 'a10', '1a', '-1', '1.0'])
      expect(squareOf(name, 10)).toBeUndefined();
  });
});
