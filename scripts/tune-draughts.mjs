// Fits the weights of the draughts evaluation to games that the program plays against itself.
//
//     node scripts/tune-draughts.mjs RULES [--games 3000] [--nodes 1500] [--seed 1] [--seconds 400]
//         [--folder .tuning] [--write]
//
// Plays until there are so many games or the seconds are over; each game is a line of FOLDER/RULES.jsonl, so a run
// that was ended goes on where it was, and a run with more games adds to those that are there. Then fits, and with
// --write puts the weights into data/draughts-weights.txt; without, into FOLDER/RULES.json. Seeded: the same games on
// every machine. Needs the built package: npm run build.
//
// The fit is a logistic regression: the chance to win is 1 / (1 + exp(-value / SCALE)), the value is linear in the
// weights, and the features are read off the kernel itself, by evaluating every position with one weight at a time.
// Weights are drawn towards those that the games were played with, as few positions speak for a rare feature.
import { readFileSync, writeFileSync } from 'node:fs';
import { draughts, Random } from '../dist/index.js';
import { createDraughtsSearch, DRAUGHTS_RULES, setDraughts } from '../dist/kernels/index.js';
import { chance, linesOf, playGames, tuningOptions } from './tuning.mjs';
import { DRAUGHTS_WEIGHTS, draughtsFeatures, draughtsSection, weighDraughts, weightsIn, withWeights } from './weights.mjs';

const { asked, positionals } = tuningOptions({ games: 3000, nodes: 1500, seconds: 400 });
const [rules] = positionals;
if (!DRAUGHTS_RULES.includes(rules)) {
  process.stderr.write(`Name a rule set: ${DRAUGHTS_RULES.join(', ')}.\n`);
  process.exit(2);
}

const features = draughtsFeatures();
const game = draughts({ rules });
const { size } = game.variant;
const most = size * (size / 2 - 1);
const search = await createDraughtsSearch({ rules, size, drawing: true }, { tableMb: 2 });
const recorded = `${asked.folder}/${rules}.jsonl`;

// Self-play.

const OPENING_PLIES = 8;
const LONGEST = 240;
/** Whoever is so far behind for so many plies has lost. */
const HOPELESS = 700;
const PATIENCE = 6;

function best(position) {
  const since = position.repeatable();
  setDraughts(search.exports, position.board(since.length), since);
  const progress = search.search({ nodes: Number(asked.nodes) });
  const [line] = progress.lines;
  const best = (progress.ahead ?? line).move;
  const move = position.legal().find(({ code }) => code === best);
  return { move: move.number, value: line.value };
}

/** 0 if nothing is to be taken or huffed. */
const isNoisy = (move) => move >> 12 !== 0;

function playGame(seed) {
  const random = new Random(seed);
  const position = game.start();
  const moves = [];
  const positions = [];
  const white = game.variant.rules === 'souffler' || rules === 'english' || rules === 'pool' ? -1 : 1;
  let behind = 0;
  let result;
  search.forget();
  for (let ply = 0; result === undefined; ply++) {
    const outcome = position.outcome();
    if (outcome !== undefined || ply > LONGEST) {
      result = Math.sign(outcome ?? 0) * white;
      break;
    }
    const count = position.moves(moves, 0);
    if (ply < OPENING_PLIES) {
      position.play(moves[random.below(count)]);
      continue;
    }
    const { move, value } = best(position);
    const sign = position.turn() * white;
    behind = Math.abs(value) > HOPELESS ? behind + 1 : 0;
    if (behind >= PATIENCE) result = Math.sign(value) * sign;
    const board = position.board();
    if (!moves.slice(0, count).some(isNoisy) && ply > OPENING_PLIES + 1 && behind === 0)
      positions.push([...[board.white, board.black, board.kings].map((set) => set.toString(36)), board.turn === 'white' ? 0 : 1]);
    position.play(move);
  }
  return { seed, result, positions };
}

playGames(recorded, asked, (seed) => JSON.stringify(playGame(seed)));
const lines = linesOf(recorded);

// Features: what each position has of each, White's less Black's.

const data = lines.flatMap((line) => {
  const { result, positions } = JSON.parse(line);
  return positions.map(([white, black, kings, turn]) => {
    return { white: set(white), black: set(black), kings: set(kings), turn, result };
  });
});

function set(text) {
  let bits = 0n;
  for (const digit of text) bits = bits * 36n + BigInt(Number.parseInt(digit, 36));
  return bits;
}

const bits = (set) => set.toString(2).replaceAll('0', '').length;
/** A lone piece is judged by rule in the evaluation, which is not linear then. */
const kept = data.filter(({ white, black }) => bits(white) > 1 && bits(black) > 1);
const count = kept.length;
const share = Float64Array.from(kept, ({ white, black }) => (bits(white) + bits(black)) / most);
const columns = Array.from({ length: features.FEATURES }, (_, feature) => column(feature));

