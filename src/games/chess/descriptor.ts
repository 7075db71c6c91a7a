import { CHESS_EVALUATIONS, CHESS_FILES, type ChessExports, chessMoveOf, takeChess } from '../../kernels/index.ts';
import type { CompiledSearch, Descriptor } from '../descriptor.ts';
import { chessCard } from './card.ts';
import { type Chess, type ChessPosition, chessFromOptions } from './index.ts';
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
  create: chessFromOptions,
  look: chessLook,
  perft: (position, depth) => BigInt(position.board.perft(depth)),
  search: (game) => search(game) as CompiledSearch<ChessPosition>,
  heuristics: CHESS_EVALUATIONS,
  drawsColours: true,
};
