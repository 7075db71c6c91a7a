import { describe, expect, it } from 'vitest';
import { MAX, MIN, opponent, type Player, Random } from '../../core/index.ts';
import { CONSTANTS_2013, costModel, timeByRecurrence } from '../cost-model.ts';
import { alphabeta2001, minimax, minimax2, minimaxAB, OO, randomTree, type Tree, visits } from './documents.ts';
import { HEIGHTS_E003_8, POSITIONS_E003_8, positionE003 } from './entries-003.ts';
import { ENTRIES } from './index.ts';

/**
 * The entries of docs/errata.md that a computation can show, under the same numbers. Connect 4 and the arenas are
 * written out here: these tests are about the documents, not about Minerve, and `entries.test.ts` holds what Minerve
 * prints against them.
 *
 * Long because it holds five documents' worth of small claims, each shown once.
 */

describe('000, the proof', () => {
  it('E000-1: m_n need not exist where the proof of Minimax2 returns it', () => {
    const seen: string[] = [];
    expect(minimax2([5, 3], true, 5, seen)).toBe(5);
    expect(seen).toEqual(['', '0']);
  });

  it('E000-2: the loop can end before i_0, the first child above compare', () => {
    const seen: string[] = [];
    expect(minimax2([5, 7], true, 5, seen)).toBe(5);
    expect(seen).toEqual(['', '0']);
  });

  it('E000-3: m_n need not exist in the second case of the proof of alpha-beta either', () => {
    const seen: string[] = [];
    expect(minimaxAB([5, 3], true, 0, 5, seen)).toBe(5);
    expect(seen).toEqual(['', '0']);
  });

  it('both lemmas hold all the same, for every bound and window', () => {
    const random = new Random(1);
    for (let n = 0; n < 600; n++) {
      const tree = randomTree(random, random.below(6));
      for (const maximises of [true, false]) {
        const value = minimax(tree, maximises);
        for (let bound = -1; bound <= 6; bound++) {
          const two = minimax2(tree, maximises, bound);
          if (maximises ? value <= bound : value >= bound) expect(two).toBe(value);
          else expect(maximises ? two >= bound : two <= bound).toBe(true);
          for (let beta = bound + 1; beta <= 6; beta++) {
            const ab = minimaxAB(tree, maximises, bound, beta);
            if (value <= bound) expect(ab).toBeLessThanOrEqual(bound);
            if (value >= beta) expect(ab).toBeGreaterThanOrEqual(beta);
            if (bound <= value && value <= beta) expect(ab).toBe(value);
          }
        }
      }
    }
  });

  it('E000-6: up to height 3 alpha-beta and Minimax2 visit the same nodes, so the subset is not strict', () => {
    const random = new Random(2);
    for (let n = 0; n < 500; n++) {
      const { minimax2, alphabeta } = visits(randomTree(random, random.between(0, 3)));
      expect(alphabeta).toEqual(minimax2);
    }
  });

  it('E000-6: from height 4 on alpha-beta visits a subset, strict on 198 of 500 trees and not on the others', () => {
    const random = new Random(3);
    let strict = 0;
    for (let n = 0; n < 500; n++) {
      const { minimax2, alphabeta } = visits(randomTree(random, 4));
      expect(alphabeta.every((node) => minimax2.includes(node))).toBe(true);
      if (alphabeta.length < minimax2.length) strict++;
    }
    expect(strict).toBe(198);
  });

  it('MinimaxAB is hard on one side only: a Max node can answer above beta, never below alpha', () => {
    expect(minimaxAB([9], true, 0, 5)).toBe(9);
    expect(minimaxAB([-9], true, 0, 5)).toBe(0);
  });

  it('E000-10: tic-tac-toe has 549946 nodes but 5478 positions, so a node is not a position', () => {
    const lines = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));
    const positions = new Set<string>();
    let nodes = 0;
    const visit = (cells: string[], player: 'x' | 'o'): void => {
      nodes++;
      positions.add(cells.join(''));
      if (lines.some(([a, b, c]) => cells[a] !== '.' && cells[a] === cells[b] && cells[b] === cells[c])) return;
      for (let i = 0; i < 9; i++)
        if (cells[i] === '.') {
          cells[i] = player;
          visit(cells, player === 'x' ? 'o' : 'x');
          cells[i] = '.';
        }
    };
    visit(Array.from('.........'), 'x');
    expect([nodes, positions.size]).toEqual([549946, 5478]);
  });
});

