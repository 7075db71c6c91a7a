import type { Descriptor } from '../descriptor.ts';
import { breakthroughCard } from './card.ts';
import { type Breakthrough, type BreakthroughPosition, breakthroughFromOptions } from './index.ts';
import { breakthroughLook } from './look.ts';

export const breakthroughDescriptor: Descriptor<BreakthroughPosition, Breakthrough> = {
  card: breakthroughCard,
  summary: {
    en: 'Men go ahead and take diagonally; who first brings one to the last row wins. 8x8, or another size.',
    fr: 'Les pions avancent et prennent en diagonale ; qui en amène un le premier au bout gagne. 8x8, ou une autre taille.',
  },
  usage: 'breakthrough[:COLUMNSxROWS]',
  examples: ['breakthrough', 'breakthrough:6x6', 'breakthrough:5x5', 'breakthrough:4x5'],
  otherNames: ['percée'],
  create: breakthroughFromOptions,
  look: breakthroughLook,
  rules: async (game) => (await import('./rules-text.ts')).rulesText(game),
  weighing: async (game) => (await import('./heuristics.ts')).breakthroughWeighing(game),
};
