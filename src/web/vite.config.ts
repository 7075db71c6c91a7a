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
  /\/src\/core\/(result|score|random|int-list)\.ts$|node_modules\/(@preact|preact)|\/src\/say\/|\/src\/web\/(spoken|theme|words|browser|fields|pwa\/keep-offline)\.ts$/;

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
      output: { codeSplitting: { groups: [{ name: 'shell', test: SHELL }] } },
    },
  },
  worker: { format: 'es', rolldownOptions: { checks } },
  // No policy while pages are being written: Vite puts their styles into them.
  server: { headers: isolation },
  preview: { headers },
});
