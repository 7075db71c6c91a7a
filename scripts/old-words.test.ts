import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['src', 'scripts', 'bench', 'docs', 'proof', '.'];
const READ = /\.(ts|tsx|mjs|md|py|v|ml)$/;
/** The pages come later; aliases of old names stand in files of their own. */
const EXCLUDED = /^src\/web\/|(^|\/)deprecated(\.test)?\.ts$|^scripts\/old-words|^proof\/build\/|^CHANGELOG\.md$/;

const lines = readFileSync(join(root, 'scripts/old-words.txt'), 'utf8').split('\n');
const words = lines.filter((line) => line !== '' && !line.startsWith('#'));
const whole = (list: readonly string[]) => `\\b(${list.join('|')})\\b`;
const NAMES = new RegExp(whole(words.filter((word) => !word.startsWith('~'))));
const IDIOMS = new RegExp(whole(words.filter((word) => word.startsWith('~')).map((word) => word.slice(1))), 'i');
const hit = (line: string) => NAMES.exec(line)?.[0] ?? IDIOMS.exec(line)?.[0];

it('no old name and no old idiom is left (scripts/old-words.txt says which)', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: folder !== '.', encoding: 'utf8' }).map((file) => join(folder, file)),
  ).filter((file) => READ.test(file) && !EXCLUDED.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, i) => (hit(line) === undefined ? [] : [`${file}:${i + 1}: ${hit(line)}`])),
  );
  expect(found).toEqual([]);
});

it('finds what it looks for', () => {
  expect(hit('const x = new Thinker();')).toBe('Thinker');
  expect(hit('It goes without saying.')).toBe('goes without saying');
  expect(hit('whoevers thinkers')).toBeUndefined();
});
