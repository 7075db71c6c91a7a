export {
  CONSTANTS_2013,
  type CostConstants,
  type CostModel,
  costModel,
  ratioByHeight,
  type Shares,
  timeByRecurrence,
} from './cost-model.ts';
export {
  countPairs,
  type Estimate,
  eloOfScore,
  estimateOf,
  type MatchEstimate,
  momentsOf,
  normal,
  PAIR_SCORES,
  type Pairs,
  scoreOfElo,
} from './elo.ts';
export type { Cell, Column, Doing, Experiment, Job, ReportTable, Row, Setting, Settings } from './experiment.ts';
export { experimentNamed, experiments } from './experiments.ts';
export type { Axis, Figure, Mark } from './figure.ts';
export { LocalExecutor } from './local-executor.ts';
export { type AllowedProgram, parseAllowedProgram } from './match/allowed.ts';
export { FaultFinder, type Faults } from './match/connect4-faults.ts';
export { type GamesFile, gamesFile, type NamedGame } from './match/game-files.ts';
export { type GameRow, gameColumns, type PairGame, playRow } from './match/game-row.ts';
export {
  type Ladder,
  type LadderStanding,
  ladderJobs,
  ladderOf,
  ladderStanding,
  type Met,
  type Rung,
  rungsOf,
} from './match/ladder.ts';
export { type OpenEngine, type OpeningRule, Openings, openingRule } from './match/openings.ts';
export { checkPair, MOST_PLIES, type Openers, PAIRS, type Pairing, PairWork, pairJob } from './match/pair.ts';
export { type GameEnd, type GameSetup, type PlayedGame, playGame, type Spent } from './match/play-game.ts';
export {
  type Answer,
  enginePlayer,
  Forfeit,
  type ForfeitReason,
  type MatchPlayer,
  type OpenProgram,
  simplePlayers,
  type Turn,
} from './match/player.ts';
export { type PlayerSpec, type ProgramSpec, parsePlayer } from './match/players.ts';
export { type Protocol, type ProtocolName, protocols } from './match/protocols.ts';
export { type Meeting, ratingsOf } from './match/ratings.ts';
export { PairLog, type Standing, standingOf } from './match/standing.ts';
export { roughTime } from './numbers.ts';
export { figurePgfplots, type PgfplotsOptions } from './plot/pgfplots.ts';
export { type PlotOptions, plotPicture, plotSvg } from './plot/plot-svg.ts';
export { type Report, type ReportFigure, reportHtml, reportMarkdown } from './report.ts';
export { type Finished, finishedLine, rowsCsv, rowsInOrder, type TableTexts, tableTexts } from './rows.ts';
export { type Executor, JobError, type Progress, perform, type Schedule } from './schedule.ts';
export { wholeSettings } from './settings.ts';
export { logLikelihoodRatio, type SprtRule, type SprtState, sprt, USUAL_RISKS } from './sprt.ts';
export type { JobNews, JobOrder } from './worker/messages.ts';
export { serveJobs } from './worker/serve.ts';
export { ThreadExecutor, type ThreadsOptions } from './worker/threads.ts';
