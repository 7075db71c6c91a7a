import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('../../src', import.meta.url));
const folder = fileURLToPath(new URL('../build/mutants', import.meta.url));
let made = 0;

/** A module of src with one thing in it changed, from a copy. */
export async function mutant<M>(file: string, from: string, to: string): Promise<M> {
  const text = readFileSync(join(src, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} no longer contains "${from}": choose another mutant.`);
  const changed = text
    .replace(from, to)
    .replaceAll(/from '(\.[^']*)'/g, (_, path: string) => `from '${join(src, dirname(file), path)}'`);
  mkdirSync(folder, { recursive: true });
  const copy = join(folder, `${file.replaceAll('/', '-')}-${made++}.ts`);
  writeFileSync(copy, changed);
  return (await import(/* @vite-ignore */ copy)) as M;
}
