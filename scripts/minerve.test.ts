import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { program } from '../src/cli/fixtures/program.ts';
import { packagesAreThere } from './stale.mjs';

/** Loaded first, it lets nobody start a process. */
const ALONE = `import child from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
for (const name of ['spawn', 'spawnSync', 'execFileSync', 'fork']) child[name] = () => { throw new Error(name); };
syncBuiltinESMExports();`;

// "npm test" installs first; who runs this file alone, without, is not told that.
it.runIf(packagesAreThere())(
  'npm run minerve, with everything built, starts no process before the command; -v is the version',
  () => {
    program();
    const script = fileURLToPath(new URL('minerve.mjs', import.meta.url));
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
    const alone = `data:text/javascript,${encodeURIComponent(ALONE)}`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--import', alone, script, '-v'], { encoding: 'utf8' });
    expect([stdout, stderr]).toEqual([`minerve ${version}\n`, '']);
  },
);
