// Stockfish, the opponent in tests of matches against other programs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const DEBIANS = '/usr/games/stockfish';

/** Debian's own Stockfish if it is installed; its folder is not always on the path. */
export const STOCKFISH = existsSync(DEBIANS) ? DEBIANS : 'stockfish';

export const STOCKFISH_PACKAGES = ['stockfish'];

/** Whether Stockfish is installed and answers. */
export function hasStockfish() {
  const { status, stdout } = spawnSync(STOCKFISH, { input: 'uci\nquit\n', encoding: 'utf8' });
  return status === 0 && stdout.includes('uciok');
}
