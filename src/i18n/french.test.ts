import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const src = fileURLToPath(new URL('..', import.meta.url));

/**
 * Every French text of the sources with its place: from `fr:` to the end of the line, or of the indented lines below.
 */
const texts = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\bfixtures\b|^kernels.assembly\b/.test(file))
  .flatMap((file) => {
    const lines = readFileSync(join(src, file), 'utf8').split('\n');
    return lines.flatMap((line, i) => {
      const begin = line.search(/\bfr: /);
      if (begin < 0) return [];
      const depth = line.search(/\S/);
      let end = i + 1;
      while (end < lines.length && (lines[end].search(/\S/) > depth || (line.includes('`') && isOpen(lines, i, end)))) end++;
      return [{ place: `${file}:${i + 1}`, text: [line.slice(begin), ...lines.slice(i + 1, end)].join('\n') }];
    });
  });

/** Whether a template string that began earlier is still open: it goes on whatever the indentation. */
function isOpen(lines: readonly string[], from: number, to: number): boolean {
  return (lines.slice(from, to).join('\n').match(/`/g)?.length ?? 0) % 2 === 1;
}

const having = (wrong: RegExp) => texts.filter(({ text }) => wrong.test(text)).map(({ place }) => place);

/** The French terms in use, each with the terms that it replaces. */
const PREFERRED_TERMS: Readonly<Record<string, RegExp>> = {
  'bibliothèque d’ouvertures': /livre d’ouvertures|bibliothèque(?! d’ouvertures| TypeScript)/i,
  rafle: /prises? multiples?/i,
  'élagage du coup gagnant': /élagage des coups/i,
  'les Jaunes': /\bJaune\b|les jaunes/,
  'fils d’exécution': /\b(?:1|un seul|plusieurs|threads\}) fils?\b(?! d’ex)/i,
  'meilleure valeur jusqu’ici': /au mieux \{/,
  'Joueur humain': /une personne(?! \()/i,
  'Cliquez sur': /pressez/i,
  'Annuler, Rétablir le coup': /'Re(?:prendre|jouer)'|repren(?:ez|dre) un coup/,
  'qui prend le dernier perd': /(?<!prend )le dernier (?:perd|gagne)/,
  endommagé: /abîmé/i,
  'une nulle': /\b(?:un nul|les nuls)\b/,
};

describe('the French texts', () => {
  it('are found', () => {
    expect(texts.length).toBeGreaterThan(900);
    expect(texts.some(({ text }) => text.includes('Ctrl-C donne ce qui a été trouvé jusque-là.'))).toBe(true);
  });

  it('have typographic apostrophes and guillemets', () => {
    expect(having(/\p{L}'\p{L}/u)).toEqual([]);
    expect(having(/[“”]/)).toEqual([]);
    expect(having(/«[\p{L}\d{$]|[\p{L}\d.}]»/u)).toEqual([]);
  });

  it.each(Object.entries(PREFERRED_TERMS))('use the term: %s', (_, wrong) => {
    expect(having(wrong)).toEqual([]);
  });
});
