import { describe, expect, it } from 'vitest';
import { lemmaGraph } from '../../../scripts/proof-graph.mjs';
import { readStatements } from '../../../scripts/statements.mjs';
import { say } from '../../i18n/index.ts';
import { readLink } from '../arena/link.ts';
import { faultsOf } from '../fixtures/axe.ts';
import { Pages, soon, text, texts } from '../fixtures/pages.ts';
import { parseTreeAddress } from '../tree/address.ts';
import { keyOf, slugOf, statementAddress } from './statement.ts';
import { numberTitle } from './words.ts';

const pages = new Pages();
const rows = readStatements();
const LEMMA = rows.find(({ number }) => number === '4.c, lemme') as (typeof rows)[number];
const THEOREM = rows.find(({ number }) => number === '4.c, théorème') as (typeof rows)[number];
const node = (name: string) => `.proof-graph a:has(text:text-is("${name}"))`;

/** The names that a theorem rests on, itself first. */
function proofOf(name: string): string[] {
  const graph = lemmaGraph(rows);
  const found = new Set([name]);
  for (const one of found) for (const other of graph.get(one) ?? []) found.add(other);
  return [...found].map((key) => key.replace(/^.*\//, ''));
}

const manners = [
  { line: 'line', colorScheme: 'light', locale: 'en-US', viewport: { width: 1440, height: 900 } },
  { line: 'ligne', colorScheme: 'dark', locale: 'fr-FR', viewport: { width: 390, height: 844 } },
] as const;

describe('what is proved', () => {
  it.each(manners)('is a theorem, its proof as a graph and a card, in $locale, $colorScheme', async (manner) => {
    const { line: word, ...visit } = manner;
    const language = word === 'ligne' ? 'fr' : 'en';
    await pages.visit({ ...visit, path: '#/proof', reducedMotion: 'reduce' }, async (page) => {
      await page.waitForSelector('.statement .coq');
      expect(await text(page, '.formula')).toBe('MinimaxAB(p, −∞, +∞) = Minimax(p)');
      expect((await texts(page, '.proof-graph svg text')).sort()).toEqual(proofOf('AlphaBeta.v/minimaxAB_correct').sort());
      // A card for the node that is pressed.
      await page.click(node('minimaxAB_lemma'));
      await soon(() => text(page, '.statement h2')).toBe(say(LEMMA.title, language));
      const { file, line, text: stated } = LEMMA.coq[0]!;
      expect(await text(page, '.statement .mark span')).toBe(`proof/${file}, ${word} ${line}`);
      expect(await text(page, '.statement .coq')).toBe(stated);
      expect(await text(page, '.statement .differs')).toContain('E000-5');
      await page.locator('.statement .formal summary').first().click();
      await soon(() => text(page, '.statement .formal .later .coq')).toMatch(/^Proof\..*Qed\.$/s);
      expect(await page.evaluate(() => location.hash)).toBe(statementAddress(LEMMA, keyOf(LEMMA.coq[0]!)));
      // By the keyboard: down to the next level, and Enter.
      await page.locator(node('minimaxAB_lemma')).focus();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await soon(() => text(page, '.statement h2')).toBe(say(THEOREM.title, language));
      const [width, wide, high] = await page.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
        return [scrollWidth, clientWidth, scrollHeight];
      });
      expect(width).toBeLessThanOrEqual(wide!);
      // One screen; 31,700 px before.
      if (word === 'line') expect(high).toBeLessThanOrEqual(900);
      expect(await faultsOf(page)).toEqual([]);
    });
  });

  it('lists all statements and what the papers got wrong, each a way to its card and its theorem', async () => {
    await pages.visit({ path: '#/proof', reducedMotion: 'reduce' }, async (page) => {
      await page.locator('.all-statements > summary').click();
      expect(await texts(page, '.all-statements li a')).toEqual(rows.map(({ title }) => say(title, 'en')));
      await page.getByRole('link', { name: 'Ranks, and the strategy they give' }).click();
      await soon(() => texts(page, '.proof-theorems [aria-pressed=true]')).toEqual(['The attractor is where one wins']);
      expect(await page.locator('.proof-graph .chosen').count()).toBe(1);
      await page.locator('.findings > summary').click();
      const wrong = rows.filter(({ coq, errata = [] }) => coq.length === 0 || errata.length > 0);
      await soon(() => page.locator('.findings li').count()).toBe(wrong.length);
      await page.locator('.findings a').first().click();
      await soon(() => text(page, '.statement .mark')).toBe('Not proved');
    });
  });

  it('is called in English by English names alone', () => {
    for (const { number, title } of rows) {
      expect(say(numberTitle(number), 'fr')).toBe(number);
      for (const name of [say(numberTitle(number), 'en'), title.en])
        expect(name).not.toMatch(/[^\x20-\x7e×]|\b(les?|la|de|et|sur|des)\b/);
    }
  });

  it('is come to by a link, and its figure is opened and stepped through by the keyboard alone', async () => {
    await pages.visit({ path: statementAddress(LEMMA), reducedMotion: 'reduce' }, async (page) => {
      await soon(() => page.evaluate(() => document.activeElement?.id)).toBe(slugOf(LEMMA));
      await page.locator('.statement > .live > summary').focus();
      await page.keyboard.press('Enter');
      await page.waitForSelector('.statement .lesson svg [data-node]');
      const before = await text(page, '.statement .slider output');
      await page.locator('.statement .player-buttons button:enabled').first().focus();
      await page.keyboard.press('ArrowRight');
      await soon(() => text(page, '.statement .slider output')).not.toBe(before);
      expect(await page.evaluate(() => location.hash)).toBe(statementAddress(LEMMA));
      expect(await page.getByRole('link', { name: 'Open it on its own page' }).getAttribute('href')).toBe(LEMMA.shows);
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
