import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { legalMoves, unwrap } from '../../core/index.ts';
import { parseGame } from '../../games/index.ts';
import { fileName, pairBytes, TableSet } from '../../tablebases/index.ts';
import { faultsOf } from '../fixtures/axe.ts';
import { Pages, soon, text } from '../fixtures/pages.ts';
import { atTable, type Player } from './fixtures/player.ts';

const pages = new Pages();

const GAME = 'draughts:international';
/** A king and a man against a man, White to move; and one piece more. */
const ENDING = 'W:WK46,28:B9';
const LARGER = 'W:WK46,28:B9,13';

const visit = (use: (player: Player) => Promise<void>, more = '', locale = 'en-US') =>
  atTable(pages, `#/play/${GAME}?from=${ENDING}&min=person${more}`, use, { locale });

const answer = (page: Page) => text(page, '.tables .answer');
const labels = (page: Page) =>
  page.locator('[role=gridcell]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));

/** In how many plies each move of the ending wins, by a table that was made here. */
async function plies(set: TableSet): Promise<Map<string, number>> {
  const game = unwrap(parseGame(GAME));
  const position = unwrap(game.parsePosition(ENDING));
  return new Map(
    legalMoves(position).map((move) => {
      const notation = game.formatMove(move, position);
      position.play(move);
      const known = set.probeLoaded(position);
      position.undo();
      return [notation, (known?.plies ?? Number.NaN) + 1];
    }),
  );
}

const choose = (page: Page, name: string, bytes: Uint8Array) =>
  page
    .locator('.tables .picker')
    .first()
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });

describe('Endgame tables in the page', () => {
  it('are solved there, by the keyboard too, and then every move tells in how many plies it wins', async () => {
    const set = await TableSet.build(unwrap(parseGame(GAME)), 3);
    const known = await plies(set);
    const best = Math.min(...known.values());
    await visit(async (player) => {
      const { page } = player;
      const build = player.button('Solve all with up to 3 pieces');
      await build.focus();
      await page.keyboard.press('Enter');
      await soon(() => answer(page)).toMatch(/^Positions with up to 3 pieces are looked up/);
      await soon(() => text(page, '.bar-names strong')).toBe(`White wins in ${best}`);
      expect((await labels(page)).join()).toContain(`win in ${best}`);
      // The man's own move, on its square.
      await player.touch('28');
      for (const to of ['22', '23'])
        expect(await player.square(to).getAttribute('aria-label')).toContain(`win in ${known.get(`28-${to}`)}`);
      expect(await faultsOf(page)).toEqual([]);
      // Kept for the next game of its kind; and a piece more is not claimed to be known.
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `#/play/${GAME}?from=${LARGER}&min=person`);
      await soon(() => answer(page)).toContain('This position has more pieces');
    });
  });

  it('are opened as files, and refused with the reason where they are not in order', async () => {
    const set = await TableSet.open(unwrap(parseGame(GAME)), []);
    const other = await TableSet.open(unwrap(parseGame('draughts:english')), []);
    const bytesOf = async (tables: TableSet, name: string) => {
      const pairs = tables.pairs(2);
      for (const pair of pairs) tables.add(await tables.solve(pair));
      const pair = pairs.find((one) => one.name === name) as (typeof pairs)[number];
      return pairBytes(tables.rules, await tables.solve(pair));
    };
    const bytes = await bytesOf(set, 'KvM');
    await visit(
      async ({ page }) => {
        await page.locator('.tables').waitFor();
        await choose(page, fileName('KvM'), new TextEncoder().encode('a letter to somebody'));
        await soon(() => answer(page)).toMatch(/^Le fichier KvM\.table n’est pas une table de Minerve/);
        const damaged = bytes.slice();
        damaged[damaged.length - 5] ^= 64;
        await choose(page, fileName('KvM'), damaged);
        await soon(() => answer(page)).toMatch(/^La table KvM\.table est endommagée/);
        await choose(page, fileName('KvM'), await bytesOf(other, 'KvM'));
        await soon(() => answer(page)).toMatch(/^La table KvM\.table est de draughts:english:endless/);
        await choose(page, 'notes.txt', bytes);
        await soon(() => answer(page)).toMatch(/aucun fichier de tables/);
        await choose(page, fileName('KvM'), bytes);
        await soon(() => answer(page)).toMatch(/^Les positions jusqu’à 2 pièces sont consultées/);
        expect(await faultsOf(page)).toEqual([]);
      },
      '',
      'fr-FR',
    );
  });

  it('are not offered where there are none: many pieces, Frisian draughts, other games', async () => {
    for (const path of ['draughts:frisian?from=W:WK46:BK5&min=person', 'draughts:international', 'othello'])
      await atTable(pages, `#/play/${path}`, async ({ page }) => {
        await page.waitForLoadState('networkidle');
        expect(await page.locator('.tables').count()).toBe(0);
      });
  });
});
