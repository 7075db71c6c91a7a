import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../scripts/statements.mjs';
import { say } from '../../i18n/index.ts';
import { readLink } from '../arena/link.ts';
import { faultsOf } from '../fixtures/axe.ts';
import { Pages, soon, text, texts } from '../fixtures/pages.ts';
import { parseTreeAddress } from '../tree/address.ts';
import { slugOf, statementAddress } from './statement.ts';
import { numberTitle } from './words.ts';

const pages = new Pages();
const rows = readStatements();
const LEMMA = rows.find(({ number }) => number === '4.c, lemme') as (typeof rows)[number];
const lemma = `[aria-labelledby="${slugOf(LEMMA)}"]`;

const manners = [
  { line: 'line', colorScheme: 'light', locale: 'en-US', viewport: { width: 1280, height: 800 } },
  { line: 'ligne', colorScheme: 'dark', locale: 'fr-FR', viewport: { width: 390, height: 844 } },
] as const;

describe('what is proved', () => {
  it.each(manners)('stands there statement by statement in $locale, $colorScheme, with file and line', async (manner) => {
    const { line: word, ...visit } = manner;
    await pages.visit({ ...visit, path: '#/proof', reducedMotion: 'reduce' }, async (page) => {
      await page.waitForSelector('.statement .coq');
      expect(await texts(page, '.statement h3')).toEqual(
        // As the page writes French: no line breaks before a colon.
        rows.map(({ number }) => say(numberTitle(number), word === 'ligne' ? 'fr' : 'en').replace(/ (?=:)/g, '\u00a0')),
      );
      expect(await page.locator('.formal .mark b').count()).toBeGreaterThan(40);
      const { file, line, text: stated } = LEMMA.coq[0];
      expect(await text(page, `${lemma} .mark span`)).toBe(`proof/${file}, ${word} ${line}`);
      expect(await text(page, `${lemma} .coq`)).toBe(stated);
      expect(await text(page, `${lemma} .differs`)).toContain('E000-5');
      await page.locator(`${lemma} .formal summary`).first().click();
      await soon(() => text(page, `${lemma} .formal .later .coq`)).toMatch(/^Proof\..*Qed\.$/s);
      const [width, wide] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth, clientWidth];
      });
      expect(width).toBeLessThanOrEqual(wide);
    });
  });

  it('is called in English by English names alone', () => {
    for (const { number } of rows) {
      expect(say(numberTitle(number), 'fr')).toBe(number);
      expect(say(numberTitle(number), 'en')).not.toMatch(/[^\x20-\x7e]|\b(les?|la|de|et|sur|des)\b/);
    }
  });

  it('is come to by a link, and its figure is opened and stepped through by the keyboard alone', async () => {
    await pages.visit({ path: statementAddress(LEMMA), reducedMotion: 'reduce' }, async (page) => {
      await soon(() => page.evaluate(() => document.activeElement?.id)).toBe(slugOf(LEMMA));
      await page.locator(`${lemma} > .later > summary`).last().focus();
      await page.keyboard.press('Enter');
      await page.waitForSelector(`${lemma} .lesson svg [data-node]`);
      const before = await text(page, `${lemma} .slider output`);
      await page.locator(`${lemma} .player-buttons button:enabled`).first().focus();
      await page.keyboard.press('ArrowRight');
      await soon(() => text(page, `${lemma} .slider output`)).not.toBe(before);
      expect(await page.evaluate(() => location.hash)).toBe(statementAddress(LEMMA));
      expect(await faultsOf(page)).toEqual([]);
    });
  });

  it('has figures that can be shown, and says so where there is no such statement', async () => {
    const addresses = rows.flatMap(({ shows }) => (shows === undefined ? [] : [shows]));
    const cannot = (shows: string) => !(shows.startsWith('#/arena') ? readLink(shows) !== undefined : parseTreeAddress(shows).ok);
    expect(addresses.filter(cannot)).toEqual([]);
    await pages.visit({ path: '#/proof/nothing' }, async (page) => {
      expect(await text(page, 'main h1')).toBe('There is no such statement');
      await page.locator('.broken a').click();
      await page.waitForSelector('.statement');
    });
  });
});
