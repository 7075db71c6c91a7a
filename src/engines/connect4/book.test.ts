import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '../../core/index.ts';
import { rounds } from '../../fixtures/index.ts';
import { Connect4Kernel, connect4Board, dropped, isOpen, parseConnect4Board, winsAt } from '../../kernels/index.ts';
import { bookOf, openConnect4Book, SCORE_OFFSET } from './book.ts';
import { BOOK_STONES, boardOf, openings } from './openings.ts';

const book = await openConnect4Book();
const kernel = await Connect4Kernel.create();
const board = (moves: string) => unwrap(parseConnect4Board(moves));

describe('The Connect 4 book', () => {
  it('has the scores of the first moves', () => {
    expect(book.score(board('-'))).toBe(1);
    expect(['1', '2', '3', '4', '5', '6', '7'].map((move) => 0 - book.score(board(move))!)).toEqual([-2, -1, 0, 1, 0, -1, -2]);
  });

  it('has the scores that the solver finds', () => {
    const random = new Random(8);
    const deepest = openings()[BOOK_STONES];
    for (let i = 0; i < 40; i++) {
      const position = boardOf(random.pick(Array.from(deepest)));
      expect(book.score(position)).toBe(kernel.solve(position).score);
    }
  });

  it('has for every shallower position the score of its best move', () => {
    const layers = openings(BOOK_STONES - 1);
    const random = new Random(9);
    for (const layer of layers)
      for (let i = 0; i < Math.min(layer.length, 300); i++) {
        const position = boardOf(layer.length <= 300 ? layer[i] : layer[random.below(layer.length)]);
        let best = -99;
        for (let column = 0; column < 7; column++) {
          if (!isOpen(position, column)) continue;
          const win = winsAt(position, column);
          best = Math.max(best, win ? (43 - position.stones) >> 1 : 0 - book.score(dropped(position, column))!);
        }
        expect(book.score(position)).toBe(best);
      }
  });

  it('gives mirror images the same score, and positions with more stones none', () => {
    const random = new Random(10);
    for (let i = 0; i < rounds(200); i++) {
      const columns = Array.from({ length: i % 12 }, () => random.below(7));
      const [played, mirrored] = [connect4Board(columns), connect4Board(columns.map((column) => 6 - column))];
      if (!played.ok || !mirrored.ok) continue;
      expect(book.score(played.value)).toBe(book.score(mirrored.value));
      if (columns.length > BOOK_STONES) expect(book.score(played.value)).toBeUndefined();
    }
  });

  it('refuses a file of another length', () => {
    expect(() => bookOf(new Uint8Array(1000).fill(SCORE_OFFSET))).toThrow(/damaged.*connect4-book/);
  });
});
