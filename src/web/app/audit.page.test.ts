import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inTurn } from '../../fixtures/index.ts';
import { boardGames } from '../../games/index.ts';
import { faultsOf } from '../fixtures/axe.ts';
import { Pages } from '../fixtures/pages.ts';
import { unfoldMenu } from '../play/fixtures/player.ts';

const pages = new Pages();

interface Place {
  readonly name: string;
  readonly path: string;
  /** What has to be there. */
  readonly shown: string;
  /** The button that is pressed then, in both languages; at a board it is in the menu. */
  readonly press?: RegExp;
  /** What is ticked. */
  readonly check?: string;
  readonly opens?: string;
}

/** Up to sixty places in one test. */
const PATIENCE_OF_ALL = 600_000;

const BOARD = '.game-board [role=gridcell]';
const WINDOW = 'dialog[open]';

/** Every page, every game and every window. */
const places: readonly Place[] = [
  { name: 'home', path: '', shown: '.running a' },
  { name: 'help', path: '', shown: '.shelf .game', press: /^(Help|Aide)$/, opens: WINDOW },
  { name: 'saved games', path: '#/saves', shown: '.saves-page #recent-title' },
  { name: 'rules', path: '#/rules/draughts:souffler', shown: '.rules figure' },
  { name: 'an evaluation', path: '#/evaluate?game=chess&heuristic=thesis', shown: '.terms button' },
  { name: 'a table of one’s own', path: '#/evaluate?game=connect4&moves=4_4&table=1', shown: '.weights input' },
  { name: 'the sources', path: '#/sources', shown: '.doors cite' },
  { name: 'an address that leads nowhere', path: '#/nowhere', shown: '.broken h1' },
  { name: 'a game that cannot be read', path: '#/play/chess?moves=e4&max=ninety', shown: 'main h1' },
  ...boardGames.map(({ name, variants }) => ({ name, path: `#/play/${variants[0].spec}`, shown: BOARD })),
  { name: 'rules of a game', path: '#/play/othello', shown: BOARD, press: /^(Rules|Règles)$/, opens: '.rules-window figure' },
  { name: 'new game', path: '#/play/draughts', shown: BOARD, press: /^(New game|Nouvelle partie)$/, opens: WINDOW },
  {
    name: 'saves of a game',
    path: '#/play/chess?moves=e4&min=person',
    shown: BOARD,
    press: /^(Saved games|Mes parties)$/,
    opens: WINDOW,
  },
  { name: 'position editor', path: '#/play/othello', shown: BOARD, press: /^(Set up|Position)$/, opens: WINDOW },
  { name: 'menu', path: '#/play/chess?min=person', shown: BOARD, press: /^Menu$/, opens: '.menu-items:not([hidden])' },
  { name: 'the end', path: '#/play/tictactoe?moves=a1_b1_a2_b2_a3', shown: '.after' },
  { name: 'keys', path: '#/play/nim', shown: BOARD, press: /^(Keyboard shortcuts|Raccourcis clavier)$/, opens: WINDOW },
  {
    name: 'searches side by side',
    path: '#/tree?tree=[[6,7],[2,8]]&algorithms=minimax,minimax2,alphabeta&step=end',
    shown: '.tree-table svg [data-node]',
  },
  {
    name: 'the search of a position',
    path: '#/tree?game=tictactoe&moves=b2_a1&depth=2&step=9',
    shown: '.tree-table svg [data-node]',
  },
  { name: 'a page for a jury', path: '#/jury?preset=001-three-cuts', shown: '.jury-nodes tbody tr' },
  {
    name: 'a sheet of exercises',
    path: '#/sheet?kinds=window,cuts,strategy,first-move,heuristic&count=10&seed=7&level=3',
    shown: '.sheet-exercise',
    check: '.sheet-controls input[type=checkbox]',
  },
  { name: 'the experiments of the lab', path: '#/lab', shown: '.lab-list' },
  {
    name: 'an experiment',
    path: '#/lab?experiment=cuts-by-order&branching=2,3&leaves=100&trees=2',
    shown: '.lab-settings',
    press: /^(Run it here|Lancer ici)$/,
    opens: '.lab-page:has([data-state=done]) .lab-figure .minerve-plot',
  },
  { name: 'the course', path: '#/course', shown: '.contents a' },
  { name: 'a chapter of the course', path: '#/course/cuts', shown: '.lesson svg [data-node]' },
  { name: 'what is proved', path: '#/proof', shown: '.statement .coq' },
  { name: 'an arena', path: '#/arena?preset=004-chomp-2x2&stage=2', shown: '.arena-stage svg' },
  { name: 'exercises', path: '#/exercises', shown: '.kinds' },
  { name: 'for a class', path: '#/teach', shown: '.series-preview svg' },
  ...['cuts', 'order', 'attractor', 'ranks', 'strategy', 'first-move', 'heuristic', 'model'].map((name) => ({
    name: `exercise: ${name}`,
    path: `#/exercises?practise=${name}&level=3&seed=2`,
    shown: '.exercise-figure svg',
  })),
  {
    name: 'a series that is corrected',
    path: '#/exercises?kinds=values,cuts,ranks,heuristic&count=4&level=1&answers=1,2;p2;;7',
    shown: '.verdict .remarks',
  },
  {
    name: 'the result of a series',
    path: '#/exercises?kinds=values,cuts&count=2&answers=1,2&at=result&name=Ada',
    shown: '.result-list',
  },
];

