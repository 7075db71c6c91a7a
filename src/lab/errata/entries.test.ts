import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../fixtures/rows-of.ts';
import { ENTRIES, errata } from './index.ts';

const text = readFileSync(new URL('../../../docs/sources.md', import.meta.url), 'utf8');

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

/**
 * Entries whose searches take long are not computed here; errata.test.ts tests E003-3 and E003-4 by their printed
 * numbers.
 */
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

/** The entries that `errata.test.ts` names, and those between two of them. */
function testedApart(): Set<string> {
  const tests = readFileSync(new URL('./errata.test.ts', import.meta.url), 'utf8');
  const named = [...tests.matchAll(/(E\d{3})-(\d+)(?: to -(\d+))?/g)].flatMap(([, document, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => `${document}-${Number(first) + i}`),
  );
  return new Set(named);
}

describe('the errata of docs/sources.md', () => {
  it('marks as tested only what is tested, here or in errata.test.ts', () => {
    const marked = [...text.matchAll(/\*\*(E\d{3}-\d+) T\b/g)].map(([, entry]) => entry as string);
    // E003-11 takes too long for a test: `minerve lab run errata` computes it.
    const tested = new Set([...rows.map(({ entry }) => entry), ...testedApart(), 'E003-11']);
    expect(marked.length).toBeGreaterThan(30);
    expect(marked.filter((entry) => !tested.has(entry))).toEqual([]);
    expect([...testedApart()].filter((entry) => !text.includes(`**${entry}`))).toEqual([]);
  });

  it.each(Object.keys(ENTRIES))('has the entry %s', (entry) => {
    expect(paragraph(entry)).not.toBe('');
  });

  it.each(rows.map(({ entry, item, value }) => [entry, item, value] as [string, number, number]))(
    '%s, number %i: says %d',
    (entry, _, value) => {
      const text = paragraph(entry);
      const number = new RegExp(`(?<![\\d.])${String(value).replace('-', '[-−]').replace('.', '\\.')}0*(?![\\d.]*\\d)`);
      const hasNumber = number.test(text) || (WORDS[value] ?? []).some((word) => text.includes(word));
      expect(hasNumber, `${entry}: ${value} in ${text}`).toBe(true);
    },
  );
});
