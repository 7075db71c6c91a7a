import { describe, expect, it } from 'vitest';
import { Random, seenBy, unwrap, winOf } from '../core/index.ts';
import { rounds } from '../fixtures/index.ts';
import { connect4 } from '../games/index.ts';
import { HashTable, negascout, Ordering } from '../search/index.ts';
import { type Connect4Board, dropped, isOpen, winsAt } from './connect4-board.ts';
import { randomBoard, randomGame, solvedPositions } from './fixtures/boards.ts';
import { Connect4Kernel, connect4Board, parseConnect4Board } from './index.ts';

const kernel = await Connect4Kernel.create();
const game = connect4();
const board = (moves: string) => unwrap(parseConnect4Board(moves));

/** The kernel's score for a value of the TypeScript searches: a win in n plies is made by stone number `stones + n`. */
function scoreOf(value: number, stones: number): number {
  const win = winOf(value);
  return win === undefined ? value : win.winner * ((44 - stones - win.plies) >> 1);
}

describe('The Connect 4 kernel solves', () => {
  it('every position that another program solved, with less than half of its nodes on the hard ones', () => {
    let nodes = 0;
    let referenceNodes = 0;
    for (const solved of solvedPositions()) {
      kernel.forget();
      const solution = kernel.solve(solved.board);
      expect([solved.moves, solution.score]).toEqual([solved.moves, solved.score]);
      if (solved.referenceNodes <= 100_000) continue;
      nodes += solution.nodes;
      referenceNodes += solved.referenceNodes;
    }
    expect(nodes).toBeLessThan(referenceNodes / 2);
    // The signature of the search: a commit that changes this count states it before and after.
    expect(nodes).toBe(10_196_249);
  });

  it('1,000 late positions as alpha-beta in TypeScript does, to the last stone', () => {
    const random = new Random(41);
    const memory = new HashTable(4);
    for (let i = 0; i < rounds(1000); i++) {
      const columns = randomGame(random, 25 + (i % 17));
      const position = game.start();
      for (const column of columns) position.play(column);
      const { value } = negascout(position, { memory, order: new Ordering() });
      const expected = scoreOf(seenBy(position.turn(), value), columns.length);
      expect([columns.join(''), kernel.solve(unwrap(connect4Board(columns))).score]).toEqual([columns.join(''), expected]);
    }
  });

  it('weakly with the sign of the score, and never with more nodes', () => {
    const random = new Random(42);
    for (let i = 0; i < rounds(300); i++) {
      const position = randomBoard(random, 14 + (i % 20));
      kernel.forget();
      const weak = kernel.solve(position, { weak: true });
      kernel.forget();
      const strong = kernel.solve(position);
      expect(weak.score).toBe(Math.sign(strong.score!));
      expect(weak.nodes).toBeLessThanOrEqual(strong.nodes);
    }
  });

  it('all columns, with the same scores as solving each child', () => {
    const random = new Random(43);
    for (let i = 0; i < rounds(100); i++) {
      const position = randomBoard(random, 16 + (i % 24));
      const { scores } = kernel.columns(position);
      for (let column = 0; column < 7; column++) expect(scores[column]).toBe(columnScore(position, column));
      expect(Math.max(...scores.filter((score) => score !== undefined))).toBe(kernel.solve(position).score);
    }
  });

  it('a best column, one that keeps the score', () => {
    const random = new Random(48);
    for (let i = 0; i < rounds(200); i++) {
      const position = randomBoard(random, 14 + (i % 27));
      const score = kernel.solve(position).score!;
      const { column } = kernel.bestColumn(position, score);
      expect(columnScore(position, column!)).toBe(score);
    }
    expect(kernel.bestColumn(board(drawnGame()), 0).column).toBeUndefined();
  });

  it('within bounds that are known, with no more nodes', () => {
    const random = new Random(49);
    for (let i = 0; i < rounds(100); i++) {
      const position = randomBoard(random, 14 + (i % 20));
      kernel.forget();
      const { score, nodes } = kernel.solve(position);
      kernel.forget();
      const within = kernel.solve(position, { least: score! - 1, most: score! + 1 });
      expect(within.score).toBe(score);
      expect(within.nodes).toBeLessThanOrEqual(nodes);
    }
  });

  it('with wrong bounds: terminates with the true score or the violated bound', () => {
    const random = new Random(50);
    for (let i = 0; i < rounds(200); i++) {
      const position = randomBoard(random, 14 + (i % 20));
      const score = kernel.solve(position).score!;
      const above = kernel.solve(position, { least: score - 3, most: score - 2, nodes: 100_000 });
      const below = kernel.solve(position, { least: score + 2, most: score + 3, nodes: 100_000 });
      expect([above.state, below.state]).toEqual(['done', 'done']);
      if (above.score !== score) expect(above.score).toBe(score - 2);
      if (below.score !== score) expect(below.score).toBe(score + 2);
    }
  });

  it('with the same score whatever the size of the table and whatever is already in it', async () => {
    const random = new Random(44);
    const small = await Connect4Kernel.create({ hashMb: 1 });
    const large = await Connect4Kernel.create({ hashMb: 100 });
    for (let i = 0; i < rounds(150); i++) {
      const position = randomBoard(random, 12 + (i % 12));
      const { score } = kernel.solve(position);
      expect(small.solve(position).score).toBe(score);
      expect(large.solve(position).score).toBe(score);
      large.forget();
      expect(large.solve(position).score).toBe(score);
    }
  });

  it('a won, a lost, a drawn and a full board', () => {
    expect(kernel.solve(board('112233')).score).toBe(18);
    expect(kernel.solve(board('4455')).score).toBe(18);
    expect(kernel.solve(board('44556')).score).toBe(-18);
    const full = drawnGame();
    expect(kernel.solve(board(full)).score).toBe(0);
    expect(kernel.solve(board(full.slice(0, -1))).score).toBe(0);
    expect(kernel.columns(board(full)).scores).toEqual(Array(7).fill(undefined));
  });

  it('with as many nodes after `forget` as a new kernel', async () => {
    const position = board('36411162271');
    const fresh = await Connect4Kernel.create();
    const { nodes } = fresh.solve(position);
    expect(fresh.solve(position).nodes).toBeLessThan(nodes / 10);
    for (let i = 0; i < 9; i++) {
      fresh.forget();
      expect(fresh.solve(position).nodes).toBe(nodes);
    }
  });
});

