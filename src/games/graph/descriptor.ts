import type { Descriptor } from '../descriptor.ts';
import { graphInfo } from '../game-infos.ts';
import { type GraphGame, type GraphPosition, graphFromText } from './index.ts';

export const graphDescriptor: Descriptor<GraphPosition, GraphGame> = {
  info: graphInfo,
  summary: {
    en: 'An arena written line by line or as a Python dictionary: vertices, who controls them, successors, results.',
    fr: 'Une arène écrite ligne par ligne ou comme un dictionnaire Python : sommets, qui les contrôle, successeurs, résultats.',
  },
  usage: 'graph:LINE;LINE;...',
  examples: [
    'graph:0 -> 1 2; 1 -> 3; 2 -> 3 4; win adam: 3; win eve: 4; start: 0',
    "graph:G = {'a': ['b', 'c'], 'b': ['a'], 'c': []}; value c: 5; start: a",
  ],
  takesText: true,
  create: ([text]) => graphFromText(text),
  graph: (game) => game.graph,
};
