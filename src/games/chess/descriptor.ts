import { CHESS_EVALUATIONS, CHESS_FILES, type ChessExports, chessMoveOf, takeChess } from '../../kernels/index.ts';
import type { CompiledSearch, Descriptor, TablebaseRules } from '../descriptor.ts';
import { chessBoard } from './board-adapter.ts';
import { type Chess, type ChessPosition, chess, chessFromOptions, formatFen } from './index.ts';
import { chessInfo } from './info.ts';

/** With any of its evaluations. The search takes a draw that can be claimed for a draw, whatever ends the game. */
function search({ options: { evaluation } }: Chess): CompiledSearch<ChessPosition, ChessExports> {
  return {
    files: CHESS_FILES,
    take: (kernel, position) => takeChess(kernel, position.board, evaluation),
    moveOf: chessMoveOf,
  };
}

export const chessDescriptor: Descriptor<ChessPosition, Chess> = {
  info: chessInfo,
  summary: {
    en: "All rules, moves as Nf3 or g1f3; its own evaluation, the Course's (course) or TIPE 2013's (thesis). Draws end a game when they can be claimed, or only unasked (automatic), or never.",
    fr: 'Toutes les règles, coups tapés Nf3 ou g1f3 ; sa propre évaluation, celle du cours (course) ou du TIPE 2013 (thesis). Une nulle met fin à la partie dès qu’on peut la réclamer, ou seulement d’office (automatic), ou jamais (never).',
  },
  usage: 'chess[:tapered|course|thesis][:claimed|automatic|never]',
  examples: ['chess', 'chess:course', 'chess:thesis', 'chess:automatic'],
  create: chessFromOptions,
  board: chessBoard,
  rules: async (game) => (await import('./rules-text.ts')).rulesText(game),
  heuristicSet: async (game) => (await import('./heuristics.ts')).chessHeuristics(game),
  perft: (position, depth) => BigInt(position.board.perft(depth)),
  tablebases: async () =>
    (await import('./tables.ts')).chessTables(chess({ draws: 'never' }), formatFen) as unknown as TablebaseRules<ChessPosition>,
  search: (game) => search(game) as CompiledSearch<ChessPosition>,
  evaluationSpecs: Object.fromEntries(CHESS_EVALUATIONS.map((name) => [name, `chess:${name}`])),
  openings: { plies: 8, margin: 60 },
  longestGame: 400,
  protocol: { name: 'uci', game: 'chess', plays: () => true },
  drawsColours: true,
};