describe('001, the encyclopedia article', () => {
  it('E001-1: pruning does not need a good evaluation: the value is that of minimax on meaningless leaves', () => {
    const random = new Random(4);
    for (let n = 0; n < 500; n++) {
      const tree = randomTree(random, random.between(1, 5));
      expect(minimaxAB(tree, true, -OO, OO)).toBe(minimax(tree));
    }
  });

  it('E001-2: the defining formula visits every leaf, always with the window ]-oo, +oo[', () => {
    let leaves = 0;
    const windows = new Set<string>();
    const byFormula = (tree: Tree, alpha: number, beta: number, sign: number): number => {
      windows.add(`${alpha} ${beta}`);
      if (typeof tree === 'number') {
        leaves++;
        return sign * tree;
      }
      return Math.min(beta, Math.max(...tree.map((child) => -byFormula(child, -beta, -alpha, -sign))));
    };
    expect(
      byFormula(
        [
          [5, 6],
          [4, 9, 9],
        ],
        -OO,
        OO,
        1,
      ),
    ).toBe(5);
    expect(leaves).toBe(5);
    expect([...windows]).toEqual(['-Infinity Infinity']);
    const seen: string[] = [];
    minimaxAB(
      [
        [5, 6],
        [4, 9, 9],
      ],
      true,
      -OO,
      OO,
      seen,
    );
    expect(seen).not.toContain('11');
  });

  it('E001-3: negamax with the leaf values of the Min/Max version is wrong; with the sign of the player to move it is right', () => {
    const negamax = (tree: Tree, leaf: (value: number, sign: number) => number, sign = 1): number =>
      typeof tree === 'number' ? leaf(tree, sign) : Math.max(...tree.map((child) => -negamax(child, leaf, -sign)));
    expect(minimax([1, 2])).toBe(2);
    expect(negamax([1, 2], (value) => value)).toBe(-1);
    expect(negamax([1, 2], (value, sign) => sign * value)).toBe(2);
  });
});

describe('002, the draughts report', () => {
  it('E002-1: a root that starts as a Min node takes the least of the scores', () => {
    expect(alphabeta2001([1, 2], false, { leaf: 'corrected', window: 'passed' })).toBe(1);
    expect(alphabeta2001([1, 2], true, { leaf: 'corrected', window: 'passed' })).toBe(2);
  });

  it('E002-2: with the assignments as printed no leaf has any influence and the value is infinite', () => {
    const random = new Random(5);
    for (let n = 0; n < 100; n++) {
      const tree = randomTree(random, random.between(1, 4));
      expect(Math.abs(alphabeta2001(tree, true, { leaf: 'printed', window: 'passed' }))).toBe(OO);
    }
  });

  it('E002-4: with alpha and beta shared between calls the value is wrong', () => {
    expect(minimax([[3], [5]])).toBe(5);
    expect(alphabeta2001([[3], [5]], true, { leaf: 'corrected', window: 'shared' })).not.toBe(5);
  });

  it('E002-1 to -4 corrected: the value is that of minimax', () => {
    const random = new Random(6);
    for (let n = 0; n < 500; n++) {
      const tree = randomTree(random, random.between(1, 5));
      expect(alphabeta2001(tree, true, { leaf: 'corrected', window: 'passed' })).toBe(minimax(tree));
    }
  });
});

