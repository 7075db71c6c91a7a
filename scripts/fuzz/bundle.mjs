import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** One file of the parsers and all that they use, from the sources as they are now; its address. */
export async function bundle(entry) {
  const { build } = await import('vite');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: `scripts/fuzz/${entry}.ts`,
      // As deep as a layer of the sources: kernels are found by their place.
      outDir: 'dist/fuzz',
      emptyOutDir: false,
      rolldownOptions: { checks: { bundlerTimings: false }, output: { entryFileNames: '[name].js', codeSplitting: false } },
    },
    ssr: { noExternal: true },
  });
  return new URL(`../../dist/fuzz/${entry}.js`, import.meta.url);
}
