export { type BoardSize, LONGEST_SIDE } from './board-size.ts';
export { type Chomp, ChompIndex, ChompPosition, chomp } from './chomp/index.ts';
export { type Connect4, type Connect4Heuristic, Connect4Position, connect4 } from './connect4/index.ts';
export {
  CHOMP_2X2,
  type ExplicitGraph,
  formatGraph,
  type GraphGame,
  GraphPosition,
  graphGame,
  parseGraph,
} from './graph/index.ts';
export { nearest } from './nearest.ts';
export { type Nim, NimIndex, NimPosition, type NimRules, nim } from './nim/index.ts';
export { type Othello, OthelloPosition, type OthelloSize, othello } from './othello/index.ts';
export { type GameEntry, games, parseGame, type Translated } from './registry.ts';
export { type TicTacToe, TicTacToePosition, ticTacToe } from './tictactoe/index.ts';
export {
  type FlatTree,
  formatTree,
  leafCount,
  type NestedTree,
  orderedTree,
  parseTree,
  type RandomTree,
  randomTree,
  type TreeFigure,
  type TreeGame,
  TreePosition,
  treeDepth,
  treeFigures,
  treeGame,
  treeOf,
  uniformTree,
} from './tree/index.ts';
