// `node scripts/screenshots.mjs [NAME...]`: pictures of the pages for the README and docs/teach.md, into docs/images/.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { launchChromium } from './chromium.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const configFile = here('../src/web/vite.config.ts');
const BOARD = '.game-board [role=gridcell]';
/** Enough for the computer to have looked at every move. */
const THINKING = 6000;

/** Each shows something that no other shows. */
const pictures = [
  { name: 'app-home', ready: '.game a.begin' },
  {
    name: 'app-souffler',
    path: '#/play/draughts:souffler?moves=18-23_32-28_20-24&min=person',
    ready: BOARD,
    dark: true,
    locale: 'fr-FR',
  },
  {
    name: 'app-chess',
    path: '#/play/chess?moves=e4_e5_Nf3_Nc6_Bb5_a6_Ba4_Nf6&min=person',
    ready: BOARD,
    use: showValues,
  },
  { name: 'app-tree', path: '#/tree?preset=001-three-cuts&step=20', ready: '.tree-table svg [data-node]' },
  { name: 'app-arena', path: '#/arena?preset=004-chomp-2x3&stage=3', ready: '.arena-stage svg' },
  { name: 'app-evaluate', path: '#/evaluate', ready: '.terms button' },
  { name: 'app-course', path: '#/course/cuts', ready: '.lesson svg [data-node]', locale: 'fr-FR', use: toFirstCut },
  { name: 'app-exercise', path: '#/exercises?practise=cuts&level=3&seed=1', ready: '.exercise-submit', use: answerWrongly },
  {
    name: 'app-connect4-solved',
    path: '#/play/connect4?moves=4_4_4_4_4_3_2_5&min=person',
    ready: BOARD,
    use: solve,
    seen: '.solve .facts',
  },
];

async function showValues(page) {
  await page.getByRole('checkbox').first().check();
  await page.waitForTimeout(THINKING);
}

async function toFirstCut(page) {
  await page.locator('.lesson .player-buttons button').nth(5).click();
}

async function answerWrongly(page) {
  await page.locator('.answer-sequence input').fill('p1122 p12');
  await page.locator('.exercise-submit button').click();
  await page.waitForSelector('.verdict');
}

async function solve(page) {
  await showValues(page);
  await page.click('.solve > button');
  await page.waitForSelector('.solve .line');
}

const wanted = process.argv.slice(2);
const chosen = pictures.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (chosen.length === 0) {
  process.stderr.write(`There is no such picture: they are ${pictures.map(({ name }) => name).join(', ')}.\n`);
  process.exit(2);
}
const library = spawnSync(process.execPath, [here('build.mjs'), '--if-stale'], { stdio: 'inherit' });
if (library.status !== 0) process.exit(1);
const outDir = await mkdtemp(join(tmpdir(), 'minerve-screenshots-'));
await build({ configFile, logLevel: 'warn', build: { outDir } });
const server = await preview({ configFile, logLevel: 'warn', build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
const browser = await launchChromium();
const viewport = { width: 1280, height: 800 };
for (const { name, path = '', ready, dark = false, locale = 'en-US', use, seen } of chosen) {
  const colorScheme = dark ? 'dark' : 'light';
  const context = await browser.newContext({ viewport, colorScheme, locale, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${server.resolvedUrls?.local[0]}${path}`);
  await page.waitForSelector(ready);
  await use?.(page);
  await page.evaluate(() => {
    /** @type {HTMLElement | null} */ (document.activeElement)?.blur();
    scrollTo(0, 0);
  });
  if (seen !== undefined) await page.locator(seen).evaluate((part) => part.scrollIntoView({ block: 'end' }));
  await page.waitForTimeout(500);
  // Playwright's own screenshots know PNG and JPEG only, which are larger.
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 85 });
  const picture = Buffer.from(data, 'base64');
  await writeFile(here(`../docs/images/${name}.webp`), picture);
  process.stdout.write(`docs/images/${name}.webp  ${Math.ceil(picture.length / 1000)} kB\n`);
  await context.close();
}
await browser.close();
await server.close();
await rm(outDir, { recursive: true });
