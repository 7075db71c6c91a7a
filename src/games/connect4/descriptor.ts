import type { Descriptor } from '../descriptor.ts';
import { connect4Card } from './card.ts';
import { type Connect4, type Connect4Position, connect4FromOptions } from './index.ts';
import { connect4Look } from './look.ts';

export const connect4Descriptor: Descriptor<Connect4Position, Connect4> = {
  card: connect4Card,
  create: connect4FromOptions,
  look: connect4Look,
  heuristics: ['table', 'alignments'],
  isSolved: ({ size: { columns, rows, inRow } }) => columns === 7 && rows === 6 && inRow === 4,
};
