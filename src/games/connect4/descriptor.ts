import type { Descriptor } from '../descriptor.ts';
import { connect4Card } from './card.ts';
import { type Connect4, type Connect4Position, connect4FromOptions } from './index.ts';
import { connect4Look } from './look.ts';

export const connect4Descriptor: Descriptor<Connect4Position, Connect4> = {
  card: connect4Card,
  summary: {
    en: 'Four in a row with stones that fall down their column; any size, two heuristics (table, alignments).',
    fr: 'Quatre alignés avec des jetons qui tombent dans leur colonne ; toutes tailles, deux heuristiques (table, alignments).',
  },
  usage: 'connect4[:COLUMNSxROWSxINROW[:table|alignments]]',
  examples: ['connect4', 'connect4:5x4x4', 'connect4:7x6x4:alignments'],
  create: connect4FromOptions,
  look: connect4Look,
  rules: async (game) => (await import('./rules-text.ts')).rulesText(game),
  weighing: async (game) => (await import('./heuristics.ts')).connect4Weighing(game),
  heuristics: { table: 'connect4', alignments: 'connect4:7x6x4:alignments' },
  isSolved: ({ size: { columns, rows, inRow } }) => columns === 7 && rows === 6 && inRow === 4,
};
