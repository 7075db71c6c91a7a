import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readStatements, type Statement } from '../../../scripts/statements.mjs';
import { kinds, makeExercise } from '../../exercises/index.ts';
import { sample } from '../../fixtures/index.ts';
import { boardGames } from '../../games/index.ts';
import { experiments } from '../../lab/index.ts';
import { algorithms } from '../../search/index.ts';
import { chapters } from '../course/chapters.ts';
import { Student, wrongAnswer } from '../exercises/fixtures/student.ts';
import { Pages, soon, text, type Visit } from '../fixtures/pages.ts';
import { inMarked, marked, unmarked } from '../fixtures/unmarked.ts';
import { Player, unfoldMenu, until } from '../play/fixtures/player.ts';
import { slugOf, statementAddress } from '../proof/statement.ts';

/**
 * A walk through every page and state in the pseudo-language: what is seen or said without marks comes from no table
 * of words, and would stay English in every other language.
 */
const pages = new Pages();

/** Notes what is unmarked now, under the name of the state. */
type Look = (state: string) => Promise<void>;

async function walk(path: string, use: (player: Player, look: Look) => Promise<void>, more: Visit = {}): Promise<void> {
  /** Each with the state in which it was first seen. */
  const found = new Map<string, string>();
  const visit = { path, reducedMotion: 'reduce', ...inMarked(pages.address()), ...more } as const;
  await pages.visit(visit, async (page) => {
    await page.locator('main h1').first().waitFor();
    await use(new Player(page), async (state) => {
      for (const words of await unmarked(page)) if (!found.has(words)) found.set(words, state);
    });
  });
  expect([...found].map(([words, state]) => `${state}: ${words}`)).toEqual([]);
}

const atBoard = (page: Page) => page.locator('.game-board [role=gridcell]').first().waitFor();

const press = (page: Page, name: string) => page.getByRole('button', { name: marked(name), exact: true }).click();

const choose = async (page: Page, name: string) => {
  await unfoldMenu(page);
  await press(page, name);
};

const go = async (page: Page, hash: string) => {
  await pages.go(page, hash);
  await page.locator('main h1').waitFor();
};

/** On to another address of the page that is there. */
const on = (page: Page, hash: string) =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

/** Settings with which experiments are soon done; others are cancelled. */
const SMALL_RUNS: Readonly<Record<string, string>> = {
  'cuts-by-order': 'branching=2,3&leaves=100&trees=2',
  'minimax2-misses': 'branching=2&leaves=100&trees=2',
  algorithms: 'trees=1',
  'connect4-2013': 'heights=1..3&timed=2,3&q=2&rounds=1&positions=1&games=1&ms=5&nodes=500',
  'cost-model': 'k=4&alpha=0.8&tau=10&tau-leaf=3&t=20',
  'draughts-branching': 'batches=1&nodes=100&depth=3',
  ablation: 'games=tictactoe,nim&positions=1&plies=2',
  'players-2001': 'depths=1&levels=1&pairs=1',
  evolution: 'generations=2&population=4&rounds=1&depth=1&pairs=2',
};

const slot = (page: Page, number: number) => page.locator(`[data-slot="${number}"]`);

const paste = async (page: Page, game: string) => {
  await page.locator('.paste textarea').fill(game);
  await page.locator('.paste button').click();
};

