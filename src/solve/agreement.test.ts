import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX, MIN, type Player, Random, unwrap } from '../core/index.ts';
import { randomArena, rounds } from '../fixtures/index.ts';
import { type Arena, attractors, fixpoint, memoised, NONE, optimalLine, type Solution, scoreAt, sweep, verify } from './index.ts';

/**
 * All solvers give the same solution, or refuse an arena that they cannot solve: only some solve all well-formed ones.
 */
const SOLVERS = [
  { solve: attractors, anyArena: true },
  { solve: sweep, anyArena: false },
  { solve: fixpoint, anyArena: true },
  { solve: memoised, anyArena: false },
];

const seeds = fc.integer({ min: 0, max: 2 ** 31 });

function arenas(seed: number, most: number): Arena[] {
  const random = new Random(seed);
  const size = random.between(1, most);
  const degree = random.between(1, 4);
  return [
    randomArena(random, { size, degree }),
    randomArena(random, { size, degree, bipartite: false }),
    randomArena(random, { size, degree, acyclic: true, bipartite: false }),
    randomArena(random, { size, degree, acyclic: true, points: true }),
  ];
}

/** The same arena with generated instead of listed predecessors. */
function annotated(arena: Arena): Arena {
  const next: number[] = [];
  return {
    title: arena.title,
    size: arena.size,
    start: arena.start,
    owner: (p) => arena.owner(p),
    outcome: (p) => arena.outcome(p),
    name: (p) => arena.name(p),
    successors: (p, into) => arena.successors(p, into),
    predecessors: (q, visit) => {
      for (let p = 0; p < arena.size; p++) {
        const count = arena.successors(p, next);
        for (let i = 0; i < count; i++) if (next[i] === q) visit(p);
      }
    },
  };
}

describe('on random arenas with cycles, draws, dead ends and isolated positions', () => {
  it('every solver returns the same winners, ranks and moves, or refuses a cycle; and verify accepts them', () => {
    let drawn = 0;
    let solvedBy: Record<string, number> = {};
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const arena of arenas(seed, 24)) {
          const solution = unwrap(attractors(arena));
          drawn += solution.winner.filter((winner) => winner === 0).length;
          expect(unwrap(verify(arena, solution)).positions).toBe(arena.size);
          expect(unwrap(attractors(annotated(arena)))).toEqual(solution);
          for (const { anyArena, solve } of SOLVERS) {
            const other = solve(arena);
            if (other.ok) {
              solvedBy = { ...solvedBy, [solve.name]: (solvedBy[solve.name] ?? 0) + 1 };
              expect(other.value).toEqual(solution);
            } else {
              expect(anyArena).toBe(false);
              expect(['cyclic', 'not-descending']).toContain(other.error.code);
            }
          }
        }
      }),
      { seed: 3, numRuns: rounds(300) },
    );
    expect(drawn).toBeGreaterThan(1000);
    expect(solvedBy.memoised).toBeGreaterThanOrEqual(rounds(600));
  });

  it('on an arena that says it is descending, the sweep returns the same solution', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = new Random(seed);
        const arena = randomArena(random, { size: 24, degree: 3, acyclic: true, bipartite: false });
        const descending = { ...annotated(arena), descending: true };
        expect(unwrap(sweep(descending))).toEqual(unwrap(attractors(arena)));
      }),
      { seed: 3, numRuns: rounds(200) },
    );
  });

  it("the memoised recursion refuses a cycle by a position's name, and works on a line 200,000 moves deep", () => {
    const line = (turn: (p: number) => number): Arena => ({
      title: 'line',
      size: 200_000,
      start: 199_999,
      owner: (p) => (p % 2 === 0 ? MAX : MIN),
      outcome: (p) => (p === 0 ? -1 : undefined),
      successors: (p, into) => {
        if (p === 0) return 0;
        into[0] = turn(p);
        return 1;
      },
      name: (p) => `number ${p}`,
    });
    const deep = unwrap(memoised(line((p) => p - 1)));
    expect(deep.rank[199_999]).toBe(199_999);
    const linear = unwrap(attractors(line((p) => p - 1)));
    for (const part of ['winner', 'rank', 'move'] as const) expect(deep[part].every((n, p) => n === linear[part][p])).toBe(true);
    const cyclic = memoised(line((p) => (p === 7 ? 8 : p - 1)));
    expect(cyclic).toMatchObject({
      ok: false,
      error: { code: 'cyclic', message: expect.stringMatching(/^Position number [78] of line/) },
    });
  });
});

