import { describe, expect, it } from 'vitest';
import { MOST_SHARE, mainThreadShare, quickest } from '../../fixtures/index.ts';
import { Pages, type Visit } from '../fixtures/pages.ts';
import { atTable, type Player, until } from './fixtures/player.ts';

const pages = new Pages();

const visit = (path: string, use: (player: Player) => Promise<void>, more: Visit = {}) => atTable(pages, path, use, more);

describe('What the computer thinks', () => {
  it('is seen: depth, score, best line, speed, and the value of every move on its square', async () => {
    await visit('#/play/connect4?moves=4_4_4_4_4_4_3_3_3_3_3_3_2&min=person', async (player) => {
      const { page } = player;
      await page.getByLabel('Show the value of every move').check();
      await until(async () => (await page.locator('.mark .value').count()) === 5);
      const labels = await page.locator('[role=gridcell][aria-label*=" in "]').evaluateAll(labelsOf);
      expect(labels).toHaveLength(5);
      for (const label of labels) expect(label).toMatch(/loss in \d+, score −\d+/);
      expect(await page.locator('.facts').textContent()).toMatch(/Depth\d+/);
      expect(await page.locator('.bar-names strong').textContent()).toMatch(/wins in|draw|ahead|Even/i);
    });
  });

  it('shows the whole of an exact line in Connect 4, and where it leads', async () => {
    await visit('#/play/connect4?moves=3_6_7_3_1_1_6_4_4_3_2_5_1_6_6_7_5&min=person&values=shown', async (player) => {
      const { page } = player;
      await page.locator('.thinking .exact', { hasText: 'Exact to the end' }).waitFor();
      expect(await page.locator('.bar-names strong').textContent()).toBe('Red wins in 11');
      expect(await page.locator('.thinking .line .ply').count()).toBe(11);
      await page.locator('.thinking .line .ply').last().click();
      await page.locator('.signs .line').waitFor({ state: 'attached' });
      await player.button('Back to the game').click();
    });
  });

  it('has the colours of the sides, is empty while nothing is known, and after the game says only how it ended', async () => {
    await visit('#/play/tictactoe?moves=a1_b1_a2_b2&min=person&values=shown', async (player) => {
      const { page } = player;
      const verdict = () => page.locator('.bar-names strong').textContent();
      const bars = page.locator('.evaluation > svg > rect');
      await until(async () => (await verdict()) === 'Crosses win in 1');
      expect(await page.locator('.thinking .line').count()).toBe(1);
      const fills = await bars.evaluateAll((rects) => rects.map((rect) => rect.getAttribute('fill')));
      expect(fills[0]).not.toBe(fills[1]);
      expect(fills.length).toBe(2);
      await player.touch('a3');
      await until(async () => (await verdict()) === 'Crosses have won');
      expect(await page.locator('.thinking .facts').count()).toBe(0);
      await pages.go(page, '#/play/tictactoe?moves=a1&min=person&resigned=max');
      await until(async () => (await verdict()) === 'Noughts have won');
      await pages.go(page, '#/play/chess?min=person');
      await until(async () => (await verdict()) === 'Value not known yet');
      expect(await bars.count()).toBe(0);
    });
  });

  it('tells a win in one and a draw exactly in tic-tac-toe', async () => {
    await visit('#/play/tictactoe?moves=a1_b1_a2_b2&min=person', async (player) => {
      await player.page.getByLabel('Show the value of every move').check();
      await until(async () => ((await player.square('a3').getAttribute('aria-label')) ?? '').includes('win in 1'));
      expect(await player.square('c3').getAttribute('aria-label')).toContain('loss in 2');
    });
  });

  it('gives a hint', async () => {
    await visit('#/play/tictactoe?moves=a1_b1_a2_b2&min=person', async (player) => {
      await player.button('Hint').click();
      await until(async () => (await player.status()).includes('Hint: a3 (win in 1).'));
    });
  });

  it('is stopped within 100 ms', async () => {
    await visit('#/play/chess?min=30000ms', async (player) => {
      let moves = 0;
      const stop = async () => {
        if (moves === 0) await player.touch('e2', 'e4');
        else await player.move();
        await until(async () => (await depth(player)) >= 5);
        const ms = await player.page.evaluate(stopAndWait);
        moves += 2;
        expect(await player.moves()).toHaveLength(moves);
        return ms;
      };
      expect(await quickest(100, stop, 8)).toBeLessThan(100);
    });
  });

  it('leaves the page free while it thinks', async () => {
    await visit('#/play/draughts:international?min=30000ms', async (player) => {
      const { page } = player;
      await page.getByLabel('Show the value of every move').check();
      // Once the code is warm.
      await until(async () => (await depth(player)) >= 4);
      const wait = () => page.waitForTimeout(2500);
      expect(await mainThreadShare(page, wait)).toBeLessThan(MOST_SHARE);
      await until(async () => (await depth(player)) > 4);
    });
  });

  it('fails without a loss: the page says so, and the game goes on', async () => {
    await visit('#/play/tictactoe?min=3', async (player) => {
      await player.page.evaluate(breakWorkers);
      await player.touch('a1');
      await until(async () => (await player.page.locator('[role=alert]').allTextContents()).join().includes('The engine failed'));
      expect(await player.moves()).toEqual(['a1']);
      await player.page.evaluate(mendWorkers);
      await player.button('Try again').click();
      await until(async () => (await player.moves()).length === 2);
    });
  });

  it('needs no shared memory', async () => {
    await visit(
      '#/play/draughts:souffler?min=2',
      async (player) => {
        expect(await player.page.evaluate(() => crossOriginIsolated)).toBe(false);
        await player.move();
        await until(async () => (await player.moves()).length === 2);
      },
      { isolated: false },
    );
  });

  it('ends its threads when one leaves', async () => {
    await visit('#/play/tictactoe?min=3', async (player) => {
      await player.touch('a1');
      await until(async () => (await player.moves()).length === 2);
      expect(player.page.workers().length).toBeGreaterThan(0);
      await player.page.evaluate(() => {
        location.hash = '#/';
      });
      await until(async () => player.page.workers().length === 0);
    });
  });
});

/** How far it looks ahead, as the page says it. */
const depth = async (player: Player) => Number(await player.page.locator('.facts dd').first().textContent());

function labelsOf(cells: Element[]): (string | null)[] {
  return cells.map((cell) => cell.getAttribute('aria-label'));
}

/** Presses "Move now", and tells how long the move took to be on the page. */
function stopAndWait(): Promise<number> {
  return new Promise((resolve) => {
    const list = document.querySelector('.moves') as Element;
    const count = () => document.querySelectorAll('.move-list .number ~ .ply').length;
    const before = count();
    const began = performance.now();
    new MutationObserver((_, observer) => {
      if (count() === before) return;
      observer.disconnect();
      resolve(performance.now() - began);
    }).observe(list, { childList: true, subtree: true });
    (document.querySelector('.turn-buttons .stop') as HTMLButtonElement).click();
  });
}

function breakWorkers(): void {
  const page = window as unknown as { Worker: unknown; whole: unknown };
  page.whole = page.Worker;
  page.Worker = class {
    constructor() {
      throw new Error('No threads today.');
    }
  };
}

function mendWorkers(): void {
  const page = window as unknown as { Worker: unknown; whole: unknown };
  page.Worker = page.whole;
}
