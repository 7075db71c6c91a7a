import {
  DRAUGHTS_FILES,
  type DraughtsBoard,
  type DraughtsSearchExports,
  setDraughts,
  setDraughtsRules,
} from '../../kernels/index.ts';
import type { CompiledSearch, Descriptor, TableRules } from '../descriptor.ts';
import { draughtsCard } from './card.ts';
import { type Draughts, type DraughtsPosition, draughts, draughtsFromOptions, makeDraughtsFen } from './index.ts';
import { draughtsLook } from './look.ts';
import { setupOf } from './setup.ts';

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

async function tables({ variant }: Draughts): Promise<TableRules<DraughtsPosition> | undefined> {
  const { draughtsTables } = await import('./tables.ts');
  const { rules, size } = variant;
  const write = (board: DraughtsBoard) => makeDraughtsFen(setupOf(board, variant), variant);
  return draughtsTables(draughts({ rules, size, endless: true }), write) as TableRules<DraughtsPosition> | undefined;
}

export const draughtsDescriptor: Descriptor<DraughtsPosition, Draughts> = {
  card: draughtsCard,
  summary: {
    en: 'Polish draughts as one played it at home, where a piece that did not take may be huffed (souffler); international, English, Russian, Brazilian, pool and Frisian rules.',
    fr: 'Dames polonaises comme à la maison, où l’on souffle la pièce qui n’a pas pris (souffler) ; règles internationales, anglaises, russes, brésiliennes, pool et frisonnes.',
  },
  usage: 'draughts[:souffler|international|english|russian|brazilian|pool|frisian][:10x10|8x8|6x6][:endless]',
  examples: ['draughts', 'draughts:international', 'draughts:english', 'draughts:russian', 'draughts:english:6x6:endless'],
  otherNames: ['checkers'],
  create: draughtsFromOptions,
  look: draughtsLook,
  rules: async (game) => (await import('./rules-text.ts')).rulesText(game),
  weighing: async (game) => (await import('./heuristics.ts')).draughtsWeighing(game),
  perft: (position, depth) => position.perft(depth),
  tables,
  search: (game) => search(game) as CompiledSearch<DraughtsPosition>,
};
