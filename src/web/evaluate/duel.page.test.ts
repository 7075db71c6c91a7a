import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../fixtures/axe.ts';
import { Pages, soon, text, texts } from '../fixtures/pages.ts';
import { Player } from '../play/fixtures/player.ts';

const pages = new Pages();
const hash = (page: Page) => page.evaluate(() => location.hash);

const PROGRAM = fileURLToPath(new URL('../../../dist/cli/main.js', import.meta.url));

async function atTerminal(typed: readonly string[]) {
  return JSON.parse((await promisify(execFile)(process.execPath, [PROGRAM, ...typed, '--json'])).stdout);
}

/** The words of a command line. */
const wordsOf = (line: string) => [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word);

const TABLE = '1 1 1 9 1 1 1 / 1 1 1 9 1 1 1 / 1 1 1 9 1 1 1 / 1 1 1 9 1 1 1 / 1 1 1 9 1 1 1 / 1 1 1 9 1 1 1';

describe('Two heuristics on the page', () => {
  it('play 20 games, the same as at the terminal; link, tree and play page keep the heuristic', async () => {
    await pages.visit({ path: '#/evaluate?game=connect4&heuristic=alignments', reducedMotion: 'reduce' }, async (page) => {
      const player = new Player(page);
      await page.waitForSelector('.evaluate-table');
      // Typed: Marty 2013's weights, and against them a table.
      await page.getByLabel('3 stones in a row').fill('5');
      await page.getByLabel('Order in which the columns are tried').fill('112');
      await soon(() => text(page, '.evaluate-table .error:not(:empty)')).toMatch(/^"112" is no order of the columns/);
      await page.getByLabel('Order in which the columns are tried').fill('4352617');
      await page.locator('summary', { hasText: 'Let two heuristics play' }).click();
      await page.getByLabel('B, another heuristic').fill('table=1 2 3');
      await soon(() => text(page, 'form .error')).toMatch(/^The table has 1 rows\. Type 6 rows of 7 numbers/);
      expect(await page.getByRole('button', { name: 'Let them play' }).isDisabled()).toBe(true);
      await page.getByLabel('B, another heuristic').fill(`table=${TABLE}`);
      await page.getByLabel('Seed').fill('7');
      await player.button('Let them play').click();
      await soon(() => page.locator('.duel').getAttribute('data-state')).toBe('over');
      const moves = await texts(page, '.duel tbody td:last-child');
      const openings = await texts(page, '.duel tbody td:nth-last-child(2)');
      expect(moves).toHaveLength(20);

      const [, ...typed] = wordsOf((await texts(page, 'form .hint code')).join(''));
      expect(typed.slice(0, 3)).toEqual([
        'match',
        'alphabeta:depth=2,heuristic=alignments long=5 columns=4352617',
        `alphabeta:depth=2,heuristic=table=${TABLE}`,
      ]);
      const { rows, wins, draws, losses } = await atTerminal(typed);
      expect(rows.map((row: { moves: string }) => row.moves)).toEqual(moves.map((line, i) => `${openings[i]} ${line}`));
      expect(await text(page, '.duel [role=status]')).toContain(`${wins} won, ${draws} drawn, ${losses} lost by A.`);
      await page.waitForSelector('.duel figure svg');
      expect(await faultsOf(page)).toEqual([]);

      // The link has all of it.
      await soon(() => hash(page)).toMatch(/heuristic=alignments_long=5_columns=4352617&against=table=1_1_1_9_.*&seed=7$/);
      await pages.go(page, await hash(page));
      await page.waitForSelector('form .hint code');
      expect(await page.getByLabel('3 stones in a row').inputValue()).toBe('5');
      expect(wordsOf((await texts(page, 'form .hint code')).join(''))).toEqual(['minerve', ...typed]);

      // The tree is searched with it, and the computer plays with it.
      await page.getByRole('link', { name: 'See the search' }).click();
      await soon(() => hash(page)).toMatch(/^#\/tree\?game=connect4:heuristic=alignments_long=5_columns=4352617&/);
      await pages.go(page, '#/tree?game=tictactoe:heuristic=table=1_1_1_/_1_1_1_/_1_1_77&depth=1&algorithms=minimax&step=end');
      await soon(() => page.locator('svg text', { hasText: /^77$/ }).count()).toBeGreaterThan(0);
      await pages.go(page, `#/evaluate?game=tictactoe&table=1_1_1_/_1_1_1_/_1_1_9`);
      await page.getByRole('link', { name: 'Play on from here' }).click();
      await page.waitForSelector('[role=grid]');
      expect(await page.locator('h1').textContent()).toBe('Tic-tac-toe · 3x3, three in a row · own heuristic');
      await player.touch('b2');
      await soon(() => hash(page)).toMatch(/^#\/play\/tictactoe:heuristic=table=1_1_1_\/_1_1_1_\/_1_1_9\?moves=b2_c1/);
    });
  });
});
