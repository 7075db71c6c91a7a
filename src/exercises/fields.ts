import { scoreText } from '../explain/index.ts';
import { inFull, type Sayable, type Sentence } from '../i18n/index.ts';
import { type Answer, type Exercise, type Field, marking, type Remark } from './exercise.ts';
import { isDash, readNumber } from './notation.ts';
import { sentence } from './words.ts';

/** The answer where there is no number. */
export const DASH = '-';

/** A field for a number, with the right number and the reason. */
export interface NumberField extends Field {
  readonly value: number | typeof DASH;
  /** The reason, shown for right and wrong answers. */
  readonly why: Sentence;
}

/** The half of an exercise that asks for numbers; `dashes`: the task asks for a dash where there is no number. */
export function numberFields(
  fields: readonly NumberField[],
  dashes = false,
): Pick<Exercise, 'answerKind' | 'solution' | 'solved' | 'mark'> {
  const solution = fields.map(({ value }) => valueText(value));
  return {
    answerKind: { how: 'fields', fields: fields.map(({ label, place }) => ({ label, ...(place !== undefined && { place }) })) },
    solution,
    solved: equations(fields.map(({ label }, at) => [label, solution[at]])),
    mark: (answer) =>
      marking([...fields.map((field, at) => markNumber(field, answer, at, dashes)), ...surplus(answer, fields.length)]),
  };
}

const valueText = (value: NumberField['value']) => (value === DASH ? DASH : scoreText(value));

function markNumber({ value, why, place }: NumberField, answer: Answer, at: number, dashes: boolean): Remark {
  const typed = answer[at] ?? '';
  const read = dashes && isDash(typed) ? DASH : readNumber(typed);
  const isUnread = read === undefined && typed.trim() !== '';
  return {
    at,
    ...(place !== undefined && { place }),
    right: read === value,
    expected: valueText(value),
    why: isUnread ? sentence(dashes ? 'answer-no-number-or-dash' : 'answer-no-number', { typed, why }) : why,
  };
}

/** Remarks on the parts of an answer that nobody asked for. */
export function surplus(answer: Answer, asked: number): Remark[] {
  return answer.slice(asked).map((typed, i) => ({ at: asked + i, right: false, why: sentence('answer-surplus', { typed }) }));
}

/** `p = 3, p1 = 5.` */
export function equations(sides: readonly (readonly [left: Sayable, right: string])[]): Sentence {
  return sentence('solved-list', {
    items: sides.map(([left, right]) => sentence('solved-equation', { left, right: inFull(right) })),
  });
}
