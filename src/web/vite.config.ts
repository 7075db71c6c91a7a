import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** A static page: `base` makes it work in any folder of any host, and nothing is inlined, because the page's policy refuses it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  build: {
    outDir: fileURLToPath(new URL('../../dist/web', import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
