import { describe, expect, it } from 'vitest';
import { unwrap } from '../core/index.ts';
import { randomMatch, SPECS } from '../fixtures/index.ts';
import type { MatchData } from './data.ts';
import { type FileForm, formsOf, type LoadedGame, readGames, writeGame } from './records.ts';

const DATE = new Date(2026, 10, 16);

const BODY = '{Before.} 1. e4 $1 {Best.} (1. d4 d5 (1... Nf6) 2. c4) 1... e5 2. Nf3 1-0\n';
const ANNOTATED = `[Event "Club, A"]
[Site "Lyon"]
[Date "1901.02.03"]
[Round "4"]
[White "Adam"]
[Black "Eve"]
[Result "1-0"]
[ECO "C40"]

${BODY}`;

/** The only game in a text. */
async function only(text: string, form: FileForm, wanted?: string): Promise<LoadedGame> {
  const games = unwrap(await readGames(text, form, wanted));
  expect(games).toHaveLength(1);
  return unwrap(await games[0].read());
}

const cases = SPECS.flatMap((spec) => formsOf(spec).map((form): [string, FileForm] => [spec, form]));

describe('a game in a file', () => {
  it.each(cases)('of %s is read back from .%s with all its moves', async (spec, form) => {
    for (const [seed, before] of [
      [1, 0],
      [2, 7],
      [3, 0],
    ]) {
      const data = randomMatch(spec, seed, 200, before);
      const text = await writeGame(data, form, 'Name', DATE);
      const { data: read, stopped } = await only(text, form, spec);
      expect(stopped).toBeUndefined();
      expect(read).toMatchObject({ game: spec, moves: data.moves });
      if (form === 'json') expect(read).toEqual(data);
      else expect(read.at).toBe(data.moves.length);
      if (before > 0 && form === 'pdn') expect(read.from?.split(':H0')[0]).toBe(data.from?.split(':H0')[0]);
      else expect(read.from).toBe(data.from);
    }
  });
});

describe('the forms of a game', () => {
  it('begin with what other programs read; the complete form, JSON, exists for every game', () => {
    const forms = (...specs: string[]) => specs.map((spec) => formsOf(spec).join(' '));
    expect(forms('chess:course', 'draughts:english')).toEqual(['pgn json', 'pdn json']);
    expect(forms('othello:6x6', 'connect4')).toEqual(['txt json', 'txt json']);
    expect(forms('tictactoe', 'nim:3,4,5', 'constructor')).toEqual(['json', 'json', 'json']);
  });
});

describe('PGN and PDN', () => {
  it('say who played and how it ended', async () => {
    const data: MatchData = { ...randomMatch('chess', 1), moves: ['e4', 'e5'], at: 1, min: { who: 'computer', level: 4 } };
    const text = await writeGame({ ...data, resigned: 'min' }, 'pgn', '', DATE);
    expect(text).toContain('[Date "2026.11.16"]');
    expect(text).toContain('[Black "Minerve, level 4"]');
    expect(text).toContain('[Result "1-0"]');
    expect(text.trimEnd().endsWith('1. e4 e5 1-0')).toBe(true);
    expect(await writeGame({ ...data, drawn: 'agreed' }, 'pgn', '', DATE)).toContain('[Result "1/2-1/2"]');
    expect(await writeGame({ ...randomMatch('draughts', 1, 4), drawn: 'agreed' }, 'pdn', '', DATE)).toContain('"1-1"');
    const draughts: MatchData = { ...randomMatch('draughts', 1, 4), resigned: 'max' };
    expect(await writeGame(draughts, 'pdn', '', DATE)).toContain('[Result "0-2"]');
    expect(await writeGame({ ...randomMatch('draughts:english', 1, 4), resigned: 'max' }, 'pdn', '', DATE)).toContain('"0-1"');
  });

  it('with several games: lists them all, also those after a faulty one', async () => {
    const text =
      '[White "A"]\n[Black "B"]\n\n1. e4 *\n\n[White "C"]\n[Event "Cup"]\n\n1. e4 (( *\n\n[White "<b>D</b>"]\n\n1. d4 d5 1/2-1/2\n';
    const games = unwrap(await readGames(text, 'pgn', undefined));
    expect(games.map(({ title, details, plies }) => [title, details, plies])).toEqual([
      ['A – B', '', 1],
      ['', expect.objectContaining({ message: expect.stringMatching(/^Line 9, column \d+: /) }), 0],
      ['<b>D</b> – ?', '1/2-1/2', 2],
    ]);
    expect(unwrap(await games[2].read()).data.moves).toEqual(['d4', 'd5']);
    expect((await games[1].read()).ok).toBe(false);
  });

  it('keep names, event, result, comments, glyphs and variations through import, save and export', async () => {
    const { data } = await only(ANNOTATED, 'pgn');
    expect(data.moves).toEqual(['e4', 'e5', 'Nf3']);
    const saved = await only(await writeGame(data, 'json', 'Kept'), 'json');
    const ours = ANNOTATED.replace('\n\n', '\n[Software "Minerve"]\n\n');
    expect(await writeGame(saved.data, 'pgn', '', DATE)).toBe(ours);
    expect(await writeGame((await only(ours, 'pgn')).data, 'pgn', '', DATE)).toBe(ours);
    const huffs = await writeGame(
      { ...randomMatch('draughts', 1), moves: ['18-23', '32-28', '17-22', '~23:31-27'], at: 4 },
      'pdn',
      '',
      DATE,
    );
    const again = await only(huffs, 'pdn', 'draughts');
    expect(await writeGame(again.data, 'pdn', '', DATE)).toBe(huffs);
  });

  it('keep annotations as far as the moves are those of the record, and name the computer that continues', async () => {
    const { data } = await only(ANNOTATED, 'pgn');
    const other = { ...data, moves: ['e4', 'c5'], at: 2, min: { who: 'computer', level: 4 } as const };
    const text = await writeGame(other, 'pgn', '', DATE);
    expect(text).toContain('[Event "Club, A"]');
    expect(text).toMatch(/\[White "Adam"\]\n\[Black "Minerve, level 4"\]\n\[Result "\*"\]/);
    expect(text).toMatch(/\{Before\.\} 1\. e4 \$1 \{Best.\} \(1\. d4 d5 \(1\.\.\. Nf6\) 2\. c4\) 1\.\.\. c5 \*/);
    const resigned = await writeGame({ ...data, resigned: 'max' }, 'pgn', '', DATE);
    expect(resigned).toContain('[Result "0-1"]');
  });

  it('keep only the tags of a record that is too long, and nothing of a damaged one', async () => {
    const { data } = await only(ANNOTATED.replace('Before.', 'x'.repeat(100_000)), 'pgn');
    expect(await writeGame(data, 'pgn', '', DATE)).toMatch(/\[White "Adam"\].*\n1\. e4 e5 2\. Nf3 \*/s);
    expect(await writeGame({ ...data, record: '1. e4 (((' }, 'pgn', '', DATE)).toMatch(
      /\[Event "Minerve"\].*\n1\. e4 e5 2\. Nf3 \*/s,
    );
  });

  it('keep the moves before an illegal one, and say where it is', async () => {
    const { data, stopped } = await only('1. e4 e5\n2. Ke3 d6 *', 'pgn');
    expect(data.moves).toEqual(['e4', 'e5']);
    expect(stopped?.message).toMatch(/^Line 2, column 4: .*Ke3/);
  });

  it('go on after a draw by rule if the players did', async () => {
    const shuffle = 'Nf3 Nf6 Ng1 Ng8 '.repeat(4);
    const { data } = await only(`${shuffle} e4 *`, 'pgn', 'chess');
    expect(data.game).toBe('chess:never');
    expect(data.moves).toHaveLength(17);
  });

  it('are read by the rules of the page’s game if the file names none', async () => {
    expect((await only('1. 11-15 *', 'pdn', 'draughts:english')).data.game).toBe('draughts:english');
    expect((await only('1. 32-28 *', 'pdn')).data.game).toBe('draughts:international');
    expect((await only('1. d4 *', 'pgn', 'chess:course')).data.game).toBe('chess:course');
  });

  it('start from the last position that the record sets up', async () => {
    const { data } = await only(
      '[FEN "W:W31,32:B1,2"]\n\n1. 31-27 /FEN "B:W31:B20"/ 1... 20-24 *',
      'pdn',
      'draughts:international',
    );
    expect(data.moves).toEqual(['20-24']);
    expect(data.from).toMatch(/^B:W31:B20/);
  });
});

