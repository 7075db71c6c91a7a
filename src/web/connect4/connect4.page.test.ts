import { describe, expect, it } from 'vitest';
import { nameless } from '../fixtures/nameless.ts';
import { Pages, soon, text } from '../fixtures/pages.ts';
import { click, moves, playing, says, seatPeople } from './fixtures/table.ts';

const pages = new Pages();

describe('the address', () => {
  it('holds the position, and whoever takes it up has the side to move', async () => {
    await playing(pages, '#4455', async (page) => {
      expect(await page.locator('#board .stone').count()).toBe(4);
      await says(page, 'The position of the link. Yellow to move.');
      await page.evaluate(() => {
        location.hash = '#445';
      });
      await says(page, 'The position of the link. Red to move.');
      const seated = async () => [await page.inputValue('#yellow'), await page.inputValue('#red')];
      expect(await seated()).toEqual(['0', '4']);
      await page.waitForTimeout(1000);
      expect(await moves(page)).toBe('445');
      await click(page, 1);
      expect(await seated()).toEqual(['4', '0']);
      await says(page, /^Yellow played column \d\. Your move, Red\.$/);
    });
  });

  it.each([
    ['#4449', /wrong at move 4: there is no column “9”, columns are 1 to 7/],
    ['#4444444', /wrong at move 7: column 4 is full already/],
    ['#12121213', /the game was over after move 7/],
    ['#%%%', /there is no column “%”/],
  ])('that is wrong (%s) says why and shows the empty board', async (hash, why) => {
    await playing(pages, hash, async (page) => {
      expect(await text(page, '#address-error')).toMatch(why);
      expect(await text(page, '#address-error')).toMatch(/Here is the empty board\.$/);
      expect(await page.locator('#board .stone').count()).toBe(0);
      await page.click('#language');
      expect(await text(page, '#address-error')).toMatch(/^L’adresse est fausse.*Voici le plateau vide\.$/);
      await click(page, 4);
      await soon(() => text(page, '#address-error')).toBe('');
    });
  });
});

describe('the page', () => {
  it('speaks French, remembers it, and leads to the other page and back', async () => {
    await playing(
      pages,
      '#44',
      async (page) => {
        expect(await page.title()).toBe('Puissance 4, résolu · Minerve');
        await says(page, 'La position du lien. Au tour de Jaune.');
        await seatPeople(page);
        await click(page, 4);
        await says(page, 'Jaune joue en 4. Au tour de Rouge.');
        await page.click('#language');
        await says(page, 'Yellow played column 4. Red to move.');
        await page.getByRole('link', { name: 'Alpha-beta' }).click();
        await soon(() => text(page, 'h1')).toBe('See alpha-beta think');
        await page.getByRole('link', { name: 'Connect 4' }).click();
        await soon(() => text(page, 'h1')).toBe('Connect 4, solved');
        expect(await text(page, '[aria-current=page]')).toBe('Connect 4 solved');
      },
      { locale: 'fr-FR' },
    );
  });

  it('fits a phone, a desk and a projector, in light and dark, with everything shown', async () => {
    await playing(pages, '#4444433322', async (page) => {
      await page.check('#show-values');
      await page.click('#solve-start');
      await page.waitForSelector('#line');
      for (const [colorScheme, paper] of [
        ['light', 'rgb(246, 242, 234)'],
        ['dark', 'rgb(21, 19, 16)'],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(paper);
      }
      for (const language of ['en', 'fr'])
        for (const width of [320, 390, 768, 1100, 1920]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} ${language}`).toBe(width);
          if (width === 1920) await page.click('#language');
        }
    });
  });

  it('says so where the code of its threads cannot be loaded, and two people play on', async () => {
    await playing(
      pages,
      '',
      async (page) => {
        await page.route('**/assets/*worker*.js', (route) => route.fulfill({ status: 404, body: '' }));
        await click(page, 4);
        await says(page, /^The engine has failed: .* Reload the page to try again\.$/);
        await page.click('#solve-start');
        await says(page, /^The engine has failed: /, 'solve-said');
        expect(await page.isVisible('#solve-start')).toBe(true);
        await seatPeople(page);
        await click(page, 4);
        await says(page, 'Red played column 4. Yellow to move.');
      },
      { expected: /404|worker-/ },
    );
  });

  it('has a name for everything that can be used', async () => {
    await playing(pages, '#44', async (page) => {
      expect(await nameless(page, 'button, input, select, section, nav, [role=grid], [role=gridcell]')).toEqual([]);
    });
  });
});
