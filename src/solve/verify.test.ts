import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '../core/index.ts';
import { randomArena, rounds } from '../fixtures/index.ts';
import { type Arena, attractors, NONE, type Solution, verify } from './index.ts';

/** The same solution with one position's entries replaced. */
function corrupted(solution: Solution, p: number, winner: number, rank: number, move: number): Solution {
  const copy = { winner: solution.winner.slice(), rank: solution.rank.slice(), move: solution.move.slice() };
  copy.winner[p] = winner;
  copy.rank[p] = rank;
  copy.move[p] = move;
  return copy;
}

/** Whether a move is as good as the solution's own; a solution may choose any such move. */
function equallyGood(arena: Arena, { winner, rank, move }: Solution, p: number, other: number): boolean {
  const next: number[] = [];
  next.length = arena.successors(p, next);
  const own = move[p];
  if (own === NONE || other === NONE) return own === other;
  return next.includes(other) && winner[other] === winner[own] && rank[other] === rank[own];
}

describe('verify', () => {
  it('refuses every change of one position, alone or of all three numbers together, and accepts exactly the equally good moves', () => {
    let refused = 0;
    let accepted = 0;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
        const random = new Random(seed);
        const size = random.between(1, 7);
        const arena = randomArena(random, { size, degree: 3, bipartite: random.below(2) === 0 });
        const solution = unwrap(attractors(arena));
        for (let p = 0; p < size; p++)
          for (const winner of [-1, 0, 1, 2])
            for (let rank = NONE; rank <= size + 1; rank++)
              for (let move = NONE; move <= size; move++) {
                const right = winner === solution.winner[p] && rank === solution.rank[p] && equallyGood(arena, solution, p, move);
                const verdict = verify(arena, corrupted(solution, p, winner, rank, move));
                if (verdict.ok !== right) expect([arena.name(p), winner, rank, move, verdict]).toBe(right);
                if (right) accepted++;
                else refused++;
              }
      }),
      { seed: 5, numRuns: rounds(150) },
    );
    expect(refused).toBeGreaterThan(rounds(100_000));
    expect(accepted).toBeGreaterThan(rounds(500));
  });

  it('refuses every single change of a number on larger arenas as well', () => {
    const random = new Random(6);
    for (let trial = 0; trial < 10; trial++) {
      const arena = randomArena(random, { size: 60, degree: 4 });
      const solution = unwrap(attractors(arena));
      for (let p = 0; p < arena.size; p++) {
        const own = [solution.winner[p], solution.rank[p], solution.move[p]] as [number, number, number];
        for (const winner of [-1, 0, 1])
          expect(verify(arena, corrupted(solution, p, winner, own[1], own[2])).ok).toBe(winner === own[0]);
        for (const rank of [NONE, 0, own[1] - 1, own[1], own[1] + 1, own[1] + 2, 1000])
          expect(verify(arena, corrupted(solution, p, own[0], rank, own[2])).ok).toBe(rank === own[1]);
        for (let move = NONE; move <= arena.size; move++)
          expect(verify(arena, corrupted(solution, p, own[0], own[1], move)).ok).toBe(equallyGood(arena, solution, p, move));
      }
    }
  });

  it('accepts no other solution at all: of every way to fill in three positions, only the true one up to equally good moves', () => {
    const random = new Random(7);
    const choices: [number, number, number][] = [];
    for (const winner of [-1, 0, 1])
      for (let rank = NONE; rank <= 3; rank++) for (let move = NONE; move < 3; move++) choices.push([winner, rank, move]);
    for (let trial = 0; trial < rounds(4); trial++) {
      const arena = randomArena(random, { size: 3, degree: 3, bipartite: false });
      const solution = unwrap(attractors(arena));
      let passed = 0;
      for (const a of choices)
        for (const b of choices)
          for (const c of choices) {
            const all = [a, b, c];
            const claim = {
              winner: Int8Array.from(all, (entry) => entry[0]),
              rank: Int32Array.from(all, (entry) => entry[1]),
              move: Int32Array.from(all, (entry) => entry[2]),
            };
            if (!verify(arena, claim).ok) continue;
            passed++;
            expect([claim.winner, claim.rank]).toEqual([solution.winner, solution.rank]);
            for (let p = 0; p < 3; p++) expect(equallyGood(arena, solution, p, claim.move[p])).toBe(true);
          }
      expect(passed).toBeGreaterThan(0);
    }
  });

  it('says what is wrong and where', () => {
    const random = new Random(8);
    const arena = randomArena(random, { size: 50, degree: 4 });
    const solution = unwrap(attractors(arena));
    const messages = new Set<string>();
    for (let p = 0; p < arena.size; p++)
      for (const winner of [-1, 0, 1])
        for (const rank of [NONE, 0, 1, 2, 3, 4])
          for (const move of [NONE, 0, ...solution.move]) {
            const verdict = verify(arena, corrupted(solution, p, winner, rank, move));
            if (!verdict.ok)
              messages.add(
                verdict.error.message
                  .replace(/\d+[ae]/g, 'P')
                  .replace(/-?\d+/g, 'N')
                  .replace(/Ève|Adam/g, 'X'),
              );
          }
    expect([...messages].sort()).toMatchInlineSnapshot(`
      [
        "Position P: it counts as lost, but P escapes.",
        "Position P: it is a draw, but the strategy moves to a win of X.",
        "Position P: it is a win of X, but the strategy moves to a draw.",
        "Position P: it is a win of X, but the strategy moves to a win of X.",
        "Position P: it is not won by the player to move, who can win with P.",
        "Position P: its rank is N, but P wins faster.",
        "Position P: its rank is N, but the strategy moves to rank N, not N.",
        "Position P: its rank is N, which is not the rank of a draw with moves to play.",
        "Position P: its rank is N, which is not the rank of a win of X with moves to play.",
        "Position P: the game is over with a draw, but the solution says a win of X.",
        "Position P: the game is over with a win of X, but the solution says a draw.",
        "Position P: the game is over with a win of X, but the solution says a win of X.",
        "Position P: the game is over, but the strategy moves on to N.",
        "Position P: the game is over, so its rank cannot be N.",
        "Position P: the strategy moves to N, which is not a legal move.",
      ]
    `);
    expect(verify(arena, { ...solution, rank: new Int32Array(3) })).toMatchObject({
      ok: false,
      error: { code: 'wrong-size', message: "The arena has 50 positions, but rank has 3 entries: it is another arena's." },
    });
    expect(verify(arena, {} as Solution)).toMatchObject({
      ok: false,
      error: { code: 'wrong-size', message: "The arena has 50 positions, but winner has 0 entries: it is another arena's." },
    });
  });
});
