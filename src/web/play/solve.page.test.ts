import type { JSHandle, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../core/index.ts';
import { Connect4Solver, parseConnect4Board } from '../../engines/index.ts';
import { IS_LONG, MOST_SHARE, mainThreadShare, quickest } from '../../fixtures/index.ts';
import { faultsOf } from '../fixtures/axe.ts';
import { Pages, soon, text, texts, type Visit } from '../fixtures/pages.ts';
import { atTable, type Player, until } from './fixtures/player.ts';

const pages = new Pages();

/** The table with two people at it, after these columns. */
const visit = (columns: string, use: (player: Player) => Promise<void>, more: Visit = {}) =>
  atTable(pages, `#/play/connect4?${columns === '' ? '' : `moves=${[...columns].join('_')}&`}min=person`, use, more);

/** The solver needs some 10 s of one core; there may be little of it to be had. */
const SOLVING = 300_000;

const BUTTON = '.solve > button';
const LINE = '.solve .line .ply';
const answer = (page: Page) => text(page, '.solve .answer');
const nodes = async (page: Page) => Number((await text(page, '.solve dd'))?.replaceAll(',', ''));

/** The empty board, which takes twice as long, in the long tests only. */
const HARD = IS_LONG
  ? { name: 'the empty board', columns: '', plies: 41, first: ['4'], nodes: 10e6 }
  : { name: 'a position', columns: '4444', plies: 37, first: ['4'], nodes: 5e6 };

describe('Solve this position', () => {
  it.each([
    ['several threads', true],
    ['one thread, from a host without the headers', false],
  ])(
    `solves ${HARD.name} without the book in %s, and its progress means something`,
    async (_, isolated) => {
      await visit(
        HARD.columns,
        async ({ page }) => {
          expect(await page.evaluate(() => crossOriginIsolated)).toBe(isolated);
          const threads = page.getByLabel(isolated ? /^With \d threads$/ : /^One thread: this page was served without/);
          expect(await threads.isDisabled()).toBe(!isolated);
          const seen = await watchProgress(page);
          const share = await mainThreadShare(page, async () => {
            await page.click(BUTTON);
            await soon(() => answer(page), SOLVING).toBe(`Yellow wins in ${HARD.plies}. Score: +1.`);
            await page.waitForSelector(LINE);
          });
          expect(await nodes(page)).toBeGreaterThan(HARD.nodes);
          expect(await nodes(page)).toBeLessThan(isolated ? 250e6 : 100e6);
          const line = await texts(page, LINE);
          expect(line.length).toBe(HARD.plies);
          expect(HARD.first).toContain(line[0]);
          await page.locator(LINE).last().click();
          await page.locator('.signs .line').waitFor({ state: 'attached' });
          holdsToQuestions(await seen.evaluate((steps) => steps));
          // The page's own thread has nothing to compute.
          expect(share).toBeLessThan(MOST_SHARE);
        },
        { isolated },
      );
    },
    2 * SOLVING,
  );

  it('says at once what the book knows, and does not where it was not asked', async () => {
    await visit('', async ({ page }) => {
      await page.getByLabel('With the opening book').check();
      await page.click(BUTTON);
      await soon(() => answer(page)).toBe('Yellow wins in 41. Score: +1. The book knew it.');
      expect(await nodes(page)).toBeLessThan(10e6);
    });
    await visit('44444325', async ({ page }) => {
      await page.click(BUTTON);
      await soon(() => answer(page)).toBe('Yellow wins in 29. Score: +3.');
    });
  });

  it('can be stopped, shows what it knows, and begins again', async () => {
    await visit('', async ({ page }) => {
      const stop = async () => {
        await page.click(BUTTON);
        await soon(() => nodes(page)).toBeGreaterThan(300_000);
        const delay = await page.evaluate(stopAndWait);
        expect(await answer(page)).toMatch(/^Stopped\. Known so far: from (loss|draw|win).* to .*\.$/);
        expect(await text(page, BUTTON)).toBe('Solve');
        expect(await page.locator(LINE).count()).toBe(0);
        return delay;
      };
      expect(await quickest(100, stop)).toBeLessThan(100);
      await until(async () => page.workers().length === 0);
    });
  });

  it('ends where the position changes, and where one leaves: nothing of it is left, no thread either', async () => {
    await visit('', async (player) => {
      const { page } = player;
      const begin = async () => {
        await page.click(BUTTON);
        await page.waitForSelector('.known progress');
        await until(async () => page.workers().length > 0);
      };
      await begin();
      await player.touch('4.1');
      await until(async () => page.workers().length === 0);
      expect([await text(page, BUTTON), await answer(page)]).toEqual(['Solve', '']);
      expect(await page.locator('.known, .solve .facts').count()).toBe(0);
      await begin();
      await page.evaluate(() => {
        location.hash = '#/';
      });
      await until(async () => page.workers().length === 0);
    });
  });

  it('plays the best line on the board until something else is done, and the game stays as it is', async () => {
    await visit('4444433322', async (player) => {
      const { page } = player;
      await page.click(BUTTON);
      await soon(() => answer(page)).toBe('Red wins in 30. Score: −2.');
      await page.waitForSelector(LINE);
      const line = await texts(page, LINE);
      await player.button('Play it on the board').click();
      await soon(() => player.status()).toContain(`This is how the line would go on: ${line.slice(0, 3).join(' ')}`);
      await player.button('Back to the game').click();
      const sentences = await player.status();
      await page.waitForTimeout(800);
      expect(await player.status()).toBe(sentences);
      expect((await player.moves()).join('')).toBe('4444433322');
    });
  });

  it('speaks French on a phone at night: nothing too wide, nothing too small, nothing that axe-core finds wrong', async () => {
    await visit(
      '44444325',
      async ({ page }) => {
        await page.click(BUTTON);
        await soon(() => answer(page)).toMatch(/^Les Jaunes gagnent en 29\. Score\s: \+3\.$/);
        await page.waitForSelector(LINE);
        expect(await faultsOf(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
        const small = await page.locator('.solve button, .solve .check').evaluateAll(heights);
        expect(Math.min(...small)).toBeGreaterThanOrEqual(44);
        const inSight = () => page.locator('.board-place').evaluate((board) => board.getBoundingClientRect().top > -1);
        expect(await inSight()).toBe(false);
        await page.getByRole('button', { name: 'La jouer sur le plateau' }).tap();
        await until(inSight);
      },
      { locale: 'fr-FR', colorScheme: 'dark', viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true },
    );
  });

  it('says so where its thread cannot be started', async () => {
    await visit('44', async ({ page }) => {
      await page.evaluate(() => {
        window.Worker = class {
          constructor() {
            throw new Error('No threads today.');
          }
        } as never;
      });
      await page.click(BUTTON);
      await soon(() => answer(page)).toBe('The engine failed, and nothing is lost: No threads today.');
      expect(await text(page, BUTTON)).toBe('Solve');
    });
  });

  it('is offered for Connect 4 as it is sold, while the game goes on', async () => {
    await visit('1212121', async ({ page }) => expect(await page.isDisabled(BUTTON)).toBe(true));
    await atTable(pages, '#/play/connect4:5x4x4', async ({ page }) => expect(await page.locator('.solve').count()).toBe(0));
  });
});

describe('The values on the columns', () => {
  it('are the exact ones', async () => {
    const solver = await Connect4Solver.open({ book: false });
    const { scores } = solver.columns(unwrap(parseConnect4Board('2244455667')));
    solver.close();
    const shown = scores.map((score = 0) => (score > 0 ? `+${score}` : score < 0 ? `−${-score}` : '='));
    await visit('2244455667', ({ page }) => hasValues(page, shown));
  });

  it('of the empty board come from the book', async () => {
    await visit('', ({ page }) => hasValues(page, ['−2', '−1', '=', '+1', '=', '−1', '−2']));
  });
});

/** Waits for these values, from left to right; the best have a star. */
async function hasValues(page: Page, values: readonly string[]): Promise<void> {
  await page.getByLabel('Show the value of every move').check();
  const marks = () =>
    page.locator('.mark .value').evaluateAll((found) =>
      found
        .map((value) => ({ left: value.getBoundingClientRect().left, text: value.textContent?.replace('★', '').trim() }))
        .sort((a, b) => a.left - b.left)
        .map(({ text }) => text),
    );
  await soon(marks).toEqual(values);
}

const heights = (elements: Element[]) => elements.map((element) => element.getBoundingClientRect().height);

interface ProgressStep {
  readonly known: string;
  readonly share: number;
}

/** Notes every change of the progress bar. */
function watchProgress(page: Page): Promise<JSHandle<ProgressStep[]>> {
  return page.evaluateHandle(() => {
    const steps: ProgressStep[] = [];
    new MutationObserver(() => {
      const share = document.querySelector<HTMLProgressElement>('.known progress')?.value;
      const known = document.querySelector('.known p.muted')?.textContent ?? '';
      if (share !== undefined && known.startsWith('Known')) steps.push({ known, share });
    }).observe(document.querySelector('.solve') as Element, {
      attributes: true,
      childList: true,
      characterData: true,
      subtree: true,
    });
    return steps;
  });
}

/** What is known changes several times, and as long as it stays the bar only grows, by more than one step somewhere. */
function holdsToQuestions(steps: readonly ProgressStep[]): void {
  const questions = [...new Set(steps.map(({ known }) => known))];
  expect(questions.length).toBeGreaterThan(1);
  const shares = questions.map((question) => steps.filter(({ known }) => known === question).map(({ share }) => share));
  for (const [i, asked] of shares.entries()) expect(asked, questions[i]).toEqual(asked.toSorted((a, b) => a - b));
  expect(shares.flat().every((share) => share >= 0 && share <= 1)).toBe(true);
  expect(Math.max(...shares.map((asked) => asked.length))).toBeGreaterThan(5);
}

/** Presses Stop in the page, and measures there how long it takes until the page says so. */
function stopAndWait(): Promise<number> {
  return new Promise((resolve) => {
    const pressed = performance.now();
    new MutationObserver((_, observer) => {
      observer.disconnect();
      resolve(performance.now() - pressed);
    }).observe(document.querySelector('.solve .answer') as Element, { childList: true, characterData: true, subtree: true });
    document.querySelector<HTMLButtonElement>('.solve > button')?.click();
  });
}
