import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SOURCES } from '../src/i18n/index.ts';
import { PROOF, readStatements, type Statement, statementIn } from './statements.mjs';

const rows = readStatements();
const sources = readdirSync(PROOF, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.v') && !name.startsWith('build'))
  .map((file) => [file, readFileSync(join(PROOF, file), 'utf8')] as const);
const inDocs = (name: string) => readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8');

const TABLE = '## The table\n';

/** The table of docs/proof.md: the documents in order, their statements, where each is proved, how it differs. */
function tableOf(all: readonly Statement[]): string {
  const documents = [...new Set(all.map(({ document }) => document))];
  return documents
    .map((document) => {
      const lines = all.filter((row) => row.document === document).map(lineOf);
      return [`### ${shortName(document)}`, '', '| statement | says | Coq | differs |', '|---|---|---|---|', ...lines, ''].join(
        '\n',
      );
    })
    .join('\n');
}

/** A paper is known by its year. */
function shortName(document: string): string {
  const source = SOURCES.find(({ id }) => id === document || id.endsWith(`-${document}`));
  if (source === undefined) throw new Error(`No source ${document}: add it to SOURCES in src/i18n/sources.ts.`);
  return source.short.en;
}

function lineOf({ number, says, coq, differs, errata = [] }: Statement): string {
  const names = coq.map(({ file, name, isProved }) => `${isProved ? '**proved**' : 'defined'} [\`${name}\`](../proof/${file})`);
  const slips = errata.map((number) => `[${number}](sources.md#errata)`).join(', ');
  const difference = [differs?.en ?? '', slips].filter((part) => part !== '').join(' ');
  return `| ${number} | ${says.en.replaceAll('\n', '<br>')} | ${names.join('<br>') || 'not proved'} | ${difference} |`;
}

describe('the table of statements', () => {
  it('is what docs/proof.md shows (written there by vitest -u)', async () => {
    const page = inDocs('proof.md');
    const head = page.slice(0, page.indexOf(TABLE) + TABLE.length);
    await expect(`${head}\n${tableOf(rows)}`).toMatchFileSnapshot('../docs/proof.md');
  });

  it('names every theorem of the sources', () => {
    const named = new Set(rows.flatMap(({ coq }) => coq.map(({ file, name }) => `${file}: ${name}`)));
    const theorems = sources.flatMap(([file, text]) =>
      Array.from(text.matchAll(/^Theorem (\w+)/gm), ([, name]) => `${file}: ${name}`),
    );
    expect(theorems.length).toBeGreaterThan(20);
    expect(theorems.filter((theorem) => !named.has(theorem))).toEqual([]);
  });

  it('names errata that are listed, and says in both languages how a proof differs', () => {
    const errata = inDocs('sources.md');
    expect(rows.flatMap(({ errata = [] }) => errata).filter((number) => !errata.includes(`**${number}`))).toEqual([]);
    const halves = rows.flatMap(({ says, differs }) => (differs ? [says, differs] : [says])).filter(({ en, fr }) => !en || !fr);
    expect(halves).toEqual([]);
  });

  it('gives a statement as it stands in the source, with its line and its proof', () => {
    const source = '(** Why. *)\nLemma two :\n  1 + 1 = 2.\nProof. reflexivity. Qed.\n';
    expect(statementIn(source, 'two')).toEqual({
      kind: 'Lemma',
      isProved: true,
      line: 2,
      text: 'Lemma two :\n  1 + 1 = 2.',
      proof: 'Proof. reflexivity. Qed.',
    });
    expect(() => statementIn(source, 'three', 'Two.v')).toThrow('Two.v states no three');
  });
});

describe('the sources of the proof', () => {
  it('admit nothing and assume nothing (`npm run prove` asks Coq itself)', () => {
    const words = /^\s*(Admitted|Axioms?|Parameters?|Conjecture)\b|\badmit\b/m;
    // A hypothesis of a section becomes a premise of its theorems; outside of one it would be an axiom.
    const sections = /^Section (\w+)\.[\s\S]*?^End \1\./gm;
    const assumes = (text: string) => words.test(text) || /^\s*Hypothes[ie]s\b/m.test(text.replaceAll(sections, ''));
    expect(sources.filter(([, text]) => assumes(text)).map(([file]) => file)).toEqual([]);
    expect(assumes('Hypothesis easy : 1 = 2.')).toBe(true);
  });
});
