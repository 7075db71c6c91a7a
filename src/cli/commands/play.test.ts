import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { emptyFolder, minerve } from '../fixtures/program.ts';

/** Plays the lines, and returns the output and the match at its end. */
async function played(args: string[], lines: string[], folder = emptyFolder()) {
  const run = await minerve(['play', ...args, '--json'], { input: lines.map((line) => `${line}\n`).join(''), folder });
  return { ...run, match: run.out === '' ? undefined : JSON.parse(run.out) };
}

describe('minerve play', () => {
  it('plays piped moves to the end of the game', async () => {
    const { code, match, err } = await played(['connect4', '--as', 'both', '--seed', '1'], ['1', '2', '1', '2', '1', '2', '1']);
    expect(code).toBe(0);
    expect(match).toEqual({
      ...{
        game: 'connect4',
        position: '-',
        moves: ['1', '2', '1', '2', '1', '2', '1'],
        players: { max: 'person', min: 'person' },
      },
      ...{
        level: 5,
        time: 2000,
        seed: 1,
        as: 'both',
        now: '1212121',
        turn: 'min',
        over: true,
        outcome: 1_000_000_000,
        resigned: null,
      },
    });
    expect(err).toContain('Max (x) has won.');
  });

  it('answers, and the same way for the same seed', async () => {
    const once = await played(['tictactoe', '--seed', '7', '--level', '3'], ['b2', 'a2']);
    const again = await played(['tictactoe', '--seed', '7', '--level', '3'], ['b2', 'a2']);
    expect(once.match.moves).toHaveLength(4);
    expect(again.match).toEqual(once.match);
  });

  it('saves a match under the name that it was loaded with, and a new one without', async () => {
    const folder = emptyFolder();
    const match = { game: 'nim:9', moves: ['1'], at: 1, max: { who: 'person' }, min: { who: 'person' }, seed: 1 };
    writeFileSync(join(folder, 'm.json'), JSON.stringify({ minerve: 2, games: [{ name: 'My precious name', match }] }));
    const nameIn = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')).games[0].name;
    await played(['--load', 'm.json'], ['2', 'save m.json', 'save copy.json', 'new', 'save new.json'], folder);
    expect(['m.json', 'copy.json', 'new.json'].map(nameIn)).toEqual(['My precious name', 'My precious name', undefined]);
    await played(['nim:9'], ['load m.json', 'save m.json'], folder);
    expect(nameIn('m.json')).toBe('My precious name');
  });

  it('explains a wrong move and goes on; undo takes back both moves, redo plays them again', async () => {
    const { match, err } = await played(
      ['tictactoe', '--seed', '1', '--level', '1'],
      ['z9', 'udno', 'a1', 'undo', 'undo', 'redo', 'a2'],
    );
    expect(err).toContain('"z9" is not a legal move here. Legal: a1');
    expect(err).toContain('Or did you mean "undo"?');
    expect(err).toContain('You have no move to undo.');
    expect(match.moves).toHaveLength(4);
    expect(match.moves[0]).toBe('a1');
  });

  it('prints a command that resumes the game where it was left, and the command works', async () => {
    const first = await minerve(['play', 'nim:21', '--seed', '5', '--level', '2'], { input: '1\n' });
    expect(first.code).toBe(0);
    const command = /To continue from here:\n {2}minerve (play .*)\n$/.exec(first.out)?.[1] as string;
    expect(command).toMatch(/^play nim:21 --moves 1,[123] --as max --level 2 --seed 5$/);
    const resumed = await played(command.split(' ').slice(1), ['2']);
    const straight = await played(['nim:21', '--seed', '5', '--level', '2'], ['1', '2']);
    expect(resumed.match.moves).toEqual(straight.match.moves);
  });

  it('saves and loads, and what is wrong with a file does not disturb the match', async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'notes.txt'), 'buy milk');
    writeFileSync(join(folder, 'newer.json'), '{"minerve":99}');
    const lines = ['1', 'save match.json', 'save notes.txt', 'load notes.txt', 'load newer.json', 'load nowhere.json', '2'];
    const { err, match } = await played(['nim:9', '--as', 'both', '--seed', '1'], lines, folder);
    expect(err).toContain('Saved in match.json.');
    expect(err).toContain('notes.txt already exists and is not a Minerve game');
    expect(err).toContain('notes.txt is not a Minerve game, or it is damaged');
    expect(err).toContain('newer.json was written by a newer Minerve (format 99)');
    expect(err).toContain('The file nowhere.json cannot be read');
    expect(match.moves).toEqual(['1', '2']);
    expect(readFileSync(join(folder, 'notes.txt'), 'utf8')).toBe('buy milk');
    expect(JSON.parse(readFileSync(join(folder, 'match.json'), 'utf8'))).toMatchObject({
      minerve: 2,
      games: [{ match: { game: 'nim:9', moves: ['1'] } }],
    });
    const taken = await played(['--load', 'match.json'], ['3'], folder);
    expect(taken.match).toMatchObject({ game: 'nim:9', moves: ['1', '3'], as: 'both' });
  });

  it('resumes a save with the level, time and seed of the options', async () => {
    const folder = emptyFolder();
    await played(['nim:9', '--as', 'both', '--seed', '1'], ['1', 'save match.json'], folder);
    const asked = ['--level', '2', '--time', '123', '--seed', '9'];
    expect((await played(['--load', 'match.json', ...asked], [], folder)).match).toMatchObject({ level: 2, time: 123, seed: 9 });
    expect((await played(['--load', 'match.json'], [], folder)).match).toMatchObject({ level: 5, time: 2000, seed: 1 });
  });

  it('resumes a save of a user-defined game from another folder, also if the command names the game', async () => {
    const folder = emptyFolder();
    mkdirSync(join(folder, 'elsewhere'));
    copyFileSync(fileURLToPath(new URL('../../../golden/files/race.mjs', import.meta.url)), join(folder, 'race.mjs'));
    const first = await played(['./race.mjs', '--as', 'both', '--seed', '1'], ['1', 'save match.json'], folder);
    expect(first.err).toContain('race (./race.mjs): two players');
    const taken = await played(['--load', '../match.json'], ['2'], join(folder, 'elsewhere'));
    expect(taken.match).toMatchObject({ game: '../race.mjs', moves: ['1', '2'] });
    const named = await played(['../race.mjs', '--load', '../match.json'], [], join(folder, 'elsewhere'));
    expect(named.code).toBe(0);
  });

  it('says which entries of a save are damaged, and keeps the moves', async () => {
    const folder = emptyFolder();
    const save = {
      minerve: 1,
      game: 'nim:9',
      position: '9',
      moves: ['1'],
      players: { max: 'person', min: 'person' },
      time: 2000,
    };
    writeFileSync(join(folder, 'match.json'), JSON.stringify({ ...save, level: 'x', seed: 1.5 }));
    const { code, err, match } = await played(['--load', 'match.json'], ['2'], folder);
    expect(code).toBe(0);
    expect(err).toContain('match.json is damaged: "level", "seed" are missing or wrong');
    expect(match).toMatchObject({ moves: ['1', '2'], level: 5, seed: 1 });
  });

  it('prints commands in the form for a clone if it was started from one', async () => {
    const environment = { MINERVE_COMMAND: 'npm run -s minerve --' };
    const { out } = await minerve(['play', 'nim:21', '--seed', '5', '--as', 'both'], { input: '1\n', environment });
    expect(out).toContain('To continue from here:\n  npm run -s minerve -- play nim:21 --moves 1 --as both --seed 5\n');
    expect((await minerve(['serch'], { environment })).err).toContain('"npm run -s minerve -- help" lists them all.');
  });

  it('answers hint, moves, values, level, swap, resign, new and help', async () => {
    const lines = [
      'moves',
      'hint',
      'values',
      'level 2',
      'level x',
      'swap',
      'resign',
      'hint',
      'new',
      'help',
      'quit',
      'never read',
    ];
    const { err, match, code } = await played(['nim:6', '--seed', '1'], lines);
    expect(code).toBe(0);
    expect(err).toContain('\n  1 2 3\n');
    expect(err).toMatch(/ {2}1: Max wins in \d plies, expecting 1 /);
    expect(err).toMatch(/1 {2}Max wins in \d plies\n {2}[23] {2}Min wins/);
    expect(err).toContain('The computer now plays at level 2.');
    expect(err).toContain('There is no level "x"');
    expect(err).toContain('nim:6: you are Min');
    expect(err).toContain('Resigned: Max has won.');
    expect(err).toContain('The game is over: type undo, new or quit.');
    expect(err).toContain('save <file>');
    expect(match).toMatchObject({ as: 'min', over: false });
  });

  it('speaks French, and takes French words', async () => {
    const { out } = await minerve(['play', 'nim:6', '--seed', '1', '--lang', 'fr'], { input: 'coups\n9\nabandonner\nquitter\n' });
    expect(out).toContain('vous êtes Max, l’ordinateur joue au niveau 5');
    expect(out).toContain('« 9 » n’est pas un coup légal ici');
    expect(out).toContain('Abandon. Min a gagné.');
  });

  it('calls the sides of chess by their colours, as its board does, and its pieces by the letters of the language', async () => {
    const { out } = await minerve(['play', 'chess', '--level', '1', '--seed', '1', '--lang', 'fr'], {
      input: 'Cf4\nCf3\nannuler\nCc3\ncoups\nabandonner\nquitter\n',
    });
    expect(out).toMatch(/« Cf4 » n’est pas un coup légal ici.*\bCf3\b/);
    expect(out).toMatch(/^ {2}.*\bCb5\b.*$/m);
    expect(out).toContain('vous êtes les Blancs (Max)');
    expect(out).toContain('Les Blancs > ');
    expect(out).toContain('Abandon. Les Noirs ont gagné.');
    const english = await minerve(['play', 'chess', '--as', 'both', '--seed', '1'], { input: 'f3\ne5\ng4\nQh4\nquit\n' });
    expect(english.out).toContain('Black > Qh4');
    expect(english.out).toMatch(/Black has won/);
  });

  it('at Ctrl-C the computer plays the best move found so far', async () => {
    const args = ['play', 'connect4:8x7x4', '--level', '10', '--time', '60000', '--json'];
    const { code, out } = await minerve(args, { input: '4\n', interruptAfter: 'Max > 4', interruptDelay: 1000 });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ over: false, moves: ['4', expect.stringMatching(/^[1-8]$/)] });
  });

  it('ends at once by Ctrl-C while a game generates moves', async () => {
    const folder = emptyFolder();
    writeFileSync(
      join(folder, 'slow.mjs'),
      `export default { start: 0, turn: (n) => (n % 2 ? -1 : 1), play: (n, m) => n + m, outcome: () => undefined,
        moves: (n) => { const end = Date.now() + (n === 1 ? 60000 : 0); while (Date.now() < end); return [1]; } };`,
    );
    const began = performance.now();
    const args = ['play', './slow.mjs', '--as', 'both', '--json'];
    const { code } = await minerve(args, { input: '1\n1\n', folder, interruptAfter: 'Max > 1', interruptDelay: 1000 });
    expect(code).toBeNull();
    expect(performance.now() - began).toBeLessThan(30_000);
  });

  it('lets the computer play against itself', async () => {
    const { code, match } = await played(['tictactoe', '--as', 'none', '--seed', '3', '--level', '9'], []);
    expect(code).toBe(0);
    expect(match).toMatchObject({ over: true, outcome: 0 });
  });

  it('refuses options that contradict each other', async () => {
    const folder = emptyFolder();
    await played(['nim:9', '--as', 'both'], ['1', 'save m.json'], folder);
    const both = await minerve(['play', '--load', 'm.json', '--moves', '1'], { folder });
    expect([both.code, both.err]).toEqual([2, expect.stringContaining('--load and --moves contradict each other')]);
    const other = await minerve(['play', 'connect4', '--load', 'm.json'], { folder });
    expect([other.code, other.err]).toEqual([2, expect.stringContaining('m.json holds a game of nim:9, not of connect4')]);
    const input = await minerve(['play', 'tree:-'], { input: '[[1,2]]' });
    expect([input.code, input.err]).toEqual([2, expect.stringContaining('tree:@file')]);
  });
});

