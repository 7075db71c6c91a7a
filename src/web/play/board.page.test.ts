import { describe, expect, it } from 'vitest';
import { Pages, type Visit } from '../fixtures/pages.ts';
import { atTable, type Player, unfoldMenu, until } from './fixtures/player.ts';

const pages = new Pages();

const visit = (path: string, use: (player: Player) => Promise<void>, more: Visit = {}) => atTable(pages, path, use, more);

const TAKES = '#/play/draughts:international?moves=34-29_16-21_32-28_17-22&min=person';
const HUFFS = '#/play/draughts:souffler?moves=17-21_32-27_12-17&min=person';

describe('At the board', () => {
  it('a whole game is played by keys alone', async () => {
    await visit('#/play/tictactoe?min=1', async (player) => {
      const { page } = player;
      for (let tabs = 0; tabs < 30 && !(await page.evaluate(isInGrid)); tabs++) await page.keyboard.press('Tab');
      expect(await page.evaluate(isInGrid)).toBe(true);
      for (let moves = 0; moves < 9 && (await player.waitForTurn()) === 'person'; moves++) {
        const [name] = await page.locator('[role=grid] .cell.target').evaluateAll(namesOf);
        await page.keyboard.type(name as string);
        await page.keyboard.press('Enter');
        await until(async () => (await player.moves()).length > 2 * moves);
      }
      expect(await player.turn()).toBe('nobody');
      expect(await player.status()).toMatch(/won|draw/i);
    });
  });

  it('a capture is made one step at a time, cancelled, made again and ended', async () => {
    await visit(TAKES, async (player) => {
      await player.touch('28', '17');
      expect(await player.status()).toBe('Continue the capture, or cancel.');
      await player.button('Cancel').click();
      expect(await player.status()).toContain('You must take: 28x26');
      await player.touch('28', '17', '26');
      expect(await player.moves()).toHaveLength(4);
      await player.button('End of turn').click();
      expect((await player.moves()).at(-1)).toBe('28x26');
    });
  });

  it('a wrong move is explained, and the right ones are shown', async () => {
    await visit(TAKES, async (player) => {
      await player.touch('37');
      expect(await player.wrong()).toContain('You must take: 28x26');
      expect(await player.page.locator('.flash').count()).toBe(1);
      expect(await player.page.locator('[role=grid] .cell.target').evaluateAll(namesOf)).toEqual(['28']);
      await player.page.locator('#language').click();
      expect(await player.wrong()).toContain('Vous devez prendre');
    });
  });

  it('what must be taken is told to people only', async () => {
    const computers = TAKES.replace('min=person', 'max=1&min=1');
    await visit(computers, async (player) => {
      expect(await player.status()).toContain('Paused (');
      expect(await player.status()).not.toContain('You must take');
    });
  });

  it('Souffler says which piece may be huffed and why, huffs it, and lets the move follow', async () => {
    await visit(HUFFS, async (player) => {
      expect(await player.status()).toMatch(/21.*21x32/);
      await player.button('Huff').click();
      expect(await player.status()).toContain('The piece on 21 is huffed');
      await player.touch('27', '22');
      expect((await player.moves()).at(-1)).toBe('~21:27-22');
      expect(await player.square('21').getAttribute('aria-label')).toMatch(/^21, empty, The piece on 21 was huffed/);
    });
  });

  it('numbers of squares are read on every square, by day and by night: 4.5 to 1', async () => {
    await visit(HUFFS, async (player) => {
      const { page } = player;
      await player.button('Huff').click();
      await player.touch('27', '22', '11');
      await player.touch('16');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const ratios = await page.evaluate(contrastsOfNumbers);
        expect(new Set(ratios.map(({ under }) => under))).toEqual(new Set(['', 'last tint', 'warning tint', 'chosen tint']));
        for (const { ratio } of ratios) expect(ratio).toBeGreaterThan(4.5);
      }
    });
  });

  it('a pawn becomes what is chosen', async () => {
    await visit('#/play/chess?from=7k/P7/8/8/8/8/8/K7_w_-_-_0_1&min=person', async (player) => {
      await player.touch('a7', 'a8');
      await player.page.locator('.chooser').getByRole('button', { name: 'white rook' }).click();
      expect((await player.moves()).at(-1)).toMatch(/^a8=R/);
    });
  });

  it('moves are typed in the game’s notation, and what is none is told', async () => {
    await visit('#/play/chess?min=person', async (player) => {
      const field = player.page.getByLabel('Type a move');
      await field.fill('Ke4');
      await field.press('Enter');
      expect(await player.wrong()).toBe('A king goes one square, in any direction.');
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      await field.fill('Nf3');
      await field.press('Enter');
      expect(await player.moves()).toEqual(['Nf3']);
      expect(await field.inputValue()).toBe('');
      expect(await field.getAttribute('aria-invalid')).toBe('false');
    });
  });

  it('one thing is wrong at a time: what was typed, then what was touched, and nothing after a good move', async () => {
    await visit(TAKES, async (player) => {
      const { page } = player;
      const field = page.getByLabel('Type a move');
      const alerts = async () => (await page.locator('[role=alert]').allTextContents()).filter((alert) => alert !== '');
      await player.touch('28', '23');
      expect(await alerts()).toHaveLength(1);
      await field.fill('60-61');
      await field.press('Enter');
      expect(await alerts()).toEqual([expect.stringContaining('“60-61” is not a legal move here')]);
      await player.touch('37');
      expect(await alerts()).toEqual([expect.stringContaining('You must take: 28x26')]);
      await field.fill('28x26');
      await field.press('Enter');
      await until(async () => (await player.moves()).length === 5);
      expect(await alerts()).toEqual([]);
    });
  });

  it('the field for typed moves comes soon after the board, by keys and to the eye', async () => {
    await visit('#/play/chess?min=person', async ({ page }) => {
      const places = await page.evaluate(() =>
        ['[role=grid]', '.type-move', '.controls', '.thinking', '.moves'].map((selector) => {
          const element = document.querySelector(selector) as Element;
          return { top: element.getBoundingClientRect().top, order: [...document.querySelectorAll('*')].indexOf(element) };
        }),
      );
      const [board, field, ...later] = places;
      for (const { top, order } of later) {
        expect(field.top).toBeLessThan(top);
        expect(field.order).toBeLessThan(order);
      }
      expect(board.order).toBeLessThan(field.order);
      expect(field.top).toBeLessThan(720);
    });
  });

  it('in French the pieces have their French letters, read and written, and the address keeps the standard ones', async () => {
    await visit(
      '#/play/chess?moves=e4_e5&min=person',
      async (player) => {
        const field = player.page.getByLabel('Taper un coup');
        const type = async (move: string) => {
          await field.fill(move);
          await field.press('Enter');
        };
        await type('Re4');
        expect(await player.wrong()).toBe('Un roi se déplace d’une case, dans toutes les directions.');
        await type('D');
        expect(await player.wrong()).toMatch(/^«\sD\s» n’est pas un coup possible ici/);
        await type('Cf3');
        expect(await player.moves()).toEqual(['e4', 'e5', 'Cf3']);
        expect(await player.status()).toMatch(/Les Blancs\s: Cf3/);
        await type('Nc6');
        await until(async () => player.page.url().includes('moves=e4_e5_Nf3_Nc6'));
      },
      { locale: 'fr-FR' },
    );
  });

  it('a move that huffs is told in words, by the hint too while a piece is huffed', async () => {
    await visit(HUFFS, async (player) => {
      await player.button('Huff').click();
      await player.button('Hint').click();
      await until(async () => /The piece on 21 is huffed.*Hint: /.test(await player.status()));
      await player.touch('27', '22');
      expect(await player.status()).toContain('White: the piece on 21 huffed, then 27-22');
    });
  });

  it('the choice of a piece begins at the queen for users of the keyboard', async () => {
    await visit('#/play/chess?from=7k/P7/8/8/8/8/8/K7_w_-_-_0_1&min=person', async (player) => {
      await player.touch('a7', 'a8');
      await player.page.keyboard.press('Enter');
      expect((await player.moves()).at(-1)).toMatch(/^a8=Q/);
    });
  });

  it('a link to the address that the page was opened with opens it again', async () => {
    await visit('#/play/tictactoe?min=person', async (player) => {
      await player.touch('b2');
      await until(async () => player.page.url().includes('moves=b2'));
      await player.page.evaluate(() => {
        location.hash = '#/play/tictactoe?min=person';
      });
      await until(async () => (await player.moves()).length === 0);
    });
  });

  it('can be left right after a move: the address that it still had to write is not written', async () => {
    await visit('#/play/tictactoe?min=person', async ({ page }) => {
      await page.evaluate(() => {
        (document.querySelector('[role=grid] [data-square="b2"]') as HTMLElement).click();
        location.hash = '#/';
        // Both are due when this ends: going home, and the timer that writes the address.
        for (const end = performance.now() + 600; performance.now() < end; );
      });
      await page.locator('.shelf').waitFor();
      expect(new URL(page.url()).hash).toBe('#/');
    });
  });

  it('undo against the computer takes back both moves, and redo plays them again', async () => {
    await visit('#/play/chess?min=1', async (player) => {
      await player.touch('e2', 'e4');
      await until(async () => (await player.moves()).length === 2);
      await player.button('Undo').click();
      expect(await player.turn()).toBe('person');
      expect(await player.square('e2').getAttribute('aria-label')).toContain('pawn');
      expect(await player.moves()).toHaveLength(2);
      await player.button('Redo').click();
      expect(await player.square('e4').getAttribute('aria-label')).toContain('pawn');
      expect(await player.status()).toContain('Your turn');
    });
  });

  it('arrow keys walk through the moves without losing any; another move replaces the later ones, and the page says so', async () => {
    await visit('#/play/chess?moves=e4_e5_Nf3_Nc6&min=person', async (player) => {
      await player.page.locator('h1').focus();
      await player.page.keyboard.press('ArrowLeft');
      await player.page.keyboard.press('ArrowLeft');
      expect(await player.status()).toContain('You are looking at move 2 of 4. A move made here replaces the later ones.');
      expect(await player.page.locator('[aria-current=step]').textContent()).toBe('e5');
      await player.page.keyboard.press('End');
      expect(await player.moves()).toEqual(['e4', 'e5', 'Nf3', 'Nc6']);
      await player.page.keyboard.press('Home');
      await player.page.locator('.ply', { hasText: 'Nf3' }).click();
      await player.touch('g8', 'f6');
      expect(await player.moves()).toEqual(['e4', 'e5', 'Nf3', 'Nf6']);
      await until(async () => player.page.url().includes('moves=e4_e5_Nf3_Nf6'));
    });
  });

  it('resigning asks first, and says who has won', async () => {
    await visit('#/play/chess?moves=e4_e5', async (player) => {
      await player.choose('Resign');
      await player.button('Go on playing').click();
      expect(await player.turn()).toBe('person');
      await player.choose('Resign');
      await player.page.locator('dialog').getByRole('button', { name: 'Resign' }).click();
      expect(await player.status()).toContain('White has resigned. Black has won.');
      expect(await player.turn()).toBe('nobody');
    });
  });

  it('two people agree on a draw; against the computer there is nobody to ask', async () => {
    await visit('#/play/chess?moves=e4_e5', async (player) => {
      await unfoldMenu(player.page);
      expect(await player.button('Draw').count()).toBe(0);
      await player.page.keyboard.press('Escape');
      await player.page.getByLabel('Black: who plays?').selectOption({ label: 'You' });
      await player.choose('Draw');
      await player.button('Both agree').click();
      expect(await player.status()).toContain('Draw by agreement.');
      await until(async () => player.page.url().includes('drawn=agreed'));
    });
  });

  it('a new game is in the menu, and the other side sits below if one plays it', async () => {
    await visit('#/play/chess?moves=e4_e5', async (player) => {
      await player.choose('New game');
      await player.page.getByRole('radio', { name: 'Black' }).check();
      await player.page.locator('.start').click();
      await until(async () => (await player.moves()).length === 1 && (await player.turn()) === 'person');
      expect(await player.page.locator('.strip strong').last().textContent()).toBe('Black');
    });
  });

  it('a level says how far it looks and, where that was measured, what it is worth', async () => {
    await visit('#/play/connect4', async (player) => {
      await player.choose('New game');
      expect(await player.page.locator('.new-game .hint').textContent()).toMatch(/ahead\. (Beginner|Intermediate|Strong)\.$/);
      expect(await player.page.locator('.new-game .hint').getAttribute('title')).toMatch(/^About [\d,]+ Elo above random moves/);
    });
  });

  it('the computer plays itself: it waits where it was only looked up, makes one move, goes on and pauses', async () => {
    await visit('#/play/nim:21?max=2&min=2', async (player) => {
      expect(await player.status()).toContain('Paused (');
      await player.button('One move').click();
      await until(async () => (await player.moves()).length === 1);
      await player.button('Continue').click();
      await until(async () => (await player.moves()).length > 2);
      await player.button('Pause').click();
    });
  });

  it('a heap of thousands is drawn as a box and played by a number; a link that asks for too many is refused', async () => {
    await visit('#/play/nim:900,100?min=person', async ({ page }) => {
      expect(await page.locator('*').count()).toBeLessThan(1500);
      const box = page.locator('[role=grid] [data-square="a0"]');
      expect(await box.getAttribute('aria-label')).toBe('heap a, box, 880 sticks, can be played');
      await box.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.type('0');
      await page.keyboard.press('Enter');
      await until(async () => (await page.locator('.move-list .number ~ .ply').allTextContents()).join() === 'a210');
      expect(await box.getAttribute('aria-label')).toContain('680 sticks');
      await page.goto(`${page.url().split('#')[0]}#/play/nim:${Array(26).fill(10_000)}?min=person`);
      await page.getByText('too many for this board').waitFor();
    });
  });

  it('discs are counted beside their side', async () => {
    await visit('#/play/othello?moves=f5&min=person', async (player) => {
      expect(await player.page.locator('.discs').allTextContents()).toEqual(['1 disc', '4 discs']);
    });
  });

  it('seats change in mid-game', async () => {
    await visit('#/play/tictactoe?moves=a1&min=person', async (player) => {
      await player.page.getByLabel('Noughts: who plays?').selectOption('level 2');
      await until(async () => (await player.moves()).length === 2);
    });
  });
});

