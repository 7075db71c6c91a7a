import { defineConfig } from 'vitest/config';

/** Page tests start a Chromium of their own, and share pages that are built once. */
const PAGES = ['src/web/**/*.page.test.ts'];

export default defineConfig({
  test: {
    // Only what hangs takes so long, on a machine with other things to do too.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      { extends: true, test: { name: 'code', include: ['{src,scripts}/**/*.test.ts'], exclude: PAGES } },
      { extends: true, test: { name: 'pages', include: PAGES, globalSetup: 'src/web/fixtures/site.ts' } },
    ],
  },
});
