import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Page tests share pages that are built once, and the files of a test process one Chromium. */
const PAGES = ['src/web/**/*.page.test.ts'];

/**
 * Layers that start no engine and mock no module: their files share a process, which costs more to start than most of
 * them.
 */
const PLAIN = [
  'src/{core,i18n,games,kernels,search,solve,cours,draw,explain,exercises}/**/*.test.ts',
  'src/lab/{,trees/,plot/,tournament/}*.test.ts',
];

export default defineConfig({
  test: {
    // Only what hangs takes so long, on a machine with other things to do too.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Two more than two cores: pages, threads and child processes are waited for most of the time.
    maxWorkers: Math.max(4, availableParallelism() - 1),
    // Files run in the order of these names: the many short ones last, so that no worker is left alone with a long one.
    projects: [
      { extends: true, test: { name: 'code', include: ['{src,scripts,golden}/**/*.test.ts'], exclude: [...PAGES, ...PLAIN] } },
      {
        extends: true,
        test: {
          name: 'pages',
          include: PAGES,
          isolate: false,
          globalSetup: 'src/web/fixtures/site.ts',
          execArgv: ['--experimental-websocket'],
        },
      },
      { extends: true, test: { name: 'plain', include: PLAIN, isolate: false } },
    ],
  },
});
