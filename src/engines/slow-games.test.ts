import { afterEach, describe, expect, it, vi } from 'vitest';
import { latestStop, SLOW_GAMES, SlowClock } from '../fixtures/index.ts';
import { PerfectSearcher } from './exact/perfect-searcher.ts';
import { type BestMoveOptions, bestMove, rankMoves } from './index.ts';

const LIMIT = 400;

afterEach(() => vi.restoreAllMocks());

/** All kinds of requests to the general searches. */
const ASKED: readonly BestMoveOptions[] = [
  {},
  { values: true },
  { lines: 2 },
  { level: 1 },
  { level: 9 },
  { level: 10 },
  { algorithm: 'negamax', depth: 6 },
  { algorithm: 'mtdf', deepening: true, aspiration: 1, q: 1 },
];

describe.each(SLOW_GAMES)('in %s', (_, slowness) => {
  const latest = latestStop(LIMIT, slowness);

  const small = slowness.keyed === false ? {} : { tableMegabytes: 1 };

  it.each(ASKED)('bestMove stops at a limit and at a signal: %o', (asked) => {
    for (const limits of [
      () => ({ time: LIMIT }),
      (clock: SlowClock) => ({
        signal: {
          get aborted() {
            return clock.now >= LIMIT;
          },
        },
      }),
      () => ({ clock: { remaining: 1000, movesToGo: 1 } }),
    ]) {
      const clock = new SlowClock();
      const given: BestMoveOptions = { ...small, ...asked, ...limits(clock) };
      const { move } = bestMove(clock.game(slowness), undefined, given);
      expect(move).toBeTypeOf('number');
      expect(clock.now).toBeLessThanOrEqual(given.clock ? latestStop(1000, slowness) : latest);
    }
  });

  it('bestMove has no time and still answers with a move', () => {
    for (const asked of [{}, { values: true }, { level: 1 }]) {
      const clock = new SlowClock();
      const { move, moves } = bestMove(clock.game(slowness), undefined, { ...small, ...asked, time: 0 });
      expect([move === undefined, moves?.length === 0]).toEqual([false, false]);
      expect(clock.now).toBeLessThanOrEqual(Math.max(3 * (slowness.generating ?? 0), 15));
    }
  });

  it('rankMoves stops at a signal', () => {
    const clock = new SlowClock();
    const signal = {
      get aborted() {
        return clock.now >= LIMIT;
      },
    };
    expect(rankMoves(clock.game(slowness).start(), { depth: 3, signal })).toBeUndefined();
    expect(clock.now).toBeLessThanOrEqual(latest);
  });

  if (slowness.keyed === false) return;

  it('the exact solver stops at a limit', () => {
    const clock = new SlowClock();
    const analyses = [...new PerfectSearcher(clock.game(slowness)).analyse('', { time: LIMIT }, ALWAYS)];
    expect(analyses.at(-1)).toMatchObject({ stopped: true, move: '0' });
    expect(clock.now).toBeLessThanOrEqual(latest);
  });
});

const ALWAYS = { shouldContinue: () => true, onInfo: () => {} };

it('a game that was solved in time is answered in time, also where moves are slow to play', () => {
  const clock = new SlowClock();
  const searcher = new PerfectSearcher(clock.game({ moves: 2, playing: 50, plies: 8 }));
  const ask = (time: number) => [...searcher.analyse('', { time, lines: 2 }, ALWAYS)].at(-1);
  expect(ask(1_000_000)?.pv).toHaveLength(8);
  const solved = clock.now;
  expect(ask(0)?.pv).toHaveLength(1);
  expect(clock.now - solved).toBe(3 * 50); // the best move and two lines, a move each
});

it('a game that was solved in time is answered in time', () => {
  const clock = new SlowClock();
  const game = clock.game({ moves: 2, generating: 5, plies: 5 });
  const searcher = new PerfectSearcher(game);
  const ask = (time: number) => [...searcher.analyse('', { time, lines: 2 }, ALWAYS)].at(-1);
  expect(ask(LIMIT)).toMatchObject({ stopped: false, final: true });
  const solved = clock.now;
  expect(ask(0)).toMatchObject({ stopped: false, final: true });
  expect(clock.now - solved).toBeLessThanOrEqual(3 * 5);
});
