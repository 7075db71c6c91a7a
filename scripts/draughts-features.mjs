import { readFileSync } from 'node:fs';

/** Where the kernel of draughts has its evaluation. */
export const draughtsSources = new URL('../src/kernels/assembly/draughts/', import.meta.url);

/** The numbers of the evaluation's features by name, from the file that defines them. */
export function draughtsFeatures() {
  const numbers = {};
  for (const [, name, text] of readFileSync(new URL('evaluation-features.ts', draughtsSources), 'utf8').matchAll(
    /export const (\w+): i32 = (.+);/g,
  ))
    numbers[name] = text.split(' + ').reduce((sum, part) => sum + (numbers[part] ?? Number(part)), 0);
  return numbers;
}
