import type { Problem } from '../../core/index.ts';
import { inFrench } from '../../french/index.ts';
import { say, type Translation } from '../../say/index.ts';

/** What a problem says to people. Codes without a table yet are put into French by their sentence. */
export function saidProblem(problem: Problem): Translation {
  const { args, message } = problem;
  return { en: message, fr: args === undefined ? inFrench(message) : say(problem, 'fr') };
}
