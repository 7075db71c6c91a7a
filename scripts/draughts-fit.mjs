// The fit of the draughts evaluation: a logistic regression. The chance to win is 1 / (1 + exp(-value)), the value is
// linear in the weights; it is found by gradient descent in batches (Adam: Kingma and Ba 2014), in units of the
// exponent; the caller that writes the weights scales them to hundredths of a man.
//
// A position's target is the result of its game, blended with the chance that the search gave it. A filling of a block
// that was seen seldom says little: so its weight is the sum of a part of its own, pulled towards 0 (regularised), and
// of the weights of its four halves (upper, lower, left, right squares), which are seen often.
import { FILLINGS } from './draughts-patterns.mjs';
import { chance } from './tuning.mjs';

/**
 * Measured, 200 to 300 games of 3,000 nodes a move against the evaluation before: shares of 1, 0.7, 0.3, 0.15 and 0 make 41%,
 * 47%, 73%, 80% and 77%. The result alone predicts results better, and plays worse: sound games say little of the
 * unsound positions that a search looks at.
 */
const RESULT_SHARE = 0.15;
const EPOCHS = 24;
const BATCH = 16384;
const RATE = 0.01;
/** How strongly weights are drawn to 0: of features, of halves, of fillings. */
const DRAWN = { features: 1, halves: 10, fillings: 100 };
const HELD_OUT = 10;

const HALVES = [
  [0, 1, 2, 3],
  [4, 5, 6, 7],
  [0, 2, 4, 6],
  [1, 3, 5, 7],
];
/** For each filling the number of each half's own filling. */
const HALF_OF = HALVES.map((places) =>
  Uint8Array.from({ length: FILLINGS }, (_, filling) =>
    places.reduce((sum, place, i) => sum + (Math.floor(filling / 3 ** place) % 3) * 3 ** i, 0),
  ),
);
const HALF_FILLINGS = 81;

/** Fits to all games but every tenth, and tells the loss on those. */
export function fitWeights(samples) {
  const { count, games, files, results, played, values } = samples;
  const used = Uint32Array.from(Array.from({ length: count }).keys()).filter((i) => games[i] % HELD_OUT !== 0);
  const heldOut = Uint32Array.from(Array.from({ length: count }).keys()).filter((i) => games[i] % HELD_OUT === 0 && played[i]);
  const scales = Array.from({ length: files[count - 1] + 1 }, (_, file) =>
    scaleOf(
      samples,
      used.filter((i) => files[i] === file && played[i]),
    ),
  );
  const foretold = (i) => chance(values[i], scales[files[i]]);
  const targets = Float32Array.from({ length: count }, (_, i) => {
    const share = played[i] ? RESULT_SHARE : 0;
    return (share * (1 + results[i])) / 2 + (1 - share) * foretold(i);
  });
  process.stderr.write(
    `${count} positions of ${games[count - 1] + 1} games, ${used.length} used; values of the search: scale ${scales.map(Math.round)}, ` +
      `loss ${lossOf(heldOut, foretold, results).toFixed(5)} left out\n`,
  );
  const model = newModel(samples, used.length);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(used, epoch + 1);
    const rate = RATE * (1 - epoch / EPOCHS);
    let loss = 0;
    for (let from = 0; from < used.length; from += BATCH)
      loss += step(model, samples, used.subarray(from, from + BATCH), targets, rate);
    if (epoch % 4 === 3 || epoch === EPOCHS - 1)
      process.stderr.write(
        `epoch ${epoch + 1}: loss ${(loss / used.length).toFixed(5)}, left out ${lossOf(heldOut, (i) => chance(valueAt(model, samples, i), 1), results).toFixed(5)}\n`,
      );
  }
  return weightsOf(model, samples);
}

/** The scale at which the search's values of these positions foretell results best. */
function scaleOf({ values, results }, positions) {
  const some = positions.filter((_, i) => i % 10 === 0);
  const loss = (scale) => lossOf(some, (i) => chance(values[i], scale), results);
  let [scale, least] = [100, loss(100)];
  for (let by = 2; by > 1.01; by = Math.sqrt(by))
    for (const next of [scale / by, scale * by]) if (loss(next) < least) [scale, least] = [next, loss(next)];
  return scale;
}

/** The mean loss against the games' results alone. */
function lossOf(positions, chanceOf, results) {
  let sum = 0;
  for (const i of positions) {
    const p = Math.min(1 - 1e-9, Math.max(1e-9, chanceOf(i)));
    const target = (1 + results[i]) / 2;
    sum -= target * Math.log(p) + (1 - target) * Math.log(1 - p);
  }
  return sum / positions.length;
}

/** Numbers with their slopes and what Adam remembers of them, drawn to 0. */
function parameters(length, drawn) {
  return {
    drawn,
    value: new Float32Array(length),
    slope: new Float32Array(length),
    momentum: new Float32Array(length),
    spread: new Float32Array(length),
  };
}

