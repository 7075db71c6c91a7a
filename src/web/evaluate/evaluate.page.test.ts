import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../fixtures/axe.ts';
import { Pages, soon, text, texts } from '../fixtures/pages.ts';
import { Player, unfoldMenu } from '../play/fixtures/player.ts';

const pages = new Pages();
const sum = (page: Page) => text(page, '.sum p');
/** Squares that are pointed out aloud, in either language. */
const pointed = (page: Page) =>
  page
    .locator('[role=gridcell][aria-label*="pointed at"], [role=gridcell][aria-label*="pointée"]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-square')));

async function saved(page: Page, form: string): Promise<{ name: string; content: Buffer }> {
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: `Enregistrer en ${form}` }).click();
  const download = await file;
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

describe('The page on evaluations', () => {
  it('writes the sums of the documents on the board, term by term; moves, tables and links go on from there', async () => {
    await pages.visit({ path: '#/evaluate', reducedMotion: 'reduce', locale: 'fr-FR', acceptDownloads: true }, async (page) => {
      const player = new Player(page);
      // Example 10 of the Course.
      await page.waitForSelector('.terms button');
      expect(await sum(page)).toBe('13 + 6 + 8 + 4 + 7 + 4 − 11 − 8 − 10 − 3 − 5 − 5 − 3 = −3');
      expect(await text(page, '.sum [role=status]')).toBe('Avantage à Min (les Rouges).');
      expect(await texts(page, '.marks .value')).toHaveLength(13);
      expect(await page.title()).toMatch(/^Évaluations · Minerve$/);

      // A row shows its squares, by the keyboard as by the mouse; a press keeps them in sight.
      const row = page.locator('.terms button', { hasText: '2.1 6.1' });
      await row.focus();
      await soon(() => pointed(page)).toEqual(['2.1', '6.1']);
      expect(await texts(page, '.marks .value')).toEqual(['+4', '+4']);
      await page.keyboard.press('Enter');
      await page.locator('h1').hover();
      await page.locator('select').first().focus();
      expect(await pointed(page)).toEqual(['2.1', '6.1']);

      // A move of Max's on the board: column 4, row 4 weighs 13.
      await player.touch('4.6');
      await soon(() => sum(page)).toMatch(/= 10$/);
      await soon(() => page.evaluate(() => location.hash)).toContain('moves=4&heuristic=table');
      await player.button('Annuler le coup').click();
      await soon(() => sum(page)).toMatch(/= −3$/);

      // What is saved of it: the sum is in the files, and the points of every stone.
      await page.locator('.evaluated summary').click();
      await page.emulateMedia({ colorScheme: 'dark' });
      const [svg, png, tex] = [await saved(page, 'SVG'), await saved(page, 'PNG'), await saved(page, 'TikZ')];
      expect([svg.name, png.name, tex.name]).toEqual(['evaluation.svg', 'evaluation.png', 'evaluation.tex']);
      expect(svg.content.toString()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[\s\S]*= −3<\/text><\/svg>\n$/);
      expect(svg.content.toString().match(/>[+−]\d+<\/text>/g)).toHaveLength(13);
      // Light on paper, though the page is dark: the front of the rack.
      expect(svg.content.toString()).toContain('fill="rgb(35, 100, 180)"');
      await page.emulateMedia({ colorScheme: 'light' });
      expect(png.content.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
      expect(png.content.length).toBeGreaterThan(20_000);
      expect(tex.content.toString()).toContain('{= $-$3}');
      expect(tex.content.toString().match(/\\node\[Points\]/g)).toHaveLength(13);
      expect(await faultsOf(page)).toEqual([]);

      expect(await text(page, '.origin')).toMatch(/^Source\s: Cours, exemple 10$/);

      // Example 11, by its link.
      await page.getByRole('link', { name: /le compte des pièces/ }).click();
      await soon(() => sum(page)).toBe('5 + 3 + 1 + 1 + 1 + 1 + 1 − 5 − 3 − 3 − 3 − 1 − 1 − 1 = −4');
      expect(await page.getByRole('link', { name: /le compte des pièces/ }).getAttribute('aria-current')).toBe('page');

      // A table of one's own: a field and its mirror image, and the whole as text.
      await pages.go(page, '#/evaluate?game=tictactoe&moves=a1_c1&table=1');
      await page.waitForSelector('.weights-grid input');
      expect(await sum(page)).toBe('1 − 1 = 0');
      await page.getByLabel('Poids de a1').fill('7');
      await soon(() => sum(page)).toBe('7 − 7 = 0');
      await page.getByLabel('gauche comme droite').uncheck();
      await page.getByLabel('Poids de c1').fill('-2');
      await soon(() => sum(page)).toBe('7 + 2 = 9');
      await soon(() => page.evaluate(() => location.hash)).toContain('table=1_1_1_/_1_1_1_/_7_1_-2');
      await page.locator('.weights textarea').fill('1 2 3');
      await soon(() => text(page, '.weights .error')).toMatch(/^La table a 1 rangées\. Tapez 3 rangées de 3 nombres/);
      expect(await faultsOf(page)).toEqual([]);
      await page.locator('.weights textarea').fill('[[1,2,1],[2,3,2],[5,2,1]]');
      await soon(() => sum(page)).toBe('5 − 1 = 4');
      expect(await page.getByLabel('Poids de a1').inputValue()).toBe('5');

      // From a game under way, and what cannot be shown.
      await pages.go(page, '#/play/othello?moves=f5_d6&min=person');
      await page.waitForSelector('[role=grid]');
      await unfoldMenu(page);
      await player.button('Évaluer').click();
      await page.waitForSelector('.terms button');
      expect(await page.evaluate(() => location.hash)).toMatch(/^#\/evaluate\?game=othello&moves=f5_d6/);
      expect((await texts(page, '.terms .what')).join(' ')).toContain('mobilité');
      await pages.go(page, '#/evaluate?game=connect4&heuristic=best');
      await soon(() => text(page, '.broken p')).toMatch(/^connect4 n’a pas d’heuristique «\sbest\s»/);
    });
  });
});
