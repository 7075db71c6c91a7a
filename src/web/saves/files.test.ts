import { describe, expect, it } from 'vitest';
import { type Problem, unwrap } from '../../core/index.ts';
import { randomMatch } from '../../fixtures/index.ts';
import { say } from '../../i18n/index.ts';
import { formsOf, type LoadedGame, writeGame } from '../../match/index.ts';
import { fileName, LARGEST, readFile } from './files.ts';

const DATE = new Date(2026, 10, 16);

const file = (content: string | Uint8Array<ArrayBuffer>, name: string) => new File([content], name);

/** The only game in a file. */
async function only(content: string, name: string, wanted?: string): Promise<LoadedGame> {
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
  return checked(taken.ok ? (taken.value.stopped as Problem) : taken.error);
}

function checked(problem: Problem): string {
  const [en, fr] = [say(problem, 'en'), say(problem, 'fr')];
  expect(fr).not.toBe(en);
  expect(fr).not.toMatch(/\b(the|is|this|line)\b/i);
  return en;
}

describe('a game in a file', () => {
  it('comes back by its contents, where its name says nothing', async () => {
    for (const spec of ['chess', 'draughts:international', 'othello', 'connect4', 'nim:21']) {
      const data = randomMatch(spec, 4);
      const text = await writeGame(data, formsOf(spec)[0], '', DATE);
      expect((await only(text, 'file')).data).toMatchObject({ game: spec, moves: data.moves });
    }
  });

  it('may have French letters, as players copy it', async () => {
    const taken = await only('1. e4 e5 2. Cf3 Cc6 3. Fb5', 'text', 'chess');
    expect(taken.stopped).toBeUndefined();
    expect(taken.data.moves).toEqual(['e4', 'e5', 'Nf3', 'Nc6', 'Bb5']);
  });

  it('is called as its owner called it, as far as file systems can take it', () => {
    expect(fileName('chess', 'pgn', 'Été: <b>../../etc</b>')).toBe('Ete-b-etc-b.pgn');
    expect(fileName('chess', 'pgn', '…')).toBe('chess.pgn');
    expect(fileName('draughts:russian', 'pdn', '')).toBe('draughts.pdn');
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
    ['JSON of tomorrow', '{"minerve":3,"games":[]}', 'x.json', /newer version/],
    ['JSON of no game', '{"minerve":1,"games":[{"match":{"game":"go"}}]}', 'x.json', /no game "go"/],
    ['JSON of nothing', '{"minerve":1,"games":[null]}', 'x.json', /not a game/],
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