const manners = [
  { manner: 'light, in English', way: 0, options: { colorScheme: 'light', locale: 'en-US' } },
  { manner: 'dark, in French', way: 1, options: { colorScheme: 'dark', locale: 'fr-FR' } },
] as const;

/** By the address alone, which costs a fraction of loading the page again. */
async function arrive(page: Page, { path, shown, press, check, opens }: Place): Promise<void> {
  const stands = await page.evaluate(() => document.querySelector('dialog[open]') === null && location.protocol !== 'about:');
  if (stands) {
    await page.evaluate(() => {
      location.hash = '#/nowhere';
    });
    await page.waitForSelector('.broken');
    await page.evaluate((to) => {
      location.hash = to;
    }, path);
  } else await pages.go(page, path);
  await page.waitForSelector(shown);
  if (check !== undefined) await page.check(check);
  const button = press && page.getByRole('button', { name: press });
  if (button !== undefined && !(await button.isVisible())) await unfoldMenu(page);
  await button?.click();
  if (opens !== undefined) await page.waitForSelector(opens);
}

/** A move of two people at tic-tac-toe: from now on there is a game to go on with, at home and among the saves. */
async function leaveGame(page: Page): Promise<void> {
  await arrive(page, { name: 'a game', path: '#/play/tictactoe?min=person', shown: BOARD });
  await page.locator(BOARD).first().click();
  await page.waitForFunction(() => location.hash.includes('moves='));
  await page.click('.brand');
  await page.waitForSelector('.running a');
}

/** What a page lacks that every page should have. */
async function lacksOf(page: Page, language: string): Promise<readonly string[]> {
  const found = await page.evaluate(() => ({
    language: document.documentElement.lang,
    headings: document.querySelectorAll('h1').length,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    manifest: document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '',
  }));
  return [
    found.language === language ? '' : `its language is said to be "${found.language}"`,
    found.headings === 1 ? '' : `it has ${found.headings} main headings`,
    found.description.length > 50 ? '' : 'it has no description',
    found.manifest.endsWith('/manifest.webmanifest') ? '' : 'it has no manifest',
    /Minerve/.test(await page.title()) ? '' : 'its title does not say where one is',
  ].filter((lack) => lack !== '');
}

const DESK = { width: 1280, height: 720 };
const PHONE = { width: 375, height: 667 };

async function tooWideFor(page: Page, screen: typeof PHONE): Promise<readonly string[]> {
  await page.setViewportSize(screen);
  const width = await page.evaluate(() =>
    Math.max(
      document.documentElement.scrollWidth,
      ...Array.from(document.querySelectorAll('dialog[open]'), (dialog) => dialog.getBoundingClientRect().right),
    ),
  );
  await page.setViewportSize(DESK);
  return width > screen.width ? [`it is ${width} wide on a screen of ${screen.width}`] : [];
}

describe('every page, game and window', () => {
  it.each(manners)(
    '$manner: axe-core finds nothing wrong, there is a title, a heading, a language, no complaint; it fits a phone',
    async ({ way, options }) => {
      const found: string[] = [];
      await pages.visit({ ...options, reducedMotion: 'reduce', viewport: DESK, path: 'about:blank' }, async (page) => {
        await leaveGame(page);
        for (const place of inTurn(places, 2 * way, 2 * manners.length)) {
          await arrive(page, place);
          const faults = [
            ...(await faultsOf(page)),
            ...(await lacksOf(page, options.locale.slice(0, 2))),
            ...(await tooWideFor(page, PHONE)),
          ];
          found.push(...faults.map((fault) => `${place.name}: ${fault}`));
        }
      });
      expect(found).toEqual([]);
    },
    PATIENCE_OF_ALL,
  );
});
