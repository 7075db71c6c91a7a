export type { OpeningRule, ProtocolName } from '../games/index.ts';
export {
  type Executor,
  type FinishedJob,
  /** @deprecated Use `FinishedJob`. */
  type FinishedJob as Finished,
  finishedLine,
  JobError,
  LocalExecutor,
  type Progress,
  perform,
  rowsInOrder,
  type Schedule,
  serveJobs,
} from '../jobs/index.ts';
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
export type { Cell, Column, Experiment, Job, JobContext, ReportTable, Row, Setting, Settings } from './experiment.ts';
export { experimentNamed, experiments } from './experiments.ts';
export type { Axis, Figure, Mark } from './figure.ts';
export { roughTime } from './numbers.ts';
export { figurePgfplots, type PgfplotsOptions } from './plot/pgfplots.ts';
export { type PlotOptions, plotPicture, plotSvg } from './plot/plot-svg.ts';
export { type Report, type ReportFigure, reportHtml, reportMarkdown } from './report.ts';
export { rowsCsv, type TableTexts, tableTexts } from './rows.ts';
export { wholeSettings } from './settings.ts';
export { DEFAULT_RISKS, logLikelihoodRatio, type SprtRule, type SprtState, sprt } from './sprt.ts';
export { type AllowedProgram, parseAllowedProgram } from './tournament/allowed.ts';
export { FaultFinder, type Faults } from './tournament/connect4-faults.ts';
export { type GamesFile, gamesFile, type NamedGame } from './tournament/game-files.ts';
export { type GameRow, gameColumns, type PairGame, playRow } from './tournament/game-row.ts';
export {
  type Ladder,
  type LadderMeeting,
  /** @deprecated Use `LadderMeeting`. */
  type LadderMeeting as Met,
  type LadderStanding,
  ladderJobs,
  ladderOf,
  ladderStanding,
  type Rung,
  rungsOf,
} from './tournament/ladder.ts';
export { gamesTable, type PlayerNames, pointsFigure } from './tournament/match-figures.ts';
export { type OpenEngine, Openings, openingRule } from './tournament/openings.ts';
export { checkPair, MOST_PLIES, type Openers, PAIRS, type Pairing, PairWork, pairJob } from './tournament/pair.ts';
export { type GameEnd, type GameSetup, type PlayedGame, playGame, type Spent } from './tournament/play-game.ts';
export {
  type Answer,
  enginePlayer,
  Forfeit,
  type ForfeitReason,
  type MatchPlayer,
  type OpenProgram,
  simplePlayers,
  type Turn,
} from './tournament/player.ts';
export { type PlayerSpec, type ProgramSpec, parsePlayer } from './tournament/players.ts';
export { type Protocol, protocols } from './tournament/protocols.ts';
export { type Meeting, ratingsOf } from './tournament/ratings.ts';
export { PairLog, type Standing, standingOf } from './tournament/standing.ts';
export { ThreadExecutor, type ThreadsOptions } from './worker/threads.ts';
