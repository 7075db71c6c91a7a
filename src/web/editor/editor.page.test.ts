import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Pages } from '../fixtures/pages.ts';
import { unfoldMenu } from '../play/fixtures/player.ts';

const pages = new Pages();

const open = async (page: Page, name: string) => {
  await unfoldMenu(page);
  await page.getByRole('button', { name, exact: true }).click();
  await page.locator('.editor-window .game-board').waitFor();
};

const cell = (page: Page, square: string) => page.locator(`.editor-window [data-square="${square}"]`);
const notation = (page: Page) => page.locator('.editor-window textarea');
const from = (page: Page) => page.evaluate(() => new URLSearchParams(location.hash.split('?')[1]).get('from'));

describe('a position of one’s own', () => {
  it('is put together with the mouse: placed, moved, removed, judged by the rules, and played', async () => {
    await pages.visit({ path: '#/play/chess?min=person' }, async (page) => {
      await open(page, 'Set up');
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await page.getByText(/White has no king/).waitFor();
      expect(await page.getByRole('button', { name: 'Play from here' }).isDisabled()).toBe(true);
      await page.getByRole('radio', { name: 'white king' }).check({ force: true });
      await cell(page, 'e1').click();
      await page.getByRole('radio', { name: 'black king' }).check({ force: true });
      await cell(page, 'e8').click();
      await page.getByRole('radio', { name: 'white rook' }).check({ force: true });
      for (const square of ['a1', 'h1', 'b1']) await cell(page, square).click();
      await cell(page, 'b1').click();
      await page.getByRole('radio', { name: 'Remove' }).check({ force: true });
      await cell(page, 'h1').click();
      await page.getByRole('radio', { name: 'Move', exact: true }).check({ force: true });
      await cell(page, 'a1').dragTo(cell(page, 'a7'));
      await page.locator('.editor-window').getByRole('radio', { name: 'Black', exact: true }).check({ force: true });
      await page.waitForFunction(() => document.querySelector('textarea')?.value.startsWith('4k3/R7/8/8/8/8/8/4K3 b '));
      await page.getByText('This position can be played.').waitFor();
      await page.getByRole('button', { name: 'Play from here' }).click();
      await page.locator('.editor-window').waitFor({ state: 'detached' });
      await page.waitForFunction(() => location.hash.includes('from=4k3/R7/8/8/8/8/8/4K3_b'));
      await page.getByRole('gridcell', { name: /a7, white rook/ }).waitFor();
    });
  });

  it('is put together with keys alone', async () => {
    await pages.visit({ path: '#/play/tictactoe?min=person' }, async (page) => {
      await open(page, 'Set up');
      await page.getByRole('radio', { name: 'cross', exact: true }).focus();
      await page.keyboard.press('Space');
      await page.locator('.editor-window .cell[tabindex="0"]').focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await page.getByText(/cannot be/).waitFor();
      await page.getByRole('radio', { name: 'cross', exact: true }).focus();
      await page.keyboard.press('ArrowRight');
      await page.locator('.editor-window .cell[tabindex="0"]').focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.getByText('This position can be played.').waitFor();
      await page.getByRole('button', { name: 'Play from here' }).focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => location.hash.includes('from='));
      expect(await from(page)).toContain('xx./.o.');
    });
  });

  it('follows what is typed, says in French what is wrong with it, and is left with Escape', async () => {
    await pages.visit({ path: '#/play/draughts:international?min=person', locale: 'fr-FR' }, async (page) => {
      await open(page, 'Position');
      await notation(page).fill('W:W31,32:B1,K99');
      await page.locator('.editor-window .error').waitFor();
      expect(await page.locator('.editor-window .error').textContent()).not.toMatch(/\b(the|is|square)\b/);
      await notation(page).fill('W:W31,32:B1,K45');
      await page.getByText('Cette position peut être jouée.').waitFor();
      expect(await page.locator('.editor-window .black-dame').count()).toBeGreaterThan(0);
      await page.getByRole('radio', { name: 'Déplacer' }).check({ force: true });
      await cell(page, '32').click();
      await page.keyboard.press('Escape');
      expect(await notation(page).inputValue()).toContain('W31,32');
      await page.keyboard.press('Escape');
      await page.locator('.editor-window').waitFor({ state: 'detached' });
      expect(await from(page)).toBeNull();
    });
  });
});
