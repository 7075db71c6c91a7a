import { afterEach, describe, expect, it } from 'vitest';
import { hasOtherBrowsers, launchFirefox, launchWebKit } from '../../../scripts/other-browsers.mjs';
import { IS_LONG } from '../../fixtures/index.ts';
import { Pages, soon } from '../fixtures/pages.ts';
import { routes } from './route.ts';

const pages = new Pages();

/** Every kernel of WebAssembly: here it plays a game against itself. */
const KERNELS = ['connect4', 'othello', 'draughts:international', 'draughts:english', 'chess'];

/** What went wrong since the page was loaded; its console is not to be had in both browsers. */
const LISTEN = `(() => {
  window.complaints = [];
  addEventListener('error', (event) => complaints.push(String(event.message)));
  addEventListener('unhandledrejection', (event) => complaints.push(String(event.reason)));
})()`;
const IS_THERE = `document.querySelector('main h1') !== null && document.querySelector('.waiting') === null`;
const GO_ON = `[...document.querySelectorAll('button')].find((button) => button.textContent.trim() === 'Continue')`;
const PLIES = `document.querySelectorAll('.move-list .number ~ .ply').length`;

let browser: Awaited<ReturnType<typeof launchFirefox>> | undefined;
afterEach(async () => {
  await browser?.close();
  browser = undefined;
});

describe.skipIf(!IS_LONG || !hasOtherBrowsers())('In other browsers', () => {
  it.each([
    ['Firefox', launchFirefox],
    ['WebKit', launchWebKit],
  ])('%s shows every page, and every kernel plays', async (_, launch) => {
    browser = await launch();
    const { go, evaluate } = browser;
    await go(pages.address());
    await evaluate(LISTEN);
    const titles = new Set<string>();
    for (const hash of Object.values(routes)) {
      await evaluate(`void (location.hash = ${JSON.stringify(hash)})`);
      await soon(() => evaluate(IS_THERE)).toBe(true);
      titles.add(await evaluate('document.title'));
    }
    // Each says where one is; "not found" and "too long" are one page.
    expect(titles.size).toBeGreaterThanOrEqual(Object.keys(routes).length - 1);
    for (const game of KERNELS) {
      await evaluate(`void (location.hash = '#/saves')`);
      await soon(() => evaluate(PLIES)).toBe(0);
      await evaluate(`void (location.hash = '#/play/${game}?max=3&min=3')`);
      // Two computers wait until somebody lets them go on.
      await soon(() => evaluate(`(${GO_ON}?.click(), ${GO_ON} === undefined && ${PLIES} > 0)`)).toBe(true);
      await soon(() => evaluate(PLIES)).toBeGreaterThan(5);
    }
    expect(await evaluate('complaints')).toEqual([]);
  });
});
