import type { Problem } from '../../core/index.ts';
import { inFrench } from '../../french/index.ts';
import type { Translated } from '../../games/index.ts';
import { type Sentence, say, type Translation } from '../../say/index.ts';

/** A problem that the page itself found, in both languages; those of the library come in English alone. */
export interface Refusal extends Problem {
  readonly said: Translated;
}

/** A failed `Result` whose sentence can be said in both languages. */
export function refuse(code: string, { en, fr }: Translated): { readonly ok: false; readonly error: Refusal } {
  return { ok: false, error: { code, message: en, said: { en, fr } } };
}

/** What a problem says to people, wherever it comes from. Codes without a table yet are put into French by their sentence. */
export function saidProblem(problem: Problem): Translation {
  if ('said' in problem) return (problem as Refusal).said;
  const { args, message } = problem;
  return args === undefined ? { en: message, fr: inFrench(message) } : { en: message, fr: say(problem as Sentence, 'fr') };
}
