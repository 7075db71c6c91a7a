import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { build, type InlineConfig, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../../../scripts/chromium.mjs';
import { WIN } from '../../core/index.ts';
import { MOST_SHARE, mainThreadShare, quickest } from '../../fixtures/index.ts';
import type { EnginePage, Interruption } from './fixtures/page/main.ts';

/** What a host must send for a page to share memory between its threads. */
const ISOLATION = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

let folder: string;
let browser: Browser;
const servers: PreviewServer[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'minerve-engine-'));
  await build(config({}));
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  for (const server of servers) await server.close();
  if (folder) await rm(folder, { recursive: true });
});

function config(headers: Record<string, string>): InlineConfig {
  return {
    configFile: false,
    root: fileURLToPath(new URL('fixtures/page', import.meta.url)),
    base: './',
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' },
    worker: { format: 'es' },
    preview: { host: '127.0.0.1', port: 0, headers },
  };
}

/** Opens the page as a host with these headers serves it. */
async function visit(headers: Record<string, string>): Promise<Page> {
  const server = await preview(config(headers));
  servers.push(server);
  const page = await browser.newPage();
  await page.goto(server.resolvedUrls?.local[0] as string);
  await page.waitForFunction(() => 'page' in globalThis);
  return page;
}

declare const page: EnginePage;

const CHESS = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

describe.each([
  { where: 'that may share memory', headers: ISOLATION, isolated: true },
  { where: 'that may not share memory', headers: {}, isolated: false },
])('An engine in a page $where', ({ headers, isolated }) => {
  let tab: Page;
  beforeAll(async () => {
    tab = await visit(headers);
  });

  it('is what the headers say', async () => {
    expect(await tab.evaluate(() => page.isolated)).toBe(isolated);
  });

  it('solves Connect 4 exactly in its worker, with helping threads where there can be any', async () => {
    const { threads, count, last } = await tab.evaluate(() =>
      page.think('connect4', '36411162271', { values: true }, { threads: 2, book: false }),
    );
    expect(threads).toBe(isolated ? 2 : 1);
    expect(count).toBeGreaterThan(2);
    expect(last).toMatchObject({ value: WIN - 26, final: true, stopped: false });
    expect(last.moves?.map(({ move }) => move).sort()).toEqual([...'1234567']);
  });

  it.runIf(isolated)('searches with its helping threads from the first think on: their positions are counted', async () => {
    const nodes = async (threads: number) =>
      (
        await tab.evaluate(([chess, threads]) => page.think('chess', chess, { depth: 15 }, { threads }), [
          CHESS,
          threads,
        ] as const)
      ).last.nodes;
    const alone = await nodes(1);
    expect(await nodes(1)).toBe(alone);
    // A thread may come late where other programs have the cores.
    await expect.poll(() => nodes(2), { timeout: 60_000 }).toBeGreaterThan(1.2 * alone);
  });

  it('plays games without a kernel by the same protocol', async () => {
    const { last } = await tab.evaluate(() => page.think('nim:3,4,5', '3,4,5', {}, {}));
    expect(last).toMatchObject({ move: 'a2', final: true });
  });

  it('plays a game whose rules are in a kernel, too', async () => {
    const start = '---------------------------OX------XO---------------------------';
    const { last, threads } = await tab.evaluate(
      (text) => page.think('othello', `${text} X`, { depth: 5 }, { threads: 2 }),
      start,
    );
    expect(threads).toBe(isolated ? 2 : 1);
    expect(last).toMatchObject({ depth: 5, stopped: false, move: expect.stringMatching(/^[a-h][1-8]$/) });
  });

  it.each([
    ['solving', 'connect4', '-', { threads: 2, book: false }],
    ['a compiled search', 'chess', CHESS, { threads: 2 }],
    ['a compiled search of one thread', 'chess', CHESS, { threads: 1 }],
    ['a tree that is searched in one go', 'connect4:9x8x5', '-', { search: { algorithm: 'alphabeta', deepening: false } }],
  ] as const)(
    'answers within 50 ms of a stop, and thinks again within 300 ms, in the middle of %s',
    async (_, game, position, options) => {
      const measured: Interruption[] = [];
      const interrupt = async () => {
        const one = await tab.evaluate(([game, position, options]) => page.interrupt(game, position, 700, options), [
          game,
          position,
          options,
        ] as const);
        measured.push(one);
        expect(one.answer).toMatchObject({ stopped: true, move: expect.any(String) });
        // A thread that hears the stop lives on; without shared memory one in the middle of a depth is replaced, and
        // between depths nothing is measured.
        return one.started === (isolated ? 0 : 1) ? Math.max(one.answered / 50, one.next / 300) : Number.POSITIVE_INFINITY;
      };
      expect(await quickest(1, interrupt), JSON.stringify(measured)).toBeLessThan(1);
    },
  );

  it.each([
    ['chess', CHESS],
    ['connect4', '-'],
    ['connect4:9x8x5', '-'],
  ])('leaves the page free while it thinks about %s', async (game, position) => {
    const think = () =>
      tab.evaluate(([game, position]) => page.think(game, position, { time: 1500 }, { book: false }), [game, position] as const);
    expect(await mainThreadShare(tab, think)).toBeLessThan(MOST_SHARE);
  });

  it('says what is wrong with a position, and goes on', async () => {
    const { sentence, move } = await tab.evaluate(() => page.wrong('connect4', '4449', '444'));
    expect(sentence).toMatch(/Move 4 of 4449: there is no column "9"/);
    expect(move).toBe('4');
  });
});
