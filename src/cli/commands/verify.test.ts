import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '../../core/index.ts';
import { loadGame } from '../../engines/index.ts';
import { parseGame, parseGraph } from '../../games/index.ts';
import { arenaFromGraph, attractors, explore, writeSolution } from '../../solve/index.ts';
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
      expect(out).toMatch(/a\.sol is correct.* [\d,]+ positions?( of the doubled graph)? and [\d,]+ moves?\./);
    },
  );

  it('of tic-tac-toe has a line for each of the 5,478 positions, and the JSON counts them', async () => {
    const { out } = await answered(['strategy', 'tictactoe', '--out', at('t.sol'), '--json']);
    expect(JSON.parse(out)).toMatchObject({ game: 'tictactoe', positions: 5478, moves: 16167, winner: 'draw', rank: null });
    expect(readFileSync(at('t.sol'), 'utf8').split('\n')).toHaveLength(5478 + 3);
    const checked = await answered(['verify', at('t.sol'), '--json']);
    expect(JSON.parse(checked.out)).toMatchObject({ ok: true, game: 'tictactoe', positions: 5478, moves: 16167, winner: 'draw' });
  });

  it('of a game of points proves the points: a file that claims others is refused, though the same player wins', async () => {
    const { out } = await answered(['strategy', '[[6,7],[2,8]]', '--out', at('p.sol'), '--json']);
    expect(JSON.parse(out)).toMatchObject({ winner: 'adam', rank: null, value: 6, unit: 'points', remoteness: null });
    expect(JSON.parse((await answered(['verify', at('p.sol'), '--json'])).out)).toMatchObject({
      ok: true,
      value: 6,
      unit: 'points',
    });
    expect((await verify('p.sol')).out).toContain("to move: +6, in points from Adam's view.");
    const lines = readFileSync(at('p.sol'), 'utf8').split('\n').slice(0, -2);
    writeFileSync(at('p.sol'), forged(lines.with(1, lines[1].replace(/^6/, '7'))));
    expect((await verify('p.sol')).notes[0]).toMatch(/is refused\. .*its value is 7, but the best move leads to 6/);
  });

  it('that the library wrote of a person’s own game is checked by the rules of its module', async () => {
    const module = fileURLToPath(new URL('../../../golden/files/race.mjs', import.meta.url));
    const arena = unwrap(explore(await loadGame(module)));
    const text = unwrap(writeSolution(arena, unwrap(attractors(arena))));
    writeFileSync(at('race.sol'), text);
    const unnamed = await verify('race.sol');
    expect([unnamed.code, unnamed.notes[0]]).toEqual([1, expect.stringMatching(/"race".* verify .*race\.sol \.\/mine\.js\./)]);
    const { code, out } = await answered(['verify', at('race.sol'), module]);
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/it solves race \(.*race\.mjs\), 2\d positions.*\n.*Adam wins, rank 7/),
    ]);
    expect(JSON.parse((await answered(['verify', at('race.sol'), module, '--json'])).out)).toMatchObject({
      ok: true,
      arena: 'rules',
    });
    writeFileSync(at('race.sol'), forged(text.split('\n').slice(0, -2).with(1, '- 7 1')));
    expect((await answered(['verify', at('race.sol'), module])).notes[0]).toMatch(/race\.sol is refused\. Position /);
    expect((await answered(['verify', at('race.sol'), 'nim:5', '--json'])).out).toContain('"other-arena"');
  });

  it('that the library wrote of a game of ours is checked, doubled or explored', async () => {
    const arena = unwrap(explore(unwrap(parseGame('chomp:2x3'))));
    writeFileSync(at('explored.sol'), unwrap(writeSolution(arena, unwrap(attractors(arena)))));
    const checked = JSON.parse((await answered(['verify', at('explored.sol'), '--json'])).out);
    expect(checked).toMatchObject({ ok: true, positions: 18, graph: 'game', rank: 6, remoteness: 6 });
  });

  it('of an arena of one’s own carries the arena, and is checked against that', async () => {
    writeFileSync(at('own.txt'), '0 -> 1 2; 1 -> 0; 2 ->; win eve: 2; start: 0');
    await write(at('own.txt'), 'own.sol');
    const { out } = await verify('own.sol', 'fr');
    expect(out).toContain('est correct');
    expect(out).toContain('trait à Adam : nulle');
    expect(out).toContain('correct pour l’arène que contient le fichier lui-même');
    expect(JSON.parse((await answered(['verify', at('own.sol'), '--json'])).out)).toMatchObject({ ok: true, arena: 'file' });
  });

  it.each([
    ['tictactoe', '--position', 'xo./.../...'],
    ['tictactoe', '--moves', 'a1,b2'],
    ['connect4:4x4x4', '--moves', '2,2,3'],
    ['nim:3,4,5', '--moves', 'b1'],
    ['chomp:3x4', '--moves', '2.3'],
    ['tree:[[6,7],[2,8]]', '--moves', '1'],
  ])('of %s %s %s names where the game starts, and is checked by the rules from there', async (spec, option, value) => {
    const written = await answered(['strategy', spec, option, value, '--out', at('later.sol')]);
    expect([written.code, written.out]).toEqual([0, '']);
    expect(readFileSync(at('later.sol'), 'utf8')).not.toContain('"graph"');
    const checked = JSON.parse((await answered(['verify', at('later.sol'), '--json'])).out);
    expect(checked).toMatchObject({ ok: true, arena: 'rules', from: expect.any(String) });
    expect((await verify('later.sol')).out).toContain(`it solves ${checked.game} from ${checked.from}, `);
    expect(checked.positions).toBeLessThan(JSON.parse((await answered(['solve', spec, '--json'])).out).positions * 2);
  });

  it('wants to know where, and leaves other files alone', async () => {
    expect((await answered(['strategy', 'nim:5'])).notes[0]).toMatch(/a file to write to: for example --out/);
    writeFileSync(at('diary.txt'), 'dear diary');
    const refused = await write('nim:5', 'diary.txt');
    expect([refused.code, refused.notes[0]]).toEqual([
      1,
      expect.stringMatching(/diary\.txt already exists and is not a solution/),
    ]);
    expect(readFileSync(at('diary.txt'), 'utf8')).toBe('dear diary');
    const newer = '{"minerve":"solution","version":9,"title":"nim:5"}\n';
    writeFileSync(at('newer.sol'), newer);
    expect((await write('nim:5', 'newer.sol')).notes[0]).toMatch(/is not a solution that this version of Minerve reads/);
    expect(readFileSync(at('newer.sol'), 'utf8')).toBe(newer);
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
      /Le fichier s’arrête après \d+ de ses 16 positions : il a été coupé/,
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

  it('where an arena of its own goes by the name of one of our games', async () => {
    const arena = unwrap(arenaFromGraph({ ...unwrap(parseGraph('a -> b; win adam: b; start: a')), title: 'tictactoe' }));
    writeFileSync(at('f1.sol'), unwrap(writeSolution(arena, unwrap(attractors(arena)), { graph: true })));
    const { code, out } = await answered(['verify', at('f1.sol'), '--json']);
    expect([code, JSON.parse(out)]).toMatchObject([1, { ok: false, code: 'other-arena' }]);
    const honest = unwrap(arenaFromGraph({ ...unwrap(parseGraph('a -> b; win adam: b; start: a')), title: 'my game' }));
    writeFileSync(at('f2.sol'), unwrap(writeSolution(honest, unwrap(attractors(honest)), { graph: true })));
    expect((await verify('f2.sol')).out).toContain(
      'f2.sol is correct for the arena in the file itself, 2 positions and 1 move. It calls that arena "my game": no game rules were consulted.',
    );
  });

  it('where its title is a graph that ends like a program', async () => {
    await write('chomp:2x2', 'whole.sol');
    writeFileSync(at('evil.mjs'), `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(at('ran'))}, '');`);
    const title = `graph:a -> b; b -> ; start: a #${'/..'.repeat(40)}${at('evil.mjs')}`;
    const lines = readFileSync(at('whole.sol'), 'utf8').replace('chomp:2x2', title).split('\n').slice(0, -2);
    writeFileSync(at('evil.sol'), forged(lines));
    expect((await verify('evil.sol')).code).toBe(1);
    expect(existsSync(at('ran'))).toBe(false);
  });

  it('for programs too, with a code and a reason, where it cannot be read or its game is too large', async () => {
    await write('chomp:2x2', 'whole.sol');
    const lines = readFileSync(at('whole.sol'), 'utf8').replace('chomp:2x2', 'connect4').split('\n').slice(0, -2);
    writeFileSync(at('giant.sol'), forged(lines));
    for (const [name, code, reason] of [
      ['giant.sol', 'not-checked', /^connect4 has 4,531,985,219,092 positions/],
      ['nowhere.sol', 'unreadable', /nowhere\.sol cannot be read/],
    ] as const) {
      const answer = await answered(['verify', at(name), '--json']);
      expect([answer.code, answer.notes.length]).toEqual([1, 1]);
      expect(JSON.parse(answer.out)).toEqual({ ok: false, file: at(name), code, reason: expect.stringMatching(reason) });
    }
    expect((await answered(['verify', at('giant.sol'), '--memory-mb', 'much'])).code).toBe(2);
  });

  it('where it starts from something that is no position', async () => {
    await answered(['strategy', 'nim:9', '--moves', '3', '--out', at('later.sol')]);
    const lines = readFileSync(at('later.sol'), 'utf8').replace('"from":"6:min"', '"from":"66"').split('\n').slice(0, -2);
    writeFileSync(at('later.sol'), forged(lines));
    const { code, out } = await answered(['verify', at('later.sol'), '--json']);
    expect([code, JSON.parse(out).ok]).toEqual([1, false]);
  });

  it('without a control character of its title or its names reaching the terminal', async () => {
    const names = ['a\u001b[2J', 'b\u009b1m\n'];
    const graph = { ...unwrap(parseGraph('a -> b; win adam: b; start: a')), names, title: 'x\u001b]0;y\u0007\u202e' };
    const arena = unwrap(arenaFromGraph(graph));
    const text = unwrap(writeSolution(arena, unwrap(attractors(arena)), { graph: true }));
    writeFileSync(at('control.sol'), text);
    writeFileSync(at('wrong.sol'), forged(text.split('\n').slice(0, -2).with(1, '- 1 1')));
    for (const name of ['control.sol', 'wrong.sol']) {
      const { out, notes } = await verify(name);
      expect((out + notes.join('')).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
      expect(out + notes.join('')).toContain('a�[2J');
    }
  });

  it('where it is something else, or is not there, or was not named', async () => {
    writeFileSync(at('notes.txt'), 'buy milk');
    expect((await verify('notes.txt')).notes[0]).toMatch(/This is not a solution file of minerve: its first line is not JSON\.$/);
    expect((await verify('nowhere.sol')).notes[0]).toMatch(/nowhere\.sol cannot be read: no such file/);
    const unnamed = await answered(['verify']);
    expect([unnamed.code, unnamed.notes[0]]).toEqual([2, expect.stringMatching(/verify needs a solution file/)]);
  });
});
