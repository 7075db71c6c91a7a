// Fits the weights of the chess evaluation to games that the program plays against itself.
//
//     node scripts/tune-chess.mjs [--games 4000] [--nodes 2000] [--seed 1] [--seconds 1200]
//         [--folder .tuning] [--write]
//
// Plays until there are --games games or the seconds are over; each game is a line of FOLDER/chess-SEED.jsonl, so an
// interrupted run continues where it was, and a run with more games adds to those that are there. Then fits all
// games of the folder, and with --write puts the weights into data/chess-weights.txt; without, into
// FOLDER/chess-weights.txt. Seeded: the same games on every machine. Needs the built package: npm run build.
//
// The fit is a logistic regression: the chance to win is 1 / (1 + exp(-value / SCALE)); what is aimed at is the
// game's result, mixed with what the search said of the position. The features are noted by the evaluation itself,
// compiled for it (weighing.ts); it is linear in the weights but for the danger to kings, whose slope is taken.
// Weights are drawn towards those that the games were played with, as few positions speak for a rare feature.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random, unwrap } from '../dist/core/index.js';
import { chess, formatFen } from '../dist/games/index.js';
import { chessMoveOf, createChessKernel, SearchKernel, searchChess, takeChess } from '../dist/kernels/index.js';
import { buildKernel } from './kernels.mjs';
import { chance, linesOf, playGames, tuningOptions } from './tuning.mjs';
import { CHESS_WEIGHTS, chessFeatures, weightBytes, weightsIn, withWeights } from './weights.mjs';

const { options } = tuningOptions({ games: 4000, nodes: 2000, seconds: 1200 });
const game = chess();

// Self-play.

const LONGEST = 240;
/**
 * A side that is HOPELESS behind for PATIENCE plies loses. From ply LEVEL_FROM on, LEVEL_FOR plies within LEVEL of 0
 * are a draw.
 */
const HOPELESS = 1000;
const PATIENCE = 5;
const LEVEL = 8;
const LEVEL_FROM = 80;
const LEVEL_FOR = 16;

function think(kernel, position) {
  const { ahead, depth, lines } = searchChess(kernel, position.board, { nodes: Number(options.nodes) });
  return { move: ahead && ahead.depth > depth ? ahead.move : lines[0].move, value: lines[0].value };
}

/** Six to ten random moves that leave the game about even. */
function opening(kernel, random) {
  const moves = [];
  for (;;) {
    const position = game.start();
    const plies = 6 + random.below(5);
    for (let i = 0; i < plies && position.outcome() === undefined; i++) {
      moves.length = 0;
      moves.length = position.moves(moves, 0);
      position.play(random.pick(moves));
    }
    if (position.outcome() !== undefined) continue;
    kernel.forget();
    if (Math.abs(think(kernel, position).value) < 150) return position;
  }
}

/** A capture or a promotion, as assembly/chess/move.ts draws moves. */
const isNoisy = (move) => ((Number(move) >> 18) & 7) !== 0 || ((Number(move) >> 12) & 7) !== 0;

function playGame(kernel, seed) {
  const position = opening(kernel, new Random(seed));
  const positions = [];
  let [behind, level] = [0, 0];
  for (let ply = 0; ; ply++) {
    const outcome = position.outcome();
    if (outcome !== undefined || ply > LONGEST) return { seed, result: Math.sign(outcome ?? 0), positions };
    const { move, value } = think(kernel, position);
    const forWhite = value * position.turn();
    behind = Math.abs(forWhite) > HOPELESS ? behind + 1 : 0;
    level = Math.abs(forWhite) < LEVEL && ply > LEVEL_FROM ? level + 1 : 0;
    if (behind >= PATIENCE) return { seed, result: Math.sign(forWhite), positions };
    if (level >= LEVEL_FOR) return { seed, result: 0, positions };
    if (!isNoisy(move) && behind === 0 && !position.board.isCheck()) positions.push([formatFen(position.current()), forWhite]);
    position.play(chessMoveOf(move));
  }
}

if (Number(options.seconds) > 0) {
  const kernel = await createChessKernel({ hashMb: 4 });
  playGames(join(options.folder, `chess-${options.seed}.jsonl`), options, (seed) => JSON.stringify(playGame(kernel, seed)));
}

// Features, noted by a kernel of the sources as they are now.

