import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ONLY_LONG } from '../src/fixtures/index.ts';
import { blocksOf, compileStrict, expectedOutput } from './fixtures/doc-blocks.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const run = (command: string, args: string[], cwd: string) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe' });

/** The first program of a page of ours, as its reader would type it; `docs.test.ts` runs all of them against dist. */
const program = (page: string) => blocksOf(readFileSync(join(root, page), 'utf8')).find(({ language }) => language === 'ts')!;
const PROGRAMS = { 'race.ts': program('README.md'), 'cours.ts': program('docs/cours/README.md') };

/** The unfinished folder of a killed build, and that of a build that is still running. */
const dead = join(root, 'dist/.new-2147483647');
const underWay = join(root, `dist/.new-${process.pid}`);

describe('the packed package', () => {
  let project: string;
  let tarball: string;

  beforeAll(() => {
    for (const folder of [dead, underWay]) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'index.js'), '');
    }
    run(process.execPath, ['scripts/build.mjs', '--if-stale'], root);
    project = mkdtempSync(join(tmpdir(), 'minerve-package-'));
    run('npm', ['pack', '--ignore-scripts', '--pack-destination', project], root);
    tarball = join(project, readdirSync(project).find((file) => file.endsWith('.tgz'))!);
    writeFileSync(join(project, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }');
    run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], project);
  }, 120_000);

  afterAll(() => {
    for (const folder of [project, underWay]) rmSync(folder, { recursive: true });
  });

  it('brings no other package with it', () => {
    expect(readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['minerve']);
  });

  it('holds no test, no fixture, no page, no source and no half of a build', () => {
    const files = readdirSync(join(project, 'node_modules/minerve'), { recursive: true, encoding: 'utf8' });
    expect(files).toContain('dist/index.js');
    expect(files.filter((file) => /test|fixtures|dist\/web|dist\/bench|\/\.new-|(?<!\.d)\.ts$/.test(file))).toEqual([]);
    expect([dead, underWay].map(existsSync)).toEqual([false, true]);
  });

  it("compiles the README's game and the course's examples under strict TypeScript; they print what the page shows", () => {
    for (const [file, { text }] of Object.entries(PROGRAMS)) writeFileSync(join(project, file), text);
    compileStrict(root, project, Object.keys(PROGRAMS));
    for (const [file, block] of Object.entries(PROGRAMS)) {
      expect(expectedOutput(block).split('\n').length).toBe(block.text.split('console.log').length);
      expect(run(process.execPath, [file.replace('.ts', '.js')], project)).toBe(expectedOutput(block));
    }
    expect(expectedOutput(PROGRAMS['race.ts'])).toBe('Say 1: Max wins in 11 plies\n');
  });

  it('brings along the threads, kernels and weights that its engines need', () => {
    const script = `import { lastAnalysis, openEngine } from 'minerve';
      for (const game of ['chess', 'othello', 'draughts', 'nim:3,4,5']) {
        const engine = await openEngine(game, { threads: 2 });
        const start = { chess: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', othello: 'f5', draughts: 'B:W31-50:B1-20' };
        console.log((await lastAnalysis(engine.analyse(start[game] ?? '3,4,5', { depth: 3 }))).depth);
        engine.close();
      }`;
    expect(run(process.execPath, ['--input-type=module', '-e', script], project)).toBe('3\n3\n3\n3\n');
  });

  it('solves Connect 4 with the compiled kernel it brings along', () => {
    const script = `import { Connect4Kernel, parseConnect4Board } from 'minerve/kernels';
      const kernel = await Connect4Kernel.create();
      console.log(kernel.solve(parseConnect4Board('52113137233562237').value).score);`;
    expect(run(process.execPath, ['--input-type=module', '-e', script], project)).toBe('3\n');
  });

  it('installs the command line', () => {
    expect(run(join(project, 'node_modules/.bin/minerve'), ['search', 'tree:[[6,7],[2,8]]', '--json'], project)).toContain(
      '"value":6',
    );
  });

  it('names the packages that a queue needs and that are not installed with it', () => {
    const { status, stderr } = spawnSync(join(project, 'node_modules/.bin/minerve'), ['worker', '--queue', 'redis://localhost'], {
      ...{ cwd: project, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
    });
    expect(stderr).toContain('npm install bullmq ioredis');
    expect(status).toBe(1);
  });

  it('is clean to publint', () => {
    expect(run(bin('publint'), ['run', tarball, '--strict'], project)).toContain('All good');
  });

  it('is clean to are-the-types-wrong, as a package of ES modules only', ONLY_LONG, () => {
    const report = JSON.parse(run(bin('attw'), [tarball, '--profile', 'esm-only', '--format', 'json'], project));
    const ignored = ['node10', 'node16-cjs'];
    expect(Object.keys(report.analysis.entrypoints)).toEqual([
      '.',
      './solve',
      './draw',
      './cours',
      './kernels',
      './tablebases',
      './tablebases/node',
      './tables',
      './tables/node',
      './lab',
      './lab/node',
      './package.json',
    ]);
    const problems = report.analysis.problems as { kind: string; resolutionKind: string }[];
    expect(problems.filter(({ resolutionKind }) => !ignored.includes(resolutionKind))).toEqual([]);
  });
});
