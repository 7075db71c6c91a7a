// `node scripts/fonts.mjs`: makes the fonts of the pages, src/web/fonts/*.woff2, which are committed. It takes them from
// npm, keeps the characters that the pages use, and pins the axes. Its packages are installed for this run alone.
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGES = ['subset-font@2.9.0', '@fontsource/literata@5.3.0', '@fontsource-variable/inter@5.3.0', 'inter-ui@4.1.1'];
/** The largest allowed total in bytes: a first visit downloads all of it. */
const MOST = 45_000;

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const latin = `${ascii}\u00a0\u202fàâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ«»‘’“”–—…·×±−°½†`;
/** In a file of its own, which a page fetches when it has one of them. */
const signs = 'αβτλμ∞≤≥≠≈→←′';

const weights = { wght: { min: 400, max: 700 } };
/** Alternates of glyphs, which the font has many of, are left out. */
const plain = { noLayoutClosure: true };

const fonts = [
  { name: 'literata', from: '@fontsource/literata/files/literata-latin-600-normal.woff2', text: latin, options: {} },
  {
    name: 'inter',
    from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    text: latin,
    options: { variationAxes: weights, ...plain },
  },
  // Digits can be set in columns; the other signs cannot, which the font would set as wide as digits then.
  {
    name: 'inter-digits',
    from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    text: '0123456789',
    options: { variationAxes: weights },
  },
  {
    name: 'inter-signs',
    from: 'inter-ui/variable/InterVariable.woff2',
    text: signs,
    options: { variationAxes: { ...weights, opsz: 14 }, ...plain },
  },
];

const folder = await mkdtemp(join(tmpdir(), 'minerve-fonts-'));
await writeFile(join(folder, 'package.json'), '{"private":true}');
const installed = spawnSync('npm', ['install', '--silent', '--ignore-scripts', ...PACKAGES], { cwd: folder, stdio: 'inherit' });
if (installed.status !== 0) process.exit(1);
const subsetFont = createRequire(join(folder, 'package.json'))('subset-font');
let total = 0;
for (const { name, from, text, options } of fonts) {
  const font = await readFile(join(folder, 'node_modules', from));
  const subset = await subsetFont(font, text, { targetFormat: 'woff2', ...options });
  total += subset.length;
  await writeFile(fileURLToPath(new URL(`../src/web/fonts/${name}.woff2`, import.meta.url)), subset);
  process.stdout.write(`src/web/fonts/${name}.woff2  ${subset.length} bytes\n`);
}
await rm(folder, { recursive: true });
if (total > MOST) throw new Error(`The fonts have ${total} bytes: keep fewer characters, ${MOST} is the most.`);
