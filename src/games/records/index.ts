export type { Place } from './place.ts';
export { type Played, recordOf } from './played.ts';
export { eachRecord, readRecords } from './read.ts';
export {
  type Comment,
  commentsOf,
  type GameRecord,
  type Glyph,
  glyphsOf,
  type Line,
  type Ply,
  type Remark,
  type Setup,
  type Strength,
  type Tag,
  tagOf,
  type Variation,
  variationsOf,
} from './record.ts';
export { type Replay, type ReplayOptions, replay } from './replay.ts';
export { withSevenTags } from './seven-tags.ts';
export { isMoveWord, isResult, resultsOf, type Standard } from './standard.ts';
export { writeRecord, writeRecords } from './write.ts';
