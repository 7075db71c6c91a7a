import {
  DRAUGHTS_FILES,
  type DraughtsBoard,
  type DraughtsSearchExports,
  setDraughts,
  setDraughtsRules,
} from '../../kernels/index.ts';
import type { CompiledSearch, Descriptor, TablebaseRules } from '../descriptor.ts';
import { draughtsBoard } from './board-adapter.ts';
import { type Draughts, type DraughtsPosition, draughts, draughtsFromOptions, makeDraughtsFen } from './index.ts';
import { draughtsInfo } from './info.ts';
import { setupOf } from './setup.ts';
import { isUsual } from './variant.ts';

/** The kernel's moves are sets of squares; the game's number them. */
function search({ variant: { rules, size, endless } }: Draughts): CompiledSearch<DraughtsPosition, DraughtsSearchExports> {
  return {
    files: DRAUGHTS_FILES,
    take(kernel, position) {
      setDraughtsRules(kernel, { rules, size, drawing: !endless });
      const since = endless ? [] : position.repeatable();
      setDraughts(kernel, position.board(since.length), since);
    },
    moveOf(move, position) {
      const same = position.legal().find(({ code }) => code === move);
      if (same === undefined)
        throw new Error(`The kernel played ${move}, which is not legal: please report it with the position.`);
      return same.number;
    },
    looksUp: true,
  };
}

async function tablebases({ variant }: Draughts): Promise<TablebaseRules<DraughtsPosition> | undefined> {
  const { draughtsTables } = await import('./tables.ts');
  const { rules, size } = variant;
  const write = (board: DraughtsBoard) => makeDraughtsFen(setupOf(board, variant), variant);
  return draughtsTables(draughts({ rules, size, endless: true }), write) as TablebaseRules<DraughtsPosition> | undefined;
}

export const draughtsDescriptor: Descriptor<DraughtsPosition, Draughts> = {
  info: draughtsInfo,
  summary: {
    en: 'Polish draughts as one played it at home, where a piece that did not take may be huffed (souffler); international, English, Russian, Brazilian, pool and Frisian rules.',
    fr: 'Dames polonaises comme à la maison, où l’on souffle la pièce qui n’a pas pris (souffler) ; règles internationales, anglaises, russes, brésiliennes, pool et frisonnes.',
  },
  usage: 'draughts[:souffler|international|english|russian|brazilian|pool|frisian][:10x10|8x8|6x6][:endless]',
  examples: ['draughts', 'draughts:international', 'draughts:english', 'draughts:russian', 'draughts:english:6x6:endless'],
  create: draughtsFromOptions,
  board: draughtsBoard,
  rules: async (game) => (await import('./rules-text.ts')).rulesText(game),
  heuristicSet: async (game) => (await import('./heuristics.ts')).draughtsHeuristics(game),
  perft: (position, depth) => position.perft(depth),
  tablebases,
  search: (game) => search(game) as CompiledSearch<DraughtsPosition>,
  // The same for all rules; margins in hundredths of a man. Every level searches captures to their end, so the margin
  // of level 1 is larger than a man, which it then sometimes gives away: otherwise no beginner would win. Measured by
  // `minerve match --levels`.
  levels: { depths: [1, 2, 3, 4, 5, 6, 8, 10, 12], margins: [110, 40, 25, 15, 10, 6, 4, 2, 0] },
  openings: { plies: 8, margin: 60 },
  longestGame: 300,
  protocol: { name: 'hub', game: 'draughts:international', plays: ({ variant }) => isUsual(variant) },
};
