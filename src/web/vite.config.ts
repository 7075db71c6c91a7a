import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { livingSearch } from './home/plugin.ts';
import { labThumbs } from './lab/plugin.ts';
import { statements } from './proof/plugin.ts';
import { installable } from './pwa/plugin.ts';
import { headers, isolation } from './pwa/policy.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Without a warning about slow builds: on a busy machine every build is slow. */
const checks = { bundlerTimings: false };

const { version } = JSON.parse(readFileSync(here('../../package.json'), 'utf8'));

const SHELL =
  /\/src\/core\/(result|score|random|int-list)\.ts$|node_modules\/(@preact|preact)|\/src\/i18n\/|\/src\/web\/(language|words|browser|fields|pwa\/keep-offline)\.ts$|vite\/preload-helper/;

/** The games by name and picture: all that home shows of them. */
const CARDS = /\/src\/games\/([\w-]+\/)?(info|game-infos?|scene|pieces|drawing|sketches)\.ts$|\/src\/core\/game\.ts$/;
/** Files that define the options of engines and searches, and their errors. */
const ENGINES = /\/src\/(engines\/(words|load-game)|search\/(words|options))\.ts$/;
/** Threads and calls to them, with the engine that thinks in one. */
const THREADS = /\/src\/(engines\/(open-engine|worker\/[\w-]+)|jobs\/(thread|words|calls|failure))\.ts$/;

/** In pages, the rules of a game are loaded when it is opened; workers have them all. */
const rulesByGame: Plugin = {
  name: 'minerve:rules-by-game',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) =>
    /^\.{1,2}\/descriptors\.ts$/.test(id) && importer?.includes('/src/games/') ? here('rules-by-game.ts') : undefined,
};

/**
 * Static pages: `base` makes them work in any folder of any host, and nothing is inlined, because the pages' policy
 * refuses it.
 */
export default defineConfig({
  root: here('.'),
  base: './',
  // A missing file gives an error: no page replaces it.
  appType: 'mpa',
  define: { 'import.meta.env.MINERVE_VERSION': JSON.stringify(version) },
  plugins: [rulesByGame, livingSearch(), statements(), labThumbs(), installable()],
  build: {
    outDir: here('../../dist/web'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The licences of the packages in the pages; the help links to the file. Browsers show .txt files, and save .md
    // files.
    license: { fileName: 'licenses.txt' },
    rolldownOptions: {
      input: [here('index.html'), here('see.html'), here('connect4.html')],
      checks,
      // One file with the code of every page compresses better than six.
      output: {
        codeSplitting: {
          groups: [
            { name: 'shell', test: SHELL },
            { name: 'cards', test: CARDS },
            { name: 'engines', test: ENGINES },
            { name: 'threads', test: THREADS },
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
