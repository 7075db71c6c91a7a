import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { matchOf } from '../../fixtures/index.ts';
import { PERSON, writeSaves } from '../../match/index.ts';
import { emptyFolder } from '../fixtures/program.ts';
import { loadGame, movedSpec } from '../load-game.ts';
import { explain } from '../problems.ts';
import { loadMatch, openMatch, writeMatch } from './files.ts';
import { computerSeat, seatsOf } from './terminal-match.ts';

const strength = { level: 7, time: 1500, perfect: false };
const match = matchOf('connect4', '3 3', { from: '44', at: 1, ...seatsOf('min', computerSeat(strength)), seed: 42 });

async function complaint(work: () => unknown, language: 'en' | 'fr' = 'en'): Promise<string> {
  try {
    await work();
  } catch (thrown) {
    const { exitCode, text } = explain(thrown, language, false);
    return `${exitCode} ${text}`;
  }
  return 'none';
}

describe('a saved match', () => {
  it('is read back as it was', async () => {
    const file = join(emptyFolder(), 'match.json');
    writeMatch(file, { match, strength });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ minerve: 2, games: [{ match: match.data }] });
    const read = await loadMatch(file);
    expect(read.match.data).toEqual(match.data);
    expect(read).toMatchObject({ strength, source: 'connect4', mended: [], count: 1 });
  });

  it('keeps its name', async () => {
    const file = join(emptyFolder(), 'match.json');
    writeFileSync(file, writeSaves([{ name: 'My precious name', data: match.data }]));
    const loaded = await loadMatch(file);
    writeMatch(file, loaded);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      minerve: 2,
      games: [{ name: 'My precious name', match: match.data }],
    });
  });

  it('replaces another save, and no other file', async () => {
    const folder = emptyFolder();
    writeMatch(join(folder, 'match.json'), { match, strength });
    writeMatch(join(folder, 'match.json'), { match, strength });
    for (const [name, text] of [
      ['notes.txt', 'buy milk'],
      ['package.json', '{"name":"x"}'],
    ] as const) {
      const file = join(folder, name);
      writeFileSync(file, text);
      expect(await complaint(() => writeMatch(file, { match, strength }))).toMatch(
        /is not a Minerve game, so it was left unchanged/,
      );
      expect(readFileSync(file, 'utf8')).toBe(text);
    }
    expect(await complaint(() => writeMatch(join(folder, 'no', 'where.json'), { match, strength }))).toMatch(
      /^1 The file .* cannot be written: no such file/,
    );
  });

  it.each([
    [
      'with several games',
      writeSaves([match, match].map(({ data }) => ({ name: 'x', data }))),
      /holds 2 games/,
      /contient 2 parties/,
    ],
    ['of a newer format', '{"minerve":9,"games":[]}', /by a newer Minerve \(format 9\)/, /plus récent \(format 9\)/],
    ['that is cut off', '{"minerve":2,"games":[{"match":', /is not a Minerve game/, /n’est pas une partie de Minerve/],
    ['that is damaged', '{"minerve":2,"games":[{"match":{"game":"chess"}}]}', /no list of moves/, /liste de coups/],
    ['with an illegal move', writeSaves([{ name: '', data: { ...match.data, moves: ['9'] } }]), /Move 1: "9"/, /Coup 1 : « 9 »/],
    [
      'with wrong entries',
      JSON.stringify({ minerve: 2, games: [{ match: { ...match.data, min: { who: 'robot', brain: 'xyz' }, seed: 1.5 } }] }),
      /is damaged: "min", "seed" are missing or wrong/,
      /est endommagé : « min », « seed » manquent ou sont incorrects/,
    ],
    ['of an unknown game', writeSaves([{ name: '', data: { ...match.data, game: 'hex' } }]), /no game "hex"/, /« hex »/],
  ])('never replaces a file %s', async (_, text, en, fr) => {
    const file = join(emptyFolder(), 'backup.json');
    writeFileSync(file, text);
    const message = await complaint(() => writeMatch(file, { match, strength }));
    expect(message).toMatch(en);
    expect(message).toMatch(/^1 .*backup\.json already exists .*, so it was left unchanged: choose another name/);
    expect(await complaint(() => writeMatch(file, { match, strength }), 'fr')).toMatch(fr);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('replaces a save of a user-defined game without loading that game', () => {
    const file = join(emptyFolder(), 'race.json');
    for (const game of ['./gone.mjs', 'tree:@gone.txt']) {
      writeFileSync(file, writeSaves([{ name: '', data: { ...match.data, game } }]));
      writeMatch(file, { match, strength });
      expect(JSON.parse(readFileSync(file, 'utf8')).games[0].match.game).toBe('connect4');
    }
  });

  it('that is damaged, foreign, newer or illegal says so', async () => {
    const folder = emptyFolder();
    const load = (text: string, language: 'en' | 'fr' = 'en') => {
      const file = join(folder, 'x.json');
      writeFileSync(file, text);
      return complaint(() => loadMatch(file), language);
    };
    const save = (changes: object) => JSON.stringify({ minerve: 2, games: [{ match: { ...match.data, ...changes } }] });
    expect(await load('{"minerve":1,')).toMatch(
      /^1 .*x\.json is not a Minerve game, or it is damaged: it is not JSON\. Nothing was loaded\.$/,
    );
    expect(await load('{"name":"x"}')).toMatch(/it has no "minerve" entry/);
    expect(await load('[1,2]')).toMatch(/it has no "minerve" entry/);
    expect(await load('{"minerve":3,"games":[]}')).toMatch(/was written by a newer Minerve \(format 3\)/);
    expect(await load(save({ moves: '4,4' }))).toMatch(/cannot be resumed: .* no list of moves/);
    expect(await load(save({ game: 'conect4' }))).toMatch(
      /cannot be resumed: There is no game "conect4"\. Did you mean connect4\?/,
    );
    expect(await load(save({ moves: ['9'] }))).toMatch(/cannot be resumed: Move 1: "9" is not a legal move here/);
    expect(await load(save({ moves: ['9'] }), 'fr')).toMatch(/ne peut être repris : Coup 1 : « 9 » n’est pas un coup légal/);
  });

  it('of several games opens the first, or the one with the given number', async () => {
    const file = join(emptyFolder(), 'all.json');
    const other = matchOf('nim:9', '1 2', { max: { who: 'computer', ms: 3000 } });
    writeFileSync(file, writeSaves([match, other].map(({ data }) => ({ name: 'x', data }))));
    expect(await loadMatch(file)).toMatchObject({ source: 'connect4', count: 2 });
    const second = await loadMatch(file, undefined, 2);
    expect([second.source, second.strength]).toEqual(['nim:9', { level: 10, time: 3000, perfect: false }]);
    expect(await complaint(() => loadMatch(file, undefined, 3))).toMatch(/^2 There is no game 3 in /);
  });

  it('names a user-defined game relative to its own folder, so that it can be read from anywhere', async () => {
    const folder = emptyFolder();
    mkdirSync(join(folder, 'saves'));
    const path = join(folder, 'race.mjs');
    copyFileSync(fileURLToPath(new URL('../../../golden/files/race.mjs', import.meta.url)), path);
    const spec = `./${relative('', path)}`;
    const race = (await loadGame(spec, () => Promise.reject())).game;
    const file = join(folder, 'saves', 'race.json');
    const data = { game: spec, moves: ['1'], at: 1, max: PERSON, min: PERSON, seed: 1 };
    writeMatch(file, { match: openMatch(race, data), strength });
    expect(JSON.parse(readFileSync(file, 'utf8')).games[0].match.game).toBe('../race.mjs');
    const { match, strength: kept } = await loadMatch(file);
    expect(kept).toEqual(strength);
    expect([match.spec, match.data.moves]).toEqual([movedSpec(spec, '.', '.'), ['1']]);
  });
});
