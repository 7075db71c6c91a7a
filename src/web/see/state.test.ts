import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHash, initialState, parseHash } from './state.ts';

const names = ['minimax', 'alphabeta'];

describe('the address of the page', () => {
  it('carries the state there and back, whatever was typed', () => {
    const states = fc.record({
      tree: fc.string({ unit: 'grapheme' }).map((text) => text.replace(/\s+/g, '')),
      root: fc.constantFrom('max' as const, 'min' as const),
      algorithm: fc.constantFrom(...names),
      step: fc.option(fc.integer({ min: 0, max: 1e6 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(states, (state) => {
        expect(parseHash(formatHash(state), names)).toEqual(state);
      }),
      { seed: 7 },
    );
  });

  it('stays readable', () => {
    expect(formatHash({ ...initialState, step: 4 })).toBe('#tree=[[6,7],[2,8]]&root=max&algorithm=alphabeta&step=4');
  });

  it('that is empty, old or broken gives the first state', () => {
    for (const hash of ['', '#', '#algorithm=gone&root=up&step=-1', '#step=1e9', '#step=123456789', '#%%%'])
      expect(parseHash(hash, names)).toEqual(initialState);
  });
});
