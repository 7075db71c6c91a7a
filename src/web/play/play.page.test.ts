import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { boardGames } from '../../games/index.ts';
import { Pages, type Visit } from '../fixtures/pages.ts';
import { atTable, type Player, unfoldMenu, until } from './fixtures/player.ts';

const pages = new Pages();

const visit = (path: string, use: (player: Player) => Promise<void>, more: Visit = {}) => atTable(pages, path, use, more);

const HUFFS = '#/play/draughts:souffler?moves=17-21_32-27_12-17&min=person';

describe('The play page', () => {
  it('goes on after a reload where it was left', async () => {
    await visit('#/play/chess?min=person', async (player) => {
      await player.touch('e2', 'e4', 'e7', 'e5');
      await until(async () => player.page.url().includes('e4_e5'));
      await player.page.reload();
      await player.page.locator('[role=grid]').waitFor();
      expect(await player.moves()).toEqual(['e4', 'e5']);
    });
  });

  it('speaks French: buttons, sentences and what is refused', async () => {
    await visit(
      '#/play/draughts:souffler?moves=17-21_32-27_12-17&min=person',
      async (player) => {
        await player.button('Souffler').click();
        expect(await player.status()).toBe('La pièce en 21 est soufflée. Jouez maintenant votre coup.');
        await player.button('Annuler').click();
        await player.touch('36');
        expect(await player.wrong()).not.toBe('');
        await unfoldMenu(player.page);
        expect(await player.button('Abandonner').count()).toBe(1);
        const field = player.page.getByLabel('Taper un coup');
        await field.fill('36-41');
        await field.press('Enter');
        expect(await player.wrong()).toMatch(/^(Vous devez prendre|Un pion avance|Il y a déjà)/);
      },
      { locale: 'fr-FR' },
    );
  });

  it('fits a phone: nothing wider than the screen, the board as wide as it, buttons for fingers', async () => {
    await visit(
      HUFFS,
      async (player) => {
        const { page } = player;
        const sizes = await page.evaluate(() => ({
          page: document.documentElement.scrollWidth,
          board: document.querySelector('.game-board')?.getBoundingClientRect().width ?? 0,
          small: [...document.querySelectorAll('.play-table button, .play-table select')]
            .map((one) => ({ name: one.ariaLabel ?? one.textContent, height: one.getBoundingClientRect().height }))
            .filter(({ height }) => height > 0 && height < 44),
        }));
        expect(sizes.page).toBeLessThanOrEqual(375);
        expect(sizes.board).toBeGreaterThan(350);
        expect(sizes.small).toEqual([]);
        expect(await page.evaluate(outsideOfCards)).toEqual([]);
        await page.locator('.huff').tap();
        // A little beside a square that is smaller than a fingertip.
        const { x, y, width, height } = (await player.square('27').boundingBox()) as Rectangle;
        expect(width).toBeLessThan(44);
        await page.touchscreen.tap(x + width + 2, y + height / 2);
        expect(await player.square('27').getAttribute('aria-selected')).toBe('true');
        await player.square('22').tap();
        expect((await player.moves()).at(-1)).toBe('~21:27-22');
      },
      { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true },
    );
  });

  it('says what is wrong with an address, and keeps the moves before a bad one', async () => {
    await visit('#/play/chess?moves=e4_Ke5&min=person', async (player) => {
      expect(await player.moves()).toEqual(['e4']);
      expect(await player.page.locator('.status .note').textContent()).toContain('Ke5');
    });
    await pages.visit({ path: '#/play/chess?from=nonsense' }, async (page) => {
      await page.locator('.broken').waitFor();
      expect(await page.locator('.broken h1').textContent()).toBe('This game cannot be opened');
    });
  });

  it('offers the games that can be played where an address names none of them', async () => {
    for (const path of ['#/play/tree', '#/play/halma?moves=e4'])
      await pages.visit({ path, locale: 'fr-FR' }, async (page) => {
        const links = page.locator('.broken .playable a');
        await links.first().waitFor();
        expect(await links.allTextContents()).toEqual(boardGames.map(({ title }) => title.fr));
        expect(await page.locator('.broken').textContent()).toMatch(/«\s(tree|halma)\s»/);
        await links.filter({ hasText: 'Chomp' }).click();
        await page.locator('[role=grid]').waitFor();
      });
  });

  it('shows values where a link asks for them, and not otherwise', async () => {
    await visit('#/play/tictactoe?moves=a1_b1&min=person', async ({ page }) => {
      const box = page.getByLabel('Show the value of every move');
      expect(await box.isChecked()).toBe(false);
      await box.check();
      await until(async () => page.url().includes('values=shown'));
      const link = page.url();
      await page.evaluate(() => localStorage.clear());
      await page.goto('about:blank');
      await page.goto(link);
      await page.locator('.mark .value').first().waitFor();
      expect(await box.isChecked()).toBe(true);
      await box.uncheck();
      await until(async () => !page.url().includes('values='));
    });
  });

  it('calls the sides of Nim and Chomp by who began, in both languages: nothing there has a side’s colour', async () => {
    await visit('#/play/nim:21?moves=3&min=person', async (player) => {
      expect(await player.page.locator('.strip strong').allTextContents()).toEqual(['The second player', 'The first player']);
      expect(await player.status()).toBe('The first player: 3 The second player to move.');
      await player.page.locator('#language').click();
      expect(await player.status()).toMatch(/^Le premier joueur\s: 3 Au second joueur de jouer\.$/);
      expect(await player.page.locator('main').textContent()).not.toMatch(/\bM(ax|in)\b/);
    });
  });
});

type Rectangle = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** What sticks out of the card that it is on. */
function outsideOfCards(): (string | null)[] {
  return [...document.querySelectorAll('.card')].flatMap((card) => {
    const { left, right } = card.getBoundingClientRect();
    return [...card.querySelectorAll('button, input, select, p')]
      .filter((one) => !one.classList.contains('unseen'))
      .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.left < left || box.right > right))
      .map(({ text }) => text);
  });
}
