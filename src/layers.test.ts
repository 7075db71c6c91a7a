import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { boardGames } from './games/index.ts';
import { clashes } from './i18n/index.ts';

const src = fileURLToPath(new URL('.', import.meta.url));

/** What each layer may import, besides itself. A folder that is not listed here has no business in src. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  i18n: [],
  core: ['i18n'],
  // The nouns that games, searches, solvers and drawings share.
  model: ['i18n', 'core'],
  games: ['i18n', 'core', 'model', 'kernels'],
  search: ['i18n', 'core', 'model'],
  solve: ['i18n', 'core', 'model'],
  // The course's own code, which a student reads alone.
  cours: ['i18n', 'core'],
  draw: ['i18n', 'core', 'model'],
  kernels: ['i18n', 'core'],
  // Threads, what crosses to them, the schedule of jobs, their store and queue.
  jobs: ['i18n', 'core'],
  explain: ['i18n', 'core', 'model', 'games', 'search', 'solve', 'draw', 'jobs'],
  tablebases: ['i18n', 'core', 'model', 'games', 'solve', 'kernels', 'jobs'],
  engines: ['i18n', 'core', 'model', 'games', 'search', 'solve', 'kernels', 'jobs', 'tablebases'],
  exercises: ['i18n', 'core', 'model', 'games', 'search', 'solve', 'draw', 'explain', 'engines'],
  match: ['i18n', 'core', 'games', 'engines'],
  lab: ['i18n', 'core', 'model', 'games', 'search', 'solve', 'draw', 'jobs', 'explain', 'tablebases', 'engines', 'match'],
  cli: [
    'i18n',
    'core',
    'model',
    'games',
    'search',
    'solve',
    'draw',
    'jobs',
    'explain',
    'tablebases',
    'engines',
    'exercises',
    'match',
    'lab',
  ],
  web: [
    'i18n',
    'core',
    'model',
    'games',
    'search',
    'solve',
    'cours',
    'draw',
    'jobs',
    'explain',
    'tablebases',
    'engines',
    'exercises',
    'match',
    'lab',
  ],
  // What tests of any layer share: no layer may import it.
  fixtures: [],
};

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.startsWith('kernels/assembly/'),
);
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.split('/').includes('fixtures');
/** What only Node has, the disk say, stands in a layer's folder `node`, with a door of its own. */
const isForNode = (file: string) => file.split('/')[1] === 'node';
const layerOf = (file: string) => (file.includes('/') ? file.split('/')[0] : undefined);

