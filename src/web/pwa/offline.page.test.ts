import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Pages, soon } from '../fixtures/pages.ts';
import { plainHost } from '../fixtures/plain-host.ts';
import { inMarked, unmarked } from '../fixtures/unmarked.ts';

const pages = new Pages();

const WITH_WORKER = { serviceWorkers: 'allow' } as const;
/** What Chromium says of files that are not fetched while there is no network. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|service-worker\.js/;

type Files = Readonly<Record<string, readonly [integrity: string, first: boolean]>>;

/** The files that a service worker knows. */
async function filesOf(folder: string): Promise<Files> {
  const code = await readFile(join(folder, 'service-worker.js'), 'utf8');
  return JSON.parse(/FILES = (.*);\n/.exec(code)?.[1] ?? '{}');
}

const integrityOf = (content: Uint8Array | string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Waits until the whole app is kept. */
async function isKept(page: Page): Promise<void> {
  const count = Object.keys(await filesOf(pages.folder)).length;
  const kept = async () => {
    let sum = 0;
    for (const name of await caches.keys()) sum += (await (await caches.open(name)).keys()).length;
    return sum;
  };
  await soon(() => page.evaluate(kept)).toBe(count);
}

describe('the service worker', () => {
  it('knows every built file but itself, each by its checksum', async () => {
    const files = await filesOf(pages.folder);
    const entries = await readdir(pages.folder, { recursive: true, withFileTypes: true });
    const built = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(pages.folder.length + 1));
    expect(Object.keys(files).sort()).toEqual(built.filter((name) => name !== 'service-worker.js').sort());
    for (const [name, [integrity]] of Object.entries(files))
      expect(integrity, name).toBe(integrityOf(await readFile(join(pages.folder, name))));
  });

  it('has at first what the first screen needs, and no more: no kernel, no other page', async () => {
    const first = Object.entries(await filesOf(pages.folder)).flatMap(([name, [, isFirst]]) => (isFirst ? [name] : []));
    expect(first).toContain('index.html');
    expect(first).toContain('manifest.webmanifest');
    expect(first.some((name) => name.endsWith('.js')) && first.some((name) => name.endsWith('.css'))).toBe(true);
    expect(first.filter((name) => /\.wasm$|\.weights$|\.book$|connect4|see/.test(name))).toEqual([]);
  });

  it('keeps the whole app after one visit: without a network all pages open, play and share memory', async () => {
    await pages.visit({ ...WITH_WORKER, expected: NO_NETWORK }, async (page) => {
      await isKept(page);
      await page.context().setOffline(true);
      await page.reload();
      await page.waitForSelector('.shelf .game');
      expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
      await page.click('.shelf a[href="#/play/chess"]');
      await page.click('.game-board [data-square="e2"]');
      await page.click('.game-board [data-square="e4"]');
      // The computer's answer: its thread, its kernel and its rules come from what is kept.
      await soon(() => page.evaluate(() => location.hash)).toMatch(/moves=e4_\w+/);
      await page.goto(`${pages.address()}see.html#tree=[[6,7],[2,8]]`);
      await page.waitForSelector('.tree-table svg [data-node]');
      await page.goto(`${pages.address()}#/jury`);
      await page.waitForSelector('.jury-nodes tbody tr');
      await page.goto(`${pages.address()}#/sheet?kinds=cuts,strategy,heuristic`);
      await page.waitForSelector('.sheet-exercise');
      await page.goto(`${pages.address()}#/arena`);
      await page.waitForSelector('.arena-stage svg');
      await page.goto(`${pages.address()}#/evaluate`);
      await page.waitForSelector('.terms button');
      await page.goto(`${pages.address()}#/exercises?practise=heuristic&level=3&seed=5`);
      await page.waitForSelector('.exercise-figure [role=gridcell]');
      await page.goto(`${pages.address()}#/course/winning-move`);
      await page.waitForSelector('.tree-lesson svg [data-node]');
      await page.goto(`${pages.address()}#/course/arenas`);
      await page.waitForSelector('.arena-lesson svg [data-node]');
      await page.goto(`${pages.address()}#/proof/000-4-c-lemme`);
      await page.locator('[aria-labelledby="000-4-c-lemme"] .formal summary').first().click();
      await page.waitForSelector('.formal .later .coq');
      // Threads of the lab, and Plot.
      await page.goto(`${pages.address()}#/lab?experiment=cuts-by-order&branching=2&leaves=100&trees=1`);
      await page.click('.lab-settings .main');
      await page.waitForSelector('.lab-figure .minerve-plot');
      await page.goto(`${pages.address()}connect4.html#44`);
      await page.getByLabel('With the opening book').check();
      await page.click('.solve > button');
      await soon(() => page.locator('.solve .answer').textContent()).toContain('The book knew it.');
      expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    });
  });

  it('lets threads share memory on a host that cannot send the headers, from the second visit on', async () => {
    await pages.visit({ ...WITH_WORKER, isolated: false }, async (page) => {
      expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await page.reload();
      expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    });
  });

  it('leaves parts of files and unknown files to the network', async () => {
    await pages.visit({ ...WITH_WORKER, expected: /404|nothing\.wasm/ }, async (page) => {
      await isKept(page);
      const statuses = await page.evaluate(async () => {
        const part = await fetch('./icon-512.png', { headers: { range: 'bytes=0-9' } });
        const unknown = await fetch('./nothing.wasm');
        return [part, unknown].map(({ status, headers }) => [status, headers.get('cross-origin-resource-policy')]);
      });
      expect(statuses).toEqual([
        [206, null],
        [404, null],
      ]);
    });
  });
});

