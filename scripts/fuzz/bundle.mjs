import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles the parsers and everything they use, from the current sources, into one file. Returns its address. */
export async function bundle(entry) {
  const { build } = await import('vite');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: `scripts/fuzz/${entry}.ts`,
      // At the depth of a layer of src: kernels are located by relative paths.
      outDir: 'dist/fuzz',
      emptyOutDir: false,
      rolldownOptions: { checks: { bundlerTimings: false }, output: { entryFileNames: '[name].js', codeSplitting: false } },
    },
    ssr: { noExternal: true },
  });
  return new URL(`../../dist/fuzz/${entry}.js`, import.meta.url);
}
