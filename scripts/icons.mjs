// `node scripts/icons.mjs`: makes the icons of the installed app, src/web/pwa/icons/*.png, which are committed, from
// src/web/icon.svg, for systems that take no SVG.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { launchChromium } from './chromium.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const PAPER = '#f6f2ea';
/** `drawn`: the share of the side that the owl takes. Some systems cut a maskable icon to a circle or a drop. */
const icons = [
  { file: 'icon-180.png', size: 180, drawn: 0.78 },
  { file: 'icon-192.png', size: 192, drawn: 0.78 },
  { file: 'icon-512.png', size: 512, drawn: 0.78 },
  { file: 'icon-512-maskable.png', size: 512, drawn: 0.58 },
];

const svg = encodeURIComponent(await readFile(here('../src/web/icon.svg'), 'utf8'));
const browser = await launchChromium();
const page = await browser.newPage({ colorScheme: 'light' });
for (const { file, size, drawn } of icons) {
  await page.setViewportSize({ width: size, height: size });
  const side = Math.round(size * drawn);
  const style = `margin:0;height:100vh;display:grid;place-items:center;background:${PAPER}`;
  await page.setContent(`<body style="${style}"><img width="${side}" height="${side}" src="data:image/svg+xml,${svg}">`);
  await page.locator('img').evaluate((image) => /** @type {HTMLImageElement} */ (image).decode());
  const picture = await page.screenshot();
  await writeFile(here(`../src/web/pwa/icons/${file}`), picture);
  process.stdout.write(`src/web/pwa/icons/${file}  ${picture.length} bytes\n`);
}
await browser.close();
