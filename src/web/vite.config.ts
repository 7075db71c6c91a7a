import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What lets threads share memory. A host that cannot send these headers serves the same pages, with one thread. */
const headers = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

/** How long a build takes on a busy machine is nobody's concern here. */
const checks = { bundlerTimings: false };

/** Static pages: `base` makes them work in any folder of any host, and nothing is inlined, because the pages' policy refuses it. */
export default defineConfig({
  root: here('.'),
  base: './',
  build: {
    outDir: here('../../dist/web'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [here('index.html'), here('see.html'), here('connect4.html')], checks },
  },
  worker: { format: 'es', rolldownOptions: { checks } },
  server: { headers },
  preview: { headers },
});
