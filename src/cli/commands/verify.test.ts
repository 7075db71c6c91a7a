import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Random } from '../../core/index.ts';
import { answered } from '../fixtures/in-process.ts';
import { emptyFolder } from '../fixtures/program.ts';

const folder = emptyFolder();
const at = (name: string) => join(folder, name);
const write = (spec: string, name: string) => answered(['strategy', spec, '--out', at(name)]);
const verify = (name: string, language: 'en' | 'fr' = 'en') => answered(['verify', at(name)], { language });

/** A file with its checksum made right again, as a forger would. */
function forged(lines: readonly string[]): string {
  const text = `${lines.join('\n')}\n`;
  let sum = 0x811c9dc5 | 0;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return `${text}end ${(sum >>> 0).toString(16).padStart(8, '0')}\n`;
}

describe('a strategy', () => {
  it.each(['chomp:3x4', 'nim:3,4,5:misere', 'tictactoe:3x2x2', 'connect4:3x3x3', 'graph', '[[6,7],[2,8]]'])(
    'of %s is written and verified',
    async (spec) => {
      const written = await write(spec, 'a.sol');
      expect([written.code, written.out]).toEqual([0, '']);
      expect(written.notes[0]).toMatch(
        /^Written: .*a\.sol, [\d,]+ positions, [\d,]+ bytes\. "minerve verify .*a\.sol" checks it\.$/,
      );
      const { code, out, notes } = await verify('a.sol');
      expect([code, notes]).toEqual([0, []]);
      expect(out).toMatch(/a\.sol is right: it solves .*positions? and .*moves?\./);
    },
  );

  it('of tic-tac-toe has a line for each of the 5,478 positions, and programs are told so', async () => {
    const { out } = await answered(['strategy', 'tictactoe', '--out', at('t.sol'), '--json']);
    expect(JSON.parse(out)).toMatchObject({ game: 'tictactoe', positions: 5478, moves: 16167, winner: 'draw', rank: null });
    expect(readFileSync(at('t.sol'), 'utf8').split('\n')).toHaveLength(5478 + 3);
    const checked = await answered(['verify', at('t.sol'), '--json']);
    expect(JSON.parse(checked.out)).toMatchObject({ ok: true, game: 'tictactoe', positions: 5478, moves: 16167, winner: 'draw' });
  });

  it('of an arena of one’s own carries the arena, and is checked against that', async () => {
    writeFileSync(at('own.txt'), '0 -> 1 2; 1 -> 0; 2 ->; win eve: 2; start: 0');
    await write(at('own.txt'), 'own.sol');
    const { out } = await verify('own.sol', 'fr');
    expect(out).toContain('est juste');
    expect(out).toContain('trait à Adam : match nul');
    expect(out).toContain("L'arène est celle que contient le fichier.");
  });

  it('wants to know where, and leaves other files alone', async () => {
    expect((await answered(['strategy', 'nim:5'])).notes[0]).toMatch(/where to write: type --out/);
    writeFileSync(at('diary.txt'), 'dear diary');
    const refused = await write('nim:5', 'diary.txt');
    expect([refused.code, refused.notes[0]]).toEqual([
      1,
      expect.stringMatching(/diary\.txt is there already and is not a solution/),
    ]);
    expect(readFileSync(at('diary.txt'), 'utf8')).toBe('dear diary');
    const nowhere = await write('nim:5', 'no/such/folder/a.sol');
    expect([nowhere.code, nowhere.notes[0]]).toEqual([1, expect.stringMatching(/cannot be written/)]);
  });
});

