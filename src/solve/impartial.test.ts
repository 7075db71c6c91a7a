import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX, MIN, Random, unwrap } from '../core/index.ts';
import { ChompIndex } from '../games/index.ts';
import {
  attractors,
  checkArena,
  doubled,
  FOOTPRINTS,
  fixpoint,
  grundyValues,
  type ImpartialGame,
  type ImpartialSolution,
  memoryNeeded,
  NONE,
  type Progress,
  type Solution,
  solveImpartial,
  sweep,
  verify,
  verifyImpartial,
} from './index.ts';

/** Heaps of 0 to `most` each: the number of a position has the heaps as its digits. */
function nim(heaps: number, most: number, play: 'normal' | 'misere'): ImpartialGame {
  const digits = (p: number) => Array.from({ length: heaps }, (_, i) => Math.floor(p / (most + 1) ** i) % (most + 1));
  const size = (most + 1) ** heaps;
  return {
    title: `nim:${heaps}x${most}`,
    size,
    start: size - 1,
    descending: true,
    play,
    successors: (p, into) => {
      let count = 0;
      digits(p).forEach((heap, i) => {
        for (let taken = 1; taken <= heap; taken++) into[count++] = p - taken * (most + 1) ** i;
      });
      return count;
    },
    name: (p) => digits(p).join(','),
  };
}

/** A random impartial game whose moves lead to smaller numbers, with or without its predecessors. */
function randomGame(random: Random, size: number, play: 'normal' | 'misere', predecessors: boolean): ImpartialGame {
  const moves = Array.from({ length: size }, (_, p) =>
    p === 0 ? [] : Array.from({ length: random.below(4) }, () => random.below(p)),
  );
  return {
    title: 'random',
    size,
    start: size - 1,
    descending: true,
    play,
    successors: (p, into) => {
      const list = moves[p] as number[];
      list.forEach((target, i) => {
        into[i] = target;
      });
      return list.length;
    },
    ...(predecessors && {
      predecessors: (q: number, visit: (p: number) => void) => {
        moves.forEach((list, p) => {
          for (const target of list) if (target === q) visit(p);
        });
      },
    }),
    name: String,
  };
}

/** The solution of the bipartite arena. */
function doubledSolution(game: ImpartialGame, { wins, rank }: ImpartialSolution): Solution {
  const solution = {
    winner: new Int8Array(2 * game.size),
    rank: new Int32Array(2 * game.size),
    move: new Int32Array(2 * game.size).fill(NONE),
  };
  for (let p = 0; p < game.size; p++) {
    const move = bestReply(game, { wins, rank }, p);
    for (const side of [0, 1]) {
      const at = 2 * p + side;
      solution.winner[at] = (side === 0) === (wins[p] === 1) ? MAX : MIN;
      solution.rank[at] = rank[p];
      if (move !== undefined) solution.move[at] = 2 * move + 1 - side;
    }
  }
  return solution;
}

/** A fastest win or a longest defence: the first successor whose rank is one less. undefined if there is no move. */
function bestReply(game: ImpartialGame, { wins, rank }: ImpartialSolution, position: number): number | undefined {
  const next: number[] = [];
  const count = game.successors(position, next);
  return next.slice(0, count).find((target) => wins[target] !== wins[position] && rank[target] === rank[position] - 1);
}

