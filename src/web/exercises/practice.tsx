import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type ExerciseId, LARGEST_SEED, type Level } from '../../exercises/index.ts';
import { usePromised, Waiting } from '../loaded.tsx';
import { Attempt } from './attempt.ts';
import { ExerciseCard } from './exercise-card.tsx';
import { openExercise } from './open-exercise.ts';
import { count, nextLevel, overall, scoreIn, scores } from './score.ts';
import { exercisesText as text, titleOf } from './words.ts';

interface Props {
  /** The name of a kind of exercise. */
  readonly kind: string;
  readonly level: Level;
  /** The first exercise; without it the next that has not been done here. */
  readonly seed?: number | undefined;
  /** The page around it has the title already. */
  readonly untitled?: boolean;
  /** Told which exercise is shown, each time it is another one. */
  readonly onGo?: (level: Level, seed: number) => void;
}

/** Exercises of one kind without end: a new one after each. Also used inside a chapter. */
export function Practice({ kind, level, seed, untitled = false, onGo }: Props) {
  const id = useSignal<ExerciseId>({ kind, level, seed: seed ?? firstSeed(kind) });
  const moved = useRef(false);
  /** Of this visit, the latest last. */
  const results = useSignal<readonly boolean[]>([]);
  const { seed: number, level: chosen } = id.value;
  const exercise = usePromised(() => openExercise(id.value), [kind, chosen, number]);
  const attempt = useMemo(() => exercise && new Attempt(exercise), [exercise]);
  const go = (to: Level) => {
    moved.current = true;
    id.value = { kind, level: to, seed: (id.value.seed + 1) % (LARGEST_SEED + 1) };
  };
  useEffect(() => {
    if (id.value.level !== level || id.value.kind !== kind) id.value = { kind, level, seed: id.value.seed };
  }, [kind, level]);
  useEffect(() => onGo?.(id.value.level, id.value.seed), [id.value]);
  if (attempt === undefined) return <Waiting>{text.loading}</Waiting>;
  const at = attempt.exercise.id.level;
  return (
    <div class="practice stack">
      <Standing kind={kind} level={at} results={results.value} />
      <ExerciseCard
        key={attempt.exercise}
        attempt={attempt}
        heading={untitled ? undefined : titleOf(kind)}
        as="check"
        arrives={moved.current}
        onSubmit={(check) => {
          if (check !== 1) return;
          count(kind, at, attempt.isRight, attempt.parts);
          results.value = [...results.value, attempt.isRight].slice(-MOST_DOTS);
        }}
        onward={{ label: text.another, go: () => go(at) }}
      >
        <Harder kind={kind} level={at} isRight={attempt.isRight} onGo={go} />
      </ExerciseCard>
    </div>
  );
}

/** A returning visitor continues with new exercises. */
function firstSeed(kind: string): number {
  return (overall(scores.value, kind).total + 1) % (LARGEST_SEED + 1);
}

interface HarderProps {
  readonly kind: string;
  readonly level: Level;
  readonly isRight: boolean;
  readonly onGo: (level: Level) => void;
}

/** After several right answers in a row, offers the next level. */
function Harder({ kind, level, isRight, onGo }: HarderProps) {
  const score = scoreIn(scores.value, kind, level);
  const next = isRight ? nextLevel(score, level) : undefined;
  if (next === undefined) return null;
  return (
    <p class="harder row">
      <span>{text.harder({ streak: score.streak, level: next })}</span>{' '}
      <button type="button" onClick={() => onGo(next)}>
        {text.goHarder({ level: next })}
      </button>
    </p>
  );
}

const MOST_DOTS = 10;

interface StandingProps {
  readonly kind: string;
  readonly level: Level;
  readonly results: readonly boolean[];
}

/** What has been done so far at this level; this visit's as dots. */
function Standing({ kind, level, results }: StandingProps) {
  const { right, total, streak, best, parts } = scoreIn(scores.value, kind, level);
  if (total === 0) return null;
  return (
    <p class="standing row words note">
      <span class="dots" aria-hidden="true">
        {results.map((isRight, at) => (
          <i key={at} class={isRight ? 'right' : 'wrong'} />
        ))}
      </span>
      <span>{text.scoreSoFar({ right, total })}</span>
      {parts.all > total && <span class="parts">{text.partsCounted(parts)}</span>}
      {streak > 1 && <span class="streak strong">{text.streakNow({ streak })}</span>}
      {best > 1 && <span>{text.bestStreak({ best })}</span>}
    </p>
  );
}
