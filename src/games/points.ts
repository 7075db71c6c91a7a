import { isWin, MAX_VALUE, outcomeProblem } from '../core/index.ts';
import { say } from '../say/index.ts';

/** Says why a number cannot be what a leaf is worth in points, or undefined where it can. Points are never a win: WIN itself is refused. */
export function pointsProblem(value: unknown): string | undefined {
  const problem = outcomeProblem(value);
  if (problem !== undefined) return say(problem, 'en');
  return isWin(value as number) ? `${value} is too large: points stay within ±${MAX_VALUE}` : undefined;
}
