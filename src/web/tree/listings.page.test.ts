import { spawnSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasPython, PYTHON } from '../../../scripts/python.mjs';
import { fonctionPython } from '../../cours/index.ts';
import { algorithms } from '../../search/index.ts';
import { chapters } from '../course/chapters.ts';
import { Pages, soon } from '../fixtures/pages.ts';

const pages = new Pages();

const VISIT = { locale: 'fr-FR', permissions: ['clipboard-read', 'clipboard-write'] };

/** The text that a reader gets who selects a program. */
const selected = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const selection = getSelection() as Selection;
    selection.selectAllChildren(document.querySelector(wanted) as Element);
    return selection.toString();
  }, selector);

async function byButton(page: Page, section: string): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.locator(section).getByRole('button', { name: 'Copier' }).click();
  await soon(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  return page.evaluate(() => navigator.clipboard.readText());
}

/**
 * Runs every program in a Python of its own names. The positions of a listing are nested lists here, and the player to
 * move at one is Max at an even depth.
 */
const RUN = `
import json, sys
INF, MAX = float('inf'), 1
TREE = ((3, 12, 8), (2, 4, 6), (14, 1, 5))
ARGS = {'p': TREE, 'alpha': -INF, 'beta': INF, 'compare': INF, 'g': 0}
out = {}
for name, text in json.load(sys.stdin).items():
    world = dict(INF=INF, MAX=MAX, memory={}, known=lambda *_: False, remember=lambda p, v: v,
                 succ=lambda p: p if isinstance(p, tuple) else (), f=lambda p: p,
                 turn=lambda p: -MAX if p in TREE else MAX, successeurs=lambda p: p, inf=INF)
    exec(compile(text, name, 'exec'), world)
    first = world[text.split('def ', 1)[1].split('(')[0]]
    names = first.__code__.co_varnames[:first.__code__.co_argcount]
    out[name] = first(*[ARGS[n] for n in names]) if name.startswith('listing ') else first.__name__
print(json.dumps(out))
`;

function run(programs: ReadonlyMap<string, string>): Record<string, unknown> {
  const { stdout, stderr } = spawnSync(PYTHON, ['-B', '-c', RUN], {
    input: JSON.stringify(Object.fromEntries(programs)),
    encoding: 'utf8',
    env: { ...process.env, PYTHONIOENCODING: 'utf-8' },
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

describe.skipIf(!hasPython() && !process.env.CI)('a program that is copied from a page runs in Python', () => {
  it('every listing of the tree page, by selection and by its button, and gives the value', async () => {
    const programs = new Map<string, string>();
    await pages.visit({ ...VISIT, path: '#/tree' }, async (page) => {
      for (const { name } of algorithms) {
        await pages.go(page, `#/tree?preset=004-figure-10&algorithms=${name}`);
        await page.waitForSelector('pre.program');
        const text = await selected(page, 'pre.program');
        expect(text, name).toContain('\n    ');
        expect((await byButton(page, '.listing')).trimEnd(), name).toBe(text.trimEnd());
        programs.set(`listing ${name}`, text);
        const names = page.getByLabel('Noms dans le programme');
        if ((await names.count()) === 0) continue;
        await names.selectOption('Noms du TIPE 2013');
        programs.set(`listing ${name}, in names of TIPE 2013`, await selected(page, 'pre.program'));
        await names.selectOption('Nos noms');
      }
    });
    expect(programs.size).toBe(algorithms.length + 3);
    expect(programs.get('listing alphabeta, in names of TIPE 2013')).toContain('v = MinimaxAB(fils[i], max, beta)');
    expect(new Set(Object.values(run(programs)))).toEqual(new Set([3]));
  });

  it('every program of the course, by selection and by its button', async () => {
    const programs = new Map<string, string>();
    const inPython = chapters.flatMap(({ name, python }) => (python === undefined ? [] : [{ name, python }]));
    await pages.visit({ ...VISIT, path: '#/course' }, async (page) => {
      for (const { name, python } of inPython) {
        await pages.go(page, `#/course/${name}`);
        await page.locator('.chapter-program summary').click();
        await page.waitForSelector('pre.python');
        const text = await selected(page, 'pre.python');
        expect((await byButton(page, '.chapter-program')).trimEnd(), name).toBe(text.trimEnd());
        for (const each of python) expect(text, name).toContain(fonctionPython(each).trimEnd());
        programs.set(name, text);
      }
    });
    expect(run(programs)).toEqual(Object.fromEntries(inPython.map(({ name, python }) => [name, python[0]])));
  });
});
