import { describe, expect, it } from 'vitest';
import { Random } from '../../core/index.ts';
import { rounds } from '../../fixtures/index.ts';
import { faultsOf } from '../fixtures/axe.ts';
import { Pages, soon, text, texts } from '../fixtures/pages.ts';

const pages = new Pages();

const STATUS = '.solved-board [role=status]';
const FAN = '.fan button';

describe('Connect 4, solved', () => {
  it('wins every game against somebody who replies at random, by mouse and by keyboard', async () => {
    await pages.visit({ path: '#/solved', reducedMotion: 'reduce' }, async (page) => {
      // Column 4 and its mirror image count once: four replies to the centre.
      await soon(() => page.locator(FAN).count()).toBe(4);
      expect(await texts(page, `${FAN} > span`)).toEqual([
        'You 1, 7, then 4',
        'You 2, 6, then 2',
        'You 3, 5, then 6',
        'You 4, then 4',
      ]);
      await soon(() => text(page, `${FAN} small`)).toBe('loses in 34');
      await soon(() => texts(page, '.first-moves button')).toEqual([
        '1 loses',
        '2 loses',
        '3 draw',
        '4 wins',
        '5 draw',
        '6 loses',
        '7 loses',
      ]);
      const random = new Random(34);
      for (let game = 0; game < rounds(12); game++) {
        await page.getByRole('button', { name: 'Start again' }).click();
        for (;;) {
          await soon(() => text(page, STATUS)).toMatch(/^(Your turn|The strategy has won)/);
          if ((await text(page, STATUS))?.startsWith('The strategy')) break;
          await soon(() => page.locator(FAN).count()).toBeGreaterThan(0);
          const stones = new URL(page.url()).hash;
          const chosen = page.locator(FAN).nth(random.below(await page.locator(FAN).count()));
          if (game % 2 === 0) await chosen.click();
          else await chosen.press('Enter');
          await soon(() => new URL(page.url()).hash).not.toBe(stones);
        }
      }
    });
  });

  it('shows a link’s position, takes moves back, answers another first move, and refuses what does not fit', async () => {
    await pages.visit({ path: '#/solved?moves=444', locale: 'fr-FR', reducedMotion: 'reduce' }, async (page) => {
      await soon(() => text(page, STATUS)).toBe('À vous. Choisissez une colonne.');
      await page.locator('[role=grid] [data-square]').first().click();
      await soon(() => new URL(page.url()).hash.length).toBe('#/solved?moves=44411'.length);
      await soon(() => page.locator(FAN).count()).toBeGreaterThan(0);
      expect(await text(page, '.solved-board .muted')).toMatch(
        /^Colonne \d\s: (ce coup est dans le certificat|trouvé par la petite recherche)/,
      );
      await page.getByRole('button', { name: 'Reprendre le coup' }).click();
      await soon(() => new URL(page.url()).hash).toBe('#/solved?moves=444');
      await page.getByRole('button', { name: /^Colonne 3/ }).click();
      await soon(() => new URL(page.url()).hash).toMatch(/moves=3\d$/);
      await soon(() => text(page, STATUS)).toBe('À vous. Choisissez une colonne.');
      // By its own certificate, as in every first column.
      await soon(() => page.locator(FAN).count()).toBe(7);
      await soon(() => text(page, '.solved-proof > p')).toContain('La stratégie ne perd donc pas');
      await pages.go(page, '#/solved?moves=4444444');
      await soon(() => text(page, '[role=alert]')).toMatch(/^Les coups de ce lien/);
    });
  });

  it('checks the certificate in the page, stops when asked, and is clean for axe on a phone', async () => {
    await pages.visit({ path: '#/solved', viewport: { width: 390, height: 844 }, colorScheme: 'dark' }, async (page) => {
      await soon(() => page.locator(FAN).count()).toBe(4);
      expect(await faultsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Check it here' }).click();
      await soon(() => page.locator('.solved-proof progress').getAttribute('value').then(Number)).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Stop' }).click();
      await soon(() => page.locator('.solved-proof progress').count()).toBe(0);
    });
  });
});
