// The patterns of the draughts evaluation (src/kernels/assembly/draughts/evaluation-patterns.ts draws them), and their
// weights as a file: data/draughts.weights.
import { packWeights, rounded, unpackWeights } from './packed-weights.mjs';

export const PATTERNS_FILE = new URL('../data/draughts.weights', import.meta.url);
/** Ways to fill a block. */
export const FILLINGS = 3 ** 8;

/**
 * The rule sets with patterns, in the order of their weights in the file; `tables` is the number of blocks with weights
 * of their own.
 */
export const PATTERNED = [
  { rules: 'souffler', size: 10, tables: 8 },
  { rules: 'international', size: 10, tables: 8 },
  { rules: 'english', size: 8, tables: 5 },
];

export const patternedOf = (rules, size) => PATTERNED.find((each) => each.rules === rules && each.size === size);

/** The bytes of all weights, as the kernel has them: whole cache lines. */
const bytesOf = (patterned) => 2 * FILLINGS * patterned.tables;
const STORED = PATTERNED.reduce((sum, patterned) => sum + bytesOf(patterned), 0);

/** @param {URL | string} file */
export function patternBytes(file = PATTERNS_FILE) {
  const bytes = new Int8Array((STORED + 63) & ~63);
  bytes.set(new Int8Array(unpackWeights(file, STORED, 'tune-draughts.mjs')));
  return bytes;
}

/** Where the weights of one of PATTERNED begin. */
export function patternsAt(patterned) {
  return PATTERNED.slice(0, PATTERNED.indexOf(patterned)).reduce((sum, other) => sum + bytesOf(other), 0);
}

/** The weights of the opening and of the ending, in hundredths of a man, alternating for each filling. */
export function patternWeights(opening, ending) {
  return Int8Array.from({ length: 2 * opening.length }, (_, i) => rounded((i & 1 ? ending : opening)[i >> 1], 127));
}

/**
 * Puts the weights of one of PATTERNED into the file.
 * @param {(typeof PATTERNED)[number]} patterned
 * @param {Int8Array} weights
 * @param {URL | string} file
 */
export function writePatterns(patterned, weights, file = PATTERNS_FILE) {
  const bytes = patternBytes(file).subarray(0, STORED);
  bytes.set(weights, patternsAt(patterned));
  packWeights(bytes, file);
}
