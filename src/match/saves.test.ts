import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../core/index.ts';
import { randomMatch, SPECS } from '../fixtures/index.ts';
import type { MatchData } from './data.ts';
import { Match } from './match.ts';
import { readSaves, shortName, writeSaves } from './saves.ts';

/** Files that earlier versions wrote. */
const fixture = (name: string) => readFileSync(new URL(`../../golden/files/${name}.json`, import.meta.url), 'utf8');

const PERSON = { who: 'person' };

function only(text: string, reading: Parameters<typeof readSaves>[1] = {}): MatchData {
  const saves = unwrap(readSaves(text, reading));
  expect(saves).toHaveLength(1);
  return unwrap(saves[0].match);
}

describe('a save', () => {
  it.each(SPECS)('of %s is read back unchanged', (spec) => {
    const data: MatchData = { ...randomMatch(spec, 3, 40, 4), max: { who: 'computer', perfect: true }, record: '1. e4 *' };
    const text = writeSaves([{ name: 'Été', data }]);
    expect(JSON.parse(text).minerve).toBe(2);
    expect(unwrap(readSaves(text))).toEqual([{ name: 'Été', match: { ok: true, value: data }, mended: [] }]);
    for (const reading of [{ anyGame: true, mends: true }, { anyGame: true }]) expect(only(text, reading)).toEqual(data);
  });

  it.each([
    ['terminal-chess-1', { moves: ['e4', 'Nc6'], at: 2, max: PERSON, min: { who: 'computer', level: 1 }, seed: 5 }],
    ['terminal-connect4-1', { from: '44', moves: ['4'], max: PERSON, min: PERSON, computer: { level: 7, ms: 1500 }, seed: 42 }],
    ['terminal-huff-1', { game: 'draughts', moves: ['18-23', '32-28', '17-22', '~23:31-27'], at: 4 }],
    ['terminal-perfect-1', { game: 'nim:9', moves: ['1', '3'], min: { who: 'computer', perfect: true }, seed: 3 }],
  ])('of the terminal’s first format opens in the app and in the terminal: %s', async (name, expected) => {
    for (const reading of [{}, { anyGame: true, mends: true }]) expect(only(fixture(name), reading)).toMatchObject(expected);
  });

  it('of a user-defined game opens in the terminal, and the app refuses it and says so', () => {
    const text = fixture('terminal-own-1');
    expect(only(text, { anyGame: true })).toMatchObject({ game: './race.mjs', from: '{"sum":0,"turn":1}', moves: ['1'] });
    const [{ match }] = unwrap(readSaves(text));
    expect(!match.ok && match.error.message).toMatch(/a user-defined game, \.\/race\.mjs\. The terminal opens it/);
  });

  it('of the app’s first format opens in the app and in the terminal', () => {
    for (const reading of [{}, { anyGame: true, mends: true }]) {
      const saves = unwrap(readSaves(fixture('page-export-1'), reading));
      expect(saves.map(({ name, match }) => [name, unwrap(match)])).toEqual(
        JSON.parse(fixture('page-export-1')).games.map(({ name, match }: { name: string; match: unknown }) => [name, match]),
      );
    }
  });

  it('of an old terminal has no `from` if the game began at its start', async () => {
    const { parseGame } = await import('../games/index.ts');
    const game = unwrap(parseGame('chess'));
    expect(unwrap(Match.open(game, only(fixture('terminal-chess-1')))).data.from).toBeUndefined();
  });

  it('with missing or wrong entries can be opened with `mends`, which names all of them', () => {
    const played = { minerve: 1, game: 'nim:7', position: '7', moves: ['1'] };
    const usual = { players: { max: 'person', min: 'computer' }, level: 5, time: 2000, seed: 1 };
    const read = (entries: object) =>
      unwrap(readSaves(JSON.stringify({ ...played, ...entries }), { anyGame: true, mends: true }))[0];
    const whole = { game: 'nim:7', from: '7', moves: ['1'], at: 1, max: PERSON, min: { who: 'computer', level: 5 }, seed: 1 };
    expect(read({})).toEqual({ name: '', match: { ok: true, value: whole }, mended: ['players', 'level', 'time', 'seed'] });
    for (const [name, wrong] of [
      ['players', { max: 'dog' }],
      ['players', 5],
      ['level', 77],
      ['level', '7'],
      ['time', -1],
      ['seed', 1.5],
      ['perfect', 'yes'],
    ] as const)
      expect(read({ ...usual, [name]: wrong }), name).toEqual({ name: '', match: { ok: true, value: whole }, mended: [name] });
    const timed = read({ ...usual, time: 1.5 });
    expect(timed).toMatchObject({ match: { value: { min: { who: 'computer', level: 5, ms: 1.5 } } }, mended: [] });
    expect(read({ ...usual, position: undefined }).match.ok).toBe(false);
  });

  it.each([
    ['{"minerve":2,', 'bad-json'],
    ['[1,2]', 'other-json'],
    ['{"name":"left-pad"}', 'other-json'],
    ['{"minerve":"2","games":[]}', 'other-json'],
    ['{"minerve":3,"games":[]}', 'newer-file'],
  ])('is refused if the text is not a save: %s', (text, code) => {
    const read = readSaves(text);
    expect(!read.ok && read.error.code).toBe(code);
  });

  it('has a name that is one line of visible characters', () => {
    expect(shortName(`  a\n\u202eb${'x'.repeat(200)}`)).toBe(`a b${'x'.repeat(57)}`);
  });
});
