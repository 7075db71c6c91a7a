import { describe, expect, it } from 'vitest';
import { wayOf } from './motion.ts';

describe('the way of a piece', () => {
  it('goes over all squares of a capture', () => {
    expect(wayOf(['28', '17', '8'], '28', '8')).toEqual(['28', '17', '8']);
  });

  it('is what remains of it where the first steps were made before', () => {
    expect(wayOf(['28', '17', '8'], '17', '8')).toEqual(['17', '8']);
  });

  it('is straight for a piece that the last move is not about, and for a move that is taken back', () => {
    expect(wayOf(['e1', 'g1'], 'h1', 'f1')).toEqual(['h1', 'f1']);
    expect(wayOf(['28', '17', '8'], '8', '28')).toEqual(['8', '28']);
  });
});