describe('another project on the same port', () => {
  it('is shown as soon as it is there, and nothing of ours is left', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'minerve-versions-'));
    await cp(pages.folder, folder, { recursive: true });
    const host = await plainHost(folder);
    try {
      await pages.visit({ ...WITH_WORKER, path: host.address, expected: /404/ }, async (page) => {
        await isKept(page);
        for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
        await writeFile(
          join(folder, 'index.html'),
          '<!doctype html><title>Another</title><link rel=manifest href=manifest.webmanifest>',
        );
        await writeFile(join(folder, 'manifest.webmanifest'), '{"name":"Another"}');
        await page.reload();
        expect(await page.title()).toBe('Another');
        const manifest = () => fetch('./manifest.webmanifest').then((response) => response.json());
        expect(await page.evaluate(manifest)).toEqual({ name: 'Another' });
        const kept = async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()];
        expect(await page.evaluate(kept)).toEqual([0, []]);
        await page.reload();
        expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
      });
    } finally {
      host.close();
      await rm(folder, { recursive: true });
    }
  });
});

describe('a new version', () => {
  it('waits until it is asked for, then takes over in every tab; what is kept is never of two versions', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'minerve-versions-'));
    await cp(pages.folder, folder, { recursive: true });
    const host = await plainHost(folder);
    try {
      await pages.visit({ ...WITH_WORKER, ...inMarked(host.address), path: host.address }, async (page) => {
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        const other = await page.context().newPage();
        await other.goto(host.address);
        expect(await generation(page)).toBe('1');
        await deploy(folder);
        await page.reload();
        await page.waitForSelector('.new-version');
        expect(await unmarked(page)).toEqual([]);
        expect(await generation(page)).toBe('1');
        await page.reload();
        expect(await generation(page)).toBe('1');
        await page.waitForSelector('.new-version');
        await page.click('.new-version .main');
        await soon(() => generation(page)).toBe('2');
        await soon(() => generation(other)).toBe('2');
        expect(await page.evaluate(() => caches.keys().then((keys) => keys.length))).toBe(1);
        expect(await page.locator('.new-version').count()).toBe(0);
      });
    } finally {
      host.close();
      await rm(folder, { recursive: true });
    }
  });

  it('that is only half in place is not taken up', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'minerve-versions-'));
    await cp(pages.folder, folder, { recursive: true });
    const host = await plainHost(folder);
    try {
      await pages.visit({ ...WITH_WORKER, path: host.address, expected: /integrity|service-worker/ }, async (page) => {
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        const old = await readFile(join(folder, 'index.html'));
        await deploy(folder);
        await writeFile(join(folder, 'index.html'), old);
        const states = await page.evaluate(async () => {
          const registration = (await navigator.serviceWorker.getRegistration()) as ServiceWorkerRegistration;
          await registration.update().catch(() => undefined);
          const worker = registration.installing;
          if (worker !== null)
            await new Promise<void>((resolve) => {
              worker.addEventListener('statechange', () => (worker.state === 'redundant' ? resolve() : undefined));
              if (worker.state === 'redundant') resolve();
            });
          return [worker?.state ?? 'redundant', registration.waiting];
        });
        expect(states).toEqual(['redundant', null]);
        await page.reload();
        await page.waitForSelector('.shelf .game');
        expect(await page.locator('.new-version').count()).toBe(0);
      });
    } finally {
      host.close();
      await rm(folder, { recursive: true });
    }
  });
});

/** Puts a version in place that calls itself the second in its page's head. */
async function deploy(folder: string): Promise<void> {
  const [page, worker] = [join(folder, 'index.html'), join(folder, 'service-worker.js')];
  const [before, code] = await Promise.all([readFile(page, 'utf8'), readFile(worker, 'utf8')]);
  const after = before.replace('<head>', '<head><meta name="generation" content="2">');
  await writeFile(page, after);
  await writeFile(
    worker,
    code.replace(integrityOf(before), integrityOf(after)).replace(/VERSION = '[^']*'/, "VERSION = 'second'"),
  );
}

const generation = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=generation]')?.content ?? '1');