describe('the strategies', () => {
  it('win within the rank against any defence, and hold every draw, on every random arena', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = new Random(seed);
        for (const arena of arenas(seed, 20)) {
          const solution = unwrap(attractors(arena));
          for (let p = 0; p < arena.size; p++) for (const player of [MAX, MIN]) playOut(arena, solution, p, player, random);
        }
      }),
      { seed: 3, numRuns: rounds(100) },
    );
  });

  /** `player` follows the solution, the other moves at random. */
  function playOut(arena: Arena, { winner, rank, move }: Solution, from: number, player: Player, random: Random): void {
    const next: number[] = [];
    let p = from;
    let plies = 0;
    const limit = winner[from] === player ? rank[from] : 2 * arena.size;
    while (arena.outcome(p) === undefined && plies < limit) {
      const count = arena.successors(p, next);
      p = arena.owner(p) === player ? move[p] : random.pick(next.slice(0, count));
      plies++;
    }
    const result = Math.sign(arena.outcome(p) ?? 0);
    if (winner[from] === player) expect(result).toBe(player);
    if (winner[from] === 0) expect(result).not.toBe(-player);
  }

  it('make optimal lines of just the length of the rank, and drawn lines that end or repeat', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const arena of arenas(seed, 20)) {
          const solution = unwrap(attractors(arena));
          for (let p = 0; p < arena.size; p++) {
            const { positions, repeats } = optimalLine(solution, p);
            const last = positions[positions.length - 1];
            if (solution.winner[p] !== 0) expect(positions.length - 1).toBe(solution.rank[p]);
            if (repeats === undefined) expect(Math.sign(arena.outcome(last) ?? 0)).toBe(solution.winner[p]);
            else expect([solution.winner[p], positions[repeats]]).toEqual([0, last]);
          }
        }
      }),
      { seed: 3, numRuns: rounds(100) },
    );
  });
});

describe('the min-max of the Course, II.4', () => {
  /** H is +-infinity on victories and 0 elsewhere; a memory by depth, as remark 7 suggests. */
  function minmax(arena: Arena, position: number, depth: number, memory = new Map<number, number>()): number {
    const next: number[] = [];
    const count = arena.successors(position, next);
    if (depth === 0 || count === 0) return Math.sign(arena.outcome(position) ?? 0) * Number.POSITIVE_INFINITY || 0;
    const key = depth * arena.size + position;
    const known = memory.get(key);
    if (known !== undefined) return known;
    const values = next.slice(0, count).map((target) => minmax(arena, target, depth - 1, memory));
    const value = arena.owner(position) === MAX ? Math.max(...values) : Math.min(...values);
    memory.set(key, value);
    return value;
  }

  it('with depth |S| is infinite exactly on the attractors, on arenas with cycles too; and with depth rank - 1 it is not yet', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const arena of arenas(seed, 16)) {
          const { winner, rank } = unwrap(attractors(arena));
          for (let p = 0; p < arena.size; p++) {
            expect(Math.sign(minmax(arena, p, arena.size))).toBe(winner[p]);
            if (rank[p] > 0) expect(minmax(arena, p, rank[p] - 1)).not.toBe(minmax(arena, p, arena.size));
          }
        }
      }),
      { seed: 3, numRuns: rounds(60) },
    );
  });

  it('and scores by distance, as core counts them, are WIN minus the rank', () => {
    const solution = { winner: Int8Array.of(1, -1, 0), rank: Int32Array.of(3, 2, NONE), move: Int32Array.of(0, 0, 0) };
    expect([0, 1, 2].map((p) => scoreAt(solution, p))).toEqual([999_999_997, -999_999_998, 0]);
  });
});
