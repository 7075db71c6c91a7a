import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { scoreText } from '../../explain/index.ts';
import { PageSteps, sample } from '../../fixtures/index.ts';
import { boardGames, treeFigures } from '../../games/index.ts';
import { algorithms } from '../../search/index.ts';
import { faultsOf } from '../fixtures/axe.ts';
import { Pages, soon, text, texts } from '../fixtures/pages.ts';

const pages = new Pages();
const NODE = '.tree-figure [data-node]';

/** On to another tree without loading the page again; what was there goes first. */
async function on(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('.tree-table')?.setAttribute('data-old', '');
    location.hash = to;
  }, hash);
  await page.waitForSelector(`.tree-table:not([data-old]) ${NODE}`);
}

/** Everything that is seen of a step: the drawing and the panel, attributes in the order of their names. */
const seen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.tree-items *, .tab-panel *, .slider output')].map((element) => {
      const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
      return `${element.tagName} ${attributes.join(' ')} ${element.childElementCount === 0 ? element.textContent : ''}`;
    }),
  );

const tally = (page: Page) => texts(page, '.tally');
const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

describe('the page on trees', () => {
  it('writes the pieces of chess as the language of the page does, and follows it', async () => {
    const position = 'game=chess&from=4k3/8/8/8/8/8/8/R3K3_w_-_-_0_1&depth=1&step=end';
    await pages.visit({ path: `#/tree?${position}`, locale: 'fr-FR' }, async (page) => {
      const moves = async () => (await page.locator('.tree-table svg [data-node]').allTextContents()).join(' ');
      await soon(moves).toMatch(/Rd2.*Ta8/);
      expect(await moves()).not.toMatch(/Ra8|Kd2/);
      await page.click('#language');
      await soon(moves).toMatch(/Kd2.*Ra8/);
    });
    await pages.visit({ path: `#/jury?${position}`, locale: 'fr-FR' }, async (page) => {
      await soon(() => text(page, '.jury-nodes')).toMatch(/Ta8/);
      expect(await text(page, 'main')).not.toMatch(/Ra8|Kd2/);
    });
  });

  it('steps the documents’ trees to their values and cuts, and back through the very same pictures', async () => {
    await pages.visit({ path: '#/tree?preset=001-three-cuts' }, async (page) => {
      await page.waitForSelector(NODE);
      expect(await text(page, '.said')).toMatch(/^The search has not begun/);
      expect(await tally(page)).toEqual(['0 of 14 leaves0 cuts']);
      const steps = [await seen(page)];
      for (let step = 1; step <= 44; step++) {
        await press(page, 'ArrowRight');
        steps.push(await seen(page));
      }
      expect(new Set(steps.map((step) => step.join())).size).toBe(45);
      for (let step = 43; step >= 0; step--) {
        await press(page, 'ArrowLeft');
        expect(await seen(page), `step ${step}`).toEqual(steps[step]);
      }
      const cuts: string[] = [];
      for (let cut = 0; cut < 3; cut++) {
        await press(page, 'c');
        cuts.push(`${await text(page, '.said')} ${await text(page, '.bounds')}`);
      }
      expect(cuts[0]).toMatch(/4 ≤ α = 5/);
      expect(cuts[1]).toMatch(/6 ≤ α = 6/);
      expect(cuts[2]).toMatch(/≤ α = 6/);
      expect(await text(page, '.why')).toMatch(/4\.c/);
      await press(page, 'End');
      expect(await tally(page)).toEqual(['9 of 14 leaves3 cutsvalue 6']);
      await press(page, 'C', 'C', 'Home');
      expect(await text(page, '.slider output')).toMatch(/^Step 0 of/);
      for (const [name, seen] of [
        ['000-figure-1', '3 of 4 leaves1 cut'],
        ['000-figure-4', '4 of 5 leaves1 cut'],
        ['002-seven-leaves', '9 of 16 leaves3 cuts'],
      ] as const) {
        await on(page, `#/tree?preset=${name}&step=end`);
        expect((await tally(page))[0], name).toContain(seen);
      }
      for (const { name, title, source, value } of treeFigures) {
        await on(page, `#/tree?preset=${name}&step=end`);
        expect(await text(page, 'main h1'), name).toContain(title.en);
        expect(await text(page, '.origin'), name).toBe(`Source: ${source.en}`);
        expect((await tally(page))[0].replace(/.*value /, ''), name).toBe(scoreText(value));
      }
      await on(page, '#/tree?tree=[[6,7],[2,8]');
      expect(await text(page, '.unread')).toMatch(/^This is another tree.*this bracket is never closed/);
      // As it was shared before the app had the page.
      await on(page, '#tree=[3,[4,0]]&root=min&algorithm=alphabeta-soft&step=7');
      expect(await text(page, '.said')).toMatch(/β/);
      await soon(() => page.evaluate(() => location.hash)).toMatch(/^#\/tree\?tree=\[3,\[4,0\]\]&root=min/);
    });
  });

  it('opens an example with the search that it is about, until another one is chosen', async () => {
    await pages.visit({ path: '#/tree' }, async (page) => {
      await page.waitForSelector(NODE);
      await page.getByRole('tab', { name: 'The tree' }).click();
      const search = page.getByRole('combobox', { name: 'Algorithm' });
      const choose = (name: string) => page.locator('.sources select').first().selectOption(name);
      for (const [name, algorithm] of [
        ['001-three-cuts', 'alphabeta-soft'],
        ['004-figure-6-max', 'minimax'],
        ['000-figure-3', 'minimax2'],
        ['000-figure-4', 'alphabeta'],
      ] as const) {
        await choose(name);
        await soon(() => search.first().inputValue()).toBe(algorithm);
      }
      await search.first().selectOption('negascout');
      await choose('001-three-cuts');
      await soon(() => text(page, 'main h1')).toContain('Three cuts');
      expect(await search.first().inputValue()).toBe('negascout');
    });
  });

  it('sets three searches side by side, which agree; each order is told with what it sees; changes can be undone', async () => {
    await pages.visit({ path: '#/tree?preset=ordered-27' }, async (page) => {
      await page.waitForSelector(NODE);
      await page.getByText('Options', { exact: true }).click();
      await page.getByRole('button', { name: 'Compare three searches' }).click();
      await press(page, 'End');
      expect((await tally(page)).map((each) => each.replace(/.*value /, ''))).toEqual(['0', '0', '0']);
      expect((await tally(page)).map((each) => Number.parseInt(each, 10))).toEqual([27, 11, 11]);
      await on(page, '#/tree?preset=000-figure-4&algorithms=minimax,minimax2,alphabeta&step=end');
      expect((await tally(page)).map((each) => Number.parseInt(each, 10))).toEqual([5, 5, 4]);
      // All of each is seen, and the panel speaks of one that cuts.
      const beyond = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('.figures, .figure-view')].map((box) => box.scrollWidth - box.clientWidth),
        );
      expect(await beyond()).toEqual([0, 0, 0, 0]);
      await press(page, 'Home', 'c');
      expect(await text(page, '.said')).toMatch(/^Deep β cut/);
      expect(
        await page.locator('.figure-column').evaluateAll((all) => all.map((one) => one.classList.contains('active'))),
      ).toEqual([false, false, true]);
      await page.locator('.figure-column').first().click();
      expect(await text(page, '.said')).not.toMatch(/cut/);
      await on(page, '#/tree?preset=ordered-27');
      const orders = await texts(page, '.orders option');
      expect(orders[0]).toBe('original order: 11 of 27 leaves');
      expect(orders[2]).toBe('worst first: 27 of 27 leaves');
      await page.getByRole('tab', { name: 'The tree' }).click();
      const field = page.locator('.sources textarea');
      await field.fill('[[1,2],[3,4]]');
      await field.fill('[[1,2],[3,4');
      expect(await text(page, '.sources .error')).toMatch(/^Line 1, column 8: this bracket is never closed/);
      expect(await page.locator(NODE).count()).toBe(7);
      await field.fill('[[1,2],[3,5]]');
      await soon(() => text(page, '.sources .error')).toBe('');
      await page.locator(`${NODE}.leaf`).first().click();
      await page.locator('.leaf-input input, input.leaf-input').first().fill('9');
      await press(page, 'Enter');
      await soon(() => field.inputValue()).toBe('[[9,2],[3,5]]');
      await page.getByRole('button', { name: 'Undo the change' }).click();
      await soon(() => field.inputValue()).toBe('[[1,2],[3,5]]');
      await page.getByRole('tab', { name: 'Results' }).click();
      await page.getByRole('button', { name: 'Show the result now' }).click();
      await soon(() => page.locator('.comparison tbody tr').count()).toBe(algorithms.length);
      expect(new Set(await texts(page, '.comparison td:last-child'))).toEqual(new Set(['3']));
    });
  });

  it('opens where something has happened: at the first cut, or where an inner node has its value', async () => {
    await pages.visit({ path: '#/tree', viewport: { width: 390, height: 844 } }, async (page) => {
      await page.waitForSelector(NODE);
      expect(await text(page, '.said')).toMatch(/^Shallow α cut/);
      expect(await page.locator('.why[open]').count()).toBe(0);
      const beyond = () => page.locator('.figure-view').evaluate((view) => view.scrollWidth - view.clientWidth);
      expect(await beyond()).toBe(0);
      for (const preset of ['001-three-cuts', '000-figure-4']) {
        await on(page, `#/tree?preset=${preset}&step=first`);
        expect(await beyond(), preset).toBe(0);
      }
      await on(page, '#/tree?tree=[[6,7],[2,8]]&algorithms=minimax&step=first');
      expect(await tally(page)).toEqual(['2 of 4 leaves0 cuts']);
      expect(await page.locator('.said ~ .counts').count()).toBe(1);
      // A link from before that names no step still shows the tree before the search.
      await on(page, '#/tree?preset=001-three-cuts');
      expect(await text(page, '.said')).toMatch(/^The search has not begun/);
    });
  });

  it('makes a tree of a position of every game, and leads back to the board', async () => {
    await pages.visit({ path: '#/tree' }, async (page) => {
      await page.waitForSelector(NODE);
      for (const { variants } of sample(boardGames, 3)) {
        await on(page, `#/tree?game=${variants[0].spec}&min=person&depth=2`);
        expect(await page.locator('.tree-items .board svg').count(), variants[0].spec).toBeGreaterThan(1);
        await press(page, 'End');
        expect(await tally(page)).toEqual([expect.stringMatching(/value/)]);
      }
      await page.locator('.back-to-board').click();
      await page.waitForSelector('.game-board [role=gridcell]');
      await page.getByRole('button', { name: 'See the search' }).click();
      await page.waitForSelector(NODE);
    });
  });

  it('stays fluid with 20,000 nodes, and paints a slider’s move at once among a million steps', async () => {
    await pages.visit({ path: '#/tree' }, async (page) => {
      await page.waitForSelector(NODE);
      const walk = async () => {
        await on(page, '#/tree?random=1.9.3');
        await press(page, ...Array(12).fill('ArrowRight'), 'c', 'c', 'End');
      };
      const steps = await PageSteps.of(page);
      // 1.6 million on 18 November 2026; a redrawing of all 29,524 nodes at each of the 17 keys takes tens of millions.
      expect(await steps.during(walk)).toBeLessThan(3_000_000);
      expect(await text(page, '.size')).toMatch(/^29,524 nodes/);
      await on(page, '#/tree?random=1.12.3&algorithms=minimax&leaves=two-steps');
      expect(await text(page, '.slider output')).toMatch(/^Step 0 of 1,594,322/);
      const slide = async () => {
        for (const part of [0.5, 0.1, 0.9, 0.3])
          await page.locator('.slider input').evaluate((slider: HTMLInputElement, at) => {
            slider.valueAsNumber = Math.round(Number(slider.max) * at);
            slider.dispatchEvent(new Event('input', { bubbles: true }));
            return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
          }, part);
      };
      // Four moves took 6 to 12 million, more on a loaded machine, which has more frames between them; the whole search
      // has 1.6 million steps of its own, each many of V8's, and going through it takes hundreds of millions.
      expect(await steps.during(slide)).toBeLessThan(30_000_000);
    });
  });

  const manners = [
    ['light', 'en-US', { width: 390, height: 844 }],
    ['dark', 'fr-FR', { width: 1920, height: 1080 }],
  ] as const;
  it.each(sample(manners, 1))('has no fault that axe finds: %s, %s', async (colorScheme, locale, viewport) => {
    await pages.visit(
      { path: '#/tree?preset=001-three-cuts&step=11&types=shown', colorScheme, locale, viewport },
      async (page) => {
        await page.waitForSelector(NODE);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click();
          expect(await faultsOf(page)).toEqual([]);
        }
      },
    );
  });
});
