import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arenaPresets, presets } from '../../explain/index.ts';
import { sample } from '../../fixtures/index.ts';
import { chapterAddress, chapters } from '../course/chapters.ts';
import { Pages } from '../fixtures/pages.ts';

const pages = new Pages();

const PROJECTOR = { width: 1920, height: 1080 };
const SIZES = [{ width: 390, height: 844 }, { width: 1280, height: 800 }, PROJECTOR];

/** Smaller than this, a text is not read from the back of a room. */
const LEAST_PX = 14;

/** Figures that are rather shown whole than with text of that size: what they have, measured, in full screen. */
const SMALL: Readonly<Record<string, number>> = {
  'ordered-27': 10,
  memory: 13,
  deepening: 12,
  'winning-move': 12,
  horizon: 12,
  'programs-add': 13,
  'solved-games': 7,
  '004-chomp-2x3': 9.9,
  '004-chomp-2x3-plain': 11,
};

const all = [
  ...presets.map(({ name }) => [name, `#/tree?preset=${name}&step=end`]),
  ...arenaPresets.map(({ name }) => [name, `#/arena?preset=${name}`]),
  ...chapters.map((chapter) => [chapter.name, chapterAddress(chapter)]),
];

/** The texts that leave their picture, the size of the smallest in px, and what screen readers call the pictures. */
function measure() {
  const pictures = [...document.querySelectorAll('.figure-sheet svg')].filter(
    (svg) => svg.parentElement?.closest('svg') === null,
  );
  const seen = pictures.flatMap((svg) =>
    [...svg.querySelectorAll('text')]
      .filter((text) => text.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && text.textContent?.trim())
      .map((text) => ({ text, svg })),
  );
  const outside = seen.filter(({ text, svg }) => {
    const [inner, outer] = [text.getBoundingClientRect(), svg.getBoundingClientRect()];
    return (
      inner.left < outer.left - 1 || inner.right > outer.right + 1 || inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1
    );
  });
  const sizes = seen.map(({ text }) => {
    const { a, b } = text.getScreenCTM() as DOMMatrix;
    return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
  });
  return {
    texts: seen.length,
    outside: outside.map(({ text }) => text.textContent),
    least: Math.min(...sizes),
    names: pictures.map((svg) => svg.getAttribute('aria-label') ?? svg.querySelector('title')?.textContent ?? ''),
  };
}

async function arrive(page: Page, hash: string): Promise<void> {
  await pages.go(page, hash);
  await page.waitForSelector('.figure-sheet svg text');
  await page.waitForFunction(() => document.querySelector('.waiting') === null);
  await settled(page);
}

/** Two frames: a figure is fitted to its place in the first. */
const settled = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

describe('the labels of figures', () => {
  it('are inside their pictures at three sizes and in full screen, and large enough on a projector', async () => {
    const faults: string[] = [];
    await pages.visit({ locale: 'fr-FR', reducedMotion: 'reduce', viewport: PROJECTOR }, async (page) => {
      for (const [name, hash] of sample(all, 6)) {
        await arrive(page, hash);
        const look = async (where: string) => {
          const { texts, outside, least, names } = await page.evaluate(measure);
          expect(texts, name).toBeGreaterThan(0);
          for (const text of outside) faults.push(`${name}, ${where}: "${text}" leaves its picture`);
          if (names.some((one) => one.trim() === '')) faults.push(`${name}: a picture without a name`);
          return least;
        };
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await settled(page);
          await look(`${size.width}`);
        }
        await page
          .getByRole('button', { name: /plein écran/i })
          .first()
          .click();
        await page.waitForFunction(() => document.querySelector(':fullscreen, .covers') !== null);
        await settled(page);
        const least = await look('full screen');
        if (least < (SMALL[name] ?? LEAST_PX)) faults.push(`${name}: text of ${least.toFixed(1)} px on a projector`);
        await page.keyboard.press('Escape');
        await page.evaluate(() => document.fullscreenElement && document.exitFullscreen());
      }
    });
    expect(faults).toEqual([]);
  });
});
