import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { arenaPresets, presets } from '../explain/index.ts';
import { evaluationFigures } from '../games/index.ts';
import { inLanguage, type Phrase, SOURCES, say, type Words } from '../i18n/index.ts';
import { helpWords } from './app/help.tsx';
import { chapters } from './course/chapters.ts';
import { playWords } from './play/words.ts';
import { documents } from './proof/words.ts';
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

/** The lines of all sources without their comments: every text that a page or the terminal can show is in them. */
function everyLine(): string[] {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' });
  return paths
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|fixtures/.test(path))
    .map((path) => readFileSync(`src/${path}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, ''))
    .flatMap((text) => text.replaceAll(/'00[0-4]'/g, 'id').split('\n'));
}

/** A source by its number alone, which tells a reader nothing. Longer ids (000-figure-1, E004-5) do not match. */
const NUMBERED = /documents? 00\d|(?<![\w.,:#-]|\d\s)00[0-4](?![\w-])/i;

describe.each(['en', 'fr'] as const)('the sources, in %s', (language) => {
  it('are named by no number', () => {
    for (const numbered of ['Document 000, figure 1', 'les documents 000 à 004', 'Chomp (004, exercise 1)', '004: the course'])
      expect(numbered).toMatch(NUMBERED);
    for (const other of ['tree:000-figure-1', 'E004-5', '1 000 nœuds', '20,000 nodes', '0.001'])
      expect(other).not.toMatch(NUMBERED);
    const lines = everyLine();
    expect(lines.filter((line) => line.includes(` ${language}: `)).length).toBeGreaterThan(1000);
    const made = [...chapters.map(({ source }) => source), ...Object.values(documents)].map((one) => say(one, language));
    expect([...lines, ...made].filter((line) => NUMBERED.test(line))).toEqual([]);
  });

  it('are named at the foot of each example, and the example by what it shows', () => {
    const figures = [...presets, ...evaluationFigures, ...arenaPresets.map((each) => ({ ...each, source: each.origin }))];
    const names = SOURCES.map(({ short }) => say(short, language));
    for (const { name, title, source } of figures) {
      for (const short of names) expect(say(title, language), name).not.toContain(short);
      expect(source !== undefined, name).toBe(/^00[0-4]/.test(name));
      if (source !== undefined)
        expect(
          names.some((short) => say(source, language).startsWith(short)),
          name,
        ).toBe(true);
    }
    expect(new Set(figures.map(({ title }) => say(title, language))).size).toBe(figures.length);
  });
});
