import type { Descriptor } from '../descriptor.ts';
import { graphCard } from './card.ts';
import { type GraphGame, type GraphPosition, graphFromText } from './index.ts';

export const graphDescriptor: Descriptor<GraphPosition, GraphGame> = {
  card: graphCard,
  create: ([text]) => graphFromText(text),
  graph: (game) => game.graph,
};
