import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PageSteps } from '../../fixtures/index.ts';
import { Pages, soon } from '../fixtures/pages.ts';
import { unfoldMenu } from '../play/fixtures/player.ts';

const pages = new Pages();

const GAME = '#/play/tictactoe?moves=b2_a1&min=person&seed=7';

const openSaves = async (page: Page, name = 'Saved games') => {
  await unfoldMenu(page);
  await page.getByRole('button', { name, exact: true }).click();
  await page.locator('.saves-window').waitFor();
};

const slot = (page: Page, number: number) => page.locator(`[data-slot="${number}"]`);

async function save(page: Page, number: number, name: string): Promise<void> {
  await slot(page, number).getByRole('button').first().click();
  await slot(page, number).getByRole('textbox').fill(name);
  await page.keyboard.press('Enter');
  await slot(page, number).getByText(name, { exact: true }).waitFor();
}

/** Puts a record where the saves are, as another version or a fault might have. */
async function write(page: Page, shelf: string, id: string, record: unknown): Promise<void> {
  await page.evaluate(
    ([name, key, value]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('minerve');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction(name as string, 'readwrite');
          transaction.objectStore(name as string).put(value, key as string);
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    [shelf, id, record] as const,
  );
}

const file = (name: string, content: string | Buffer) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

const pick = (page: Page, name: string, content: string | Buffer) => page.locator('.picker').setInputFiles(file(name, content));

const hash = (page: Page) => page.evaluate(() => location.hash);

const hasMoves = (page: Page, moves: string) =>
  page.waitForFunction((wanted) => location.hash.includes(`moves=${wanted}`), moves);

/** Whether all of it is within the window. */
const isInSight = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

describe('a game that is pasted as text', () => {
  const paste = async (page: Page, text: string) => {
    await page.getByLabel('A game as text, pasted here').fill(text);
    await page.locator('.paste').getByRole('button', { name: 'Open' }).click();
  };

  it('is opened like one of a file, refused with the reason, or asked about, where it can be seen', async () => {
    await pages.visit({ path: '#/play/chess?min=person', viewport: { width: 1100, height: 620 } }, async (page) => {
      await openSaves(page);
      await paste(page, 'Once upon a time');
      await page.locator('.saves-window', { hasText: 'The pasted text cannot be opened' }).waitFor();
      await expect.poll(() => isInSight(page, '.news.wrong')).toBe(true);
      await paste(page, '[White "Anna"]\n\n1. e4 *\n\n[White "Bea"]\n\n1. d4 *');
      await page.getByText('Which game of the pasted text?').waitFor();
      await expect.poll(() => isInSight(page, '.found-games')).toBe(true);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Which game of the pasted text?');
      await paste(page, '[White "Anna"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *');
      await hasMoves(page, 'e4_e5_Nf3_Nc6_Bb5');
      await page.locator('.saves-window').waitFor({ state: 'detached' });
    });
  });
});

describe('saved games', () => {
  it('are there after a reload, with name, date and picture, and go on where they were', async () => {
    await pages.visit({ path: GAME }, async (page) => {
      await openSaves(page);
      await slot(page, 10).waitFor();
      expect(await page.locator('.slot-card.empty').count()).toBe(10);
      await save(page, 3, 'My <b>game</b>');
      await page.reload();
      await page.goto(new URL('#/saves', page.url()).href);
      const card = slot(page, 3);
      await card.waitFor();
      expect(await card.locator('.name').textContent()).toBe('My <b>game</b>');
      expect(await card.locator('time').textContent()).toMatch(/^[A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d [AP]M$/);
      expect(await card.locator('.board-picture .cross').count()).toBe(1);
      expect(await card.locator('.board-picture .nought').count()).toBe(1);
      await card.getByRole('button', { name: /^Open/ }).click();
      await hasMoves(page, 'b2_a1');
      await page.locator('.game-board').waitFor();
    });
  });

  it('speak French, with dates as the French write them', async () => {
    await pages.visit({ path: GAME, locale: 'fr-FR' }, async (page) => {
      await openSaves(page, 'Mes parties');
      await slot(page, 1).getByRole('button', { name: 'Enregistrer ici, à l’emplacement 1' }).click();
      await expect(slot(page, 1).getByRole('textbox').inputValue()).resolves.toBe('Partie 1');
      await page.keyboard.press('Enter');
      await slot(page, 1).locator('time').waitFor();
      expect(await slot(page, 1).locator('time').textContent()).toMatch(/^\d+ \S+ \d{4}[^\d]+\d\d:\d\d$/);
      await page.getByText('Enregistrée à l’emplacement 1\u00a0: «\u00a0Partie 1\u00a0».').waitFor();
      await pick(page, 'x.pgn', '1. e4 e5\n2. Ke3 *');
      await page.getByText(/^Ligne 2, colonne 4\u00a0: «\u00a0Ke3\u00a0» n['’]est pas un coup légal/).waitFor();
    });
  });

  it('fill ten slots and more; one is replaced only when asked, renamed, deleted, and brought back', async () => {
    await pages.visit({ path: GAME }, async (page) => {
      await openSaves(page);
      for (let number = 1; number <= 10; number++) await save(page, number, `Save ${number}`);
      await save(page, 11, 'Eleventh');
      await expect(page.locator('.slot-card').count()).resolves.toBe(12);
      await slot(page, 2).getByRole('button', { name: 'Replace “Save 2” with this game' }).click();
      await slot(page, 2).getByText('Replace “Save 2”?').waitFor();
      await page.keyboard.press('Escape');
      await slot(page, 2).getByText('Save 2', { exact: true }).waitFor();
      expect(await page.locator('.saves-window').isVisible()).toBe(true);
      await slot(page, 2).getByRole('button', { name: 'Replace “Save 2” with this game' }).click();
      await slot(page, 2).getByRole('textbox').fill('Replaced');
      await page.keyboard.press('Enter');
      await slot(page, 2).getByText('Replaced', { exact: true }).waitFor();
      await slot(page, 3).getByRole('button', { name: 'Rename “Save 3”' }).click();
      await slot(page, 3).getByRole('textbox').fill('Renamed');
      await page.keyboard.press('Enter');
      await slot(page, 3).getByText('Renamed', { exact: true }).waitFor();
      await slot(page, 4).getByRole('button', { name: 'Delete “Save 4”' }).click();
      await slot(page, 4).getByText('Save here').waitFor();
      await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Save here, in slot 4');
      await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
      await slot(page, 4).getByText('Save 4', { exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.saves-window').waitFor({ state: 'detached' });
    });
  });

  it('that are damaged or from a newer version say so, and the others open', async () => {
    await pages.visit({ path: GAME }, async (page) => {
      await openSaves(page);
      await save(page, 1, 'Whole');
      await write(page, 'saves', 'bad1', {
        version: 1,
        game: 'tictactoe',
        slot: 2,
        name: 'Half',
        date: 5,
        data: { game: 'tictactoe' },
      });
      await write(page, 'saves', 'bad2', { version: 9, game: 'tictactoe', slot: 3, name: 'Tomorrow', shape: 'new' });
      await write(page, 'saves', 'bad3', 'not even an object');
      await write(page, 'saves', 'bad4', { version: 1, game: 'tictactoe', slot: 1, name: 'Same slot', date: Number.NaN });
      await write(page, 'running', 'bad5', { game: 7 });
      await write(page, 'running', 'bad6', null);
      await page.goto(new URL('#/saves', page.url()).href);
      await page.reload();
      await page.getByText('This game cannot be read: it has no list of moves.').waitFor();
      await page
        .getByText('This saved game was made by a newer version of Minerve. Reload the page to get that version.')
        .waitFor();
      expect(await page.getByText('This saved game is damaged and cannot be opened.').count()).toBe(2);
      await page.getByRole('button', { name: 'Delete “Half”' }).click();
      await page.getByText('This game cannot be read').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Open “Whole”' }).click();
      await hasMoves(page, 'b2_a1');
    });
  });

  it('whose storage was upgraded by a newer page still work, and let it upgrade', async () => {
    await pages.visit({ path: GAME }, async (page) => {
      await openSaves(page);
      await save(page, 1, 'Before');
      const upgraded = await page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const opening = indexedDB.open('minerve', 7);
            opening.onblocked = () => resolve('blocked');
            opening.onsuccess = () => {
              opening.result.close();
              resolve('upgraded');
            };
          }),
      );
      expect(upgraded).toBe('upgraded');
      await save(page, 2, 'After');
      await slot(page, 1).getByText('Before', { exact: true }).waitFor();
    });
  });

  it('that cannot be kept are told of, and the game goes on', async () => {
    for (const fault of ['blocked', 'full'] as const)
      await pages.visit({ path: 'about:blank' }, async (page) => {
        await page.addInitScript((kind) => {
          if (kind === 'blocked')
            IDBFactory.prototype.open = () => {
              throw new DOMException('No.', 'SecurityError');
            };
          else
            IDBObjectStore.prototype.put = () => {
              throw new DOMException('No room.', 'QuotaExceededError');
            };
        }, fault);
        await page.goto(pages.address() + GAME);
        await openSaves(page);
        if (fault === 'blocked') {
          await page.getByText(/The browser keeps nothing for this page.* The game goes on\.$/).waitFor();
          expect(await page.getByRole('button', { name: 'JSON' }).isVisible()).toBe(true);
        } else {
          await slot(page, 1).getByRole('button').click();
          await page.keyboard.press('Enter');
          await page.getByText(/no room left for saved games.* The game goes on\.$/).waitFor();
        }
        await page.keyboard.press('Escape');
        await page.locator('.saves-window').waitFor({ state: 'detached' });
        await page.getByRole('gridcell', { name: /c3/ }).click();
        await hasMoves(page, 'b2_a1_c3');
      });
  });

  it('in two tabs do not destroy each other', async () => {
    await pages.visit({ path: GAME }, async (first) => {
      const second = await first.context().newPage();
      // A tab that hears nothing of the others.
      await second.addInitScript(() => {
        BroadcastChannel.prototype.postMessage = () => {};
      });
      await second.goto(new URL('#/play/tictactoe?moves=a1&min=person&seed=8', first.url()).href);
      await openSaves(first);
      await openSaves(second);
      await save(second, 1, 'From the second');
      await slot(first, 1).getByRole('button').first().click();
      await slot(first, 1).getByRole('textbox').fill('From the first');
      await first.keyboard.press('Enter');
      await first.getByText('Another game is in this slot by now. Look at it, and choose again.').waitFor();
      await slot(first, 1).getByText('From the second', { exact: true }).waitFor();
      await save(first, 2, 'From the first');
      // Each has its own game under way.
      for (const page of [first, second]) {
        await page.keyboard.press('Escape');
        await page.getByRole('gridcell', { name: /c2/ }).click();
      }
      await hasMoves(first, 'b2_a1_c2');
      await hasMoves(second, 'a1_c2');
      await openSaves(first);
      await first.locator('.recent-card').first().waitFor();
      await first.locator('.recent-card .opens').first().click();
      await hasMoves(first, 'a1_c2');
    });
  });

  it('keep the game under way at every move, and home offers it; one that is over is still listed', async () => {
    await pages.visit({ path: '#/play/tictactoe?min=person&seed=3' }, async (page) => {
      await page.getByRole('gridcell', { name: /b2/ }).click();
      await page.getByRole('gridcell', { name: /a1/ }).click();
      await hasMoves(page, 'b2_a1');
      await page.goto(new URL('#/', page.url()).href);
      await page.reload();
      await page.locator('.running a').click();
      await hasMoves(page, 'b2_a1');
      await page.getByRole('gridcell', { name: /c3/ }).click();
      await hasMoves(page, 'b2_a1_c3');
      await page.goto(new URL('#/saves', page.url()).href);
      await page.locator('.recent-card').first().waitFor();
      expect(await page.locator('.recent-card').count()).toBe(1);
      await page.locator('.recent-card .opens').click();
      for (const square of ['a2', 'c2', 'a3']) await page.getByRole('gridcell', { name: new RegExp(square) }).click();
      await hasMoves(page, 'b2_a1_c3_a2_c2_a3');
      await page.goto(new URL('#/saves', page.url()).href);
      expect(await page.locator('.recent-card .note').first().textContent()).toBe('6 moves, over');
      await page.goto(new URL('#/', page.url()).href);
      await soon(() => page.locator('.running').count()).toBe(0);
    });
  });
});

describe('files', () => {
  it('take a game of any kind along, and bring it back', async () => {
    const games = [
      ['chess', 'e4_e5_Qh5_Nc6_Bc4_Nf6_Qxf7%23', 'PGN'],
      ['draughts:international', '32-28_18-23_37-32', 'PDN'],
      ['draughts', '19-24_33-28', 'PDN'],
      ['othello', 'f5_d6_c3_d3', 'TXT'],
      ['connect4', '4_4_5_3', 'TXT'],
      ['nim:3,4,5', 'a1_b2', 'JSON'],
      ['chomp:4x5', '3.3_2.2', 'JSON'],
      ['tictactoe', 'b2_a1', 'JSON'],
    ] as const;
    await pages.visit({ path: '#/saves', acceptDownloads: true }, async (page) => {
      for (const [spec, moves, form] of games) {
        await page.goto(new URL(`#/play/${spec}?moves=${moves}&min=person`, page.url()).href);
        await page.locator('.game-board').waitFor();
        await openSaves(page);
        const downloading = page.waitForEvent('download');
        await page.getByRole('button', { name: form, exact: true }).click();
        const download = await downloading;
        expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${form.toLowerCase()}$`));
        const content = await readFile(await download.path(), 'utf8');
        await page.goto(new URL('#/saves', page.url()).href);
        await page.locator('.picker').waitFor({ state: 'attached' });
        await pick(page, download.suggestedFilename(), content);
        await hasMoves(page, moves);
        expect(await hash(page)).toContain(`#/play/${spec}?`);
      }
    });
  });

  it('keep names, comments and variations of a record over a reload, a move and a slot', async () => {
    const record = '[White "Adam"]\n[Black "Eve"]\n\n1. e4 {Best.} (1. d4) 1... e5 1-0\n';
    await pages.visit({ path: '#/saves', acceptDownloads: true }, async (page) => {
      const written = async () => {
        await openSaves(page);
        const downloading = page.waitForEvent('download');
        await page.getByRole('button', { name: 'PGN', exact: true }).click();
        const text = await readFile(await (await downloading).path(), 'utf8');
        await page.keyboard.press('Escape');
        return text;
      };
      await page.locator('.picker').waitFor({ state: 'attached' });
      await pick(page, 'x.pgn', record);
      await hasMoves(page, 'e4_e5');
      await page.locator('.game-board').waitFor();
      const all = /\[White "Adam"\].*1\. e4 \{Best\.\} \(1\. d4\) 1\.\.\. e5 1-0/s;
      expect(await written()).toMatch(all);
      await page.reload();
      await page.locator('.game-board').waitFor();
      await expect.poll(written).toMatch(all);
      await page.getByRole('gridcell', { name: /g1/ }).click();
      await page.getByRole('gridcell', { name: /f3/ }).click();
      await hasMoves(page, 'e4_e5_Nf3');
      await openSaves(page);
      await save(page, 1, 'Kept');
      await page.goto(new URL('#/saves', page.url()).href);
      await slot(page, 1).getByRole('button', { name: 'Open “Kept”' }).click();
      await hasMoves(page, 'e4_e5_Nf3');
      await page.locator('.game-board').waitFor();
      expect(await written()).toMatch(/\[Black "Eve"\].*1\. e4 \{Best\.\} \(1\. d4\) 1\.\.\. e5 2\. Nf3 \*/s);
    });
  });

  it('with several games are chosen from, and what they say is text', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    const games = Array.from(
      { length: 12 },
      (_, i) => `[White "${i === 4 ? evil : `Player ${i}`}"]\n[Event "Cup"]\n\n1. e4 e${i === 4 ? 6 : 5} *\n`,
    );
    await pages.visit({ path: '#/saves' }, async (page) => {
      await page.locator('.picker').waitFor({ state: 'attached' });
      await pick(page, `${evil}.pgn`, games.join('\n'));
      await page.getByText(`Which game of ${evil}.pgn?`).waitFor();
      expect(await page.locator('.found-games li').count()).toBe(12);
      await page.getByRole('searchbox').fill('onerror');
      expect(await page.locator('.found-games li').count()).toBe(1);
      expect(await page.locator('.saves-page img').count()).toBe(0);
      await page.locator('.found-games button').click();
      await hasMoves(page, 'e4_e6');
    });
  });

  it('are dropped on the page; one that goes wrong opens up to there', async () => {
    await pages.visit({ path: GAME }, async (page) => {
      await openSaves(page);
      const data = await page.evaluateHandle(() => {
        const transfer = new DataTransfer();
        transfer.items.add(new File(['1. e4 e5\n2. Ke3 *'], 'dropped.pgn'));
        return transfer;
      });
      await page.dispatchEvent('.saves-window', 'dragover', { dataTransfer: data });
      await page.getByText('Drop the file to open its game').waitFor();
      await page.dispatchEvent('.saves-window', 'drop', { dataTransfer: data });
      await page.getByText('dropped.pgn can be opened in part').waitFor();
      await page.getByRole('button', { name: 'Open what comes before (2 moves)' }).click();
      await hasMoves(page, 'e4_e5');
    });
  });

  it('that are hostile are refused with a sentence, and the page never stands still', async () => {
    await pages.visit({ path: '#/saves' }, async (page) => {
      await page.locator('.picker').waitFor({ state: 'attached' });
      /** The file is made in the page: bringing it there would take longer than reading it. */
      const bring = (name: string, ...parts: readonly (readonly [text: string, times: number])[]) =>
        page.evaluate(
          ([title, all]) => {
            const transfer = new DataTransfer();
            transfer.items.add(
              new File(
                (all as [string, number][]).map(([text, times]) => text.repeat(times)),
                title as string,
              ),
            );
            (globalThis as unknown as { brought: DataTransfer }).brought = transfer;
          },
          [name, parts] as const,
        );
      const drop = () =>
        page.evaluate(() => {
          const { brought } = globalThis as unknown as { brought: DataTransfer };
          dispatchEvent(new DragEvent('drop', { dataTransfer: brought }));
        });
      const steps = await PageSteps.of(page);
      const refused = async (name: string, why: RegExp, ...parts: readonly (readonly [text: string, times: number])[]) => {
        await bring(name, ...parts);
        const taken = await steps.during(async () => {
          await drop();
          await page.getByText(`${name} cannot be opened`).waitFor();
        });
        expect(await page.locator('.news.wrong').textContent()).toMatch(why);
        return taken;
      };
      await refused('picture.pgn', /holds no text/, ['\x89PNG\0\0', 1]);
      await refused('page.html', /no game that can be read/, ['<!doctype html><script>alert(1)</script>', 1]);
      await refused('half.json', /cut off/, ['{"minerve":1,"games":[', 1]);
      const bomb = await refused('bomb.pgn', /is not closed/, ['1. e4 ', 1], ['(1. d4 ', 140_000]);
      const huge = await refused('huge.json', /at most 1 MB/, ['[', 60_000_000]);
      await bring('huge.pgn', ['[White "A"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n', 1_000_000]);
      await drop();
      await page.getByText('The file is long: only its beginning was read.').waitFor();
      expect(await page.getByText(/^\d+ more: search to find them\.$/).count()).toBe(1);
      for (const taken of [bomb, huge]) expect(taken).toBeLessThan(100_000);
    });
  });
});
