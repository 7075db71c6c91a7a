import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ArenaLink, BEFORE, FIRST_LINK, LAYOUTS, linkOf, readLink, SHOWN_ATTRACTORS, TABS } from './link.ts';

const name = fc
  .string({ unit: fc.constantFrom(...'01a_e.é%&#+->'), minLength: 1, maxLength: 6 })
  .filter((text) => text.trim() !== '');

const source: fc.Arbitrary<ArenaLink['source']> = fc.oneof(
  fc.constantFrom<ArenaLink['source']>(
    { kind: 'preset', preset: '004-chomp-2x3' },
    { kind: 'game', game: 'nim:9' },
    { kind: 'drawn', drawn: '0,120,40,a*:1;1_e,60,140,e-' },
    { kind: 'game', game: 'connect4:4x3x3', from: 'xo./.../...', moves: ['1', '2'] },
    { kind: 'game', game: 'chomp:2x3', graph: 'plain' },
  ),
  fc.record({ kind: fc.constant('text' as const), text: fc.string({ unit: fc.constantFrom(...'01 ->;:_\n{}[]&=#%é') }) }),
);

describe('the link of an arena', () => {
  it('reads back to the same state', () => {
    const link: fc.Arbitrary<ArenaLink> = fc.record({
      source,
      tab: fc.constantFrom(...TABS),
      of: fc.constantFrom(...SHOWN_ATTRACTORS),
      rank: fc.integer({ min: BEFORE, max: 50 }),
      at: fc.option(name, { nil: undefined }),
      layout: fc.constantFrom(...LAYOUTS),
      side: fc.constantFrom('adam', 'eve'),
      played: fc.array(name, { maxLength: 5 }),
      bar: fc.constantFrom('2x2', '3x5'),
      step: fc.nat(9),
    });
    fc.assert(
      fc.property(link, (link) => {
        expect(readLink(linkOf(link))).toEqual(link);
      }),
      { seed: 5, numRuns: 500 },
    );
  });

  it('leaves defaults out, and is short enough to be read', () => {
    expect(linkOf(FIRST_LINK)).toBe('#/arena?preset=004-chomp-2x2');
    expect(readLink('#/arena')).toEqual(FIRST_LINK);
    expect(linkOf({ ...FIRST_LINK, of: 'adam', rank: 2, at: '2_e' })).toBe(
      '#/arena?preset=004-chomp-2x2&of=adam&stage=2&at=2%5Fe',
    );
  });

  it('passes over what it does not know, and refuses what was cut off', () => {
    expect(readLink('#/arena?tab=nothing&layout=odd&of=bob&stage=x&side=snake&step=-4&new=field')).toEqual(FIRST_LINK);
    expect(readLink('#/arena?text=0%2')).toBeUndefined();
  });
});
