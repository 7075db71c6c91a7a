export { type Answers, formatAnswer, formatAnswers, parseAnswers } from './answers.ts';
export {
  type Answer,
  type AnswerKind,
  type ArenaSubject,
  type BoardSubject,
  type BoardWeights,
  type Exercise,
  type ExerciseId,
  type ExerciseKind,
  type Field,
  LEVELS,
  type Level,
  type Marking,
  type Remark,
  type Subject,
  type TreeSubject,
} from './exercise.ts';
export { type Figure, figureSvg, figureText } from './figure.ts';
export { kindNamed, kinds, makeExercise } from './kinds.ts';
export { nodeName, nodeNamed } from './notation.ts';
export { namesIn, readOrder } from './order.ts';
export { type Parts, partCount, partsRight, pointsOf } from './parts.ts';
export {
  exercisesOf,
  FIRST_SERIES,
  formatSeries,
  LARGEST_SEED,
  LONGEST_TITLE,
  MOST_EXERCISES,
  parseSeries,
  type Series,
} from './series.ts';
export { type AnswerSpace, type Sheet, seriesLink, sheetOf, type WrittenSheet, writtenSheet } from './sheet.ts';
export { sheetLatex } from './sheet-latex.ts';
export { sheetText } from './sheet-text.ts';
