import { describe, expect, it } from 'vitest';
import type { Position } from '../core/index.ts';
import { IS_LONG } from '../fixtures/index.ts';
import { connect4 } from './connect4/index.ts';
import { ticTacToe } from './tictactoe/index.ts';

/** Move sequences by their length, down to `depth`; `ended` counts those after which the game is over. */
function perft(position: Position, depth: number): { nodes: number[]; ended: number[] } {
  const nodes = Array<number>(depth + 1).fill(0);
  const ended = Array<number>(depth + 1).fill(0);
  const moves: number[] = [];
  const visit = (ply: number, at: number): void => {
    nodes[ply]++;
    if (position.outcome() !== undefined) {
      ended[ply]++;
      return;
    }
    if (ply === depth) return;
    const end = position.moves(moves, at);
    for (let i = at; i < end; i++) {
      position.play(moves[i]);
      visit(ply + 1, end);
      position.undo();
    }
  };
  visit(0, 0);
  return { nodes, ended };
}

/** Different positions by ply, told apart by their keys, and how many of them are over. */
function positions(position: Position, depth: number): { distinct: number[]; ended: number[] } {
  const seen = Array.from({ length: depth + 1 }, () => new Set<number | string>());
  const ended = Array<number>(depth + 1).fill(0);
  const moves: number[] = [];
  const visit = (ply: number, at: number): void => {
    const key = (position.key as () => number | string)();
    if (seen[ply].has(key)) return;
    seen[ply].add(key);
    if (position.outcome() !== undefined) {
      ended[ply]++;
      return;
    }
    if (ply === depth) return;
    const end = position.moves(moves, at);
    for (let i = at; i < end; i++) {
      position.play(moves[i]);
      visit(ply + 1, end);
      position.undo();
    }
  };
  visit(0, 0);
  return { distinct: seen.map((keys) => keys.size), ended };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

describe('tic-tac-toe', () => {
  it('has 549,946 move sequences, 255,168 of them whole games', () => {
    const { nodes, ended } = perft(ticTacToe().start(), 9);
    expect(nodes).toEqual([1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872]);
    expect(sum(nodes)).toBe(549946);
    expect(ended).toEqual([0, 0, 0, 0, 0, 1440, 5328, 47952, 72576, 127872]);
    expect(sum(ended)).toBe(255168);
  });

  it('has 5,478 positions, 958 of them final', () => {
    const { distinct, ended } = positions(ticTacToe().start(), 9);
    expect(distinct).toEqual([1, 9, 72, 252, 756, 1260, 1520, 1140, 390, 78]);
    expect(sum(distinct)).toBe(5478);
    expect(sum(ended)).toBe(958);
  });
});

describe('Connect 4 on 7x6', () => {
  it('has the positions of OEIS A212693 ply by ply, and the known number of final ones', () => {
    const plies = IS_LONG ? 9 : 8;
    const { distinct, ended } = positions(connect4().start(), plies);
    expect(distinct).toEqual([1, 7, 49, 238, 1120, 4263, 16422, 54859, 184275, 558186].slice(0, plies + 1));
    expect(ended).toEqual([0, 0, 0, 0, 0, 0, 0, 728, 1892, 19412].slice(0, plies + 1));
  });

  it('has 823,536 move sequences of seven plies that leave the game open or end with it', () => {
    const { nodes } = perft(connect4().start(), 7);
    expect(nodes).toEqual([1, 7, 49, 343, 2401, 16807, 117649, 823536]);
  });
});
