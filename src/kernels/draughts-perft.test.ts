import { describe, expect, it } from 'vitest';
import { DraughtsKernel, type DraughtsRules, type DraughtsSize, setDraughts, setOfSquares } from './index.ts';

/**
 * Leaves counted at most for one entry of the table; a hundred million take a second. `MINERVE_PERFT_LEAVES=3e9`
 * counts all of it.
 */
const MOST = Number(process.env.MINERVE_PERFT_LEAVES ?? 1e7);

interface Row {
  readonly rules: DraughtsRules;
  readonly size: DraughtsSize;
  readonly name: string;
  readonly turn: 'white' | 'black';
  readonly white: readonly (number | string)[];
  readonly black: readonly (number | string)[];
  readonly leaves: readonly number[];
}

const squares = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/**
 * Published counts in which captures that agree in beginning, end and set of pieces taken are one (`drop
 * duplicates`): dctl by Rein Halbersma, test/src/algo/traversal, which cites threads on shashki.com and damforum.nl;
 * those on 10x10 also come from Scan 3.1.
 */
const TABLE: readonly Row[] = [
  {
    rules: 'international',
    size: 10,
    name: 'the start',
    turn: 'white',
    white: squares(31, 50),
    black: squares(1, 20),
    leaves: [9, 81, 658, 4265, 27117, 167140, 1049442, 6483961, 41022423, 258895763, 1665861398],
  },
  {
    rules: 'international',
    size: 10,
    name: 'Random 178',
    turn: 'black',
    white: [6, 9, 10, 11, 20, 21, 22, 23, 30, 'K31', 33, 37, 41, 42, 43, 44, 46],
    black: ['K17', 'K24'],
    leaves: [14, 55, 1168, 5432, 87195, 629010, 9041010, 86724219, 1216917193],
  },
  {
    rules: 'international',
    size: 10,
    name: 'five men each before the crowning row',
    turn: 'white',
    white: squares(6, 10),
    black: squares(41, 45),
    leaves: [9, 81, 795, 7578, 86351, 936311, 11448262, 138362698, 1799526674],
  },
  {
    rules: 'frisian',
    size: 10,
    name: 'the start',
    turn: 'white',
    white: squares(31, 50),
    black: squares(1, 20),
    leaves: [9, 81, 658, 3874, 21265, 102431, 540126, 2825779, 15605069, 85817725, 491186430],
  },
  {
    rules: 'english',
    size: 8,
    name: 'the start',
    turn: 'black',
    white: squares(21, 32),
    black: squares(1, 12),
    leaves: [7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680, 18391564, 85242128, 388617999, 1766564893],
  },
  {
    rules: 'russian',
    size: 8,
    name: 'the start',
    turn: 'white',
    white: squares(21, 32),
    black: squares(1, 12),
    leaves: [7, 49, 302, 1469, 7482, 37986, 190146, 929899, 4570586, 22444032, 110917189, 544770444, 2673979569],
  },
  {
    rules: 'brazilian',
    size: 8,
    name: 'the start',
    turn: 'white',
    white: squares(21, 32),
    black: squares(1, 12),
    leaves: [7, 49, 302, 1469, 7473, 37628, 187302, 907830, 4431766, 21560022, 105491257, 511882477, 2481546396],
  },
  {
    rules: 'pool',
    size: 8,
    name: 'the start',
    turn: 'black',
    white: squares(21, 32),
    black: squares(1, 12),
    leaves: [7, 49, 302, 1469, 7482, 37986, 190146, 929896, 4570534, 22435955, 110833952, 544005148, 2668385616],
  },
  {
    rules: 'international',
    size: 6,
    name: 'the start',
    turn: 'white',
    white: squares(13, 18),
    black: squares(1, 6),
    leaves: [
      5, 25, 106, 369, 1301, 4214, 12912, 39526, 113614, 329982, 933564, 2678979, 7509079, 21546796, 59298144, 172303864,
      480328231,
    ],
  },
];

describe('Perft of draughts', () => {
  it.each(TABLE.map((row) => [`${row.rules} on ${row.size}x${row.size}, ${row.name}`, row] as const))('%s', (_, row) => {
    const { rules, size, turn, white, black } = row;
    const kernel = new DraughtsKernel(rules, size, true);
    const set = (pieces: readonly (number | string)[]) =>
      setOfSquares(
        pieces.map((piece) => Number(`${piece}`.replace('K', ''))),
        size,
      );
    const kings = set([...white, ...black].filter((piece) => typeof piece === 'string'));
    const board = { white: set(white), black: set(black), kings, huffable: 0n, turn, quiet: 0, material: 0, extra: 0 };
    setDraughts(kernel.kernel, board);
    const leaves = row.leaves.filter((count) => count <= MOST);
    expect(leaves.map((_, i) => Number(kernel.perft(i + 1)))).toEqual(leaves);
  });
});
