// Builds the library and the command line into dist/. With --if-stale: only when a source is newer than the last build.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How many extra copies of the search layer there are, and why: src/engines/copies.ts. */
const SEARCH_COPIES = 3;

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'dist/.built');

if (!process.argv.includes('--if-stale') || isStale()) build();

function build() {
  const started = new Date();
  for (const entry of existsSync(join(root, 'dist')) ? readdirSync(join(root, 'dist')) : [])
    if (entry !== 'web') rmSync(join(root, 'dist', entry), { recursive: true });
  const tsc = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (tsc.status !== 0) {
    process.stderr.write(`${tsc.stdout}${tsc.stderr}`);
    process.exit(1);
  }
  for (let copy = 1; copy <= SEARCH_COPIES; copy++)
    cpSync(join(root, 'dist/search'), join(root, `dist/search-${copy}`), {
      recursive: true,
      filter: (path) => !path.endsWith('.d.ts'),
    });
  const bin = join(root, 'dist/cli/main.js');
  if (existsSync(bin)) chmodSync(bin, 0o755);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stamp, started.toISOString());
}

function isStale() {
  if (!existsSync(stamp)) return true;
  const built = statSync(stamp).mtimeMs;
  const sources = ['tsconfig.json', 'tsconfig.build.json', 'scripts/build.mjs', 'package-lock.json'].map((file) =>
    join(root, file),
  );
  for (const entry of readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true }))
    sources.push(join(entry.parentPath, entry.name));
  return sources.some((path) => statSync(path).mtimeMs > built);
}
