// The table of statements of proof/, each with its Coq text. It is read by `npm run prove`, by the page `#/proof` when
// it is built, and by the test that compares it with docs/proof.md.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A text in each language.
 * @typedef {{ readonly en: string, readonly fr: string }} Both
 *
 * A definition, lemma or theorem of the Coq sources. `kind` is the word with which it begins; `text` stands in the
 * source without its proof, which a definition does not have.
 * @typedef {object} CoqStatement
 * @property {string} file
 * @property {string} name
 * @property {string} kind
 * @property {boolean} isProved
 * @property {number} line
 * @property {string} text
 * @property {string} [proof]
 * @property {readonly string[]} [uses] what it rests on, by `FILE/NAME`: see `lemmaGraph`
 *
 * A row of the table: see proof/statements/README.md.
 * @typedef {object} Statement
 * @property {string} document
 * @property {string} number
 * @property {Both} title
 * @property {Both} says
 * @property {readonly CoqStatement[]} coq
 * @property {Both} [differs]
 * @property {readonly string[]} [errata]
 * @property {string} [shows]
 */

/** The folder of the proof. */
export const PROOF = fileURLToPath(new URL('../proof', import.meta.url));

/** The documents in the order in which they are shown. */
const DOCUMENTS = ['000', '001', '1975', '004'];

/**
 * What Coq calls them, and whether they are proved or only said.
 * @type {Readonly<Record<string, boolean>>}
 */
const KINDS = { Lemma: true, Theorem: true, Example: true, Definition: false, Fixpoint: false, Inductive: false, Record: false };

/**
 * All rows, in the order of the documents; each name of Coq with its kind, its line and its text.
 * @returns {Statement[]}
 */
export function readStatements(folder = PROOF) {
  const sources = new Map();
  const textOf = (file) => {
    if (!sources.has(file)) sources.set(file, readFileSync(join(folder, file), 'utf8'));
    return sources.get(file);
  };
  const tables = readdirSync(join(folder, 'statements')).filter((name) => name.endsWith('.json'));
  const rows = tables.sort().flatMap((name) => JSON.parse(readFileSync(join(folder, 'statements', name), 'utf8')));
  for (const { document } of rows)
    if (!DOCUMENTS.includes(document)) throw new Error(`No document ${document}: add it to DOCUMENTS in scripts/statements.mjs.`);
  return rows
    .map((row) => ({ ...row, coq: row.coq.map(({ file, name }) => ({ file, name, ...statementIn(textOf(file), name, file) })) }))
    .sort((one, other) => DOCUMENTS.indexOf(one.document) - DOCUMENTS.indexOf(other.document));
}

/**
 * Where a name is stated in a source, the statement as it stands there, and its proof.
 * @param {string} source
 * @param {string} name
 * @returns {Omit<CoqStatement, 'file' | 'name'>}
 */
export function statementIn(source, name, file = 'the source') {
  const lines = source.split('\n');
  const begins = new RegExp(`^ *(${Object.keys(KINDS).join('|')}) ${name}(?![\\w'])`);
  const from = lines.findIndex((line) => begins.test(line));
  const kind = begins.exec(lines[from] ?? '')?.[1];
  if (kind === undefined) throw new Error(`${file} states no ${name}: correct proof/statements, or the source.`);
  // A statement ends with the first line that ends with a full stop; before a comment at the end of the line, too.
  const to = lines.findIndex((line, at) => at >= from && /\.( *\(\*.*\*\))?$/.test(line));
  const [isProved, text] = [KINDS[kind], lines.slice(from, to + 1).join('\n')];
  if (!isProved) return { kind, isProved, line: from + 1, text };
  const end = lines.findIndex((line, at) => at > to && /Qed\.$/.test(line));
  return { kind, isProved, line: from + 1, text, proof: lines.slice(to + 1, end + 1).join('\n') };
}
