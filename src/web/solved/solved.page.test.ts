import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '../../core/index.ts';
import { IS_LONG, rounds, sample } from '../../fixtures/index.ts';
import { type Connect4Position, parseGame } from '../../games/index.ts';
import { faultsOf } from '../fixtures/axe.ts';
import { Pages, soon, text, texts } from '../fixtures/pages.ts';
import { CENTRE } from './address.ts';

const pages = new Pages();

const STATUS = '.solved-board [role=status]';
const FAN = '.fan button';

/** Replies of a visitor: each is a part of 1, of the columns that have room. */
type Replies = readonly number[];

const PLIES = 42;

/** Replies in turn: the first three by number, for every line of six plies; the rest at random. */
function repliesOf(random: Random, first: readonly number[] = []): Replies {
  const rest = Array.from({ length: PLIES / 2 - first.length }, () => random.below(2 ** 30) / 2 ** 30);
  return [...first.map((column) => (column + 0.5) / 7), ...rest];
}

/**
 * Plays games by clicks on the board and on "Start again", in the page, because a click from outside takes longer than
 * the answer to it. Returns the columns of each game, counted from 0, as the board shows them.
 */
function playIn(page: Page, games: readonly Replies[]): Promise<readonly (readonly number[])[]> {
  return page.evaluate(async (games) => {
    const board = document.querySelector('.solved-board') as HTMLElement;
    const places = (selector: string) => [...board.querySelectorAll<HTMLElement>(selector)];
    const stones = () => places('[role=gridcell]').filter((cell) => cell.ariaLabel?.includes('stone'));
    const columnOf = (cell: HTMLElement) => Number(cell.dataset.place) % 7;
    const isOver = () => /has won|have won|is full/.test(board.querySelector('[role=status]')?.textContent ?? '');
    const until = (isSo: () => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!isSo()) return;
          observer.disconnect();
          resolve();
        };
        const observer = new MutationObserver(look);
        observer.observe(board, { subtree: true, childList: true, attributes: true, characterData: true });
        look();
      });
    const again = places('button').at(-1) as HTMLElement;
    const lines: number[][] = [];
    for (const replies of games) {
      again.click();
      await until(() => stones().length === 1 && !isOver() && places('.target').length > 0);
      const line = stones().map(columnOf);
      for (const reply of replies) {
        const before = new Set(stones());
        const targets = places('.target').sort((one, other) => columnOf(one) - columnOf(other));
        const chosen = targets[Math.floor(reply * targets.length)] as HTMLElement;
        chosen.click();
        await until(() => isOver() || (stones().length === before.size + 2 && places('.target').length > 0));
        line.push(
          columnOf(chosen),
          ...stones()
            .filter((cell) => cell !== chosen && !before.has(cell))
            .map(columnOf),
        );
        if (isOver()) break;
      }
      lines.push(line);
    }
    return lines;
  }, games);
}