describe('an impartial game', () => {
  it('solved undoubled is the doubled arena solved by attractors, fixpoint or sweep; both conventions, with predecessors and without', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 31 }),
        fc.constantFrom('normal', 'misere'),
        fc.boolean(),
        (seed, play, predecessors) => {
          const game = randomGame(new Random(seed), 25, play, predecessors);
          const arena = doubled(game);
          const solution = unwrap(solveImpartial(game));
          const unfolded = doubledSolution(game, solution);
          expect(checkArena(arena).ok).toBe(true);
          expect(verifyImpartial(game, solution).ok).toBe(true);
          expect(verify(arena, unfolded).ok).toBe(true);
          expect(unfolded).toEqual(unwrap(attractors(arena)));
          expect(unfolded).toEqual(unwrap(fixpoint(arena)));
          expect(unfolded).toEqual(unwrap(sweep(arena)));
        },
      ),
      { seed: 11, numRuns: 200 },
    );
  });

  it('has one right solution: the checker refuses every change of one position', () => {
    const game = randomGame(new Random(12), 60, 'normal', true);
    const solution = unwrap(solveImpartial(game));
    for (let p = 0; p < game.size; p++)
      for (const wins of [0, 1])
        for (let rank = -1; rank < 12; rank++) {
          const right = wins === solution.wins[p] && rank === solution.rank[p];
          const verdict = verifyImpartial(game, { wins: solution.wins.with(p, wins), rank: solution.rank.with(p, rank) });
          expect(verdict.ok).toBe(right);
        }
    expect(verifyImpartial(game, { ...solution, wins: solution.wins.with(59, 1 - solution.wins[59]) })).toMatchObject({
      error: { message: expect.stringMatching(/^Position 59 is (won|lost) with rank \d+, not (won|lost) with rank \d+\.$/) },
    });
  });

  it('names its doubled positions as the course does', () => {
    const arena = doubled(new ChompIndex(2, 2));
    expect([arena.name(0), arena.name(1), arena.name(arena.start)]).toEqual(['1_a', '1_e', '2.2_a']);
  });

  it('of Nim is lost where the exclusive or is 0; misère too, unless every heap is 0 or 1', () => {
    for (const play of ['normal', 'misere'] as const) {
      const game = nim(3, 7, play);
      const solution = unwrap(solveImpartial(game));
      expect(verifyImpartial(game, solution).ok).toBe(true);
      for (let p = 0; p < game.size; p++) {
        const heaps = game.name(p).split(',').map(Number);
        const sum = heaps.reduce((a, b) => a ^ b);
        const reversed = play === 'misere' && heaps.every((heap) => heap <= 1);
        expect([game.name(p), solution.wins[p]]).toEqual([game.name(p), (sum !== 0) === reversed ? 0 : 1]);
        const move = bestReply(game, solution, p);
        if (move !== undefined) expect(solution.wins[move]).toBe(1 - solution.wins[p]);
      }
    }
  });

  it('says what memory it needs, and refuses before it would not fit', () => {
    const chomp = new ChompIndex(13, 13);
    expect(memoryNeeded(FOOTPRINTS.impartial, chomp.size)).toBe(52_002_995);
    expect(solveImpartial(chomp, { bytes: 50_000_000 })).toMatchObject({
      error: {
        code: 'too-large',
        message:
          'chomp:13x13 has 10,400,599 positions and needs 50 MiB, but 48 MiB are allowed. Allow more bytes, or solve a smaller board.',
      },
    });
  });

  it('reports its progress with an estimate', () => {
    const reports: Progress[] = [];
    unwrap(solveImpartial(new ChompIndex(10, 10), { progress: (progress) => reports.push(progress) }));
    expect(reports.map(({ done }) => done)).toEqual([0, 65536, 131072, 184755]);
    expect(reports.every(({ phase, total }) => phase === 'sieve' && total === 184755)).toBe(true);
    expect(reports[1]?.secondsLeft).toBeGreaterThan(0);
    expect(reports[3]?.secondsLeft).toBe(0);
  });
});