describe('003, the cost model and the figures', () => {
  const { ratio, lambda, mu, qMin } = costModel(CONSTANTS_2013);

  it('E003-1: the recurrence with T_{p-1} gives the printed f(1) to f(5), and p is 10', () => {
    expect([1, 2, 3, 4, 5].map((q) => ratio(10, q).toFixed(3))).toEqual(['0.843', '0.532', '0.473', '0.491', '0.535']);
    const byRecurrence = (p: number, q: number) =>
      timeByRecurrence(CONSTANTS_2013, p, q) / timeByRecurrence(CONSTANTS_2013, p, p + 1);
    for (const p of [6, 8, 10, 12]) for (let q = 1; q <= p + 1; q++) expect(ratio(p, q)).toBeCloseTo(byRecurrence(p, q), 9);
  });

  it("E003-2: the printed f' has the wrong sign: f falls before q_min = 3.1 and rises after it", () => {
    const { k, open: noCut } = CONSTANTS_2013;
    const printedSign = (q: number) =>
      Math.sign(Math.log(noCut) * (lambda + mu * k ** (1 - q)) + mu * Math.log(k) * k ** (1 - q));
    const slope = (q: number) => Math.sign(ratio(10, q + 1e-4) - ratio(10, q - 1e-4));
    expect([1, 2, 3, 4, 5].map(slope)).toEqual([-1, -1, -1, 1, 1]);
    expect([1, 2, 3, 4, 5].map(printedSign)).toEqual([1, 1, 1, -1, -1]);
    expect(qMin).toBeCloseTo(3.1, 1);
  });

  it('E003-3: 3.8^10 leaves instead of 7^10 is 99.8 % removed, not 82 %, which would take k = 5.9', () => {
    expect(1 - (3.8 / 7) ** 10).toBeCloseTo(0.998, 3);
    expect(7 * (1 - 0.82) ** (1 / 10)).toBeCloseTo(5.9, 1);
    expect(5.9).toBeGreaterThan(7 ** (3 / 4));
  });

  it('E003-4: 3.5^10 instead of 3.8^10 is 56 % removed; no rounding of 3.5 and 3.8 reaches two thirds', () => {
    expect(1 - (3.5 / 3.8) ** 10).toBeCloseTo(0.56, 2);
    expect(1 - (3.45 / 3.85) ** 10).toBeLessThan(2 / 3);
  });

  it('E003-6: full columns leave at most 42!/(6!)^7 ways to fill the board, 22000 times fewer than 7^42', () => {
    const factorial = (n: number): bigint => (n === 0 ? 1n : BigInt(n) * factorial(n - 1));
    const fillings = factorial(42) / factorial(6) ** 7n;
    expect(fillings).toBe(14007180988362844601443040716800n);
    expect(7n ** 42n / fillings).toBe(22272n);
    const years = (leaves: bigint) => Number(leaves) / 1e9 / (365.25 * 86400);
    expect(years(7n ** 42n) / 1e19).toBeCloseTo(0.99, 2);
    expect(years(fillings) / 1e14).toBeCloseTo(4.4, 1);
  });

  it('E003-13: counting the subtree of a forced block raises f(3) from 0.47 to as much as 0.59', () => {
    expect(costModel({ ...CONSTANTS_2013, blocked: 0.1 }).ratio(10, 3)).toBeCloseTo(0.59, 2);
  });

  it('E003-14: 7^(3/4) does not bound alpha-beta: with the worst order it visits every leaf', () => {
    /** Leaves such that each child at a Max node lies above its elders, and below them at a Min node. */
    const worst = (height: number, low: number, high: number, maximises: boolean): Tree => {
      if (height === 0) return low;
      const share = (high - low) / 7;
      const children = Array.from({ length: 7 }, (_, i) => worst(height - 1, low + i * share, low + (i + 1) * share, !maximises));
      return maximises ? children : children.reverse();
    };
    const seen: string[] = [];
    minimaxAB(worst(4, 0, 7 ** 4, true), true, -OO, OO, seen);
    expect(seen.filter((path) => path.length === 4)).toHaveLength(7 ** 4);
  });

  it('E003-17: q_min does not depend on the height, the least time does', () => {
    for (const p of [6, 8, 10, 12]) {
      const ratios = Array.from({ length: p }, (_, i) => ratio(p, i + 1));
      expect(ratios.indexOf(Math.min(...ratios)) + 1).toBe(3);
    }
    expect(ratio(8, 3).toFixed(2)).toBe('0.58');
    expect(ratio(12, 3).toFixed(2)).toBe('0.38');
  });
});

/** Connect 4, 7 columns of 6: each column's stones from the bottom, x for Max. */
type Board = readonly string[];
const EMPTY: Board = ['', '', '', '', '', '', ''];
const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
];
const EVAL_MAX = 100_000;

function stone(player: Player): string {
  return player === MAX ? 'x' : 'o';
}

function columns(board: Board): number[] {
  return board.flatMap((column, c) => (column.length < 6 ? [c] : []));
}

function drop(board: Board, column: number, player: Player): Board {
  return board.map((stones, c) => (c === column ? stones + stone(player) : stones));
}

