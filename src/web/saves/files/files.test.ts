import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../core/index.ts';
import { randomMatch, SPECS } from '../../match/fixtures/random-match.ts';
import type { MatchData } from '../../match/match-data.ts';
import { saidProblem } from '../../match/refusal.ts';
import { type FileForm, formsOf } from './form.ts';
import type { TakenGame } from './found-game.ts';
import { LARGEST, readFile } from './read-file.ts';
import { fileName, writeFile } from './write-file.ts';

const DATE = new Date(2026, 10, 16);

const file = (content: string | Uint8Array<ArrayBuffer>, name: string) => new File([content], name);

/** The only game in a file. */
async function only(content: string, name: string, wanted?: string): Promise<TakenGame> {
  const { games } = unwrap(await readFile(file(content, name), wanted));
  expect(games).toHaveLength(1);
  return unwrap(await games[0].read());
}

/** Why a file is refused, at once or when its only game is chosen. */
async function refused(content: string | Uint8Array<ArrayBuffer>, name: string, wanted?: string): Promise<string> {
  const read = await readFile(file(content, name), wanted);
  if (!read.ok) return checked(read.error);
  expect(read.value.games).toHaveLength(1);
  const taken = await read.value.games[0].read();
  if (taken.ok && taken.value.stopped === undefined) throw new Error('This was to be refused.');
  return checked(taken.ok ? (taken.value.stopped as { code: string; message: string }) : taken.error);
}

function checked(problem: { code: string; message: string }): string {
  const { en, fr } = saidProblem(problem);
  expect(fr).not.toBe(en);
  expect(fr).not.toMatch(/\b(the|is|this|line)\b/i);
  return en;
}

const cases = SPECS.flatMap((spec) => formsOf(spec).map((form): [string, FileForm] => [spec, form]));

describe('a game in a file', () => {
  it.each(cases)('of %s comes back from .%s with all its moves', async (spec, form) => {
    for (const [seed, before] of [
      [1, 0],
      [2, 7],
      [3, 0],
    ]) {
      const data = randomMatch(spec, seed, 200, before);
      const text = await writeFile(data, form, 'Name', DATE);
      const { data: read, stopped } = await only(text, `game.${form}`, spec);
      expect(stopped).toBeUndefined();
      expect(read).toMatchObject({ game: spec, moves: data.moves });
      if (form === 'json') expect(read).toEqual(data);
      else expect(read.at).toBe(data.moves.length);
      if (before > 0 && form === 'pdn') expect(read.from?.split(':H0')[0]).toBe(data.from?.split(':H0')[0]);
      else expect(read.from).toBe(data.from);
    }
  });

  it('comes back by its contents, where its name says nothing', async () => {
    for (const spec of ['chess', 'draughts:international', 'othello', 'connect4', 'nim:21']) {
      const data = randomMatch(spec, 4);
      const text = await writeFile(data, formsOf(spec)[0], '', DATE);
      expect((await only(text, 'file')).data).toMatchObject({ game: spec, moves: data.moves });
    }
  });

  it('is called as its owner called it, as far as file systems can take it', () => {
    const data = randomMatch('chess', 1);
    expect(fileName(data, 'pgn', 'Été: <b>../../etc</b>')).toBe('Ete-b-etc-b.pgn');
    expect(fileName(data, 'pgn', '…')).toBe('chess.pgn');
    expect(fileName({ ...data, game: 'draughts:russian' }, 'pdn', '')).toBe('draughts.pdn');
  });
});

