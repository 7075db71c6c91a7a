// Installs what the other commands need, only when needed: the npm packages, and with --tests what the tests drive, a
// browser, LaTeX, Python, Redis and Stockfish.
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CHROMIUM, HEADLESS_SHELL } from './chromium.mjs';
import { hasLatex, LATEX_PACKAGES } from './latex.mjs';
import { hasPython, PYTHON_PACKAGES } from './python.mjs';
import { hasRedis, REDIS_PACKAGES } from './redis.mjs';
import { INSTALLED, lockHash, packagesAreThere } from './stale.mjs';
import { hasStockfish, STOCKFISH_PACKAGES } from './stockfish.mjs';

const root = new URL('..', import.meta.url);
process.chdir(fileURLToPath(root));

// Side by side: one mostly waits for the network, the other mostly works.
await Promise.all([installPackages(), process.argv.includes('--tests') && installPrograms()]);

async function installPackages() {
  if (packagesAreThere()) return;
  process.stderr.write('Installing the packages (npm ci, once)...\n');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(INSTALLED, lockHash());
}

/** Debian's packages, where we may install them; elsewhere a word on what is missing and what that means. */
async function installPrograms() {
  const wantsShell = !process.env.MINERVE_CHROMIUM && !existsSync(HEADLESS_SHELL);
  const wantsLatex = !hasLatex();
  const wantsPython = !hasPython();
  const wantsRedis = !hasRedis();
  const wantsStockfish = !hasStockfish();
  if (!wantsShell && !wantsLatex && !wantsPython && !wantsRedis && !wantsStockfish) return;
  if (spawnSync('apt-get', ['--version']).error || process.getuid?.() !== 0) {
    if (!existsSync(CHROMIUM))
      process.stderr.write(
        'Pages are tested in Chromium, which is not installed: install it, or set MINERVE_CHROMIUM to the path of a Chromium or Chrome.\n',
      );
    if (wantsLatex)
      process.stderr.write(
        `TikZ pictures are tested with LaTeX, which is not installed or has no TikZ: those tests are left out. Debian: apt-get install ${LATEX_PACKAGES.join(' ')}\n`,
      );
    if (wantsPython)
      process.stderr.write(
        `The listings of the course are tested with Python 3, which is not installed: those tests are left out. Debian: apt-get install ${PYTHON_PACKAGES.join(' ')}\n`,
      );
    if (wantsRedis)
      process.stderr.write(
        `The queue of the lab is tested with Redis, which is not installed: those tests are left out. Debian: apt-get install ${REDIS_PACKAGES.join(' ')}\n`,
      );
    if (wantsStockfish)
      process.stderr.write(
        `Matches are tested against Stockfish, which is not installed: that test is left out. Debian: apt-get install ${STOCKFISH_PACKAGES.join(' ')}\n`,
      );
    return;
  }
  await run('apt-get', ['update', '-qq']);
  const packages = [
    ...(wantsShell ? browserPackages() : []),
    ...(wantsLatex ? LATEX_PACKAGES : []),
    ...(wantsPython ? PYTHON_PACKAGES : []),
    ...(wantsRedis ? REDIS_PACKAGES : []),
    ...(wantsStockfish ? STOCKFISH_PACKAGES : []),
  ];
  if (packages.length === 0) return;
  process.stderr.write(`Installing Debian's ${packages.join(', ')} for the tests (once)...\n`);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/** The light one where there is such a package; else the whole, if it is not there. */
function browserPackages() {
  if (spawnSync('apt-cache', ['show', 'chromium-headless-shell']).status === 0) return ['chromium-headless-shell'];
  return existsSync(CHROMIUM) ? [] : ['chromium'];
}

async function run(command, args) {
  try {
    await promisify(execFile)(command, args, { maxBuffer: Number.POSITIVE_INFINITY });
  } catch (error) {
    process.stderr.write(`${error.stdout ?? ''}${error.stderr ?? ''}\n"${command} ${args.join(' ')}" failed: see above.\n`);
    process.exit(1);
  }
}
