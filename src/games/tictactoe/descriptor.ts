import type { Descriptor } from '../descriptor.ts';
import { ticTacToeCard } from './card.ts';
import { type TicTacToe, type TicTacToePosition, ticTacToeFromOptions } from './index.ts';
import { ticTacToeLook } from './look.ts';

export const ticTacToeDescriptor: Descriptor<TicTacToePosition, TicTacToe> = {
  card: ticTacToeCard,
  create: ticTacToeFromOptions,
  look: ticTacToeLook,
};
