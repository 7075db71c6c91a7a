import { describe, expect, it } from 'vitest';
import { type SprtRule, USUAL_RISKS } from '../sprt.ts';
import type { GameRow } from './game-row.ts';
import { countedPairs, standingOf } from './standing.ts';

function game(pair: number, begins: 'a' | 'b', points: number): GameRow {
  const spent = { movesA: 20, nodesA: 400, msA: 10, movesB: 10, nodesB: 100, msB: 20 };
  return { pair, begins, points, end: 'rules', forfeits: null, detail: null, opening: 0, moves: '', ...spent };
}

const pairs = (points: readonly (readonly [number, number])[]) =>
  new Map(points.map(([first, second], i) => [i + 1, [game(i + 1, 'a', first), game(i + 1, 'b', second)]] as const));

describe('a standing', () => {
  it('counts games and pairs, and what a move took', () => {
    const rows = countedPairs(
      pairs([
        [1, 1],
        [0.5, 1],
        [0, 1],
        [0, 0],
      ]),
      undefined,
    );
    const standing = standingOf(rows);
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
  const rule: SprtRule = { elo0: 0, elo1: 200, ...USUAL_RISKS };
  const won = pairs(Array.from({ length: 40 }, () => [1, 1] as const));

  it('counts the pairs up to the one that decides it, and no more', () => {
    const counted = countedPairs(won, rule);
    const { accepted } = standingOf(counted, rule).sprt ?? {};
    expect(accepted).toBe('elo1');
    expect(standingOf(counted.slice(0, -2), rule).sprt?.accepted).toBeUndefined();
    expect(counted.length).toBeLessThan(80);
  });

  it('decides nothing by pairs after one that is still played', () => {
    const gap = new Map(won);
    gap.delete(2);
    expect(countedPairs(gap, rule)).toHaveLength(78);
    const late = new Map([...won].reverse());
    expect(countedPairs(late, rule)).toEqual(countedPairs(won, rule));
  });
});
