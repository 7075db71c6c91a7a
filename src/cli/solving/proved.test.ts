import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { unwrap } from '../../core/index.ts';
import { CHOMP_2X2, parseGraph } from '../../games/index.ts';
import { arenaFromGraph, attractors, solveValues } from '../../solve/index.ts';
import { answered } from '../fixtures/in-process.ts';
import { emptyFolder } from '../fixtures/program.ts';
import { isAcceptedByOracle, oracleInput } from './proved.ts';

const folder = emptyFolder();
const arena = unwrap(arenaFromGraph({ ...unwrap(parseGraph(CHOMP_2X2)), title: 'chomp' }));
const solution = unwrap(attractors(arena));
const watch = { signal: { aborted: false } };

/** A program in the place of the checker, which this machine need not have. */
function program(name: string, lines: string): string {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${lines}\n`);
  chmodSync(file, 0o755);
  return file;
}

afterEach(() => {
  delete process.env.MINERVE_ORACLE;
});

describe('the proved checker', () => {
  it('is shown every position with its owner, outcome and successors, then the claims of the file', () => {
    const lines = [...oracleInput(arena, solution)].join('').split('\n');
    expect(lines).toHaveLength(2 * arena.size + 2);
    expect([lines[0], lines[arena.size], lines[arena.size + 1]]).toEqual(['a . 1 2 3', 'solution', '+ 3 2']);
    expect([...oracleInput(arena, unwrap(solveValues(arena)))].join('')).toContain('\npoints\n');
  });

  it('answers yes or no by what it prints and by its exit code, and by both together', async () => {
    const verdict = (name: string, lines: string) => isAcceptedByOracle(program(name, lines), arena, solution, watch);
    await expect(verdict('yes', 'cat > /dev/null; echo accepted')).resolves.toBe(true);
    await expect(verdict('no', 'cat > /dev/null; echo refused; exit 1')).resolves.toBe(false);
    await expect(verdict('both', 'cat > /dev/null; echo accepted; exit 1')).rejects.toThrow();
    await expect(verdict('deaf', 'exit 0')).rejects.toThrow();
    await expect(isAcceptedByOracle(folder, arena, solution, watch)).rejects.toThrow();
  });

  it('is left to itself no longer than until Ctrl-C', async () => {
    const signal = { aborted: false };
    const asked = isAcceptedByOracle(program('slow', 'cat > /dev/null; exec sleep 100'), arena, solution, { signal });
    signal.aborted = true;
    await expect(asked).rejects.toThrow();
  });

  it('decides: where it is not built there is no verdict, and where it alone refuses the report says so', async () => {
    const file = join(folder, 'nim.sol');
    await answered(['strategy', 'nim:5', '--out', file]);
    const verify = (oracle: string, language: 'en' | 'fr' = 'en') => {
      process.env.MINERVE_ORACLE = oracle;
      return answered(['verify', file, '--proved'], { language });
    };
    const yes = await verify(program('yes', 'cat > /dev/null; echo accepted'));
    expect([yes.code, yes.out]).toEqual([0, expect.stringContaining('Accepted by the checker that is proved in Coq.')]);
    const missing = await verify(join(folder, 'nowhere'));
    expect([missing.code, missing.notes[0]]).toEqual([1, expect.stringMatching(/is not built: .*"npm run prove" builds it/)]);
    expect((await verify(join(folder, 'nowhere'), 'fr')).notes[0]).toMatch(/n’est pas construit : .*« npm run prove »/);
    const alone = await verify(program('no', 'cat > /dev/null; echo refused; exit 1'));
    expect([alone.code, alone.notes[0]]).toEqual([1, expect.stringContaining('solve/verify finds nothing wrong')]);
    const broken = await verify(program('broken', 'cat > /dev/null; echo why >&2; exit 2'));
    expect([broken.code, broken.notes[0]]).toEqual([1, expect.stringContaining('gave no answer: why')]);
  });
});
