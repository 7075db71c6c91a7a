import { afterEach, describe, expect, it, vi } from 'vitest';
import { latestStop, SLOW_GAMES, SlowClock } from '../fixtures/index.ts';
import { algorithms, aspirating, deepen, HashTable, negamax, Ordering, perft, type Search, type SearchOptions } from './index.ts';

const LIMIT = 250;

afterEach(() => vi.restoreAllMocks());

/** The ways to run an algorithm. */
const WAYS: readonly (readonly [string, (search: Search) => Search, SearchOptions])[] = [
  ['one tree', (search) => search, { depth: 4 }],
  ['one tree with winning-move pruning', (search) => search, { depth: 4, q: 1 }],
  ['one tree with ordering', (search) => search, { depth: 4, order: new Ordering() }],
  ['deepening', (search) => (position, options) => deepen(search, position, options), {}],
  ['aspiration', (search) => (position, options) => deepen(aspirating(search, 1), position, options), {}],
];

it('a limit ends the continuation of a line from the table', () => {
  const slowness = { moves: 1, generating: 50 };
  const [depth, time] = [12, 60];
  const lineWithin = (limit: 'none' | 'time' | 'signal') => {
    const clock = new SlowClock();
    const memory = new HashTable(1);
    negamax(clock.game(slowness).start(), { depth, memory });
    const began = clock.now;
    const signal = {
      get aborted() {
        return clock.now >= began + time;
      },
    };
    const limits = { none: {}, time: { time }, signal: { signal } }[limit];
    const { stopped, pv } = negamax(clock.game(slowness).start(), { depth, memory, ...limits });
    expect(stopped).toBe(false);
    return { plies: pv.length, late: clock.now - began > latestStop(time, slowness) };
  };
  expect(lineWithin('none').plies).toBe(depth);
  for (const limit of ['time', 'signal'] as const) {
    const { plies, late } = lineWithin(limit);
    expect([limit, plies < depth, late]).toEqual([limit, true, false]);
  }
});

describe.each(SLOW_GAMES)('a limit in %s', (_, slowness) => {
  it.each(algorithms)('is kept by $name', ({ search, memory }) => {
    for (const [way, run, options] of WAYS)
      for (const table of memory && slowness.keyed !== false ? [false, true] : [false]) {
        const how = `${way}${table ? ' with a table' : ''}`;
        const tried = (limits: (clock: SlowClock) => SearchOptions) => {
          const clock = new SlowClock();
          const position = clock.game(slowness).start();
          const all = { ...options, ...(table && { memory: new HashTable(1) }), ...limits(clock) };
          const { stopped, move } = run(search)(position, all);
          expect([how, stopped, move !== undefined, clock.now >= LIMIT]).toEqual([how, true, true, true]);
          return clock.now;
        };
        expect(
          tried(() => ({ time: LIMIT })),
          how,
        ).toBeLessThanOrEqual(latestStop(LIMIT, slowness));
        const abort = (clock: SlowClock) => ({
          signal: {
            get aborted() {
              return clock.now >= LIMIT;
            },
          },
        });
        expect(tried(abort), how).toBeLessThanOrEqual(latestStop(LIMIT, slowness));
      }
  });

  it('is kept by perft', () => {
    const clock = new SlowClock();
    const signal = {
      get aborted() {
        return clock.now >= LIMIT;
      },
    };
    const stuck = () => {
      throw new Error('stuck');
    };
    expect(perft(clock.game(slowness).start(), 5, signal, stuck)).toBeUndefined();
    expect(clock.now).toBeLessThanOrEqual(latestStop(LIMIT, slowness));
  });
});
