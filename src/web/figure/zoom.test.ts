import { describe, expect, it } from 'vitest';
import { scaleOf, scrollTo, stretchFor, zoomed } from './zoom.ts';

const room = { width: 800, height: 400 };

describe('the size of a picture', () => {
  it('fills its panel, but is not shrunk below what can be read', () => {
    expect(scaleOf('readable', { width: 400, height: 200 }, room)).toBe(2);
    expect(scaleOf('readable', { width: 8000, height: 200 }, room)).toBe(0.72);
    expect(scaleOf('readable', { width: 8000, height: 200 }, room, 1.1)).toBe(1.1);
    expect(scaleOf('readable', { width: 1250, height: 200 }, room, 0.6)).toBe(0.64);
    expect(scaleOf('readable', { width: 1600, height: 200 }, room, 0.6)).toBe(0.72);
    expect(scaleOf('whole', { width: 8000, height: 200 }, room)).toBe(0.1);
    expect(scaleOf('whole', { width: 10, height: 10 }, room)).toBe(3.2);
  });

  it('may be higher where there is room above and below it', () => {
    expect(stretchFor({ width: 800, height: 300 }, room)).toBeCloseTo(4 / 3, 9);
    expect(stretchFor({ width: 800, height: 100 }, room)).toBe(2);
    expect(stretchFor({ width: 400, height: 300 }, room)).toBe(1);
  });

  it('comes back by as many steps', () => {
    expect(zoomed(zoomed(1, 3), -3)).toBeCloseTo(1, 9);
    expect(zoomed(6, 1)).toBe(6);
  });

  it('moves only to what is not seen', () => {
    expect(scrollTo(100, 40, 0, 400)).toBe(0);
    expect(scrollTo(600, 40, 0, 400)).toBe(420);
    expect(scrollTo(10, 40, 200, 400)).toBe(-370);
  });
});
