export { type GameRecords, gameRecords, type RecordedGame, type RecordRow } from './game-records.ts';
export { eachRecord, readRecords } from './read.ts';
export {
  commentsOf,
  type GameRecord,
  glyphsOf,
  type Line,
  NO_REMARKS,
  type Ply,
  type Remark,
  type Standard,
  type Tag,
  tagOf,
  variationsOf,
  withSevenTags,
} from './record.ts';
export { type RecordInput, type Replay, type ReplayOptions, recordOf, refusedFen, replay } from './replay.ts';
export { writeRecord, writeRecords } from './write.ts';
