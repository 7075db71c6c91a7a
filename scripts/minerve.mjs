// `npm run -s minerve -- <words>` from a clone: installs and builds first where needed, then is the command line.
import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isStale, packagesAreThere } from './stale.mjs';

if (!packagesAreThere()) run('setup.mjs');
if (isStale()) run('build.mjs', '--if-stale');
// The name that the command line uses for itself when it prints a command to type.
process.env.MINERVE_COMMAND ??=
  process.env.npm_lifecycle_event === 'minerve'
    ? 'npm run -s minerve --'
    : `node ${relative('', fileURLToPath(import.meta.url))}`;
await import('../dist/cli/main.js');

function run(script, ...args) {
  const { status } = spawnSync(process.execPath, [fileURLToPath(new URL(script, import.meta.url)), ...args], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(1);
}
