import { describe, expect, it } from 'vitest';
import { DEFAULT_RISKS, type SprtRule } from '../sprt.ts';
import type { GameRow } from './game-row.ts';
import { PairLog, standingOf } from './standing.ts';

function game(pair: number, begins: 'a' | 'b', points: number): GameRow {
  const spent = { movesA: 20, nodesA: 400, msA: 10, movesB: 10, nodesB: 100, msB: 20 };
  return { pair, begins, points, end: 'rules', forfeits: null, detail: null, opening: 0, moves: '', ...spent };
}

/** The pairs of a match, told in this order. */
function logOf(pairs: readonly (readonly [pair: number, first: number, second: number])[], rule?: SprtRule): PairLog {
  const log = new PairLog(rule);
  for (const [pair, first, second] of pairs) log.add([game(pair, 'a', first), game(pair, 'b', second)]);
  return log;
}

describe('a standing', () => {
  it('counts games and pairs, and what a move took', () => {
    const standing = logOf([
      [3, 0, 1],
      [1, 1, 1],
      [7, 0, 0],
      [2, 0.5, 1],
    ]).standing();
    expect(standing).toMatchObject({ games: 8, wins: 4, draws: 1, losses: 3, points: 4.5, pairs: [1, 0, 1, 1, 1] });
    expect([standing.nodes, standing.ms]).toEqual([
      [20, 10],
      [0.5, 2],
    ]);
    expect(standing.estimate?.score.value).toBeCloseTo(4.5 / 8, 12);
  });

  it('of no game has no estimate', () => {
    expect(standingOf([])).toMatchObject({ games: 0, estimate: undefined, sprt: undefined });
  });
});

describe('a match with a test', () => {
  const rule: SprtRule = { elo0: 0, elo1: 200, ...DEFAULT_RISKS };
  const won = Array.from({ length: 40 }, (_, i) => [i + 1, 1, 1] as const);

  it('counts the pairs up to the one that decides it, and no more', () => {
    const log = logOf(won, rule);
    const rows = log.rows();
    expect([log.isDecided, log.standing().sprt?.accepted]).toEqual([true, 'elo1']);
    expect(standingOf(rows.slice(0, -2), rule).sprt?.accepted).toBeUndefined();
    expect(rows.length).toBeLessThan(80);
    expect(logOf([...won].reverse(), rule).rows()).toEqual(rows);
  });

  it('decides nothing by pairs after one that is still played', () => {
    const log = logOf(
      won.filter(([pair]) => pair !== 2),
      rule,
    );
    expect([log.isDecided, log.rows().length]).toEqual([false, 2]);
    log.add([game(2, 'a', 1), game(2, 'b', 1)]);
    expect(log.isDecided).toBe(true);
  });
});
