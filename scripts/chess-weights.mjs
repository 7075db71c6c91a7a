import { readFileSync } from 'node:fs';

const sources = new URL('../src/kernels/assembly/chess/', import.meta.url);
const file = new URL('weights.ts', sources);

/** The numbers of the evaluation's features by name, from the file that defines them. */
export function chessFeatures() {
  const numbers = {};
  for (const [, name, number] of readFileSync(new URL('features.ts', sources), 'utf8').matchAll(
    /export const (\w+): i32 = (\d+);/g,
  ))
    numbers[name] = Number(number);
  return numbers;
}

/** The weights as they stand in the kernel's source: `{ pairs: [[middle, end], ...], dangers: [...] }`. */
export function readChessWeights() {
  const { FEATURES, DANGERS } = chessFeatures();
  const numbers = [...readFileSync(file, 'utf8').matchAll(/^ {2}four\(([^)]*)\);/gm)].flatMap(([, row]) =>
    row.split(',').map(Number),
  );
  const pairs = Array.from({ length: FEATURES }, (_, i) => [numbers[2 * i], numbers[2 * i + 1]]);
  const dangers = [...readFileSync(file, 'utf8').matchAll(/^ {2}dangers\(([^)]*)\);/gm)].flatMap(([, row]) =>
    row.split(',').map(Number),
  );
  return { pairs, dangers: dangers.slice(0, DANGERS) };
}

/** The source of a kernel with these weights. */
export function formatChessWeights({ pairs, dangers }) {
  const { FEATURES, DANGERS, ...features } = chessFeatures();
  const names = Object.entries(features).filter(([name]) => !ofDanger.has(name));
  const rows = [];
  for (let i = 0; i < FEATURES; i += 4) {
    const named = names.filter(([, number]) => number >= i && number < i + 4).map(([name]) => name);
    const four = Array.from({ length: 4 }, (_, k) => pairs[i + k] ?? [0, 0]).flat();
    rows.push(`  four(${four.join(', ')});${named.length > 0 ? ` // ${named.join(', ')}` : ''}`);
  }
  const units = [];
  for (let i = 0; i < DANGERS; i += 4)
    units.push(`  dangers(${Array.from({ length: 4 }, (_, k) => dangers[i + k] ?? 0).join(', ')});`);
  return HEAD.replace('  // pairs', rows.join('\n')).replace('  // dangers', units.join('\n'));
}

const ofDanger = new Set([
  'ATTACKER',
  'NEAR_HITS',
  'NEAR_WEAK',
  'SAFE_CHECK',
  'GUARDED_CHECK',
  'NO_QUEEN',
  'DANGER_BASE',
  'BARE_FILES',
]);

const HEAD = `/**
 * The weights of the evaluation, written by scripts/tune-chess.mjs: fitted to games that the program played against itself. Pairs of middle game and endgame in the order of
 * features.ts, four in a row; then one number for each danger.
 */
export function placeWeights(at: usize): void {
  next = at;
  // pairs
  next = at + 4 * FEATURES;
  // dangers
}

let next: usize = 0;

function four(m0: i32, e0: i32, m1: i32, e1: i32, m2: i32, e2: i32, m3: i32, e3: i32): void {
  dangers((m0 << 16) + e0, (m1 << 16) + e1, (m2 << 16) + e2, (m3 << 16) + e3);
}

function dangers(a: i32, b: i32, c: i32, d: i32): void {
  store<i32>(next, a);
  store<i32>(next, b, 4);
  store<i32>(next, c, 8);
  store<i32>(next, d, 12);
  next += 16;
}
`.replace('/**', "import { FEATURES } from './features';\n\n/**");
