import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inTurn } from '../../fixtures/index.ts';
import { Pages } from '../fixtures/pages.ts';
import { isWorkbench, parseRoute, type Route, routes } from './route.ts';

const pages = new Pages();

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** In px, the tokens of style/colours.css. */
const TEXT_SIZES = [13, 14, 16, 18, 22, 28, 40, 56];
const PAGE_WIDTH = 1120;
const LEAST_CONTROL = 36;

/** Where the parts of the frame stand, and what does not keep its rules. Figures and boards have their own scale. */
function measure() {
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    element.closest('svg, .unseen, .skip, .game-board, [hidden]') === null;
  const named = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.slice(0, 30)}"`;
  const width = document.documentElement.clientWidth;
  const all = [...document.querySelectorAll('body *')].filter(isSeen);
  const withText = all.filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''),
  );
  const clips = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).overflowX !== 'visible' || clips(element.parentElement));
  const logo = document.querySelector('.brand svg')?.getBoundingClientRect();
  const h1 = [...document.querySelectorAll('main h1')].find(isSeen);
  return {
    logo: [logo?.left, logo?.top],
    /** Its card's edge where it stands in one. */
    title: h1 && (h1.closest('.card') ?? h1).getBoundingClientRect().left,
    titleSize: h1 && Number.parseFloat(getComputedStyle(h1).fontSize),
    width,
    overflow: document.documentElement.scrollWidth - width,
    sizes: withText.map((element) => [named(element), Number.parseFloat(getComputedStyle(element).fontSize)] as const),
    controls: [...document.querySelectorAll('button, select, textarea, input:is([type=text], [type=search], [type=number])')]
      .filter(isSeen)
      .map((element) => [named(element), element.getBoundingClientRect().height] as const),
    outside: withText
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return (left < -1 || right > width + 1) && !clips(element.parentElement);
      })
      .map(named),
  };
}

async function arrive(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await page.waitForFunction(() => document.querySelector('main h1') !== null && document.querySelector('.waiting') === null);
}

describe('one frame for all routes', () => {
  // Each size in one of the languages; in the long tests in both.
  it.each([
    ['en-GB', 0],
    ['fr-FR', 1],
  ] as const)('at four sizes, in %s: logo, title, sizes of text, controls, nothing outside', async (locale, turn) => {
    const faults: string[] = [];
    await pages.visit({ locale, reducedMotion: 'reduce', viewport: SIZES[0] }, async (page) => {
      const logos = new Map<number, unknown>();
      for (const [name, hash] of Object.entries({
        ...routes,
        chapter: '#/course/cuts',
        practice: '#/exercises?practise=values',
      })) {
        await arrive(page, hash);
        for (const size of inTurn(SIZES, turn, 2)) {
          await page.setViewportSize(size);
          const found = await page.evaluate(measure);
          const fault = (what: string) => faults.push(`${name} at ${size.width}: ${what}`);
          if (!logos.has(size.width)) logos.set(size.width, found.logo);
          if (`${found.logo}` !== `${logos.get(size.width)}`) fault(`its logo stands at ${found.logo}`);
          const isPhone = size.width <= 640;
          const gutter = isPhone ? 12 : 16;
          const bench = isWorkbench(parseRoute(hash) as Route);
          const edge = bench ? gutter : Math.max(gutter, (found.width - PAGE_WIDTH) / 2);
          if (found.title !== undefined && Math.abs(found.title - edge) > 1)
            fault(`its title begins at ${found.title}, not ${edge}`);
          const titleSize = bench ? 22 : name === 'home' ? (isPhone ? 40 : 56) : isPhone ? 28 : 40;
          if (found.titleSize !== undefined && found.titleSize !== titleSize) fault(`its title has ${found.titleSize} px`);
          if (found.overflow > 0) fault(`it is ${found.overflow} px too wide`);
          for (const [element, px] of found.sizes) if (!TEXT_SIZES.includes(px)) fault(`${element} has text of ${px} px`);
          for (const [element, px] of found.controls) if (px < LEAST_CONTROL - 0.5) fault(`${element} is ${px} px high`);
          for (const element of found.outside) fault(`${element} leaves the screen`);
        }
      }
    });
    expect([...new Set(faults)]).toEqual([]);
  });
});