function columnScore(position: Connect4Board, column: number): number | undefined {
  if (!isOpen(position, column)) return undefined;
  if (winsAt(position, column)) return (43 - position.stones) >> 1;
  return 0 - kernel.solve(dropped(position, column)).score!;
}

/** A game that fills the board without four in a row. */
function drawnGame(): string {
  const random = new Random(45);
  return randomGame(random, 42)
    .map((column) => column + 1)
    .join('');
}

describe("The kernel's search to a fixed depth", () => {
  it('has the value of the search in TypeScript with the same evaluation, on thousands of positions', () => {
    const random = new Random(46);
    for (let i = 0; i < rounds(4000); i++) {
      const columns = randomGame(random, i % 42);
      const depth = 1 + (i % 6);
      const position = game.start();
      for (const column of columns) position.play(column);
      const expected = seenBy(position.turn(), negascout(position, { depth }).value);
      const { value, column } = kernel.search(unwrap(connect4Board(columns)), depth);
      expect([columns.join(''), depth, value]).toEqual([columns.join(''), depth, expected]);
      position.play(column!);
      const after = position.outcome() === undefined && depth > 1 ? negascout(position, { depth: depth - 1 }).value : undefined;
      if (after !== undefined) expect(seenBy(position.turn(), oneLater(after))).toBe(0 - expected);
    }
  });

  it('is refused where there is no move, or no depth', () => {
    expect(() => kernel.search(board(drawnGame()), 3)).toThrow(/board is full/);
    expect(() => kernel.search(board('44'), 0)).toThrow(/1 ply ahead or more, not 0/);
    expect(() => kernel.search(board('44'), 2.5)).toThrow(/not 2.5/);
  });
});

/** A child's value as its parent counts it: wins are one ply further away. */
function oneLater(value: number): number {
  const win = winOf(value);
  return win === undefined ? value : value - win.winner;
}
