import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { build, type InlineConfig, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../../../scripts/chromium.mjs';
import { WIN } from '../../core/index.ts';
import { quickest } from '../../fixtures/index.ts';
import type { EnginePage } from './fixtures/page/main.ts';

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
    expect((last as { moves: { move: string }[] }).moves.map(({ move }) => move).sort()).toEqual([...'1234567']);
  });

  it.runIf(isolated)('counts the positions of its helping threads', async () => {
    // A thread may come late where other programs have the cores.
    const helped = async () => {
      const { all, helper } = await tab.evaluate(() => page.helped('364111622'));
      expect(all).toBeGreaterThan(helper);
      return helper;
    };
    await expect.poll(helped, { timeout: 60_000 }).toBeGreaterThan(10_000);
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

  it('is interrupted within 50 ms, in the middle of solving and of a deep tree', async () => {
    const solving = () => tab.evaluate(() => page.interrupt('connect4', '-', 150, { threads: 2, book: false }));
    const searching = () => tab.evaluate(() => page.interrupt('connect4:9x8x5', '-', 400, {}));
    for (const interrupt of [solving, searching]) {
      const measure = async () => {
        const { move, ms } = await interrupt();
        expect(move).toBe(true);
        return ms;
      };
      expect(await quickest(50, measure)).toBeLessThan(50);
    }
  });

  it('says what is wrong with a position, and goes on', async () => {
    const { sentence, move } = await tab.evaluate(() => page.wrong('connect4', '4449', '444'));
    expect(sentence).toMatch(/Move 4 of 4449: there is no column "9"/);
    expect(move).toBe('4');
  });
});
