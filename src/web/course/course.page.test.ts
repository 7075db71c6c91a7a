import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../core/index.ts';
import { makeExercise } from '../../exercises/index.ts';
import { nodeAt, openSource } from '../../explain/index.ts';
import { inTurn, sample } from '../../fixtures/index.ts';
import { say } from '../../i18n/index.ts';
import { parseRoute } from '../app/route.ts';
import { readLink } from '../arena/link.ts';
import { faultsOf } from '../fixtures/axe.ts';
import { Pages, soon, text, texts } from '../fixtures/pages.ts';
import { parseTreeAddress } from '../tree/address.ts';
import { type Chapter, chapterAddress, chapters } from './chapters.ts';

const pages = new Pages();
const FIGURE = '.lesson svg [data-node]';

/** What is seen of a figure, and said under it. */
const seen = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('.lesson svg, .lesson-said')].map(({ outerHTML }) => outerHTML).join());

/** One step by the keyboard: the arrow key in the player, or, where one plays, the first move. */
async function step(page: Page): Promise<void> {
  const move = page.locator('.play-moves button').first();
  const isPlay = (await move.count()) > 0;
  await (isPlay ? move : page.locator('.lesson .player-buttons button:enabled').first()).focus();
  await page.keyboard.press(isPlay ? 'Enter' : 'ArrowRight');
}

/** Where the links of a chapter lead that lead nowhere. */
async function deadLinks(page: Page): Promise<string[]> {
  const hashes = await page.locator('main a').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  return hashes.filter((hash) => {
    const { page: where } = parseRoute(hash);
    if (where === 'tree') return !parseTreeAddress(hash).ok;
    if (where === 'arena') return readLink(hash) === undefined;
    return where === 'unknown';
  });
}

/** A chapter is there with its figure, which goes on; whatever is wrong with it. */
async function faultsIn(page: Page, chapter: Chapter, title: string): Promise<string[]> {
  await page.waitForSelector(FIGURE);
  await page.locator('.chapter-exercise').scrollIntoViewIfNeeded();
  await page.waitForSelector('.chapter-exercise .exercise-submit');
  const faults = (await faultsOf(page)).map((fault) => `axe: ${fault}`);
  faults.push(...(await deadLinks(page)).map((hash) => `a link leads to ${hash}`));
  const { width, wide } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    wide: document.documentElement.clientWidth,
  }));
  if (width > wide) faults.push(`it is ${width} wide on a screen of ${wide}`);
  if (!(await page.title()).includes(title)) faults.push(`its window is called ${await page.title()}`);
  const before = await seen(page);
  await step(page);
  // A figure that is shown at its end goes back to the beginning, and on from there.
  if ((await seen(page)) === before) {
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
  }
  if ((await seen(page)) === before) faults.push('its figure stands still');
  return faults.map((fault) => `${chapter.name}: ${fault}`);
}

const manners = [
  { language: 'en', colorScheme: 'light', locale: 'en-US', viewport: { width: 1280, height: 800 } },
  { language: 'fr', colorScheme: 'dark', locale: 'fr-FR', viewport: { width: 390, height: 844 } },
] as const;

/** Clicks on a link until the page is there: a click is lost if the link moves under it while a figure is loading. */
async function follow(page: Page, link: string): Promise<void> {
  const address = await page.locator(link).getAttribute('href');
  await soon(async () => {
    await page.locator(link).click();
    return page.evaluate(() => location.hash);
  }).toBe(address);
}

