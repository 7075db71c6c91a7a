import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { MAX, MIN, type Player, unwrap } from '../../core/index.ts';
import { PageSteps, sample } from '../../fixtures/index.ts';
import { CHOMP_2X2, parseGraph } from '../../games/index.ts';
import { arenaFromGraph, attractorLayers, attractors } from '../../solve/index.ts';
import { faultsOf } from '../fixtures/axe.ts';
import { Pages, soon, text, texts } from '../fixtures/pages.ts';
import { unfoldMenu } from '../play/fixtures/player.ts';

const pages = new Pages();

const FIGURE = '.arena-figure svg.minerve-arena';

/** The formulas that are listed, as they are read aloud. */
const formulas = (page: Page, within = '.sets') =>
  page.locator(`${within} .formula`).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

const vertices = (page: Page) => page.locator(`${FIGURE} [data-node]`).count();

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

/** A vertex on the figure, by its name. */
const onFigure = (page: Page, name: string) =>
  page.locator(`${FIGURE} g[data-node]`, { has: page.locator(`title:text-matches("^${name}(:|$)")`) });

/** The sets of a player as the solver has them, in the notation of the page. */
function setsOf(graph: string, player: Player): string[] {
  const arena = unwrap(arenaFromGraph(unwrap(parseGraph(graph)), { bipartite: false }));
  const layers = attractorLayers(unwrap(attractors(arena)), player);
  return layers.map((_, rank) => {
    const names = layers.slice(0, rank + 1).flatMap((layer) => layer.map((vertex) => arena.name(vertex)));
    return `A_${player === MAX ? 'a' : 'e'}^${rank} = {${names.join(', ')}}`;
  });
}

/** Example 8 of the Course. */
const COURSE_ADAM = [
  'A_a^0 = {4_e}',
  'A_a^1 = {4_e, 1_a, 3_a}',
  'A_a^2 = {4_e, 1_a, 3_a, 2_e}',
  'A_a^3 = {4_e, 1_a, 3_a, 2_e, 0_a}',
];
const COURSE_EVE = ['A_e^0 = {4_a}', 'A_e^1 = {4_a, 1_e, 3_e}'];

