import { ok, Random, type Result } from '../core/index.ts';
import { type ExerciseId, LEVELS, type Level } from './exercise.ts';
import { kindNamed, kinds } from './kinds.ts';
import { failure } from './words.ts';

/** A series of exercises that a teacher hands out; the kinds are used in rotation. */
export interface Series {
  readonly kinds: readonly string[];
  readonly count: number;
  readonly seed: number;
  readonly level: Level;
  /** Corrected after each exercise, or all at the end. */
  readonly correction: 'each' | 'end';
  /** The title that the teacher gave it. */
  readonly title?: string | undefined;
}

/** Characters of a title; a longer one is cut. */
export const LONGEST_TITLE = 80;
export const MOST_EXERCISES = 50;
export const LARGEST_SEED = 999_999;

export const FIRST_SERIES: Series = { kinds: [kinds[0].name], count: 10, seed: 1, level: 1, correction: 'each' };

/** The exercises of a series, in their order. No two of a kind are the same number. */
export function exercisesOf({ kinds: names, count, seed, level }: Series): ExerciseId[] {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, i) => ({ kind: names[i % names.length], level, seed: random.next() }));
}

/** Fields of an address or options of a command, as `URLSearchParams` and `Map` give them. */
interface Fields {
  get(name: string): string | null | undefined;
}

/** The series that the fields describe; missing fields are as in `FIRST_SERIES`. */
export function parseSeries(fields: Fields): Result<Series> {
  const text = (name: string) => fields.get(name)?.trim() || undefined;
  const names =
    text('kinds')
      ?.split(',')
      .map((name) => name.trim()) ?? FIRST_SERIES.kinds;
  for (const name of names) {
    const kind = kindNamed(name);
    if (!kind.ok) return kind;
  }
  const [level, count, seed, correction] = [text('level'), text('count'), text('seed'), text('correction')];
  const title = text('title')?.slice(0, LONGEST_TITLE);
  if (level !== undefined && !LEVELS.some((each) => `${each}` === level)) return failure('bad-exercise-level', { typed: level });
  if (count !== undefined && !isWithin(count, 1, MOST_EXERCISES))
    return failure('bad-exercise-count', { typed: count, most: MOST_EXERCISES });
  if (seed !== undefined && !isWithin(seed, 0, LARGEST_SEED))
    return failure('bad-exercise-seed', { typed: seed, most: LARGEST_SEED });
  if (correction !== undefined && correction !== 'each' && correction !== 'end')
    return failure('bad-exercise-correction', { typed: correction });
  return ok({
    kinds: [...new Set(names)],
    count: Number(count ?? FIRST_SERIES.count),
    seed: Number(seed ?? FIRST_SERIES.seed),
    level: Number(level ?? FIRST_SERIES.level) as Level,
    correction: correction ?? FIRST_SERIES.correction,
    ...(title !== undefined && { title }),
  });
}

function isWithin(text: string, least: number, most: number): boolean {
  return /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most;
}

/** The fields of a series, as `parseSeries` reads them. */
export function formatSeries({ kinds: names, count, seed, level, correction, title }: Series): Record<string, string> {
  const fields = { kinds: names.join(','), count: `${count}`, seed: `${seed}`, level: `${level}`, correction };
  return title ? { ...fields, title } : fields;
}
