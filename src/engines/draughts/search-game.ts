import type { DraughtsPosition, DraughtsVariant } from '../../games/index.ts';
import {
  DRAUGHTS_FILES,
  type DraughtsSearchExports,
  partsOfDraughtsMove,
  setDraughts,
  setDraughtsRules,
} from '../../kernels/index.ts';
import type { SearchGame } from '../search-thinker.ts';

/** Draughts of every kind. The kernel's moves are sets of squares; the game's number them. */
export function draughtsSearch({ rules, size, endless }: DraughtsVariant): SearchGame<DraughtsPosition, DraughtsSearchExports> {
  return {
    files: DRAUGHTS_FILES,
    take(kernel, position) {
      setDraughtsRules(kernel, { rules, size, drawing: !endless });
      const since = endless ? [] : position.repeatable();
      setDraughts(kernel, position.board(since.length), since);
    },
    moveOf(move, position, kernel) {
      const { from, to, taken, huffed } = partsOfDraughtsMove(kernel, move, rules);
      const same = position
        .legal()
        .find((legal) => legal.from === from && legal.to === to && legal.taken === taken && legal.huffed === huffed);
      if (same === undefined)
        throw new Error(`The kernel played ${from}-${to}, which is not legal: please report it with the position.`);
      return same.number;
    },
  };
}
