import type { Answer, Exercise, Marking } from './exercise.ts';

/** How many parts of an answer are right, of those that the exercise asks for. */
export interface Parts {
  readonly right: number;
  readonly all: number;
}

/** The number of parts that an exercise asks for. */
export function partCount({ answerKind, solution }: Pick<Exercise, 'answerKind' | 'solution'>): number {
  switch (answerKind.how) {
    case 'fields':
      return answerKind.fields.length;
    case 'sequence':
      return solution.length;
    case 'set':
      return solution.filter((item) => !answerKind.given.includes(item)).length;
    case 'order':
    case 'move':
      return 1;
  }
}

/**
 * The points of an exercise on a sheet: one for each part. Where the number of parts would tell how many nodes or
 * vertices are looked for, it depends on the level only.
 */
export function pointsOf(exercise: Exercise): number {
  const { how } = exercise.answerKind;
  return how === 'sequence' || how === 'set' ? exercise.id.level + 1 : partCount(exercise);
}

/**
 * The parts of a marked answer. Each item beyond the number of parts takes one away, so that choosing everything does
 * not bring all points; all parts are right if and only if the answer is.
 */
export function partsRight(exercise: Exercise, answer: Answer, { right, remarks }: Marking = exercise.mark(answer)): Parts {
  const { answerKind } = exercise;
  const all = partCount(exercise);
  if (answerKind.how === 'order' || answerKind.how === 'move') return { right: Number(right), all };
  const given = answerKind.how === 'set' ? answerKind.given : [];
  const isGiven = (at: number | undefined) => at !== undefined && given.includes((answer[at] ?? '').trim());
  const answered = remarks.filter(({ at }) => at !== undefined && !isGiven(at));
  const rights = answered.filter((remark) => remark.right).length;
  return { right: Math.max(0, rights - Math.max(0, answered.length - all)), all };
}
