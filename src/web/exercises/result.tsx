import { useSignal } from '@preact/signals';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import { CopyButton } from '../copying.tsx';
import { exercisesAddress, LONGEST_NAME } from './address.ts';
import { Attempt } from './attempt.ts';
import { ExerciseCard } from './exercise-card.tsx';
import { Sign } from './fields.tsx';
import type { SeriesStore } from './series-store.ts';
import { exercisesText as text, titleOf } from './words.ts';

/** The result of a series, to show and to send. Its link opens the same answers, marked again. */
export function SeriesResult({ state }: { readonly state: SeriesStore }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state.hasMoved) heading.current?.focus();
  }, []);
  const { series, name } = state;
  const [right, all] = [state.right.value, series.count];
  const canGoBack = series.correction === 'each' && state.openCount > 0;
  return (
    <div class="stack loose">
      <section class="card result-head tiles fit" aria-labelledby={`${id}result`}>
        <div>
          <h2 id={`${id}result`} ref={heading} class="heading" tabIndex={-1}>
            {name.value === '' ? text.result : text.resultOf({ name: name.value })}
          </h2>
          <p class="result-number">{text.scored({ right, count: all })}</p>
          <p class="result-parts">{text.partsCounted(state.parts.value)}</p>
          <p>{text.resultKind({ right, all })}</p>
        </div>
        <div class="stack">
          <div class="field">
            <label for={`${id}name`}>{text.yourName}</label>
            <input
              id={`${id}name`}
              type="text"
              autocomplete="name"
              maxLength={LONGEST_NAME}
              value={name.value}
              onInput={({ currentTarget }) => {
                name.value = currentTarget.value;
              }}
            />
          </div>
          <div class="row">
            <CopyButton label={text.copyResult} content={() => resultText(state)} main />
            <CopyButton label={text.copyResultLink} content={() => resultLink(state)} />
          </div>
          <p class="hint">{text.resultHint}</p>
          <p class="ways row wide">
            {canGoBack && (
              <button type="button" onClick={() => state.go(state.answers.value.indexOf(undefined))}>
                {text.backToSeries}
              </button>
            )}
            <a href={exercisesAddress({ page: 'series', series, answers: [], at: 0, name: '' })}>{text.startAgain}</a>
          </p>
        </div>
      </section>
      <ol class="result-list stack loose">
        {state.exercises.map((exercise, at) => (
          <li key={at} class="card">
            <One state={state} at={at} title={titleOf(exercise.id.kind)} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** One exercise of a result, its correction when it is asked for. */
function One({ state, at, title }: { readonly state: SeriesStore; readonly at: number; readonly title: string }) {
  const isOpen = useSignal(false);
  const isAnswered = state.answers.value[at] !== undefined;
  return (
    <details
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
      }}
    >
      <summary>
        <Sign right={state.isRightAt(at)} />
        <span>
          {at + 1}. {title}
        </span>
        <span class="hint">{isAnswered ? text.partsOfOne(state.partsAt(at)) : text.unanswered}</span>
        <span class="result-open">{text.showCorrection}</span>
      </summary>
      {isOpen.value && <Correction state={state} at={at} />}
    </details>
  );
}

function Correction({ state, at }: { readonly state: SeriesStore; readonly at: number }) {
  const attempt = useMemo(() => {
    const made = new Attempt(state.exercises[at], state.answers.value[at]);
    made.check();
    return made;
  }, [state, at]);
  return <ExerciseCard attempt={attempt} as="review" />;
}

function resultLink(state: SeriesStore): string {
  return `${location.href.split('#')[0]}${exercisesAddress({ ...state.view, at: 'result', draft: undefined })}`;
}

/** The result as plain text, for a mail or a notebook. */
function resultText(state: SeriesStore): string {
  const { series, exercises, name } = state;
  const { seed, level, count } = series;
  return [
    ...(series.title === undefined ? [] : [series.title]),
    text.textSeries({ seed, level, kinds: series.kinds.map(titleOf).join(', ') }),
    ...(name.value === '' ? [] : [name.value]),
    text.textScore({ right: state.right.value, count }),
    text.partsCounted(state.parts.value),
    ...exercises.map(
      ({ id }, at) => `${state.isRightAt(at) ? '✓' : '✗'} ${at + 1}. ${titleOf(id.kind)} (${text.partsOfOne(state.partsAt(at))})`,
    ),
    resultLink(state),
  ].join('\n');
}
