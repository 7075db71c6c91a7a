import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { statements } from './proof/plugin.ts';
import { installable } from './pwa/plugin.ts';
import { headers, isolation } from './pwa/policy.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** How long a build takes on a busy machine is nobody's concern here. */
const checks = { bundlerTimings: false };

const { version } = JSON.parse(readFileSync(here('../../package.json'), 'utf8'));

const SHELL =
  /\/src\/core\/(result|score|random|int-list)\.ts$|node_modules\/(@preact|preact)|\/src\/say\/|\/src\/web\/(spoken|theme|words|browser|fields|pwa\/keep-offline)\.ts$|vite\/preload-helper/;

/** The games by name and picture: all that home shows of them. */
const CARDS = /\/src\/games\/([\w-]+\/)?(cards?|scene|pieces|drawing|sketches)\.ts$|\/src\/core\/(game|player)\.ts$/;
/**
 * What a game is, for whoever plays or draws it: not what is read, weighed or recorded of it, which comes when asked
 * for.
 */
const RULES =
  /\/src\/games\/(?!.*(card|heuristics|rules-text|scene|pdn|pgn|hub|tables|standards|sketch|drawing|printed|piece-letters|pieces|weighing|records)[\w-]*[./])|\/src\/kernels\/(words|draughts|wasm|chess-board|rules-board|othello|chess)\.ts$|\/src\/core\/pure\.ts$/;
/** How engines and searches are asked, and what they refuse. */
const ENGINES = /\/src\/(engines\/(words|load-game)|search\/(words|options))\.ts$/;

/**
 * Static pages: `base` makes them work in any folder of any host, and nothing is inlined, because the pages' policy
 * refuses it.
 */
export default defineConfig({
  root: here('.'),
  base: './',
  // A file that is not there is not there: no page stands in for it.
  appType: 'mpa',
  define: { 'import.meta.env.MINERVE_VERSION': JSON.stringify(version) },
  plugins: [statements(), installable()],
  build: {
    outDir: here('../../dist/web'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the licences of the packages in the pages ask for; the help leads to it. Browsers show .txt, and save .md.
    license: { fileName: 'licenses.txt' },
    rolldownOptions: {
      input: [here('index.html'), here('see.html'), here('connect4.html')],
      checks,
      // One file of what every page loads packs tighter than six.
      output: {
        codeSplitting: {
          groups: [
            { name: 'shell', test: SHELL },
            { name: 'cards', test: CARDS },
            { name: 'rules', test: RULES },
            { name: 'engines', test: ENGINES },
          ],
        },
      },
    },
  },
  worker: { format: 'es', rolldownOptions: { checks } },
  // No policy while pages are being written: Vite puts their styles into them.
  server: { headers: isolation },
  preview: { headers },
});
