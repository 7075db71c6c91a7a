import type { Plugin } from 'vite';
import { lemmaGraph } from '../../../scripts/proof-graph.mjs';
import { type CoqStatement, readStatements } from '../../../scripts/statements.mjs';
import { keyOf } from './statement.ts';

/**
 * The statements of the proof, as modules: `virtual:statements` is the table with what the Coq sources state and what
 * each statement rests on, and `virtual:proofs` their proofs, which are longer and wanted by fewer. Read when the pages
 * are built, so that they cannot say otherwise than the sources.
 */
export function statements(): Plugin {
  const modules: Readonly<Record<string, () => unknown>> = {
    'virtual:statements': () => {
      const rows = readStatements();
      const graph = lemmaGraph(rows);
      const stated = ({ proof, ...one }: CoqStatement) => ({ ...one, uses: graph.get(keyOf(one)) });
      return rows.map((row) => ({ ...row, coq: row.coq.map(stated) }));
    },
    'virtual:proofs': () => Object.fromEntries(readStatements().flatMap(({ coq }) => coq.map((one) => [keyOf(one), one.proof]))),
  };
  return {
    name: 'minerve:statements',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => (id.slice(1) in modules ? `export default ${JSON.stringify(modules[id.slice(1)]())}` : undefined),
  };
}
