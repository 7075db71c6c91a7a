import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { build, type InlineConfig, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Analysis } from '../src/engines/index.ts';
import { MOST_SHARE, mainThreadShare, quickest } from '../src/fixtures/index.ts';
import { headers } from '../src/web/pwa/policy.ts';
import { launchChromium } from './chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const START = '{"pits":[4,4,4,4,4,4,0,4,4,4,4,4,4,0],"turn":1}';
/**
 * Max saves two seeds by E, whose last one is sown into the store; so it is Max's turn again, and C takes four of
 * Min's.
 */
const END = '{"pits":[0,0,1,0,2,0,20,1,0,4,0,0,0,20],"turn":1}';

let project: string;
let browser: Browser;
const servers: PreviewServer[] = [];

/** The page of somebody who has installed minerve and Vite, and written Kalah. */
beforeAll(async () => {
  node(root, 'scripts/build.mjs', '--if-stale');
  project = mkdtempSync(join(tmpdir(), 'minerve-kalah-'));
  cpSync(fileURLToPath(new URL('fixtures/kalah-page', import.meta.url)), project, { recursive: true });
  for (const part of ['package.json', 'dist', 'data/connect4.book'])
    cpSync(join(root, part), join(project, 'node_modules/minerve', part), { recursive: true });
  await build(config({ build: { lib: { entry: 'kalah.ts', formats: ['es'], fileName: () => 'kalah.js' }, outDir: 'public' } }));
  await build(config({}));
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  for (const server of servers) await server.close();
  if (project) rmSync(project, { recursive: true });
});

function config(more: InlineConfig): InlineConfig {
  return { configFile: false, root: project, base: './', logLevel: 'error', worker: { format: 'es' }, ...more };
}

function node(folder: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
}

/** Opens the page as our own server would serve it; nothing may be complained about. */
async function visit(sent: Record<string, string>): Promise<{ page: Page; complaints: string[] }> {
  const server = await preview(config({ preview: { host: '127.0.0.1', port: 0, headers: sent } }));
  servers.push(server);
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => /favicon/.test(message.location().url) || complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(server.resolvedUrls?.local[0] as string);
  await page.waitForFunction(() => 'page' in globalThis);
  return { page, complaints };
}

/** What the page offers: fixtures/kalah-page/main.ts. */
declare const page: {
  readonly isolated: boolean;
  think(by: string, position: string, limits: object): Promise<Analysis[]>;
  stop(by: string, position: string, after: number): Promise<{ ms: number; answer: Analysis }>;
};

const policyAlone = { 'Content-Security-Policy': headers['Content-Security-Policy'] };

describe("A user's own game", () => {
  it('compiles under strict TypeScript', () => {
    node(project, join(root, 'node_modules/typescript/bin/tsc'), '-p', '.');
  });

  describe.each([
    { by: 'worker', how: 'by a worker of its own', sent: headers, isolated: true },
    { by: 'worker', how: 'by a worker of its own, without shared memory', sent: policyAlone, isolated: false },
    { by: 'module', how: 'by the address of its module', sent: headers, isolated: true },
  ])('in a page that Vite built, under our policy, $how', ({ by, sent, isolated }) => {
    let tab: Awaited<ReturnType<typeof visit>>;
    beforeAll(async () => {
      tab = await visit(sent);
    });

    const think = (position: string, limits: object) =>
      tab.page.evaluate(([by, position, limits]) => page.think(by, position, limits), [by, position, limits] as const);

    it('runs in a page that is cross-origin isolated exactly if the headers make it so', async () => {
      expect(await tab.page.evaluate(() => page.isolated)).toBe(isolated);
    });

    it('is played at every level', async () => {
      for (const level of [1, 4, 7]) {
        const answer = (await think(START, { level, seed: 3 })).at(-1);
        expect(answer?.move).toMatch(/^[A-F]$/);
        expect(answer?.depth).toBe(level);
      }
    });

    it('is solved to the last point, extra turns included, with the value of every move and the best lines', async () => {
      const answer = (await think(END, { values: true, lines: 2 })).at(-1) as Analysis;
      expect(answer).toMatchObject({ value: 6, final: true, stopped: false });
      expect(answer.pv.slice(0, 2).join('')).toMatch(/^E[CF]$/);
      expect(answer.moves).toEqual([
        { move: 'E', value: 6, final: true },
        { move: 'C', value: 2, final: true },
      ]);
      expect(answer.lines?.map(({ value, pv }) => [value, pv[0]])).toEqual([
        [6, 'E'],
        [2, 'C'],
      ]);
    });

    it('is stopped within 50 ms, with a move, and thinks again', async () => {
      const stop = async () => {
        const { ms, answer } = await tab.page.evaluate(([by, start]) => page.stop(by, start, 300), [by, START] as const);
        expect(answer).toMatchObject({ stopped: true, move: expect.stringMatching(/^[A-F]$/) });
        return ms;
      };
      expect(await quickest(50, stop)).toBeLessThan(50);
      expect((await think(START, { depth: 3 })).at(-1)).toMatchObject({ depth: 3, stopped: false });
    });

    it('leaves the page free while it thinks', async () => {
      let analyses: Analysis[] = [];
      const thinking = async () => {
        analyses = await think(START, { time: 1500 });
      };
      expect(await mainThreadShare(tab.page, thinking)).toBeLessThan(MOST_SHARE);
      expect(analyses.length).toBeGreaterThan(3);
    });

    it('breaks no rule of the policy', () => {
      expect(tab.complaints).toEqual([]);
    });
  });
});
