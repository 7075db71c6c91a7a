import type { Descriptor } from '../descriptor.ts';
import { connect4BoardAdapter } from './board-adapter.ts';
import { type Connect4, type Connect4Position, connect4FromOptions } from './index.ts';
import { connect4Info } from './info.ts';

export const connect4Descriptor: Descriptor<Connect4Position, Connect4> = {
  info: connect4Info,
  summary: {
    en: 'Four in a row with stones that fall down their column; any size, two heuristics (table, alignments).',
    fr: 'Quatre alignés avec des jetons qui tombent dans leur colonne ; toutes tailles, deux heuristiques (table, alignments).',
  },
  usage: 'connect4[:COLUMNSxROWSxINROW[:table|alignments]]',
  examples: ['connect4', 'connect4:5x4x4', 'connect4:7x6x4:alignments'],
  create: connect4FromOptions,
  board: connect4BoardAdapter,
  rules: async (game) => (await import('./rules-text.ts')).rulesText(game),
  heuristicSet: async (game) => (await import('./heuristics.ts')).connect4Heuristics(game),
  evaluationSpecs: { table: 'connect4', alignments: 'connect4:7x6x4:alignments' },
  // Margins in points of the table heuristic (docs/engines.md).
  levels: { depths: [1, 2, 3, 4, 5, 7, 9, 12, 14], margins: [8, 6, 5, 4, 4, 3, 2, 1, 0] },
  openings: { plies: 4, margin: 8 },
  fillsSquares: true,
  isSolved: ({ size: { columns, rows, inRow } }) => columns === 7 && rows === 6 && inRow === 4,
};
