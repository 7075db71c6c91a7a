import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../core/index.ts';
import { randomMatch, SPECS } from '../fixtures/index.ts';
import { say } from '../i18n/index.ts';
import { readMatchData, seatProblem } from './data.ts';

const good = randomMatch('draughts', 1);

function refused(value: unknown): string {
  const read = readMatchData(value);
  if (read.ok) throw new Error('This should have been refused.');
  const [en, fr] = [say(read.error, 'en'), say(read.error, 'fr')];
  expect(en).toMatch(/^This game cannot be read: .*\.$/);
  expect(fr).toMatch(/^Cette partie est illisible : .*\.$/);
  return en;
}

describe('readMatchData', () => {
  it.each(SPECS)('reads back a game of %s from its JSON, unchanged', (spec) => {
    const data = randomMatch(spec, 3, 80, 4);
    expect(unwrap(readMatchData(JSON.parse(JSON.stringify(data))))).toEqual(data);
  });

  it('drops unknown fields, at every level', () => {
    const seat = { who: 'computer', level: 2, secret: 1 };
    expect(unwrap(readMatchData({ ...good, min: seat, __proto__: { at: 9 }, extra: [] }))).toEqual({
      ...good,
      min: { who: 'computer', level: 2 },
    });
  });

  it.each([
    ['a number', 7],
    ['nothing', null],
    ['a list', [good]],
    ['no game', { ...good, game: undefined }],
    ['a game of another kind', { ...good, game: { name: 'chess' } }],
    ['an unknown game', { ...good, game: 'go' }],
    ['the name of an inherited property', { ...good, game: 'constructor' }],
    ['a start that is a number', { ...good, from: 5 }],
    ['a start that never ends', { ...good, from: 'x'.repeat(4001) }],
    ['moves as one text', { ...good, moves: '18-23' }],
    ['a move that is a number', { ...good, moves: [7], at: 0 }],
    ['a move with a blank', { ...good, moves: ['18 23'], at: 0 }],
    ['an empty move', { ...good, moves: [''], at: 0 }],
    ['too many moves', { ...good, moves: Array(5001).fill('1'), at: 0 }],
    ['more moves on the board than there are', { ...good, at: good.moves.length + 1 }],
    ['half a move on the board', { ...good, at: 0.5 }],
    ['level 0', { ...good, min: { who: 'computer', level: 0 } }],
    ['level 11', { ...good, min: { who: 'computer', level: 11 } }],
    ['a level and less than no time', { ...good, min: { who: 'computer', level: 1, ms: -1 } }],
    ['half a solution', { ...good, min: { who: 'computer', perfect: 0.5 } }],
    ['a record that is a list', { ...good, record: ['1. e4'] }],
    ['a day a move', { ...good, min: { who: 'computer', ms: 86_400_000 } }],
    ['a computer without a level', { ...good, min: { who: 'computer' } }],
    ['a third kind of player', { ...good, max: { who: 'cat' } }],
    ['a resignation by nobody', { ...good, resigned: 'both' }],
    ['a draw of an unknown kind', { ...good, drawn: 'sadly' }],
    ['a draw that was resigned', { ...good, drawn: 'agreed', resigned: 'min' }],
    ['a board half turned', { ...good, flipped: 0.5 }],
    ['no seed', { ...good, seed: undefined }],
    ['an endless seed', { ...good, seed: Number.POSITIVE_INFINITY }],
  ])('refuses %s, with a sentence in both languages', (_, value) => {
    refused(value);
  });

  it('says which games the page cannot play, and where they can be played', () => {
    expect(refused({ ...good, game: '../race.mjs' })).toMatch(/a user-defined game, \.\.\/race\.mjs\. The terminal opens it/);
    expect(refused({ ...good, game: 'tree:[1,2]' })).toMatch(/no game "tree" here/);
    for (const game of ['../race.mjs', 'tree:[1,2]'])
      expect(unwrap(readMatchData({ ...good, game }, { anyGame: true })).game).toBe(game);
  });

  it('reads a perfect player of a game that is never solved; `seatProblem` then refuses the seat', () => {
    const perfect = { who: 'computer', perfect: true } as const;
    const chess = unwrap(readMatchData({ ...randomMatch('chess', 1), min: perfect }));
    for (const game of ['chess', 'Chess:course']) {
      const why = seatProblem({ ...chess, game });
      expect(why && say(why, 'en')).toMatch(/too large to be solved.*level from 1 to 10/);
    }
    expect(seatProblem(randomMatch('chess', 1))).toBeUndefined();
    expect(seatProblem({ ...randomMatch('nim:21', 1), max: perfect })).toBeUndefined();
  });

  it('with `mended`, replaces wrong entries on which no move depends, and names them', () => {
    const mended: string[] = [];
    const value = { ...good, at: -1, min: 'cat', seed: 'x', resigned: 'both', flipped: 3 };
    expect(unwrap(readMatchData(value, { mended }))).toEqual({
      ...good,
      at: good.moves.length,
      min: { who: 'computer', level: 3 },
      seed: 1,
    });
    expect(mended).toEqual(['at', 'min', 'resigned', 'flipped', 'seed']);
    expect(readMatchData({ ...good, moves: 'e4' }, { mended }).ok).toBe(false);
  });

  it('never throws, whatever JSON it is given', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(...Object.keys(good)), (value, key) => {
        for (const tried of [value, { ...good, [key]: value }]) readMatchData(tried);
      }),
      { seed: 4, numRuns: 500 },
    );
  });
});
