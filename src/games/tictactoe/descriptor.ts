import type { Descriptor } from '../descriptor.ts';
import { ticTacToeBoard } from './board-adapter.ts';
import { type TicTacToe, type TicTacToePosition, ticTacToeFromOptions } from './index.ts';
import { ticTacToeInfo } from './info.ts';

export const ticTacToeDescriptor: Descriptor<TicTacToePosition, TicTacToe> = {
  info: ticTacToeInfo,
  summary: {
    en: 'Three in a row on 3x3, or any number in a row on any board.',
    fr: 'Trois alignés sur 3x3, ou tout autre nombre d’alignés sur tout plateau.',
  },
  usage: 'tictactoe[:COLUMNSxROWSxINROW]',
  examples: ['tictactoe', 'tictactoe:4x4x3'],
  create: ticTacToeFromOptions,
  board: ticTacToeBoard,
  rules: async (game) => (await import('./rules-text.ts')).rulesText(game),
  heuristicSet: async (game) => (await import('./heuristics.ts')).ticTacToeHeuristics(game),
  openings: { plies: 1 },
  fillsSquares: true,
};
