import { describe, expect, it } from 'vitest';
import { fromPure, unwrap } from '../core/index.ts';
import { ONLY_LONG } from '../fixtures/index.ts';
import { ChompIndex } from '../games/index.ts';
import { pureChomp } from './fixtures/pure-games.ts';
import { attractors, explore, type ImpartialSolution, solveImpartial, verifyImpartial } from './index.ts';

/**
 * Positions from which the player to move loses, the poison alone included: row m has the boxes m x m, m x (m + 1)...
 * m x 13.
 */
const LOSING: Record<number, string> = {
  1: '1 1 1 1 1 1 1 1 1 1 1 1 1',
  2: '2 3 4 5 6 7 8 9 10 11 12 13',
  3: '5 7 10 13 17 20 25 29 33 39 44',
  4: '10 16 20 30 38 54 75 87 107 141',
  5: '23 35 48 77 109 141 195 263 352',
  6: '48 88 142 179 287 429 575 895',
  7: '129 225 312 447 811 1278 1959',
  8: '322 594 1000 1746 2334 4001',
  9: '867 1739 3377 4981 7210',
  10: '2612 5324 8772 14652',
  11: '8037 17437 30816',
  12: '26838 56196',
  13: '85555',
};

/**
 * The bites (row, column) that win on the whole m x n bar, in the same order. On 1x1 there is none. Wherever there
 * are two, both win.
 */
const FIRST_BITES: Record<number, string> = {
  1: 'none 1,2 1,2 1,2 1,2 1,2 1,2 1,2 1,2 1,2 1,2 1,2 1,2',
  2: '2,2 2,3 2,4 2,5 2,6 2,7 2,8 2,9 2,10 2,11 2,12 2,13',
  3: '2,2 2,3 3,4 2,4 3,5 2,5 3,7 2,6 2,7 3,9 2,8',
  4: '2,2 3,3 2,3 3,4 2,4 4,8 3,6 2,5 2,6 3,7',
  5: '2,2 3,4 2,3 5,7 3,6 2,4 5,10 5,11 4,10',
  6: '2,2 5,5 3,4 2,3 3,5 6,11 2,4 4,12+5,9',
  7: '2,2 3,3 3,4 2,3 5,7 3,6 6,11',
  8: '2,2 6,7 4,9+5,6 4,6 2,3 7,6',
  9: '2,2 7,8+9,5 5,4 7,9 2,3',
  10: '2,2 3,3 2,5 3,4',
  11: '2,2 9,9 5,6',
  12: '2,2 10,11+11,9',
  13: '2,2',
};

const figure = (table: Record<number, string>, m: number, n: number) => table[m].split(' ')[n - m];

function firstBites(chomp: ChompIndex, { wins }: ImpartialSolution, from: number): string {
  const bites: string[] = [];
  chomp.unindex(from).forEach((length, i) => {
    for (let j = 1; j <= length; j++) if (i + j > 1 && wins[chomp.bite(from, i + 1, j)] === 0) bites.push(`${i + 1},${j}`);
  });
  return bites.join('+') || 'none';
}

describe('Chomp', () => {
  it('has the known numbers of losing positions and winning first bites on every box up to 9x9, each solution verified', () => {
    for (let m = 1; m <= 9; m++)
      for (let n = m; n <= 9; n++) {
        const chomp = new ChompIndex(m, n);
        const solution = unwrap(solveImpartial(chomp));
        expect(verifyImpartial(chomp, solution).ok).toBe(true);
        const losing = solution.wins.filter((wins) => wins === 0).length;
        expect([chomp.title, losing]).toEqual([chomp.title, Number(figure(LOSING, m, n))]);
        expect([chomp.title, firstBites(chomp, solution, chomp.start)]).toEqual([chomp.title, figure(FIRST_BITES, m, n)]);
      }
  });

  it('has them on every box up to 13x13, all read from one solution of its 10,400,599 positions', ONLY_LONG, () => {
    const chomp = new ChompIndex(13, 13);
    const solution = unwrap(solveImpartial(chomp));
    const lost: Int32Array[] = [];
    for (let p = 0; p < chomp.size; p++) if (solution.wins[p] === 0) lost.push(chomp.unindex(p));
    expect(lost).toHaveLength(85_555);
    for (let m = 1; m <= 13; m++)
      for (let n = m; n <= 13; n++) {
        const inside = lost.filter((lengths) => lengths[0] <= n && (lengths[m] ?? 0) === 0).length;
        expect([m, n, inside]).toEqual([m, n, Number(figure(LOSING, m, n))]);
        const bar = chomp.index(Array.from({ length: m }, () => n));
        expect([m, n, firstBites(chomp, solution, bar)]).toEqual([m, n, figure(FIRST_BITES, m, n)]);
      }
  });

  it('is won by the first player on every box but 1x1: if the corner bite does not win, its refutation was there from the start (strategy stealing)', () => {
    for (let m = 1; m <= 6; m++)
      for (let n = m === 1 ? 2 : 1; n <= 6; n++) {
        const chomp = new ChompIndex(m, n);
        const { wins } = unwrap(solveImpartial(chomp));
        expect(wins[chomp.start]).toBe(1);
        const corner = chomp.bite(chomp.start, m, n);
        const direct: number[] = [];
        direct.length = chomp.successors(chomp.start, direct);
        const answers: number[] = [];
        answers.length = chomp.successors(corner, answers);
        expect(answers.every((answer) => direct.includes(answer))).toBe(true);
        const refutation = answers.find((answer) => wins[answer] === 0);
        expect(wins[corner] === 0).toBe(refutation === undefined);
      }
  });

  it('explored from its rules has the winners and ranks of the numbered game', () => {
    const chomp = new ChompIndex(4, 5);
    const solution = unwrap(solveImpartial(chomp));
    const arena = unwrap(explore(fromPure(pureChomp(4, 5))));
    const explored = unwrap(attractors(arena));
    for (let p = 0; p < arena.size; p++) {
      const q = chomp.index(arena.positionAt(p).state.lengths);
      expect([explored.winner[p] === arena.owner(p), explored.rank[p]]).toEqual([solution.wins[q] === 1, solution.rank[q]]);
    }
  });
});
