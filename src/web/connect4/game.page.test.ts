import { describe, expect, it } from 'vitest';
import { Pages, soon, text } from '../fixtures/pages.ts';
import { exactScore } from './fixtures/exact.ts';
import { click, moves, playing, says, seatPeople } from './fixtures/table.ts';
import { foursOf } from './moves.ts';

const pages = new Pages();

describe('a game', () => {
  it('against level 1 is played with the mouse to its end', async () => {
    await playing(pages, '', async (page) => {
      await page.selectOption('#red', '1');
      for (let turn = 0; turn < 21; turn++) {
        const before = await moves(page);
        const column = [2, 6, 1, 7, 4, 3, 5].find((digit) => before.split(`${digit}`).length <= 6) as number;
        await click(page, column);
        await says(page, /Your move|wins|draw/);
        if (/wins|draw/.test((await text(page, '#said')) ?? '')) break;
        expect((await moves(page)).length).toBe(before.length + 2);
      }
      expect(await text(page, '#said')).toMatch(
        /^(Yellow|Red) played column \d\. (\1 wins: four in a row|A draw: the board is full)\.$/,
      );
      const four = foursOf(Array.from(await moves(page), (digit) => Number(digit) - 1)).flat();
      expect(await page.locator('#board .of-four').count()).toBe(new Set(four).size);
      await click(page, 3);
      await says(page, /^The game is over\./);
      expect(await page.isDisabled('#hint')).toBe(true);
      expect(await page.isDisabled('#solve-start')).toBe(true);
      await page.click('#new');
      await says(page, 'New game. Your move, Yellow.');
      expect(await page.locator('#board .stone').count()).toBe(0);
    });
  });

  it('is played by keyboard alone, and every move is said aloud', async () => {
    await playing(pages, '', async (page) => {
      await page.focus('#red');
      await page.keyboard.press('Home');
      expect(await page.inputValue('#red')).toBe('0');
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.id)).not.toBe('');
      await page.focus('#skip');
      await page.keyboard.press('Enter');
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      expect(await focused()).toBe('Column 4, row 1: empty');
      await page.keyboard.press('Enter');
      await says(page, 'Yellow played column 4. Red to move.');
      expect(await focused()).toBe('Column 4, row 1: Yellow');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowUp');
      expect(await focused()).toBe('Column 5, row 2: empty');
      await page.keyboard.press('Space');
      expect(await moves(page)).toBe('45');
      await page.keyboard.press('Home');
      expect(await focused()).toBe('Column 1, row 2: empty');
      await page.keyboard.press('7');
      expect(await moves(page)).toBe('457');
      await page.keyboard.press('Control+z');
      await says(page, 'Taken back. Yellow to move.');
      expect(await page.getAttribute('#said', 'aria-live')).toBe('polite');
      expect(await page.locator('[role=grid] [role=row] [role=gridcell]').count()).toBe(42);
      expect(await page.locator('[role=gridcell][tabindex="0"]').count()).toBe(1);
    });
  });

  it('against the computer takes back both moves, and alone the last', async () => {
    await playing(pages, '', async (page) => {
      await page.selectOption('#red', '2');
      await click(page, 3);
      await says(page, /Your move/);
      const first = await moves(page);
      await click(page, 5);
      await says(page, /is thinking|Your move/);
      await soon(() => moves(page)).toHaveLength(4);
      await page.click('#undo');
      expect(await moves(page)).toBe(first);
      await seatPeople(page);
      await page.click('#undo');
      expect(await moves(page)).toBe('3');
    });
  });

  it('is begun by the computer where it has yellow, and undone while it thinks it forgets the answer', async () => {
    await playing(pages, '', async (page) => {
      await page.selectOption('#red', '0');
      await page.selectOption('#yellow', '3');
      await says(page, /^Yellow played column \d\. Your move, Red\.$/);
      // Its answer waits until the last stone has fallen, and time stands still.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 1000);
      await click(page, 1);
      await says(page, /Yellow is thinking/);
      await click(page, 1);
      await says(page, 'Wait: Yellow is thinking.');
      await page.click('#undo');
      await page.clock.resume();
      await page.waitForTimeout(1200);
      expect(await moves(page)).toHaveLength(1);
    });
  });

  it('at the last level is answered perfectly', async () => {
    await playing(pages, '#2244455667', async (page) => {
      await page.selectOption('#red', '10');
      for (let turn = 0; turn < 4; turn++) {
        const before = await moves(page);
        await click(page, turn % 2 === 0 ? 1 : 3);
        await soon(() => moves(page)).toHaveLength(before.length + 2);
        const after = await moves(page);
        const kept = await exactScore(after.slice(0, -1));
        expect(await exactScore(after), after).toBe(kept === undefined ? undefined : 0 - kept);
      }
    });
  });

  it('between two computers goes on by itself', async () => {
    await playing(pages, '', async (page) => {
      await page.selectOption('#red', '1');
      await page.selectOption('#yellow', '2');
      await soon(async () => (await moves(page)).length).toBeGreaterThan(4);
      await page.selectOption('#yellow', '0');
      await says(page, /Your move, Yellow\./);
    });
  });

  it('goes on after a reload: the computer moves where it is its turn', async () => {
    await playing(pages, '', async (page) => {
      await page.selectOption('#red', '1');
      await page.selectOption('#yellow', '1');
      await soon(async () => (await moves(page)).length).toBeGreaterThan(1);
      await page.reload();
      const before = (await moves(page)).length;
      await soon(async () => (await moves(page)).length).toBeGreaterThan(before);
    });
  });

  it('takes digits and Ctrl+Z while a list of levels has the focus', async () => {
    await playing(pages, '', async (page) => {
      await seatPeople(page);
      await page.focus('#red');
      await page.keyboard.press('4');
      await soon(() => moves(page)).toBe('4');
      await page.keyboard.press('Control+z');
      await soon(() => moves(page)).toBe('');
      expect(await page.locator('#red').inputValue()).toBe('0');
    });
  });

  it('refuses a full column in words', async () => {
    await playing(pages, '#444444', async (page) => {
      await seatPeople(page);
      await click(page, 4);
      await says(page, 'Column 4 is full.');
      expect(await moves(page)).toBe('444444');
    });
  });
});
