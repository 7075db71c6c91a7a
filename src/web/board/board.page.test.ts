import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../../games/index.ts';
import { faultsOf } from '../fixtures/axe.ts';
import type { Handle } from '../fixtures/board.tsx';
import { cell, drawnOn, middleOf, showBoard, touched } from '../fixtures/board-page.ts';
import { Pages, soon } from '../fixtures/pages.ts';
import { chess, draughtsStart } from '../fixtures/scenes.ts';

declare const handle: Handle;

const pages = new Pages();

const show = (board: string, options: BrowserContextOptions, use: (page: Page) => Promise<void>) =>
  showBoard(pages, board, options, use);

/** The pieces that are drawn on the squares of a scene, cell by cell. */
async function drawn(page: Page, scene: Scene): Promise<readonly (string | undefined)[]> {
  return drawnOn(
    page,
    scene.cells.map(({ square }) => square),
  );
}

async function drag(page: Page, from: string, to: string | { x: number; y: number }): Promise<void> {
  const [start, end] = [await middleOf(page, from), typeof to === 'string' ? await middleOf(page, to) : to];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y + 3);
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

describe('every board', () => {
  it.each(['light', 'dark'] as const)('is drawn %s without a complaint, with nothing that axe-core finds wrong', (colorScheme) =>
    show('all', { colorScheme }, async (page) => {
      expect(await page.locator('[role=grid]').count()).toBeGreaterThan(12);
      expect(await faultsOf(page)).toEqual([]);
    }),
  );

  it('has its pieces on their squares, turned round too', async () => {
    for (const [name, scene] of [
      ['chess', chess()],
      ['chess flipped', chess()],
      ['draughts flipped', draughtsStart()],
    ] as const)
      await show(name, {}, async (page) => {
        expect(await drawn(page, scene), name).toEqual(scene.cells.map(({ piece }) => piece));
        const [first, last] = [
          await middleOf(page, scene.cells[0].square),
          await middleOf(page, scene.cells.at(-1)?.square as string),
        ];
        expect(first.y < last.y).toBe(!name.includes('flipped'));
      });
  });

  it('fits a phone, and small pictures and pieces are drawn', async () => {
    await show('draughts', { viewport: { width: 375, height: 667 } }, async (page) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
      expect((await cell(page, '32').boundingBox())?.width).toBeGreaterThan(30);
    });
    await show('pictures', {}, async (page) => {
      expect(await page.locator('.of-64 .board-picture[role=img]').count()).toBeGreaterThan(18);
      expect(await faultsOf(page)).toEqual([]);
    });
    await show('pieces', {}, async (page) => {
      const sizes = await page
        .locator('.piece-alone .piece')
        .evaluateAll((pieces) => pieces.map((piece) => piece.getBoundingClientRect().height));
      expect(sizes.length).toBe(28);
      expect(sizes.every((height) => height > 20 && height <= 66)).toBe(true);
    });
  });
});

describe('a mouse', () => {
  it('plays by two clicks', () =>
    show('chess', {}, async (page) => {
      await cell(page, 'e2').click();
      expect(await cell(page, 'e2').getAttribute('aria-selected')).toBe('true');
      await cell(page, 'e4').click();
      expect([await touched(page), (await drawnOn(page, ['e4']))[0], (await drawnOn(page, ['e2']))[0]]).toEqual([
        'e2 e4',
        'white-pawn',
        undefined,
      ]);
    }));

  it('plays by dragging, from a turned board too', async () => {
    for (const name of ['chess', 'chess flipped'])
      await show(name, {}, async (page) => {
        await drag(page, 'e2', 'e4');
        expect([await touched(page), (await drawnOn(page, ['e4']))[0], (await drawnOn(page, ['e2']))[0]]).toEqual([
          'e2 e4',
          'white-pawn',
          undefined,
        ]);
        expect(await page.locator('.dragged').count()).toBe(0);
      });
  });

  it('drags a piece that was chosen by a click without touching it again', () =>
    show('chess', {}, async (page) => {
      await cell(page, 'e2').click();
      await drag(page, 'e2', 'e3');
      expect(await touched(page)).toBe('e2 e3');
    }));

  it('gives up when it lets go beside the board, and keeps the choice when it lets go where it began', () =>
    show('chess', {}, async (page) => {
      await drag(page, 'e2', { x: 810, y: 890 });
      expect(await touched(page)).toBe('e2 escape');
      await drag(page, 'd2', 'd2');
      expect(await touched(page)).toBe('e2 escape d2');
      expect(await cell(page, 'd2').getAttribute('aria-selected')).toBe('true');
      expect(await drawn(page, chess())).toEqual(chess().cells.map(({ piece }) => piece));
    }));

  it('cannot drag what cannot be played, and says that it was touched all the same', () =>
    show('chess', {}, async (page) => {
      await drag(page, 'e8', 'e6');
      expect(await touched(page)).toBe('');
      await cell(page, 'e8').click();
      expect(await touched(page)).toBe('e8');
    }));

  it('shows the stone that would fall, wherever in the column it points', () =>
    show('connect4', {}, async (page) => {
      expect(await page.locator('.preview').count()).toBe(0);
      await cell(page, '26').hover();
      const ghost = await page.locator('.preview .yellow-stone').boundingBox();
      const aimed = await middleOf(page, '22');
      expect(Math.abs((ghost?.y ?? 0) + (ghost?.height ?? 0) / 2 - aimed.y)).toBeLessThan(5);
      await page.mouse.move(1, 1);
      expect(await page.locator('.preview').count()).toBe(0);
    }));

  it('shows what a bite would eat', () =>
    show('chomp', {}, async (page) => {
      await cell(page, 'c3').hover();
      expect(await page.locator('.faded').count()).toBe(6 + 3 + 3);
    }));
});

