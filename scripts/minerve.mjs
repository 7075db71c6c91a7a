// `npm run -s minerve -- <words>` from a clone: installs and builds first where needed, then is the command line.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

for (const [script, ...args] of [['setup.mjs'], ['build.mjs', '--if-stale']]) {
  const { status } = spawnSync(process.execPath, [fileURLToPath(new URL(script, import.meta.url)), ...args], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(1);
}
const { main } = await import('../dist/cli/main.js');
await main?.(process.argv.slice(2));
