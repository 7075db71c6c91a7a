import { type Args, type ArgsOf, inPlace, type Place, type Sentence, type SentenceTable, say, sentences } from '../say/index.ts';

export type { Place } from '../say/index.ts';

/**
 * What reading text from outside gives: a value, or the reason there is none. Misuse by a programmer throws instead.
 */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Problem };

/** What is wrong, as data. `code` is for programs; `say(problem, language)` makes the sentence, with its remedy. */
export interface Problem {
  readonly code: string;
  /** The sentence in English. */
  readonly message: string;
  /** What it speaks of; absent where the message was written by hand, in a game of somebody's own. */
  readonly args?: Args;
  /** Where in the text. */
  readonly at?: Place;
}

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export type Failure = { readonly ok: false; readonly error: Problem };

/** A failure in one's own words; ours have tables (`problems`). */
export function fail(code: string, message: string): Failure {
  return { ok: false, error: { code, message } };
}

/** The value, or a thrown `ProblemError`. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new ProblemError(result.error);
}

/**
 * A `Problem` on its way up: whoever talks to the person says it and nothing else. Its message is the English
 * sentence.
 */
export class ProblemError extends Error implements Problem {
  readonly code: string;
  readonly args?: Args;
  readonly at?: Place;
  constructor(problem: Problem) {
    super(problem.message);
    this.name = 'ProblemError';
    this.code = problem.code;
    if (problem.args !== undefined) this.args = problem.args;
    if (problem.at !== undefined) this.at = problem.at;
  }
}

/** A sentence as a problem. */
export function problemOf(sentence: Sentence): Problem {
  return { ...sentence, message: say(sentence, 'en') };
}

/**
 * How a layer or a game refuses, in the sentences of its table: as a problem, as a failed result, as an error to
 * throw.
 */
export function problems<T extends SentenceTable>(table: T) {
  const sentence = sentences(table);
  const problem = <C extends keyof T & string>(code: C, ...args: ArgsOf<T[C]>): Problem => problemOf(sentence(code, ...args));
  return {
    problem,
    failure: <C extends keyof T & string>(code: C, ...args: ArgsOf<T[C]>): Failure => ({
      ok: false,
      error: problem(code, ...args),
    }),
    error: <C extends keyof T & string>(code: C, ...args: ArgsOf<T[C]>): ProblemError => new ProblemError(problem(code, ...args)),
  };
}

/**
 * The failure with the place in the text where it was noticed. A column that it has already is one of the word at
 * that place.
 */
export function failureAt(failure: Failure, at: Place | undefined): Failure {
  if (at === undefined) return failure;
  const { error } = failure;
  const { line, column } = error.at ?? {};
  const within = line === undefined && column !== undefined && at.column !== undefined ? column - 1 : 0;
  const place = { ...at, ...(at.column !== undefined && { column: at.column + within }) };
  const text = error.args === undefined ? error.message : say({ code: error.code, args: error.args }, 'en');
  return { ok: false, error: { ...error, at: place, message: inPlace(text, place, 'en') } };
}

/** A value as a program writes it, for a sentence: "100" and 100n are not 100, and lists show where they are nested. */
export function asWritten(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`;
  if (Array.isArray(value)) return `[${value.map(asWritten).join(', ')}]`;
  return typeof value === 'string' || (typeof value === 'object' && value !== null) ? JSON.stringify(value) : String(value);
}
