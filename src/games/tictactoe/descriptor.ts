import type { Descriptor } from '../descriptor.ts';
import { ticTacToeCard } from './card.ts';
import { type TicTacToe, type TicTacToePosition, ticTacToeFromOptions } from './index.ts';
import { ticTacToeLook } from './look.ts';

export const ticTacToeDescriptor: Descriptor<TicTacToePosition, TicTacToe> = {
  card: ticTacToeCard,
  summary: {
    en: 'Three in a row on 3x3, or any number in a row on any board.',
    fr: 'Trois alignés sur 3x3, ou tout autre nombre d’alignés sur tout plateau.',
  },
  usage: 'tictactoe[:COLUMNSxROWSxINROW]',
  examples: ['tictactoe', 'tictactoe:4x4x3'],
  create: ticTacToeFromOptions,
  look: ticTacToeLook,
  rules: async (game) => (await import('./rules-text.ts')).rulesText(game),
  weighing: async (game) => (await import('./heuristics.ts')).ticTacToeWeighing(game),
};
