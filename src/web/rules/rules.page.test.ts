import { describe, expect, it } from 'vitest';
import { Pages, soon, text, texts } from '../fixtures/pages.ts';
import { Player } from '../play/fixtures/player.ts';

const pages = new Pages();

describe('The rules', () => {
  it('are one touch from home and from the board; huffing is told before it bites, once; a capture is finished', async () => {
    await pages.visit({ locale: 'fr-FR', reducedMotion: 'reduce' }, async (page) => {
      const player = new Player(page);
      // From home, on a page of their own.
      await page.click('.game a[href^="#/rules/draughts"]');
      await page.waitForSelector('.rules figure');
      expect(await text(page, 'h1')).toMatch(/^Règles\s: DamesInternationales$/);
      expect(await page.title()).toMatch(/^Règles\s: Dames · Minerve$/);
      await page.getByRole('link', { name: 'Souffler n’est pas jouer' }).click();
      await soon(() => texts(page, '.rules h2')).toContain('Souffler n’est pas jouer');
      const boards = await page
        .locator('.rules [role=img]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
      expect(boards.at(-1)).toMatch(/^Après\s: Les Noirs n’ont pas pris/);
      await page.getByRole('link', { name: 'Russes' }).click();
      await soon(() => texts(page, '.rules h2')).not.toContain('Souffler n’est pas jouer');
      expect(await text(page, '[aria-current=page].variant, .rules-page [aria-current=page]')).toBe('Russes');

      // At the board: what bites is told, until somebody has understood.
      await pages.go(page, '#/play/draughts:souffler');
      await page.waitForSelector('.beforehand');
      expect(await text(page, '.beforehand p')).toMatch(/^Ici, on souffle\s: /);
      await player.button('Compris').click();
      expect(await page.locator('.beforehand').count()).toBe(0);
      await pages.go(page, '#/play/draughts:souffler');
      await page.waitForSelector('.now .rules-link');
      expect(await page.locator('.beforehand').count()).toBe(0);

      // In a window, by the keyboard, and back.
      await player.button('Règles').focus();
      await page.keyboard.press('Enter');
      await page.waitForSelector('.rules-window figure');
      await page.keyboard.press('Escape');
      await soon(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Règles');

      // A player who has begun to take continues.
      await pages.go(page, '#/play/draughts:souffler?from=W:W32,48:B28,19&min=person');
      await page.waitForSelector('[role=grid]');
      await player.touch('32', '23');
      await player.button('Fin de tour').click();
      expect(await player.wrong()).toMatch(
        /^Qui a commencé à prendre doit prendre toutes les pièces qui se présentent\s: continuez vers 14\.$/,
      );
      await pages.go(page, '#/rules/ludo');
      expect(await text(page, 'h1')).toBe('Page introuvable');
    });
  });
});
