import { describe, expect, it } from 'vitest';
import { type Position, unwrap } from '../core/index.ts';
import { parseGame } from '../games/index.ts';
import { perft } from './perft.ts';

const never = { aborted: false };
const stuck = () => {
  throw new Error('stuck');
};
const count = (spec: string, depth: number) => perft(unwrap(parseGame(spec)).start(), depth, never, stuck);

describe('perft', () => {
  it('counts the positions exactly n plies ahead (tic-tac-toe: 9!/(9-n)! as long as a win is impossible)', () => {
    expect([0, 1, 2, 3, 4, 5].map((depth) => count('tictactoe', depth))).toEqual([1n, 9n, 72n, 504n, 3024n, 15120n]);
  });

  it('does not count games that end sooner: of 255,168 games of tic-tac-toe, 127,872 fill the board', () => {
    expect(count('tictactoe', 9)).toBe(127_872n);
    expect(count('tictactoe', 10)).toBe(0n);
  });

  it('agrees with the published numbers of Connect 4', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((depth) => count('connect4', depth))).toEqual([
      7n,
      49n,
      343n,
      2401n,
      16807n,
      117649n,
      823536n,
    ]);
  });

  it('leaves the position unchanged, even when it is stopped', () => {
    const game = unwrap(parseGame('connect4'));
    const position = game.start();
    let looks = 0;
    const soon = {
      get aborted() {
        return ++looks > 2;
      },
    };
    expect(perft(position, 9, soon, stuck)).toBeUndefined();
    expect(game.formatPosition(position)).toBe('-');
  });

  it('counts exactly beyond 2^53', () => {
    // Nine first moves, with 2^50 + 1 below each that are only counted and never listed.
    const below = 2 ** 50 + 1;
    const wide: Position = {
      turn: () => 1,
      moves: (into, at) => (at === 0 ? into.push(0, 1, 2, 3, 4, 5, 6, 7, 8) : at + below),
      play: () => {},
      undo: () => {},
      outcome: () => undefined,
      evaluate: () => 0,
    };
    expect(perft(wide, 2, never, stuck)).toBe(9n * BigInt(below));
  });

  it('goes to any depth without recursion', () => {
    expect(count(`tree:${'['.repeat(50_000)}5${']'.repeat(50_000)}`, 50_000)).toBe(1n);
  });

  it('reports a position with neither a move nor an outcome', () => {
    const dead: Position = {
      ...unwrap(parseGame('nim:3')).start(),
      turn: () => 1,
      moves: (_, at) => at,
      outcome: () => undefined,
    } as Position;
    expect(() => perft(dead, 2, never, stuck)).toThrow('stuck');
  });
});