describe('minerve play --perfect', () => {
  it('plays from the solution, says so, and can be resumed', async () => {
    const { code, out } = await minerve(['play', 'nim:21', '--perfect', '--seed', '3'], { input: '1\nvalues\nquit\n' });
    expect(code).toBe(0);
    expect(out).toContain('nim:21: you are Max, the computer plays perfectly.');
    expect(out).toContain('The computer plays 3.');
    expect(out).toContain("(exact, from Max's view)");
    expect(out).toContain('minerve play nim:21 --moves 1,3 --as max --perfect --seed 3');
  });

  it('refuses a game that is too large before any output', async () => {
    const run = await minerve(['play', 'nim:10000,10000,10000', '--perfect', '--lang', 'fr']);
    expect([run.code, run.out]).toEqual([1, '']);
    expect(run.err).toMatch(/^minerve: nim:10000,10000,10000\S* a 1\u202f000\u202f300\u202f030\u202f001 positions et demande/);
  });

  it('stays perfect through save and load, until a level is given', async () => {
    const folder = emptyFolder();
    const saved = await minerve(['play', 'nim:9', '--perfect', '--seed', '1'], {
      input: '1\nsave m.json\nlevel 2\nquit\n',
      folder,
    });
    expect(saved.out).toMatch(/To continue from here:\n.* --as max --level 2 --seed 1\n$/);
    const loaded = await minerve(['play', '--load', 'm.json', '--json'], { input: 'quit\n', folder });
    expect(JSON.parse(loaded.out)).toMatchObject({ game: 'nim:9', perfect: true });
    expect((await minerve(['play', 'nim:9', '--perfect', '--level', '3'])).err).toMatch(
      /--perfect and --level contradict each other/,
    );
  });
});

describe('minerve play connect4', () => {
  it('at level 10 wins a won game against typed moves', async () => {
    const at = [
      'play',
      'connect4',
      '--position',
      '416517254411155157735742',
      '--as',
      'min',
      '--level',
      '10',
      '--seed',
      '1',
      '--json',
    ];
    const moves = '1234567'
      .repeat(9)
      .split('')
      .map((move) => `${move}\n`);
    const { code, out } = await minerve(at, { input: moves.join('') });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ over: true, outcome: 1_000_000_000 });
  });

  it('with --perfect wins the won position', async () => {
    const run = await minerve([
      'play',
      'connect4',
      '--perfect',
      '--position',
      '416517254411155157735742',
      '--as',
      'none',
      '--json',
      '--lang',
      'fr',
    ]);
    expect(run.code).toBe(0);
    expect(JSON.parse(run.out)).toMatchObject({ over: true, outcome: 1_000_000_000, perfect: true });
  });
});
