import { expect, it } from 'vitest';
import { MAX } from '../../../core/index.ts';
import { ends, parseGo, timeFor } from './search.ts';

it('A fixed time is reduced only by the time passed, at least two milliseconds, not by Move Overhead', () => {
  expect(timeFor(parseGo('movetime 100'), MAX, 20, 0)).toEqual({ time: 98 });
  expect(timeFor(parseGo('movetime 100'), MAX, 0, 10)).toEqual({ time: 90 });
  expect(timeFor(parseGo('movetime 2'), MAX, 5000, 0)).toEqual({ time: 1 });
});

it('Of a clock the Move Overhead and the time passed are subtracted, never more than remains', () => {
  const clock = { remaining: 9970, increment: 50, movesToGo: 7 };
  expect(timeFor(parseGo('wtime 10000 btime 1 winc 50 movestogo 7'), MAX, 20, 10)).toEqual({ clock });
  expect(timeFor(parseGo('wtime 5'), MAX, 20, 0)).toEqual({ clock: { remaining: 0, increment: 0 } });
  expect(timeFor(parseGo('wtime garbage'), MAX, 20, 0)).toEqual({ clock: { remaining: 0, increment: 0 } });
  expect(timeFor(parseGo('depth 5'), MAX, 20, 0)).toEqual({});
});

it('A search with a limit ends by itself; one without a limit or with infinite does not', () => {
  const ending = ['depth 3', 'nodes 100', 'mate 2', 'movetime 5', 'wtime 5 btime 5', 'wtime x', 'perft 3'];
  expect(ending.filter((go) => !ends(parseGo(go)))).toEqual([]);
  expect(['', 'infinite', 'depth x', 'infinite depth 3', 'searchmoves e2e4'].filter((go) => ends(parseGo(go)))).toEqual([]);
});