/** Phase 0 is the opening, phase 1 the ending; `worth` sums the weights of all parts of a filling. */
function newModel({ columns, patterned }, count) {
  const tables = patterned?.tables ?? 0;
  const phases = [0, 1].map(() => ({
    features: parameters(columns.length, DRAWN.features / count),
    halves: parameters(tables * HALVES.length * HALF_FILLINGS, DRAWN.halves / count),
    fillings: parameters(tables * FILLINGS, DRAWN.fillings / count),
    worth: new Float32Array(tables * FILLINGS),
  }));
  return { phases, tables, steps: 0 };
}

/** From White's view, by the model's weights. */
function valueAt({ phases }, { columns, images, fillings, pieces, most }, i) {
  const [opening, ending] = phases;
  let [o, e] = [0, 0];
  for (let k = 0; k < columns.length; k++) {
    const x = columns[k].column[i];
    if (x === 0) continue;
    o += x * opening.features.value[k];
    e += x * ending.features.value[k];
  }
  const first = i * images.length;
  for (let j = 0; j < images.length; j++) {
    const at = images[j].table * FILLINGS + fillings[first + j];
    o += images[j].sign * opening.worth[at];
    e += images[j].sign * ending.worth[at];
  }
  return (o * pieces[i] + e * (most - pieces[i])) / most;
}

/** One batch: slopes, then a step down; returns the loss before. */
function step(model, samples, batch, targets, rate) {
  const { columns, images, fillings, pieces, most } = samples;
  const { phases } = model;
  let loss = 0;
  for (const i of batch) {
    const p = Math.min(1 - 1e-7, Math.max(1e-7, chance(valueAt(model, samples, i), 1)));
    loss -= targets[i] * Math.log(p) + (1 - targets[i]) * Math.log(1 - p);
    const error = (p - targets[i]) / batch.length;
    for (let phase = 0; phase < 2; phase++) {
      const share = phase === 0 ? pieces[i] / most : 1 - pieces[i] / most;
      const by = error * share;
      const ofFeatures = phases[phase].features.slope;
      for (let k = 0; k < columns.length; k++) ofFeatures[k] += by * columns[k].column[i];
      const ofFillings = phases[phase].fillings.slope;
      for (let j = 0; j < images.length; j++)
        ofFillings[images[j].table * FILLINGS + fillings[i * images.length + j]] += images[j].sign * by;
    }
  }
  model.steps++;
  for (const phase of phases) {
    slopesOfHalves(phase, model.tables);
    for (const part of [phase.features, phase.halves, phase.fillings]) descend(part, rate, model.steps);
    sumUp(phase, model.tables);
  }
  return loss;
}

function slopesOfHalves({ halves, fillings }, tables) {
  eachHalf(tables, (half, filling) => {
    halves.slope[half] += fillings.slope[filling];
  });
}

function sumUp({ halves, fillings, worth }, tables) {
  worth.set(fillings.value);
  eachHalf(tables, (half, filling) => {
    worth[filling] += halves.value[half];
  });
}

/** Each filling with each of its halves, by their places among the parameters. */
function eachHalf(tables, visit) {
  for (let table = 0; table < tables; table++)
    for (let q = 0; q < HALVES.length; q++) {
      const first = (table * HALVES.length + q) * HALF_FILLINGS;
      const of = HALF_OF[q];
      for (let filling = 0; filling < FILLINGS; filling++) visit(first + of[filling], table * FILLINGS + filling);
    }
}

function descend({ drawn, value, slope, momentum, spread }, rate, steps) {
  const [ofMomentum, ofSpread] = [1 - 0.9 ** steps, 1 - 0.999 ** steps];
  for (let k = 0; k < value.length; k++) {
    const g = slope[k] + drawn * value[k];
    momentum[k] = 0.9 * momentum[k] + 0.1 * g;
    spread[k] = 0.999 * spread[k] + 0.001 * g * g;
    value[k] -= (rate * (momentum[k] / ofMomentum)) / (Math.sqrt(spread[k] / ofSpread) + 1e-8);
    slope[k] = 0;
  }
}

/** The same order every time. */
function shuffle(numbers, seed) {
  let state = seed;
  for (let i = numbers.length - 1; i > 0; i--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const j = state % (i + 1);
    [numbers[i], numbers[j]] = [numbers[j], numbers[i]];
  }
}

/** The weights, in hundredths of the exponent: of features by their numbers, of fillings through all tables. */
function weightsOf({ phases }, { features, columns }) {
  const weights = Array.from({ length: features }, () => [0, 0]);
  for (const [k, { feature }] of columns.entries()) weights[feature] = phases.map((phase) => 100 * phase.features.value[k]);
  const [opening, ending] = phases.map(({ worth }) => worth.map((weight) => 100 * weight));
  return { weights, opening, ending };
}
