import { spawnSync } from 'node:child_process';
import {
  closeSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { matchOf } from '../fixtures/index.ts';
import { answered } from './fixtures/in-process.ts';
import { emptyFolder, program } from './fixtures/program.ts';
import { writeMatch } from './play/files.ts';
import { DEFAULT_STRENGTH } from './play/terminal-match.ts';
import { explain } from './problems.ts';

const folder = emptyFolder();
const at = (name: string) => join(folder, name);

const chess = matchOf('chess', 'e4 e5');

/** Everything that writes a file that a person named. */
const WRITERS: Readonly<Record<string, (file: string) => unknown>> = {
  'save.json': (file) => writeMatch(file, { match: chess, strength: DEFAULT_STRENGTH }),
  'save.pgn': (file) => writeMatch(file, { match: chess, strength: DEFAULT_STRENGTH }),
  'tree.svg': (file) => answered(['tree', '[[6,7],[2,8]]', '--svg', file]),
  'tree.tex': (file) => answered(['tree', '[[6,7],[2,8]]', '--tikz', file]),
  'arena.dot': (file) => answered(['arena', 'nim:3', '--dot', file]),
  'nim.sol': (file) => answered(['strategy', 'nim:3', '--out', file]),
};

describe.each(Object.entries(WRITERS))('%s', (name, write) => {
  it('replaces the old file, which stays whole for a program that still reads it', async () => {
    await write(at(name));
    const written = readFileSync(at(name), 'utf8');
    expect(written).not.toBe('');
    const old = openSync(at(name), 'r');
    await write(at(name));
    expect(statSync(at(name)).ino).not.toBe(fstatSync(old).ino);
    expect(readFileSync(old, 'utf8')).toBe(written);
    closeSync(old);
    expect(readdirSync(folder).filter((file) => file.endsWith('.tmp'))).toEqual([]);
  });

  it('is refused if the path is a pipe, without waiting for a reader', async () => {
    const pipe = at(`pipe-${name}`);
    expect(spawnSync('mkfifo', [pipe]).status).toBe(0);
    const complaint = await Promise.resolve()
      .then(() => write(pipe) as { readonly notes: readonly string[] } | undefined)
      .then(
        (answer) => answer?.notes.join('\n'),
        (thrown) => explain(thrown, 'en').text,
      );
    expect(complaint).toContain(`${pipe} cannot be written: it is a pipe or a device.`);
  });
});

describe('A file that is written', () => {
  it('keeps the permissions of the old one, and a symbolic link to it', () => {
    writeMatch(at('real.json'), { match: chess, strength: DEFAULT_STRENGTH });
    spawnSync('chmod', ['600', at('real.json')]);
    symlinkSync('real.json', at('link.json'));
    writeMatch(at('link.json'), { match: chess, strength: DEFAULT_STRENGTH });
    expect(readlinkSync(at('link.json'))).toBe('real.json');
    expect(statSync(at('real.json')).mode & 0o777).toBe(0o600);
  });

  it('removes the temporary file of a killed process, not that of a running one', () => {
    const dead = at('save.json.99999999.tmp');
    const living = at(`save.json.${process.ppid}.tmp`);
    const others = at('save.json.notes.tmp');
    for (const file of [dead, living, others]) writeFileSync(file, '{"minerve');
    writeMatch(at('save.json'), { match: chess, strength: DEFAULT_STRENGTH });
    expect(readdirSync(folder).filter((file) => file.endsWith('.tmp'))).toEqual(
      [living, others].map((file) => file.slice(folder.length + 1)),
    );
  });

  it('is left unchanged if there is no room for the new one, with an error message', () => {
    writeFileSync(at('old.svg'), 'old');
    const typed = [program(), 'tree', 'connect4', '--depth', '2', '--algorithm', 'minimax', '--svg', at('old.svg')];
    const { status, stderr } = spawnSync('sh', ['-c', 'ulimit -f 4 && exec "$@"', 'sh', process.execPath, ...typed], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining('old.svg cannot be written: file too large')]);
    expect(readFileSync(at('old.svg'), 'utf8')).toBe('old');
    expect(readdirSync(folder).filter((file) => file.startsWith('old.svg'))).toEqual(['old.svg']);
  });
});

describe('A device', () => {
  it.each([
    ['verify', '/dev/zero'],
    ['arena', '/dev/zero'],
    ['play', '--load', '/dev/zero'],
  ])('is not read, because some never come to an end: %s %s', async (...command) => {
    const { code, out, notes } = await answered(command);
    expect(code).toBeGreaterThan(0);
    expect(`${out}${notes.join('')}`).toContain('it is a device');
  });
});
