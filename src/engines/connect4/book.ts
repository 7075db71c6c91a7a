import { inFull } from '../../i18n/index.ts';
import { BOOK, type Connect4Board, fileBytes } from '../../kernels/index.ts';
import { error } from '../words.ts';
import { BOOK_STONES, canonical, keyOf, openings } from './openings.ts';

/** The exact score of every position of at most 8 stones, computed by our solver (scripts/connect4-book.mjs). */
export interface Connect4Book {
  /** From the view of the side to move, as the kernel's; undefined if the position has too many stones. */
  score(board: Connect4Board): number | undefined;
}

/** Added to a score so that it fits an unsigned byte. */
export const SCORE_OFFSET = 32;

/**
 * The book's file: one byte a position, layer after layer in the order of `openings`, deflated. The same path is
 * right from src and from dist; bundlers know this form of URL and bring the file along.
 */
const FILE = () => new URL('../../../data/connect4.book', import.meta.url);

let opened: Promise<Connect4Book> | undefined;

/** The book, read once per thread (about 0.2 s, because it stores no positions, so they are generated again). */
export function openConnect4Book(): Promise<Connect4Book> {
  opened ??= load(FILE()).then(bookOf);
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** The book with these bytes as scores. */
export function bookOf(scores: Uint8Array): Connect4Book {
  const layers = openings();
  const positions = layers.reduce((sum, layer) => sum + layer.length, 0);
  if (scores.length !== positions) throw error('damaged-book');
  const starts = [0];
  for (const layer of layers) starts.push(starts[starts.length - 1] + layer.length);
  return {
    score(board) {
      if (board.stones > BOOK_STONES) return undefined;
      return scores[starts[board.stones] + indexOf(layers[board.stones], canonical(keyOf(board)))] - SCORE_OFFSET;
    },
  };
}

/** The index of a key among sorted keys; the key must be present. */
function indexOf(keys: Float64Array, key: number): number {
  let low = 0;
  let high = keys.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keys[middle] < key) low = middle + 1;
    else high = middle;
  }
  if (keys[low] !== key) throw new Error(`The list of openings misses the position ${key}: a fault of ours, please report it.`);
  return low;
}

async function load(url: URL): Promise<Uint8Array> {
  const packed = new Blob([await fileBytes(url, BOOK, (reason) => error('no-book', { reason: inFull(reason) }))]);
  const unpacked = new Response(packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))).arrayBuffer();
  return new Uint8Array(
    await unpacked.catch(() => {
      throw error('damaged-book');
    }),
  );
}
