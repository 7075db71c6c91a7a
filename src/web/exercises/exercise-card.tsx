import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { pageText } from '../language.ts';
import { AnswerForm } from './answer-form.tsx';
import type { Attempt } from './attempt.ts';
import './exercises.css';
import { figureOf, seeAddress } from './open-exercise.ts';
import { Verdict } from './verdict.tsx';
import { exercisesText as text } from './words.ts';

interface Props {
  readonly attempt: Attempt;
  /** Without it the task has no title that is seen. */
  readonly heading?: string | undefined;
  /**
   * `check`: the answer is corrected here; `collect`: answers are only collected; `review`: it was corrected before.
   */
  readonly as: 'check' | 'collect' | 'review';
  /** The text of the button, in place of "check". */
  readonly submit?: string;
  /** Told of every check, and which one it is; when answers are collected, that one wants to go on. */
  readonly onSubmit?: (check: number) => void;
  /** Where one goes from a verdict: another exercise, the next one. */
  readonly onward?: { readonly label: string; readonly go: () => void } | undefined;
  /** Additional content of the verdict. */
  readonly children?: ComponentChildren;
  /** The focus comes to the exercise when it appears: one was here before it. */
  readonly arrives?: boolean;
}

/** An exercise: the question, the figure, the answer and its correction. */
export function ExerciseCard({ attempt, heading, as, submit, onSubmit, onward, children, arrives = false }: Props) {
  const { exercise } = attempt;
  const { subject } = exercise;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const task = useRef<HTMLHeadingElement>(null);
  const selected = useSignal<number | undefined>(undefined);
  const checks = useSignal(0);
  const refused = useSignal(false);
  const frozen = as === 'review';
  useEffect(() => {
    if (arrives) arriveAt(form.current, task.current);
  }, []);
  const verdict = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (checks.value === 0) return;
    // After a right answer the same key continues; after a wrong one the focus goes to the reasons.
    const next = verdict.current?.querySelector<HTMLElement>('.onward');
    if (attempt.isRight && next != null) next.focus();
    else verdict.current?.focus({ preventScroll: false });
  }, [checks.value]);
  const check = (event: Event) => {
    event.preventDefault();
    refused.value = as === 'check' && attempt.isBlank;
    if (refused.value) return;
    if (as === 'check') {
      attempt.check();
      checks.value++;
    }
    onSubmit?.(checks.value);
  };
  const toField = (place: number) => {
    const { answerKind } = exercise;
    const at = answerKind.how === 'fields' ? answerKind.fields.findIndex((field) => field.place === place) : -1;
    form.current?.querySelector<HTMLElement>(`[data-field="${at}"]`)?.focus();
  };
  const Figure = figureOf(subject);
  const figure = {
    attempt,
    subject,
    frozen,
    selected: selected.value,
    onSelect: (place: number | undefined) => {
      selected.value = place;
    },
    onField: toField,
    // After the focus has gone back to the figure.
    onDone: () => requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('.exercise-submit button')?.focus()),
  };
  return (
    <section class={`exercise on-a-${subject.on}`} aria-labelledby={`${id}task`}>
      <div class="exercise-body stack loose">
        <div class="exercise-task">
          <h2 id={`${id}task`} ref={task} tabIndex={-1} class={heading === undefined ? 'unseen' : 'heading'}>
            {heading ?? text.task}
          </h2>
          <p>{pageText(exercise.task)}</p>
        </div>
        <div class="exercise-figure filled card">
          <Figure {...figure} />
        </div>
        <form ref={form} class="exercise-form stack loose card" onSubmit={check} noValidate>
          <h3 class="unseen">{text.yourAnswer}</h3>
          <AnswerForm attempt={attempt} frozen={frozen} onPlace={figure.onSelect} />
          <p class="error" role="alert">
            {refused.value && attempt.isBlank ? text.answerFirst({ how: exercise.answerKind.how }) : ''}
          </p>
          {as !== 'review' && !(as === 'check' && attempt.isMarked) && (
            <p class="exercise-submit row">
              <button type="submit" class="main">
                {submit ?? (checks.value > 0 ? text.checkAgain : text.check)}
              </button>
            </p>
          )}
          <div ref={verdict} class="verdict-place" tabIndex={-1} aria-live="polite">
            {as !== 'collect' && attempt.marked.value !== undefined && (
              <Verdict attempt={attempt} checks={checks.value}>
                {children}
                <Ways attempt={attempt} as={as} onward={onward} onAgain={() => retry(attempt, form.current, task.current)} />
              </Verdict>
            )}
          </div>
        </form>
      </div>
    </section>
  );
}

interface WaysProps extends Pick<Props, 'attempt' | 'as' | 'onward'> {
  readonly onAgain: () => void;
}

/** How to go on from a verdict. */
function Ways({ attempt, as, onward, onAgain }: WaysProps) {
  const isSolved = attempt.solved.value;
  const { subject } = attempt.exercise;
  const see = seeAddress(subject);
  return (
    <>
      <p class="row">
        {as === 'check' && !attempt.isRight && (
          <button type="button" class="main" onClick={onAgain}>
            {text.correctIt}
          </button>
        )}
        {onward !== undefined && (
          <button type="button" class={attempt.isRight ? 'main onward' : 'onward'} onClick={onward.go}>
            {onward.label}
          </button>
        )}
        <button
          type="button"
          aria-pressed={isSolved}
          onClick={() => {
            attempt.solved.value = !isSolved;
          }}
        >
          {isSolved ? text.hideSolution : text.showSolution}
        </button>
      </p>
      {see !== undefined && (
        <p class="see-it">
          <a href={see}>{subject.on === 'arena' ? text.seeArena : text.stepByStep}</a>
        </p>
      )}
    </>
  );
}

/** Back to the answer: to the first field that is wrong, or to the figure. */
function retry(attempt: Attempt, form: HTMLElement | null, task: HTMLElement | null): void {
  attempt.solved.value = false;
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form?.querySelector<HTMLElement>('[data-field]');
  const figure = task?.closest('.exercise')?.querySelector<HTMLElement>('.exercise-figure [tabindex="0"]');
  (wrong ?? figure)?.focus();
}

/** With a mouse the field gets the focus; on a touch screen this would open the keyboard over the figure. */
function arriveAt(form: HTMLElement | null, task: HTMLElement | null): void {
  const field = matchMedia('(pointer: fine)').matches ? form?.querySelector<HTMLElement>('[data-field]') : undefined;
  task?.focus({ preventScroll: true });
  field?.focus({ preventScroll: true });
  task?.scrollIntoView({ block: 'nearest' });
}
