import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Problem, unwrap } from '../../core/index.ts';
import { gameOf, randomMatch, SPECS } from './fixtures/random-match.ts';
import { readMatchData } from './read-data.ts';
import { saidProblem } from './refusal.ts';
import { replayable } from './replayable.ts';

const good = randomMatch('draughts', 1);

function refused(value: unknown): string {
  const read = readMatchData(value);
  if (read.ok) throw new Error('This was to be refused.');
  const { en, fr } = saidProblem(read.error);
  expect(en).toMatch(/^This game cannot be read: .*\.$/);
  expect(fr).toMatch(/^Cette partie ne se lit pas : .*\.$/);
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
    ['a level and a time', { ...good, min: { who: 'computer', level: 1, ms: 100 } }],
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

  it('never throws, whatever JSON it gets', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(...Object.keys(good)), (value, key) => {
        for (const tried of [value, { ...good, [key]: value }]) readMatchData(tried);
      }),
      { seed: 4, numRuns: 500 },
    );
  });
});

describe('replayable', () => {
  it.each(SPECS)('plays a whole game of %s', (spec) => {
    const game = gameOf(spec);
    const data = randomMatch(spec, 5, 30, 3);
    const { moves, position, stopped, data: kept } = unwrap(replayable(data, game));
    expect(stopped).toBeUndefined();
    expect(kept).toEqual(data);
    expect(moves).toHaveLength(data.moves.length);
    for (const _ of moves) position.undo();
    expect(game.formatPosition(position)).toBe(data.from);
  });

  it('keeps the moves before the one that cannot be played, and says which and why', () => {
    const game = gameOf('chess');
    const data = { ...randomMatch('chess', 1), moves: ['e4', 'e5', 'Ke3', 'd6'], at: 4, resigned: 'min' as const };
    const { data: kept, moves, position, stopped } = unwrap(replayable(data, game));
    expect(kept).toMatchObject({ moves: ['e4', 'e5'], at: 2 });
    expect(kept.resigned).toBeUndefined();
    expect(moves).toHaveLength(2);
    expect(game.formatPosition(position)).toMatch(/^rnbqkbnr\/pppp1ppp\/8\/4p3/);
    expect(stopped?.move).toBe(3);
    expect(stopped?.problem.message).toMatch(/^The game is shown up to move 3, which cannot be played\. .*Ke3/);
    const { fr } = saidProblem(stopped?.problem as Problem);
    expect(fr).toMatch(/^La partie est montrée jusqu’au coup 3, qui ne peut être joué\. .*« Ke3 » n’est pas/);
  });

  it('refuses a start that makes no sense', () => {
    const read = replayable({ ...randomMatch('chess', 1), from: 'no/board' }, gameOf('chess'));
    expect(read.ok).toBe(false);
    expect(!read.ok && read.error.message).toMatch(/^The position that this game starts from is refused\. /);
  });
});
