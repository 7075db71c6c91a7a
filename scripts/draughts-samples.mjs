// The data that the fit of the draughts evaluation uses of each position: the count of each feature, the fillings of
// its patterns, the value found by the search and the result of the game.
import { bitOfSquare, blockImages, draughtsPatterns } from '../dist/kernels/index.js';
import { replay } from './draughts-games.mjs';
import { FILLINGS } from './draughts-patterns.mjs';
import { draughtsFeatures, weighDraughts } from './weights.mjs';

/** Positions with a larger lead are left out: the exact size of a decisive lead does not matter. */
const DECIDED = 1000;
const RARE = 50;

/**
 * The positions of these games without a capture or huff to make. Positions in which a side has one piece are skipped:
 * the evaluation judges them by a rule, so it is not linear there. `files`: the lines of each file.
 */
export function gatherSamples(search, game, files) {
  const { rules, size } = game.variant;
  const room = files.flat().reduce((sum, line) => sum + line.split(':').length - 1, 0);
  const boards = new BigUint64Array(4 * room);
  const samples = {
    size,
    patterned: draughtsPatterns(rules, size),
    turns: new Uint8Array(room),
    pieces: new Uint8Array(room),
    results: new Int8Array(room),
    /** Whether the position occurred in the game itself, so that the game's result applies to it. */
    played: new Uint8Array(room),
    values: new Int16Array(room),
    games: new Uint32Array(room),
    /** The file of the position: files can come from programs with different weights. */
    files: new Uint8Array(room),
  };
  let count = 0;
  for (const [number, { file, line }] of files.flatMap((lines, file) => lines.map((line) => ({ file, line }))).entries())
    replay(game, line, ({ board, value, result, isQuiet }) => {
      if (!isQuiet || Math.abs(value) > DECIDED) return;
      const whites = bits(board.white);
      const blacks = bits(board.black);
      if (whites < 2 || blacks < 2) return;
      const white = board.turn === 'white';
      boards.set([board.white, board.black, board.kings, board.huffable], 4 * count);
      samples.turns[count] = white ? 0 : 1;
      samples.pieces[count] = whites + blacks;
      samples.results[count] = result ?? 0;
      samples.played[count] = result === undefined ? 0 : 1;
      samples.values[count] = white ? value : -value;
      samples.files[count] = file;
      samples.games[count++] = number;
    });
  const taken = { ...samples, count, most: size * (size / 2 - 1), boards };
  return { ...taken, ...columnsOf(search, game.variant, taken), ...fillingsOf(taken) };
}

function bits(set) {
  let count = 0;
  for (let low = Number(set & 0xffffffffn); low; low &= low - 1) count++;
  for (let high = Number(set >> 32n); high; high &= high - 1) count++;
  return count;
}

/**
 * The count of each feature in each position, White's minus Black's. It is read off the evaluation: with weight `most`
 * for one feature and 0 for the others, the evaluation is `most` times the count. A feature that occurs in no position
 * of a sample (one position in RARE) is left out, because the rule set does not use it.
 */
function columnsOf(search, variant, { count, most, boards, turns, patterned }) {
  const none = patterned && new Int8Array(2 * FILLINGS * patterned.tables);
  const names = draughtsFeatures();
  const columns = [];
  const countedAt = (i) => {
    search.exports.setPosition(boards[4 * i], boards[4 * i + 1], boards[4 * i + 2], boards[4 * i + 3], turns[i]);
    return search.exports.evaluate() / most;
  };
  for (let feature = 0; feature < names.FEATURES; feature++) {
    const weights = [];
    weights[feature] = [most, most];
    weighDraughts(search, variant, weights, none);
    let isSeen = false;
    for (let i = 0; i < count && !isSeen; i += RARE) isSeen = countedAt(i) !== 0;
    if (!isSeen) continue;
    const column = new Int8Array(count);
    for (let i = 0; i < count; i++) column[i] = countedAt(i);
    columns.push({ feature, column });
  }
  return { features: names.FEATURES, columns };
}

/** The filling of each image of each block, in each position. */
function fillingsOf({ count, boards, size, patterned }) {
  if (patterned === undefined) return { images: [], fillings: new Uint16Array(0) };
  const images = blockImages(patterned);
  const fillings = new Uint16Array(count * images.length);
  const words = new Uint32Array(boards.buffer);
  const bitsOf = Array.from({ length: (size * size) / 2 }, (_, square) => bitOfSquare(square + 1, size));
  const men = new Uint8Array(bitsOf.length);
  for (let i = 0; i < count; i++) {
    for (let square = 0; square < men.length; square++) {
      const at = 8 * i + (bitsOf[square] >> 5);
      const bit = 1 << (bitsOf[square] & 31);
      men[square] = words[at + 4] & bit ? 0 : words[at] & bit ? 1 : words[at + 2] & bit ? 2 : 0;
    }
    for (let j = 0; j < images.length; j++) fillings[i * images.length + j] = fillingOf(men, images[j]);
  }
  return { images, fillings };
}

/** `men`: 0 for each square without a man, 1 for a white man, 2 for a black one. */
function fillingOf(men, { squares, white, black }) {
  let filling = 0;
  for (let k = 7; k >= 0; k--) {
    const man = men[squares[k] - 1];
    filling = 3 * filling + (man === 0 ? 0 : man === 1 ? white : black);
  }
  return filling;
}
