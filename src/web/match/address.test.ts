import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../core/index.ts';
import { randomMatch, SPECS } from '../../fixtures/index.ts';
import { say } from '../../i18n/index.ts';
import type { MatchData } from '../../match/index.ts';
import { addressOf, readAddress } from './address.ts';

const seat = fc.oneof(
  fc.constant({ who: 'person' as const }),
  fc.record({ who: fc.constant('computer' as const), level: fc.integer({ min: 1, max: 10 }) }),
  fc.record({ who: fc.constant('computer' as const), ms: fc.integer({ min: 1, max: 3_600_000 }) }),
  fc.constant({ who: 'computer' as const, level: 10, ms: 500 }),
  fc.constant({ who: 'computer' as const, perfect: true as const }),
);

const plain: MatchData = {
  game: 'chess',
  moves: [],
  at: 0,
  max: { who: 'person' },
  min: { who: 'computer', level: 3 },
  seed: 0,
};

/** As the browser would: what stands in the address bar is what `location.hash` gives. */
const throughBrowser = (address: string) => new URL(address, 'http://host/folder/').hash;

function read(address: string): MatchData {
  const found = readAddress(address);
  if (found === undefined) throw new Error(`There is no game in ${address}.`);
  return unwrap(found);
}

function refused(address: string): string {
  const found = readAddress(address);
  if (found === undefined || found.ok) throw new Error(`${address} was to be refused.`);
  const [en, fr] = [say(found.error, 'en'), say(found.error, 'fr')];
  expect(fr).not.toBe(en);
  return en;
}

describe('an address', () => {
  it.each(SPECS)('gives back games of %s, whatever their notation', (spec) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e6 }),
        fc.constantFrom(0, 5, 11),
        seat,
        seat,
        fc.option(fc.constantFrom('max' as const, 'min' as const, 'draw' as const), { nil: undefined }),
        fc.option(fc.boolean(), { nil: undefined }),
        fc.boolean(),
        (seed, before, max, min, end, flipped, shown) => {
          const data = {
            ...randomMatch(spec, seed, 40, before),
            max,
            min,
            ...(end === 'draw' ? { drawn: 'agreed' as const } : end !== undefined && { resigned: end }),
            ...(flipped !== undefined && { flipped }),
            ...(shown && { values: true }),
          };
          const address = addressOf(data);
          expect(address).toMatch(/^#[\w/:?=&.,~+@;$!'()*%-]*$/);
          expect(read(throughBrowser(address))).toEqual(data);
        },
      ),
      { seed: 7, numRuns: 15 },
    );
  });

  it('gives back moves and positions of any characters', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((made) => !/[\p{Cs}\p{Cc}]/u.test(made));
    const move = text.filter((made) => !/\s/.test(made));
    fc.assert(
      fc.property(fc.array(move), text, (moves, from) => {
        const data = { ...plain, from, moves, at: moves.length };
        expect(read(throughBrowser(addressOf(data)))).toEqual(data);
      }),
      { seed: 8, numRuns: 300 },
    );
  });

  it('is short and can be read', () => {
    expect(addressOf(plain)).toBe('#/play/chess');
    expect(addressOf({ ...plain, moves: ['e4', 'e5', 'Qh5', 'Nc6', 'Qxf7+'], at: 5 })).toBe(
      '#/play/chess?moves=e4_e5_Qh5_Nc6_Qxf7+',
    );
    expect(addressOf({ ...plain, moves: ['f3', 'e5', 'g4', 'Qh4#'], at: 2 })).toBe('#/play/chess?moves=f3_e5_g4_Qh4%23&at=2');
    expect(
      addressOf({
        ...plain,
        game: 'draughts:souffler',
        from: 'W:W28,33:B17,23',
        moves: ['~23:28x17'],
        at: 1,
        min: { who: 'person' },
      }),
    ).toBe('#/play/draughts:souffler?from=W:W28,33:B17,23&moves=~23:28x17&min=person');
    expect(addressOf({ ...plain, from: '8/8/8/8/8/5k2/4p3/6K1 b - - 0 1', moves: ['e1=Q+'], at: 1 })).toBe(
      '#/play/chess?from=8/8/8/8/8/5k2/4p3/6K1_b_-_-_0_1&moves=e1=Q+',
    );
    expect(addressOf({ ...plain, max: { who: 'computer', level: 7 }, min: { who: 'computer', ms: 2000 }, flipped: true })).toBe(
      '#/play/chess?max=7&min=2000ms&view=min',
    );
  });

  it('has no game where it is another page', () => {
    for (const hash of ['', '#', '#/', '#/saves', '#/play', '#/play/', '#44', '#tree=[1]', '/play/chess'])
      expect(readAddress(hash)).toBeUndefined();
  });

  it('says what is wrong, and passes over what it does not know', () => {
    expect(refused('#/play/monopoly')).toBe('This game cannot be read: there is no game "monopoly" here.');
    expect(refused('#/play/tree:[1,2]')).toMatch(/no game "tree"/);
    expect(refused('#/play/chess?moves=e4%')).toMatch(/cut off/);
    expect(refused('#/play/%E0%A4')).toMatch(/cut off/);
    expect(refused('#/play/chess?moves=e4&at=2')).toMatch(/from 0 to 1/);
    expect(refused('#/play/chess?at=-1')).toMatch(/from 0 to 0/);
    expect(refused('#/play/chess?at=1e9')).toMatch(/from 0 to 0/);
    expect(refused('#/play/chess?max=11')).toMatch(/from 1 to 10/);
    expect(refused('#/play/chess?min=0ms')).toMatch(/who plays/);
    expect(refused('#/play/chess?max=<img src=x>')).toMatch(/who plays/);
    expect(refused('#/play/chess?resigned=me')).toMatch(/resigned/);
    expect(refused('#/play/chess?seed=1.5')).toMatch(/seed/);
    expect(refused(`#/play/chess?moves=${'e4_'.repeat(5001)}`)).toMatch(/5001 moves/);
    expect(refused(`#/play/chess?moves=${'x'.repeat(100)}`)).toMatch(/move 1 /);
    expect(refused(`#/play/chess?from=${'x'.repeat(5000)}`)).toMatch(/4000 characters/);
    expect(refused('#/play/chess?moves=e%004')).toMatch(/move 1 /);
    expect(read('#/play/chess?colour=blue&moves=e4&moves=d4&&=&x')).toEqual({ ...plain, moves: ['e4'], at: 1 });
  });

  it('never throws, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (rest) => {
        const found = readAddress(`#/play/${rest}`);
        if (found?.ok === false) expect(found.error.message.endsWith('.')).toBe(true);
      }),
      { seed: 9, numRuns: 500 },
    );
  });
});
