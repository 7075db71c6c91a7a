import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { IS_LONG, PageSteps } from '../../fixtures/index.ts';
import { experiments } from '../../lab/index.ts';
import { LONGEST_ADDRESS } from '../fields.ts';
import { PATIENCE, Pages, soon, text } from '../fixtures/pages.ts';
import { parseRoute, routes } from './route.ts';

/**
 * A sender chooses every character of a link. Every route is opened with every field that it reads, and the work of the
 * page's own thread is counted in steps, so that the result is the same on every machine. Each field gets the next of
 * the values in turn; the long tests give every field all of them (two minutes).
 */
const pages = new Pages();

/** The dearest page takes 0.8 million: a series of 50 orders. */
const MOST_STEPS = 2_000_000;

/** Fields with which a page goes on to read others. */
const LEADING = ['', 'game=tictactoe&tab=play', 'kinds=order&count=50&level=3&at=result'];

/** Room for the route, the leading fields and the name of the field. */
const LONG = LONGEST_ADDRESS - 400;

const filled = (text: string, length = LONG) => text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** Answers for a whole series, made of names of nodes below one another. */
const ANSWERS = Array.from({ length: 50 }, () => filled('1,11,111,', LONG / 50 - 1)).join(';');

const VALUES: readonly string[] = [
  filled('9'),
  filled('a'),
  filled('['),
  filled('1.2,3_'),
  filled('a_->_b;_'),
  filled('%5B%22'),
  ANSWERS,
  '__proto__',
  '-1e999',
  '99999999',
  '%00%E9',
  '<img_src=x_onerror=alert(1)>',
  './hostile.mjs',
];

/** Links that once froze a page, thought without end, or ran what they named. */
const KNOWN = [
  `#/exercises?kinds=order&count=50&seed=1&level=3&at=result&answers=${ANSWERS}`,
  `#/exercises?kinds=order&count=15&seed=1&level=3&at=result&answers=${Array.from({ length: 15 }, () => filled('1,11,111,', 900)).join(';')}`,
  '#/play/chess?min=perfect',
  '#/arena?game=./hostile.mjs',
  '#/arena?game=http://127.0.0.1:9/hostile.mjs',
];

/** Opens an address, and waits until the page shows where it leads; a page may wait for a worker longer than we do. */
const open = (page: Page, hash: string, patience = 100) =>
  page.evaluate(
    async ([to, ms]) => {
      const changed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
      location.hash = to;
      await changed;
      const isShown = () => document.querySelector('main h1') !== null && document.querySelector('main .waiting') === null;
      // Effects run after the next frame.
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const began = performance.now();
      do await frame();
      while (!isShown() && performance.now() - began < ms);
    },
    [hash, patience] as const,
  );

/** The fields that a page reads in an address: it looks them up in a map, which the field `marked` identifies. */
async function fieldsRead(page: Page, hash: string): Promise<readonly string[]> {
  await page.evaluate(() => {
    const own = Map.prototype.get;
    const asked = new Set<unknown>();
    Object.assign(window, { asked, own });
    Map.prototype.get = function get(key: unknown) {
      if (this.has('marked')) asked.add(key);
      return own.call(this, key);
    };
  });
  await open(page, hash, PATIENCE);
  return page.evaluate(() => {
    const { asked, own } = window as unknown as { asked: Set<string>; own: typeof Map.prototype.get };
    Map.prototype.get = own;
    return [...asked];
  });
}

/** The fields of a route, each with those that lead to it. */
async function fieldsOf(page: Page, route: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const leading of LEADING) {
    // A page that reads no field at first reads none after others.
    if (leading !== '' && found.size === 0) break;
    for (const field of await fieldsRead(page, `${route}?marked=1&${leading}`)) if (!found.has(field)) found.set(field, leading);
  }
  if (route !== routes.lab) return found;
  // The lab takes all fields as settings.
  const [{ name, settings }] = experiments;
  return new Map([['experiment', ''], ...Object.keys(settings).map((field) => [field, `experiment=${name}`] as const)]);
}

/** The first field of a name counts. */
const hostile = (route: string, field: string, value: string, leading: string) => `${route}?${field}=${value}&${leading}`;

describe('a link that was made to do harm', () => {
  it('costs a bounded number of steps on every route and in every field, and loads nothing that it names', async () => {
    const costly: string[] = [];
    const loaded: string[] = [];
    const counts = { routes: 0, fields: 0, opened: 0, most: 0 };
    await pages.visit({ reducedMotion: 'reduce' }, async (page) => {
      page.on('request', (request) => {
        if (request.url().includes('hostile')) loaded.push(request.url());
      });
      const steps = await PageSteps.of(page);
      const count = async (hash: string) => {
        await open(page, hash);
        const taken = await steps.take();
        counts.opened++;
        counts.most = Math.max(counts.most, taken);
        if (taken > MOST_STEPS) costly.push(`${taken} steps: ${hash.slice(0, 150)}`);
      };
      for (const hash of KNOWN) await count(hash);
      for (const route of Object.values(routes)) {
        const fields = await fieldsOf(page, route);
        await steps.take();
        counts.routes++;
        await count(`${route}/${filled('a/', LONG)}`);
        await count(`${route}?${filled([...fields.keys(), 'new'].map((field) => `${field}=1&`).join(''))}`);
        for (const [field, leading] of fields) {
          const turn = counts.fields++ % VALUES.length;
          for (const value of IS_LONG ? VALUES : [VALUES[turn]]) await count(hostile(route, field, value, leading));
        }
      }
    });
    console.info(`hostile links: ${JSON.stringify(counts)}`);
    expect(costly).toEqual([]);
    expect(loaded).toEqual([]);
    expect(counts.routes).toBe(Object.keys(routes).length);
    expect(counts.fields).toBeGreaterThan(100);
  });

  it.each([
    ['#/play/chess?min=perfect', /too large to be solved.*level from 1 to 10/],
    ['#/arena?game=./hostile.mjs', /do not open your own games \(\.\/hostile\.mjs\).*minerve arena/],
  ])('is refused in words where it asks for what cannot be: %s', async (path, words) => {
    await pages.visit({ path }, async (page) => {
      await soon(() => text(page, 'main [role=alert]')).toMatch(words);
    });
  });

  it.each(Object.entries(routes))('is refused unread where it is longer than 64,000 characters: %s', (page, route) => {
    const address = (length: number) => `${route}?moves=`.padEnd(length, 'a');
    expect(parseRoute(address(LONGEST_ADDRESS + 1))).toEqual({ page: 'too-long' });
    if (page !== 'too-long') expect(parseRoute(address(LONGEST_ADDRESS)).page).not.toBe('too-long');
  });

  it('says that it is too long, and leads to the games', async () => {
    await pages.visit({ path: `#/tree?tree=${'['.repeat(LONGEST_ADDRESS)}` }, async (page) => {
      expect(await text(page, '.broken')).toMatch(/up to 64,000 characters.*To the games/);
      expect(await page.title()).toBe('This link is too long · Minerve');
    });
  });
});
