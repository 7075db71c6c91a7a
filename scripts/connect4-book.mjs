// Makes the opening book of Connect 4, data/connect4.book: `node scripts/connect4-book.mjs [threads]`. Needs the built
// package (npm run build). Solves all 91,295 undecided positions of 8 stones, one of each mirror pair; the scores of
// earlier positions follow by minimax. Takes about 50 minutes of one core. It can be stopped at any time: solved
// positions are kept in data/connect4.book.part, and the next run continues from there.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { deflateRawSync } from 'node:zlib';
import { SCORE_OFFSET } from '../dist/engines/connect4/book.js';
import { BOOK_STONES, boardOf, canonical, hasFourAt, keyAfter, openings } from '../dist/engines/connect4/openings.js';
import { Connect4Kernel } from '../dist/kernels/index.js';

const COLUMNS = 7;
const CHUNK = 100;
const folder = fileURLToPath(new URL('../data/', import.meta.url));
const book = `${folder}connect4.book`;
const part = `${book}.part`;

if (isMainThread) await make();
else await work();

async function make() {
  const threads = Number(process.argv[2] ?? 1);
  if (!Number.isInteger(threads) || threads < 1 || threads > 64)
    throw new RangeError(`From 1 to 64 threads, not ${process.argv[2]}.`);
  mkdirSync(folder, { recursive: true });
  const layers = openings();
  const deepest = layers[BOOK_STONES];
  const scores = existsSync(part) ? new Uint8Array(readFileSync(part)) : new Uint8Array(deepest.length);
  if (scores.length !== deepest.length) throw new Error(`${part} does not belong to this book: delete it to start again.`);
  const open = [];
  for (let from = 0; from < deepest.length; from += CHUNK)
    if (scores.subarray(from, from + CHUNK).includes(0)) open.push({ from, keys: deepest.slice(from, from + CHUNK) });
  let left = open.length;
  const before = left;
  const started = performance.now();
  const keep = () => {
    writeFileSync(`${part}.new`, scores);
    renameSync(`${part}.new`, part);
  };
  process.on('SIGINT', () => {
    keep();
    console.error(`\nKept: ${deepest.length - left * CHUNK} of ${deepest.length} positions. Run it again to go on.`);
    process.exit(130);
  });
  await Promise.all(
    Array.from({ length: Math.min(threads, open.length) }, async () => {
      const worker = new Worker(fileURLToPath(import.meta.url));
      for (let chunk = open.shift(); chunk; chunk = open.shift()) {
        worker.postMessage(chunk.keys);
        scores.set(await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject)), chunk.from);
        worker.removeAllListeners('error');
        left--;
        if (left % 5 === 0) keep();
        report(before - left, left, started);
      }
      await worker.terminate();
    }),
  );
  const all = withShallower(layers, scores);
  writeFileSync(`${book}.new`, deflateRawSync(all, { level: 9 }));
  renameSync(`${book}.new`, book);
  rmSync(part, { force: true });
  console.log(`\n${book}: ${all.length} positions. The empty board: ${all[0] - SCORE_OFFSET}.`);
}

async function work() {
  const kernel = await Connect4Kernel.create({ hashMb: 64 });
  parentPort?.on('message', (keys) => {
    parentPort?.postMessage(
      Uint8Array.from(keys, (key) => /** @type {number} */ (kernel.solve(boardOf(key))?.score) + SCORE_OFFSET),
    );
  });
}

/** The scores of all layers in one row, from those of the deepest by minimax. */
function withShallower(layers, deepest) {
  const scores = [];
  scores[BOOK_STONES] = deepest;
  for (let stones = BOOK_STONES - 1; stones >= 0; stones--) {
    const below = new Map(Array.from(layers[stones + 1], (key, i) => [key, scores[stones + 1][i] - SCORE_OFFSET]));
    scores[stones] = Uint8Array.from(layers[stones], (key) => {
      let best = -Infinity;
      for (let column = 0; column < COLUMNS; column++) {
        const child = keyAfter(key, column, stones);
        if (child === undefined) continue;
        best = Math.max(
          best,
          hasFourAt(child, column) ? (43 - stones) >> 1 : -(/** @type {number} */ (below.get(canonical(child)))),
        );
      }
      return best + SCORE_OFFSET;
    });
  }
  return Buffer.concat(scores);
}

function report(done, left, started) {
  const seconds = (performance.now() - started) / 1000;
  const text = `${done * CHUNK} positions in ${seconds.toFixed(0)} s, ${left * CHUNK} to go, about ${(((seconds / done) * left) / 60).toFixed(0)} min`;
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
  else if (done % 50 === 0) console.error(text);
}
