import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../core/index.ts';
import {
  experimentNamed,
  experiments,
  figurePgfplots,
  LocalExecutor,
  perform,
  plotSvg,
  type Row,
  rowsCsv,
  rowsInOrder,
  wholeSettings,
} from '../../lab/index.ts';
import { nodeDocument } from '../../lab/node/index.ts';
import { faultsOf } from '../fixtures/axe.ts';
import { Pages, soon, text, texts } from '../fixtures/pages.ts';

const pages = new Pages();
const cuts = experimentNamed('cuts-by-order');
const BUTTON = '.lab-settings .lab-start';
const field = (page: Page, name: string) => page.locator(`.field input[title="--set ${name}="]`);
const STATE = (state: string) => `.lab-progress[data-state=${state}]`;
const SMALL = { branching: '2..4', leaves: '3000', trees: '20' };
/** The first jobs are done at once; the last would take hours. */
const LONG = { branching: '2,3', trees: '2000', leaves: '2000000' };

const addressOf = (typed: Readonly<Record<string, string>>) =>
  `#/lab?experiment=${cuts.name}&${Object.entries(typed)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`;

/** What the same experiment gives in this thread. */
async function rowsHere(typed: Readonly<Record<string, string>>): Promise<readonly Row[]> {
  const jobs = unwrap(cuts.jobs(unwrap(wholeSettings(cuts, typed))));
  const { signal } = new AbortController();
  const done = await perform({ jobs, executor: new LocalExecutor(cuts), signal, onDone: () => {} });
  return rowsInOrder(jobs, done);
}

/** The points of the lines, without those of the legend. */
const POINTS = '[data-figure=leaves] .minerve-plot .dots > *';
const points = (page: Page) => page.locator(POINTS).count();

/**
 * From now on the page hears of no more jobs of its threads than the function that this gives says.
 */
async function holdBack(page: Page): Promise<(jobs: number) => Promise<void>> {
  await page.evaluate(() => {
    const heard: (() => void)[] = [];
    let [woken, most] = [0, 0];
    const tell = () => {
      while (woken < most && woken < heard.length) heard[woken++]();
    };
    window.Worker = class extends Worker {
      override addEventListener(type: string, listener: EventListenerOrEventListenerObject): void {
        const listen = listener as (event: Event) => void;
        super.addEventListener(
          type,
          type !== 'message'
            ? listen
            : (event) => {
                heard.push(() => listen(event));
                tell();
              },
        );
      }
    };
    const hear = (jobs: number) => {
      most = jobs;
      tell();
    };
    Object.assign(window, { hear });
  });
  return (jobs) => page.evaluate((most) => (window as unknown as { hear(jobs: number): void }).hear(most), jobs);
}

/** What a button of the exports saves. */
async function saved(page: Page, form: string, within = '.lab-page'): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .locator(within)
      .getByRole('button', { name: `Save as ${form}`, exact: true })
      .click(),
  ]);
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
}

