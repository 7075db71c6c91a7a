import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SliceLength } from './slice-length.ts';

/** A search that visits a thousand positions in a millisecond of a clock that stands still otherwise. */
function search() {
  const asked: number[] = [];
  let nodes = 0;
  const advance = (slice: number) => {
    asked.push(slice);
    nodes += slice;
    vi.advanceTimersByTime(slice / 1000);
    return { nodes, state: 'paused' };
  };
  return { asked, advance };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('The length of a slice', () => {
  it('becomes what takes eight milliseconds, however slow the search is', () => {
    const { asked, advance } = search();
    const slices = new SliceLength();
    for (let i = 0; i < 4; i++) slices.run(advance, Number.POSITIVE_INFINITY);
    expect(asked[0]).toBe(6000);
    expect(asked.at(-1)).toBeCloseTo(8000, -3);
  });

  it('is no longer than the time that is left, and the next one is not shorter for it', () => {
    const { asked, advance } = search();
    const slices = new SliceLength();
    for (const left of [100, 94, 3, 0, 100]) slices.run(advance, Number.POSITIVE_INFINITY, left);
    expect(asked[2]).toBeCloseTo(3000, -3);
    expect(asked[3]).toBe(500);
    expect(asked[4]).toBeGreaterThan(5000);
  });

  it('keeps within the positions that are allowed', () => {
    const { asked, advance } = search();
    new SliceLength().run(advance, 40);
    expect(asked).toEqual([40]);
  });
});
