// Fits the weights of the draughts evaluation to games that the program plays against itself.
//
//     node scripts/tune-draughts.mjs RULES [--games 20000] [--nodes 2000] [--seed 1] [--seconds 1500]
//         [--folder .tuning] [--write]
//
// Plays until there are --games games of this seed or the seconds are over; each game is a line of
// FOLDER/draughts-RULES-SEED.txt (scripts/draughts-games.mjs), so an interrupted run continues. Then fits
// to the games of all seeds in the folder (scripts/draughts-fit.mjs), prints the loss on every tenth game, which is left
// out, and writes the weights to FOLDER/draughts-RULES.json and .patterns, for a match; with --write also to
// data/draughts-weights.txt and data/draughts.weights, which `npm run build` brings into the kernel. Seeded: with the
// same weights and arguments the same games on every machine. Give games of new weights a new seed: a file's values are
// taken to be of one program. Needs the built package.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { draughts } from '../dist/index.js';
import { createDraughtsSearch, DRAUGHTS_RULES } from '../dist/kernels/index.js';
import { fitWeights } from './draughts-fit.mjs';
import { playGame } from './draughts-games.mjs';
import { patternedOf, patternWeights, writePatterns } from './draughts-patterns.mjs';
import { gatherSamples } from './draughts-samples.mjs';
import { rounded } from './packed-weights.mjs';
import { linesOf, playGames, tuningOptions } from './tuning.mjs';
import { DRAUGHTS_WEIGHTS, draughtsFeatures, draughtsSection, weighDraughts, withWeights } from './weights.mjs';

const { options, positionals } = tuningOptions({ games: 20000, nodes: 2000, seconds: 1500 });
const [rules] = positionals;
if (!DRAUGHTS_RULES.includes(rules)) {
  process.stderr.write(`Name a rule set: ${DRAUGHTS_RULES.join(', ')}.\n`);
  process.exit(2);
}

const game = draughts({ rules });
const { size } = game.variant;
const search = await createDraughtsSearch({ rules, size, drawing: true }, { hashMb: 2 });
playGames(`${options.folder}/draughts-${rules}-${options.seed}.txt`, options, (seed) =>
  playGame(search, game, Number(options.nodes), seed),
);

const files = readdirSync(options.folder)
  .filter((file) => new RegExp(`^draughts-${rules}-\\d+\\.txt$`).test(file))
  .sort()
  .map((file) => linesOf(`${options.folder}/${file}`));
const samples = gatherSamples(search, game, files);
const fitted = inHundredths(fitWeights(samples));
writeFileSync(
  `${options.folder}/draughts-${rules}.json`,
  JSON.stringify({ rules, games: files.flat().length, weights: fitted.weights }),
);
writeFileSync(`${options.folder}/draughts-${rules}.patterns`, fitted.patterns);

/** In hundredths of a man: on the average over positions and men, to be without one costs 100. */
function inHundredths(found) {
  const unit = 100 / manValue(scaled(found, 1));
  process.stderr.write(`A man is ${(1 / unit).toFixed(3)} in the exponent.\n`);
  return scaled(found, unit);
}

function scaled({ weights, opening, ending }, by) {
  return {
    weights: weights.map((pair) => pair.map((weight) => rounded(weight * by, 2000))),
    patterns: patternWeights(
      opening.map((weight) => weight * by),
      ending.map((weight) => weight * by),
    ),
  };
}

function manValue({ weights, patterns }) {
  const { exports } = search;
  const { boards, turns, count } = samples;
  weighDraughts(search, game.variant, weights, patterns);
  let [sum, men] = [0, 0];
  for (let i = 0; i < count; i += Math.ceil(count / 5000)) {
    const [white, black, kings] = boards.subarray(4 * i, 4 * i + 3);
    const worth = (whites, blacks) => {
      exports.setPosition(whites, blacks, kings, 0n, turns[i]);
      return exports.evaluate();
    };
    for (let man = 1n; man < 1n << 63n; man <<= 1n) {
      if (((white | black) & ~kings & man) === 0n) continue;
      men++;
      sum += man & white ? worth(white, black) - worth(white ^ man, black) : worth(white, black ^ man) - worth(white, black);
    }
  }
  return sum / men;
}

if (options.write) {
  const text = readFileSync(DRAUGHTS_WEIGHTS, 'utf8');
  const section = draughtsSection(text, rules, size);
  if (section !== `${rules} ${size}`)
    throw new Error(`The weights have no section "${rules} ${size}": copy "${section}" in data/draughts-weights.txt first.`);
  writeFileSync(DRAUGHTS_WEIGHTS, withWeights(text, section, draughtsFeatures(), fitted.weights));
  const patterned = patternedOf(rules, size);
  if (patterned !== undefined) writePatterns(patterned, fitted.patterns);
}
