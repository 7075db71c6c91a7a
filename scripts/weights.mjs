// The weights of the evaluations: the files in data/, and the bytes that a kernel reads (`instantiate` in
// src/kernels/wasm.ts).
//
// A text file has sections, from "= title" to an empty line. A row is a feature and its weights; "|" separates the
// weights of the opening from those of the ending. A second row of the same feature continues the first.
import { readFileSync } from 'node:fs';
import { patternBytes, patternedOf, patternsAt } from './draughts-patterns.mjs';
import { kernelWeights } from './othello-patterns.mjs';

const dataFile = (name) => new URL(`../data/${name}`, import.meta.url);
export const CHESS_WEIGHTS = dataFile('chess-weights.txt');
export const DRAUGHTS_WEIGHTS = dataFile('draughts-weights.txt');
const OTHELLO_SMALL = dataFile('othello-small-weights.txt');

/** @typedef {Readonly<Record<string, number>>} Features */

/**
 * What a source of the kernels numbers: `export const NAME: i32 = 22;`.
 * @param {string} source
 * @returns {Features}
 */
function numbersIn(source) {
  const text = readFileSync(new URL(`../src/kernels/assembly/${source}`, import.meta.url), 'utf8');
  /** @type {Record<string, number>} */
  const numbers = {};
  for (const [, name, sum] of text.matchAll(/export const (\w+): i32 = (.+);/g))
    numbers[name] = sum.split(' + ').reduce((total, part) => total + (numbers[part] ?? Number(part)), 0);
  return numbers;
}

/** The evaluations' features by name. */
export const chessFeatures = () => numbersIn('chess/features.ts');
export const draughtsFeatures = () => numbersIn('draughts/evaluation-features.ts');

/**
 * The rows of a section: line of the text, name, number of the first weight's feature, and the weights of each phase.
 */
function rowsOf(text, title, features) {
  const lines = text.split('\n');
  const next = { ...features };
  const rows = [];
  for (let line = lines.indexOf(`= ${title}`) + 1; lines[line]; line++) {
    const [name, ...parts] = lines[line].split(' ');
    const phases = parts
      .join(' ')
      .split(' | ')
      .map((phase) => phase.split(' ').map(Number));
    if (
      !Object.hasOwn(features, name) ||
      !phases.every((phase) => phase.length === phases[0].length && phase.every(Number.isInteger))
    )
      throw new Error(`"${lines[line]}" is no row of weights: name a feature, then whole numbers, as many on each side of "|".`);
    rows.push({ line, name, first: next[name], phases });
    next[name] += phases[0].length;
  }
  return rows;
}

/**
 * The weights of a section by the numbers of their features: one for each phase.
 * @param {string} text
 * @param {string} title
 * @param {Features} features
 * @returns {number[][]}
 */
export function weightsIn(text, title, features) {
  const weights = [];
  for (const { name, first, phases } of rowsOf(text, title, features))
    for (const i of phases[0].keys()) {
      if (first + i in weights)
        throw new Error(`Weight ${first + i} is there twice, in a row of weights of ${name}: see features.ts.`);
      weights[first + i] = phases.map((phase) => phase[i]);
    }
  return weights;
}

/**
 * The text with these weights in a section's rows.
 * @param {string} text
 * @param {string} title
 * @param {Features} features
 * @param {readonly (readonly number[])[]} weights
 * @returns {string}
 */
export function withWeights(text, title, features, weights) {
  const lines = text.split('\n');
  for (const { line, name, first, phases } of rowsOf(text, title, features)) {
    const parts = phases.map((phase, p) => phase.map((_, i) => weights[first + i][p]).join(' '));
    lines[line] = `${name} ${parts.join(' | ')}`;
  }
  return lines.join('\n');
}

/** The weights as the kernel has them, one i32 for each feature. */
const packed = (weights, length) =>
  Int32Array.from({ length }, (_, i) => (weights[i] === undefined ? 0 : (weights[i][0] << 16) + weights[i][1]));

function chessBytes() {
  const text = readFileSync(CHESS_WEIGHTS, 'utf8');
  const features = chessFeatures();
  const dangers = weightsIn(text, 'danger', features);
  return [packed(weightsIn(text, 'worth', features), features.FEATURES), Int32Array.from(dangers, ([weight]) => weight)];
}

/**
 * The rule sets of draughts in the order of their numbers; on each board each has a row of weights, with room for
 * some more.
 */
const ruleSets = () =>
  Object.keys(numbersIn('draughts/rule-sets.ts'))
    .slice(0, -1)
    .map((name) => name.toLowerCase());
const SIZES = [6, 8, 10];
const ROW = 128;

/** Which section of the weights a kind of draughts plays with. */
export function draughtsSection(text, rules, size) {
  const titles = [...text.matchAll(/^= (.*)$/gm)].map(([, title]) => title);
  return titles.find((title) => title.endsWith(` ${size}`) && title.split(' ').includes(rules)) ?? `plain ${size}`;
}

function draughtsBytes() {
  const text = readFileSync(DRAUGHTS_WEIGHTS, 'utf8');
  const features = draughtsFeatures();
  const rows = SIZES.flatMap((size) =>
    ruleSets().map((rules) => packed(weightsIn(text, draughtsSection(text, rules, size), features), ROW)),
  );
  return [...rows, patternBytes()];
}

/**
 * Gives a search of draughts other weights, for a fit or a match: a pair for each feature, and the bytes of its
 * patterns if it has any.
 */
export function weighDraughts({ exports, memory }, { rules, size }, weights, patterns) {
  const names = ruleSets();
  const row = SIZES.indexOf(size) * names.length + names.indexOf(rules);
  const at = exports.weightsAt();
  new Int32Array(memory.buffer, at + 4 * ROW * row, ROW).set(packed(weights, ROW));
  const patterned = patternedOf(rules, size);
  if (patterned !== undefined)
    new Int8Array(memory.buffer, at + 4 * ROW * names.length * SIZES.length + patternsAt(patterned)).set(patterns);
  exports.setRulesToSearch(names.indexOf(rules), size, true);
}

function othelloBytes() {
  const rows = readFileSync(OTHELLO_SMALL, 'utf8').match(/^\d.*$/gm) ?? [];
  return [kernelWeights(), Int32Array.from(rows.flatMap((row) => row.split(/ +/).slice(1).map(Number)))];
}

/** @type {Readonly<Record<string, () => ArrayBufferView[]>>} */
const BYTES = { othello: othelloBytes, draughts: draughtsBytes, chess: chessBytes };
/** The games whose kernels have weights. */
export const WEIGHED = Object.keys(BYTES);

/**
 * @param {string} game
 * @returns {Uint8Array}
 */
export function weightBytes(game) {
  return Buffer.concat(BYTES[game]().map((part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength)));
}
