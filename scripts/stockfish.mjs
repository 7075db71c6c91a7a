// The chess program that plays against us in the tests.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const DEBIANS = '/usr/games/stockfish';

/** Debian's own where it is there: its folder is not always on the path. */
export const STOCKFISH = existsSync(DEBIANS) ? DEBIANS : 'stockfish';

export const STOCKFISH_PACKAGES = ['stockfish'];

/** Whether it is there, and answers. */
export function hasStockfish() {
  const { status, stdout } = spawnSync(STOCKFISH, { input: 'uci\nquit\n', encoding: 'utf8' });
  return status === 0 && stdout.includes('uciok');
}
