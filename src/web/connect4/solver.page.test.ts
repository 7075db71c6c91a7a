import type { JSHandle, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { longestTask, quickest } from '../../fixtures/index.ts';
import { Pages, soon, text, texts } from '../fixtures/pages.ts';
import { click, moves, playing, says, seatPeople } from './fixtures/table.ts';
import { foursOf } from './moves.ts';

const pages = new Pages();

/** The solver needs some 7 s of one core; there may be little of it to be had. */
const SOLVING = 300_000;

describe('the solver in the page', () => {
  it.each([
    ['several threads', true],
    ['one thread, from a host without the headers', false],
  ])(
    'solves the empty board without the book in %s, and its progress means something',
    async (_, isolated) => {
      await playing(
        pages,
        '',
        async (page) => {
          expect(await page.evaluate(() => crossOriginIsolated)).toBe(isolated);
          expect(await page.isDisabled('input[value=several]')).toBe(!isolated);
          expect(await text(page, '#threads-hint')).toMatch(isolated ? /^$/ : /^One thread: this page was served without/);
          const seen = await watchProgress(page);
          const longest = await longestTask(page, async () => {
            await page.click('#solve-start');
            expect(await text(page, '#solve-subject')).toBe('The empty board');
            await says(page, 'Yellow wins in 41 stones: score +1.', 'solve-said', SOLVING);
          });
          await page.waitForSelector('#line');
          expect(Number((await text(page, '#solve-nodes'))?.replaceAll(',', ''))).toBeLessThan(isolated ? 250e6 : 100e6);
          const line = (await texts(page, '#line li')).map((digit) => Number(digit) - 1);
          expect(line[0]).toBe(3);
          expect(line).toHaveLength(41);
          expect(foursOf(line)).not.toEqual([]);
          holdsToQuestions(await seen.evaluate((steps) => steps));
          // The page's own thread has nothing to compute: it is never away for long.
          expect(longest).toBeLessThan(100);
        },
        { isolated },
      );
    },
    2 * SOLVING,
  );

  it('stops when it is told to, says what it knows, and the page goes on', async () => {
    await playing(pages, '', async (page) => {
      await seatPeople(page);
      const stop = async () => {
        await page.click('#solve-start');
        await soon(async () => Number((await text(page, '#solve-nodes'))?.replaceAll(',', ''))).toBeGreaterThan(300_000);
        const delay = await page.evaluate(stopAndWait);
        expect(await text(page, '#solve-said')).toMatch(/^Stopped\. Known so far: (loss|draw|win).* to .*\.$/);
        expect(await page.isVisible('#solve-start')).toBe(true);
        expect(await page.isVisible('#line')).toBe(false);
        return delay;
      };
      expect(await quickest(100, stop)).toBeLessThan(100);
      await click(page, 4);
      await says(page, 'Yellow played column 4. Red to move.');
      await page.goto(`${pages.address()}connect4.html#44455554221`);
      await page.click('#solve-start');
      await page.waitForSelector('#line');
      expect(await text(page, '#solve-subject')).toBe('After 44455554221');
    });
  });

  it('plays the best line on the board until something else is done', async () => {
    await playing(pages, '#4444433322', async (page) => {
      await page.click('#solve-start');
      await page.waitForSelector('#line');
      const line = (await texts(page, '#line li')).join('');
      expect(await text(page, '#solve-said')).toBe('Yellow loses in 30 stones: score −2.');
      await page.click('#play-line');
      await soon(() => moves(page)).toMatch(new RegExp(`^4444433322${line.slice(0, 3)}`));
      expect(`4444433322${line}`).toContain(await moves(page));
      const stopped = await page.evaluate(() => {
        const before = location.hash.slice(1);
        document.getElementById('undo')?.click();
        return before.slice(0, -1);
      });
      await page.waitForTimeout(1500);
      expect(await moves(page)).toBe(stopped);
    });
  });

  it('goes on solving its position while the game goes on', async () => {
    await playing(pages, '', async (page) => {
      await seatPeople(page);
      await page.click('#solve-start');
      await page.waitForFunction(() => document.getElementById('solve-question')?.textContent !== 'Getting ready…');
      await click(page, 1);
      expect(await moves(page)).toBe('1');
      expect(await text(page, '#solve-subject')).toBe('The empty board');
      expect(await page.isVisible('#solve-stop')).toBe(true);
      await page.click('#solve-stop');
    });
  });
});

interface ProgressStep {
  readonly question: string;
  readonly share: number;
}

/** Notes every change of the progress bar. */
function watchProgress(page: Page): Promise<JSHandle<ProgressStep[]>> {
  return page.evaluateHandle(() => {
    const bar = document.getElementById('solve-bar') as HTMLElement;
    const steps: ProgressStep[] = [];
    new MutationObserver(() => {
      const question = document.getElementById('solve-question')?.textContent ?? '';
      steps.push({ question, share: Number(bar.style.getPropertyValue('--part')) });
    }).observe(bar, { attributes: true });
    return steps;
  });
}

/** There are several questions, and within each the bar only grows, by more than one step somewhere. */
function holdsToQuestions(steps: readonly ProgressStep[]): void {
  const asked = steps.filter(({ question }) => question.startsWith('Question under way'));
  const questions = [...new Set(asked.map(({ question }) => question))];
  expect(questions.length).toBeGreaterThan(1);
  for (const question of questions) {
    const shares = asked.filter((step) => step.question === question).map(({ share }) => share);
    expect(shares, question).toEqual([...shares].sort((a, b) => a - b));
    for (const share of shares) expect(share >= 0 && share <= 1, `${question} ${share}`).toBe(true);
  }
  expect(Math.max(...questions.map((question) => asked.filter((step) => step.question === question).length))).toBeGreaterThan(5);
}

/** Presses Stop in the page, and measures there how long it takes until the page says so. */
function stopAndWait(): Promise<number> {
  const said = document.getElementById('solve-said') as HTMLElement;
  return new Promise((resolve) => {
    const pressed = performance.now();
    new MutationObserver((_, observer) => {
      observer.disconnect();
      resolve(performance.now() - pressed);
    }).observe(said, { childList: true, characterData: true, subtree: true });
    document.getElementById('solve-stop')?.click();
  });
}
