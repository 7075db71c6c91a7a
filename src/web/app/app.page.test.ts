import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { boardGames } from '../../games/index.ts';
import { Pages, soon, text, texts } from '../fixtures/pages.ts';

const pages = new Pages();

const BOARD = '.game-board [role=gridcell]';

/** Two people at tic-tac-toe, with nothing to wait for. */
const TWO_PEOPLE = '#/play/tictactoe?min=person';

async function touch(page: Page, square: string): Promise<void> {
  await page.click(`${BOARD}[data-square="${square}"]`);
}

describe('home', () => {
  it('shows every game as its board, and one tap plays it', async () => {
    await pages.visit({}, async (page) => {
      expect(await page.locator('.shelf .game .board-picture').count()).toBe(boardGames.length);
      for (const { name, variants, title } of boardGames) {
        const first = name === 'draughts' ? 'draughts:english' : variants[0].spec;
        await page.click(`.shelf a.begin[href="#/play/${first}"]`);
        await page.waitForSelector(BOARD);
        await soon(() => page.title()).toBe(`${title.en} · Minerve`);
        await page.click('.brand');
        await page.waitForSelector('.shelf');
      }
    });
  });

  it('has a picture that lives: it searches, solves and proves, is paused, and is still for who wants no motion', async () => {
    await pages.visit({ path: 'about:blank' }, async (page) => {
      await page.clock.install();
      await page.goto(pages.address());
      await page.waitForSelector('.living');
      await page.clock.pauseAt(Date.now() + 60_000);
      const parts = new Set<string | undefined>();
      for (let tick = 0; tick < 90; tick++) {
        await page.clock.runFor(110);
        const { part, marks } = await page.locator('.living').evaluate((picture) => ({
          part: (picture as HTMLElement).dataset.part,
          marks: Array.from(picture.querySelectorAll('.mark'), (mark) => mark.textContent).sort(),
        }));
        parts.add(part);
        if (part === 'play') expect(marks).toEqual([]);
        if (part === 'prove') expect(marks).toEqual(['L2', 'L2', 'L2', 'L2', 'W3']);
      }
      expect([...parts]).toEqual(expect.arrayContaining(['play', 'see', 'solve', 'prove']));
      await page.getByRole('button', { name: 'Pause the picture' }).click();
      const paused = await page.innerHTML('.living-picture');
      await page.clock.runFor(3000);
      expect(await page.innerHTML('.living-picture')).toBe(paused);
    });
    await pages.visit({ reducedMotion: 'reduce', locale: 'fr-FR' }, async (page) => {
      await page.waitForSelector('.living');
      expect(await page.getAttribute('.living', 'data-part')).toBe('prove');
      expect(await page.getByRole('img', { name: /morpion.* a1 gagne en 3 coups/ }).count()).toBe(1);
      await page.getByRole('button', { name: 'Animer l’image' }).click();
      await page.waitForSelector('.living[data-part=play]');
    });
  });

  it('has three doors: to learn, to explore, to teach; each place is there, and the header names it', async () => {
    await pages.visit({}, async (page) => {
      for (const [name, hash, shown, title] of [
        ['Course', '#/course', '.contents', 'Course'],
        ['Exercises', '#/exercises', '.kinds', 'Exercises'],
        ['Search trees', '#/tree', '.tree-table svg [data-node]', 'Search trees'],
        ['Arenas and attractors', '#/arena', '.arena-stage svg', 'Arenas'],
        ['Evaluations', '#/evaluate', '.terms button', 'Evaluations'],
        ['For a class', '#/teach', 'main h1', 'Teach'],
      ]) {
        await page.locator('.further').getByRole('link', { name, exact: true }).click();
        await page.waitForSelector(shown);
        expect(await page.evaluate(() => location.hash)).toContain(hash);
        expect(await page.locator('main [role=alert]:not(:empty)').count()).toBe(0);
        await soon(() => page.title()).toBe(`${title} · Minerve`);
        expect(await page.getAttribute('.pages [aria-current=page]', 'href')).toBe(hash);
        await page.click('.brand');
        await page.waitForSelector('.shelf');
      }
    });
  });

  it('offers every kind of draughts by its name, huffing first', async () => {
    await pages.visit({ locale: 'fr-FR' }, async (page) => {
      expect(await page.locator('a.begin[href="#/play/draughts:international"]').count()).toBe(1);
      await page.click('text=7 variantes');
      expect(await text(page, '.variants a')).toBe('Souffler n’est pas jouer');
      await page.click('.variants >> text=Frisonnes');
      await page.waitForSelector(BOARD);
      expect(await page.evaluate(() => location.hash)).toMatch(/^#\/play\/draughts:frisian/);
    });
  });

  it('goes on with the chapter or the exercises that were opened last', async () => {
    await pages.visit({}, async (page) => {
      await page.waitForSelector('.shelf');
      expect(await page.locator('.running').count()).toBe(0);
      await pages.go(page, '#/course/cuts');
      await page.waitForSelector('.lesson svg [data-node]');
      const title = await page.title();
      await pages.go(page, '');
      await soon(() => text(page, '.running b')).toBe(title.replace(' · Minerve', ''));
      await page.click('.running a');
      await page.waitForSelector('.lesson svg [data-node]');
      await pages.go(page, '#/exercises?practise=cuts&level=2');
      await page.waitForSelector('.exercise-submit');
      await page.click('.brand');
      await page.click('.running a');
      await page.waitForSelector('.exercise-submit');
      expect(await page.evaluate(() => location.hash)).toContain('practise=cuts&level=2');
    });
  });

  it('offers the game that is under way, and goes on with it', async () => {
    await pages.visit({ path: TWO_PEOPLE }, async (page) => {
      await page.waitForSelector(BOARD);
      const [corner, middle] = await page.evaluate(
        (cells) =>
          Array.from(document.querySelectorAll<HTMLElement>(cells), (cell) => cell.dataset.square as string).filter(
            (_, i) => i % 4 === 0,
          ),
        BOARD,
      );
      await touch(page, corner);
      await page.waitForFunction(() => /moves=/.test(location.hash));
      await touch(page, middle);
      await page.waitForFunction(() => /moves=[^&]*_/.test(location.hash));
      const hash = await page.evaluate(() => location.hash);
      await page.click('.brand');
      await page.waitForSelector('.running a');
      await soon(() => text(page, '.running a')).toBe('Tic-tac-toeafter 2 moves');
      await page.reload();
      await page.click('.running a');
      await page.waitForSelector(BOARD);
      expect(await page.evaluate(() => location.hash)).toBe(hash);
    });
  });
});

describe('the shell', () => {
  it('says which page one is on: in the title, to the focus, and in the language that is chosen', async () => {
    await pages.visit({}, async (page) => {
      await soon(() => page.title()).toBe('Minerve: play, see, solve, prove');
      await page.click('.pages >> text=Play');
      await page.click('.places >> text=Saved games');
      await page.waitForSelector('.saves-page');
      await soon(() => page.title()).toBe('Saved games · Minerve');
      await soon(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
      await page.click('#language');
      await soon(() => page.title()).toBe('Mes parties · Minerve');
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
      await page.goBack();
      await page.waitForSelector('.shelf');
      expect(await text(page, 'h1')).toBe('Jouer. Voir. Résoudre. Prouver.');
      await soon(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    });
  });

  it('is skipped by its first key', async () => {
    await pages.visit({}, async (page) => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    });
  });

  it('unfolds the places of a section, and folds them by Escape and by a press elsewhere', async () => {
    await pages.visit({}, async (page) => {
      const explore = page.getByRole('button', { name: 'Explore', exact: true });
      const lab = page.locator('.places').getByRole('link', { name: /^Lab/ });
      await explore.focus();
      await page.keyboard.press('Enter');
      expect(await lab.isVisible()).toBe(true);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      expect(await lab.isVisible()).toBe(false);
      expect(await explore.evaluate((button) => button === document.activeElement)).toBe(true);
      await explore.click();
      expect(await lab.isVisible()).toBe(true);
      await page.locator('.top').click({ position: { x: 700, y: 20 } });
      expect(await lab.isVisible()).toBe(false);
      await explore.click();
      await lab.click();
      await page.waitForSelector('.lab-list');
      expect(await explore.getAttribute('aria-current')).toBe('true');
    });
  });

  it('says what the five documents are on the page that the line at the foot of a figure leads to', async () => {
    await pages.visit({ path: '#/tree?preset=001-three-cuts', locale: 'fr-FR' }, async (page) => {
      await page.click('.origin a');
      await soon(() => page.title()).toBe('Sources · Minerve');
      await page.waitForSelector('.doors cite');
      const ids = (await texts(page, '.doors small')).map((line) => /\d{3}/.exec(line)?.[0]);
      expect(ids).toEqual(['000', '001', '002', '003', '004']);
      const years = (await texts(page, 'dt')).map((line) => Number(line.slice(0, 4)));
      expect(years).toEqual(years.toSorted());
      for (const name of ['Turing', 'von Neumann', 'Shannon', 'Samuel', 'Newell', 'Deep Blue', 'Schaeffer'])
        expect((await texts(page, 'dt')).join()).toContain(name);
      await page.click('.brand');
      await page.click('.foot a');
      await soon(() => page.title()).toBe('Sources · Minerve');
    });
  });

  it('explains the page one is on by its key ?, with its keys', async () => {
    await pages.visit({ path: '#/tree' }, async (page) => {
      await page.waitForSelector('.tree-table svg [data-node]');
      await page.keyboard.press('?');
      await soon(() => page.locator('dialog.help').textContent()).toContain('Stepping through a search');
      expect(await page.locator('dialog.help').textContent()).not.toContain('Touch a piece');
      await page.keyboard.press('Escape');
      await pages.go(page, TWO_PEOPLE);
      await page.waitForSelector(BOARD);
      await page.keyboard.press('?');
      await soon(() => page.locator('dialog.help').textContent()).toContain('Touch a piece');
    });
  });

  it('shows the first program of the README, and copies it', async () => {
    const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8');
    await pages.visit({ path: '#/code', permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await page.getByRole('button', { name: 'Copy' }).last().click();
      await soon(() => page.locator('.listing [role=status]').last().textContent()).toBe('Copied.');
      const program = await page.evaluate(() => navigator.clipboard.readText());
      expect(program).toContain('bestMove(race)');
      expect(readme).toContain(program);
    });
  });

  it('keeps the choice of light or dark from visit to visit', async () => {
    await pages.visit({ colorScheme: 'light' }, async (page) => {
      const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const light = await paper();
      await page.click('#theme');
      const dark = await paper();
      expect(dark).not.toBe(light);
      await page.reload();
      expect(await paper()).toBe(dark);
    });
  });

  it('explains itself in a window that begins at its beginning, also on a phone, and that Escape closes', async () => {
    await pages.visit({ viewport: { width: 390, height: 500 } }, async (page) => {
      await page.getByRole('button', { name: 'Help' }).click();
      const help = page.locator('dialog.help[open]');
      await help.waitFor();
      const { above, below } = await help.evaluate((window) => ({
        above: window.scrollTop,
        below: window.scrollHeight - window.clientHeight,
      }));
      expect(above).toBe(0);
      expect(below).toBeGreaterThan(100);
      const licences = help.getByRole('link', { name: /licences|Licences/ });
      const notices = await licences.evaluate(({ href }: HTMLAnchorElement) => fetch(href).then((response) => response.text()));
      for (const name of ['preact', '@preact/signals', '@preact/signals-core', 'idb'])
        expect(notices, name).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\((MIT|ISC)\\)\n\n[^#]*Copyright`, 'm'));
      for (const font of ['Literata', 'Inter'])
        expect(notices, font).toMatch(new RegExp(`^## ${font} \\(OFL-1.1\\)\n\nCopyright`, 'm'));
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog.help', { state: 'detached' });
    });
  });

  it('leads links to trees, which were shared before the app was, to their page', async () => {
    await pages.visit({ path: '#tree=[[1,2],[3,4]]&root=max&algorithm=minimax' }, async (page) => {
      for (const path of ['', 'see.html#tree=[[1,2],[9,4]]&root=min&algorithm=alphabeta']) {
        if (path !== '') await pages.go(page, path);
        const [tree, root] = path === '' ? ['[[1,2],[3,4]]', 'max'] : ['[[1,2],[9,4]]', 'min'];
        await page.waitForSelector('.tree-table svg [data-node]');
        await soon(() => page.evaluate(() => location.hash)).toMatch(/^#\/tree\?/);
        expect(await page.evaluate(() => location.hash)).toContain(`tree=${tree}&root=${root}`);
        expect(new URL(page.url()).pathname).toMatch(/^\/(index\.html)?$/);
      }
    });
  });

  it('leads addresses from when Connect 4 had a page to its board; where one goes wrong, the game is there up to it', async () => {
    await pages.visit({ path: 'connect4.html#445' }, async (page) => {
      const columns = async () => (await page.locator('.move-list .number ~ .ply').allTextContents()).join('');
      await page.waitForSelector('.solve');
      await soon(() => text(page, '.status .said')).toBe('Yellow: 5 Your turn (Red).');
      expect(await columns()).toBe('445');
      await pages.go(page, 'connect4.html#4449');
      expect(await text(page, '.status .note')).toMatch(/^Move 4 of this link or saved game cannot be played/);
      // By now the computer may have answered.
      expect(await columns()).toMatch(/^444/);
    });
  });

  it('says so where an address leads nowhere', async () => {
    await pages.visit({ path: '#/<b>nowhere</b>' }, async (page) => {
      expect(await text(page, '.broken')).toContain('There is nothing at this address');
      expect(await page.locator('main b').count()).toBe(0);
    });
  });

  it('says so where a part cannot be loaded, and a reload mends it', async () => {
    await pages.visit({ expected: /play-|ERR_FAILED/ }, async (page) => {
      await page.route('**/assets/play-*.js', (route) => route.abort());
      await page.click('.shelf a.begin');
      expect(await text(page, '.broken p')).toContain('could not be loaded');
      await page.unroute('**/assets/play-*.js');
      await page.click('.broken >> text=Reload');
      await page.waitForSelector(BOARD);
    });
  });

  it('stands where a page breaks: what happened is said, the address keeps the game', async () => {
    await pages.visit({ expected: /The rook fell/ }, async (page) => {
      await page.route('**/assets/play-*.js', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export function PlayPage() { throw new Error("The rook fell off the table."); }',
        }),
      );
      await page.evaluate(() => {
        location.hash = '#/play/chess?moves=e4';
      });
      await page.waitForSelector('.broken');
      expect(await text(page, '.broken pre')).toBe('The rook fell off the table.');
      expect(await page.evaluate(() => location.hash)).toBe('#/play/chess?moves=e4');
      await page.click('.broken a');
      await page.waitForSelector('.shelf');
    });
  });
});

describe('the policy', () => {
  it('is there for any host and from ours, and nothing inline runs', async () => {
    await pages.visit({ expected: /Content Security Policy/ }, async (page) => {
      const meta = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
      expect(meta).toContain("default-src 'self'");
      expect(meta).not.toMatch(/unsafe-inline|'unsafe-eval'|\*|http/);
      const { headers } = await page.evaluate(async () => ({
        headers: Object.fromEntries((await fetch(location.href)).headers),
      }));
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      const ran = await page.evaluate(async () => {
        const script = document.createElement('script');
        script.textContent = 'window.ran = "inline"';
        document.body.append(script);
        const button = document.createElement('button');
        button.setAttribute('onclick', 'window.ran = "handler"');
        document.body.append(button);
        button.click();
        const styled = document.createElement('p');
        styled.setAttribute('style', 'position: fixed');
        document.body.append(styled);
        await new Promise((resolve) => setTimeout(resolve, 50));
        return [(window as never as { ran?: string }).ran, getComputedStyle(styled).position];
      });
      expect(ran).toEqual([undefined, 'static']);
    });
  });
});

describe('the manifest', () => {
  it('names icons that are there, as large as it says', async () => {
    const manifest = JSON.parse(await readFile(join(pages.folder, 'manifest.webmanifest'), 'utf8'));
    expect(manifest).toMatchObject({ name: 'Minerve', start_url: './', display: 'standalone' });
    expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
    for (const { src, sizes, type } of manifest.icons) {
      const file = await readFile(join(pages.folder, src));
      if (type === 'image/png') expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, src).toBe(sizes);
      else expect(file.toString(), src).toMatch(/^<svg /);
    }
  });

  it('has the owl of the header in its icon', async () => {
    const svg = await readFile(new URL('../icon.svg', import.meta.url), 'utf8');
    await pages.visit({}, async (page) => {
      const shapes = await page.locator('.brand svg > *').evaluateAll((all) => all.map((one) => one.getAttribute('class')));
      expect(shapes).toEqual(['owl', 'eye', 'eye', 'max', 'min', 'fork']);
      for (const d of await page.locator('.brand path').evaluateAll((all) => all.map((one) => one.getAttribute('d'))))
        expect(svg).toContain(d);
    });
  });
});

/**
 * The scripts that a first visit fetches, gzipped, in bytes; those of threads come when one is started, and count
 * apart. The server is warm by then.
 */
async function weighed(path: string, ready: string): Promise<{ page: number; threads: number; ms: number }> {
  const names = new Set<string>();
  let ms = 0;
  await pages.visit({ path: 'about:blank' }, async (page) => {
    page.context().on('request', (request) => names.add(new URL(request.url()).pathname));
    const began = performance.now();
    await page.goto(pages.address() + path);
    await page.waitForSelector(ready);
    ms = Math.round(performance.now() - began);
    await page.waitForLoadState('networkidle');
  });
  const sum = { page: 0, threads: 0, ms };
  for (const name of [...names].filter((name) => name.endsWith('.js')))
    sum[/worker|helper/.test(name) ? 'threads' : 'page'] += gzipSync(await readFile(join(pages.folder, name))).length;
  return sum;
}

describe('the first screen', () => {
  it('has its fonts in its own files, preloaded and at most 45 kB together, and nothing moves when they come', async () => {
    await pages.visit({ path: 'about:blank' }, async (page) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
        });
        observer.observe({ type: 'layout-shift', buffered: true });
      });
      const fonts = new Set<string>();
      page.on('response', (response) => {
        if (response.url().endsWith('.woff2')) fonts.add(new URL(response.url()).pathname);
      });
      for (const path of ['', '#/course', '#/exercises', '#/play/chess']) {
        await pages.go(page, path);
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        const shift = await page.evaluate(() => (window as never as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0));
        expect(shift, path).toBeLessThan(0.05);
      }
      expect(fonts.size).toBeGreaterThan(1);
      expect(await page.evaluate(() => document.fonts.check('600 16px Literata') && document.fonts.check('16px Inter'))).toBe(
        true,
      );
    });
    const all = (await readdir(join(pages.folder, 'assets'))).filter((name) => name.endsWith('.woff2'));
    const sizes = await Promise.all(all.map(async (name) => (await readFile(join(pages.folder, 'assets', name))).length));
    expect(sizes.reduce((a, b) => a + b, 0)).toBeLessThan(45_000);
  });

  it.each([
    // Home shows pictures of the games without their rules, and a board loads the rules of its game alone.
    ['home', '', '.shelf .game', 50],
    ['a board of tic-tac-toe', '#/play/tictactoe', BOARD, 120],
    ['a board of chess', '#/play/chess', BOARD, 120],
    ['a board of draughts', '#/play/draughts:souffler', BOARD, 120],
    ['a tree', '#/tree', '.tree-table svg [data-node]', 175],
    ['a page for a jury', '#/jury', '.jury-nodes tbody tr', 175],
    ['an arena', '#/arena', '.arena-stage svg', 165],
    ['an evaluation', '#/evaluate', '.terms button', 165],
    ['a chapter of the course', '#/course/minimax', '.lesson svg [data-node]', 185],
    ['what is proved', '#/proof', '.statement .coq', 185],
    ['the experiments of the lab', '#/lab', '.lab-list', 185],
    ['what there is to practise', '#/exercises', '.kinds', 185],
    ['a sheet of exercises', '#/sheet', '.sheet-exercise', 185],
    ['for a class', '#/teach', '.series-preview svg', 185],
    ['an exercise on a tree', '#/exercises?practise=values', '.exercise-figure svg', 205],
    ['an exercise on an arena', '#/exercises?practise=ranks', '.exercise-figure svg', 205],
    ['an exercise on a board', '#/exercises?practise=heuristic', '.exercise-figure svg', 205],
  ] as const)('%s is within its limit of JavaScript, gzipped', async (name, path, ready, limit) => {
    const { page, threads, ms } = await weighed(path, ready);
    console.log(
      `${name}: ${(page / 1000).toFixed(1)} kB of JavaScript, ${(threads / 1000).toFixed(1)} kB for threads, there after ${ms} ms`,
    );
    expect(page).toBeGreaterThan(10_000);
    expect(page).toBeLessThan(limit * 1000);
  });
});