/** The files of src that a file imports, as paths from src; Node's own modules and packages left out. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(src, file), 'utf8');
  const specifiers = [...text.matchAll(/\b(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]/g)].map(
    (match) => match[1],
  );
  const local = specifiers.filter((specifier) => specifier.startsWith('.') && /\.tsx?$/.test(specifier));
  return local.map((specifier) => relative(src, resolve(dirname(join(src, file)), specifier)));
}

describe('the layers', () => {
  it('are the folders of src', () => {
    const folders = new Set(files.map(layerOf).filter((layer) => layer !== undefined));
    expect([...folders].filter((folder) => !(folder in LAYERS))).toEqual([]);
    expect(folders.size).toBeGreaterThan(4);
  });

  it('import downwards only', () => {
    const upwards = files
      .filter((file) => !isTest(file))
      .flatMap((file) =>
        importsOf(file).flatMap((target) => {
          const [from, to] = [layerOf(file), layerOf(target)];
          const allowed = from === undefined || from === to || (to !== undefined && LAYERS[from].includes(to));
          return allowed ? [] : [`${file} imports ${target}`];
        }),
      );
    expect(upwards).toEqual([]);
  });

  it('are reached through their index.ts alone, or in Node through node/index.ts', () => {
    const past = files.flatMap((file) =>
      importsOf(file)
        .filter((target) => {
          const layer = layerOf(target);
          return layer !== layerOf(file) && target !== `${layer}/index.ts` && target !== `${layer}/node/index.ts`;
        })
        .map((target) => `${file} imports ${target}`),
    );
    expect(past).toEqual([]);
  });

  it("keep what only Node has from pages: the command line and such files alone import it, and no layer's index.ts", () => {
    const mayImport = (file: string) => isTest(file) || isForNode(file) || layerOf(file) === 'cli';
    const reached = files
      .filter((file) => !mayImport(file))
      .flatMap((file) => importsOf(file).flatMap((target) => (isForNode(target) ? [`${file} imports ${target}`] : [])));
    expect(reached).toEqual([]);
    expect(files.filter(isForNode)).toContain('core/node/files.ts');
  });

  /** The rows of a diagram, from the top: the names, without their descriptions. */
  const rowsOf = (diagram: string) =>
    diagram.split('\n').map((line) => [...(/^(?:\w+\/ *)+/.exec(line)?.[0] ?? '').matchAll(/\w+/g)].map(([name]) => name));

  /** What is wrong with a diagram: layers left out, imports that do not go down, rows without a reason. */
  function faultsOf(rows: readonly (readonly string[])[]): string[] {
    const drawn = rows.flat();
    const layers = Object.keys(LAYERS).filter((layer) => layer !== 'fixtures');
    const rowOf = (layer: string) => rows.findIndex((row) => row.includes(layer));
    const missing = layers.filter((layer) => drawn.filter((name) => name === layer).length !== 1);
    const unknown = drawn.filter((name) => !layers.includes(name));
    const upwards = layers.flatMap((layer) =>
      LAYERS[layer].filter((below) => rowOf(below) <= rowOf(layer)).map((below) => `${layer} is not above ${below}`),
    );
    const needless = rows
      .slice(1)
      .filter((row, i) => !rows[i].some((layer) => row.some((below) => LAYERS[layer]?.includes(below))))
      .map((row) => `nothing in the row above ${row.join(', ')} imports it`);
    return [...missing.map((layer) => `${layer} is not there once`), ...unknown, ...upwards, ...needless];
  }

  it('are drawn in docs/architecture.md: imports go down, siblings stand in one row', () => {
    const page = readFileSync(join(src, '../docs/architecture.md'), 'utf8');
    const [, diagram = ''] = /^```text\n([\s\S]*?)\n```$/m.exec(page) ?? [];
    const rows = rowsOf(diagram);
    expect(faultsOf(rows)).toEqual([]);
    const searchOnGames = rows.flatMap((row) =>
      row.includes('games') ? [row.filter((name) => name !== 'games'), ['games']] : [row],
    );
    expect(faultsOf(searchOnGames)).toEqual(['nothing in the row above games imports it']);
    expect(faultsOf(rows.toReversed())).not.toEqual([]);
    expect(faultsOf(rows.slice(1))).toContain('web is not there once');
  });

  it('see every import: the check would notice one', () => {
    expect(importsOf('engines/settings.ts')).toEqual(expect.arrayContaining(['search/index.ts', 'core/index.ts']));
  });
});

describe('the index.ts of a layer', () => {
  const root = join(src, '..');
  const programs = ['src', 'scripts', 'bench', 'golden'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mjs)$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  /** `{ a, type B as C }` has a and B for the file that it is taken from, a and C for those that import it. */
  const namesIn = (braces: string, end: 0 | -1) =>
    [...braces.matchAll(/[\w$]+(?: as [\w$]+)?(?=\s*[,:}])/g)].map(([name]) => name.split(' as ').at(end)!);

  /** What a file takes from other files, by their paths in src; `*` for all. */
  function taken(file: string): [from: string, names: string[]][] {
    const TAKEN = /(\*|\{[^{}]*\})\s*(?:as \w+\s*)?(?:from|=\s*await import\()\s*['"]([.#][^'"]+)['"]/g;
    return [...read(file).matchAll(TAKEN)].map(([, names, specifier]) => {
      const path = specifier.replace('#built/', 'src/').replace(/\.js$/, '.ts');
      const from = path.startsWith('src/') ? path : relative(root, resolve(root, dirname(file), path)).replace(/^dist\//, 'src/');
      return [from, names === '*' ? ['*'] : namesIn(names, 0)];
    });
  }

  const used = new Map<string, Set<string>>();
  for (const file of programs)
    for (const [from, names] of taken(file))
      if (dirname(from) !== file.split('/').slice(0, 2).join('/')) used.set(from, new Set([...(used.get(from) ?? []), ...names]));

  /** What nobody outside of the layer takes; all of what `package.json` publishes is taken by users. */
  function unused(layer: string): string[] {
    const index = `src/${layer}/index.ts`;
    const published = read('package.json').includes(`"./dist/${layer}/index.js"`) || used.get(index)?.has('*');
    const shown = [...read(index).matchAll(/export (?:type )?(\{[^}]*\})/g)].flatMap(([, names]) => namesIn(names, -1));
    return published ? [] : shown.filter((name) => !used.get(index)?.has(name));
  }

  it('shows what others use, and no more', () => {
    const layers = Object.keys(LAYERS).filter((layer) => programs.includes(`src/${layer}/index.ts`));
    expect(layers.flatMap((layer) => unused(layer).map((name) => `${layer}: ${name}`))).toEqual([]);
  });

  it('is seen to be used: by other layers, when asked for, by scripts, under another name', () => {
    expect(used.get('src/cours/index.ts')).toContain('fonctionPython');
    expect(used.get('src/i18n/index.ts')).toContain('clashes');
    expect(used.get('src/games/index.ts')).toContain('*');
    expect(namesIn('{ a, type B as C }', 0)).toEqual(['a', 'B']);
    expect(namesIn('{ a, type B as C }', -1)).toEqual(['a', 'C']);
  });
});

