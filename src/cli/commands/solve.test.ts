import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answered } from '../fixtures/in-process.ts';
import { emptyFolder, minerve } from '../fixtures/program.ts';

const json = async (...words: string[]) => JSON.parse((await answered(['solve', ...words, '--json'])).out);

/** The winning first bites of Chomp, row.column, from the literature: m x n with m <= n; two where both win. */
const BITES: Record<string, string[]> = {
  '2x2': ['2.2'],
  '2x5': ['2.5'],
  '3x3': ['2.2'],
  '3x4': ['2.3'],
  '3x5': ['3.4'],
  '4x5': ['3.3'],
  '4x6': ['2.3'],
  '5x6': ['3.4'],
  '6x6': ['2.2'],
  '6x7': ['5.5'],
  '8x10': ['4.9', '5.6'],
};

describe('minerve solve', () => {
  it('prints the documented JSON keys first', async () => {
    const solved = await json('nim:21');
    expect(Object.keys(solved).slice(0, 3)).toEqual(['value', 'remoteness', 'moves']);
    expect(solved).toMatchObject({ value: -1, remoteness: 11, game: 'nim:21', position: '21', turn: 'max', unit: 'outcome' });
    expect(solved.moves).toEqual(['1', '2', '3'].map((move) => ({ move, value: -1, remoteness: 11 })));
  });

  it.each(Object.entries(BITES))('finds the winning first bites of Chomp %s, and no others', async (size, bites) => {
    const { moves, value } = await json(`chomp:${size}`);
    expect(value).toBe(1);
    expect(moves.filter((row: { value: number }) => row.value === 1).map(({ move }: { move: string }) => move)).toEqual(bites);
  });

  it('says of Connect 4 on 4x4 that every first move draws', async () => {
    const { value, remoteness, moves, positions } = await json('connect4:4x4x4');
    expect([value, remoteness, positions]).toEqual([0, null, 161_029]);
    expect(moves).toEqual(['1', '2', '3', '4'].map((move) => ({ move, value: 0, remoteness: null })));
  });

  it('starts from a position, with moves, on either side', async () => {
    const won = await json('tictactoe', '--moves', 'a1,b1,a2,b2');
    expect(won).toMatchObject({ value: 1, remoteness: 1, turn: 'max' });
    expect(won.moves.find(({ move }: { move: string }) => move === 'a3')).toEqual({ move: 'a3', value: 1, remoteness: 1 });
    expect(won.moves.find(({ move }: { move: string }) => move === 'c1')).toEqual({ move: 'c1', value: -1, remoteness: 2 });
    expect(await json('nim:9', '--position', '6:min')).toMatchObject({ value: -1, remoteness: 4, turn: 'min' });
    expect(await json('chomp:3x3', '--position', '1,0,0')).toMatchObject({ value: -1, remoteness: 1, moves: [{ move: '1.1' }] });
  });

  it('of a finished game says who has won', async () => {
    expect(await json('tictactoe', '--position', 'xxx/oo./...')).toMatchObject({ value: 1, remoteness: 0, moves: [] });
    expect(await json('chomp:2x2', '--position', '0,0:min')).toMatchObject({ value: -1, remoteness: 0, moves: [] });
    expect((await answered(['solve', 'tictactoe', '--position', 'xxx/oo./...'])).out).toContain('value   Max has won');
  });

  it('counts points where the game does', async () => {
    const solved = await json('tree:[[6,7],[2,8]]');
    expect(await json('[[6,7],\n [2,8]]')).toMatchObject({ value: 6, unit: 'points' });
    expect(await json('[(0, 1), (1, 2)]; V_a = {2}; start: 0')).toMatchObject({ value: 1, remoteness: 2 });
    expect(solved).toMatchObject({ value: 6, remoteness: null, unit: 'points', moves: [{ value: 6 }, { value: 2 }] });
  });

  it('adds the Grundy value of Nim in which the last stick wins', async () => {
    expect((await json('nim:3,4,5')).grundy).toBe(2);
    expect((await json('nim:1,2,3')).grundy).toBe(0);
    expect(await json('nim:3,4,5:misere')).not.toHaveProperty('grundy');
    expect((await answered(['solve', 'nim:1,2,3'])).out).toContain('Grundy  0: the player to move loses');
  });

  it('tells people what each move is worth, in both languages', async () => {
    const english = (await answered(['solve', 'nim:3,4'])).out;
    expect(english).toContain('value   Max wins in 7 plies');
    expect(english).toMatch(/b1 {2}Max wins in 7 plies {2}\(best\)/);
    expect(english).toMatch(/solved {2}20 positions of the plain graph, 1 MB, verified · \d+ ms\n$/);
    const french = (await answered(['solve', 'nim:3,4'], { language: 'fr' })).out;
    expect(french).toContain('valeur  Max gagne en 7 demi-coups');
    expect(french).toMatch(/b1 {2}Max gagne en 7 demi-coups {2}\(le meilleur\)/);
  });

  it('says up front what a large game takes', async () => {
    const { notes, out } = await answered(['solve', 'chomp:9x10']);
    expect(notes).toEqual([]);
    expect(out).toContain('92,377 positions of the plain graph, 1 MB, verified');
    expect(out).toMatch(/ {2}… \(\+\d+\)\n/);
    const larger = await answered(['solve', 'chomp:13x13'], { signal: { aborted: true } });
    expect(larger.code).toBe(130);
    expect(larger.notes[0]).toBe('chomp:13x13 has 10,400,599 positions: solving it takes 50 MB.');
  });

  it.each([
    ['chomp:20x20', /chomp:20x20 has 137,846,528,819 positions and needs 657,304 MB, but the limit is 1,024 MB/],
    ['nim:10000,10000,10000', /needs [\d,]+ MB, but the limit is 1,024 MB/],
  ])('refuses %s with a sentence', async (spec, sentence) => {
    const { code, out, notes } = await answered(['solve', spec]);
    expect([code, out]).toEqual([1, '']);
    expect(notes[0]).toMatch(sentence);
  });

  it('takes an arena as minerve arena does: typed, piped or in a file', async () => {
    const text = '0 -> 1 7; 1 -> 2 8; 2 ->; win adam: 8; win eve: 7; start: 0';
    const file = join(emptyFolder(), 'handout.txt');
    writeFileSync(file, text.replaceAll('; ', '\n'));
    const expected = {
      value: 0,
      moves: [
        { move: '1', value: 0 },
        { move: '7', value: -1, remoteness: 1 },
      ],
      positions: 5,
    };
    expect(await json(text)).toMatchObject(expected);
    expect(await json(file)).toMatchObject(expected);
    expect(await json('{0: [1, 7], 1: [2, 8], 2: [], 7: [], 8: []}; win adam: 8; win eve: 7; start: 0')).toMatchObject(expected);
    expect(JSON.parse((await answered(['solve', '-', '--json'], { input: text })).out)).toMatchObject(expected);
    expect((await answered(['solve', './nowhere.txt'])).notes[0]).toMatch(/nowhere\.txt cannot be read/);
  });

  it('refuses a game without keys, and points in a game that may never end', async () => {
    const points = await answered(['solve', 'graph:a -> b; b -> a c; value c: 5; start: a']);
    expect([points.code, points.notes[0]]).toEqual([
      2,
      expect.stringMatching(/can be reached again from itself: .*minerve arena says who wins/),
    ]);
    const french = await answered(['solve', 'graph:a -> b; b -> a c; value c: 5; start: a'], { language: 'fr' });
    expect(french.notes[0]).toMatch(/peut revenir sur elle-même.*minerve arena dit qui gagne/);
  });

  it('ends cleanly at Ctrl-C in the middle of a large board', async () => {
    const run = await minerve(['solve', 'chomp:13x13'], { interruptAfter: '10,400,599 positions' });
    expect([run.code, run.out]).toEqual([130, '']);
    expect(run.err).toMatch(/Interrupted before everything was solved, so there is nothing to show\.\n$/);
  });
});
