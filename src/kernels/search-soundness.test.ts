import { beforeAll, describe, expect, it } from 'vitest';
import { Random, seenBy, unwrap } from '../core/index.ts';
import { type OthelloPosition, type OthelloSize, othello } from '../games/index.ts';
import { alphabeta } from '../search/index.ts';
import { createOthelloKernel, searchOthello } from './index.ts';
import type { OthelloKernel } from './open-search.ts';

/** A position after random moves, or the last of the game if it is over before. */
function randomPosition(random: Random, size: OthelloSize, plies: number): OthelloPosition {
  const position = othello(size).start();
  const moves: number[] = [];
  for (let ply = 0; ply < plies && position.outcome() === undefined; ply++) {
    const count = position.moves(moves, 0);
    position.play(moves[random.below(count)] as number);
  }
  if (position.outcome() !== undefined) position.undo();
  return position;
}

/** What alpha-beta in TypeScript says of a move, from the view of the player who plays it. */
function valueOfMove(position: OthelloPosition, move: number, depth: number): number {
  const turn = position.turn();
  position.play(move);
  const outcome = position.outcome();
  const value = outcome ?? (depth === 1 ? position.evaluate() : alphabeta(position, { depth: depth - 1 }).value);
  position.undo();
  return seenBy(turn, value);
}

describe('With selectivity off, the compiled search of Othello', () => {
  let kernel: OthelloKernel;
  beforeAll(async () => {
    kernel = await createOthelloKernel({ hashMb: 1 });
  });

  it.each([
    [8, 400, 5],
    [6, 200, 6],
    [4, 100, 9],
  ] as const)(
    'has the value of alpha-beta in TypeScript at equal depth: board of %s, %s random positions, up to %s plies',
    (size, positions, deepest) => {
      const random = new Random(71 + size);
      const game = othello(size);
      for (let i = 0; i < positions; i++) {
        const position = randomPosition(random, size, random.below(size * size - 4));
        const depth = 1 + (i % deepest);
        const expected = alphabeta(position, { depth });
        const found = searchOthello(kernel, position.board(), { depth, selectivity: false });
        const text = game.formatPosition(position);
        expect([text, depth, found.lines[0]?.value]).toEqual([text, depth, seenBy(position.turn(), expected.value)]);
        expect(found.state).toBe('done');
        // The move attains the value, and a line that says that it holds to the end does.
        expect(valueOfMove(position, Number(found.lines[0]?.move), depth)).toBe(found.lines[0]?.value);
        if (found.final)
          expect(seenBy(position.turn(), alphabeta(position, { depth: depth + 3 }).value)).toBe(found.lines[0]?.value);
      }
    },
  );

  it('finds the end of the game: up to nine empty squares, passes included', () => {
    const random = new Random(77);
    let passes = 0;
    for (let i = 0; i < 120; i++) {
      const position = randomPosition(random, i % 3 === 0 ? 6 : 8, (i % 3 === 0 ? 32 : 60) - 2 - random.below(8));
      const expected = seenBy(position.turn(), alphabeta(position).value);
      for (const selectivity of [false, true]) {
        const found = searchOthello(kernel, position.board(), { selectivity });
        expect([i, found.lines[0]?.value, found.final]).toEqual([i, expected, true]);
        if (found.lines[0]?.pv.includes(64n)) passes++;
      }
    }
    expect(passes).toBeGreaterThan(5);
  });

  it('that looks less far than the one before it is not told what that one saw, to the end of the game even', () => {
    const random = new Random(78);
    let otherwise = 0;
    for (let i = 0; i < 80; i++) {
      const position = randomPosition(random, 8, 48 + random.below(8));
      const last = searchOthello(kernel, position.board(), { selectivity: false });
      const depth = 2 + (i % 4);
      const expected = seenBy(position.turn(), alphabeta(position, { depth }).value);
      const found = searchOthello(kernel, position.board(), { depth, selectivity: false });
      expect([i, depth, found.lines[0]?.value]).toEqual([i, depth, expected]);
      if (last.lines[0]?.value !== expected) otherwise++;
    }
    expect(otherwise).toBeGreaterThan(20);
  });

  it('gives every move the value that alpha-beta gives it, best first, when all lines are asked for', () => {
    const random = new Random(75);
    for (let i = 0; i < 80; i++) {
      const position = randomPosition(random, 8, random.below(58));
      const depth = 1 + (i % 4);
      const { lines, depth: reached } = searchOthello(kernel, position.board(), {
        depth,
        selectivity: false,
        lines: Number.POSITIVE_INFINITY,
      });
      const legal: number[] = [];
      legal.length = position.moves(legal, 0);
      expect(lines.map((line) => Number(line.move)).sort((a, b) => a - b)).toEqual(legal.sort((a, b) => a - b));
      for (const line of lines) expect(valueOfMove(position, Number(line.move), reached)).toBe(line.value);
      expect(lines.map((line) => line.value)).toEqual(lines.map((line) => line.value).sort((a, b) => b - a));
    }
  });

  it('has lines of legal moves that lead to the value they promise', () => {
    const random = new Random(76);
    for (let i = 0; i < 60; i++) {
      const position = randomPosition(random, 8, random.below(50));
      const depth = 3 + (i % 5);
      const { lines, depth: reached } = searchOthello(kernel, position.board(), { depth, selectivity: false });
      const [line] = lines;
      const turn = position.turn();
      const legal: number[] = [];
      for (const move of line!.pv) {
        legal.length = position.moves(legal, 0);
        expect(legal).toContain(Number(move));
        position.play(Number(move));
      }
      expect(line!.pv[0]).toBe(line!.move);
      const outcome = position.outcome();
      expect(outcome !== undefined || line!.pv.length === reached).toBe(true);
      expect(seenBy(turn, outcome ?? position.evaluate())).toBe(line!.value);
    }
  });

  it('finds the same with what the table holds of a search before, and visits far fewer positions', () => {
    const board = unwrap(othello().parsePosition('f5d6c3d3c4f4f6')).board();
    const aim = { depth: 9, selectivity: false };
    kernel.forget();
    const first = searchOthello(kernel, board, aim);
    const second = searchOthello(kernel, board, aim);
    expect(second.lines[0]?.value).toBe(first.lines[0]?.value);
    expect(second.nodes).toBeLessThan(0.5 * first.nodes);
    kernel.forget();
    expect(searchOthello(kernel, board, aim)).toEqual(first);
  });
});