describe('Sprague-Grundy values', () => {
  it('of Nim are the exclusive or of the heaps', () => {
    const game = nim(3, 6, 'normal');
    const values = unwrap(grundyValues(game));
    for (let p = 0; p < game.size; p++)
      expect(values[p]).toBe(
        game
          .name(p)
          .split(',')
          .reduce((sum, heap) => sum ^ Number(heap), 0),
      );
  });

  it('of taking 1, 2 or 3 from a heap are its remainder by 4, in whatever order the positions are numbered', () => {
    const size = 40;
    const rising = {
      title: 'take',
      size,
      name: String,
      successors: (p: number, into: number[]) => {
        let count = 0;
        for (let taken = 1; taken <= 3 && p + taken < size; taken++) into[count++] = p + taken;
        return count;
      },
    };
    expect([...unwrap(grundyValues(rising))]).toEqual([...Array(size).keys()].map((p) => (size - 1 - p) % 4));
  });

  it('of a sum of two games, where one moves in either, are the exclusive or of theirs', () => {
    const random = new Random(14);
    for (let trial = 0; trial < 20; trial++) {
      const [left, right] = [randomGame(random, 20, 'normal', false), randomGame(random, 20, 'normal', false)];
      const [a, b] = [unwrap(grundyValues(left)), unwrap(grundyValues(right))];
      const next: number[] = [];
      const sum = {
        title: 'sum',
        size: 400,
        name: String,
        descending: true,
        successors: (p: number, into: number[]) => {
          const [x, y] = [Math.floor(p / 20), p % 20];
          const inLeft = left.successors(x, next);
          for (let i = 0; i < inLeft; i++) into[i] = 20 * next[i] + y;
          const inRight = right.successors(y, next);
          for (let i = 0; i < inRight; i++) into[inLeft + i] = 20 * x + next[i];
          return inLeft + inRight;
        },
      };
      const expected = Int32Array.from({ length: 400 }, (_, p) => a[Math.floor(p / 20)] ^ b[p % 20]);
      expect(unwrap(grundyValues(sum))).toEqual(expected);
    }
  });

  it('are 0 exactly where the player to move loses, on random games and on their doubled arenas', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
        const game = randomGame(new Random(seed), 30, 'normal', true);
        const { wins } = unwrap(solveImpartial(game));
        const values = unwrap(grundyValues(game));
        const { descending: _, ...unordered } = doubled(game);
        const twice = unwrap(grundyValues(unordered));
        for (let p = 0; p < game.size; p++) {
          expect(values[p] === 0).toBe(wins[p] === 0);
          expect([twice[2 * p], twice[2 * p + 1]]).toEqual([values[p], values[p]]);
        }
      }),
      { seed: 13, numRuns: 100 },
    );
  });

  it('are refused on a cycle, and where they do not fit', () => {
    const wheel = {
      title: 'wheel',
      size: 3,
      name: (p: number) => 'abc'[p],
      successors: (p: number, into: number[]) => {
        into[0] = (p + 1) % 3;
        return 1;
      },
    };
    expect(grundyValues(wheel)).toMatchObject({
      error: {
        code: 'cyclic',
        message: expect.stringMatching(
          /^Position [abc] of wheel can come back to itself: Grundy values need a game that always ends\.$/,
        ),
      },
    });
    expect(grundyValues(wheel, { bytes: 20 })).toMatchObject({ error: { code: 'too-large' } });
    expect(grundyValues(nim(2, 9, 'normal'), { bytes: 399 })).toMatchObject({ error: { code: 'too-large' } });
  });
});

describe('a large arena', () => {
  it('is refused before its predecessor lists would not fit, with the numbers', () => {
    const { predecessors: _, ...arena } = doubled(new ChompIndex(6, 6));
    const solved = unwrap(attractors(arena, { bytes: 17 * 1846 + 4 * moves(arena) }));
    expect(solved.winner[arena.start]).toBe(MAX);
    expect(attractors(arena, { bytes: 17 * 1846 + 4 * moves(arena) - 1 })).toMatchObject({
      error: {
        code: 'too-large',
        message: expect.stringMatching(/^chomp:6x6 has 1,846 positions and 3\d,\d{3} moves and needs 1 MiB/),
      },
    });
    expect(attractors(arena, { bytes: 17 * 1846 - 1 })).toMatchObject({ error: { code: 'too-large' } });
  });

  const moves = (arena: ReturnType<typeof doubled>) => {
    let sum = 0;
    for (let p = 0; p < arena.size; p++) sum += arena.successors(p, []);
    return sum;
  };
});
