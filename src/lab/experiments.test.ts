import { describe, expect, it } from 'vitest';
import { sample } from '../fixtures/index.ts';
import { inLanguage, LANGUAGES, type Language } from '../i18n/index.ts';
import { experimentNamed, experiments } from './experiments.ts';
import { rowsOf } from './fixtures/rows-of.ts';
import { tableTexts } from './rows.ts';
import { wholeSettings } from './settings.ts';

/** Settings with which each experiment is fast. Every experiment has a row. */
const SMALL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'cuts-by-order': { branching: '2,3', leaves: '100', trees: '3' },
  'minimax2-misses': { branching: '2', leaves: '100', trees: '5' },
  algorithms: { subjects: 'random,ordered,chomp', trees: '1' },
  ablation: { games: 'tictactoe,chess,nim', positions: '1', plies: '2' },
  'connect4-2013': {
    ...{ heights: '1..3', timed: '3', q: '2', rounds: '1', positions: '1', games: '1', ms: '1', nodes: '20' },
  },
  'cost-model': { heights: '3,4', q: '1..3', k: '2.5', alpha: '0.5' },
  'draughts-branching': { batches: '1', nodes: '20', depth: '2' },
  'players-2001': { depths: '1', levels: '1', pairs: '1' },
  evolution: { generations: '2', population: '4', rounds: '1', depth: '1', pairs: '2' },
  errata: { entries: 'E000-1,E003-17' },
};

describe.each(experiments.filter(({ name }) => name in SMALL))('$name', (experiment) => {
  it('has jobs with its usual settings, each with a name of its own, and data that cross threads', () => {
    const settings = wholeSettings(experiment, {});
    const jobs = settings.ok ? experiment.jobs(settings.value) : settings;
    if (!jobs.ok) throw new Error(jobs.error.message);
    expect(new Set(jobs.value.map(({ id }) => id)).size).toBe(jobs.value.length);
    expect(structuredClone(jobs.value)).toEqual(JSON.parse(JSON.stringify(jobs.value)));
  });

  it('counts the same every time, and fills its columns', async () => {
    const rows = await rowsOf(experiment, SMALL[experiment.name]);
    const counts = Object.entries(experiment.columns).flatMap(([name, { kind }]) => (kind === 'time' ? [] : [name]));
    const again = await rowsOf(experiment, SMALL[experiment.name]);
    const counted = (row: (typeof rows)[number]) => counts.map((name) => row[name]);
    expect(again.map(counted)).toEqual(rows.map(counted));
    // Rows of different kinds of jobs have different columns; together they have exactly the declared ones.
    expect(new Set(rows.flatMap((row) => Object.keys(row)))).toEqual(new Set(Object.keys(experiment.columns)));
  });

  it('has figures and tables of the rows so far, from none on, in every language', async () => {
    const rows = await rowsOf(experiment, SMALL[experiment.name]);
    const settings = wholeSettings(experiment, SMALL[experiment.name]);
    if (!settings.ok) throw new Error(settings.error.message);
    for (const count of sample([...rows.keys()], 12)) {
      const some = rows.slice(0, count);
      for (const { marks } of experiment.figures(some, settings.value))
        for (const { points } of marks) for (const point of points) expect(point.every(Number.isFinite)).toBe(true);
      for (const table of experiment.tables(some, settings.value))
        for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
    }
    const { length } = [...experiment.figures(rows, settings.value), ...experiment.tables(rows, settings.value)];
    expect(length).toBeGreaterThan(0);
    for (const language of Object.keys(LANGUAGES) as Language[])
      for (const { title, marks } of experiment.figures(rows, settings.value))
        for (const text of [title, ...marks.map(({ label }) => label)]) expect(inLanguage(text, language)).not.toBe('');
  });
});

describe('the table of experiments', () => {
  it('has names that are typed and can be files', () => {
    for (const { name } of experiments) expect(name).toMatch(/^[a-z0-9-]+$/);
    expect(new Set(experiments.map(({ name }) => name)).size).toBe(experiments.length);
  });

  it('is tested whole: every one has small settings above', () => {
    expect(experiments.map(({ name }) => name).filter((name) => !(name in SMALL))).toEqual([]);
  });

  it('lists the existing names if the name is unknown', () => {
    expect(() => experimentNamed('algoritms')).toThrow(
      /There is no experiment "algoritms". Did you mean algorithms\? There are: cuts/,
    );
  });
});

describe('settings', () => {
  const cuts = experimentNamed('cuts-by-order');
  const refused = (typed: Readonly<Record<string, string>>) => {
    const settings = wholeSettings(cuts, typed);
    const jobs = settings.ok ? cuts.jobs(settings.value) : settings;
    return jobs.ok ? jobs.value.length : jobs.error.message;
  };

  it('are ranges and lists of whole numbers', () => {
    expect(refused({ branching: '2..3', leaves: '9' })).toBe(5);
    expect(refused({ branching: '3,2,2..3', leaves: '9' })).toBe(5);
    expect(refused({ branching: '5', leaves: '4' })).toBe(0);
  });

  it.each([
    [{ branching: '1..3' }, 'branching is "1..3": give whole numbers from 2 to 64, like 2..6 or 2,4,6.'],
    [{ branching: '4..2' }, 'branching is "4..2": give whole numbers'],
    [{ branching: '' }, 'branching is "": give whole numbers'],
    [{ trees: '1e3' }, 'trees is "1e3": give a whole number from 1 to 1000000, like trees=10.'],
    [{ seed: 'x' }, 'seed is "x"'],
    [{ tree: '3' }, 'cuts-by-order has no setting "tree". Did you mean trees? There are: branching, leaves, trees, seed.'],
  ])('are refused with a remedy: %j', (typed, sentence) => {
    expect(refused(typed as unknown as Readonly<Record<string, string>>)).toContain(sentence);
  });
});

describe('a table of numbers', () => {
  it('has the same number of decimals in a whole column, as the largest fraction needs', () => {
    const title = { en: '', fr: '' };
    const rows = [
      [1, 0.5, 0.00123, 2.5, ''],
      [20_000, 110.06, 0, 1, 'x'],
    ];
    expect(tableTexts({ title, columns: ['a', 'b', 'c', 'd', 'e'], rows }, 'fr')).toEqual({
      names: ['a', 'b', 'c', 'd', 'e'],
      rows: [
        ['1', '0,5', '0,00123', '2,5', ''],
        ['20\u202f000', '110,1', '0,00000', '1,0', 'x'],
      ],
      isNumber: [true, true, true, true, false],
    });
  });
});