describe('a finger', () => {
  const phone = { hasTouch: true, isMobile: true, viewport: { width: 375, height: 500 } };

  async function finger(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: point === undefined ? [] : [point] });
    await send('touchStart', from);
    for (let step = 1; step <= 8; step++)
      await send('touchMove', { x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 });
    await send('touchEnd');
    await session.detach();
  }

  it('plays by taps', () =>
    show('chess', phone, async (page) => {
      await cell(page, 'e2').tap();
      await cell(page, 'e4').tap();
      expect([await touched(page), (await drawnOn(page, ['e4']))[0]]).toEqual(['e2 e4', 'white-pawn']);
    }));

  it('drags a piece without moving the page', () =>
    show('chess flipped', phone, async (page) => {
      await page.evaluate(() => {
        document.body.style.minHeight = '2000px';
      });
      await finger(page, await middleOf(page, 'e2'), await middleOf(page, 'e4'));
      expect([await touched(page), (await drawnOn(page, ['e4']))[0]]).toEqual(['e2 e4', 'white-pawn']);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }));

  it('moves the page from any square where nothing can be dragged', () =>
    show('chess', phone, async (page) => {
      await page.evaluate(() => {
        document.body.style.minHeight = '2000px';
      });
      await finger(page, await middleOf(page, 'e6'), { x: 200, y: 20 });
      await soon(() => page.evaluate(() => scrollY)).toBeGreaterThan(20);
      expect(await touched(page)).toBe('');
    }));
});

describe('the keyboard', () => {
  const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).dataset.square);
  const press = async (page: Page, ...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  it('plays a move, and one key leads out of the board', () =>
    show('chess', {}, async (page) => {
      await press(page, 'Tab');
      expect(await focused(page)).toBe('e4');
      // The name of a square is typed within a moment, which no machine may miss.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 1000);
      await press(page, 'e', '2', 'Enter');
      await page.clock.resume();
      expect(await cell(page, 'e2').getAttribute('aria-label')).toBe('e2, white pawn, chosen, can be played');
      await press(page, 'ArrowUp', 'ArrowUp', ' ');
      expect([await touched(page), (await drawnOn(page, ['e4']))[0]]).toEqual(['e2 e4', 'white-pawn']);
      await press(page, 'Escape', 'Tab');
      expect([await touched(page), await focused(page)]).toEqual(['e2 e4 escape', undefined]);
      await press(page, 'Shift+Tab');
      expect(await focused(page)).toBe('e4');
    }));

  it('goes where its arrows point when the board is turned round', () =>
    show('chess flipped', {}, async (page) => {
      await cell(page, 'e4').focus();
      const seen: (string | undefined)[] = [];
      for (const key of ['ArrowUp', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']) {
        await press(page, key);
        seen.push(await focused(page));
      }
      expect(seen).toEqual(['e3', 'd3', 'h3', 'a3', 'a1', 'a8']);
    }));

  it('stays on its square when the board is turned round under it', () =>
    show('chess', {}, async (page) => {
      await cell(page, 'e2').focus();
      const before = await middleOf(page, 'e2');
      await page.evaluate(() => {
        handle.turned.value = true;
      });
      await soon(async () => (await middleOf(page, 'e2')).y).toBeLessThan(before.y - 100);
      expect(await focused(page)).toBe('e2');
    }));

  it('has one cell in the order of Tab, and shows which has the focus', () =>
    show('connect4', {}, async (page) => {
      expect(await page.locator('[role=gridcell][tabindex="0"]').count()).toBe(1);
      await press(page, 'Tab');
      expect(await page.locator('.preview .yellow-stone').count()).toBe(1);
      const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
      expect(outline).toBe('solid');
    }));
});

