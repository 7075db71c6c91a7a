import type { Plugin } from 'vite';
import { readStatements } from '../../../scripts/statements.mjs';
import { keyOf } from './statement.ts';

/**
 * The statements of the proof, as modules: `virtual:statements` is the table with what the Coq sources state, and
 * `virtual:proofs` their proofs, which are longer and wanted by fewer. Read when the pages are built, so that they
 * cannot say otherwise than the sources.
 */
export function statements(): Plugin {
  const modules: Readonly<Record<string, () => unknown>> = {
    'virtual:statements': () => readStatements().map((row) => ({ ...row, coq: row.coq.map(({ proof, ...stated }) => stated) })),
    'virtual:proofs': () => Object.fromEntries(readStatements().flatMap(({ coq }) => coq.map((one) => [keyOf(one), one.proof]))),
  };
  return {
    name: 'minerve:statements',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => (id.slice(1) in modules ? `export default ${JSON.stringify(modules[id.slice(1)]())}` : undefined),
  };
}
