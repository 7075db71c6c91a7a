// One file, though long: each file of page tests builds the pages and starts a Chromium of its own.
import { availableParallelism, loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../core/index.ts';
import { Connect4Solver, connect4Board } from '../engines/index.ts';
import { foursOf, type Moves } from './connect4/moves.ts';
import { signed } from './connect4/worth.ts';
import { Pages, text, texts, type Visit } from './fixtures/pages.ts';

/** Four programs waiting for each core: nothing about time can be claimed then. The solver needs some 7 s of one core. */
const TOO_BUSY = loadavg()[0] > 4 * availableParallelism();

const pages = new Pages();

/** Opens the page at a position. */
function playing(hash: string, use: (page: Page) => Promise<void>, options: Omit<Visit, 'path'> = {}): Promise<void> {
  return pages.visit({ ...options, path: `connect4.html${hash}` }, async (page) => {
    await page.waitForSelector('#board svg');
    await use(page);
  });
}

const moves = (page: Page) => page.evaluate(() => location.hash.slice(1));
const says = (page: Page, wanted: string | RegExp, id = 'said', timeout = 15_000) =>
  expect.poll(() => text(page, `#${id}`), { timeout }).toMatch(wanted);
const click = (page: Page, column: number) => page.locator(`[role=row]:last-child [role=gridcell]:nth-child(${column})`).click();

/** A reload drops what was still being loaded. */
const RELOADED = { expected: /icon-/ };

/** Lets two people play: no computer answers. */
async function seatPeople(page: Page): Promise<void> {
  await page.selectOption('#yellow', '0');
  await page.selectOption('#red', '0');
}

describe('the solver in the page', () => {
  it.each([
    ['several threads', true],
    ['one thread, from a host without the headers', false],
  ])(
    'solves the empty board without the book in %s, and its progress means something',
    async (_, isolated) => {
      await playing(
        '',
        async (page) => {
          expect(await page.evaluate(() => crossOriginIsolated)).toBe(isolated);
          expect(await page.isDisabled('input[value=several]')).toBe(!isolated);
          expect(await text(page, '#threads-hint')).toMatch(isolated ? /^$/ : /^One thread: this page was served without/);
          const seen = watchProgress(page);
          await page.click('#solve-start');
          expect(await text(page, '#solve-subject')).toBe('The empty board');
          await says(page, 'Yellow wins in 41 stones: score +1.', 'solve-said', TOO_BUSY ? 240_000 : 60_000);
          await page.waitForSelector('#line', { timeout: 60_000 });
          expect(Number((await text(page, '#solve-nodes'))?.replaceAll(',', ''))).toBeLessThan(isolated ? 250e6 : 100e6);
          const line = (await texts(page, '#line li')).map((digit) => Number(digit) - 1);
          expect(line[0]).toBe(3);
          expect(line).toHaveLength(41);
          expect(foursOf(line)).not.toEqual([]);
          const { steps, longestPause } = await (await seen)();
          holdsToQuestions(steps);
          // The page's own thread has nothing to compute: it is never away for long.
          expect(longestPause).toBeLessThan(TOO_BUSY ? 10_000 : 1000);
        },
        { isolated },
      );
    },
    330_000,
  );

  it('stops when it is told to, says what it knows, and the page goes on', async () => {
    await playing('', async (page) => {
      await seatPeople(page);
      const delays: number[] = [];
      for (let time = 0; time < 3; time++) {
        await page.click('#solve-start');
        await expect
          .poll(async () => Number((await text(page, '#solve-nodes'))?.replaceAll(',', '')), { timeout: 10_000 })
          .toBeGreaterThan(300_000);
        delays.push(await page.evaluate(stopAndWait));
        expect(await text(page, '#solve-said')).toMatch(/^Stopped\. Known so far: (loss|draw|win).* to .*\.$/);
        expect(await page.isVisible('#solve-start')).toBe(true);
        expect(await page.isVisible('#line')).toBe(false);
      }
      // The best of three: other programs may hold up the browser in any one of them.
      expect(Math.min(...delays)).toBeLessThan(TOO_BUSY ? 1000 : 100);
      await click(page, 4);
      await says(page, 'Yellow played column 4. Red to move.');
      await page.goto(`${pages.address()}connect4.html#44455554221`);
      await page.click('#solve-start');
      await page.waitForSelector('#line');
      expect(await text(page, '#solve-subject')).toBe('After 44455554221');
    });
  });

  it('plays the best line on the board until something else is done', async () => {
    await playing('#4444433322', async (page) => {
      await page.click('#solve-start');
      await page.waitForSelector('#line');
      const line = (await texts(page, '#line li')).join('');
      expect(await text(page, '#solve-said')).toBe('Yellow loses in 30 stones: score −2.');
      await page.click('#play-line');
      await expect.poll(() => moves(page), { timeout: 10_000 }).toBe(`4444433322${line.slice(0, 3)}`);
      const stopped = await page.evaluate(() => {
        const before = location.hash.slice(1);
        document.getElementById('undo')?.click();
        return before.slice(0, -1);
      });
      await page.waitForTimeout(1500);
      expect(await moves(page)).toBe(stopped);
    });
  });

  it('goes on solving its position while the game goes on', async () => {
    await playing('', async (page) => {
      await seatPeople(page);
      await page.click('#solve-start');
      await page.waitForFunction(() => document.getElementById('solve-question')?.textContent !== 'Getting ready…');
      await click(page, 1);
      expect(await moves(page)).toBe('1');
      expect(await text(page, '#solve-subject')).toBe('The empty board');
      expect(await page.isVisible('#solve-stop')).toBe(true);
      await page.click('#solve-stop');
    });
  });
});

describe('a game', () => {
  it('against level 1 is played with the mouse to its end', async () => {
    await playing('', async (page) => {
      await page.selectOption('#red', '1');
      for (let turn = 0; turn < 21; turn++) {
        const before = await moves(page);
        const column = [2, 6, 1, 7, 4, 3, 5].find((digit) => before.split(`${digit}`).length <= 6) as number;
        await click(page, column);
        await says(page, /Your move|wins|draw/);
        if (/wins|draw/.test((await text(page, '#said')) ?? '')) break;
        expect((await moves(page)).length).toBe(before.length + 2);
      }
      expect(await text(page, '#said')).toMatch(
        /^(Yellow|Red) played column \d\. (\1 wins: four in a row|A draw: the board is full)\.$/,
      );
      const four = foursOf(Array.from(await moves(page), (digit) => Number(digit) - 1)).flat();
      expect(await page.locator('#board .of-four').count()).toBe(new Set(four).size);
      await click(page, 3);
      await says(page, /^The game is over\./);
      expect(await page.isDisabled('#hint')).toBe(true);
      expect(await page.isDisabled('#solve-start')).toBe(true);
      await page.click('#new');
      await says(page, 'New game. Your move, Yellow.');
      expect(await page.locator('#board .stone').count()).toBe(0);
    });
  });

  it('is played by keyboard alone, and every move is said aloud', async () => {
    await playing('', async (page) => {
      await page.focus('#red');
      await page.keyboard.press('Home');
      expect(await page.inputValue('#red')).toBe('0');
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.id)).not.toBe('');
      await page.focus('#skip');
      await page.keyboard.press('Enter');
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      expect(await focused()).toBe('Column 4, row 1: empty');
      await page.keyboard.press('Enter');
      await says(page, 'Yellow played column 4. Red to move.');
      expect(await focused()).toBe('Column 4, row 1: Yellow');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowUp');
      expect(await focused()).toBe('Column 5, row 2: empty');
      await page.keyboard.press('Space');
      expect(await moves(page)).toBe('45');
      await page.keyboard.press('Home');
      expect(await focused()).toBe('Column 1, row 2: empty');
      await page.keyboard.press('7');
      expect(await moves(page)).toBe('457');
      await page.keyboard.press('Control+z');
      await says(page, 'Taken back. Yellow to move.');
      expect(await page.getAttribute('#said', 'aria-live')).toBe('polite');
      expect(await page.locator('[role=grid] [role=row] [role=gridcell]').count()).toBe(42);
      expect(await page.locator('[role=gridcell][tabindex="0"]').count()).toBe(1);
    });
  });

  it('against the computer takes back both moves, and alone the last', async () => {
    await playing('', async (page) => {
      await page.selectOption('#red', '2');
      await click(page, 3);
      await says(page, /Your move/);
      const first = await moves(page);
      await click(page, 5);
      await says(page, /is thinking|Your move/);
      await expect.poll(() => moves(page), { timeout: 10_000 }).toHaveLength(4);
      await page.click('#undo');
      expect(await moves(page)).toBe(first);
      await seatPeople(page);
      await page.click('#undo');
      expect(await moves(page)).toBe('3');
    });
  });

  it('is begun by the computer where it has yellow, and undone while it thinks it forgets the answer', async () => {
    await playing('', async (page) => {
      await page.selectOption('#red', '0');
      await page.selectOption('#yellow', '3');
      await says(page, /^Yellow played column \d\. Your move, Red\.$/);
      await click(page, 1);
      await says(page, /Yellow is thinking/);
      await click(page, 1);
      await says(page, 'Wait: Yellow is thinking.');
      await page.click('#undo');
      await page.waitForTimeout(1200);
      expect(await moves(page)).toHaveLength(1);
    });
  });

  it('at the last level is answered perfectly', async () => {
    await playing('#2244455667', async (page) => {
      await page.selectOption('#red', '10');
      for (let turn = 0; turn < 4; turn++) {
        const before = await moves(page);
        await click(page, turn % 2 === 0 ? 1 : 3);
        await expect.poll(() => moves(page), { timeout: 20_000 }).toHaveLength(before.length + 2);
        const after = await moves(page);
        const kept = await exactScore(after.slice(0, -1));
        expect(await exactScore(after), after).toBe(kept === undefined ? undefined : 0 - kept);
      }
    });
  });

  it('between two computers goes on by itself', async () => {
    await playing('', async (page) => {
      await page.selectOption('#red', '1');
      await page.selectOption('#yellow', '2');
      await expect.poll(async () => (await moves(page)).length, { timeout: 15_000 }).toBeGreaterThan(4);
      await page.selectOption('#yellow', '0');
      await says(page, /Your move, Yellow\./);
    });
  });

  it('goes on after a reload: the computer moves where it is its turn', async () => {
    await playing(
      '',
      async (page) => {
        await page.selectOption('#red', '1');
        await page.selectOption('#yellow', '1');
        await expect.poll(async () => (await moves(page)).length, { timeout: 15_000 }).toBeGreaterThan(1);
        await page.reload();
        const before = (await moves(page)).length;
        await expect.poll(async () => (await moves(page)).length, { timeout: 15_000 }).toBeGreaterThan(before);
      },
      RELOADED,
    );
  });

  it('takes digits and Ctrl+Z while a list of levels has the focus', async () => {
    await playing('', async (page) => {
      await seatPeople(page);
      await page.focus('#red');
      await page.keyboard.press('4');
      await expect.poll(() => moves(page)).toBe('4');
      await page.keyboard.press('Control+z');
      await expect.poll(() => moves(page)).toBe('');
      expect(await page.locator('#red').inputValue()).toBe('0');
    });
  });

  it('refuses a full column in words', async () => {
    await playing('#444444', async (page) => {
      await seatPeople(page);
      await click(page, 4);
      await says(page, 'Column 4 is full.');
      expect(await moves(page)).toBe('444444');
    });
  });
});