describe('a board on which it is somebody else’s turn', () => {
  it('passes nothing on, and offers nothing', () =>
    show('chess busy', {}, async (page) => {
      await cell(page, 'e2').click();
      await drag(page, 'e2', 'e4');
      await cell(page, 'e2').press('Enter');
      expect([await touched(page), await page.locator('.dot, .target, .grip').count()]).toEqual(['', 0]);
      expect(await cell(page, 'e2').getAttribute('aria-label')).toBe('e2, white pawn');
    }));
});

describe('a screen reader', () => {
  it('hears squares and pieces in French', () =>
    show('chess', { locale: 'fr-FR' }, async (page) => {
      expect(await cell(page, 'e2').getAttribute('aria-label')).toBe('e2, pion blanc, jouable');
      expect(await cell(page, 'e5').getAttribute('aria-label')).toBe('e5, vide');
    }));

  it('hears values, what was last played and what the board points at', async () => {
    await show('chess-values', {}, async (page) => {
      expect(await cell(page, 'd1').getAttribute('aria-label')).toBe('d1, empty, can be played, win M12');
    });
    await show('chess-check', {}, async (page) => {
      expect(await cell(page, 'e8').getAttribute('aria-label')).toBe('e8, black king, pointed at: check');
      expect(await cell(page, 'e7').getAttribute('aria-label')).toBe('e7, white queen, last move');
    });
  });
});

describe('motion', () => {
  const moving = (page: Page) =>
    page.evaluate(() => document.getAnimations().filter((animation) => !(animation instanceof CSSAnimation)).length);

  it('is there for those who want it, and ends where the scene says', () =>
    show('chess', { reducedMotion: 'no-preference' }, async (page) => {
      await page.evaluate(() => {
        const { animate } = Element.prototype;
        Element.prototype.animate = function (...given) {
          document.title += ` ${(this as HTMLElement).dataset.token === undefined ? 'other' : 'token'}`;
          return animate.apply(this, given);
        };
      });
      await cell(page, 'e2').click();
      await cell(page, 'e4').click();
      expect(await page.title()).toBe('Boards token');
      await soon(() => moving(page)).toBe(0);
      expect((await drawnOn(page, ['e4']))[0]).toBe('white-pawn');
    }));

  it('is not there for those who do not', () =>
    show('chess', {}, async (page) => {
      await cell(page, 'e2').click();
      await cell(page, 'e4').click();
      expect([await moving(page), (await drawnOn(page, ['e4']))[0]]).toEqual([0, 'white-pawn']);
    }));

  it('leaves the right board however quickly scenes follow each other', async () => {
    const rows = (seed: number) =>
      Array.from({ length: 8 }, (_, row) =>
        Array.from({ length: 8 }, (_, column) => '....xoxo'[(seed * 31 + row * 17 + column * 7 + ((seed * row) % 5)) % 8]).join(
          '',
        ),
      );
    for (const surface of ['chess', 'othello'] as const)
      await show(surface, { reducedMotion: 'no-preference' }, async (page) => {
        const last = await page.evaluate(
          async ([kind, all]) => {
            const letters = (row: string) => (kind === 'chess' ? row.replaceAll('x', 'N').replaceAll('o', 'p') : row);
            for (const [at, seen] of all.entries()) {
              handle.scene.value = handle.scenes[kind](seen.map(letters));
              await new Promise((resolve) => setTimeout(resolve, at % 3 === 0 ? 0 : 25));
            }
            return handle.scene.value as Scene;
          },
          [surface, Array.from({ length: 24 }, (_, seed) => rows(seed))] as const,
        );
        await soon(() => moving(page)).toBe(0);
        await soon(() => page.locator('.gone > *').count()).toBe(0);
        expect(await drawn(page, last)).toEqual(last.cells.map(({ piece }) => piece));
      });
  });
});

describe('values that change many times a second', () => {
  it('leave the drawing of the board and its pieces alone', () =>
    show('chess-values', {}, async (page) => {
      const changed = await page.evaluate(async () => {
        const seen = new Set<string>();
        const observer = new MutationObserver((records) => {
          for (const { target } of records) {
            const element = target instanceof Element ? target : (target.parentElement as Element);
            seen.add(element.closest('.marks, .standing, .surface, .cell, .signs, .squares')?.classList[0] ?? element.tagName);
          }
        });
        observer.observe(document.querySelector('.game-board') as Element, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
        for (let depth = 1; depth < 20; depth++) {
          handle.marks.value = new Map([['b5', { text: `+${depth}`, full: `plus ${depth}`, kind: 'better' }]]);
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
        observer.disconnect();
        return [...seen].sort();
      });
      expect(changed).toEqual(['cell', 'marks']);
    }));
});
