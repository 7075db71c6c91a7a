import type { OthelloPosition } from '../../games/index.ts';
import { OTHELLO_FILES, type OthelloExports } from '../../kernels/index.ts';
import type { SearchGame } from '../search-thinker.ts';

/** Othello of every size: moves have the same numbers in the kernel, squares from 0 and 64 for a pass. */
export const othelloSearch: SearchGame<OthelloPosition, OthelloExports> = {
  files: OTHELLO_FILES,
  take(kernel, position) {
    const { own, other, size } = position.board();
    kernel.setPosition(own, other, size);
  },
  moveOf: Number,
};