describe('the values', () => {
  it('over the columns are the exact ones, in numbers and in words', async () => {
    const played = Array.from('2244455667', (digit) => Number(digit) - 1);
    const scores = await exactScores(played);
    await playing('#2244455667', async (page) => {
      await seatPeople(page);
      await page.check('#show-values');
      await page.waitForSelector('.values .best', { timeout: 20_000 });
      expect(await texts(page, '.values b')).toEqual(scores.map((score) => signed(score as number)));
      const spoken = await texts(page, '.values .unseen');
      for (const [column, score] of scores.entries())
        expect(spoken[column]).toBe(`Column ${column + 1}: ${wordsAfter(10, score as number)} (${signed(score as number)})`);
      const best = scores.indexOf(Math.max(...(scores as number[])));
      await page.click('#hint');
      await says(page, new RegExp(`^Hint: column \\d, ${wordsAfter(10, scores[best] as number)} `));
      expect(await page.locator('#board .advice circle').count()).toBe(1);
      await click(page, best + 1);
      expect(await page.locator('#board .advice circle').count()).toBe(0);
      await page.uncheck('#show-values');
      expect(await page.isVisible('#values')).toBe(false);
    });
  });
});

describe('the book', () => {
  it('knows the empty board and its seven columns', async () => {
    await playing('', async (page) => {
      await page.check('#book');
      await page.click('#solve-start');
      await says(page, 'Yellow wins in 41 stones: score +1. The book knew it.', 'solve-said');
      expect(await text(page, '#solve-nodes')).toBe('0');
      await page.check('#show-values');
      await page.waitForSelector('.values .best');
      expect(await texts(page, '.values b')).toEqual(['−2', '−1', '0', '+1', '0', '−1', '−2']);
    });
  });
});