describe('without a word that no table has', () => {
  it('home, its help, and the list of languages, which leads back to one of ours', async () => {
    await walk('#/play/tictactoe?min=person', async (player, look) => {
      const { page } = player;
      await atBoard(page);
      await player.touch('a1');
      await page.waitForFunction(() => location.hash.includes('moves='));
      await page.click('.brand');
      await page.waitForSelector('.running a');
      await look('home');
      await press(page, 'Help');
      await page.waitForSelector('dialog[open]');
      await look('help');
      await page.keyboard.press('Escape');
      await page.click('.game a[href^="#/rules/draughts"]');
      await page.waitForSelector('.rules figure');
      await look('rules');
      await page.click('.brand');
      await page.waitForSelector('.shelf');
      await page.selectOption('#language', 'fr');
      expect(await text(page, 'h1')).toBe('Jouer. Voir. Résoudre. Prouver.');
      await soon(() => page.getAttribute('html', 'lang')).toBe('fr');
    });
  });

  it('addresses that lead nowhere, to no game, to none that is played here, and to one that goes wrong', async () => {
    await walk('#/nowhere', async ({ page }, look) => {
      await look('nowhere');
      for (const hash of [
        '#/play/ludo',
        '#/play/chess?from=nonsense',
        '#/play/chess?moves=e4&max=ninety',
        '#/play/chess?moves=e4_Ke5',
      ]) {
        await go(page, hash);
        await look(hash);
      }
    });
  });

  it('evaluations, with the terms of each game, a table of one’s own and what is wrong with it', async () => {
    await walk('#/evaluate', async ({ page }, look) => {
      const shown = () => page.waitForSelector('.terms button');
      await shown();
      await look('a figure');
      for (const game of ['chess&moves=e4_e5', 'draughts', 'connect4&moves=4&table=1']) {
        await go(page, `#/evaluate?game=${game}`);
        await shown();
        await look(game);
      }
      await page.locator('.weights textarea').fill('1 2 x');
      await page.locator('.weights .error').filter({ hasText: 'x' }).waitFor();
      await look('a table that is wrong');
      await go(page, '#/evaluate?game=nim:5');
      await page.waitForSelector('.broken');
      await look('no evaluation');
    });
  });

  it('the sources, but for the titles of the texts', async () => {
    await walk('#/sources', async ({ page }, look) => {
      await page.waitForSelector('.doors cite');
      await look('sources');
    });
  });

  it('parts that cannot be loaded, and pages that break', async () => {
    await walk(
      '',
      async ({ page }, look) => {
        await page.route('**/assets/play-*.js', (route) => route.abort());
        await page.click('.shelf a.begin');
        await page.waitForSelector('.broken');
        await look('a part that is not there');
        await page.unroute('**/assets/play-*.js');
        await page.route('**/assets/play-*.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: 'export function PlayPage() { throw new Error("Broken."); }' }),
        );
        await go(page, '#/play/chess');
        await page.waitForSelector('.broken');
        await look('a page that breaks');
      },
      { expected: /play-|ERR_FAILED|Broken/ },
    );
  });

  it.each(sample(boardGames, 2).map(({ name, variants }) => [name, variants[0].spec]))(
    '%s, from its beginning to its end by a word',
    async (name, spec) => {
      await walk(`#/play/${spec}?min=person`, async (player, look) => {
        const { page } = player;
        await atBoard(page);
        await look('begun');
        await page.locator('.thinking .check input').check();
        await press(page, 'Hint');
        await until(async () => (await player.status()).includes('Hint: '));
        await page.locator('.thinking .facts').waitFor();
        await look('hint and values');
        await page.locator('.thinking .check input').uncheck();
        for (const wrong of ['zz', '1', 'a1', 'e5']) {
          await page.locator('.type-move input').fill(wrong);
          await page.locator('.type-move input').press('Enter');
          await look(`typed ${wrong}`);
        }
        const squares = await page.locator('[role=grid] .cell:not(.target)').all();
        for (const square of squares.slice(0, 3)) {
          await square.click();
          await look('touched');
        }
        await page.keyboard.press('Escape');
        for (let moves = 0; moves < 4 && (await player.turn()) === 'person'; moves++) {
          await player.move();
          await look('moved');
        }
        await page.keyboard.press('Control+z');
        await look('taken back');
        await choose(page, 'New game');
        for (const kind of ['people', 'computers', 'against']) {
          await page.locator(`.window input[value=${kind}]`).check({ force: true });
          await look(`a new game: ${kind}`);
        }
        await page.locator('.window input[value=time]').check({ force: true });
        await look('a new game with a time');
        await page.keyboard.press('Escape');
        // The others are the same at every board.
        for (const window of [...(name === 'chess' ? ['Draw', 'Keyboard shortcuts', 'Saved games'] : []), 'Set up', 'Resign']) {
          await choose(page, window);
          await page.waitForSelector('dialog[open]');
          await look(window);
          if (window !== 'Resign') await page.keyboard.press('Escape');
        }
        await page.locator('dialog .danger').click();
        await look('resigned');
        if (name === 'chess') {
          await press(page, 'Undo');
          await choose(page, 'Draw');
          await page.locator('dialog .main').click();
          await look('agreed on a draw');
        }
      });
    },
  );

  it('the end of a game of each kind', async () => {
    await walk('', async (player, look) => {
      const ends = [
        'tictactoe?moves=a1_b1_a2_b2_a3',
        'tictactoe?moves=b2_a1_b1_b3_a3_c1_c2_a2_c3',
        'connect4?moves=1_2_1_2_1_2_1',
        'nim:3,1?',
        'chomp:2x3?',
        'othello?moves=e6_f4_e3_f6_g5_d6_e7_f5_c5',
        'draughts:international?from=W:W46:B41,37',
        'chess?moves=f3_e5_g4_Qh4',
        'chess?from=7k/5Q2/8/8/8/8/8/K7_b_-_-_0_1',
        'chess?from=7k/8/8/8/8/8/8/K7_w_-_-_0_1',
      ];
      for (const hash of sample(ends, 4)) {
        await go(player.page, `#/play/${hash}&min=person`);
        await player.playToTheEnd(20);
        await look(hash);
      }
    });
  });

  it('captures in steps, huffs, promotions, and moves that one looks back at', async () => {
    await walk('#/play/draughts:international?moves=34-29_16-21_32-28_17-22&min=person', async (player, look) => {
      const { page } = player;
      await atBoard(page);
      await player.touch('28', '17');
      await look('a capture under way');
      await player.touch('26');
      await look('a capture made');
      await go(page, '#/play/draughts:souffler?moves=17-21_32-27_12-17&min=person');
      await look('a piece that may be huffed');
      await page.locator('.huff').click();
      await look('huffed');
      await go(page, '#/play/chess?from=7k/P7/8/8/8/8/8/K7_w_-_-_0_1&min=person');
      await player.touch('a7', 'a8');
      await page.waitForSelector('.chooser');
      await look('a promotion');
      await page.locator('.chooser .choices button').first().click();
      await page.keyboard.press('ArrowLeft');
      await look('looked back');
      await go(page, '#/play/chess?from=4k3/8/8/8/8/8/4R3/4K3_b_-_-_0_1&min=person');
      await look('check');
    });
  });

  it('the computer at work, waiting, and without a thread', async () => {
    await walk('#/play/chess?min=30000ms&moves=e4', async (player, look) => {
      const { page } = player;
      await page.locator('.turn-buttons .stop').waitFor();
      await until(async () => (await page.locator('.thinking .facts .line .ply').count()) > 0);
      await look('thinking');
      await go(page, '#/play/nim:21?max=2&min=2&moves=3');
      await look('waiting');
      await go(page, '#/play/tictactoe?min=3');
      await page.evaluate(() => {
        window.Worker = class {
          constructor() {
            throw new Error('⟦No threads today.⟧');
          }
        } as never;
      });
      await player.touch('b2');
      await until(async () => (await page.locator('.status .wrong button').count()) > 0);
      await look('failed');
    });
  });

  it('Connect 4 solved, stopped, and its line on the board', async () => {
    await walk('#/play/connect4?moves=4_4_4_4_4_3_3_3_2_2&min=person', async (player, look) => {
      const { page } = player;
      const button = page.locator('.solve > button');
      await button.click();
      await page.locator('.solve .facts').waitFor();
      await look('solving');
      await page.locator('.solve .facts .line').waitFor();
      await look('solved');
      await page.locator('.solve .line .ply').nth(1).click();
      await look('a line on the board');
      await go(page, '#/play/connect4?min=person');
      await button.click();
      await page.locator('.solve .facts').waitFor();
      await button.click();
      await until(async () => (await text(page, '.solve .answer')) !== '');
      await look('stopped');
    });
  });

  it('saves: named, renamed, replaced, deleted, listed, and read from text', async () => {
    await walk('#/play/chess?moves=e4_e5&min=person&seed=7', async ({ page }, look) => {
      await atBoard(page);
      await choose(page, 'Saved games');
      for (const number of [1, 2]) {
        await slot(page, number).getByRole('button').first().click();
        await look('naming');
        await page.keyboard.press('Enter');
        await slot(page, number).locator('.name').waitFor();
        await look('saved');
      }
      for (const action of [0, 1]) {
        await slot(page, 1).locator('.actions button').nth(action).click();
        await look('asking');
        await page.keyboard.press('Escape');
      }
      await slot(page, 2).locator('.actions button').last().click();
      await page.locator('.notice button').waitFor();
      await look('deleted');
      await page.locator('.notice button').click();
      for (const game of ['Once upon a time', '{"minerve":1}', '1. e4 e5\n2. Ke3 *']) {
        await paste(page, game);
        await page.locator('.news.wrong').waitFor();
        await look(game);
      }
      const games = Array.from({ length: 12 }, (_, i) => `[White "Player ${i}"]\n\n1. e4 e5 *\n`);
      await paste(page, games.join('\n'));
      await page.locator('.found').waitFor();
      await look('several games');
      await page.keyboard.press('Escape');
      await page.click('.pages .section');
      await page.click('nav a[href="#/saves"]');
      await page.locator('.saves-page .slot-card').first().waitFor();
      await look('all saves');
    });
  });

  it('saves that the browser does not keep', async () => {
    await walk('', async (player, look) => {
      const { page } = player;
      await page.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('No.', 'SecurityError');
        };
      });
      await go(page, '#/play/tictactoe?min=person');
      await player.touch('b2');
      await page.locator('.status .note').waitFor();
      await choose(page, 'Saved games');
      await page.locator('.saves-window .news.wrong').waitFor();
      await look('not kept');
    });
  });

  it('the editor of positions, each of its tools, and positions that are none', async () => {
    await walk('#/play/chess?min=person', async ({ page }, look) => {
      await atBoard(page);
      await choose(page, 'Set up');
      const tools = page.locator('.editor-window .palette input, .editor-window .palette button');
      await page.locator('.editor-window').waitFor();
      for (const tool of await tools.all()) {
        await tool.click({ force: true });
        await look('a tool');
      }
      for (const position of ['', '8/8/8/8/8/8/8/8 w - - 0 1', '7k/5Q2/8/8/8/8/8/K7 b - - 0 1', 'nonsense']) {
        await page.locator('.editor-window textarea').fill(position);
        await look(`position "${position}"`);
      }
    });
  });

  it('the page of trees: every algorithm at some of its steps, every tab, and lists that are none', async () => {
    await walk('#/tree?tree=[[6,7],[2,8]]', async ({ page }, look) => {
      await page.waitForSelector('.tree-table svg [data-node]');
      await look('at first');
      for (const tab of await page.locator('[role=tab]').all()) {
        await tab.click();
        await look(`tab ${await tab.textContent()}`);
      }
      await page.locator('[role=tab]').first().click();
      for (const { name } of sample(algorithms, 5))
        for (const step of [2, 4, 'end']) {
          await on(page, `#/tree?tree=[[6,7],[2,8]]&algorithms=${name}&step=${step}`);
          await page.waitForSelector('.tree-table svg [data-node]');
          await look(`${name}, step ${step}`);
        }
      for (const hash of [
        'tree=[1',
        'tree=[1,[]]',
        'tree=[six]',
        'preset=nothing',
        'random=7.6.3',
        'game=chess&depth=2',
        'game=ludo',
      ]) {
        await on(page, `#/tree?${hash}`);
        await page.locator('main h1').waitFor();
        await look(hash);
      }
    });
  });

  it('the page for a jury: every algorithm, the choice of a tree, a position of a game, and what cannot be shown', async () => {
    await walk('#/jury?preset=001-three-cuts', async ({ page }, look) => {
      const shown = () => page.waitForSelector('.jury-nodes tbody tr');
      await shown();
      await page.locator('.jury-controls summary').click();
      await look('at first');
      for (const { name } of sample(algorithms, 5)) {
        await page.selectOption('.jury-choices select', name);
        await page.waitForFunction((chosen) => location.hash.includes(chosen) || chosen === 'alphabeta', name);
        await look(name);
      }
      for (const hash of ['game=tictactoe&moves=b2_a1&depth=2&algorithm=mtdf', 'preset=nothing', 'order=previous']) {
        await on(page, `#/jury?${hash}`);
        await shown();
        await look(hash);
      }
      await on(page, '#/jury?random=1.7.3');
      await page.waitForSelector('.too-long');
      await look('too long');
    });
  });

  it('a sheet of every kind of exercise with its solutions, and one that cannot be made', async () => {
    await walk(`#/sheet?kinds=${kinds.map(({ name }) => name).join(',')}&count=${kinds.length}`, async ({ page }, look) => {
      for (const level of [1, 2, 3]) {
        await on(page, `#/sheet?kinds=${kinds.map(({ name }) => name).join(',')}&count=${kinds.length}&level=${level}`);
        await page.getByText(`difficulty ${level}`).waitFor();
        await page.locator('.sheet-controls input[type=checkbox]').check();
        await page.waitForSelector('.sheet-solutions');
        await look(`level ${level}`);
      }
      for (const hash of ['kinds=riddles', 'kinds=%E0']) {
        await on(page, `#/sheet?${hash}`);
        await page.waitForSelector('.broken');
        await look(hash);
      }
    });
  });

  it('exercises: every kind before and after it is checked, a series to its result, and links that cannot be read', async () => {
    await walk('#/exercises', async ({ page }, look) => {
      await page.waitForSelector('.kinds');
      await look('what there is');
      for (const { name } of sample(kinds, 4))
        for (const level of [1, 3] as const) {
          await on(page, `#/exercises?practise=${name}&level=${level}&seed=3`);
          await page.waitForSelector('.verdict', { state: 'detached' });
          await page.locator('.exercise-submit').waitFor();
          await look(`${name}, level ${level}`);
          const student = new Student(page);
          const exercise = await makeExercise({ kind: name, level, seed: 3 });
          await student.answer(exercise, wrongAnswer(exercise));
          await student.check();
          await page.locator('.verdict').waitFor();
          await page.locator('.verdict [aria-pressed]').click();
          await look(`${name}, level ${level}, checked`);
        }
      for (const hash of [
        'kinds=values,cuts&count=3&correction=end&answers=1;;p1',
        'kinds=values,cuts&count=3&answers=1;p1,p2',
        'kinds=values,cuts&count=3&answers=1;p1,p2&at=result',
        'kinds=values&answers=~q',
        'kinds=juggling',
        'practise=values&level=9',
      ]) {
        await on(page, `#/exercises?${hash}`);
        await page.locator('main h1').waitFor();
        await page.locator('.exercise, .result-list, .broken').first().waitFor();
        await look(hash);
      }
    });
  });

  it('the page of arenas: every tab, stages, and graphs that are none', async () => {
    await walk('#/arena', async ({ page }, look) => {
      await page.waitForSelector('.arena-stage svg');
      await look('at first');
      for (const tab of await page.locator('[role=tab]').all()) {
        await tab.click();
        await look(`tab ${await tab.textContent()}`);
      }
      for (const hash of [
        'preset=004-chomp-2x3&stage=3',
        'game=nim:5&graph=plain&stage=9',
        'text=0_->',
        'preset=nothing',
        'game=chess',
      ]) {
        await on(page, `#/arena?${hash}`);
        await page.locator('main h1').waitFor();
        await look(hash);
      }
    });
  });

  it('the lab: its list, every experiment before and after a small run, and what it refuses', async () => {
    await walk('#/lab', async ({ page }, look) => {
      await page.waitForSelector('.lab-list');
      await look('list');
      for (const { name } of sample(experiments, 2)) {
        await on(page, `#/lab?experiment=${name}&${SMALL_RUNS[name] ?? ''}`);
        await page.waitForSelector('.lab-settings');
        await look(name);
        await press(page, 'Run it here');
        await page.waitForSelector('.lab-table tbody tr');
        await look(`${name}, running`);
        if (name in SMALL_RUNS) {
          await page.waitForSelector('[data-state=done]');
          await page.locator('.lab-figure .minerve-plot').last().waitFor();
        } else {
          await press(page, 'Cancel');
          await page.waitForSelector('[data-state=stopped]');
        }
        await look(`${name}, ended`);
      }
      for (const hash of ['experiment=nothing', 'experiment=%E0', 'experiment=algorithms&trees=x&height=2']) {
        await on(page, `#/lab?${hash}`);
        await page.locator('.broken, [aria-invalid=true]').first().waitFor();
        await look(hash);
      }
    });
  });

  it('the course: its contents and every chapter, its figure a step on, each of its spots, its program', async () => {
    await walk('#/course', async ({ page }, look) => {
      await page.waitForSelector('.contents a');
      await look('contents');
      for (const { name } of sample(chapters, 3)) {
        await on(page, `#/course/${name}`);
        await page.waitForSelector('.lesson svg [data-node]');
        await page.locator('.lesson .player-buttons button:enabled, .play-moves button').last().click();
        await look(name);
        for (const button of await page.locator('.spots button').all()) {
          await button.click();
          await look(`${name}, a spot`);
        }
        const program = page.locator('.chapter-program summary');
        if ((await program.count()) === 0) continue;
        await program.click();
        await page.waitForSelector('.chapter-program pre');
        await look(`${name}, its program`);
      }
      await on(page, '#/course/poker');
      await page.waitForSelector('.broken');
      await look('no chapter');
    });
  });

  it('what is proved: every statement with its definitions and proofs, figures, and one that is none', async () => {
    await walk('#/proof', async ({ page }, look) => {
      await page.waitForSelector('.statement .coq');
      await look('at first');
      // Of the figures, which the course has too, one of a search and one of an arena.
      for (const kind of ['#/tree', '#/arena']) {
        const row = readStatements().find(({ shows, coq }) => shows?.startsWith(kind) && coq.some(({ isProved }) => isProved));
        await on(page, statementAddress(row as Statement));
        await page.waitForSelector(`.statement[aria-labelledby="${slugOf(row as Statement)}"]`);
        await page.evaluate(() => {
          for (const one of document.querySelectorAll<HTMLDetailsElement>('.proof-page details')) one.open = true;
        });
        await page.waitForSelector('.statement .lesson svg [data-node], .statement .arena-lesson svg [data-node]');
        await page.waitForFunction(() => document.querySelector('main .waiting') === null);
        await look(`${kind}, all open`);
      }
      await on(page, '#/proof/nothing');
      await page.waitForSelector('.broken');
      await look('no statement');
    });
  });
});
