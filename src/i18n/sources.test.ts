import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SOURCES } from './sources.ts';

const whole = readFileSync(new URL('../../docs/sources.md', import.meta.url), 'utf8');
const page = whole.slice(0, whole.indexOf('## Paragraph by paragraph'));

describe('the table of sources', () => {
  it('is the same as the table in docs/sources.md', () => {
    const rows = SOURCES.map(
      ({ id, short, title, author = '', year = '' }) => `| ${short.en} | ${title} | ${author} | ${year} | \`${id}\` |`,
    );
    const shown = page.split('\n').filter((line) => /^\|.*\| `[^`]+` \|$/.test(line) && line.split(' | ').length === 5);
    expect(shown).toEqual(rows);
  });

  it('has unique ids and unique short names', () => {
    for (const names of [SOURCES.map(({ id }) => id), SOURCES.map(({ short }) => short.en)])
      expect(new Set(names).size).toBe(names.length);
    expect(SOURCES.slice(0, 5).map(({ id }) => id)).toEqual(['000', '001', '002', '003', '004']);
    expect(SOURCES.find(({ id }) => id === 'knuth-and-moore-1975')?.short.fr).toBe('Knuth et Moore 1975');
  });
});
