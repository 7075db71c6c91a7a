import { OTHELLO_FILES, type OthelloExports } from '../../kernels/index.ts';
import type { CompiledSearch, Descriptor } from '../descriptor.ts';
import { othelloBoard } from './board-adapter.ts';
import { type Othello, type OthelloPosition, othelloFromOptions } from './index.ts';
import { othelloInfo } from './info.ts';

/** Moves have the same numbers in the kernel, squares from 0 and 64 for a pass. */
const search: CompiledSearch<OthelloPosition, OthelloExports> = {
  files: OTHELLO_FILES,
  take(kernel, position) {
    const { own, other, size } = position.board();
    kernel.setPosition(own, other, size);
  },
  moveOf: Number,
};

export const othelloDescriptor: Descriptor<OthelloPosition, Othello> = {
  info: othelloInfo,
  summary: {
    en: 'Discs enclosed between two of yours turn over; most discs win. 8x8, 6x6 or 4x4.',
    fr: 'Les pions encadrés par deux des vôtres se retournent ; qui a le plus de pions gagne. 8x8, 6x6 ou 4x4.',
  },
  usage: 'othello[:8x8|6x6|4x4]',
  examples: ['othello', 'othello:6x6', 'othello:4x4'],
  create: othelloFromOptions,
  board: othelloBoard,
  rules: async (game) => (await import('./rules-text.ts')).rulesText(game),
  heuristicSet: async (game) => (await import('./heuristics.ts')).othelloHeuristics(game),
  perft: (position, depth) => position.perft(depth),
  search: () => search as CompiledSearch<OthelloPosition>,
  // On boards of every size; margins in discs (docs/engines.md, "Levels").
  levels: { depths: [1, 2, 3, 4, 5, 6, 7, 8, 9], margins: [20, 10, 7, 5, 4, 3, 2, 1, 0] },
  openings: { plies: 8, margin: 6 },
  protocol: { name: 'nboard', game: 'othello', plays: ({ name }) => name === 'othello' },
};
