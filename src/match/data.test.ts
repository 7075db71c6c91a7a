import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../core/index.ts';
import { randomMatch, SPECS } from '../fixtures/index.ts';
import { say } from '../say/index.ts';
import { readMatchData } from './data.ts';

const good = randomMatch('draughts', 1);

function refused(value: unknown): string {
  const read = readMatchData(value);
  if (read.ok) throw new Error('This was to be refused.');
  const [en, fr] = [say(read.error, 'en'), say(read.error, 'fr')];
  expect(en).toMatch(/^This game cannot be read: .*\.$/);
  expect(fr).toMatch(/^Cette partie est illisible : .*\.$/);
  return en;
}

describe('readMatchData', () => {
  it.each(SPECS)('takes a game of %s as it went out, as JSON', (spec) => {
    const data = randomMatch(spec, 3, 80, 4);
    expect(unwrap(readMatchData(JSON.parse(JSON.stringify(data))))).toEqual(data);
  });

  it('leaves out what it does not know, at every level', () => {
    const seat = { who: 'computer', level: 2, secret: 1 };
    expect(unwrap(readMatchData({ ...good, min: seat, __proto__: { at: 9 }, extra: [] }))).toEqual({
      ...good,
      min: { who: 'computer', level: 2 },
    });
  });

  it.each([
    ['no object', 7],
    ['nothing', null],
    ['a list', [good]],
    ['no game', { ...good, game: undefined }],
    ['a game of another kind', { ...good, game: { name: 'chess' } }],
    ['a game nobody knows', { ...good, game: 'go' }],
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
    ['a record that is none', { ...good, record: ['1. e4'] }],
    ['a day a move', { ...good, min: { who: 'computer', ms: 86_400_000 } }],
    ['a computer without a level', { ...good, min: { who: 'computer' } }],
    ['a third kind of player', { ...good, max: { who: 'cat' } }],
    ['a resignation by nobody', { ...good, resigned: 'both' }],
    ['a draw of no known kind', { ...good, drawn: 'sadly' }],
    ['a draw that was resigned', { ...good, drawn: 'agreed', resigned: 'min' }],
    ['a board half turned', { ...good, flipped: 0.5 }],
    ['no seed', { ...good, seed: undefined }],
    ['an endless seed', { ...good, seed: Number.POSITIVE_INFINITY }],
  ])('refuses %s, with a sentence in both languages', (_, value) => {
    refused(value);
  });

  it('says which games the page cannot play, and where they can be', () => {
    expect(refused({ ...good, game: '../race.mjs' })).toMatch(
      /a game of somebody’s own, \.\.\/race\.mjs\. The terminal opens it/,
    );
    expect(refused({ ...good, game: 'tree:[1,2]' })).toMatch(/no game "tree" here/);
    for (const game of ['../race.mjs', 'tree:[1,2]'])
      expect(unwrap(readMatchData({ ...good, game }, { anyGame: true })).game).toBe(game);
  });

  it('replaces what no move hangs on where that is asked for, and names it', () => {
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

  it('never throws, whatever JSON it gets', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(...Object.keys(good)), (value, key) => {
        for (const tried of [value, { ...good, [key]: value }]) readMatchData(tried);
      }),
      { seed: 4, numRuns: 500 },
    );
  });
});
