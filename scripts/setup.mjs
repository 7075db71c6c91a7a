// Installs what the other commands need, only when needed: the npm packages, and with --chromium a browser for the
// page's tests.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CHROMIUM } from './chromium.mjs';
import { INSTALLED, lockHash, packagesAreThere } from './stale.mjs';

const root = new URL('..', import.meta.url);
process.chdir(fileURLToPath(root));

installPackages();
if (process.argv.includes('--chromium')) installChromium();

function installPackages() {
  if (packagesAreThere()) return;
  process.stderr.write('Installing the packages (npm ci, once)...\n');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(INSTALLED, lockHash());
}

function installChromium() {
  if (process.env.MINERVE_CHROMIUM || existsSync(CHROMIUM)) return;
  if (spawnSync('apt-get', ['--version']).error || process.getuid?.() !== 0) {
    process.stderr.write(
      'The page is tested in Chromium, which is not installed: install it, or set MINERVE_CHROMIUM to the path of a Chromium or Chrome.\n',
    );
    return;
  }
  process.stderr.write("Installing Debian's chromium for the page's tests (once)...\n");
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
}

function run(command, args) {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  } catch (error) {
    process.stderr.write(`${error.stdout ?? ''}\n"${command} ${args.join(' ')}" failed: see above.\n`);
    process.exit(1);
  }
}