describe('a transcript', () => {
  it('may be one game on several lines, or one game per line', async () => {
    expect((await only('f5d6\nc3d3\n', 'txt')).data.moves).toEqual(['f5', 'd6', 'c3', 'd3']);
    const games = unwrap(await readGames('f5d6\nf5f6\nF5 D6 C3\n', 'txt', 'othello'));
    expect(games.map(({ plies }) => plies)).toEqual([2, 2, 3]);
    expect(unwrap(await games[2].read()).data.moves).toEqual(['f5', 'd6', 'c3']);
  });

  it('in doubt belongs to the page’s game', async () => {
    expect((await only('4,4,5', 'txt', 'connect4:12x4x4')).data).toMatchObject({
      game: 'connect4:12x4x4',
      moves: ['4', '4', '5'],
    });
    expect((await only('4453', 'txt', 'chess')).data.game).toBe('connect4');
  });

  it('is written in the form that other programs use', async () => {
    const written = (game: string, moves: string[]) =>
      writeGame({ ...randomMatch(game, 1, 0), moves, at: moves.length }, 'txt', '', DATE);
    expect(await written('othello', ['f5', 'd6', 'c3'])).toBe('f5d6c3\n');
    expect(await written('connect4', ['4', '4', '5'])).toBe('445\n');
    expect(await written('connect4:12x4x4', ['4', '12'])).toBe('# game: connect4:12x4x4\n4,12\n');
    expect(await written('connect4:12x4x4', ['12'])).toBe('# game: connect4:12x4x4\n12,\n');
    expect(await written('othello', [])).toBe('# game: othello\n\n');
  });

  it('of Othello may omit passes, and is written with pa for a pass', async () => {
    const played = Array.from({ length: 20 }, (_, seed) => randomMatch('othello:4x4', seed));
    const data = played.find(({ moves }) => moves.includes('pass')) as MatchData;
    const text = await writeGame(data, 'txt', '', DATE);
    expect(text).toContain('pa');
    const { data: read, stopped } = await only(text.replaceAll('pa', ''), 'txt');
    expect([read.moves.filter((move) => move !== 'pass'), stopped]).toEqual([
      data.moves.filter((move) => move !== 'pass'),
      undefined,
    ]);
    expect(read.moves).toContain('pass');
  });

  it('names the place of an error', async () => {
    expect((await only('f5d6\nz9', 'txt')).stopped?.message).toMatch(/^Line 2, column 1: "z9"/);
    expect((await only('44448', 'txt')).stopped?.message).toMatch(/^Line 1, column 5: "8" is not a legal move/);
  });
});
