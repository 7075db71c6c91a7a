import { spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Random } from '../../core/index.ts';
import { describeWithRedis, TestRedis, until } from '../../fixtures/node/index.ts';
import { sourcesIn } from '../../tablebases/node/index.ts';
import { answered } from '../fixtures/in-process.ts';
import { emptyFolder, minerve, program } from '../fixtures/program.ts';

const GAME = 'draughts:english:6x6';
const OWN_FOLDER = 'draughts-english-6x6-endless';
const PIECES = '4';
const build = (out: string, ...more: string[]) => ['tables', 'build', GAME, '--pieces', PIECES, '--out', out, '--json', ...more];
const tablesIn = (folder: string) => {
  const place = join(folder, OWN_FOLDER);
  return existsSync(place) ? readdirSync(place).sort() : [];
};
const bytesOf = (folder: string) =>
  Object.fromEntries(tablesIn(folder).map((name) => [name, readFileSync(join(folder, OWN_FOLDER, name), 'base64')]));

/** Built in one go. */
let whole: string;
let built: string;
beforeAll(async () => {
  whole = emptyFolder();
  const { code, out } = await minerve(build(whole, '--threads', '1'));
  expect(code).toBe(0);
  built = out;
});

describe('tables', () => {
  it('are built, listed, asked and verified', async () => {
    const { positions, pieces, stopped, bytes } = JSON.parse(built);
    expect({ positions, pieces, stopped }).toEqual({ positions: 512_910, pieces: 4, stopped: false });
    const listed = JSON.parse((await answered(['tables', 'list', GAME, '--tables', whole, '--json'])).out);
    expect(listed).toMatchObject({ game: GAME, pieces: 4, positions, bytes });
    expect(listed.slices[0]).toEqual({ name: 'KvK', pieces: 2, positions: 306, won: 84, drawn: 188, lost: 34, longest: 7 });
    const lines = ['W:WK16:BK3', 'nonsense', 'W:W1,2:BK3', 'B:WK16:BK3,K4', ''].join('\n');
    const asked = await answered(['tables', 'probe', GAME, '--tables', whole, '--json'], { input: lines });
    const answers = asked.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(asked.code).toBe(1);
    expect(answers).toMatchObject([
      { position: 'W:WK16:BK3' },
      { position: 'nonsense', line: 2 },
      { position: 'W:W1,2:BK3', line: 3 },
      { position: 'B:WK16:BK3,K4', result: 'win', plies: expect.any(Number) },
    ]);
    const verified = await answered(['tables', 'verify', GAME, '--tables', whole, '--sample', '500', '--json']);
    expect(verified).toMatchObject({ code: 0 });
    expect(JSON.parse(verified.out)).toMatchObject({ game: GAME, verified: true });
  });

  it('are refused, each in a sentence with what to do, where they are damaged, cut off or foreign', async () => {
    const folder = emptyFolder();
    const place = join(folder, OWN_FOLDER);
    mkdirSync(place);
    for (const name of tablesIn(whole)) copyFileSync(join(whole, OWN_FOLDER, name), join(place, name));
    const list = async () => (await answered(['tables', 'list', GAME, '--tables', folder])).notes.join();
    const victim = join(place, 'KKvK.table');
    truncateSync(victim, 300);
    expect(await list()).toContain(`The table ${victim} is cut off: its end is missing. Delete it and build it again.`);
    writeFileSync(victim, 'PK\u0003\u0004');
    expect(await list()).toContain(`The file ${victim} is not one of Minerve’s tables.`);
    const bytes = readFileSync(join(whole, OWN_FOLDER, 'KKvK.table'));
    bytes[bytes.length - 40] ^= 4;
    writeFileSync(victim, bytes);
    const verified = await answered(['tables', 'verify', GAME, '--tables', folder, '--sample', '10']);
    expect(verified).toMatchObject({ code: 1, notes: [expect.stringContaining(`The table ${victim} is damaged`)] });
    const foreign = await answered(['tables', 'list', 'draughts:russian', '--tables', whole]);
    expect(foreign.notes.join()).toContain('There are no tables in');
  });

  it('are plain files: opening a pipe of such a name would wait for ever', () => {
    const folder = emptyFolder();
    mkdirSync(join(folder, 'KKvK.table'));
    expect(spawnSync('mkfifo', [join(folder, 'KvK.table')]).status).toBe(0);
    expect(sourcesIn(folder)).toEqual([]);
  });

  it('ask for what is missing', async () => {
    const complaint = async (...args: string[]) => {
      const { code, notes } = await answered(['tables', ...args]);
      return `${code} ${notes.join()}`;
    };
    expect(await complaint('bild', GAME)).toMatch(/^2 .*Did you mean .*tables build/s);
    expect(await complaint('build')).toMatch(/^2 .*needs a game/);
    expect(await complaint('build', GAME, '--pieces', '3')).toMatch(/^2 .*--pieces 3 --out/);
    expect(await complaint('build', GAME, '--pieces', '7', '--out', emptyFolder())).toMatch(/^2 .*from 2 to 6 pieces, not 7/);
    expect(await complaint('build', 'draughts:frisian', '--pieces', '3', '--out', emptyFolder())).toMatch(
      /^2 .*no endgame tables/,
    );
    expect(await complaint('probe', GAME)).toMatch(/^2 .*--tables DIR/);
  });

  it('are refused where the system makes no folder, at once', () => {
    const typed = [program(), ...build('/proc/minerve', '--threads', '1')];
    const env = { ...process.env, LC_ALL: 'C' };
    const run = spawnSync(process.execPath, typed, { encoding: 'utf8', env, timeout: 20_000, killSignal: 'SIGKILL' });
    expect([run.status, run.stderr]).toEqual([
      1,
      expect.stringMatching(/\/proc\/minerve.* cannot be used for tables: no such file/),
    ]);
  });

  it('of which one finds no room on the disk are kept but for that one', () => {
    const folder = emptyFolder();
    const typed = [program(), ...build(folder, '--threads', '1')];
    const { status, stderr } = spawnSync('sh', ['-c', 'ulimit -f 8 && exec "$@"', 'sh', process.execPath, ...typed], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/The job \w+ failed: The file .*\.table cannot be written: file too large\. Choose another place\./);
    const kept = bytesOf(folder);
    const all = bytesOf(whole);
    expect(Object.keys(kept).length).toBeGreaterThan(3);
    expect(Object.keys(kept).every((name) => kept[name] === all[name])).toBe(true);
  });

  it('go on after kill -9, whenever it comes, and are the same byte for byte', async () => {
    const folder = emptyFolder();
    const rng = new Random(9);
    const all = tablesIn(whole).length;
    for (let kills = 0, before = 0; kills < 3; kills++) {
      const child = spawn(process.execPath, [program(), ...build(folder, '--threads', '2')], { stdio: 'ignore' });
      const over = new Promise((resolve) => child.once('exit', resolve));
      const wanted = before + rng.between(1, Math.floor((all - before) / 2));
      await until(() => tablesIn(folder).filter((name) => name.endsWith('.table')).length >= wanted || child.exitCode !== null);
      child.kill('SIGKILL');
      await over;
      before = tablesIn(folder).filter((name) => name.endsWith('.table')).length;
    }
    expect((await minerve(build(folder))).code).toBe(0);
    expect(bytesOf(folder)).toEqual(bytesOf(whole));
  });
});

