// The patterns of Othello's evaluation (src/kernels/assembly/othello/patterns.ts draws them), and their weights as a
// file: data/othello.weights.
import { packWeights, rounded, unpackWeights } from './packed-weights.mjs';

export const WEIGHTS_FILE = new URL('../data/othello.weights', import.meta.url);
/** One set of weights for each ten empty squares. */
export const STAGES = 6;
/** Weights of patterns are in eighths of a disc, those of mobility and parity in 1/128. */
export const UNIT = 8;
export const SCALAR_UNIT = 128;
export const SCALARS = 2;

const line = (length, square) => Array.from({ length }, (_, i) => square(i));
const block = (rows, columns) => line(rows * columns, (i) => 8 * Math.floor(i / columns) + (i % columns));

/** One image of each pattern, in the order of the tables in the kernel; the first square is the lowest digit. */
const SHAPES = [
  line(8, (i) => i),
  block(3, 3),
  block(2, 4),
  line(8, (i) => 8 + i),
  line(8, (i) => 16 + i),
  line(8, (i) => 24 + i),
  ...[8, 7, 6, 5, 4].map((length) => line(length, (i) => 9 * i + 8 - length)),
];

const SYMMETRIES = Array.from({ length: 8 }, (_, k) => (square) => {
  const row = k & 1 ? 7 - (square >> 3) : square >> 3;
  const column = k & 2 ? 7 - (square & 7) : square & 7;
  return k & 4 ? 8 * column + row : 8 * row + column;
});

/**
 * An image is the pattern at one place of the board, possibly turned or reflected. A filling is the content of a
 * pattern's squares as a number in base 3. `images`: the squares of each image, lowest digit first; `first`: for each
 * filling, the smallest filling that is a reflection of it.
 * @typedef {{ readonly images: readonly (readonly number[])[], readonly first: Int32Array }} Pattern
 * @typedef {{ readonly fillings: readonly ArrayLike<number>[], readonly scalars: readonly number[] }} StageWeights
 */

/**
 * All patterns. A filling and its reflections share a weight.
 * @type {readonly Pattern[]}
 */
export const PATTERNS = SHAPES.map((shape) => {
  const images = new Map();
  for (const image of SYMMETRIES.map((symmetry) => shape.map(symmetry))) {
    const squares = [...image].sort((a, b) => a - b).join();
    if (!images.has(squares)) images.set(squares, image);
  }
  const reflections = SYMMETRIES.map((symmetry) => shape.map((square) => shape.indexOf(symmetry(square)))).filter(
    (places) => !places.includes(-1),
  );
  return { images: [...images.values()], first: firstOfEach(shape.length, reflections) };
});

function firstOfEach(length, reflections) {
  return Int32Array.from({ length: 3 ** length }, (_, filling) => {
    const digits = line(length, (i) => Math.floor(filling / 3 ** i) % 3);
    return Math.min(...reflections.map((places) => places.reduce((sum, place, i) => sum + digits[place] * 3 ** i, 0)));
  });
}

/**
 * Writes the weights of all stages. `fillings` has one array per pattern, with a weight in discs for each filling; only
 * the first of its reflections is used. The file has, for each stage, one byte per filling without reflections, then
 * two bytes per scalar, low byte first; everything is deflated.
 * @param {readonly StageWeights[]} stages
 * @param {URL | string} file
 */
export function writeWeights(stages, file = WEIGHTS_FILE) {
  const bytes = stages.flatMap(({ fillings, scalars }) => [
    ...PATTERNS.flatMap(({ first }, i) =>
      [...first.keys()]
        .filter((filling) => first[filling] === filling)
        .map((filling) => rounded(fillings[i][filling] * UNIT, 127)),
    ),
    ...scalars.flatMap((scalar) => [...new Uint8Array(Int16Array.of(rounded(scalar * SCALAR_UNIT, 32767)).buffer)]),
  ]);
  packWeights(bytes, file);
}

/** How many bytes are stored. */
const STORED =
  STAGES * (PATTERNS.reduce((sum, { first }) => sum + first.filter((one, filling) => one === filling).length, 0) + 2 * SCALARS);

/**
 * The weights in the kernel's layout, where each reflection has an entry of its own.
 * @param {URL | string} file
 * @returns {Uint8Array}
 */
export function kernelWeights(file = WEIGHTS_FILE) {
  const stored = unpackWeights(file, STORED, 'tune-othello.mjs');
  const bytes = [];
  let at = 0;
  for (let stage = 0; stage < STAGES; stage++) {
    for (const { first } of PATTERNS) {
      const table = new Uint8Array(first.length);
      for (const filling of first.keys()) table[filling] = first[filling] === filling ? stored[at++] : table[first[filling]];
      bytes.push(table);
    }
    bytes.push(stored.subarray(at, at + 2 * SCALARS));
    at += 2 * SCALARS;
  }
  return Buffer.concat(bytes);
}