/** The lines of the files in which something is found, as `file:line`. */
function linesWith(pattern: RegExp, within: (file: string) => boolean): string[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && within(file))
    .flatMap((file) =>
      readFileSync(join(src, file), 'utf8')
        .split('\n')
        .flatMap((line, i) => (pattern.test(line) ? [`${file}:${i + 1}`] : [])),
    );
}

describe('a language', () => {
  /** Compared with a code, or used to look a table up by hand. */
  const ASKED = /[!=]==? *['"](en|fr)['"]|\[(language|lang|locale)\]/;
  /** Texts given by their place among the arguments. */
  const BY_PLACE = /\(([^()]*, *)?en: string, *fr: string/;

  it('is asked for by no logic: a new one touches tables only', () => {
    const outside = (file: string) => !file.startsWith('i18n/') && file !== 'layers.test.ts';
    expect(linesWith(ASKED, outside)).toEqual([]);
    expect(linesWith(BY_PLACE, outside)).toEqual([]);
  });

  it('is noticed where it is asked for', () => {
    expect("language === 'fr' ? a : b").toMatch(ASKED);
    expect('TABLE[verb][language]').toMatch(ASKED);
    expect('side(piece: Piece, en: string, fr: string)').toMatch(BY_PLACE);
  });
});

describe('a game', () => {
  /** Those of board games: trees and graphs are also other things. */
  const ASKED = new RegExp(`([!=]==? *|\\bcase )['"](${boardGames.map(({ name }) => name).join('|')})(:|['"])`);

  it('is asked for by its name in no layer above the games: its descriptor says what they need', () => {
    // The course numbers the five positions of one game, Chomp 2x2, in a figure of its own.
    const isFigure = (file: string) => file === 'explain/game-arena.ts';
    const above = (file: string) => LAYERS[layerOf(file) ?? '']?.includes('games') === true && !isTest(file) && !isFigure(file);
    expect(linesWith(ASKED, above), 'Put this into the descriptor: src/games/descriptor.ts').toEqual([]);
  });

  it('is noticed where it is asked for', () => {
    expect("if (game.name === 'connect4') solve();").toMatch(ASKED);
    expect("case 'draughts:english':").toMatch(ASKED);
    expect("openEngine('connect4')").not.toMatch(ASKED);
  });
});

describe('comments', () => {
  it('are within 120 columns', () => {
    const LONG = /^(?=.{121})\s*(\/\/|\/?\*)/;
    expect(linesWith(LONG, () => true)).toEqual([]);
  });
});

describe('the codes of sentences', () => {
  it('are unique in the whole of Minerve', async () => {
    const tables = files.filter(
      (file) => !isTest(file) && /\b(problems|sentences)\(/.test(readFileSync(join(src, file), 'utf8')),
    );
    for (const file of tables) await import(join(src, file));
    expect(tables.length).toBeGreaterThan(10);
    expect([...clashes]).toEqual([]);
  });
});
