import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Job } from '../job.ts';
import { type RunDescription, Store } from './store.ts';

const RUN: RunDescription = {
  experiment: 'counting',
  settings: { trees: '3', seed: '1' },
  versions: { minerve: '1.0.0', node: '20.0.0' },
  machine: { cpu: 'abacus', cores: 2, os: 'wood' },
};
const JOBS: readonly Job[] = ['a', 'b', 'c é'].map((id) => ({ id, data: {} }));

const all = mkdtempSync(join(tmpdir(), 'minerve-lab-'));
afterAll(() => rmSync(all, { recursive: true }));
const emptyFolder = () => mkdtempSync(join(all, 'run-'));

const rowsIn = (folder: string) => join(folder, 'rows.ndjson');

/** A folder with two jobs done. */
function begun(): string {
  const folder = join(emptyFolder(), 'deep', 'run');
  const store = Store.open(folder, RUN, JOBS);
  store.append('a', [{ n: 1 }], 12.3456);
  store.append(
    'c é',
    [
      { n: 3, text: 'été "x"' },
      { n: 4, text: null },
    ],
    0,
  );
  store.close();
  return folder;
}

describe('the folder of a run', () => {
  it('has what is done, for the same run', () => {
    const folder = begun();
    expect(JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8'))).toEqual({ minerve: 'lab', ...RUN });
    expect(readFileSync(rowsIn(folder), 'utf8').split('\n')[0]).toBe('{"job":"a","rows":[{"n":1}],"ms":12.346}');
    const other = { ...RUN, machine: { ...RUN.machine, cores: 64 }, versions: { ...RUN.versions, node: '22.0.0' } };
    const store = Store.open(folder, other, JOBS);
    expect([...store.done]).toEqual([
      ['a', [{ n: 1 }]],
      [
        'c é',
        [
          { n: 3, text: 'été "x"' },
          { n: 4, text: null },
        ],
      ],
    ]);
    store.close();
    expect(readdirSync(folder).sort()).toEqual(['rows.ndjson', 'run.json']);
  });

  it('drops a last line that a crash has cut short, wherever it was cut, and goes on after the one before', () => {
    const folder = begun();
    const whole = readFileSync(rowsIn(folder));
    const first = whole.indexOf('\n') + 1;
    for (let length = first; length < whole.length; length += 7) {
      writeFileSync(rowsIn(folder), whole.subarray(0, length));
      const store = Store.open(folder, RUN, JOBS);
      expect([...store.done.keys()]).toEqual(['a']);
      store.append('b', [], 1);
      store.close();
      expect(readFileSync(rowsIn(folder), 'utf8').split('\n').slice(1)).toEqual(['{"job":"b","rows":[],"ms":1}', '']);
    }
  });

  it('drops a last line of rubbish too, but refuses one in the middle', () => {
    const folder = begun();
    const size = statSync(rowsIn(folder)).size;
    appendFileSync(rowsIn(folder), '\0\0\0\0\n');
    Store.open(folder, RUN, JOBS).close();
    expect(statSync(rowsIn(folder)).size).toBe(size);
    appendFileSync(rowsIn(folder), 'rubbish\n{"job":"b","rows":[],"ms":1}\n');
    expect(() => Store.open(folder, RUN, JOBS)).toThrow(/^Line 3 of .* is not a finished job of this run: remove that line/);
    expect(statSync(rowsIn(folder)).size).toBeGreaterThan(size);
  });

  it('counts a job once that is there twice', () => {
    const folder = begun();
    appendFileSync(rowsIn(folder), '{"job":"a","rows":[{"n":7}],"ms":1}\n');
    const store = Store.open(folder, RUN, JOBS);
    expect(store.done.get('a')).toEqual([{ n: 1 }]);
    store.close();
  });

  it.each([
    [{ experiment: 'other' }, /holds a run of counting, not of other: choose another folder/],
    [{ settings: { trees: '4', seed: '1' } }, /holds a run with trees=3, not trees=4: choose another folder/],
    [{ settings: { trees: '3' } }, /holds a run with seed=1, not seed=undefined/],
    [{ versions: { minerve: '2.0.0', node: '20.0.0' } }, /holds a run of Minerve 1.0.0, and this is 2.0.0/],
  ])('refuses another run: %j', (change, sentence) => {
    const folder = begun();
    const before = readFileSync(rowsIn(folder), 'utf8');
    expect(() => Store.open(folder, { ...RUN, ...(change as Partial<RunDescription>) }, JOBS)).toThrow(sentence);
    expect(readFileSync(rowsIn(folder), 'utf8')).toBe(before);
    Store.open(folder, RUN, JOBS).close();
  });

  it('refuses what it does not know', () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'run.json'), '{"name":"mine"}');
    expect(() => Store.open(folder, RUN, JOBS)).toThrow(/run.json does not describe a run/);
    const rows = emptyFolder();
    writeFileSync(rowsIn(rows), 'my own rows\n');
    expect(() => Store.open(rows, RUN, JOBS)).toThrow(/holds rows, but no run.json/);
    expect(readFileSync(rowsIn(rows), 'utf8')).toBe('my own rows\n');
  });

  it('belongs to one process at a time, and to the next where the last was killed', () => {
    const folder = begun();
    const store = Store.open(folder, RUN, JOBS);
    expect(() => Store.open(folder, RUN, JOBS)).toThrow(`Another Minerve (process ${process.pid}) is writing into ${folder}`);
    store.close();
    for (const pid of ['99999999', String(process.pid), '']) {
      writeFileSync(join(folder, 'run.lock'), `${pid}\n`);
      Store.open(folder, RUN, JOBS).close();
    }
    writeFileSync(join(folder, 'run.lock'), `${process.ppid}\n`);
    expect(() => Store.open(folder, RUN, JOBS)).toThrow(`Another Minerve (process ${process.ppid})`);
  });

  it('is refused where a file is in the way', () => {
    const folder = join(emptyFolder(), 'file');
    writeFileSync(folder, '');
    expect(() => Store.open(folder, RUN, JOBS)).toThrow(`${folder} cannot be written: a file of that name is in the way.`);
    expect(() => Store.open(join(folder, 'below'), RUN, JOBS)).toThrow(/cannot be written: not a directory/);
  });
});
