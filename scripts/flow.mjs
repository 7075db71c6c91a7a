// `node scripts/flow.mjs [NAME...] [--root DIR]` lists the files of src that run in a typical task, from V8's coverage:
// the files that a reader who follows the task has to read. --root: another checkout, built and with its packages.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { launchChromium } from './chromium.mjs';

const EXCLUDED = /^(i18n|core)\/|(words|messages)[\w-]*\.(ts|js)x?$|^cli\/words\//;

const BOARD = '.game-board [role=gridcell]';
const GRAPH = '0 -> 1 2; 1 -> 3; 2 -> 3 4; win adam: 3; win eve: 4; start: 0';
const KINGS = 'draughts:english:6x6:endless';

/** Each task, as commands of the terminal or as actions on a page. */
const FLOWS = {
  'search a position': { commands: () => [['search', 'tictactoe', '--depth', '4']] },
  'pasted graph to attractor': {
    path: `#/arena?text=${encodeURIComponent(GRAPH)}`,
    ready: '.arena-stage svg',
    use: (page) => page.keyboard.press('End'),
    done: '.arena-stage svg',
  },
  'tables from build to probe': {
    input: 'W:WK18:BK1\n',
    commands: (folder) => [
      ['tables', 'build', KINGS, '--pieces', '2', '--out', folder],
      ['tables', 'probe', KINGS, '--tables', folder],
    ],
  },
  'click to reply': {
    path: '#/play/connect4?level=1',
    ready: BOARD,
    use: (page) => page.locator(BOARD).nth(38).click(),
    done: `${BOARD}[aria-label*="4"]`,
    wait: 1500,
  },
};

const { values, positionals } = parseArgs({ allowPositionals: true, options: { root: { type: 'string' } } });
const root = resolve(values.root ?? fileURLToPath(new URL('..', import.meta.url)));
const names = positionals.length > 0 ? positionals : Object.keys(FLOWS);
for (const name of names) {
  const flow = FLOWS[name];
  if (flow === undefined) throw new Error(`There is no flow "${name}": ${Object.keys(FLOWS).join(', ')}.`);
  const ran = 'commands' in flow ? ranInTerminal(flow) : await ranInPage(flow);
  const files = [...new Set(ran)].filter((file) => !EXCLUDED.test(file)).sort();
  console.log(`${name}: ${files.length} files\n${files.map((file) => `  ${file}`).join('\n')}`);
}

/** Whether a function of the script has run. The first function that V8 lists is the module itself. */
function hasRun({ functions }) {
  return functions.slice(1).some(({ ranges }) => ranges[0].count > 0);
}

function ranInTerminal({ commands, input = '' }) {
  const folder = mkdtempSync(join(tmpdir(), 'flow-'));
  const coverage = join(folder, 'coverage');
  try {
    for (const command of commands(join(folder, 'tables'))) {
      const { status, stderr } = spawnSync(process.execPath, [join(root, 'dist/cli/main.js'), ...command], {
        env: { ...process.env, NODE_V8_COVERAGE: coverage },
        encoding: 'utf8',
        input,
      });
      if (status !== 0) throw new Error(`minerve ${command.join(' ')}: ${stderr}`);
    }
    const dist = `file://${join(root, 'dist')}/`;
    return readdirSync(coverage)
      .flatMap((file) => JSON.parse(readFileSync(join(coverage, file), 'utf8')).result)
      .filter((script) => script.url.startsWith(dist) && hasRun(script))
      .map(({ url }) => url.slice(dist.length).replace(/\.js$/, '.ts'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs the task on a page served by Vite, where every file is a script of its own. */
async function ranInPage({ path, ready, use, done, wait = 500 }) {
  const server = await createServer({ configFile: join(root, 'src/web/vite.config.ts'), logLevel: 'error', server: { port: 0 } });
  const browser = await launchChromium();
  try {
    await server.listen();
    const page = await browser.newPage();
    const address = server.resolvedUrls?.local[0] ?? '';
    await page.goto(`${address}index.html${path}`);
    await page.waitForSelector(ready);
    await page.waitForTimeout(wait);
    // Load the page a second time: every module is now cached, and Vite no longer rebundles dependencies.
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    await page.reload();
    await page.waitForSelector(ready);
    await use(page);
    await page.waitForSelector(done);
    await page.waitForTimeout(wait);
    const scripts = await page.coverage.stopJSCoverage();
    return scripts
      .filter(hasRun)
      .flatMap(({ url }) => /\/src\/((?!web\/).*\.tsx?)(\?|$)/.exec(url)?.[1] ?? webFile(url, address));
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The root of the server is src/web. */
function webFile(url, address) {
  const file = url.startsWith(address) ? url.slice(address.length).replace(/\?.*/, '') : '';
  return /^(?!@|node_modules).*\.tsx?$/.test(file) ? [`web/${file}`] : [];
}
