import { describe, expect, it } from 'vitest';
import { MAX, MIN, Random, seenBy, unwrap, WIN } from '../../core/index.ts';
import { Connect4Kernel, connect4Board, dropped, isOpen, winsAt } from '../../kernels/index.ts';
import { scoreOfValue, valueOfScore } from './score.ts';

describe('Scores as values', () => {
  it('are what a search to the end of the game finds, for either player', async () => {
    const kernel = await Connect4Kernel.create({ hashMb: 1 });
    const random = new Random(71);
    const seen = new Set<number>();
    for (let i = 0; i < 300; i++) {
      let board = unwrap(connect4Board([]));
      for (const stones = 28 + (i % 13); board.stones < stones; ) {
        const quiet = [0, 1, 2, 3, 4, 5, 6].filter((column) => isOpen(board, column) && !winsAt(board, column));
        if (quiet.length === 0) break;
        board = dropped(board, random.pick(quiet));
      }
      if (board.stones < 26 || board.stones === 42) continue;
      const score = kernel.solve(board).score!;
      const { value } = kernel.search(board, 42);
      for (const turn of [MAX, MIN]) {
        expect(valueOfScore(score, board.stones, turn)).toBe(seenBy(turn, value!));
        expect(scoreOfValue(seenBy(turn, value!), board.stones, turn)).toBe(score);
      }
      seen.add(Math.sign(score));
    }
    expect(seen).toEqual(new Set([-1, 0, 1]));
  });

  it('give a win with the 41st stone for the whole game', () => {
    expect(valueOfScore(1, 0, MAX)).toBe(WIN - 41);
    expect(scoreOfValue(12, 0, MAX)).toBeUndefined();
  });
});
