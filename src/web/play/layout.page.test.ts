import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Pages, soon } from '../fixtures/pages.ts';
import { atTable, until } from './fixtures/player.ts';

const pages = new Pages();

/** A desk, a small one, a phone that lies, a phone, and a desk at 200 %, each with the least width of the board. */
const SIZES = [
  { size: '1440x900', least: 700 },
  { size: '1024x768', least: 570 },
  { size: '844x390', least: 360 },
  { size: '390x844', least: 370 },
  { size: '720x450', least: 400 },
];

/** What has to be in sight without scrolling: board, whose turn it is, what is thought, moves, what can be done. */
const NEEDED = [
  '.game-board',
  '.strip.turn',
  '.status .said > :last-child',
  '.turn-buttons .stop',
  '.evaluation',
  '.facts > :first-child',
  '.moves',
  '.move-list [aria-current]',
  '.panel > .controls',
];

async function resize(page: Page, size: string): Promise<void> {
  const [width, height] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
  // What follows the size by itself has followed it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

describe('Around the board', () => {
  it('nothing moves when a piece is chosen; board and what one needs are in sight while the computer thinks, at every size', async () => {
    await atTable(pages, '#/play/draughts:souffler?moves=17-21_32-27&min=3000000ms', async (player) => {
      const { page } = player;
      const moved: string[] = [];
      for (const { size } of SIZES) {
        await resize(page, size);
        const before = await page.evaluate(placesOf, NEEDED);
        await player.touch('12');
        await player.button('Cancel').waitFor();
        const after = await page.evaluate(placesOf, NEEDED);
        for (const [i, selector] of NEEDED.entries())
          if (before[i] !== after[i]) moved.push(`${size}: ${selector} from ${before[i]} to ${after[i]}`);
        await player.button('Cancel').click();
      }
      expect(moved).toEqual([]);

      await player.touch('12', '17');
      await page.locator('.facts .ply').first().waitFor();
      const hidden: string[] = [];
      for (const language of ['en', 'fr']) {
        for (const { size, least } of SIZES) {
          await resize(page, size);
          const { board, beyond } = await page.evaluate(widthsOf);
          if (board < least || beyond > 0) hidden.push(`${size}: a board of ${board}, ${beyond} too wide`);
          for (const what of await page.evaluate(outOfSight, NEEDED)) hidden.push(`${language}, ${size}: ${what}`);
        }
        await page.locator('#language').click();
      }
      expect(hidden).toEqual([]);
      // The computer still thinks: that was the page as it is then.
      expect(await player.turn()).toBe('computer');

      // A board that is wider than high leaves the rest its room.
      await page.locator('#language').click();
      await resize(page, '844x390');
      await page.evaluate(() => {
        location.hash = '#/play/nim';
      });
      await page.locator('[role=grid][aria-label*="Nim"]').waitFor();
      expect((await page.evaluate(widthsOf)).beyond).toBe(0);
    });
  });

  it('what is seldom wanted is in a menu: opened, walked through and left by keys, left by a press elsewhere', async () => {
    await atTable(pages, '#/play/chess?moves=e4_e5&min=person', async (player) => {
      const { page } = player;
      const menu = page.locator('.menu > button');
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      await menu.focus();
      await page.keyboard.press('Enter');
      expect(await menu.getAttribute('aria-expanded')).toBe('true');
      await soon(focused).toBe('New game');
      const [first, second] = await page
        .locator('.menu-items .control')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      expect([second.left, second.top > first.top]).toEqual([first.left, true]);
      for (const [key, name] of [
        ['ArrowDown', 'Saved games'],
        ['ArrowRight', 'Evaluate'],
        ['ArrowLeft', 'Saved games'],
        ['End', 'Resign'],
        ['ArrowDown', 'New game'],
      ] as const) {
        await page.keyboard.press(key);
        expect(await focused()).toBe(name);
      }
      await page.keyboard.press('Escape');
      expect(await menu.getAttribute('aria-expanded')).toBe('false');
      expect(await focused()).toBe('Menu');
      // A window gives the focus back to where it came from.
      await player.choose('Keyboard shortcuts');
      await page.locator('dialog[open]').waitFor();
      await page.keyboard.press('Escape');
      await soon(focused).toBe('Menu');
      await menu.click();
      await page.locator('.game-title').click();
      expect(await menu.getAttribute('aria-expanded')).toBe('false');
      expect(await player.moves()).toEqual(['e4', 'e5']);

      // What is wrong moves nothing, and goes with whatever is done next.
      const parts = ['.game-board', '.thought', '.moves'];
      const before = await page.evaluate(placesOf, parts);
      const field = page.getByLabel('Type a move');
      await field.fill('Zz9');
      await field.press('Enter');
      expect(await player.wrong()).toContain('Zz9');
      expect(await page.evaluate(placesOf, parts)).toEqual(before);
      await menu.click();
      expect(await player.wrong()).toBe('');
    });
  });

  it('the end says who has won and why, beside the board, and offers a look back and a rematch with sides changed', async () => {
    await atTable(pages, '#/play/tictactoe?moves=a1_b1_a2_b2&min=3', async (player) => {
      const { page } = player;
      const status = page.getByRole('status').filter({ hasText: 'Crosses' });
      await player.touch('a3');
      expect(await status.textContent()).toMatch(/You have won!.*3 in a row: crosses have won\./);
      const [board, buttons] = await Promise.all(['.game-board', '.after'].map((part) => page.locator(part).boundingBox()));
      expect(buttons?.x).toBeGreaterThan((board?.x ?? 0) + (board?.width ?? 0));

      await player.button('Review the game').click();
      expect(await player.status()).toContain('You are looking at the start of the game.');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      expect(await page.locator('.move-list [aria-current]').textContent()).toBe('b1');
      await player.button('One move back').click();
      expect(await page.locator('.move-list [aria-current]').textContent()).toBe('a1');
      await page.locator('.forth').getByRole('button', { name: 'Back to the last move' }).click();

      await player.button('Rematch, playing noughts').click();
      await until(async () => (await player.moves()).length === 1 && (await player.turn()) === 'person');
      expect(await page.getByLabel('Crosses: who plays?').inputValue()).toBe('level 3');
    });
  });
});

/** Where the parts are that are there, as far as one sees it. */
function placesOf(selectors: string[]): (string | undefined)[] {
  return selectors.map((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box && `${box.top} ${box.bottom}`;
  });
}

/** Of the board, and of what is beyond the edge of the screen. */
function widthsOf(): { board: number; beyond: number } {
  const board = document.querySelector('.game-board')?.getBoundingClientRect().width ?? 0;
  return { board, beyond: document.documentElement.scrollWidth - innerWidth };
}

/** What is missing, off the screen, or under something else. */
function outOfSight(selectors: string[]): string[] {
  if (scrollY !== 0) return ['scrolled'];
  return selectors.flatMap((selector) => {
    const part = document.querySelector(selector);
    if (part === null) return [`${selector} is missing`];
    const { left, top, right, bottom } = part.getBoundingClientRect();
    if (top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1) return [`${selector} ends at ${bottom}`];
    const isSeen = [top + 2, bottom - 2].every((y) => {
      const at = document.elementFromPoint(left + 2, y);
      return at !== null && (part.contains(at) || at.contains(part));
    });
    return isSeen ? [] : [`${selector} is covered`];
  });
}
