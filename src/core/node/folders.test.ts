import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathBelow } from './folders.ts';

const top = realpathSync(mkdtempSync(join(tmpdir(), 'minerve-folders-')));
afterAll(() => rmSync(top, { recursive: true, force: true }));

/*
 *     top/given/inner/
 *              /in   -> inner
 *              /out  -> ../other
 *              /gone -> ../nowhere
 *              /file
 *        /given-too/
 *        /other/
 */
const given = join(top, 'given');
beforeAll(() => {
  for (const folder of ['given/inner', 'given-too', 'other']) mkdirSync(join(top, folder), { recursive: true });
  writeFileSync(join(given, 'file'), '');
  symlinkSync('inner', join(given, 'in'));
  symlinkSync('../other', join(given, 'out'));
  symlinkSync('../nowhere', join(given, 'gone'));
});

describe('a path below a folder', () => {
  it.each([
    ['.', ''],
    ['inner', 'inner'],
    ['./inner/new/deep', 'inner/new/deep'],
    ['in/new', 'inner/new'],
    ['..new', '..new'],
    ['file/new/deep', 'file/new/deep'],
  ])('is resolved to a path without links: %s', (path, place) => {
    expect(pathBelow(given, path)).toBe(join(given, place));
  });

  it.each([
    ...['/etc', join(given, 'inner'), 'C:\\Windows', '\\\\host\\share', ''],
    ...['..', '../given-too', 'inner/../../other', 'inner/..', 'inner\\..\\..\\other'],
    ...['out', 'out/new', 'gone', 'gone/new', 'inner\0', 'x'.repeat(10_000)],
  ])('is undefined if the path is absolute, goes up or leaves the folder through a link: %j', (path) => {
    expect(pathBelow(given, path)).toBeUndefined();
  });

  it('is found below a folder that is itself a link', () => {
    expect(pathBelow(join(given, 'in'), 'new')).toBe(join(given, 'inner', 'new'));
  });
});
