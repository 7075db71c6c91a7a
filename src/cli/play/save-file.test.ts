import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../core/index.ts';
import { parseGame } from '../../games/index.ts';
import { emptyFolder } from '../fixtures/program.ts';
import { loadGame, movedSpec } from '../load-game.ts';
import { explain } from '../problems.ts';
import { Match } from './match.ts';
import { loadMatch } from './obey.ts';
import { playersOf } from './resume.ts';
import { parseSave, saveOf, writeSave } from './save-file.ts';

const game = unwrap(parseGame('connect4'));
const match = new Match({
  spec: 'connect4',
  source: 'connect4',
  game,
  from: '44',
  moves: ['3', '3'],
  players: playersOf('min'),
  level: 7,
  time: 1500,
  seed: 42,
});

const usual = { level: 5, time: 2000, seed: 1 };

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
    writeSave(file, match);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      minerve: 1,
      game: 'connect4',
      position: '44',
      moves: ['3', '3'],
    });
    const read = await loadMatch(file);
    expect(saveOf(read.match)).toEqual(saveOf(match));
    expect(read.replaced).toEqual([]);
  });

  it('takes the place of another save, and of nothing else', async () => {
    const folder = emptyFolder();
    writeSave(join(folder, 'match.json'), match);
    writeSave(join(folder, 'match.json'), match);
    for (const [name, text] of [
      ['notes.txt', 'buy milk'],
      ['package.json', '{"name":"x"}'],
    ] as const) {
      const file = join(folder, name);
      writeFileSync(file, text);
      expect(await complaint(() => writeSave(file, match))).toMatch(/is not a match of Minerve, so it stays as it is/);
      expect(readFileSync(file, 'utf8')).toBe(text);
    }
    expect(await complaint(() => writeSave(join(folder, 'no', 'where.json'), match))).toMatch(
      /^1 The file .* cannot be written: no such file/,
    );
  });

  it('that is damaged, foreign, newer or illegal says so', async () => {
    const folder = emptyFolder();
    const load = (text: string, language: 'en' | 'fr' = 'en') => {
      const file = join(folder, 'x.json');
      writeFileSync(file, text);
      return complaint(() => loadMatch(file), language);
    };
    const save = { ...saveOf(match) };
    expect(await load('{"minerve":1,')).toMatch(
      /^1 .*x\.json is not a match of Minerve, or it is damaged: it is not JSON\. Nothing was loaded\.$/,
    );
    expect(await load('{"name":"x"}')).toMatch(/there is no "minerve" in it/);
    expect(await load('[1,2]')).toMatch(/there is no "minerve" in it/);
    expect(await load(JSON.stringify({ ...save, minerve: 2 }))).toMatch(/was written by a newer Minerve \(format 2\)/);
    expect(await load(JSON.stringify({ ...save, moves: '4,4' }))).toMatch(/is damaged: its entry "moves"/);
    expect(await load(JSON.stringify({ ...save, game: 'conect4' }))).toMatch(
      /cannot be taken up: There is no game "conect4"\. Did you mean connect4\?/,
    );
    expect(await load(JSON.stringify({ ...save, moves: ['9'] }))).toMatch(
      /cannot be taken up: Move 1: "9" is not a legal move here/,
    );
    expect(await load(JSON.stringify({ ...save, moves: ['9'] }), 'fr')).toMatch(
      /ne peut être repris : Coup 1 : « 9 » n’est pas un coup légal/,
    );
  });

  it('with other entries missing or wrong still opens, and names every one of them', () => {
    const played = { minerve: 1, game: 'nim:7', position: '7', moves: ['1'] };
    const usual = { players: { max: 'person', min: 'computer' }, level: 5, time: 2000, seed: 1 };
    const read = (entries: object) => parseSave(JSON.stringify({ ...played, ...usual, ...entries }));
    expect(parseSave(JSON.stringify(played))).toEqual({
      ok: true,
      value: { save: { ...played, ...usual }, replaced: ['players', 'level', 'time', 'seed'] },
    });
    for (const [name, wrong] of [
      ['players', { max: 'dog' }],
      ['players', 5],
      ['level', 77],
      ['level', '7'],
      ['time', -1],
      ['seed', 1.5],
      ['perfect', 'yes'],
    ] as const)
      expect(read({ [name]: wrong }), name).toEqual({ ok: true, value: { save: { ...played, ...usual }, replaced: [name] } });
    expect(read({ time: 1.5, perfect: true })).toMatchObject({
      value: { save: { time: 1.5, perfect: true, moves: ['1'] }, replaced: [] },
    });
  });

  it('names a game of one’s own from the folder of the save, and is read from anywhere', async () => {
    const folder = emptyFolder();
    mkdirSync(join(folder, 'saves'));
    const path = join(folder, 'race.mjs');
    copyFileSync(fileURLToPath(new URL('../fixtures/race.mjs', import.meta.url)), path);
    const spec = `./${relative('', path)}`;
    const race = (await loadGame(spec, () => Promise.reject())).game;
    const file = join(folder, 'saves', 'race.json');
    writeSave(
      file,
      new Match({ ...{ spec, source: spec, game: race, from: undefined, moves: ['1'], players: playersOf('both') }, ...usual }),
    );
    expect(JSON.parse(readFileSync(file, 'utf8')).game).toBe('../race.mjs');
    const { match } = await loadMatch(file);
    expect([match.spec, match.moves]).toEqual([movedSpec(spec, '.', '.'), ['1']]);
  });
});