describe('Connect 4, solved', () => {
  it('wins every game against somebody who replies at random, by mouse and by keyboard', async () => {
    await pages.visit({ path: '#/solved', reducedMotion: 'reduce' }, async (page) => {
      // Column 4 and its mirror image count once: four replies to the centre.
      await soon(() => page.locator(FAN).count()).toBe(4);
      expect(await texts(page, `${FAN} > span`)).toEqual([
        'You 1, 7, then 4',
        'You 2, 6, then 2',
        'You 3, 5, then 6',
        'You 4, then 4',
      ]);
      await soon(() => text(page, `${FAN} small`)).toBe('loses in 34');
      await soon(() => texts(page, '.first-moves button')).toEqual([
        '1 loses',
        '2 loses',
        '3 draw',
        '4 wins',
        '5 draw',
        '6 loses',
        '7 loses',
      ]);
      const random = new Random(34);
      for (let game = 0; game < rounds(12); game++) {
        await page.getByRole('button', { name: 'Start again' }).click();
        for (;;) {
          await soon(() => text(page, STATUS)).toMatch(/^(Your turn|The strategy has won)/);
          if ((await text(page, STATUS))?.startsWith('The strategy')) break;
          await soon(() => page.locator(FAN).count()).toBeGreaterThan(0);
          const stones = new URL(page.url()).hash;
          const chosen = page.locator(FAN).nth(random.below(await page.locator(FAN).count()));
          if (game % 2 === 0) await chosen.click();
          else await chosen.press('Enter');
          await soon(() => new URL(page.url()).hash).not.toBe(stones);
        }
      }
    });
  });

  it('beats games at random and every line of six plies on its board, a thousand and all in the long test', async () => {
    const random = new Random(35);
    const columns = [0, 1, 2, 3, 4, 5, 6];
    const firsts = columns.flatMap((one) => columns.flatMap((two) => columns.map((three) => [one, two, three])));
    const chosen = sample(firsts, 12);
    const games = [
      ...chosen.map((first) => repliesOf(random, first)),
      ...Array.from({ length: IS_LONG ? 1000 : 12 }, () => repliesOf(random)),
    ];
    const game = unwrap(parseGame('connect4'));
    await pages.visit({ path: '#/solved', reducedMotion: 'reduce' }, async (page) => {
      await soon(() => text(page, STATUS)).toMatch(/^Your turn/);
      const lines = await playIn(page, games);
      expect(lines.length).toBe(games.length);
      for (const [n, line] of lines.entries()) {
        const position = game.start() as Connect4Position;
        for (const column of line) {
          expect(position.outcome(), line.join()).toBeUndefined();
          position.play(column);
        }
        expect(line[0]).toBe(CENTRE);
        expect(position.outcome(), line.join()).toBeGreaterThan(0);
        if (n < chosen.length) expect([line[1], line[3], line[5]]).toEqual(chosen[n]);
      }
    });
  }, 600_000);

  it('shows a link’s position, takes moves back, answers another first move, and refuses what does not fit', async () => {
    await pages.visit({ path: '#/solved?moves=444', locale: 'fr-FR', reducedMotion: 'reduce' }, async (page) => {
      await soon(() => text(page, STATUS)).toBe('À vous. Choisissez une colonne.');
      await page.locator('[role=grid] [data-square]').first().click();
      await soon(() => new URL(page.url()).hash.length).toBe('#/solved?moves=44411'.length);
      await soon(() => page.locator(FAN).count()).toBeGreaterThan(0);
      expect(await text(page, '.solved-board .muted')).toMatch(
        /^Colonne \d\s: (ce coup est dans le certificat|trouvé par la petite recherche)/,
      );
      await page.getByRole('button', { name: 'Reprendre le coup' }).click();
      await soon(() => new URL(page.url()).hash).toBe('#/solved?moves=444');
      await page.getByRole('button', { name: /^Colonne 3/ }).click();
      await soon(() => new URL(page.url()).hash).toMatch(/moves=3\d$/);
      await soon(() => text(page, STATUS)).toBe('À vous. Choisissez une colonne.');
      // By its own certificate, as in every first column.
      await soon(() => page.locator(FAN).count()).toBe(7);
      await soon(() => text(page, '.solved-proof > p')).toContain('La stratégie ne perd donc pas');
      await pages.go(page, '#/solved?moves=4444444');
      await soon(() => text(page, '[role=alert]')).toMatch(/^Les coups de ce lien/);
    });
  });

  it('checks the certificate in the page, stops when asked, and is clean for axe on a phone', async () => {
    await pages.visit({ path: '#/solved', viewport: { width: 390, height: 844 }, colorScheme: 'dark' }, async (page) => {
      await soon(() => page.locator(FAN).count()).toBe(4);
      expect(await faultsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Check it here' }).click();
      await soon(() => page.locator('.solved-proof progress').getAttribute('value').then(Number)).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Stop' }).click();
      await soon(() => page.locator('.solved-proof progress').count()).toBe(0);
    });
  });
});
