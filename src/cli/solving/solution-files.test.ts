import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { unwrap } from '../../core/index.ts';
import { CHOMP_2X2, parseGraph } from '../../games/index.ts';
import { arenaFromGraph, attractors, writeSolution } from '../../solve/index.ts';
import { emptyFolder } from '../fixtures/program.ts';
import { explain } from '../problems.ts';
import { writeSolutionFile } from './solution-files.ts';

vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  renameSync: () => {
    throw Object.assign(new Error("EBUSY: resource busy or locked, rename 'a' -> 'b'"), { code: 'EBUSY', syscall: 'rename' });
  },
}));

const arena = unwrap(arenaFromGraph({ ...unwrap(parseGraph(CHOMP_2X2)), title: 'chomp' }));
const solution = unwrap(attractors(arena));
const write = (file: string): string => {
  try {
    writeSolutionFile(file, { arena, solution }, { named: false });
  } catch (thrown) {
    return explain(thrown, 'en').text;
  }
  return '';
};

describe('a solution file that cannot be put into its place', () => {
  it('leaves the old one as it was, and nothing unfinished beside it', () => {
    const folder = emptyFolder();
    const file = join(folder, 'a.sol');
    const old = unwrap(writeSolution(arena, solution));
    writeFileSync(file, old);
    expect(write(file)).toMatch(/a\.sol cannot be written: resource busy or locked/);
    expect([readdirSync(folder), readFileSync(file, 'utf8')]).toEqual([['a.sol'], old]);
  });

  it('is refused where a folder of its path is a file', () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'file'), '');
    expect(write(join(folder, 'file', 'a.sol'))).toMatch(/a\.sol cannot be written: not a directory/);
  });
});
