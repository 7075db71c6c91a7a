export { type GameRecords, gameRecords, type RecordedGame, type RecordRow } from './game-records.ts';
export { eachRecord, readRecords } from './read.ts';
export {
  commentsOf,
  type GameRecord,
  glyphsOf,
  type Line,
  type Ply,
  type Remark,
  type Standard,
  withSevenTags,
  type Tag,
  tagOf,
  variationsOf,
} from './record.ts';
export { type Played, type Replay, type ReplayOptions, recordOf, replay } from './replay.ts';
export { writeRecord, writeRecords } from './write.ts';