function evaluateAll(found) {
  for (let i = 0; i < count; i++) {
    const { white, black, kings, turn } = kept[i];
    search.exports.setPosition(white, black, kings, 0n, turn);
    found[i] = search.exports.evaluate();
  }
  return found;
}

/**
 * With `most` as its weight in opening and ending, and 0 for all others, the evaluation is `most` times the feature.
 */
function column(feature) {
  const weights = [];
  weights[feature] = [most, most];
  weighDraughts(search, game.variant, weights);
  return Int8Array.from(evaluateAll(new Int32Array(count)), (value) => value / most);
}

// The weights that the games were played with: what the fit starts from and is drawn to.

const text = readFileSync(DRAUGHTS_WEIGHTS, 'utf8');
const section = draughtsSection(text, rules, size);
const prior = Object.assign(
  Array.from({ length: features.FEATURES }, () => [0, 0]),
  weightsIn(text, section, features),
);

// The fit: gradient descent on all positions at once (Adam), in weights, opening and ending of each feature.

const target = Float64Array.from(kept, ({ result }) => (1 + result) / 2);
const used = columns.map((values, feature) => ({ feature, values, seen: values.reduce((sum, x) => sum + Math.abs(x), 0) }));

function valuesOf(weights) {
  const found = new Float64Array(count);
  for (const { feature, values } of used) {
    const [opening, ending] = weights[feature];
    for (let i = 0; i < count; i++) if (values[i] !== 0) found[i] += values[i] * (opening * share[i] + ending * (1 - share[i]));
  }
  return found;
}

function loss(values, scale) {
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const p = Math.min(1 - 1e-9, Math.max(1e-9, chance(values[i], scale)));
    sum -= target[i] * Math.log(p) + (1 - target[i]) * Math.log(1 - p);
  }
  return sum / count;
}

const before = valuesOf(prior);
let scale = 100;
for (let step = 64; step >= 1; step /= 2)
  for (const next of [scale - step, scale + step]) if (next > 10 && loss(before, next) < loss(before, scale)) scale = next;
process.stderr.write(
  `${rules}: ${lines.length} games, ${count} positions, scale ${scale}, loss ${loss(before, scale).toFixed(5)} before\n`,
);

const DRAWN_TO_PRIOR = 2e-7;
const STEPS = 120;
const weights = prior.map(([opening, ending]) => [opening, ending]);
const momentum = prior.map(() => [0, 0]);
const spread = prior.map(() => [0, 0]);
for (let step = 1; step <= STEPS; step++) {
  const values = valuesOf(weights);
  for (let i = 0; i < count; i++) values[i] = (chance(values[i], scale) - target[i]) / scale / count;
  const rate = 4 * (1 - step / (STEPS + 1));
  for (const { feature, values: x, seen } of used) {
    if (seen === 0) continue;
    const slope = [0, 0];
    for (let i = 0; i < count; i++) {
      if (x[i] === 0) continue;
      slope[0] += values[i] * x[i] * share[i];
      slope[1] += values[i] * x[i] * (1 - share[i]);
    }
    for (const phase of [0, 1]) {
      const g = slope[phase] + DRAWN_TO_PRIOR * (weights[feature][phase] - prior[feature][phase]);
      momentum[feature][phase] = 0.9 * momentum[feature][phase] + 0.1 * g;
      spread[feature][phase] = 0.99 * spread[feature][phase] + 0.01 * g * g;
      const m = momentum[feature][phase] / (1 - 0.9 ** step);
      const v = spread[feature][phase] / (1 - 0.99 ** step);
      weights[feature][phase] -= (rate * m) / (Math.sqrt(v) + 1e-9);
    }
  }
  if (step % 40 === 0) process.stderr.write(`${rules}: step ${step}, loss ${loss(valuesOf(weights), scale).toFixed(5)}\n`);
}

// In units of a man: the mean of all squares and both phases is 100. Home rows that hardly ever were there say nothing.

const squares = Array.from({ length: (size / 2) * (size - 1) }, (_, i) => features.MEN + i);
const unit = 100 / (squares.reduce((sum, i) => sum + weights[i][0] + weights[i][1], 0) / (2 * squares.length));
const fitted = weights.map((pair) => pair.map((weight) => Math.max(-2000, Math.min(2000, Math.round(weight * unit)))));
writeFileSync(`${asked.folder}/${rules}.json`, JSON.stringify({ rules, games: lines.length, positions: count, weights: fitted }));

if (asked.write) {
  if (section !== `${rules} ${size}`)
    throw new Error(`The weights have no section "${rules} ${size}": copy "${section}" in data/draughts-weights.txt first.`);
  writeFileSync(DRAUGHTS_WEIGHTS, withWeights(text, section, features, fitted));
}