describe('PGN and PDN', () => {
  it('say who played and how it ended', async () => {
    const data: MatchData = { ...randomMatch('chess', 1), moves: ['e4', 'e5'], at: 1, min: { who: 'computer', level: 4 } };
    const text = await writeFile({ ...data, resigned: 'min' }, 'pgn', '', DATE);
    expect(text).toContain('[Date "2026.11.16"]');
    expect(text).toContain('[Black "Minerve, level 4"]');
    expect(text).toContain('[Result "1-0"]');
    expect(text.trimEnd().endsWith('1. e4 e5 1-0')).toBe(true);
    expect(await writeFile({ ...data, drawn: 'agreed' }, 'pgn', '', DATE)).toContain('[Result "1/2-1/2"]');
    expect(await writeFile({ ...randomMatch('draughts', 1, 4), drawn: 'agreed' }, 'pdn', '', DATE)).toContain('"1-1"');
    const draughts: MatchData = { ...randomMatch('draughts', 1, 4), resigned: 'max' };
    expect(await writeFile(draughts, 'pdn', '', DATE)).toContain('[Result "0-2"]');
    expect(await writeFile({ ...randomMatch('draughts:english', 1, 4), resigned: 'max' }, 'pdn', '', DATE)).toContain('"0-1"');
  });

  it('with several games let one choose, also past one that is wrong', async () => {
    const text =
      '[White "A"]\n[Black "B"]\n\n1. e4 *\n\n[White "C"]\n[Event "Cup"]\n\n1. e4 (( *\n\n[White "<b>D</b>"]\n\n1. d4 d5 1/2-1/2\n';
    const { games } = unwrap(await readFile(file(text, 'x.pgn'), undefined));
    expect(games.map(({ title, details, plies }) => [title, details, plies])).toEqual([
      ['A – B', '', 1],
      ['', expect.stringMatching(/^Line 9, column \d+: /), 0],
      ['<b>D</b> – ?', '1/2-1/2', 2],
    ]);
    expect(unwrap(await games[2].read()).data.moves).toEqual(['d4', 'd5']);
    expect((await games[1].read()).ok).toBe(false);
  });

  it('keep the moves before one that is not legal, and say where it stands', async () => {
    const { data, stopped } = await only('1. e4 e5\n2. Ke3 d6 *', 'x.pgn');
    expect(data.moves).toEqual(['e4', 'e5']);
    expect(stopped?.message).toMatch(/^Line 2, column 4: .*Ke3/);
  });

  it('go on past a draw by rule where the players did', async () => {
    const shuffle = 'Nf3 Nf6 Ng1 Ng8 '.repeat(4);
    const { data } = await only(`${shuffle} e4 *`, 'x.pgn', 'chess');
    expect(data.game).toBe('chess:never');
    expect(data.moves).toHaveLength(17);
  });

  it('keep the rules of the game that the page is at where the file says none', async () => {
    expect((await only('1. 11-15 *', 'x.pdn', 'draughts:english')).data.game).toBe('draughts:english');
    expect((await only('1. 32-28 *', 'x.pdn')).data.game).toBe('draughts:international');
    expect((await only('1. d4 *', 'x.pgn', 'chess:course')).data.game).toBe('chess:course');
  });

  it('take the last position that is set up on the way', async () => {
    const { data } = await only(
      '[FEN "W:W31,32:B1,2"]\n\n1. 31-27 /FEN "B:W31:B20"/ 1... 20-24 *',
      'x.pdn',
      'draughts:international',
    );
    expect(data.moves).toEqual(['20-24']);
    expect(data.from).toMatch(/^B:W31:B20/);
  });
});

describe('a transcript', () => {
  it('may be lines of one game, or a game a line', async () => {
    expect((await only('f5d6\nc3d3\n', 'x.txt')).data.moves).toEqual(['f5', 'd6', 'c3', 'd3']);
    const { games } = unwrap(await readFile(file('f5d6\nf5f6\nF5 D6 C3\n', 'x.txt'), 'othello'));
    expect(games.map(({ plies }) => plies)).toEqual([2, 2, 3]);
    expect(unwrap(await games[2].read()).data.moves).toEqual(['f5', 'd6', 'c3']);
  });

  it('is of the game that the page is at, in doubt', async () => {
    expect((await only('4,4,5', 'x.txt', 'connect4:12x4x4')).data).toMatchObject({
      game: 'connect4:12x4x4',
      moves: ['4', '4', '5'],
    });
    expect((await only('4453', 'x.txt', 'chess')).data.game).toBe('connect4');
  });

  it('says where it goes wrong', async () => {
    expect(await refused('f5d6\nz9', 'x.txt')).toMatch(/^Line 2, column 1: "z9"/);
    expect(await refused('44448', 'x.txt')).toMatch(/^Line 1, column 5: "8" is not a legal move/);
  });
});

