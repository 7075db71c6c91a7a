import { isWin, MAX_VALUE, outcomeProblem } from '../core/index.ts';
import type { Sentence } from '../say/index.ts';
import { sentence } from './words.ts';

/** Says why a number cannot be what a leaf is worth in points, or undefined where it can. Points are never a win: WIN itself is refused. */
export function pointsProblem(value: unknown): Sentence | undefined {
  const wrong = outcomeProblem(value);
  if (wrong !== undefined) return wrong;
  return isWin(value as number) ? sentence('points-too-large', { value: value as number, most: MAX_VALUE }) : undefined;
}
