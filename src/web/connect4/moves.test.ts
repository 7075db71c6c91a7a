import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX, MIN } from '../../core/index.ts';
import { canDrop, formatMoves, foursOf, type Moves, parseMoves, positionAfter, stonesOf, winnerOf } from './moves.ts';
import { strings } from './strings.ts';
import { inFull, worthOfScore, worthOfValue } from './worth.ts';

/** A game of random legal moves, to its end or not. */
const games = fc.array(fc.nat(6), { maxLength: 60 }).map((wanted) => {
  let moves: Moves = [];
  for (const column of wanted) if (canDrop(moves, column)) moves = [...moves, column];
  return moves;
});

const read = (text: string) => {
  const result = parseMoves(text, 'en');
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

describe('moves', () => {
  it('are read back from their own text, whatever was played', () => {
    fc.assert(
      fc.property(games, (moves) => {
        expect(read(formatMoves(moves))).toEqual(moves);
      }),
      { seed: 11 },
    );
  });

  it('put the stones where the rules do', () => {
    fc.assert(
      fc.property(games, (moves) => {
        const position = positionAfter(moves);
        const stones = stonesOf(moves);
        expect(stones).toHaveLength(moves.length);
        for (const { column, row, player } of stones) expect(position.at(column, row)).toBe(player);
      }),
      { seed: 12 },
    );
  });

  it('have a row of four exactly where the rules see a winner', () => {
    fc.assert(
      fc.property(games, (moves) => {
        const winner = winnerOf(moves);
        const fours = foursOf(moves);
        expect(fours.length > 0).toBe(winner === MAX || winner === MIN);
        for (const stone of fours.flat()) expect(stone.player).toBe(winner);
      }),
      { seed: 13, numRuns: 300 },
    );
  });

  it('that end the game with two rows at once give both', () => {
    //     . . . . . . x      row 4
    //     . . . . . x .
    //     . . . x x x x      the last stone is in column 5, row 2
    //     . . . x . . .
    const rows = foursOf(read('62677745627622425'));
    expect(rows.map((row) => row.map(({ column, row: height }) => `${column + 1}${height + 1}`))).toEqual([
      ['42', '52', '62', '72'],
      ['41', '52', '63', '74'],
    ]);
  });

  it('a dash and an empty text are the empty board', () => {
    expect([read(''), read('-')]).toEqual([[], []]);
  });
});

describe('worth', () => {
  it('is the same from a score as from the value that the engines give for it', () => {
    // The empty board is won with yellow's last stone, the 41st; after 4 red has lost in 40.
    expect(inFull(worthOfScore(1, []), 'en')).toBe('win in 41 (+1)');
    expect(inFull(worthOfScore(-1, [3]), 'fr')).toBe('perte en 40 (−1)');
    expect(worthOfValue(1_000_000_000 - 41, [])).toEqual(worthOfScore(1, []));
    expect(worthOfValue(1_000_000_000 - 40, [3])).toEqual(worthOfScore(-1, [3]));
    expect(worthOfValue(40 - 1_000_000_000, [0, 1])).toEqual(worthOfScore(-1, [0, 1]));
    expect(worthOfValue(0, [3])).toEqual({ score: 0, plies: undefined });
    expect(worthOfValue(12, [3])).toBeUndefined();
  });
});

describe('the two languages', () => {
  it('leave no place of a text unfilled in one that is filled in the other', () => {
    const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
    for (const key of Object.keys(strings.en) as (keyof typeof strings.en)[])
      expect(places(strings.fr[key]), key).toEqual(places(strings.en[key]));
  });
});