function wins(board: Board, column: number, player: Player): boolean {
  const row = board[column].length;
  return DIRECTIONS.some(([across, up]) => {
    const run = (way: number): number => {
      let n = 0;
      while (board[column + way * across * (n + 1)]?.[row + way * up * (n + 1)] === stone(player)) n++;
      return n;
    };
    return run(1) + run(-1) >= 3;
  });
}

function winningColumn(board: Board, player: Player): number | undefined {
  return columns(board).find((column) => wins(board, column, player));
}

/** Document 004's figure 2: how many fours each cell is part of. */
function linesThrough(column: number, row: number): number {
  let lines = 0;
  for (const [across, up] of DIRECTIONS)
    for (let back = 0; back < 4; back++) {
      const [c, r] = [column - back * across, row - back * up];
      const inside = [c, c + 3 * across].every((x) => x >= 0 && x < 7) && [r, r + 3 * up].every((y) => y >= 0 && y < 6);
      if (inside) lines++;
    }
  return lines;
}

const LINES = EMPTY.map((_, c) => [0, 1, 2, 3, 4, 5].map((r) => linesThrough(c, r)));

function evaluate(board: Board): number {
  let sum = 0;
  for (const [c, column] of board.entries())
    for (let r = 0; r < column.length; r++) sum += column[r] === 'x' ? LINES[c][r] : -LINES[c][r];
  return sum;
}

/** The moves, in columns from 1, that lead to the board and the player to move on it. */
function after(moves: string): { board: Board; player: Player } {
  let [board, player]: [Board, Player] = [EMPTY, MAX];
  for (const move of moves) {
    board = drop(board, Number(move) - 1, player);
    player = opponent(player);
  }
  return { board, player };
}

interface Annex {
  /** Winning-move pruning where at least q plies lie below; OO for none. */
  readonly q: number;
  /** As printed, a win found by trying a move scores one more than a win found by the pruning. */
  readonly scores?: 'printed';
  /** As printed, the root answers 0 where it must block. */
  readonly root?: 'printed';
}

/** Document 003's annex B without alpha-beta: the value for the player to move, and the column. */
function annex(board: Board, player: Player, height: number, options: Annex, depth = 0): { value: number; column?: number } {
  if (height === 0) return { value: player * evaluate(board) };
  let moves = columns(board);
  const pruned = height >= options.q;
  if (pruned) {
    const win = winningColumn(board, player);
    if (win !== undefined) return { value: EVAL_MAX - depth - 1, column: win };
    const block = winningColumn(board, opponent(player));
    if (block !== undefined && depth === 0 && options.root) return { value: 0, column: block };
    if (block !== undefined) moves = [block];
  }
  if (moves.length === 0) return { value: 0 };
  let best: { value: number; column?: number } = { value: -OO };
  for (const column of moves) {
    const value = wins(board, column, player)
      ? EVAL_MAX - depth - (options.scores ? 0 : 1)
      : -annex(drop(board, column, player), opponent(player), height - 1, options, depth + 1).value;
    if (value > best.value) best = { value, column };
  }
  return best;
}

