import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../core/index.ts';
import { IS_LONG } from '../../fixtures/index.ts';
import { experimentNamed, experiments, LocalExecutor, perform, rowsInOrder, wholeSettings } from '../../lab/index.ts';
import type { StoredResults } from './stored.ts';
import { THUMB, thumbOf } from './thumb.ts';
import { labQuestions } from './words.ts';

const storedOf = (name: string) =>
  JSON.parse(readFileSync(new URL(`stored/${name}.json`, import.meta.url), 'utf8')) as StoredResults;

/** Texts as the stored file has them: without what JSON leaves out. */
const plain = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value, (_, one) => (typeof one === 'number' && !Number.isInteger(one) ? Number(one.toPrecision(6)) : one)),
  );

/** connect4-2013 measures times for minutes, on a machine with nothing else to do. */
const names = experiments
  .map(({ name }) => name)
  .filter((name) => name !== 'connect4-2013')
  .sort();

describe('the stored results of the lab', () => {
  it('are there for every experiment, with a question and an answer', () => {
    expect(Object.keys(labQuestions).sort()).toEqual(experiments.map(({ name }) => name).sort());
    expect(readdirSync(new URL('stored', import.meta.url)).sort()).toEqual(names.map((name) => `${name}.json`));
    for (const name of names) {
      const { figures, tables } = storedOf(name);
      expect(figures.length + tables.length, name).toBeGreaterThan(0);
      for (const { marks } of figures)
        expect(
          marks.some(({ points }) => points.length > 0),
          name,
        ).toBe(true);
    }
  });

  it.each(IS_LONG ? ['errata', 'minimax2-misses'] : ['errata'])(
    'are what %s gives today (write them again with scripts/store-lab.mjs)',
    async (name) => {
      const experiment = experimentNamed(name);
      const settings = unwrap(wholeSettings(experiment, {}));
      const jobs = unwrap(experiment.jobs(settings));
      const { signal } = new AbortController();
      const done = await perform({ jobs, executor: new LocalExecutor(experiment), signal, onDone: () => {} });
      const rows = rowsInOrder(jobs, done);
      const made = { figures: experiment.figures(rows, settings), tables: experiment.tables(rows, settings) };
      expect(storedOf(experiment.name)).toEqual(plain(made));
    },
  );

  it('are drawn small: every mark within the picture', () => {
    for (const name of names)
      for (const { d } of storedOf(name).figures.slice(0, 1).flatMap(thumbOf)) {
        const numbers = [...d.matchAll(/[MLHV]([-\d]+)(?: ([-\d]+))?/g)].flatMap(([, ...found]) =>
          found.filter(Boolean).map(Number),
        );
        expect(Math.min(0, ...numbers), name).toBe(0);
        expect(Math.max(...numbers, 0), name).toBeLessThanOrEqual(THUMB.width);
        expect(d, name).not.toContain('NaN');
      }
  });
});
