import type { Descriptor } from '../descriptor.ts';
import { breakthroughBoard } from './board-adapter.ts';
import { type Breakthrough, type BreakthroughPosition, breakthroughFromOptions } from './index.ts';
import { breakthroughInfo } from './info.ts';

export const breakthroughDescriptor: Descriptor<BreakthroughPosition, Breakthrough> = {
  info: breakthroughInfo,
  summary: {
    en: 'Men go ahead and take diagonally; who first brings one to the last row wins. 8x8, or another size.',
    fr: 'Les pions avancent et prennent en diagonale ; qui en amène un le premier au bout gagne. 8x8, ou une autre taille.',
  },
  usage: 'breakthrough[:COLUMNSxROWS]',
  examples: ['breakthrough', 'breakthrough:6x6', 'breakthrough:5x5', 'breakthrough:4x5'],
  create: breakthroughFromOptions,
  board: breakthroughBoard,
  rules: async (game) => (await import('./rules-text.ts')).rulesText(game),
  heuristicSet: async (game) => (await import('./heuristics.ts')).breakthroughHeuristics(game),
  openings: { plies: 6, margin: 5 },
};
