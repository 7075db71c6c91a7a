import { CHESS_EVALUATIONS, CHESS_FILES, type ChessExports, chessMoveOf, takeChess } from '../../kernels/index.ts';
import type { CompiledSearch, Descriptor, TableRules } from '../descriptor.ts';
import { chessCard } from './card.ts';
import { type Chess, type ChessPosition, chess, chessFromOptions, formatFen } from './index.ts';
import { chessLook } from './look.ts';

/** With any of its evaluations. The search takes a draw that can be claimed for a draw, whatever ends the game. */
function search({ options: { evaluation } }: Chess): CompiledSearch<ChessPosition, ChessExports> {
  return {
    files: CHESS_FILES,
    take: (kernel, position) => takeChess(kernel, position.board, evaluation),
    moveOf: chessMoveOf,
  };
}

export const chessDescriptor: Descriptor<ChessPosition, Chess> = {
  card: chessCard,
  summary: {
    en: "All rules, moves as Nf3 or g1f3; its own evaluation, document 004's (course) or document 000's (thesis). Draws end a game when they can be claimed, or only unasked (automatic), or never.",
    fr: 'Toutes les règles, coups tapés Nf3 ou g1f3 ; sa propre évaluation, celle du document 004 (course) ou du document 000 (thesis). Une nulle met fin à la partie dès qu’on peut la réclamer, ou seulement d’office (automatic), ou jamais (never).',
  },
  usage: 'chess[:tapered|course|thesis][:claimed|automatic|never]',
  examples: ['chess', 'chess:course', 'chess:thesis', 'chess:automatic'],
  create: chessFromOptions,
  look: chessLook,
  rules: async (game) => (await import('./rules-text.ts')).rulesText(game),
  weighing: async (game) => (await import('./heuristics.ts')).chessWeighing(game),
  perft: (position, depth) => BigInt(position.board.perft(depth)),
  tables: async () =>
    (await import('./tables.ts')).chessTables(chess({ draws: 'never' }), formatFen) as unknown as TableRules<ChessPosition>,
  search: (game) => search(game) as CompiledSearch<ChessPosition>,
  heuristics: Object.fromEntries(CHESS_EVALUATIONS.map((name) => [name, `chess:${name}`])),
  drawsColours: true,
};
