import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../fixtures/rows-of.ts';
import { ENTRIES, errata } from './index.ts';

const text = readFileSync(new URL('../../../docs/errata.md', import.meta.url), 'utf8');

/** The entry's own paragraph, spaces within numbers taken out. */
function paragraph(entry: string): string {
  const from = text.indexOf(`**${entry}`);
  if (from < 0) return '';
  const to = text.indexOf('\n\n', from);
  return text
    .slice(from, to)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(\d) (?=\d{3}\b)/g, '$1');
}

/** Entries whose searches take a while are left to the run itself, but for what is recorded of them elsewhere. */
const LONG = new Set(['E003-3', 'E003-4', 'E003-11']);

const rows = await rowsOf(errata, {
  entries: Object.keys(ENTRIES)
    .filter((entry) => !LONG.has(entry))
    .join(','),
});

/** How the page says a number where it does not write it. */
const WORDS: Readonly<Record<number, readonly string[]>> = {
  0: ['none', 'the same nodes'],
  1: ['ends at the first', 'stops early', 'stops the loop', 'is cut at equality'],
  2: ['two plies', 'p + 2', 'EVAL_MAX − 2'],
  3: ['EVAL_MAX − 3'],
  100: ['every tree'],
};

describe('docs/errata.md', () => {
  it.each(Object.keys(ENTRIES))('has the entry %s', (entry) => {
    expect(paragraph(entry)).not.toBe('');
  });

  it.each(rows.map(({ entry, item, value }) => [entry, item, value] as [string, number, number]))(
    '%s, number %i: says %d',
    (entry, _, value) => {
      const said = paragraph(entry);
      const number = new RegExp(`(?<![\\d.])${String(value).replace('-', '[-−]').replace('.', '\\.')}0*(?![\\d.]*\\d)`);
      const isSaid = number.test(said) || (WORDS[value] ?? []).some((word) => said.includes(word));
      expect(isSaid, `${entry}: ${value} in ${said}`).toBe(true);
    },
  );
});
