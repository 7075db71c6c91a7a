import { useComputed, useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Icon } from '../icon.tsx';
import { type Attempt, blankAnswer } from './attempt.ts';
import { AnswerFields } from './fields.tsx';
import { exercisesText as text } from './words.ts';

interface Props {
  readonly attempt: Attempt;
  readonly frozen: boolean;
  readonly onPlace: (place: number | undefined) => void;
}

/** The controls of the answer beside the figure: each kind of answer is given there as well as in the figure. */
export function AnswerForm({ attempt, frozen, onPlace }: Props) {
  const { answerKind, subject } = attempt.exercise;
  if (answerKind.how === 'fields')
    return (
      <>
        {!frozen && subject.on !== 'board' && answerKind.fields.some(({ place }) => place !== undefined) && (
          <p class="hint">{subject.on === 'tree' ? text.touchToType : text.touchVertexToType}</p>
        )}
        <AnswerFields attempt={attempt} frozen={frozen} onPlace={onPlace} />
      </>
    );
  if (answerKind.how === 'sequence') return <Sequence attempt={attempt} frozen={frozen} />;
  if (answerKind.how === 'set') return <VertexSet attempt={attempt} frozen={frozen} given={answerKind.given} />;
  if (answerKind.how === 'order') return <Order attempt={attempt} frozen={frozen} />;
  return <Move attempt={attempt} frozen={frozen} />;
}

type FormProps = Omit<Props, 'onPlace'>;

/** The chosen items in their order, each with a button to remove it; or a typed line of names. */
function Sequence({ attempt, frozen }: FormProps) {
  const id = useId();
  const chosen = attempt.answer.value;
  const signs = new Map(attempt.remarks.map(({ at, right }) => [at, right]));
  // While the user types, the field shows the typed text: the list of names changes with every letter.
  const typed = useSignal('');
  const line = useComputed(() => {
    const names = attempt.answer.value;
    return namesIn(typed.value).join() === names.join() ? typed.value : names.join(' ');
  });
  return (
    <div class="answer-sequence stack">
      {!frozen && <p class="hint">{text.touchToChoose}</p>}
      <p class="label" id={`${id}list`}>
        {text.chosenSoFar}
      </p>
      {chosen.length === 0 && <p class="hint">{text.nothingChosen}</p>}
      <ol class="chosen-list row" aria-labelledby={`${id}list`}>
        {chosen.map((item, at) => (
          <li key={`${item} ${at}`} class={signs.has(at) ? (signs.get(at) ? 'right' : 'wrong') : ''}>
            <span class="number">{at + 1}</span>
            <span translate={false}>{item}</span>
            {!frozen && (
              <button
                type="button"
                class="quiet icon-button"
                aria-label={text.takeOut({ item })}
                title={text.takeOut({ item })}
                onClick={() => {
                  attempt.answer.value = chosen.filter((_, i) => i !== at);
                }}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ol>
      {!frozen && (
        <>
          <label class="label" for={id}>
            {text.typeNames}
          </label>
          <input
            id={id}
            type="text"
            value={line.value}
            placeholder="p12 p22"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            maxLength={200}
            translate={false}
            onInput={({ currentTarget }) => {
              typed.value = currentTarget.value;
              attempt.answer.value = namesIn(typed.value);
            }}
          />
        </>
      )}
    </div>
  );
}

function namesIn(typed: string): string[] {
  return typed.split(/[\s,;]+/).filter((name) => name !== '');
}

/** The vertices of the arena, to be ticked. */
function VertexSet({ attempt, frozen, given }: FormProps & { readonly given: readonly string[] }) {
  const { subject } = attempt.exercise;
  if (subject.on !== 'arena') return null;
  const { arena } = subject.source;
  const chosen = new Set(attempt.answer.value);
  const signs = new Map(attempt.remarks.map(({ place, right }) => [place, right]));
  return (
    <div class="answer-set stack">
      {!frozen && <p class="hint">{text.touchVertices}</p>}
      <fieldset>
        <legend>{text.vertices}</legend>
        <div class="vertex-boxes tiles">
          {Array.from({ length: arena.size }, (_, vertex) => {
            const name = arena.name(vertex);
            const isGiven = given.includes(name);
            const sign = signs.get(vertex);
            return (
              <label key={name} class={sign === undefined ? 'check' : sign ? 'check right' : 'check wrong'}>
                <input
                  type="checkbox"
                  checked={isGiven || chosen.has(name)}
                  disabled={isGiven || frozen}
                  onChange={() => attempt.toggle(name)}
                />
                <span translate={false}>{name}</span>
                {isGiven && <small>{text.given}</small>}
                {sign !== undefined && <span aria-hidden="true">{sign ? '✓' : '✗'}</span>}
              </label>
            );
          })}
        </div>
      </fieldset>
    </div>
  );
}

function Order({ attempt, frozen }: FormProps) {
  const first = blankAnswer(attempt.exercise);
  const isFirst = attempt.answer.value.join() === first.join();
  return (
    <div class="answer-order stack">
      {!frozen && <p class="hint">{text.touchToMove}</p>}
      {!frozen && (
        <button
          type="button"
          disabled={isFirst}
          onClick={() => {
            attempt.answer.value = first;
          }}
        >
          {text.asItWas}
        </button>
      )}
    </div>
  );
}

function Move({ attempt, frozen }: FormProps) {
  const id = useId();
  return (
    <div class="answer-move stack">
      {!frozen && <p class="hint">{text.touchBoard}</p>}
      <label class="label" for={id}>
        {text.typeMove}
      </label>
      <input
        id={id}
        data-field="0"
        type="text"
        value={attempt.answer.value[0] ?? ''}
        disabled={frozen}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        maxLength={40}
        translate={false}
        onInput={({ currentTarget }) => {
          attempt.answer.value = currentTarget.value === '' ? [] : [currentTarget.value];
        }}
      />
    </div>
  );
}
