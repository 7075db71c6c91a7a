import { signal } from '@preact/signals';
import { LEVELS, type Level } from '../../exercises/index.ts';
import { remember, remembered } from '../browser.ts';

/** The score of a kind of exercise at a level. */
export interface Score {
  readonly right: number;
  readonly total: number;
  /** Right ones since the last wrong one, and the most there ever were. */
  readonly streak: number;
  readonly best: number;
}

export const NO_SCORE: Score = { right: 0, total: 0, streak: 0, best: 0 };

/** By kind and level. */
export type Scores = Readonly<Record<string, Score>>;

const keyOf = (kind: string, level: Level) => `${kind}.${level}`;

export function scoreIn(scores: Scores, kind: string, level: Level): Score {
  return scores[keyOf(kind, level)] ?? NO_SCORE;
}

/** The scores after one more exercise; only the first check of an exercise counts. */
export function counted(scores: Scores, kind: string, level: Level, right: boolean): Scores {
  const before = scoreIn(scores, kind, level);
  const streak = right ? before.streak + 1 : 0;
  const after = {
    right: before.right + Number(right),
    total: before.total + 1,
    streak,
    best: Math.max(before.best, streak),
  };
  return { ...scores, [keyOf(kind, level)]: after };
}

/** A kind at all its levels together: the best streak is that of one level. */
export function overall(scores: Scores, kind: string): Score {
  return LEVELS.map((level) => scoreIn(scores, kind, level)).reduce((all, one) => ({
    right: all.right + one.right,
    total: all.total + one.total,
    streak: Math.max(all.streak, one.streak),
    best: Math.max(all.best, one.best),
  }));
}

/** The number of right answers in a row that is enough for the next level. */
export const ENOUGH = 3;

/** The level to go on with, where the streak at this one says so. */
export function nextLevel({ streak }: Score, level: Level): Level | undefined {
  return streak >= ENOUGH ? LEVELS.find((other) => other === level + 1) : undefined;
}

export function formatScores(scores: Scores): string {
  return JSON.stringify(scores);
}

/** The scores stored in the browser; invalid entries are dropped. */
export function parseScores(text: string): Scores {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return {};
  }
  if (typeof read !== 'object' || read === null) return {};
  return Object.fromEntries(Object.entries(read).filter((entry): entry is [string, Score] => isScore(entry[1])));
}

function isScore(value: unknown): value is Score {
  if (typeof value !== 'object' || value === null) return false;
  const { right, total, streak, best } = value as Score;
  const whole = [right, total, streak, best].every((each) => Number.isSafeInteger(each) && each >= 0);
  return whole && right <= total && streak <= best && best <= right;
}

const KEPT = 'exercises';

/** The scores that this browser keeps. */
export const scores = signal<Scores>(parseScores(remembered(KEPT) ?? '{}'));

function keep(next: Scores): void {
  scores.value = next;
  remember(KEPT, formatScores(next));
}

export function count(kind: string, level: Level, right: boolean): void {
  keep(counted(scores.value, kind, level, right));
}

export function forgetScores(): void {
  keep({});
}
