import { describe, expect, it } from 'vitest';
import { type Stretch, shaded, turned } from './lathe.ts';

const PROFILE: readonly Stretch[] = [
  [20, 40],
  [10, 0],
  [12, -10, 8, -20, 0, -30],
];

describe('a turned piece', () => {
  it('is its right-hand side and the mirror image of it', () => {
    expect(turned(PROFILE)).toBe('M0 40L20 40L10 0C12 -10 8 -20 0 -30L0 -30C-8 -20 -12 -10 -10 0L-20 40Z');
  });

  it('is in shadow from its right-hand outline towards the axis', () => {
    expect(shaded(PROFILE, 0.5)).toBe('M20 40L10 0C12 -10 8 -20 0 -30L0 -30C4 -20 6 -10 5 0L10 40Z');
  });
});
