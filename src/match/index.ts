export { EngineCache, engineName, hasSolver, LAST_LEVEL, limitsOf, needsSolution, type TaskKind } from './computer.ts';
export {
  ADDRESS_LEVEL,
  isObject,
  type MatchData,
  PERSON,
  readMatchData,
  type Seat,
  type Seats,
  seatName,
  seatProblem,
} from './data.ts';
export { Match, type Ply } from './match.ts';
export {
  type FileForm,
  type FoundGame,
  formsOf,
  foundRecord,
  isOurs,
  type ListedRecord,
  type LoadedGame,
  listed,
  listRecords,
  readGames,
  writeGame,
  writeMatchRecord,
} from './records.ts';
export {
  DEFAULT_LEVEL,
  DEFAULT_TIME,
  LONGEST_NAME,
  readSaves,
  shortName,
  writeSaves,
} from './saves.ts';
export { endings } from './words.ts';