describe('a file that is not a game', () => {
  const nested = (open: string, close: string, count: number) => open.repeat(count) + close.repeat(count);

  it.each<[string, string | Uint8Array<ArrayBuffer>, string, RegExp]>([
    ['nothing', '', 'x.pgn', /^This file is empty/],
    ['blanks', ' \n\t', 'x.json', /^This file is empty/],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), 'x.pgn', /holds no text/],
    ['prose', 'Dear diary, today I lost.', 'x.txt', /holds no game|no game that can be read/],
    ['prose called PGN', 'Dear diary, today I lost.', 'x.pgn', /^Line 1, column \d+: /],
    ['markup', '<script>alert(1)</script>', 'x.pgn', /^Line 1, column 1: /],
    ['half a tag', '[Event "Cup', 'x.pgn', /^Line 1, column \d+: /],
    ['half a comment', '1. e4 {good', 'x.pgn', /^Line 1, column 7: /],
    ['an open variation', '1. e4 (1. d4', 'x.pgn', /is not closed/],
    ['another kind of chess', '[Variant "Atomic"]\n\n1. e4 *', 'x.pgn', /Atomic/],
    ['another kind of draughts', '[GameType "30"]\n\n1. 32-28 *', 'x.pdn', /Turkish/],
    ['a bad FEN', '[FEN "nonsense"]\n\n1. e4 *', 'x.pgn', /^Line 1, column 1: this FEN is refused/],
    ['half a JSON file', '{"minerve":1,"games":[{', 'x.json', /cut off/],
    ['other JSON', '{"name":"left-pad"}', 'x.json', /no games of Minerve/],
    ['JSON of tomorrow', '{"minerve":2,"games":[]}', 'x.json', /newer version/],
    ['JSON of no game', '{"minerve":1,"games":[{"match":{"game":"go"}}]}', 'x.json', /no game "go"/],
    ['JSON of nothing', '{"minerve":1,"games":[null]}', 'x.json', /no game/],
    ['deep JSON', nested('[', ']', 200_000), 'x.json', /cut off|no games of Minerve/],
    ['a large transcript', '4'.repeat(LARGEST + 1), 'x.txt', /at most 1 MB/],
    ['a large JSON', `{"minerve":1,"games":[${' '.repeat(LARGEST)}]}`, 'x.json', /at most 1 MB/],
  ])('is refused: %s', async (_, content, name, why) => {
    expect(await refused(content, name)).toMatch(why);
  });

  it('is read in time, whatever its variations do', async () => {
    const bomb = `1. e4 ${'(1. d4 '.repeat(140_000)}${')'.repeat(19_000)}`;
    expect(await refused(bomb.slice(0, LARGEST), 'x.pgn')).toMatch(/is not closed/);
    const deep = `1. e4 ${nested('(1. d4 ', ') ', 100_000)} e5 *`;
    const { data, stopped } = await only(deep, 'x.pgn');
    expect(data.moves).toEqual(['e4', 'e5']);
    expect(stopped).toBeUndefined();
  });

  it('of which only the beginning is read says so, and gives whole games only', async () => {
    const game = '[White "A"]\n\n1. e4 e5 *\n\n';
    const { games, cut } = unwrap(await readFile(file(game.repeat(60_000), 'x.pgn'), undefined));
    expect(cut).toBe(true);
    expect(games.length).toBe(3000);
    const long = `[White "A"]\n\n1. e4 {${'x'.repeat(300_000)}} e5 *\n\n`;
    const read = unwrap(await readFile(file(long.repeat(5), 'x.pgn'), undefined));
    expect(read.games).toHaveLength(3);
    for (const found of read.games) expect((await found.read()).ok).toBe(true);
  });

  it('with more moves than are read gives the first of them', async () => {
    const { data, stopped } = await only(`${'Nf3 Nf6 Ng1 Ng8 '.repeat(1300)}*`, 'x.pgn');
    expect(data.moves).toHaveLength(5000);
    expect(stopped?.message).toMatch(/At most 5000 moves/);
  });
});