describe('003, the winning-move pruning on Connect 4', () => {
  it('E003-7: away from the block the loss comes at depth p + 2, not p + 1', () => {
    // o . . . . . .
    // o . . x . . .   x to move
    // o . . x . . x
    const { board } = after('414171');
    for (const column of [1, 2, 3, 4, 5, 6])
      expect(-annex(drop(board, column, MAX), MIN, 3, { q: OO }, 1).value).toBe(-(EVAL_MAX - 2));
    expect(annex(board, MAX, 4, { q: OO }).column).toBe(0);
  });

  it('E003-8: with q = 1 the value and the move change: at the horizon a forced block hides the other moves', () => {
    const { board, player } = after('4162');
    expect(annex(board, player, 2, { q: OO })).toEqual({ value: 1, column: 3 });
    expect(annex(board, player, 2, { q: 1 })).toEqual({ value: 4, column: 2 });
    expect(annex(board, player, 2, { q: 2 })).toEqual({ value: 1, column: 3 });
  });

  it('E003-8: on the 200 random positions of each height q = 1 changes the value of as many as is said, q = 2 of none', () => {
    const changed = HEIGHTS_E003_8.map((height) => {
      const positions = Array.from({ length: POSITIONS_E003_8 }, (_, number) => positionE003(height, number).columnsPlayed());
      return positions.filter((played) => {
        const { board, player } = after(played.map((column) => column + 1).join(''));
        const { value } = annex(board, player, height, { q: OO });
        expect(annex(board, player, height, { q: 2 }).value).toBe(value);
        return annex(board, player, height, { q: 1 }).value !== value;
      }).length;
    });
    expect(changed).toEqual(ENTRIES['E003-8'].slice(4, 6).map(({ value }) => value()));
  });

  it('E003-9: as printed, the same win scores one more without the pruning than with it', () => {
    const { board, player } = after('4455');
    const printed = (q: number) => annex(board, player, 3, { q, scores: 'printed' }).value;
    expect([printed(OO), printed(1)]).toEqual([EVAL_MAX - 2, EVAL_MAX - 3]);
    const corrected = (q: number) => annex(board, player, 3, { q }).value;
    expect([corrected(OO), corrected(1)]).toEqual([EVAL_MAX - 3, EVAL_MAX - 3]);
  });

  it('E003-10: as printed, the root answers 0 for a forced block, even where the game is lost', () => {
    // . . x x x . .   o to move: x threatens both ends of the row
    const { board, player } = after('31415');
    expect(annex(board, player, 3, { q: OO }).value).toBe(-(EVAL_MAX - 2));
    expect(annex(board, player, 3, { q: 2 }).value).toBe(-(EVAL_MAX - 2));
    expect(annex(board, player, 3, { q: 2, root: 'printed' }).value).toBe(0);
  });

  it('E003-16: on the empty board a block can be due at depth 5, the second player\u2019s third move, and a win at depth 6', () => {
    let boards: Board[] = [EMPTY];
    let player: Player = MAX;
    const first = { win: -1, block: -1 };
    for (let depth = 0; first.win < 0; depth++) {
      if (boards.some((board) => winningColumn(board, player) !== undefined)) first.win = depth;
      if (first.block < 0 && boards.some((board) => winningColumn(board, opponent(player)) !== undefined)) first.block = depth;
      const next = boards.flatMap((board) => columns(board).map((column) => drop(board, column, player)));
      boards = [...new Map(next.map((board) => [board.join(), board])).values()];
      player = opponent(player);
    }
    expect(first).toEqual({ win: 6, block: 5 });
  });
});

/** An arena of document 004: each position's owner and successors. */
type Arena = Readonly<Record<string, { readonly owner: Player; readonly to: readonly string[] }>>;

/** The sets A^0, A^1... of definition 7 for `player`, until they grow no more. */
function attractors(arena: Arena, player: Player, victories: readonly string[]): Set<string>[] {
  const sets = [new Set(victories)];
  for (;;) {
    const last = sets[sets.length - 1];
    const next = new Set(last);
    for (const [name, { owner, to }] of Object.entries(arena)) {
      if (owner === player ? to.some((s) => last.has(s)) : to.length > 0 && to.every((s) => last.has(s))) next.add(name);
    }
    if (next.size === last.size) return sets;
    sets.push(next);
  }
}

const CHOMP_2X2: Arena = {
  '0a': { owner: MAX, to: ['1e', '2e', '3e'] },
  '1a': { owner: MAX, to: ['4e'] },
  '3a': { owner: MAX, to: ['4e'] },
  '4a': { owner: MAX, to: [] },
  '1e': { owner: MIN, to: ['4a'] },
  '2e': { owner: MIN, to: ['1a', '3a'] },
  '3e': { owner: MIN, to: ['4a'] },
  '4e': { owner: MIN, to: [] },
};