const lines = (ndjson: Buffer): { job: string; rows: readonly Row[]; ms: number }[] =>
  ndjson
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('an experiment on its page', () => {
  it('runs in threads, its plot grows, its rows are those of a run in process; rows, figures and report are saved', async () => {
    const rows = await rowsHere(SMALL);
    // Each has a row for each order of the children.
    const all = rows.length / 3;
    await pages.visit({ path: 'about:blank', acceptDownloads: true }, async (page) => {
      // One thread, so that jobs are done in their order.
      await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 }));
      await pages.go(page, '#/lab');
      await page.waitForSelector('.lab-list');
      // Each card: a question, its answer, and a small figure or a table.
      expect(await texts(page, '.lab-list h2')).toHaveLength(experiments.length);
      expect((await texts(page, '.lab-list h2')).filter((title) => !title.endsWith('?'))).toEqual([]);
      expect(await page.locator('.lab-list .thumb path').count()).toBeGreaterThan(20);
      await page.getByRole('link', { name: 'How much does good ordering save?' }).press('Enter');
      // Stored figures, before anything is run.
      await soon(() => page.locator('.minerve-plot').count()).toBe(2);
      await soon(() => page.locator(`${POINTS} title`).first().textContent()).toBe('best child first\n1: 5');
      expect(page.workers()).toHaveLength(0);
      await page.locator('.lab-settings summary').click();
      await page.getByLabel('Children of a node').fill('3');
      for (const [name, value] of Object.entries(SMALL)) await field(page, name).fill(value);
      await soon(() => page.evaluate(() => location.hash)).toBe(addressOf(SMALL));
      expect(await text(page, '.lab-command code')).toBe(
        'minerve lab run cuts-by-order --set branching=2..4 --set leaves=3000 --set trees=20 --out cuts-by-order',
      );
      const hear = await holdBack(page);
      await field(page, 'trees').press('Enter');
      for (const jobs of [2, 5, 9]) {
        await hear(jobs);
        // Trees of two children a node are the first, by their height: a point for each order of the children.
        await soon(() => points(page)).toBe(3 * jobs);
        expect(await text(page, `${STATE('running')} > p`)).toBe(`${jobs} of ${all} jobs done, ${all - jobs} left`);
        expect(await text(page, '.lab-now')).toBe(`Under way: k2 h${jobs + 1}`);
        expect(page.workers()).toHaveLength(1);
      }
      await hear(all);
      await page.waitForSelector(STATE('done'));
      expect(await text(page, `${STATE('done')} [role=status]`)).toBe(`Done: ${rows.length} rows.`);
      await soon(() => points(page)).toBe(rows.filter(({ branching }) => branching === 3).length);
      expect(await page.locator('.minerve-plot').count()).toBe(2);
      expect(await page.locator('.lab-table tbody tr').count()).toBe(3);
      await soon(() => page.workers().length).toBe(0);

      const [branching] = cuts.figures(rows, {});
      const csv = await saved(page, 'CSV');
      expect(csv).toEqual({ name: 'cuts-by-order.csv', content: Buffer.from(rowsCsv(cuts, rows)) });
      const figure = '[data-figure=branching]';
      const svg = await saved(page, 'SVG', figure);
      expect(svg.name).toBe('cuts-by-order-branching.svg');
      const document = await nodeDocument();
      expect(svg.content.toString()).toBe(await plotSvg(branching, { language: 'en', document, look: 'light' }));
      const tex = await saved(page, 'pgfplots', figure);
      expect(tex.name).toBe('cuts-by-order-branching.tex');
      expect(tex.content.toString()).toBe(figurePgfplots(branching, 'en'));
      const png = await saved(page, 'PNG', figure);
      expect(png.content.subarray(1, 4).toString()).toBe('PNG');
      expect(png.content.readUInt32BE(16)).toBe(1720);
      expect(lines((await saved(page, 'NDJSON')).content).flatMap((line) => line.rows)).toHaveLength(rows.length);
      const html = (await saved(page, 'HTML')).content.toString();
      expect(html.match(/<svg /g)).toHaveLength(2);
      expect(html).toContain('minerve lab run cuts-by-order --set branching=2..4');
      expect((await saved(page, 'Markdown')).content.toString()).toContain('](cuts-by-order-leaves.svg)');
    });
  });

  it('is cancelled in a moment: no thread works on, what is done is kept here and when one comes back, and goes on', async () => {
    await pages.visit({ path: addressOf(LONG), acceptDownloads: true }, async (page) => {
      await page.locator(BUTTON).press('Enter');
      await page.waitForSelector(STATE('running'));
      await soon(() => points(page)).toBeGreaterThan(8);
      expect(page.workers().length).toBeGreaterThan(0);
      const before = Number(/^(\d+) of /.exec((await text(page, `${STATE('running')} > p`)) ?? '')?.[1]);
      expect(before).toBeGreaterThan(2);
      // The same button, which still has the focus.
      expect(await text(page, ':focus')).toBe('Cancel');
      // Which is not what is to be pressed first.
      expect(await page.locator('.lab-settings .main').count()).toBe(0);
      await page.keyboard.press('Enter');
      await page.waitForSelector(STATE('stopped'));
      await soon(() => page.workers().length).toBe(0);
      expect(await text(page, ':focus')).toBe('Continue');
      const kept = lines((await saved(page, 'NDJSON')).content);
      expect(kept.length).toBeGreaterThanOrEqual(before);
      expect(await text(page, '.lab-progress [role=status]')).toMatch(
        new RegExp(`^Cancelled: ${kept.length} of \\d+ jobs are done and kept\\.`),
      );

      await page.click('.brand');
      await page.waitForSelector('.shelf');
      await page.goBack();
      await soon(() => points(page)).toBeGreaterThan(8);
      await page.locator(BUTTON).click();
      await page.waitForSelector(STATE('running'));
      const further = async () => Number(/^(\d+) of /.exec((await text(page, '.lab-progress > p')) ?? '')?.[1]);
      await soon(further).toBeGreaterThan(kept.length);
      await page.click('.brand');
      await soon(() => page.workers().length).toBe(0);
      await page.goBack();
      await page.waitForSelector(STATE('stopped'));
      const more = lines((await saved(page, 'NDJSON')).content);
      expect(more.slice(0, kept.length)).toEqual(kept);
      expect(more.length).toBeGreaterThan(kept.length);

      // Other settings begin again, those from before are as they were.
      await field(page, 'trees').fill('2');
      await field(page, 'leaves').fill('100');
      expect(await text(page, '.lab-other')).toMatch(/^What is below was made with other settings/);
      expect(await text(page, BUTTON)).toBe('Run it here');
      await page.locator(BUTTON).click();
      await page.waitForSelector(STATE('done'));
      const small = await rowsHere({ ...LONG, trees: '2', leaves: '100' });
      await soon(() => text(page, '.lab-progress [role=status]')).toBe(`Done: ${small.length} rows.`);
      expect((await saved(page, 'CSV')).content.toString()).toBe(rowsCsv(cuts, small));
      expect(await text(page, BUTTON)).toBe('Run again');
    });
  });

  it('says what is wrong with a link or a setting, and runs nothing', async () => {
    await pages.visit(
      { path: '#/lab?experiment=cuts', locale: 'fr-FR', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
      async (page) => {
        await page.waitForSelector('.broken');
        expect(await text(page, '.broken p')).toMatch(/^Il n’y a pas d’expérience «\scuts\s»/);
        await pages.go(page, '#/lab?experiment=%E0');
        expect(await text(page, '.broken p')).toMatch(/^Une partie de cette adresse manque/);
        await page.getByRole('link', { name: 'Toutes les expériences' }).click();
        await page.waitForSelector('.lab-list');
        await pages.go(page, '#/lab?experiment=cuts-by-order&trees=many&tree=3');
        await page.waitForSelector(BUTTON);
        expect((await texts(page, '.lab-settings .error')).filter(Boolean)).toEqual([
          expect.stringMatching(/^cuts-by-order n’a pas de réglage «\stree\s»/),
          expect.stringMatching(/^trees vaut «\smany\s»\s: donnez un nombre entier de 1 à 100000/),
        ]);
        expect(await page.locator('[aria-invalid=true]').inputValue()).toBe('many');
        expect(await page.locator(BUTTON).isDisabled()).toBe(true);
        expect(await faultsOf(page)).toEqual([]);
        await page.getByRole('button', { name: 'Valeurs par défaut' }).click();
        expect(await page.locator(BUTTON).isEnabled()).toBe(true);
        expect(page.workers()).toEqual([]);
      },
    );
  });
});
