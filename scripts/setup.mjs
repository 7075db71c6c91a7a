// Installs what the other commands need, if it is missing: the npm packages; with --tests the programs that tests run;
// with --proof the tools that check the proof.
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CHROMIUM, HEADLESS_SHELL } from './chromium.mjs';
import { COQ_PACKAGES, hasCoq } from './coq.mjs';
import { hasLatex, LATEX_PACKAGES } from './latex.mjs';
import { BROWSER_PACKAGES, hasOtherBrowsers } from './other-browsers.mjs';
import { hasPython, PYTHON_PACKAGES } from './python.mjs';
import { hasRedis, REDIS_PACKAGES } from './redis.mjs';
import { INSTALLED, lockHash, packagesAreThere } from './stale.mjs';
import { hasStockfish, STOCKFISH_PACKAGES } from './stockfish.mjs';

const root = new URL('..', import.meta.url);
process.chdir(fileURLToPath(root));

async function installPackages() {
  if (packagesAreThere()) return;
  // npm ci would empty the folder that the link points to, which belongs to another checkout.
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) {
    process.stderr.write('node_modules is a link to a folder with other packages. Remove the link, then try again.\n');
    process.exit(1);
  }
  process.stderr.write('Installing the packages (npm ci, once)...\n');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(INSTALLED, lockHash());
}

/** Programs without which some tests are skipped: what these tests cover, and the Debian packages. */
const PROGRAMS = [
  { name: 'LaTeX with TikZ', tests: 'TikZ pictures', isThere: hasLatex, packages: LATEX_PACKAGES },
  { name: 'Python 3', tests: 'the listings of the course', isThere: hasPython, packages: PYTHON_PACKAGES },
  { name: 'Stockfish', tests: 'matches against other programs', isThere: hasStockfish, packages: STOCKFISH_PACKAGES },
  { name: 'Redis', tests: 'the queue of the lab', isThere: hasRedis, packages: REDIS_PACKAGES },
  // Only the long tests open pages in them.
  ...(process.env.MINERVE_LONG === '1'
    ? [{ name: 'Firefox or WebKit', tests: 'pages in other browsers', isThere: hasOtherBrowsers, packages: BROWSER_PACKAGES }]
    : []),
];

/** Installs the Debian packages if we may; otherwise says what is missing and what that means. */
async function installPrograms() {
  const wantsShell = !process.env.MINERVE_CHROMIUM && !existsSync(HEADLESS_SHELL);
  const missing = PROGRAMS.filter(({ isThere }) => !isThere());
  if (!wantsShell && missing.length === 0) return;
  if (!mayInstall()) {
    if (!existsSync(CHROMIUM))
      process.stderr.write(
        'Pages are tested in Chromium, which is not installed: install it, or set MINERVE_CHROMIUM to the path of a Chromium or Chrome.\n',
      );
    for (const { name, tests, packages } of missing)
      process.stderr.write(
        `${name} is not installed: the tests of ${tests} are left out. Debian: apt-get install ${packages.join(' ')}\n`,
      );
    return;
  }
  await run('apt-get', ['update', '-qq']);
  const packages = [...(wantsShell ? browserPackages() : []), ...missing.flatMap((program) => program.packages)];
  if (packages.length > 0) await install(packages, 'for the tests');
}

/** If Coq is still missing afterwards, `scripts/prove.mjs` reports it. */
async function installProver() {
  if (hasCoq() || !mayInstall()) return;
  await run('apt-get', ['update', '-qq']);
  await install(COQ_PACKAGES, 'for the proof');
}

function mayInstall() {
  return !spawnSync('apt-get', ['--version']).error && process.getuid?.() === 0;
}

async function install(packages, what) {
  process.stderr.write(`Installing Debian's ${packages.join(', ')} ${what} (once)...\n`);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/** The small headless Chromium if Debian has it, otherwise the full one, unless that is installed already. */
function browserPackages() {
  if (spawnSync('apt-cache', ['show', 'chromium-headless-shell']).status === 0) return ['chromium-headless-shell'];
  return existsSync(CHROMIUM) ? [] : ['chromium'];
}

async function run(command, args) {
  try {
    await promisify(execFile)(command, args, { maxBuffer: Number.POSITIVE_INFINITY });
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {import('node:child_process').ExecFileException} */ (error);
    process.stderr.write(`${stdout}${stderr}\n"${command} ${args.join(' ')}" failed: see above.\n`);
    process.exit(1);
  }
}

// In parallel: one mostly waits for the network, the other mostly computes.
await Promise.all([
  installPackages(),
  process.argv.includes('--tests') && installPrograms(),
  process.argv.includes('--proof') && installProver(),
]);
