export { type BoardCard, type Card, type CardedGame, gameName, isModuleAddress, splitSpec, type Variant } from './card.ts';
export { boardCardOf, cardOf, cards, pieces, shelf } from './cards.ts';
export {
  type Chess,
  type ChessEnding,
  type ChessOptions,
  ChessPosition,
  chess,
  chessRecords,
  formatFen,
  formatUciMove,
} from './chess/index.ts';
export { type Chomp, ChompIndex, ChompPosition, chomp } from './chomp/index.ts';
export { type Connect4, type Connect4Heuristic, Connect4Position, connect4 } from './connect4/index.ts';
export type { CompiledSearch, Descriptor, Impartial, TableRules } from './descriptor.ts';
export { boardProblem, descriptorOf, descriptors, lookOf, parseGame, rulesOf, weighingOf } from './descriptors.ts';
export {
  bitOfSquare,
  type Draughts,
  type DraughtsOptions,
  DraughtsPosition,
  type DraughtsSetup,
  type DraughtsVariant,
  draughts,
  draughtsRecords,
  firstColour,
  formatHubLine,
  formatHubMove,
  formatHubPosition,
  HUB_VARIANTS,
  type HubArguments,
  hubVariant,
  isHubGame,
  makeDraughtsFen,
  parseDraughtsFen,
  parseHubArguments,
  parseHubMove,
  parseHubPosition,
  positionToPlayOn,
  rulesOfHubVariant,
} from './draughts/index.ts';
export { type Drawing, ellipse, type Paint, type Paints, type PieceLook, type Pieces } from './drawing.ts';
export {
  CHOMP_2X2,
  type ExplicitGraph,
  formatGraph,
  type GraphGame,
  GraphPosition,
  type GraphReading,
  graphGame,
  isName,
  nameLike,
  parseGraph,
  resultsSaid,
  writtenName,
} from './graph/index.ts';
export type { BoardSize } from './in-a-row.ts';
export type {
  Editing,
  Gesture,
  Look,
  PieceName,
  Pointer,
  Said,
  Scene,
  SceneCell,
  Side,
  Sign,
  Touches,
} from './look.ts';
export { nearest } from './nearest.ts';
export { type Nim, NimIndex, type NimPosition, type NimRules, type NimState, nim } from './nim/index.ts';
export { formatGgf, type GgfGame, ggfMove, parseGgf, playGgfMove } from './othello/ggf.ts';
export { type Othello, OthelloPosition, type OthelloSize, othello } from './othello/index.ts';
export { listReadings, moveInLanguage, readingsOf, recordReadings, withMovesInLanguage } from './piece-letters.ts';
export { LONGEST_SIDE } from './position.ts';
export { printedBoard } from './printed-board.ts';
export {
  commentsOf,
  eachRecord,
  type GameRecord,
  type GameRecords,
  glyphsOf,
  type Line as RecordLine,
  type Played,
  type Ply,
  type RecordedGame,
  type Remark,
  type Replay,
  type ReplayOptions,
  readRecords,
  recordOf,
  refusedFen,
  replay,
  type Standard as RecordStandard,
  type Tag,
  tagOf,
  variationsOf,
  withSevenTags,
  writeRecord,
  writeRecords,
} from './records/index.ts';
export { type Rules, type RulesBoard, type RulesPart, shownBy } from './rules-text.ts';
export { recordsIn } from './standards.ts';
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
export {
  chosenHeuristic,
  formatPoints,
  type HeuristicChoice,
  OWN,
  signedPoints,
  sumParts,
  writtenSum,
} from './weighing/evaluation.ts';
export { type EvaluationFigure, evaluationFigures } from './weighing/evaluation-figures.ts';
export type { Heuristic, Weighing } from './weighing/heuristics.ts';
export { grouped, type Term, type TermGroup, totalOf } from './weighing/terms.ts';
export {
  formatTable,
  parseTable,
  type TableLayout,
  tableRows,
  tableTerms,
  type WeighedKind,
  type Weights,
  type WeightTable,
  weightAt,
} from './weighing/weight-table.ts';
