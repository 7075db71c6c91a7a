import { scoreText } from '../explain/index.ts';
import { inFull, type Sayable, type Sentence } from '../i18n/index.ts';
import { type Answer, type Exercise, type Field, marking, type Remark } from './exercise.ts';
import { readNumber } from './notation.ts';
import { sentence } from './words.ts';

/** A field for a number, with the right number and the reason. */
export interface NumberField extends Field {
  readonly value: number;
  /** The reason, shown for right and wrong answers. */
  readonly why: Sentence;
}

/** The half of an exercise that asks for numbers. */
export function numberFields(fields: readonly NumberField[]): Pick<Exercise, 'answerKind' | 'solution' | 'solved' | 'mark'> {
  return {
    answerKind: { how: 'fields', fields: fields.map(({ label, place }) => ({ label, ...(place !== undefined && { place }) })) },
    solution: fields.map(({ value }) => scoreText(value)),
    solved: equations(fields.map(({ label, value }) => [label, scoreText(value)])),
    mark: (answer) => marking([...fields.map((field, at) => markNumber(field, answer, at)), ...surplus(answer, fields.length)]),
  };
}

function markNumber({ value, why, place }: NumberField, answer: Answer, at: number): Remark {
  const typed = answer[at] ?? '';
  const read = readNumber(typed);
  return {
    at,
    ...(place !== undefined && { place }),
    right: read === value,
    expected: scoreText(value),
    why: read === undefined && typed.trim() !== '' ? sentence('answer-no-number', { typed, why }) : why,
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