describe('the course', () => {
  it.each(sample(manners, 1))(
    'leads through all chapters in $language, $colorScheme: each figure goes on by the keyboard, axe finds nothing',
    async ({ language, ...visit }) => {
      await pages.visit({ ...visit, path: '#/course', reducedMotion: 'reduce' }, async (page) => {
        await soon(() => page.locator('.contents a').count()).toBe(chapters.length);
        expect(await page.locator('.contents .tick').count()).toBe(0);
        expect(await page.locator('.part .contents').count()).toBe(2);
        expect(
          await page.locator('.part progress').evaluateAll((all) => all.map((one) => (one as HTMLProgressElement).value)),
        ).toEqual([0, 0]);
        const faults = (await faultsOf(page)).map((fault) => `contents: ${fault}`);
        await page.locator('.begin-course').click();
        const audited = inTurn(chapters, language === manners[0].language ? 0 : 1, manners.length);
        for (const chapter of chapters) {
          const title = say(chapter.words.title, language).replace(/ (?=:)/g, '\u00a0');
          await soon(() => text(page, 'main h1')).toBe(title);
          await page.waitForSelector(FIGURE);
          if (audited.includes(chapter)) faults.push(...(await faultsIn(page, chapter, title)));
          if (chapter !== chapters.at(-1)) await follow(page, '.beside .after');
        }
        expect(faults).toEqual([]);
        await follow(page, '.beside .before');
        expect(await page.evaluate(() => location.hash)).toBe(chapterAddress(chapters[chapters.length - 2]));
        await follow(page, '.beside .all');
        await soon(() => page.locator('.contents .tick').count()).toBe(chapters.length);
      });
    },
  );

  it('puts the figure of the lemma at the nodes that the proof speaks of, with their numbers', async () => {
    const lemma = chapters.find(({ name }) => name === 'lemma') as Chapter;
    if (lemma.figure.kind !== 'tree') throw new Error('The lemma is about a tree.');
    const { source } = unwrap(parseTreeAddress(lemma.figure.address));
    if (source.kind !== 'typed') throw new Error('The tree of the lemma is written in its address.');
    const { tree } = unwrap(await openSource(source, () => Promise.reject(new Error('No game.'))));
    const { spots = [] } = lemma.figure;
    await pages.visit({ path: chapterAddress(lemma), viewport: { width: 1280, height: 800 } }, async (page) => {
      await page.waitForSelector(FIGURE);
      const here = () => page.locator('.lesson [aria-label*="the search is here"]').getAttribute('data-node');
      for (const [at, { node = [], when }] of spots.entries()) {
        await page.locator('.spots button').nth(at).click();
        await soon(here).toBe(`${nodeAt(tree, node)}`);
        expect(await texts(page, '.lesson-said > p')).toContain(lemma.words.spotTexts?.en[at]);
        // The reason of a cut is seen on a laptop without scrolling.
        const said = await page.locator('.lesson-said .said').boundingBox();
        if (when === 'cut') expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(800);
        expect(await text(page, when === 'cut' ? '.why' : '.lemma-here')).toMatch(/section 4\.c, cases? .*Minimax\(p\)/);
      }
      // A tree that was changed is as it was again.
      await page.locator(`${FIGURE}.leaf`).first().click();
      await page.locator('.leaf-input input').fill('50');
      await page.keyboard.press('Enter');
      await soon(() => texts(page, '.lesson .leaf text')).toContain('50');
      await page.locator('.spots button').last().click();
      await soon(() => texts(page, '.lesson .leaf text')).not.toContain('50');
      await soon(here).toBe('0');
    });
  });

  it('runs the program of Bernard 2001 as printed, and as its faults are mended', async () => {
    await pages.visit({ path: '#/course/five-faults', locale: 'fr-FR' }, async (page) => {
      const lesson = page.locator('.printed-lesson');
      const line = () => text(page, '.printed-lesson [aria-current=step]');
      const end = async () => {
        await lesson.locator('.play').focus();
        await page.keyboard.press('End');
        return text(page, '.printed-lesson .said');
      };
      const mend = (number: number) =>
        lesson
          .getByRole('checkbox')
          .nth(number - 1)
          .click();
      await lesson.locator('pre.program').waitFor();
      expect(await line()).toBe('noeudmax ← faux');
      expect(await end()).toMatch(/doit renvoyer score/);
      expect(await line()).toBe('Si alpha ≥ bêta alors retourner score');
      for (const fault of [1, 2, 3, 4]) await mend(fault);
      expect(await end()).toMatch(/essaie le coup suivant/);
      await mend(5);
      expect(await end()).toBe('Le programme renvoie 6, la valeur minimax.');
      await mend(1);
      expect(await end()).toMatch(/renvoie \d+. La valeur minimax est 6/);
      expect(await texts(page, '.printed-lesson fieldset label')).toContain('Corriger la faute 1');
    });
  });

  it('has an exercise in the chapter itself: deep cuts, wrong with the reason, then right', async () => {
    const { name, exercise } = chapters.find((chapter) => chapter.name === 'deep-cuts') as Chapter;
    // Who has done none begins with the first.
    const { solution } = await makeExercise({ ...exercise, seed: 1 });
    await pages.visit({ path: chapterAddress({ name }) }, async (page) => {
      await page.locator('.chapter-exercise').scrollIntoViewIfNeeded();
      const typed = page.locator('.answer-sequence input');
      await typed.fill('p1');
      await page.locator('.exercise-submit button').click();
      await soon(() => text(page, '.verdict')).toMatch(/p1 is looked at/);
      await typed.fill(solution.join(' '));
      await page.locator('.exercise-submit button').click();
      await soon(() => text(page, '.verdict')).toMatch(/Deep [αβ] cut/);
      expect(await page.locator('.verdict.right').count()).toBe(1);
    });
  });

  it('hears keys in its figure only, fills the screen with it, and keeps its own address', async () => {
    await pages.visit({ path: chapterAddress({ name: 'cuts' }), viewport: { width: 1920, height: 1080 } }, async (page) => {
      await page.waitForSelector(FIGURE);
      const count = () => text(page, '.slider output');
      await page.locator('main h1').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('c');
      expect(await count()).toMatch(/^Step 0 of/);
      await page.locator('.lesson .play').focus();
      await page.keyboard.press('c');
      expect(await count()).not.toMatch(/^Step 0 of/);
      expect(await text(page, '.lesson .said')).toMatch(/^Shallow α cut/);
      await page
        .locator('.lesson')
        .getByRole('button', { name: /full screen/i })
        .click();
      await page.waitForFunction(() => document.querySelector('.lesson')?.matches(':fullscreen, .covers'));
      const box = await page.locator('.lesson .figures').boundingBox();
      expect(box?.width).toBeGreaterThan(1800);
      expect(box?.height).toBeGreaterThan(500);
      expect(await page.evaluate(() => location.hash)).toBe('#/course/cuts');
      expect(
        await page
          .locator('.chapter-text p')
          .first()
          .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
      ).toBeGreaterThan(20);
    });
  });

  it('says so where there is no such chapter', async () => {
    await pages.visit({ path: '#/course/poker' }, async (page) => {
      expect(await text(page, 'main h1')).toBe('There is no such chapter');
      await page.locator('.broken a').click();
      await page.waitForSelector('.contents');
    });
  });
});