describe('a solution file is refused', () => {
  it('at whatever place it was cut off', async () => {
    await write('chomp:2x3', 'whole.sol');
    const whole = readFileSync(at('whole.sol'), 'utf8');
    for (let length = 0; length < whole.length - 1; length += 7) {
      writeFileSync(at('cut.sol'), whole.slice(0, length));
      const { code, out, notes } = await verify('cut.sol');
      expect([code, out]).toEqual([1, '']);
      expect(notes[0]).toMatch(/cut\.sol is refused\. .*(cut off|not a solution file|changed)/);
    }
    writeFileSync(at('cut.sol'), whole.slice(0, whole.length / 2));
    expect((await verify('cut.sol')).notes[0]).toMatch(
      /The file stops after \d+ of its 16 positions: it was cut off\. Write it again\.$/,
    );
    expect((await verify('cut.sol', 'fr')).notes[0]).toMatch(
      /Le fichier s'arrête après \d+ de ses 16 positions : il a été coupé/,
    );
  });

  it('wherever a digit was changed', async () => {
    await write('chomp:2x3', 'whole.sol');
    const whole = readFileSync(at('whole.sol'), 'utf8');
    const random = new Random(3);
    const digits = [...whole.matchAll(/\d/g)].map(({ index }) => index);
    for (let trial = 0; trial < 60; trial++) {
      const place = random.pick(digits);
      const other = `${(Number(whole[place]) + random.between(1, 9)) % 10}`;
      writeFileSync(at('edited.sol'), whole.slice(0, place) + other + whole.slice(place + 1));
      const { code, notes } = await verify('edited.sol');
      expect([place, code]).toEqual([place, 1]);
      expect(notes[0]).toMatch(/is refused\. .*(changed|cut off|another arena|not a solution file|version)/);
    }
    writeFileSync(at('edited.sol'), whole.replace('\n+ ', '\n- '));
    expect((await verify('edited.sol')).notes[0]).toMatch(/The checksum does not fit: the file was changed after it was written/);
  });

  it('with the position, wherever a forger made the checksum fit', async () => {
    await write('chomp:2x2', 'whole.sol');
    const lines = readFileSync(at('whole.sol'), 'utf8').split('\n').slice(0, -2);
    for (let line = 1; line < lines.length; line++) {
      const [winner, rank, move] = lines[line].split(' ');
      for (const wrong of [
        `${winner === '+' ? '-' : '+'} ${rank} ${move}`,
        `= . ${move}`,
        `${winner} ${Number(rank) + 1} ${move}`,
      ]) {
        writeFileSync(at('forged.sol'), forged(lines.with(line, wrong)));
        const { code, notes } = await verify('forged.sol');
        expect([line, wrong, code]).toEqual([line, wrong, 1]);
        expect(notes[0]).toMatch(/forged\.sol is refused\. Position \d_[ae]: /);
      }
    }
  });

  it('where it solves another arena than the game that it names', async () => {
    await write('chomp:2x3', 'whole.sol');
    const lines = readFileSync(at('whole.sol'), 'utf8').replace('chomp:2x3', 'chomp:3x3').split('\n').slice(0, -2);
    writeFileSync(at('other.sol'), forged(lines));
    const { code, out } = await answered(['verify', at('other.sol'), '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      code: 'other-arena',
      reason: expect.stringMatching(/number of positions is 16/),
    });
  });

  it('where it names a program to run', async () => {
    await write('chomp:2x2', 'whole.sol');
    writeFileSync(at('evil.mjs'), `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(at('ran'))}, '');`);
    const lines = readFileSync(at('whole.sol'), 'utf8').replace('chomp:2x2', at('evil.mjs')).split('\n').slice(0, -2);
    writeFileSync(at('evil.sol'), forged(lines));
    expect((await verify('evil.sol')).code).toBe(1);
    expect(existsSync(at('ran'))).toBe(false);
  });

  it('where it is something else, or is not there, or was not named', async () => {
    writeFileSync(at('notes.txt'), 'buy milk');
    expect((await verify('notes.txt')).notes[0]).toMatch(/This is not a solution file of minerve: its first line is not JSON\.$/);
    expect((await verify('nowhere.sol')).notes[0]).toMatch(/nowhere\.sol cannot be read: no such file/);
    const unnamed = await answered(['verify']);
    expect([unnamed.code, unnamed.notes[0]]).toEqual([2, expect.stringMatching(/verify wants the file of a solution/)]);
  });
});
