import { signal } from '@preact/signals';
import { LEVELS, type Level, type Parts } from '../../exercises/index.ts';
import { remember, remembered } from '../browser.ts';

/** The score of a kind of exercise at a level. */
export interface Score {
  readonly right: number;
  readonly total: number;
  /** Right ones since the last wrong one, and the most there ever were. */
  readonly streak: number;
  readonly best: number;
  /** The parts of all answers; scores kept by earlier versions have none. */
  readonly parts: Parts;
}

const NO_PARTS: Parts = { right: 0, all: 0 };

export const NO_SCORE: Score = { right: 0, total: 0, streak: 0, best: 0, parts: NO_PARTS };

/** By kind and level. */
export type Scores = Readonly<Record<string, Score>>;

const keyOf = (kind: string, level: Level) => `${kind}.${level}`;

export function scoreIn(scores: Scores, kind: string, level: Level): Score {
  return scores[keyOf(kind, level)] ?? NO_SCORE;
}

/** The scores after one more exercise; only the first check of an exercise counts. */
export function counted(scores: Scores, kind: string, level: Level, right: boolean, parts: Parts): Scores {
  const before = scoreIn(scores, kind, level);
  const streak = right ? before.streak + 1 : 0;
  const after = {
    right: before.right + Number(right),
    total: before.total + 1,
    streak,
    best: Math.max(before.best, streak),
    parts: added(before.parts, parts),
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
    parts: added(all.parts, one.parts),
  }));
}

export function added(one: Parts, other: Parts): Parts {
  return { right: one.right + other.right, all: one.all + other.all };
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
  const entries = Object.entries(read).filter((entry): entry is [string, Score] => isScore(entry[1]));
  return Object.fromEntries(entries.map(([key, score]) => [key, { ...score, parts: readParts(score.parts) }]));
}

function isScore(value: unknown): value is Score {
  if (typeof value !== 'object' || value === null) return false;
  const { right, total, streak, best } = value as Score;
  const whole = [right, total, streak, best].every((each) => Number.isSafeInteger(each) && each >= 0);
  return whole && right <= total && streak <= best && best <= right;
}

function readParts(value: unknown): Parts {
  if (typeof value !== 'object' || value === null) return NO_PARTS;
  const { right, all } = value as Parts;
  const whole = [right, all].every((each) => Number.isSafeInteger(each) && each >= 0);
  return whole && right <= all ? { right, all } : NO_PARTS;
}

const KEPT = 'exercises';

/** The scores that this browser keeps. */
export const scores = signal<Scores>(parseScores(remembered(KEPT) ?? '{}'));

function keep(next: Scores): void {
  scores.value = next;
  remember(KEPT, formatScores(next));
}

export function count(kind: string, level: Level, right: boolean, parts: Parts): void {
  keep(counted(scores.value, kind, level, right, parts));
}

export function forgetScores(): void {
  keep({});
}