describe('the address', () => {
  it('holds the position, and whoever takes it up has the side to move', async () => {
    await playing('#4455', async (page) => {
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
    await playing(hash, async (page) => {
      expect(await text(page, '#address-error')).toMatch(why);
      expect(await text(page, '#address-error')).toMatch(/Here is the empty board\.$/);
      expect(await page.locator('#board .stone').count()).toBe(0);
      await page.click('#language');
      expect(await text(page, '#address-error')).toMatch(/^L’adresse est fausse.*Voici le plateau vide\.$/);
      await click(page, 4);
      await expect.poll(() => text(page, '#address-error')).toBe('');
    });
  });
});

describe('the page', () => {
  it('speaks French, remembers it, and leads to the other page and back', async () => {
    await playing(
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
        expect(await text(page, 'h1')).toBe('See alpha-beta think');
        await page.getByRole('link', { name: 'Connect 4' }).click();
        expect(await text(page, 'h1')).toBe('Connect 4, solved');
        expect(await text(page, '[aria-current=page]')).toBe('Connect 4 solved');
      },
      { locale: 'fr-FR' },
    );
  });

  it('fits a phone, a desk and a projector, in light and dark, with everything shown', async () => {
    await playing('#4444433322', async (page) => {
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
      '',
      async (page) => {
        await page.route('**/assets/*worker*.js', (route) => route.fulfill({ status: 404, body: '' }));
        await click(page, 4);
        await says(page, /^The engine has failed: .* Reload the page to try again\.$/, 'said', 15_000);
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
    await playing('#44', async (page) => {
      const nameless = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('button, input, select, section, nav, [role=grid], [role=gridcell]')]
          .filter((element) => {
            const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null) : null;
            const labelled = element.getAttribute('aria-labelledby');
            const name = element.getAttribute('aria-label') ?? (labelled ? document.getElementById(labelled)?.textContent : '');
            return !(name || labels?.length || element.textContent)?.toString().trim();
          })
          .map((element) => element.outerHTML),
      );
      expect(nameless).toEqual([]);
    });
  });
});

interface ProgressStep {
  readonly question: string;
  readonly share: number;
}

/** Notes every change of the progress bar, and the longest time for which the page's thread was away. The result tells and ends it. */
async function watchProgress(page: Page): Promise<() => Promise<{ steps: ProgressStep[]; longestPause: number }>> {
  const watching = await page.evaluateHandle(() => {
    const bar = document.getElementById('solve-bar') as HTMLElement;
    const steps: { question: string; share: number }[] = [];
    new MutationObserver(() => {
      const question = document.getElementById('solve-question')?.textContent ?? '';
      steps.push({ question, share: Number(bar.style.getPropertyValue('--part')) });
    }).observe(bar, { attributes: true });
    const state = { steps, longestPause: 0 };
    let last = performance.now();
    setInterval(() => {
      state.longestPause = Math.max(state.longestPause, performance.now() - last);
      last = performance.now();
    }, 10);
    return state;
  });
  return () => watching.evaluate((state) => state);
}

/** There are several questions, and within each the bar only grows, by more than one step somewhere. */
function holdsToQuestions(steps: readonly ProgressStep[]): void {
  const asked = steps.filter(({ question }) => question.startsWith('Question under way'));
  const questions = [...new Set(asked.map(({ question }) => question))];
  expect(questions.length).toBeGreaterThan(1);
  for (const question of questions) {
    const shares = asked.filter((step) => step.question === question).map(({ share }) => share);
    expect(shares, question).toEqual([...shares].sort((a, b) => a - b));
    for (const share of shares) expect(share >= 0 && share <= 1, `${question} ${share}`).toBe(true);
  }
  expect(Math.max(...questions.map((question) => asked.filter((step) => step.question === question).length))).toBeGreaterThan(5);
}

/** Presses Stop in the page, and measures there how long it takes until the page says so. */
function stopAndWait(): Promise<number> {
  const said = document.getElementById('solve-said') as HTMLElement;
  return new Promise((resolve) => {
    const pressed = performance.now();
    new MutationObserver((_, observer) => {
      observer.disconnect();
      resolve(performance.now() - pressed);
    }).observe(said, { childList: true, characterData: true, subtree: true });
    document.getElementById('solve-stop')?.click();
  });
}

async function exactScores(played: Moves): Promise<readonly (number | undefined)[]> {
  const solver = await Connect4Solver.open({ book: false });
  try {
    return (await solver.columns(unwrap(connect4Board(played)))).scores;
  } finally {
    solver.close();
  }
}

/** undefined: the game is over. */
async function exactScore(played: string): Promise<number | undefined> {
  const board = connect4Board(Array.from(played, (digit) => Number(digit) - 1));
  if (!board.ok) return undefined;
  const solver = await Connect4Solver.open({ book: false });
  try {
    return (await solver.solve(board.value)).score;
  } finally {
    solver.close();
  }
}

/** Counted anew here: yellow's stones are the 1st, 3rd... 41st of a game, red's the 2nd... 42nd; n-th from the end of the winner's. */
function wordsAfter(stones: number, score: number): string {
  if (score === 0) return 'draw';
  const yellow = Array.from({ length: 21 }, (_, i) => 2 * i + 1);
  const red = yellow.map((stone) => stone + 1);
  const winner = score > 0 === (stones % 2 === 0) ? yellow : red;
  return `${score > 0 ? 'win' : 'loss'} in ${(winner.at(-Math.abs(score)) as number) - stones}`;
}
