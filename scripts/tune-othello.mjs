// Fits the weights of the patterns of Othello's evaluation to games that the program plays against itself.
//
//     node scripts/tune-othello.mjs [--games 20000] [--depth 6] [--exact 12] [--seed 1] [--seconds 600]
//         [--folder .tuning] [--write]
//
// Plays until there are --games games of this seed or the seconds are over; each game is a line of
// FOLDER/othello-SEED.txt (its number, the number of random moves, the outcome, the moves), so an interrupted run
// continues where it was. Then fits to the games of all seeds in the folder, prints the error on every tenth game,
// which is left out, and with --write fits to all of them and writes data/othello.weights; `npm run build` puts it
// into the kernel. Seeded: with the same weights and arguments the same games on every machine. Needs the built
// package.
//
// A game begins with 6 to 35 random moves, then both sides search DEPTH plies, and from EXACT empty squares on play
// perfectly. Each position after the random moves has the game's outcome as its value, so the last ones have their
// exact values. The fit is a linear regression with a weight for each filling of each pattern, by gradient descent
// with momentum on all positions at once; a filling that was seen seldom moves less.
import { readdirSync } from 'node:fs';
import { othello, Random } from '../dist/index.js';
import { createOthelloKernel, searchOthello } from '../dist/kernels/index.js';
import { PATTERNS, STAGES, writeWeights } from './othello-patterns.mjs';
import { linesOf, playGames, tuningOptions } from './tuning.mjs';

const { options } = tuningOptions({ games: 20000, depth: 6, exact: 12, seconds: 600 });
const game = othello();
const kernel = await createOthelloKernel({ hashMb: 4 });

// Self-play.

const FEWEST_RANDOM_MOVES = 6;
const SPREAD = 30;

function opening(random, plies) {
  for (;;) {
    const position = game.start();
    const moves = [];
    let played = '';
    for (let ply = 0; ply < plies && position.outcome() === undefined; ply++) {
      moves.length = position.moves(moves, 0);
      const move = random.pick(moves);
      played += game.formatMove(move, position);
      position.play(move);
    }
    if (position.outcome() === undefined) return { position, played };
  }
}

function playGame(seed) {
  const random = new Random(seed);
  // The smaller of two random numbers: short openings are more frequent than long ones.
  const plies = FEWEST_RANDOM_MOVES + Math.min(random.below(SPREAD), random.below(SPREAD));
  let { position, played } = opening(random, plies);
  kernel.forget();
  while (position.outcome() === undefined) {
    const exact = emptySquares(position) <= Number(options.exact);
    const { lines } = searchOthello(kernel, position.board(), exact ? {} : { depth: Number(options.depth) });
    const move = Number(lines[0].move);
    played += game.formatMove(move, position);
    position.play(move);
  }
  return `${seed} ${plies} ${position.outcome()} ${played}`;
}

function emptySquares(position) {
  return 64 - position.discs(1) - position.discs(-1);
}

playGames(`${options.folder}/othello-${options.seed}.txt`, options, playGame);

// For each position: the filling of each image of each pattern, as an index into all weights, and mobility and parity.

const images = [];
let fillings = 0;
for (const { images: all, first } of PATTERNS) {
  for (const squares of all) images.push({ squares, first, offset: fillings });
  fillings += first.length;
}
const games = readdirSync(options.folder)
  .filter((file) => /^othello-.*\.txt$/.test(file))
  .sort()
  .flatMap((file) => linesOf(`${options.folder}/${file}`));
const parsed = games.map((text) => {
  const [, plies, outcome, moves] = text.split(' ');
  return { plies: Number(plies), outcome: Number(outcome), moves: moves.match(/pass|../g) };
});
const room = parsed.reduce((sum, { plies, moves }) => sum + moves.length - plies, 0);
const indices = new Uint32Array(room * images.length);
const mobility = new Int8Array(room);
const parity = new Int8Array(room);
const empty = new Uint8Array(room);
const outcomes = new Int8Array(room);
const leftOut = new Uint8Array(room);
let positions = 0;
for (const [number, { plies, outcome, moves }] of parsed.entries()) {
  const position = game.start();
  for (const [ply, move] of moves.entries()) {
    if (ply >= plies) take(position, outcome, number % 10 === 0);
    position.play(move === 'pass' ? 64 : 8 * (Number(move[1]) - 1) + 'abcdefgh'.indexOf(move[0]));
  }
}

