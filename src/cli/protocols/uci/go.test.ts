import { expect, it } from 'vitest';
import { MAX } from '../../../core/index.ts';
import { parseGo, timeFor } from './go.ts';

it('A fixed time is used up but for two milliseconds, whatever is kept back of a clock', () => {
  expect(timeFor(parseGo('movetime 100'), MAX, 20)).toEqual({ usual: 98, most: 98 });
  expect(timeFor(parseGo('movetime 100'), MAX, 0)).toEqual({ usual: 100, most: 100 });
  expect(timeFor(parseGo('movetime 2'), MAX, 5000)).toEqual({ usual: 1, most: 1 });
  const [near, far] = [20, 320].map((overhead) => timeFor(parseGo('wtime 10000'), MAX, overhead)?.most ?? 0);
  expect(near).toBeGreaterThan(far as number);
});
