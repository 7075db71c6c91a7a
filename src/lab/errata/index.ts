import { ok } from '../../core/index.ts';
import type { Experiment, Job, ReportTable, Row } from '../experiment.ts';
import { exactly } from '../numbers.ts';
import { choicesSetting } from '../settings.ts';
import { entries000, entries001, entries002 } from './entries-000-002.ts';
import { entries003 } from './entries-003.ts';
import { entries004 } from './entries-004.ts';
import type { Entries } from './entry.ts';

/** The numbers of docs/sources.md, by entry. */
export const ENTRIES: Entries = { ...entries000, ...entries001, ...entries002, ...entries003, ...entries004 };

type ErrataRow = { readonly entry: string; readonly item: number; readonly value: number };

/** Prints what docs/sources.md says: one job an entry, one row a number. */
export const errata: Experiment = {
  name: 'errata',
  title: { en: 'The errata of the sources', fr: 'Les errata des sources' },
  about: {
    en: 'Every number that docs/sources.md gives against the sources, computed.',
    fr: 'Chaque nombre que docs/sources.md oppose aux sources, calculé.',
  },
  source: { en: 'docs/sources.md', fr: 'docs/sources.md' },
  seconds: 5,
  settings: {
    entries: {
      about: { en: 'entries of docs/sources.md', fr: 'entrées de docs/sources.md' },
      usual: Object.keys(ENTRIES).join(','),
    },
  },
  columns: {
    entry: { about: { en: 'entry of docs/sources.md', fr: 'entrée de docs/sources.md' }, kind: 'key' },
    item: { about: { en: 'number of its numbers', fr: 'rang du nombre dans l’entrée' }, kind: 'key' },
    value: { about: { en: 'the number', fr: 'le nombre' }, kind: 'value' },
  },
  jobs(settings) {
    const entries = choicesSetting(settings, 'entries', Object.keys(ENTRIES));
    return entries.ok ? ok(entries.value.map((entry): Job => ({ id: entry, data: { entry } }))) : entries;
  },
  run({ data }, { signal }): readonly ErrataRow[] {
    const entry = data.entry as string;
    return ENTRIES[entry].map((shown, i) => {
      signal.throwIfAborted();
      return { entry, item: i + 1, value: shown.value() };
    });
  },
  figures: () => [],
  tables: (rows) => [table(rows)],
};

function table(rows: readonly Row[]): ReportTable {
  return {
    title: { en: 'The numbers of docs/sources.md', fr: 'Les nombres de docs/sources.md' },
    columns: [
      { en: 'entry', fr: 'entrée' },
      { en: 'what', fr: 'quoi' },
      { en: 'number', fr: 'nombre' },
    ],
    rows: (rows as readonly ErrataRow[]).map(({ entry, item, value }) => [entry, ENTRIES[entry][item - 1].what, exactly(value)]),
    note: {
      en: 'What the documents say in these places stands in docs/sources.md.',
      fr: 'Ce que disent les documents à ces endroits se trouve dans docs/sources.md.',
    },
  };
}
