import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../core/index.ts';
import { kinds, parseSeries, pointsOf, sheetLatex, sheetOf, writtenSheet } from '../../exercises/index.ts';
import { Pages, soon, text, texts } from '../fixtures/pages.ts';

const pages = new Pages();
const FIELDS = `kinds=${kinds.map(({ name }) => name).join(',')}&count=10&seed=7&level=2`;
const EXERCISE = '.sheet-paper > .sheet-exercise';
const SOLUTION = '.sheet-solutions .sheet-exercise';

describe('the sheet of a series', () => {
  it('has ten exercises with their figures and room for answers, and on demand what is right', async () => {
    const sheet = await sheetOf(unwrap(parseSeries(new URLSearchParams(FIELDS))));
    // From this machine alone: its address is of no use on paper.
    const app = undefined;
    await pages.visit({ path: `#/sheet?${FIELDS}`, acceptDownloads: true }, async (page) => {
      await page.waitForSelector(EXERCISE);
      const written = writtenSheet(sheet, { language: 'en', app });
      expect(await texts(page, `${EXERCISE} h2`)).toEqual(written.questions.map(({ heading }) => heading));
      expect(await texts(page, `${EXERCISE} .sheet-points`)).toEqual(
        sheet.exercises.map((exercise) => `/ ${pointsOf(exercise)}`),
      );
      const total = sheet.exercises.map(pointsOf).reduce((sum, points) => sum + points);
      expect(await text(page, '.sheet-who .sheet-points')).toBe(`/ ${total}`);
      expect(await texts(page, `${EXERCISE} > p`)).toEqual(written.questions.map(({ task }) => task));
      expect(await page.locator(`${EXERCISE} figure > svg, ${EXERCISE} .sheet-boards > svg`).count()).toBe(10);
      expect(await page.locator(`${EXERCISE} :is(.sheet-box, .sheet-lines)`).count()).toBeGreaterThan(20);
      expect(await page.locator('.sheet-link').count()).toBe(0);
      expect(await page.locator('.sheet-paper').textContent()).not.toMatch(/127\.0\.0\.1|localhost/);
      // No value of an inner node, until the solutions are there.
      const values = () => page.$$eval('.sheet-paper :is(.max, .min) .value', (found) => found.map((each) => each.textContent));
      expect((await values()).length).toBeGreaterThan(20);
      expect((await values()).every((value) => value === '')).toBe(true);
      expect(await page.locator(SOLUTION).count()).toBe(0);

      const save = async () => {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Save for LaTeX' }).click(),
        ]);
        expect(download.suggestedFilename()).toBe('minerve-7.tex');
        return readFileSync(await download.path(), 'utf8');
      };
      expect(await save()).toBe(sheetLatex(sheet, { language: 'en', app, solutions: false }));
      await page.getByLabel('With the solutions').focus();
      await page.keyboard.press('Space');
      await soon(() => page.locator(SOLUTION).count()).toBe(10);
      expect(await texts(page, '.sheet-solved')).toEqual(written.solutions.map(({ solved }) => solved));
      expect(await texts(page, '.sheet-reason')).toEqual(written.solutions.flatMap(({ reasons }) => reasons));
      expect((await values()).some((value) => value !== '')).toBe(true);
      expect(await save()).toBe(sheetLatex(sheet, { language: 'en', app }));
    });
  });

  it('is printed black on white without what is to be pressed, the solutions on a page of their own', async () => {
    const visit = { path: `#/sheet?${FIELDS}`, colorScheme: 'dark', locale: 'fr-FR' } as const;
    await pages.visit(visit, async (page) => {
      await page.waitForSelector(EXERCISE);
      await page.getByLabel('Avec les solutions').check();
      await page.waitForSelector(SOLUTION);
      expect(await text(page, '.sheet-solutions > h2')).toBe('Solutions');
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '');
      });
      await page.getByRole('button', { name: 'Imprimer' }).click();
      expect(await page.locator('body[data-printed]').count()).toBe(1);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      for (const hidden of ['.sheet-controls', '.top']) expect(await page.locator(hidden).isVisible(), hidden).toBe(false);
      const styles = await page.evaluate(
        ([exercise, solutions]) => {
          const of = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
          return {
            paper: of('.sheet-paper').backgroundColor,
            ink: of('.sheet-paper').color,
            shape: of('.sheet-figure .max .shape').fill,
            split: of(exercise).breakInside,
            solutions: of(solutions).breakBefore,
          };
        },
        [EXERCISE, '.sheet-solutions'],
      );
      expect(styles).toEqual({
        paper: 'rgb(255, 255, 255)',
        ink: 'rgb(0, 0, 0)',
        shape: 'rgb(255, 255, 255)',
        split: 'avoid',
        solutions: 'page',
      });
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
    });
  });

  it('has a title of the teacher’s own, and from a host that others reach its link, for cameras too', async () => {
    const host = 'https://school.example/minerve/';
    await pages.visit({ path: 'about:blank', acceptDownloads: true }, async (page) => {
      await page.route(`${host}**`, async (route) => {
        const response = await route.fetch({ url: route.request().url().replace(host, pages.address()) });
        await route.fulfill({ response });
      });
      await page.goto(`${host}#/sheet?kinds=values&count=1&title=Cuts,_part_1`);
      await page.waitForSelector(EXERCISE);
      expect(await text(page, '.sheet-paper h1')).toBe('Cuts, part 1');
      await page.getByLabel('Title').fill('Test of Friday');
      await soon(() => text(page, '.sheet-paper h1')).toBe('Test of Friday');
      const link = `${host}#/exercises?kinds=values&count=1&seed=1&level=1&correction=each&title=Test%20of%20Friday`;
      expect(await text(page, '.sheet-link p')).toBe(link);
      expect(await page.locator('.sheet-link svg.qr-code path').getAttribute('d')).toMatch(/^M4 4h1v1h-1z/);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save for LaTeX' }).click(),
      ]);
      expect(readFileSync(await download.path(), 'utf8')).toContain('school.example');
      await page.reload();
      await soon(() => text(page, '.sheet-paper h1')).toBe('Test of Friday');
    });
  });

  it('says what is wrong with a link, and leads on from there', async () => {
    await pages.visit({ path: '#/sheet?kinds=values,riddles' }, async (page) => {
      await page.waitForSelector('.broken');
      expect(await text(page, '.broken p')).toMatch(/^There is no exercise called "riddles"\. Choose from: values,/);
      await pages.go(page, '#/sheet?kinds=%E0');
      await page.waitForSelector('.broken');
      expect(await text(page, '.broken p')).toBe('Part of this address is missing or broken. Ask for the link again.');
      await page.getByRole('link', { name: 'An example series' }).click();
      await page.waitForSelector(EXERCISE);
      expect(await texts(page, `${EXERCISE} h2`)).toContain('Exercise 10. Minimax values');
    });
  });
});