describe('the arena page', () => {
  it('grows the sets of the course rank by rank, says why, and goes back as it came, by the keyboard', async () => {
    await pages.visit({ path: '#/arena?preset=004-chomp-2x2', locale: 'fr-FR' }, async (page) => {
      await page.waitForSelector(FIGURE);
      expect(await page.title()).toBe('Arènes · Minerve');
      // No vertex has a result yet.
      expect(await formulas(page)).toEqual([]);
      expect(await page.locator(`${FIGURE} g.out`).count()).toBe(8);
      expect(await page.locator(`${FIGURE} .band`).count()).toBe(0);
      const shown: (string | null)[][] = [];
      for (let rank = 0; rank <= 3; rank++) {
        await page.keyboard.press('ArrowRight');
        await soon(() => text(page, '.player output')).toBe(`Rang ${rank} sur 3`);
        shown.push(await formulas(page));
      }
      expect(shown).toEqual([0, 1, 2, 3].map((rank) => [...COURSE_ADAM.slice(0, rank + 1), ...COURSE_EVE.slice(0, rank + 1)]));
      expect(await texts(page, '.still')).toEqual(['qui ne bouge plus']);
      expect(await text(page, '.new-here li > span')).toMatch(/^Adam peut jouer vers 2ₑ, qui est dans Aₐ²/);
      await page.keyboard.press('End');
      expect(await texts(page, '.still')).toEqual(['qui ne bouge plus', 'qui ne bouge plus']);
      // Example 9.
      expect(await formulas(page, '.strategy')).toEqual([
        'f(1_a) = 4_e',
        'f(3_a) = 4_e',
        'f(0_a) = 2_e',
        'f(1_e) = 4_a',
        'f(3_e) = 4_a',
      ]);
      for (let rank = 3; rank >= 0; rank--) {
        await page.keyboard.press('ArrowLeft');
        expect(await formulas(page)).toEqual(shown[rank]);
      }
      // One player alone.
      await page.getByLabel('Attracteur de').selectOption('eve');
      await page.getByLabel('Rang affiché').focus();
      await page.keyboard.press('End');
      expect(await formulas(page)).toEqual(COURSE_EVE);
      // The figure by the keyboard: the start, then what lies beside it.
      await page.locator('.figure-view').focus();
      await page.keyboard.press('ArrowRight');
      await soon(() => page.locator('.vertex-choice option:checked').textContent()).toBe('0_a');
      await page.keyboard.press('ArrowLeft');
      await soon(() => page.locator('.vertex-choice option:checked').textContent()).toBe('2_e');
      expect(await text(page, 'p.reason')).toMatch(/Tous les coups d’Ève \(1ₐ et 3ₐ\) mènent dans Aₐ¹\.$/);
      // The link carries all of it.
      await page.waitForFunction(() => location.hash.includes('at=2%5Fe'));
      expect(await page.evaluate(() => location.hash)).toBe('#/arena?preset=004-chomp-2x2&of=eve&stage=4&at=2%5Fe');
      await page.reload();
      await page.waitForSelector(FIGURE);
      expect(await formulas(page)).toEqual(COURSE_EVE);
      // Wrong addresses are reported.
      await pages.go(page, '#/arena?preset=nowhere');
      expect(await text(page, '.broken h1')).toBe('Impossible d’ouvrir cette arène');
    });
  });

  it('opens at rank 1, whole on a phone too, with the bars of Chomp in its vertices and the ways to its subject', async () => {
    await pages.visit({ path: '#/arena', viewport: { width: 390, height: 844 } }, async (page) => {
      await page.waitForSelector(`${FIGURE} [data-node] .board .board-picture`);
      expect(await text(page, '.player output')).toBe('Rank 1 of 3');
      expect(await page.locator(`${FIGURE} [data-node] .board-picture`).count()).toBe(8);
      expect(await page.locator('.figure-view').evaluate((view) => view.scrollWidth - view.clientWidth)).toBe(0);
      expect(await texts(page, '.related a b')).toEqual(['Understand', 'Practise', 'Prove']);
      // A theft of strategies is one of Chomp; a graph of one's own is shown with all of its attractors.
      const tabs = () => texts(page, '[role=tab]');
      expect(await tabs()).toContain('Strategy stealing');
      await page.getByRole('button', { name: 'Your graph' }).click();
      await page.getByRole('button', { name: 'Try an example' }).click();
      await soon(() => vertices(page)).toBe(6);
      expect(await text(page, '.player output')).toBe('Complete');
      expect(await tabs()).not.toContain('Strategy stealing');
    });
  });

  it('reads a pasted dictionary, keeps the last good graph, and changes its attractors with its arrows', async () => {
    await pages.visit({ path: '#/arena?tab=graph&stage=9' }, async (page) => {
      await page.waitForSelector(FIGURE);
      const field = page.getByLabel('Type or paste a graph');
      await field.fill('{0: [1, 7], 1: [2, 8], 2: [], 7: [], 8: []}\nstart = 0\nV_a = {8}\nV_e = {7}');
      await soon(() => vertices(page)).toBe(5);
      // Another graph is no change of the one before; of 2 nobody has said who wins there.
      expect(await page.locator('.changes').count()).toBe(0);
      expect(await text(page, '.unsaid p')).toBe('2 has no move: a draw, unless you decide. Who wins at 2?');
      await page.getByRole('button', { name: 'Ève wins there' }).click();
      await soon(() => field.inputValue()).toMatch(/\nwin eve: 2$/);
      expect(await page.locator('.unsaid p, .tuples').count()).toBe(0);
      expect(await texts(page, '.changes li')).toContain('2: a draw, now Ève wins, rank 0.');
      await field.fill('{(0, 0): [(0, 1)], (0, 1): []}\nstart = (0, 0)\nwin adam: (0, 1)');
      await soon(() => vertices(page)).toBe(2);
      expect(await text(page, '.tuples')).toContain('(0, 1) is 0.1');
      await field.fill('0 -> 1 9\n1 ->\nstart: 0');
      await soon(() => text(page, '.tab-panel > .field .error')).toMatch(/^Line 1: 0 -> 9 leads nowhere/);
      expect(await vertices(page)).toBe(2);
      expect(await field.getAttribute('aria-invalid')).toBe('true');

      // An arrow is deleted, then drawn again by hand.
      await page.getByText('Draw or change it by hand').click();
      const whole = CHOMP_2X2.trim();
      await field.fill(whole);
      await soon(() => vertices(page)).toBe(8);
      await page.locator('.vertex-choice').selectOption({ label: '0_a' });
      await page.getByRole('button', { name: 'Delete the arrow to 2_e' }).click();
      await soon(() => texts(page, '.changes li')).toEqual(['0ₐ: Adam wins, rank 3, now Ève wins, rank 2.']);
      expect(await page.locator(`${FIGURE} .changed-mark`).count()).toBe(1);
      await tab(page, 'Attractors');
      const without = whole.replace('1_e 2_e 3_e', '1_e 3_e');
      expect(await formulas(page)).toEqual([...setsOf(without, MAX), ...setsOf(without, MIN)]);
      await tab(page, 'Your graph');
      await page.getByText('Draw or change it by hand').click();
      await page.getByLabel('Connect to').selectOption('2_e');
      await page.getByRole('button', { name: 'Draw the arrow' }).click();
      await soon(() => texts(page, '.changes li')).toEqual(['0ₐ: Ève wins, rank 2, now Adam wins, rank 3.']);
      await page.getByRole('button', { name: 'Undo' }).click();
      await soon(() => texts(page, '.changes li')).toEqual(['0ₐ: Adam wins, rank 3, now Ève wins, rank 2.']);

      // From nothing, by hand: vertices by a double click and by a button, an arrow from the handle, owner and result.
      await page.getByRole('button', { name: 'Start from scratch' }).click();
      await soon(() => vertices(page)).toBe(1);
      const view = (await page.locator('.figure-view').boundingBox()) as { x: number; y: number; width: number; height: number };
      await page.mouse.dblclick(view.x + view.width * 0.75, view.y + view.height * 0.7);
      await soon(() => vertices(page)).toBe(2);
      await page.getByLabel('The game here').selectOption('won by Adam');
      await page.locator('.vertex-choice').selectOption({ label: '0' });
      const middle = async (selector: string) => {
        const box = (await page.locator(selector).boundingBox()) as { x: number; y: number; width: number; height: number };
        return [box.x + box.width / 2, box.y + box.height / 2] as const;
      };
      await page.mouse.move(...(await middle(`${FIGURE} .handle`)));
      await page.mouse.down();
      await page.mouse.move(...(await middle(`${FIGURE} [data-node="1"] .shape:not(.outer)`)), { steps: 4 });
      await page.mouse.up();
      await soon(() => texts(page, '.changes li')).toEqual(['0: a draw, now Adam wins, rank 1.']);
      // Moved by hand, it stays where it was put.
      const before = await middle(`${FIGURE} [data-node="1"] .shape:not(.outer)`);
      await page.mouse.move(...before);
      await page.mouse.down();
      await page.mouse.move(before[0] - 60, before[1] - 40, { steps: 4 });
      await page.mouse.up();
      await page.waitForFunction(() => /drawn=/.test(location.hash));
      await page.getByRole('button', { name: 'Add a vertex' }).click();
      await soon(() => vertices(page)).toBe(3);
      await page.getByLabel('Name').fill('loop');
      await page.getByRole('button', { name: 'Rename' }).click();
      await tab(page, 'Attractors');
      expect(await formulas(page)).toEqual(['A_a^0 = {1}', 'A_a^1 = {1, 0}', 'A_e^0 = {}']);
      expect(await text(page, '.draws p')).toBe('loop');
    });
  });

  it('tells moves that stay won and make no progress from those that win', async () => {
    const text = '0_->_0_1;_turns:_free;_adam:_0_1;_win_adam:_1;_start:_0';
    await pages.visit({ path: `#/arena?text=${text}&stage=2&at=0` }, async (page) => {
      await soon(() => page.locator('.selected-vertex .reason').textContent()).toMatch(
        /can move to 1, which is in Aₐ⁰\. A move to 0 keeps the win, but makes no progress\.$/,
      );
      expect(await page.locator('.strategy .formulas').textContent()).toBe('f(0) = 1');
    });
  });

  it('plays against the strategy to the end, and saves, opens and checks a certificate', async () => {
    await pages.visit({ path: '#/arena?tab=play&side=eve', acceptDownloads: true }, async (page) => {
      await page.waitForSelector(FIGURE);
      // Adam has begun with the strategy of the course.
      expect(await text(page, '.played-line')).toBe('0a → 2e');
      // The value is shown on request.
      expect(await text(page, '.play-news')).toBe('Your move from 2ₑ: choose where the token goes.');
      await page.getByRole('button', { name: 'Hint' }).click();
      await soon(() => text(page, '.play-news')).toContain('From here you lose');
      await page.locator(`${FIGURE} [data-node="4"]`).click();
      expect(await text(page, '.played-line')).toBe('0a → 2e');
      await onFigure(page, '1_a').click();
      await soon(() => text(page, '.played-line')).toBe('0a → 2e → 1a → 4e');
      expect(await text(page, '.ending')).toBe('Adam has won.');
      await page.getByRole('button', { name: 'Start again' }).click();
      // As Adam, by the keyboard: a move that gives the win away gets a remark.
      await page.getByRole('radio', { name: 'Adam' }).check({ force: true });
      await page.locator('.play-moves button', { hasText: '1' }).press('Enter');
      await soon(() => text(page, '.wrong-move')).toBe('That move gave the win away: 0ₐ was won, 1ₑ is not.');
      expect(await text(page, '.ending')).toBe('Ève has won.');

      await tab(page, 'Certificate');
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save the certificate' }).click();
      const certificate = await readFile(await (await saved).path(), 'utf8');
      const open = (content: string) =>
        page
          .locator('.certificate input[type=file]')
          .setInputFiles({ name: 'a.sol', mimeType: 'text/plain', buffer: Buffer.from(content) });
      await open(certificate);
      await soon(() => text(page, '.verdict')).toMatch(/^Valid: 8 positions checked\./);
      await open(certificate.replace('+ 3 2', '+ 1 2'));
      await soon(() => text(page, '.verdict')).toMatch(/^Not valid\. Position 0_a: its rank is 1, .*The checksum does not fit/s);
      await open('Once upon a time');
      await soon(() => text(page, '.verdict')).toMatch(/^Not valid\. /);

      // Strategy stealing, step by step.
      await tab(page, 'Strategy stealing');
      expect(await page.locator('.stealing select').inputValue()).toBe('2x2');
      expect(await page.locator('.stealing-steps li').count()).toBe(1);
      await page.locator('.stealing .main').click();
      expect(await page.locator('.stealing-bars [role=img]').count()).toBeGreaterThan(2);
      await page.getByRole('button', { name: 'See a theft on 3 × 3' }).click();
      expect(await page.locator('.stealing select').inputValue()).toBe('3x3');

      // What is saved of the figure.
      await page.locator('.arena-sharing summary').click();
      const files: string[] = [];
      for (const form of ['SVG', 'PNG', 'TikZ', 'TXT', 'Python']) {
        const file = page.waitForEvent('download');
        await page.getByRole('button', { name: `Save as ${form}` }).click();
        files.push((await file).suggestedFilename());
      }
      expect(files).toEqual(['svg', 'png', 'tex', 'txt', 'py'].map((ending) => `arena-004-chomp-2x2.${ending}`));

      // A plain graph: its game's rules, what its marks mean, nobody whose attractor it would be, and no text of it.
      await pages.go(page, '#/arena?game=nim:5&graph=plain&tab=graph');
      await page.waitForSelector(FIGURE);
      await soon(() => text(page, '.arena-rule')).toMatch(/taking it loses\..*takes 1 to 3 sticks\. All the rules$/);
      expect(await page.getAttribute('.arena-rule a', 'href')).toBe('#/rules/nim:5');
      expect(await text(page, '.arena-legend')).toContain('W 2: the player to move wins, rank 2');
      expect(await page.getByLabel('Whose attractor').count()).toBe(0);
      expect(await page.getByLabel('Type or paste another graph').inputValue()).toBe('');

      // From the board, where little is left to play; chess is too large.
      await pages.go(page, '#/play/tictactoe?moves=b2_a1_c3_a3_a2_c2_b1&min=person');
      await unfoldMenu(page);
      await page.getByRole('button', { name: 'See the arena' }).click();
      await page.waitForSelector(FIGURE);
      expect(await vertices(page)).toBe(5);
      await pages.go(page, '#/play/chess?min=person');
      await unfoldMenu(page);
      expect(await page.getByRole('button', { name: 'See the arena' }).count()).toBe(0);

      // The menu leads from page to page, and what one of them has loaded covers no other.
      for (const place of ['tree', 'arena', 'tree', 'evaluate', 'arena']) {
        await page.getByRole('button', { name: 'Explore', exact: true }).click({ timeout: 10_000 });
        await page.click(`nav a[href="#/${place}"]`, { timeout: 10_000 });
      }
      await page.getByRole('button', { name: /^One step \(/ }).click({ timeout: 10_000 });
      expect(await text(page, '.player output')).toBe('Rank 2 of 3');
    });
  });

  it('is clean for axe in both themes and languages, on a phone too, whatever the panel shows', async () => {
    const manners = [
      ['fr-FR', 'light'],
      ['en-US', 'dark'],
    ] as const;
    for (const [locale, colorScheme] of sample(manners, 1))
      await pages.visit({ path: '#/arena?stage=2&at=2%5Fe', locale, colorScheme, reducedMotion: 'reduce' }, async (page) => {
        await page.waitForSelector(FIGURE);
        const found: string[] = [];
        for (const panel of await page.getByRole('tab').all()) {
          await panel.click();
          found.push(...(await faultsOf(page)).map((fault) => `${locale}: ${fault}`));
        }
        await page.setViewportSize({ width: 390, height: 844 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        if (wide > 390) found.push(`${wide} wide on a phone`);
        expect(found).toEqual([]);
      });
  });

  it('stays fluid with 2,000 vertices: 17 steps, zooms and pans take less than 4 million steps of V8', async () => {
    await pages.visit({ path: '#/arena?game=nim:9,9,9' }, async (page) => {
      await page.waitForSelector(FIGURE);
      expect(await text(page, '.arena-legend')).toContain('1992 vertices');
      await soon(() => vertices(page)).toBeGreaterThan(10);
      const walk = async () => {
        await page.getByRole('slider').press('Home');
        for (let step = 0; step < 12; step++) {
          await page.getByRole('button', { name: /^One step \(/ }).press('Enter');
          await page.waitForTimeout(40);
        }
        await page.locator('.figure-view').focus();
        for (const key of ['0', '+', '+', '-']) {
          await page.keyboard.press(key);
          await page.waitForTimeout(60);
        }
        await page.locator('.figure-view').evaluate((view) => view.scrollBy(200, 300));
        await page.waitForTimeout(100);
        await page.getByRole('tab', { selected: true }).focus();
      };
      const steps = await PageSteps.of(page);
      // 2.0 million on 18 November 2026.
      expect(await steps.during(walk)).toBeLessThan(4_000_000);
      expect(await text(page, '.player output')).toMatch(/^Rank 11 of/);
    });
  });
});
