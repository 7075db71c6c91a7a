import { describe, expect, it } from 'vitest';
import { inLanguage, type Phrase, type Words } from '../say/index.ts';
import { helpWords } from './app/help.tsx';
import { playWords } from './play/words.ts';
import { shellWords } from './words.ts';

/** All texts of a table in a language. */
const textsOf = (table: Words, language: 'en' | 'fr'): string[] =>
  Object.values(table).flatMap((entry) => ('en' in entry ? (inLanguage(entry as Phrase, language) as string[]) : []));

describe.each([
  ['en', /“([^”{}]+)”/g],
  ['fr', /« ([^»{}]+) »/g],
] as const)('what is quoted on the pages in %s', (language, quotes) => {
  it('is a label as it stands there', () => {
    const labels = [shellWords, playWords].flatMap((table) => textsOf(table, language));
    const painted = labels.map((label) => String(label).replace('{plies}', '7'));
    const quoted = [helpWords, playWords, shellWords]
      .flatMap((table) => textsOf(table, language))
      .flatMap((text) => [...String(text).matchAll(quotes)].map(([, label]) => label));
    expect(quoted.length).toBeGreaterThan(1);
    for (const label of quoted) expect(painted).toContain(label);
  });
});
