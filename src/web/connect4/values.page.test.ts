import { describe, expect, it } from 'vitest';
import { Pages, text, texts } from '../fixtures/pages.ts';
import { exactScores } from './fixtures/exact.ts';
import { click, playing, says, seatPeople } from './fixtures/table.ts';
import { signed } from './worth.ts';

const pages = new Pages();

describe('the values', () => {
  it('over the columns are the exact ones, in numbers and in words', async () => {
    const scores = await exactScores('2244455667');
    await playing(pages, '#2244455667', async (page) => {
      await seatPeople(page);
      await page.check('#show-values');
      await page.waitForSelector('.values .best');
      expect(await texts(page, '.values b')).toEqual(scores.map((score) => signed(score as number)));
      const spoken = await texts(page, '.values .unseen');
      for (const [column, score] of scores.entries())
        expect(spoken[column]).toBe(`Column ${column + 1}: ${wordsAfter(10, score as number)} (${signed(score as number)})`);
      const best = scores.indexOf(Math.max(...(scores as number[])));
      await page.click('#hint');
      await says(page, new RegExp(`^Hint: column \\d, ${wordsAfter(10, scores[best] as number)} `));
      expect(await page.locator('#board .advice circle').count()).toBe(1);
      await click(page, best + 1);
      expect(await page.locator('#board .advice circle').count()).toBe(0);
      await page.uncheck('#show-values');
      expect(await page.isVisible('#values')).toBe(false);
    });
  });
});

describe('the book', () => {
  it('knows the empty board and its seven columns', async () => {
    await playing(pages, '', async (page) => {
      await page.check('#book');
      await page.click('#solve-start');
      await says(page, 'Yellow wins in 41 stones: score +1. The book knew it.', 'solve-said');
      expect(await text(page, '#solve-nodes')).toBe('0');
      await page.check('#show-values');
      await page.waitForSelector('.values .best');
      expect(await texts(page, '.values b')).toEqual(['−2', '−1', '0', '+1', '0', '−1', '−2']);
    });
  });
});

/** Counted anew here: yellow's stones are the 1st, 3rd... 41st of a game, red's the 2nd... 42nd; n-th from the end of the winner's. */
function wordsAfter(stones: number, score: number): string {
  if (score === 0) return 'draw';
  const yellow = Array.from({ length: 21 }, (_, i) => 2 * i + 1);
  const red = yellow.map((stone) => stone + 1);
  const winner = score > 0 === (stones % 2 === 0) ? yellow : red;
  return `${score > 0 ? 'win' : 'loss'} in ${(winner.at(-Math.abs(score)) as number) - stones}`;
}
