export { type Answers, formatAnswer, formatAnswers, parseAnswers } from './answers.ts';
export {
  type Answer,
  type ArenaSubject,
  type Asked,
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
export { kindNamed, kinds, makeExercise } from './kinds.ts';
export { nodeName, nodeNamed, readNumber } from './notation.ts';
export { namesIn, readOrder } from './order.ts';
export { exercisesOf, FIRST_SERIES, formatSeries, LARGEST_SEED, MOST_EXERCISES, parseSeries, type Series } from './series.ts';