describeWithRedis('tables by workers', () => {
  const server = new TestRedis();
  beforeAll(() => server.start());
  afterAll(() => server.close());

  it('of which one is killed are the same byte for byte', async () => {
    const url = `redis://127.0.0.1:${server.port}`;
    const shared = emptyFolder();
    const folder = join(shared, 'tables');
    const typed = [program(), 'worker', '--queue', url, '--folder', shared, '--threads', '1', '--lock', '1'];
    const workers = [1, 2].map(() => spawn(process.execPath, typed, { stdio: 'ignore' }));
    const run = minerve(build('tables', '--queue', url), { folder: shared });
    await until(() => tablesIn(folder).length >= 5);
    workers[0].kill('SIGKILL');
    const { code, err } = await run;
    for (const worker of workers) worker.kill('SIGKILL');
    expect({ code, err }).toMatchObject({ code: 0 });
    expect(bytesOf(folder)).toEqual(bytesOf(whole));
  });

  it('fail with the remedy where the command is not typed in the folder of the workers', async () => {
    const url = `redis://127.0.0.1:${server.port}`;
    const [given, wrong] = [emptyFolder(), emptyFolder()];
    const typed = [program(), 'worker', '--queue', url, '--folder', given, '--threads', '1'];
    const worker = spawn(process.execPath, typed, { stdio: 'ignore' });
    onTestFinished(() => void worker.kill('SIGKILL'));
    const asked = ['tables', 'build', GAME, '--pieces', '2', '--out', 'tables', '--queue', url];
    for (const more of [[], ['--json']]) {
      const { code, out, err } = await minerve([...asked, ...more], { folder: wrong });
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toContain(`built the tables below their own folder, which is not this one (${realpathSync(wrong)})`);
    }
    expect(tablesIn(join(given, 'tables'))).not.toEqual([]);
    const { code, out } = await minerve(asked, { folder: given });
    expect(code).toBe(0);
    expect(out).not.toContain('NaN');
    const french = await minerve([...asked, '--lang', 'fr'], { folder: wrong });
    expect(french.err).toContain('sous leur propre dossier');
  });
});