/** How the number of each square stands out from what lies under it: the square, and its tint. */
function contrastsOfNumbers(): { under: string; ratio: number }[] {
  const paint = (element: Element) => {
    const { fill, opacity } = getComputedStyle(element);
    return { rgb: (fill.match(/[\d.]+/g) as string[]).slice(0, 3).map(Number), opacity: Number(opacity) };
  };
  const luminance = (rgb: readonly number[]) => {
    const [r, g, b] = rgb.map((part) => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const dark = paint(document.querySelector('.surface .dark') as Element).rgb;
  return [...document.querySelectorAll('.numbers text')].map((text) => {
    const [x, y] = [Number(text.getAttribute('x')) + 47, Number(text.getAttribute('y')) + 46];
    const tints = [...document.querySelectorAll('.squares .tint')].filter(
      (tint) => tint.getAttribute('transform') === `translate(${x} ${y})`,
    );
    const under = tints.reduce((below, tint) => {
      const { rgb, opacity } = paint(tint);
      return below.map((part, i) => part * (1 - opacity) + rgb[i] * opacity);
    }, dark);
    const [light, shade] = [luminance(under), luminance(paint(text).rgb)].sort((one, other) => other - one);
    return { under: tints.map((tint) => tint.getAttribute('class')).join(), ratio: (light + 0.05) / (shade + 0.05) };
  });
}

function isInGrid(): boolean {
  return document.activeElement?.closest('[role=grid]') != null;
}

function namesOf(cells: Element[]): string[] {
  return cells.map((cell) => (cell as HTMLElement).dataset.square as string);
}
