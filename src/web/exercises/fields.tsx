import { useId } from 'preact/hooks';
import type { Field, Remark } from '../../exercises/index.ts';
import type { Sayable } from '../../i18n/index.ts';
import { pageText } from '../language.ts';
import type { Attempt } from './attempt.ts';
import { exercisesText as text } from './words.ts';

interface Props {
  readonly attempt: Attempt;
  readonly frozen: boolean;
  /** Told which node or vertex a field is about when one comes to it. */
  readonly onPlace: (place: number | undefined) => void;
}

/** A field for each part of the answer, in the order of the figure. */
export function AnswerFields({ attempt, frozen, onPlace }: Props) {
  const { answerKind, solution } = attempt.exercise;
  if (answerKind.how !== 'fields') return null;
  const remarks = new Map(attempt.remarks.flatMap((remark) => (remark.at === undefined ? [] : [[remark.at, remark] as const])));
  return (
    <div class={`answer-fields tiles${solution.some(({ length }) => length > SHORT) ? ' long' : ''}`}>
      {answerKind.fields.map((field, at) => (
        <AnswerField
          key={at}
          field={field}
          at={at}
          value={attempt.answer.value[at] ?? ''}
          remark={remarks.get(at)}
          frozen={frozen}
          onChange={(typed) => attempt.put(at, typed)}
          onFocus={() => onPlace(field.place)}
        />
      ))}
    </div>
  );
}

/** Answers up to this length fit beside another field. */
const SHORT = 6;

interface FieldProps {
  readonly field: Field;
  readonly at: number;
  readonly value: string;
  readonly remark: Remark | undefined;
  readonly frozen: boolean;
  readonly onChange: (value: string) => void;
  readonly onFocus: () => void;
}

function AnswerField({ field, at, value, remark, frozen, onChange, onFocus }: FieldProps) {
  const id = useId();
  const state = remark === undefined ? '' : remark.right ? ' right' : ' wrong';
  const shared = {
    id,
    'data-field': at,
    'aria-describedby': `${id}said`,
    'aria-invalid': remark?.right === false,
    disabled: frozen,
    onFocus,
  };
  return (
    <div class={`answer-field${state}`}>
      <label for={id} {...(isNotation(field.label) && { translate: false })}>
        {pageText(field.label)}
      </label>
      {field.choices === undefined ? (
        <input
          {...shared}
          type="text"
          value={value}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxLength={40}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <select {...shared} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <option value="">{text.notChosen}</option>
          {field.choices.map((choice) => (
            <option key={choice} value={choice} translate={false}>
              {choice}
            </option>
          ))}
        </select>
      )}
      <span id={`${id}said`}>{remark !== undefined && <Sign right={remark.right} />}</span>
    </div>
  );
}

/** The name of a node or a vertex, which no language changes. */
export function isNotation(label: Sayable): boolean {
  return typeof label === 'string' || ('code' in label && label.code === 'in-full');
}

/** ✓ or ✗, with the word for screen readers. */
export function Sign({ right }: { readonly right: boolean }) {
  return (
    <span class={`sign ${right ? 'right' : 'wrong'}`}>
      <span aria-hidden="true">{right ? '✓' : '✗'}</span>
      <span class="unseen">{right ? text.right : text.wrong}</span>
    </span>
  );
}
