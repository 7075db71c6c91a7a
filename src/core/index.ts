export { addCounts, Counters, type Counts, NO_COUNTS, type PlyCounts } from './counters.ts';
export { checkedKey, type Game, keyProblem, legalMove, legalMoves, type Position, type PureGame } from './game.ts';
export { IntList } from './int-list.ts';
export { LOOK_MS, Pace } from './pace.ts';
export { definePure, type FromPure, fromPure, isPure, onceFromPure, type PurePosition } from './pure.ts';
export { Random } from './random.ts';
export {
  asWritten,
  type Failure,
  fail,
  failureAt,
  ok,
  type Place,
  type Problem,
  ProblemError,
  problemOf,
  problems,
  type Result,
  unwrap,
} from './result.ts';
export {
  atPly,
  type Bound,
  boundOf,
  checkedEvaluation,
  checkedOutcome,
  DRAW,
  describeScore,
  evaluationProblem,
  fromPly,
  INFINITE,
  isWin,
  MAX,
  MAX_PLIES,
  MAX_VALUE,
  MIN,
  opponent,
  outcomeProblem,
  type Player,
  playerName,
  seenBy,
  WIN,
  type Win,
  winFor,
  winOf,
} from './score.ts';
export type { CutKind, LeaveKind, Trace, Visit } from './trace.ts';