const features = chessFeatures();
const { FEATURES, DANGERS } = features;
const text = readFileSync(CHESS_WEIGHTS, 'utf8');
const prior = [weightsIn(text, 'worth', features), weightsIn(text, 'danger', features)];
const file = join(tmpdir(), `minerve-chess-trace-${process.pid}.wasm`);
await buildKernel({ main: 'chess/main.ts', out: file, use: { TRACE: 1 } });
const share = {
  module: await WebAssembly.compile(readFileSync(file)),
  weights: weightBytes('chess'),
  memory: new WebAssembly.Memory({ initial: 128 }),
  hashMb: 1,
  threads: 1,
};
const { exports: tracer } = SearchKernel.join(share, 0);

/**
 * The share of the game's result in the target value of a position. The rest is the value found by the search, which is
 * less random than one result but knows only what the search saw.
 */
const RESULT_SHARE = 0.6;
const ALL_PIECES = 24;
const DANGER_SCALE = 512;
const DANGER_END = 8;
const MOST_DANGER = 1500;

/** Numbers that are added one by one, in a typed array that doubles. */
class Row {
  #array;
  length = 0;

  constructor(array) {
    this.#array = array;
  }

  push(number) {
    if (this.length === this.#array.length) {
      const larger = new this.#array.constructor(2 * this.length);
      larger.set(this.#array);
      this.#array = larger;
    }
    this.#array[this.length++] = number;
  }

  get array() {
    return this.#array.subarray(0, this.length);
  }
}

/** All positions, one after the other: which features, how many of each. */
const where = new Row(new Uint16Array(1024));
const numbers = new Row(new Int8Array(1024));
const starts = [0];
const dangers = new Row(new Int8Array(1024));
const phases = [];
const shares = [];
const results = [];
const searched = [];
const values = [];
for (const name of readdirSync(options.folder).filter((one) => /^chess-.*\.jsonl$/.test(one)))
  for (const line of linesOf(join(options.folder, name))) {
    const { result, positions } = JSON.parse(line);
    for (const [fen, value] of positions) note(fen, result, value);
  }

function note(fen, result, value) {
  const { board } = unwrap(game.parsePosition(fen));
  if (board.isCheck()) return;
  takeChess(tracer, board);
  const trace = new Int32Array(share.memory.buffer, tracer.trace(), FEATURES + 64);
  for (let i = 0; i < FEATURES; i++) {
    if (trace[i] === 0) continue;
    where.push(i);
    numbers.push(trace[i]);
  }
  starts.push(where.length);
  for (let i = 0; i < 32; i++) dangers.push(trace[FEATURES + i]);
  phases.push(trace[FEATURES + 32]);
  shares.push(trace[FEATURES + 33] / 64);
  results.push((1 + result) / 2);
  searched.push(value);
  values.push(tracer.evaluate(0));
}

const n = phases.length;
const places = where.array;
const counts = numbers.array;
const perils = dangers.array;

/** The danger to a king, 0 White's and 1 Black's, as evaluate.ts has it. */
function perilOf(weights, i, colour) {
  let peril = 0;
  const at = 32 * i + 16 * colour;
  for (let d = 0; d < DANGERS; d++) peril += perils[at + d] * weights[2 * FEATURES + d];
  return peril;
}

function middleAndEnd(weights, i) {
  let [middle, end] = [0, 0];
  for (let k = starts[i]; k < starts[i + 1]; k++) {
    middle += counts[k] * weights[2 * places[k]];
    end += counts[k] * weights[2 * places[k] + 1];
  }
  return [middle, end];
}

function evaluated(weights, i) {
  let [middle, end] = middleAndEnd(weights, i);
  for (const colour of [0, 1]) {
    const peril = perilOf(weights, i, colour);
    if (peril <= 0) continue;
    const sign = colour === 0 ? -1 : 1;
    middle += sign * Math.min((peril * peril) / DANGER_SCALE, MOST_DANGER);
    end += (sign * peril) / DANGER_END;
  }
  return (middle * phases[i] + end * shares[i] * (ALL_PIECES - phases[i])) / ALL_PIECES;
}

const start = Float64Array.from(prior.flat(2));
let apart = 0;
for (let i = 0; i < n; i++) if (Math.abs(evaluated(start, i) - values[i]) > 3) apart++;
process.stderr.write(`${n} positions; ${apart} of them are not what the kernel says (bare kings, driven to the edge)\n`);

// The fit: Adam on all positions, in shuffled batches.

/** Every tenth game's worth of positions is kept aside, to see whether the fit holds for games it has not seen. */
const aside = (i) => Math.floor(i / 400) % 10 === 9;
const training = [];
for (let i = 0; i < n; i++) if (!aside(i)) training.push(i);

function scaleOf() {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (let scale = 80; scale <= 400; scale += 10) {
    let sum = 0;
    for (let i = 0; i < n; i++) sum += (chance(searched[i], scale) - results[i]) ** 2;
    if (sum < least) [best, least] = [scale, sum];
  }
  return best;
}
const SCALE = scaleOf();
const aim = Float64Array.from(
  { length: n },
  (_, i) => RESULT_SHARE * results[i] + (1 - RESULT_SHARE) * chance(searched[i], SCALE),
);

function loss(weights, isTest) {
  let [sum, seen] = [0, 0];
  for (let i = 0; i < n; i++) {
    if (aside(i) !== isTest) continue;
    sum += (chance(evaluated(weights, i), SCALE) - aim[i]) ** 2;
    seen++;
  }
  return sum / seen;
}

const weights = start.slice();
const slope = new Float64Array(weights.length);
const momentum = new Float64Array(weights.length);
const spread = new Float64Array(weights.length);
const BATCH = 4096;
const EPOCHS = 15;
const DRAWN_TO_PRIOR = 4e-6;
const random = new Random(Number(options.seed));
process.stderr.write(
  `scale ${SCALE}; loss ${loss(weights, false).toFixed(5)}, of the games aside ${loss(weights, true).toFixed(5)}\n`,
);
let step = 0;
for (let epoch = 1; epoch <= EPOCHS; epoch++) {
  for (let i = training.length - 1; i > 0; i--) {
    const k = random.below(i + 1);
    [training[i], training[k]] = [training[k], training[i]];
  }
  const rate = 1.5 * (1 - (epoch - 1) / EPOCHS);
  for (let from = 0; from < training.length; from += BATCH) {
    const to = Math.min(training.length, from + BATCH);
    slope.fill(0);
    for (let b = from; b < to; b++) addSlope(training[b], to - from);
    step++;
    for (let w = 0; w < weights.length; w++) {
      const g = slope[w] + DRAWN_TO_PRIOR * (weights[w] - start[w]);
      momentum[w] = 0.9 * momentum[w] + 0.1 * g;
      spread[w] = 0.999 * spread[w] + 0.001 * g * g;
      weights[w] -= (rate * (momentum[w] / (1 - 0.9 ** step))) / (Math.sqrt(spread[w] / (1 - 0.999 ** step)) + 1e-8);
    }
  }
  if (epoch % 5 === 0)
    process.stderr.write(
      `epoch ${epoch}: loss ${loss(weights, false).toFixed(5)}, of the games aside ${loss(weights, true).toFixed(5)}\n`,
    );
}

function addSlope(i, size) {
  const p = chance(evaluated(weights, i), SCALE);
  const g = ((p - aim[i]) * p * (1 - p)) / size;
  const [middle, end] = [(g * phases[i]) / ALL_PIECES, (g * shares[i] * (ALL_PIECES - phases[i])) / ALL_PIECES];
  for (let k = starts[i]; k < starts[i + 1]; k++) {
    slope[2 * places[k]] += middle * counts[k];
    slope[2 * places[k] + 1] += end * counts[k];
  }
  for (const colour of [0, 1]) {
    const peril = perilOf(weights, i, colour);
    if (peril <= 0) continue;
    const sign = colour === 0 ? -1 : 1;
    const steep = peril * peril < MOST_DANGER * DANGER_SCALE ? (2 * peril) / DANGER_SCALE : 0;
    const by = sign * (middle * steep + end / DANGER_END);
    const at = 32 * i + 16 * colour;
    for (let d = 0; d < DANGERS; d++) slope[2 * FEATURES + d] += by * perils[at + d];
  }
}

const pairs = Array.from({ length: FEATURES }, (_, i) => [Math.round(weights[2 * i]), Math.round(weights[2 * i + 1])]);
const units = Array.from({ length: DANGERS }, (_, i) => [Math.round(weights[2 * FEATURES + i])]);
const fitted = withWeights(withWeights(text, 'worth', features, pairs), 'danger', features, units);
writeFileSync(options.write ? CHESS_WEIGHTS : join(options.folder, 'chess-weights.txt'), fitted);