describe('004, the course', () => {
  it('E004-1: the rank of 3a is 1, as example 8 says, not 2, as example 9 says', () => {
    const sets = attractors(CHOMP_2X2, MAX, ['4e']);
    const rank = (name: string) => sets.findIndex((set) => set.has(name));
    expect(['4e', '1a', '3a', '2e', '0a'].map(rank)).toEqual([0, 1, 1, 2, 3]);
    expect(attractors(CHOMP_2X2, MIN, ['4a']).map((set) => [...set].sort())).toEqual([['4a'], ['1e', '3e', '4a']]);
  });

  it('E004-2: the winning strategy of example 6 wins every play that cannot go on, but not every path', () => {
    const strategy: Readonly<Record<string, string>> = { '0a': '2e', '1a': '4e', '3a': '4e' };
    const paths: string[][] = [];
    const follow = (path: string[]): void => {
      paths.push(path);
      const { owner, to } = CHOMP_2X2[path[path.length - 1]];
      for (const next of to) if (owner === MIN || next === strategy[path[path.length - 1]]) follow([...path, next]);
    };
    follow(['0a']);
    const ends = paths.map((path) => path[path.length - 1]);
    expect(ends).toContain('2e');
    expect(new Set(ends.filter((name) => CHOMP_2X2[name].to.length === 0))).toEqual(new Set(['4e']));
  });

  it('E004-3: with a move out of a victory position, a position is in both attractors', () => {
    const arena: Arena = { s: { owner: MAX, to: ['t'] }, t: { owner: MIN, to: [] } };
    const adam = attractors(arena, MAX, ['t']).at(-1);
    const eve = attractors(arena, MIN, ['s']).at(-1);
    expect([adam?.has('s'), eve?.has('s')]).toEqual([true, true]);
  });

  it('E004-4, E004-5: on a cycle the three conditions of R2 also hold for a set from which nobody wins', () => {
    const cycle: Arena = { a: { owner: MAX, to: ['b'] }, b: { owner: MIN, to: ['a'] } };
    const claimed = new Set(['a', 'b']);
    for (const { owner, to } of Object.values(cycle))
      expect(owner === MAX ? to.some((s) => claimed.has(s)) : to.every((s) => claimed.has(s))).toBe(true);
    expect(attractors(cycle, MAX, []).at(-1)?.size).toBe(0);
  });

  it('example 10 is right: 6 stones of Max and 7 of Min add up to -3', () => {
    const [max, min] = [
      [13, 6, 8, 4, 7, 4],
      [11, 8, 10, 3, 5, 5, 3],
    ];
    const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
    expect(sum(max) - sum(min)).toBe(-3);
    expect(min.length - max.length).toBe(1);
    expect([...max, ...min].every((value) => LINES.flat().includes(value))).toBe(true);
  });

  it('figure 2 is right: 69 fours, counted cell by cell', () => {
    expect([5, 4, 3, 2, 1, 0].map((row) => LINES.map((column) => column[row]).join(' '))).toEqual([
      '3 4 5 7 5 4 3',
      '4 6 8 10 8 6 4',
      '5 8 11 13 11 8 5',
      '5 8 11 13 11 8 5',
      '4 6 8 10 8 6 4',
      '3 4 5 7 5 4 3',
    ]);
    expect(LINES.flat().reduce((a, b) => a + b) / 4).toBe(69);
  });

  it('E004-9: Go has more than 3^228, hence more than 10^100 legal positions', () => {
    // Leave columns 2, 5, 8, 11, 14, 17 and 19 empty: every other point touches one of them, so each can be free,
    // black or white.
    const empty = [2, 5, 8, 11, 14, 17, 19];
    const free = Array.from({ length: 19 }, (_, i) => i + 1).filter((column) => !empty.includes(column));
    expect(free.every((column) => empty.includes(column - 1) || empty.includes(column + 1))).toBe(true);
    expect(3n ** BigInt(19 * free.length) > 10n ** 100n).toBe(true);
  });

  it('below a Max root there are beta cuts too', () => {
    // Max [ Min [ Max [1], Max [2, 9] ] ]: at the second Max node 2 reaches beta = 1.
    const seen: string[] = [];
    expect(minimaxAB([[[1], [2, 9]]], true, -OO, OO, seen)).toBe(1);
    expect(seen).not.toContain('011');
  });

  it('E004-15: alpha is no lower bound of the node it is passed to', () => {
    // Max [ Min [3], Min [2, 7] ]: the second Min node is searched with alpha = 3 and is worth 2.
    const second: Tree = [2, 7];
    expect(minimax([3], false)).toBe(3);
    expect(minimax(second, false)).toBe(2);
    expect(minimaxAB([[3], second], true, -OO, OO)).toBe(3);
  });

  it('E004-16: a branch can be cut although its move is optimal too', () => {
    const seen: string[] = [];
    expect(
      minimaxAB(
        [
          [3, 3],
          [3, 3],
        ],
        true,
        -OO,
        OO,
        seen,
      ),
    ).toBe(3);
    expect(minimax([3, 3], false)).toBe(3);
    expect(seen).not.toContain('11');
  });
});
