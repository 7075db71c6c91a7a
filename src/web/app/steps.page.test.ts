import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Pages, soon, text } from '../fixtures/pages.ts';

const pages = new Pages();

/** A visitor whose actions are counted: a press, or a text that is typed or pasted. */
class Visitor {
  readonly page: Page;
  actions = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async press(selector: string): Promise<void> {
    this.actions++;
    await this.page.locator(selector).first().click();
  }

  async paste(selector: string, content: string): Promise<void> {
    this.actions++;
    await this.page.locator(selector).first().fill(content);
  }
}

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

describe.each(SIZES)('from home, at $width px', (viewport) => {
  it('the attractor of a pasted graph is 4 actions away at most', async () => {
    await pages.visit({ viewport }, async (page) => {
      const visitor = new Visitor(page);
      await visitor.press('.pages button.section:has-text("Explore")');
      await visitor.press('.places a[href="#/arena"]');
      await visitor.press('.arena-sources button.main');
      await visitor.paste(
        '.arena-side textarea',
        '{0: [1, 7], 1: [2, 8], 2: [], 7: [], 8: []}\nstart = 0\nV_a = {8}\nV_e = {7, 2}',
      );
      await soon(() => text(page, '.player output')).toBe('Complete');
      await soon(() => page.locator('.arena-stage [data-node].eve').count()).toBe(4);
      expect(visitor.actions).toBeLessThanOrEqual(4);
    });
  });

  it('a series with its title and QR code is 5 actions away at most, the fifteen lines of code 2', async () => {
    await pages.visit({ viewport }, async (page) => {
      const teacher = new Visitor(page);
      await teacher.press('.pages a.section:has-text("Teach")');
      await teacher.paste('#hand-out input[type=text]', 'Cuts, Tuesday');
      await page.waitForSelector('.qr-code');
      await soon(() => page.locator('#hand-out input[readonly]').inputValue()).toMatch(/Cuts/);
      expect(teacher.actions).toBeLessThanOrEqual(5);
      await page.click('.brand');
      const developer = new Visitor(page);
      await developer.press('.pages a.section:has-text("Code")');
      await soon(() => page.locator('main pre').allTextContents()).toContainEqual(expect.stringContaining('definePure'));
      expect(developer.actions).toBeLessThanOrEqual(2);
    });
  });
});
