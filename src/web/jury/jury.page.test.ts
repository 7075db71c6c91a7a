import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { treeFigures } from '../../games/index.ts';
import { faultsOf } from '../fixtures/axe.ts';
import { Pages, soon, text, texts } from '../fixtures/pages.ts';

const pages = new Pages();
const ROW = '.jury-nodes tbody tr';

/** On to another tree without loading the page again; what was there goes first. */
async function on(page: Page, hash: string, shown = ROW): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('.jury-page')?.setAttribute('data-old', '');
    location.hash = to;
  }, hash);
  await page.waitForSelector(`.jury-page:not([data-old]) ${shown}`);
}

/** The cells of each row, as they are read. */
const rows = (page: Page) =>
  page.evaluate(
    (row) =>
      [...document.querySelectorAll(row)].map((each) =>
        [...each.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ').trim()).join(' | '),
      ),
    ROW,
  );

describe('the page for a jury', () => {
  it('has every node of figure 4 of TIPE 2013 with its window, value, Minimax(p) and case', async () => {
    await pages.visit({ path: '#/jury?preset=000-figure-4' }, async (page) => {
      await page.waitForSelector(ROW);
      expect(await text(page, 'h1')).toBe('Printable proof: A deep cut that Minimax2 misses');
      expect(await texts(page, '.jury-facts dd')).toEqual([
        'Alpha-beta (MinimaxAB), TIPE 2013, section 4',
        '5, by move 2',
        '4 of 5',
        '8 of 9',
        '1',
      ]);
      expect(await page.locator('.jury-lemma li').count()).toBe(3);
      expect(await rows(page)).toEqual([
        'root | Min | ]−∞, +∞[ | 5 | 5 | case 2: α = −∞ ≤ M = 5 ≤ β = +∞, so r = 5 = M | ',
        '1 | leaf | ]−∞, +∞[ | 7 | 7 | case 2: α = −∞ ≤ M = 7 ≤ β = +∞, so r = 7 = M | ',
        '2 | Max | ]−∞, 7[ | 5 | 5 | case 2: α = −∞ ≤ M = 5 ≤ β = 7, so r = 5 = M | ',
        '2 1 | leaf | ]−∞, 7[ | 4 | 4 | case 2: α = −∞ ≤ M = 4 ≤ β = 7, so r = 4 = M | ',
        '2 2 | Min | ]4, 7[ | 5 | 5 | case 2: α = 4 ≤ M = 5 ≤ β = 7, so r = 5 = M | ',
        '2 2 1 | Max | ]4, 7[ | 9 | 9 | case 3: M = 9 ≥ β = 7, so r = 9 ≥ β | Cut β. Min already holds 7 at the root, by move 1, and 9 ≥ β = 7: coming here gains Min nothing. Skipped: 2 (1 leaf).',
        '2 2 1 1 | leaf | ]4, 7[ | 9 | 9 | case 3: M = 9 ≥ β = 7, so r = 9 ≥ β | ',
        '2 2 1 2 | leaf |  | not visited | 8 |  | Skipped by the cut at the Max node after 2 2 1.',
        '2 2 2 | leaf | ]4, 7[ | 5 | 5 | case 2: α = 4 ≤ M = 5 ≤ β = 7, so r = 5 = M | ',
      ]);
      expect(await texts(page, '.jury-figure .remark')).toEqual([
        'case 2 · M = 5',
        'case 2',
        'case 2 · M = 5',
        'case 2',
        'case 2 · M = 5',
        'case 3 · M = 9',
        'case 3',
        'case 2',
      ]);
      for (const { name, value } of treeFigures.filter((figure) => figure.name.startsWith('000'))) {
        await on(page, `#/jury?preset=${name}&algorithm=minimax2`);
        expect((await rows(page))[0].split(' | ').slice(3, 5), name).toEqual([value, value].map((v) => `${v}`.replace('-', '−')));
      }
      await on(page, '#/jury?game=tictactoe&moves=b2_a1&depth=2&algorithm=negascout');
      expect((await rows(page))[1]).toMatch(/^\S+ \| Min \|/);
    });
  });

  it('is worked by the keyboard, keeps its address, and leads to the page on trees and back', async () => {
    await pages.visit({ path: '#/tree?preset=000-figure-1&algorithms=minimax2', acceptDownloads: true }, async (page) => {
      await page.getByRole('link', { name: 'Printable proof' }).focus();
      await page.keyboard.press('Enter');
      await page.waitForSelector(ROW);
      expect((await rows(page))[4]).toMatch(
        /^2 \| Min \| 6 \| 2 \| 2 \| case 2: M = 2 < compare = 6, so r = 2 ≤ compare \| Cut α/,
      );
      await page.getByLabel('Algorithm').focus();
      await page.keyboard.press('ArrowDown');
      await soon(() => page.evaluate(() => location.hash)).toBe('#/jury?preset=000-figure-1');
      expect(await text(page, '.jury-facts dd')).toMatch(/^Alpha-beta/);
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '');
      });
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await page.locator('[data-printed]').count()).toBe(1);
      await page.locator('.jury-controls summary').focus();
      await page.keyboard.press('Enter');
      await page.locator('.sources textarea').fill('[[1,[2,3]],4]');
      await soon(() => page.locator(ROW).count()).toBe(7);
      await soon(() => page.evaluate(() => location.hash)).toBe('#/jury?tree=[[1,[2,3]],4]&root=max');
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as LaTeX A4' }).click();
      expect((await saved).suggestedFilename()).toBe('tree-typed-alphabeta.a4.tex');
      await page.getByRole('link', { name: 'Step by step' }).press('Enter');
      await page.waitForSelector('.tree-table svg [data-node]');
      expect(await page.evaluate(() => location.hash)).toBe('#/tree?tree=[[1,[2,3]],4]&root=max');
    });
  });

  it('prints on A4 black on white in the dark: figure and all rows, no controls, small trees on one page', async () => {
    await pages.visit({ path: '#/jury?preset=000-figure-4', colorScheme: 'dark', locale: 'fr-FR' }, async (page) => {
      await page.waitForSelector(ROW);
      /** The pages of a PDF, and the names of its paper's sizes. */
      const printed = async () => {
        const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
        return { pages: pdf.match(/\/Type \/Page\b/g)?.length, paper: /\/MediaBox \[0 0 (\d+)[\d.]* (\d+)/.exec(pdf)?.slice(1) };
      };
      expect(await printed()).toEqual({ pages: 1, paper: ['594', '841'] });
      await page.emulateMedia({ media: 'print' });
      for (const hidden of ['.top', '.jury-controls', '.exports', '.figure-bar'])
        expect(await page.locator(hidden).isVisible(), hidden).toBe(false);
      for (const shown of ['h1', '.jury-facts', '.jury-lemma', '.jury-figure .minerve-tree', '.jury-nodes table'])
        expect(await page.locator(shown).first().isVisible(), shown).toBe(true);
      const look = await page.evaluate(() => ({
        paper: getComputedStyle(document.body).backgroundColor,
        ink: getComputedStyle(document.querySelector('.jury-nodes td') as Element).color,
        lines: getComputedStyle(document.querySelector('.jury-figure .max .shape') as Element).stroke,
        head: getComputedStyle(document.querySelector('.jury-nodes thead') as Element).display,
      }));
      expect(look).toEqual({
        paper: 'rgb(255, 255, 255)',
        ink: 'rgb(0, 0, 0)',
        lines: 'rgb(0, 0, 0)',
        head: 'table-header-group',
      });
      const seen = (selector: string) =>
        page.locator(selector).evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().height > 0).length);
      expect([await seen(ROW), await seen('.jury-figure [data-node]')]).toEqual([9, 9]);
      await on(page, '#/jury?preset=ordered-27&algorithm=minimax');
      expect((await printed()).pages).toBe(2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  });

  it('says what is wrong with a link and shows the first tree; what no jury reads is refused, with the remedy', async () => {
    await pages.visit(
      { path: '#/jury?preset=nothing', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
      async (page) => {
        await page.waitForSelector(ROW);
        expect(await text(page, '.unread')).toMatch(
          /^This is another tree than the one asked for\. There is no tree called "nothing"/,
        );
        expect(await page.locator(ROW).count()).toBe(7);
        expect(await page.evaluate(() => location.hash)).toBe('#/jury?preset=nothing');
        await page.locator('.jury-controls summary').click();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
        await on(page, '#/jury?game=chess&depth=many');
        expect(await text(page, '.jury-page > .error')).toMatch(/many/);
        await on(page, '#/jury?random=1.7.3', '.too-long');
        expect(await text(page, '.too-long')).toMatch(
          /^A table of 3,280 rows .*Choose fewer moves ahead, fewer levels or a smaller tree\.$/,
        );
        expect(await page.locator(ROW).count()).toBe(0);
        expect(await faultsOf(page)).toEqual([]);
      },
    );
  });
});
