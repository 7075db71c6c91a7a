import type { Problem } from '../../core/index.ts';
import { say, type Translation } from '../../say/index.ts';

/** What a problem says to people. */
export function saidProblem(problem: Problem): Translation {
  return { en: say(problem, 'en'), fr: say(problem, 'fr') };
}