function take(position, outcome, isLeftOut) {
  const turn = position.turn();
  const cells = Uint8Array.from({ length: 64 }, (_, square) =>
    position.at(square) === 0 ? 0 : position.at(square) === turn ? 1 : 2,
  );
  for (const [i, { squares, first, offset }] of images.entries()) {
    let filling = 0;
    for (let k = squares.length - 1; k >= 0; k--) filling = 3 * filling + cells[squares[k]];
    indices[positions * images.length + i] = offset + first[filling];
  }
  mobility[positions] = position.mobility() * turn;
  empty[positions] = emptySquares(position);
  parity[positions] = empty[positions] & 1 ? 1 : -1;
  outcomes[positions] = outcome * turn;
  leftOut[positions++] = isLeftOut ? 1 : 0;
}

// Fits stage by stage. Positions up to OVERLAP squares before and after a stage take part in its fit.

const OVERLAP = 8;
const ROUNDS = 80;
const MOMENTUM = 0.9;
const RATE = 1.2 / images.length;
/**
 * Each filling is treated as if it had been seen this many more times, without an error, so rare fillings move little.
 */
const UNSEEN = 600;
/** How fast weights without evidence decay, as a share of UNSEEN. */
const FADING = 0.02;

process.stderr.write(`${games.length} games, ${positions} positions\n`);
const stages = [];
for (let stage = 0; stage < STAGES; stage++) {
  if (!options.write || process.env.MINERVE_TUNE_ERRORS) fit(stage, false);
  if (options.write) stages.push(fit(stage, true));
}
if (options.write) writeWeights(stages);

function fit(stage, all) {
  const within = (i, overlap) => empty[i] >= 10 * stage - overlap && empty[i] <= 10 * stage + 9 + overlap;
  const numbers = Array.from({ length: positions }, (_, i) => i);
  const used = Uint32Array.from(numbers.filter((i) => within(i, OVERLAP) && (all || !leftOut[i])));
  const weights = new Float32Array(fillings);
  const speed = new Float32Array(fillings);
  const slope = new Float32Array(fillings);
  const seen = new Float32Array(fillings);
  const scalars = [0, 0];
  const scalarSpeed = [0, 0];
  let mobilitySquares = 1;
  for (const i of used) {
    for (let k = i * images.length; k < (i + 1) * images.length; k++) seen[indices[k]]++;
    mobilitySquares += mobility[i] ** 2;
  }
  const estimateOf = (i) => {
    let value = scalars[0] * mobility[i] + scalars[1] * parity[i];
    for (let k = i * images.length; k < (i + 1) * images.length; k++) value += weights[indices[k]];
    return value;
  };
  for (let round = 0; round < ROUNDS; round++) {
    slope.fill(0);
    const scalarSlope = [0, 0];
    for (const i of used) {
      const error = outcomes[i] - estimateOf(i);
      for (let k = i * images.length; k < (i + 1) * images.length; k++) slope[indices[k]] += error;
      scalarSlope[0] += error * mobility[i];
      scalarSlope[1] += error * parity[i];
    }
    for (let k = 0; k < fillings; k++) {
      if (seen[k] === 0) continue;
      speed[k] = MOMENTUM * speed[k] + (RATE * (slope[k] - FADING * UNSEEN * weights[k])) / (seen[k] + UNSEEN);
      weights[k] += speed[k];
    }
    for (const [k, scale] of [mobilitySquares, used.length + 1].entries()) {
      scalarSpeed[k] = MOMENTUM * scalarSpeed[k] + (RATE * scalarSlope[k]) / scale;
      scalars[k] += scalarSpeed[k];
    }
  }
  if (!all) {
    const test = numbers.filter((i) => within(i, 0) && leftOut[i]);
    const error = Math.sqrt(test.reduce((sum, i) => sum + (outcomes[i] - estimateOf(i)) ** 2, 0) / test.length);
    process.stderr.write(
      `${10 * stage} to ${10 * stage + 9} empty: error of ${error.toFixed(2)} discs on ${test.length} positions left out; ${used.length} used\n`,
    );
  }
  let offset = 0;
  const tables = PATTERNS.map(({ first }) => weights.subarray(offset, (offset += first.length)));
  return { fillings: tables, scalars };
}
