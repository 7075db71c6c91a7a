import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { clashes } from './say/index.ts';

const src = fileURLToPath(new URL('.', import.meta.url));

/** What each layer may import, besides itself. A folder that is not listed here has no business in src. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  say: [],
  core: ['say'],
  games: ['say', 'core', 'kernels'],
  search: ['say', 'core'],
  solve: ['say', 'core'],
  // The course's own code, which a student reads alone.
  cours: ['say', 'core'],
  draw: ['say', 'core'],
  kernels: ['say', 'core'],
  explain: ['say', 'core', 'games', 'search', 'solve', 'draw'],
  tables: ['say', 'core', 'games', 'solve', 'kernels'],
  engines: ['say', 'core', 'games', 'search', 'solve', 'kernels', 'tables'],
  exercises: ['say', 'core', 'games', 'search', 'solve', 'draw', 'explain', 'engines'],
  match: ['say', 'core', 'games', 'engines'],
  lab: ['say', 'core', 'games', 'search', 'solve', 'draw', 'explain', 'tables', 'engines', 'match'],
  cli: ['say', 'core', 'games', 'search', 'solve', 'draw', 'explain', 'tables', 'engines', 'exercises', 'match', 'lab'],
  web: ['say', 'core', 'games', 'search', 'solve', 'cours', 'draw', 'explain', 'tables', 'engines', 'exercises', 'match', 'lab'],
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

  it('have no cycle among their files', () => {
    const done = new Set<string>();
    const cycle = (file: string, path: readonly string[]): string[] => {
      if (path.includes(file)) return [[...path.slice(path.indexOf(file)), file].join(' -> ')];
      if (done.has(file)) return [];
      const found = importsOf(file).flatMap((target) => cycle(target, [...path, file]));
      done.add(file);
      return found;
    };
    expect(files.flatMap((file) => cycle(file, []))).toEqual([]);
  });

  it('see every import: the check would notice one', () => {
    expect(importsOf('engines/settings.ts')).toEqual(expect.arrayContaining(['search/index.ts', 'core/index.ts']));
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
    const outside = (file: string) => !file.startsWith('say/') && file !== 'layers.test.ts';
    expect(linesWith(ASKED, outside)).toEqual([]);
    expect(linesWith(BY_PLACE, outside)).toEqual([]);
  });

  it('is noticed where it is asked for', () => {
    expect("language === 'fr' ? a : b").toMatch(ASKED);
    expect('TABLE[verb][language]').toMatch(ASKED);
    expect('side(piece: Piece, en: string, fr: string)').toMatch(BY_PLACE);
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
