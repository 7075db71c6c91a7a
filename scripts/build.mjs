// Builds the library, the command line and the kernels into dist/. With --if-stale: only when a source is newer than
// the last build.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILT, isStale } from './stale.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

clearAway();
if (!process.argv.includes('--if-stale') || isStale()) await build();

/**
 * Builds beside dist/ and moves the result in at the end: a build that fails leaves the last good one, and nobody
 * meets half of one.
 */
async function build() {
  const started = new Date();
  process.stderr.write('Compiling the library...\n');
  const fresh = join(root, `dist/.new-${process.pid}`);
  compile(fresh);
  includeListings(fresh);
  chmodSync(join(fresh, 'cli/main.js'), 0o755);
  for (const entry of readdirSync(fresh)) {
    const old = join(root, 'dist', entry);
    if (entry === 'kernels') for (const file of kernelFiles(old)) renameSync(join(old, file), join(fresh, entry, file));
    rmSync(old, { recursive: true, force: true });
    renameSync(join(fresh, entry), old);
  }
  rmSync(fresh, { recursive: true });
  // Not at the top: the compiler of kernels takes half a second to load, and mostly nothing is stale.
  const { buildKernels } = await import('./kernels.mjs');
  await buildKernels(undefined, true);
  writeFileSync(BUILT, '');
  utimesSync(BUILT, started, started);
}

/**
 * Removes the folders that killed builds left in dist/. A folder with the number of this process is a leftover too:
 * this build has not made its own yet.
 */
function clearAway() {
  const dist = join(root, 'dist');
  for (const name of existsSync(dist) ? readdirSync(dist) : []) {
    const [, pid] = /^\.new-(\d+)$/.exec(name) ?? [];
    if (pid !== undefined && (Number(pid) === process.pid || !isRunning(Number(pid))))
      rmSync(join(dist, name), { recursive: true, force: true });
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** The compiled kernels in a folder, which are compiled again only when their own sources change, and their weights. */
function kernelFiles(folder) {
  return existsSync(folder) ? readdirSync(folder).filter((file) => /\.(wasm|weights)$/.test(file)) : [];
}

function compile(outDir) {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { status, stdout, stderr } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.build.json', '--outDir', outDir], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status === 0) return;
  rmSync(outDir, { recursive: true, force: true });
  process.stderr.write(`${stdout}${stderr}`);
  process.exit(1);
}

/** The course's listings in Python, which Vite reads as text; Node and other bundlers cannot import them. */
function includeListings(outDir) {
  const listings = join(outDir, 'cours/listings.js');
  const text = readFileSync(listings, 'utf8').replace(
    /^import (\w+) from '.*\/(.*\.py)\?raw';$/gm,
    (_, name, file) => `const ${name} = ${JSON.stringify(readFileSync(join(root, 'docs/cours', file), 'utf8'))};`,
  );
  writeFileSync(listings, text);
}
