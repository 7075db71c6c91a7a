import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { algorithms } from '../../search/index.ts';
import { Pages, soon, text, texts } from '../fixtures/pages.ts';

const pages = new Pages();

/** Opens the page on trees, and waits for its tree. */
function visiting(visit: (page: Page) => Promise<void>, options: BrowserContextOptions = {}, hash = ''): Promise<void> {
  return pages.visit({ ...options, path: `see.html${hash}` }, async (page) => {
    await page.waitForSelector('#figure svg');
    await visit(page);
  });
}

describe('the page', () => {
  it('shows the default tree with its value 6, its best line and one α cut', async () => {
    await visiting(async (page) => {
      expect(await text(page, '#result-value')).toBe('6');
      expect(await text(page, '#result-line')).toBe('1 → 1');
      expect(await text(page, '#result-leaves')).toBe('3');
      expect(await text(page, '#result-cuts')).toBe('1 α · 0 β');
      expect(await texts(page, '#figure .cut')).toEqual(['α']);
      expect(await page.locator('#figure .cross').count()).toBe(1);
      expect(await texts(page, '#figure .value')).toEqual(['6', '6', '6', '7', '2', '2']);
    });
  });

  it('says next to the field why a list is wrong, and keeps the last good tree', async () => {
    await visiting(async (page) => {
      await page.fill('#tree', '[[1,2],[3,4]]');
      expect(await text(page, '#result-value')).toBe('3');
      await page.fill('#tree', '[[1,2],[3,4');
      expect(await text(page, '#tree-error')).toMatch(/^Line 1, column 8: this bracket is never closed/);
      expect(await page.getAttribute('#tree', 'aria-invalid')).toBe('true');
      expect(await text(page, '#result-value')).toBe('3');
      expect(await page.locator('#figure .shape').count()).toBe(7);
      await page.fill('#tree', '[[1,2],[3,5]]');
      expect(await text(page, '#tree-error')).toBe('');
      expect(await page.getAttribute('#tree', 'aria-invalid')).toBe('false');
    });
  });

  it('goes on saying that the list is broken, and that the drawing is of another, whatever else is chosen', async () => {
    await visiting(async (page) => {
      await page.fill('#tree', '[[6,7],[2,8]');
      const isSaid = async (value: string) => {
        expect(await text(page, '#tree-error')).toMatch(/^Line 1, column 1: this bracket is never closed/);
        expect(await page.getAttribute('#tree', 'aria-invalid')).toBe('true');
        expect(await text(page, '#stale')).toBe('This is still [[6,7],[2,8]]: the list in the field cannot be read.');
        expect(await page.getAttribute('#figure', 'class')).toContain('of-stale');
        expect(await page.inputValue('#tree')).toBe('[[6,7],[2,8]');
        expect(await text(page, '#result-value')).toBe(value);
      };
      await isSaid('6');
      await page.selectOption('#algorithm', 'minimax');
      await isSaid('6');
      expect(await text(page, '#result-leaves')).toBe('4');
      await page.check('input[value=min]');
      await isSaid('7');
      await page.getByRole('button', { name: 'SSS*' }).click();
      await isSaid('7');
      await page.fill('#tree', '[[6;7];[2;8]]');
      expect(await text(page, '#tree-error')).toMatch(/^Line 1, column 3: "6;7" is not a number/);
      await page.fill('#tree', '[[6,7],[2,9]]');
      expect([await text(page, '#tree-error'), await text(page, '#stale')]).toEqual(['', '']);
      expect(await page.getAttribute('#figure', 'class')).not.toContain('of-stale');
    });
  });

  it('speaks the language of the browser, and remembers another choice', async () => {
    await visiting(
      async (page) => {
        expect(await page.title()).toBe('Alpha-bêta pas à pas · Minerve');
        expect(await text(page, '#said')).toBe('Nœud Max à la racine vaut 6. Meilleure suite\u00a0: 1 1.');
        await page.fill('#tree', '[1');
        expect(await text(page, '#tree-error')).toMatch(/^Ligne 1, colonne 1\u00a0: ce crochet/);
        await page.click('#language');
        expect(await page.getAttribute('html', 'lang')).toBe('en');
        expect(await text(page, 'h1')).toBe('See alpha-beta think');
        expect(await text(page, '#tree-error')).toMatch(/^Line 1, column 1: this bracket/);
        await page.reload();
        expect(await text(page, 'h1')).toBe('See alpha-beta think');
      },
      { locale: 'fr-FR' },
    );
  });

  it('goes through the search by keyboard, and says each step aloud', async () => {
    await visiting(async (page) => {
      await page.keyboard.press('Home');
      expect(await page.locator('#figure .shape').count()).toBe(0);
      expect(await text(page, '#said')).toBe('The search has not begun.');
      await page.keyboard.press('ArrowRight');
      expect(await text(page, '#said')).toBe('Max node, window −∞ to +∞.');
      for (let step = 1; step < 11; step++) await page.keyboard.press('ArrowRight');
      expect(await text(page, '#said')).toMatch(/^Min node, window 6 to \+∞, cut α: Min gets 2 here/);
      expect(await page.getAttribute('#said', 'aria-live')).toBe('polite');
      expect(await page.locator('#figure .now').count()).toBe(1);
      await page.keyboard.press('ArrowLeft');
      expect(await page.locator('#figure .cross').count()).toBe(0);
      await page.keyboard.press('End');
      expect(await text(page, '#count')).toBe('Step 13 of 13');
      await page.focus('#tree');
      await page.keyboard.press('ArrowLeft');
      expect(await text(page, '#count')).toBe('Step 13 of 13');
    });
  });

  it('plays the search by itself until it is paused', async () => {
    await visiting(async (page) => {
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 1000);
      await page.keyboard.press('Space');
      expect(await page.getAttribute('#play', 'aria-label')).toBe('Pause (space)');
      await page.clock.runFor(1000);
      expect(await text(page, '#count')).toBe('Step 2 of 13');
      await page.click('#play');
      expect(await page.getAttribute('#play', 'aria-label')).toBe('Play (space)');
      await page.clock.runFor(5000);
      expect(await text(page, '#count')).toBe('Step 2 of 13');
    });
  });

  it('compares all algorithms, and a click on one shows its search', async () => {
    await visiting(async (page) => {
      expect(await texts(page, '#comparison tbody th')).toEqual(algorithms.map(({ title }) => title.en));
      expect(new Set(await texts(page, '#comparison tbody td:nth-child(3)'))).toEqual(new Set(['6']));
      await page.getByRole('button', { name: 'MTD(f)' }).click();
      expect(await page.inputValue('#algorithm')).toBe('mtdf');
      expect(await text(page, '#count')).toMatch(/^Step \d+ of \d+, pass (\d) of \1$/);
      await page.selectOption('#algorithm', 'minimax');
      expect(await text(page, '#result-leaves')).toBe('4');
      expect(await page.locator('#figure .window').count()).toBe(0);
    });
  });

  it('is shared by its address, down to the step', async () => {
    const hash = '#tree=[3,[4,0]]&root=min&algorithm=alphabeta-soft&step=7';
    await visiting(
      async (page) => {
        expect(await page.inputValue('#tree')).toBe('[3,[4,0]]');
        expect(await page.isChecked('input[value=min]')).toBe(true);
        expect(await text(page, '#said')).toMatch(/cut β/);
        await page.check('input[value=max]');
        await page.waitForFunction(() => location.hash === '#tree=[3,[4,0]]&root=max&algorithm=alphabeta-soft');
        expect(await text(page, '#result-value')).toBe('3');
      },
      {},
      hash,
    );
  });

  it('copies the link to what is shown at once, and says so where the browser refuses', async () => {
    await visiting(async (page) => {
      const copied = await page.evaluate(async () => {
        let text = '';
        navigator.clipboard.writeText = async (given) => {
          text = given;
        };
        document.querySelector<HTMLInputElement>('input[value=min]')?.click();
        document.getElementById('copy-link')?.click();
        const bar = location.hash;
        // Said for a moment only: looked at from here.
        const said = document.getElementById('copy-said') as HTMLElement;
        if (said.textContent === '')
          await new Promise<void>((resolve) =>
            new MutationObserver(() => resolve()).observe(said, { childList: true, characterData: true, subtree: true }),
          );
        return { text, bar, said: said.textContent };
      });
      expect(copied.bar).not.toContain('root=min');
      expect(copied.text).toBe(`${pages.address()}see.html#tree=[[6,7],[2,8]]&root=min&algorithm=alphabeta`);
      expect(copied.said).toBe('Copied');
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      });
      await page.click('#copy-link');
      await soon(() => text(page, '#copy-said')).toMatch(/^The browser refused to copy/);
    });
  });

  it('with a broken address shows what is wrong and the first tree', async () => {
    await visiting(
      async (page) => {
        expect(await page.inputValue('#tree')).toBe('[1,');
        expect(await text(page, '#tree-error')).toMatch(/never closed/);
        expect(await text(page, '#stale')).toMatch(/^This is still \[\[6,7\],\[2,8\]\]/);
        expect(await text(page, '#result-value')).toBe('6');
      },
      {},
      '#tree=[1,',
    );
  });

  it('offers examples and random trees', async () => {
    await visiting(async (page) => {
      await page.getByRole('button', { name: 'β cut' }).click();
      expect(await page.isChecked('input[value=min]')).toBe(true);
      expect(await texts(page, '#figure .cut')).toEqual(['β']);
      await page.fill('#seed', '7');
      await page.click('#grow');
      const first = await page.inputValue('#tree');
      expect(await page.inputValue('#seed')).toBe('8');
      await page.fill('#seed', '7');
      await page.click('#grow');
      expect(await page.inputValue('#tree')).toBe(first);
      await page.fill('#levels', '99');
      await page.click('#grow');
      expect(await page.inputValue('#levels')).toBe('5');
      await page.fill('#seed', '');
      await page.focus('#levels');
      expect(await page.inputValue('#seed')).toBe('0');
    });
  });

  it('can be used without a mouse: everything has a name, and the first Tab skips to the tree', async () => {
    await visiting(async (page) => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('figure');
      expect(await nameless(page, 'button, input, select, textarea, summary, section')).toEqual([]);
    });
  });

  it('fits a phone and a wide screen, in light and dark', async () => {
    await visiting(
      async (page) => {
        for (const width of [390, 1400])
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.setViewportSize({ width, height: 800 });
            await page.emulateMedia({ colorScheme });
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
            const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
            expect(paper).toBe(colorScheme === 'light' ? 'rgb(246, 242, 234)' : 'rgb(21, 19, 16)');
          }
        await page.click('#theme');
        await page.reload();
        expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(246, 242, 234)');
      },
      {},
      '#tree=[[[[5,6],[7,4,5]],[[3]]],[[[6],[6,9]],[[7]]],[[[5]],[[9,8],[6]]]]',
    );
  });

  it('saves the tree as a picture that stands alone', async () => {
    await visiting(async (page) => {
      const { name, content } = await saved(page, 'SVG');
      expect(name).toBe('tree.svg');
      expect(content).toMatch(/^<svg xmlns.*<style>.*<\/svg>\s*$/s);
    });
  });

  it('saves what is shown: the pass, and as far as the search has come', async () => {
    await visiting(
      async (page) => {
        expect(await text(page, '#count')).toBe('Step 9 of 27, pass 1 of 3');
        const whole = '□ Max [-1, 0] = 6 ✂ β (skipped: 2)\n└─ 1 ○ Min [-1, 0] = 6\n   ├─ 1 = 6\n   └─ 2 = 7\n';
        expect((await saved(page, 'TXT')).content).toBe(whole);
        expect(await text(page, '#words')).toBe(whole.trim());
        for (let step = 9; step > 4; step--) await page.keyboard.press('ArrowLeft');
        expect((await saved(page, 'TXT')).content).toBe('□ Max [-1, 0] …\n└─ 1 ○ Min [-1, 0] … 6\n   └─ 1 = 6\n');
        await page.keyboard.press('End');
        expect((await saved(page, 'TXT')).content).toMatch(/^□ Max \[5, 7\] = 6/);
      },
      {},
      '#algorithm=mtdf&step=9',
    );
  });
});

async function saved(page: Page, form: string): Promise<{ name: string; content: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: form }).click()]);
  let content = '';
  for await (const part of await download.createReadStream()) content += part;
  return { name: download.suggestedFilename(), content };
}

/** Those of the elements that have no name a screen reader could say. */
function nameless(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => {
        const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null) : null;
        const labelled = element.getAttribute('aria-labelledby');
        const name = element.getAttribute('aria-label') ?? (labelled ? document.getElementById(labelled)?.textContent : '');
        return !(name || labels?.length || element.textContent)?.toString().trim();
      })
      .map((element) => element.outerHTML),
  );
}
