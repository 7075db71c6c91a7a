export { engineName, hasSolver, KeptEngine, LAST_LEVEL, limitsOf, needsSolution, type Want } from './computer.ts';
export {
  isObject,
  isPerfect,
  type MatchData,
  MOST_MOVES,
  PERSON,
  readMatchData,
  type Seat,
  type Seats,
  seatName,
  USUAL_LEVEL,
} from './data.ts';
export { Match, type Ply } from './match.ts';
export {
  type FileForm,
  type FoundGame,
  formsOf,
  foundRecord,
  isOurs,
  type ListedRecord,
  listed,
  listRecords,
  readGames,
  type TakenGame,
  writeGame,
  writeMatchRecord,
} from './records.ts';
export {
  DEFAULT_LEVEL,
  DEFAULT_TIME,
  LONGEST_NAME,
  type NamedMatch,
  readSaves,
  type SavedMatch,
  shortName,
  writeSaves,
} from './saves.ts';
export { endings } from './words.ts';
