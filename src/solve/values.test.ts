import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromPure, MAX, MIN, Random, unwrap, WIN } from '../core/index.ts';
import { randomArena, sample } from '../fixtures/index.ts';
import { pureOthello4 } from './fixtures/pure-games.ts';
import {
  type Arena,
  arenaFromGraph,
  attractors,
  checkArena,
  explore,
  NONE,
  solveValues,
  type Values,
  verify,
  verifyValues,
} from './index.ts';

describe('Othello 4x4', () => {
  /** The number of games from the start to an end. */
  function games(arena: Arena, { height }: Values): number {
    const order = [...height.keys()].sort((p, q) => height[p] - height[q]);
    const count = new Float64Array(arena.size);
    const next: number[] = [];
    for (const p of order) {
      const moves = arena.successors(p, next);
      count[p] = moves === 0 ? 1 : 0;
      for (let i = 0; i < moves; i++) count[p] += count[next[i]];
    }
    return count[arena.start];
  }

  it.each(sample(['move', 'skip'] as const, 1))('is -8 for Black over 60,060 games, when a pass is a %s', (pass) => {
    const arena = unwrap(explore(fromPure(pureOthello4(pass))));
    const values = unwrap(solveValues(arena));
    expect(values.value[arena.start]).toBe(-8);
    expect(games(arena, values)).toBe(60_060);
    expect(verifyValues(arena, values).ok).toBe(true);
    expect(checkArena(arena).ok).toBe(pass === 'move');
    expect(checkArena(arena, { bipartite: false }).ok).toBe(true);
    const solution = unwrap(attractors(arena));
    expect(solution.winner[arena.start]).toBe(MIN);
    expect(verify(arena, solution).ok).toBe(true);
    expect(values.value.every((value, p) => Math.sign(value) === solution.winner[p])).toBe(true);
  });
});

describe('exact values', () => {
  function minimax(arena: Arena, p: number): number {
    const next: number[] = [];
    next.length = arena.successors(p, next);
    if (next.length === 0) return arena.outcome(p) ?? 0;
    const values = next.map((target) => minimax(arena, target));
    return arena.owner(p) === MAX ? Math.max(...values) : Math.min(...values);
  }

  it('are those of a plain minimax, on random acyclic arenas; and the checker accepts them and refuses every change of one number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
        const random = new Random(seed);
        const arena = randomArena(random, { size: 12, degree: 3, acyclic: true, points: true, bipartite: false });
        const values = unwrap(solveValues(arena));
        const next: number[] = [];
        for (let p = 0; p < arena.size; p++) {
          expect(values.value[p]).toBe(minimax(arena, p));
          next.length = arena.successors(p, next);
          for (let move = NONE; move <= arena.size; move++) {
            const good = move === values.move[p] || (next.includes(move) && values.value[move] === values.value[p]);
            expect(verifyValues(arena, { ...values, move: values.move.with(p, move) }).ok).toBe(good);
          }
          for (const change of [-1, 1, 7]) {
            const value = values.value.with(p, values.value[p] + change);
            expect(verifyValues(arena, { ...values, value }).ok).toBe(false);
            const height = values.height.with(p, values.height[p] + change);
            expect(verifyValues(arena, { ...values, height }).ok).toBe(false);
          }
        }
      }),
      { seed: 9, numRuns: 60 },
    );
  });

  it('are refused on a cycle, by the name of a position on it', () => {
    const names = ['end', 'before', 'round', 'about', 'into'];
    const arena = unwrap(
      arenaFromGraph({
        title: 'wheel',
        names,
        owner: [MAX, MIN, MAX, MIN, MAX],
        outcome: [3, undefined, undefined, undefined, undefined],
        offsets: [0, 0, 1, 3, 4, 5],
        targets: [0, 1, 3, 2, 3],
        start: 4,
      }),
    );
    const refused = solveValues(arena);
    expect(refused).toMatchObject({ ok: false, error: { code: 'cyclic' } });
    if (!refused.ok)
      expect(refused.error.message).toMatch(
        /^Position (round|about) of wheel can come back to itself: points are only counted where every game ends\. Use attractors to see who wins\.$/,
      );
    expect(unwrap(attractors(arena)).winner).toEqual(Int8Array.of(1, 1, 1, 1, 1));
  });

  it('count a win as WIN, however far', () => {
    const arena = unwrap(
      arenaFromGraph({
        names: ['won', 'near', 'far'],
        owner: [1, -1, 1],
        outcome: [WIN, null, null],
        offsets: [0, 0, 1, 2],
        targets: [0, 1],
        start: 2,
      }),
    );
    expect(unwrap(solveValues(arena))).toEqual({
      value: Int32Array.of(WIN, WIN, WIN),
      height: Int32Array.of(0, 1, 2),
      move: Int32Array.of(NONE, 0, 1),
    });
  });
});
