import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Block, blocksOf, compileStrict, expectedOutput, showing } from './fixtures/doc-blocks.ts';
import { hasPython, PYTHON } from './python.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const PAGES = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].concat(
  readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
);
const textOf = (page: string) => readFileSync(join(root, page), 'utf8');

/** What runs a block, by its language: a program and its arguments. */
const CHECKERS: Readonly<Record<string, (block: Block) => readonly [command: string, ...args: string[]]>> = {
  ts: ({ file }) => [process.execPath, file.replace(/\.ts$/, '.js')],
  js: ({ file }) => [process.execPath, file],
  sh: ({ text }) => {
    const minerve = `"${process.execPath}" "${join(root, 'dist/cli/main.js')}"`;
    return ['bash', '-c', `set -eu -o pipefail\nminerve() { ${minerve} "$@"; }\n${text}`];
  },
  py: ({ file }) => [PYTHON, file],
};

async function printedBy(block: Block, cwd: string): Promise<string> {
  const [command, ...args] = CHECKERS[block.language]!(block);
  const python = { PYTHONPATH: join(root, 'docs/cours'), PYTHONDONTWRITEBYTECODE: '1' };
  const env = { ...process.env, ...python, LC_ALL: 'C.UTF-8', LANG: 'C.UTF-8', NO_COLOR: '1' };
  const { stdout } = await promisify(execFile)(command, args, { cwd, env });
  return stdout;
}

/** Not run: output and layouts, and commands that install, serve, take long or need another program. */
const PLAIN = ['text', 'console'];

const canRun = ({ language }: Block) => language in CHECKERS && (language !== 'py' || hasPython() || Boolean(process.env.CI));

describe('the blocks of the pages', () => {
  let project: string;
  const folderOf = (page: string) => join(project, page.replaceAll(/\W/g, '-'));

  beforeAll(() => {
    execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { cwd: root, stdio: 'pipe' });
    project = mkdtempSync(join(tmpdir(), 'minerve-docs-'));
    writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
    mkdirSync(join(project, 'node_modules'));
    symlinkSync(root, join(project, 'node_modules/minerve'));
    const programs = PAGES.flatMap((page) => {
      mkdirSync(folderOf(page));
      const blocks = blocksOf(textOf(page)).filter(({ language }) => ['ts', 'js', 'py'].includes(language));
      for (const { file, text } of blocks) writeFileSync(join(folderOf(page), file), text);
      return blocks.filter(({ language }) => language === 'ts').map(({ file }) => join(folderOf(page), file));
    });
    compileStrict(root, project, programs);
  });

  afterAll(() => rmSync(project, { recursive: true }));

  it('have a language that is checked, or are marked as text or console', () => {
    const unknown = PAGES.flatMap((page) =>
      blocksOf(textOf(page))
        .filter(({ language }) => !(language in CHECKERS) && !PLAIN.includes(language))
        .map(({ language, text }) => `${page}: a block "${language}", ${text.split('\n')[0]}`),
    );
    expect(unknown).toEqual([]);
    expect(PAGES.length).toBeGreaterThan(10);
  });

  const withBlocks = PAGES.filter((page) => blocksOf(textOf(page)).some(canRun));
  it.each(withBlocks)('of %s print what it says (written there by vitest -u)', async (page) => {
    const blocks = blocksOf(textOf(page)).filter(canRun);
    const printed = await Promise.all(blocks.map((block) => printedBy(block, folderOf(page))));
    const shown = blocks.reduce((text, block, i) => showing(text, block, printed[i]!), textOf(page));
    await expect(shown).toMatchFileSnapshot(join(root, page));
  });
});

describe('a block', () => {
  const page = (output: string) => `\`\`\`sh\necho a; echo b\n\`\`\`\n\n${output}`;
  const shownFor = (output: string, printed: string) => {
    const [block] = blocksOf(page(output));
    return showing(page(output), block!, printed);
  };

  it('is refused if its output differs from the page, or is missing there', () => {
    const output = '```text\na\nb\n```\n';
    expect(shownFor(output, 'a\nb\n')).toBe(page(output));
    expect(shownFor(output, 'a\nc\n')).not.toBe(page(output));
    expect(shownFor('', 'a\n')).not.toBe(page(''));
    expect(shownFor('', '')).toBe(page(''));
  });

  it('may leave lines of its output out, marked by a line of three points', () => {
    const output = '```text\na\n...\nd\n```\n';
    expect(shownFor(output, 'a\nb\nc\nd\n')).toBe(page(output));
    expect(shownFor(output, 'b\nc\nd\n')).not.toBe(page(output));
  });

  it('may say its output behind console.log', () => {
    const [block] = blocksOf('```ts\nconsole.log(1 + 1); // 2\n```\n');
    expect(expectedOutput(block!)).toBe('2\n');
  });
});

describe('the links of the pages', () => {
  /** As GitHub makes it of a heading. */
  const anchor = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-');
  const anchorsOf = (file: string) => Array.from(readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm), ([, it]) => anchor(it!));

  it.each(PAGES)('of %s lead to files and headings that are there', (page) => {
    const outsideBlocks = textOf(page).replaceAll(/^```[\s\S]*?^```$/gm, '');
    const links = Array.from(outsideBlocks.matchAll(/\]\(([^)\s]+)\)/g), ([, link]) => link!).filter(
      (link) => !/^https?:/.test(link),
    );
    const broken = links.filter((link) => {
      const [path, heading] = link.split('#') as [string, string?];
      const file = path === '' ? join(root, page) : resolve(root, dirname(page), path);
      return !existsSync(file) || (heading !== undefined && !anchorsOf(file).includes(heading));
    });
    expect(broken).toEqual([]);
  });
});
