import type { Problem } from '../../core/index.ts';
import { inFrench } from '../../french/index.ts';
import type { Translated } from '../../games/index.ts';
import { type Sayable, say } from '../../say/index.ts';
import { frenchSpaces } from '../french-spaces.ts';

/** A problem that the page itself found, in both languages; those of the library come in English alone. */
export interface Refusal extends Problem {
  readonly said: Translated;
}

/** A failed `Result` whose sentence can be said in both languages. */
export function refuse(code: string, { en, fr }: Translated): { readonly ok: false; readonly error: Refusal } {
  return { ok: false, error: { code, message: en, said: { en, fr: frenchSpaces(fr) } } };
}

/** What a problem says to people, wherever it comes from. */
export function saidProblem(problem: Problem): Translated {
  if ('said' in problem) return (problem as Refusal).said;
  const french = problem.args === undefined ? inFrench(problem.message) : say(problem as Sayable, 'fr');
  return { en: problem.message, fr: frenchSpaces(french) };
}
