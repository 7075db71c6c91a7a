export { type BoardSize, LONGEST_SIDE } from './boardSize.ts';
export { nearest } from './nearest.ts';
export { type TicTacToe, TicTacToePosition, ticTacToe } from './tictactoe/index.ts';
