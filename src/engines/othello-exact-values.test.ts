import { describe, expect, it } from 'vitest';
import { Random, seenBy, unwrap } from '../core/index.ts';
import { type OthelloPosition, othello } from '../games/index.ts';
import { createOthelloKernel, searchOthello } from '../kernels/index.ts';
import { alphabeta } from '../search/index.ts';
import { openLocalEngine } from './index.ts';

const game = othello();

/** A position with this number of empty squares, reached by random moves. */
function withEmptySquares(empty: number, seed: number): OthelloPosition {
  const random = new Random(seed);
  for (;;) {
    const position = game.start();
    const moves: number[] = [];
    while (position.outcome() === undefined && 64 - position.discs(1) - position.discs(-1) > empty) {
      moves.length = position.moves(moves, 0);
      position.play(random.pick(moves));
    }
    moves.length = position.outcome() === undefined ? position.moves(moves, 0) : 0;
    if (moves.length > 2) return position;
  }
}

describe('With few empty squares the engine of Othello', () => {
  it('gives the exact score of every move: with 14 to 16 as the solver finds it after the move', async () => {
    const engine = await openLocalEngine('othello', { threads: 1 });
    const solver = await createOthelloKernel({ hashMb: 8 });
    for (const [i, empty] of [14, 15, 16].entries()) {
      const position = withEmptySquares(empty, 40 + i);
      const { moves, final, stopped } = engine.analyse(game.formatPosition(position), { values: true });
      const legal: number[] = [];
      legal.length = position.moves(legal, 0);
      expect([final, stopped, moves?.length]).toEqual([true, false, legal.length]);
      for (const { move, value, final } of moves ?? []) {
        expect(final).toBe(true);
        position.play(unwrap(game.parseMove(move, position)));
        const expected =
          position.outcome() ?? seenBy(position.turn(), searchOthello(solver, position.board()).lines[0]?.value as number);
        expect([move, value]).toEqual([move, expected]);
        position.undo();
      }
    }
    engine.close();
  });

  it('gives with 9 the same as alpha-beta in TypeScript', async () => {
    const engine = await openLocalEngine('othello', { threads: 1 });
    for (let seed = 1; seed <= 6; seed++) {
      const position = withEmptySquares(9, seed);
      const { moves } = engine.analyse(game.formatPosition(position), { values: true });
      for (const { move, value } of moves ?? []) {
        position.play(unwrap(game.parseMove(move, position)));
        expect([seed, move, value]).toEqual([seed, move, position.outcome() ?? alphabeta(position).value]);
        position.undo();
      }
      // Best first, for the player to move.
      const seen = (moves ?? []).map(({ value }) => seenBy(position.turn(), value));
      expect(seen).toEqual([...seen].sort((a, b) => b - a));
    }
    engine.close();
  });
});
