import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { exercisesOf } from '../../exercises/index.ts';
import { pageText } from '../language.ts';
import { usePromised, Waiting } from '../loaded.tsx';
import { EXERCISES, type SeriesView } from './address.ts';
import { ExerciseCard } from './exercise-card.tsx';
import { openExercise } from './open-exercise.ts';
import { SeriesResult } from './result.tsx';
import { type SeriesStanding, SeriesStore } from './series-store.ts';
import { exercisesText as text, titleOf } from './words.ts';

/** A series from a link: the same exercises for everybody; the answers are kept in the address. */
export function SeriesPage({ view }: { readonly view: SeriesView }) {
  const exercises = usePromised(() => Promise.all(exercisesOf(view.series).map(openExercise)), [view]);
  const state = useMemo(() => exercises && new SeriesStore(view, exercises), [exercises]);
  useEffect(() => () => state?.close(), [state]);
  const { title, level, count } = view.series;
  return (
    <div class="exercises-page stack wide">
      <div class="exercises-head row">
        <div>
          <p class="back">
            <a href={EXERCISES}>{text.back}</a>
          </p>
          <h1 tabIndex={-1}>{title ?? text.seriesTitle({ count })}</h1>
          <p class="lead">{text.seriesFacts({ level })}</p>
        </div>
      </div>
      {view.problem !== undefined && (
        <p class="error" role="alert">
          {pageText(view.problem)}
        </p>
      )}
      {state === undefined ? <Waiting>{text.loading}</Waiting> : <Series state={state} />}
    </div>
  );
}

function Series({ state }: { readonly state: SeriesStore }) {
  const at = state.at.value;
  if (at === 'result') return <SeriesResult state={state} />;
  return (
    <>
      <Progress state={state} at={at} />
      <Current key={at} state={state} at={at} />
    </>
  );
}

/** Where in the series one is; each exercise by its number, and how it stands with it. */
function Progress({ state, at }: { readonly state: SeriesStore; readonly at: number }) {
  return (
    <nav class="series-progress row words" aria-label={text.inSeries}>
      <p aria-live="polite">{text.progress({ at: at + 1, count: state.series.count })}</p>
      <ol class="row tight">
        {state.standings.value.map((standing, number) => (
          <li key={number}>
            <button
              type="button"
              class={standing}
              aria-current={number === at ? 'step' : undefined}
              aria-label={`${text.exercise({ number: number + 1 })}, ${standingText(standing)}`}
              onClick={() => state.go(number)}
            >
              <span>{number + 1}</span>
              <span aria-hidden="true">{standing === 'right' ? '✓' : standing === 'wrong' ? '✗' : ''}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function standingText(standing: SeriesStanding): string {
  if (standing === 'open') return text.stateOpen;
  return standing === 'answered' ? text.stateAnswered : text[standing];
}

function Current({ state, at }: { readonly state: SeriesStore; readonly at: number }) {
  const attempt = useMemo(() => state.attemptAt(at), [state, at]);
  const isEach = state.series.correction === 'each';
  const isLast = at === state.series.count - 1;
  const isSure = useSignal(false);
  const open = state.standings.value.filter((standing) => standing === 'open').length;
  /** If the series is corrected at its end, asks once before it ends with open exercises. */
  const finish = () => {
    if (isEach || state.openCount === 0 || isSure.value) state.finish();
    else isSure.value = true;
  };
  const onward = () => (isLast ? finish() : state.go(at + 1));
  const onSubmit = (check: number) => {
    if (isEach && check > 1) return;
    state.keep(at, attempt);
    if (!isEach) onward();
  };
  return (
    <>
      <ExerciseCard
        attempt={attempt}
        heading={`${at + 1}. ${titleOf(attempt.exercise.id.kind)}`}
        as={isEach ? 'check' : 'collect'}
        arrives={state.hasMoved}
        onSubmit={onSubmit}
        {...(!isEach && { submit: isLast ? text.finishAll : text.keepAnswer })}
        onward={{ label: isLast ? text.finish : text.next, go: onward }}
      />
      <div class="stack">
        <p class="row">
          <button type="button" disabled={at === 0} onClick={() => state.go(at - 1)}>
            {text.previous}
          </button>
          <button type="button" disabled={isLast} onClick={() => state.go(at + 1)}>
            {text.next}
          </button>
          <button type="button" class={isSure.value ? 'main' : ''} onClick={finish}>
            {isEach ? text.finish : isSure.value ? text.finishOpen : text.finishAll}
          </button>
        </p>
        <p class="hint" role="status">
          {!isEach && `${text.keptHint} `}
          {open > 0 && text.stillOpen({ count: open })}
        </p>
      </div>
    </>
  );
}
