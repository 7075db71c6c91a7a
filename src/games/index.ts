export type {
  BoardAdapter,
  Editing,
  Gesture,
  Highlight,
  Marker,
  Message,
  PieceName,
  Scene,
  SceneCell,
  Side,
  Touches,
} from './board-adapter.ts';
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
export type {
  CompiledSearch,
  Descriptor,
  Impartial,
  LevelRows,
  OpeningRule,
  ProtocolName,
  TablebaseRules,
} from './descriptor.ts';
export { descriptors, loadRules } from './descriptors.ts';
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
  type ChosenHeuristic,
  chosenHeuristic,
  formatPoints,
  type HeuristicChoice,
  OWN,
  parseHeuristic,
  signedPoints,
  sumParts,
  writtenSum,
} from './evaluation/evaluation.ts';
export { type EvaluationFigure, evaluationFigures } from './evaluation/evaluation-figures.ts';
export { parseHeuristicFile } from './evaluation/heuristic-file.ts';
export { grouped, type Term, type TermGroup, totalOf } from './evaluation/terms.ts';
export {
  formatTable,
  type Heuristic,
  type HeuristicSet,
  type HeuristicSetting,
  type HeuristicValues,
  MOST_WEIGHT,
  type PieceKind,
  parseTable,
  type TableLayout,
  tableRows,
  tableTerms,
  type Weights,
  type WeightTable,
  weightAt,
} from './evaluation/weight-table.ts';
export {
  type BoardGameInfo,
  type BuiltInGame,
  type GameInfo,
  gameName,
  isModuleAddress,
  type SolvedGame,
  splitHeuristic,
  splitSpec,
  type Variant,
  withHeuristic,
} from './game-info.ts';
export { boardGameInfoOf, boardGames, gameInfoOf, gameInfos, pieces } from './game-infos.ts';
export {
  CHOMP_2X2,
  type DeadEnds,
  deadEndsSettled,
  formatGraph,
  type GraphGame,
  type GraphNotes,
  GraphPosition,
  type GraphReading,
  graphGame,
  isName,
  nameLike,
  parseGraph,
  parseImpartialGraph,
  readGraph,
  verticesWithResult,
  withDeadEnds,
  writtenName,
} from './graph/index.ts';
export { type BoardSize, formatBoardSize, parseBoardSize } from './in-a-row.ts';
export { type LevelElo, levelElo } from './levels-elo.ts';
export { nearest } from './nearest.ts';
export { type Nim, NimIndex, type NimPosition, type NimRules, type NimState, nim } from './nim/index.ts';
export { formatGgf, type GgfGame, ggfMove, parseGgf, playGgfMove } from './othello/ggf.ts';
export { type Othello, OthelloPosition, type OthelloSize, othello } from './othello/index.ts';
export { gameWithHeuristic } from './own-heuristic.ts';
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
  type Ply,
  type RecordedGame,
  type RecordInput,
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
export {
  boardAdapterOf,
  boardProblem,
  descriptorNamed,
  descriptorOf,
  heuristicOf,
  heuristicSetOf,
  infoOf,
  parseGame,
  rulesOf,
} from './registry.ts';
export { type Rules, type RulesBoard, type RulesPart, shownBy } from './rules-text.ts';
export { recordsIn } from './standards.ts';
export { type TicTacToe, TicTacToePosition, ticTacToe } from './tictactoe/index.ts';
export {
  type NestedTree,
  orderedTree,
  parseTree,
  type RandomTree,
  randomTree,
  TREE_GROUPS,
  type TreeFigure,
  type TreeGame,
  type TreeGroup,
  TreePosition,
  treeFigures,
  treeGame,
  treeOf,
  uniformTree,
} from './tree/index.ts';
