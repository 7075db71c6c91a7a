import {
  type AgreeingWords,
  type Args,
  type ArgsOf,
  inPlace,
  type Place,
  type Sentence,
  type SentenceTable,
  say,
  sentences,
} from '../i18n/index.ts';

export type { Place } from '../i18n/index.ts';

/**
 * The result of parsing text from outside: a value, or the error. Misuse by a programmer throws instead.
 */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Problem };

/** An error as data. `code` is for programs; `say(problem, language)` makes the sentence, with its remedy. */
export interface Problem {
  readonly code: string;
  /** The sentence in English. */
  readonly message: string;
  /** The arguments of the sentence; absent if the message was written directly, as in a user-defined game. */
  readonly args?: Args;
  /** Where in the text. */
  readonly at?: Place;
}

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export type Failure = { readonly ok: false; readonly error: Problem };

/** A failure with a given message, for user-defined games. Minerve's own messages are in tables (`problems`). */
export function fail(code: string, message: string): Failure {
  return { ok: false, error: { code, message } };
}

/** The value, or a thrown `ProblemError`. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new ProblemError(result.error);
}

/**
 * A thrown `Problem`. The front end shows its sentence to the user, without a stack. `message` is the English
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

/** A sentence as a problem, whose `message` is the English text. */
export function problemOf(sentence: Sentence): Problem {
  return { ...sentence, message: say(sentence, 'en') };
}

/**
 * The errors of a layer or a game, from its table of sentences. Returns three functions that take a code and its
 * arguments: `problem`, `failure` (a failed result) and `error` (to be thrown).
 */
export function problems<const T extends SentenceTable>(table: T & AgreeingWords<T>) {
  const sentence = sentences<T>(table);
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
 * Adds the place in the text to a failure. If the failure already has a column, counted within one word, `at` is the
 * place of that word, and the columns are added.
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

/** A value as in source code, for a message: "100" and 100n differ from 100, and nested lists keep their brackets. */
export function asWritten(value: unknown): string {
  return written(value, []);
}

/** `lists`: the lists around the value, outermost first; a list that contains itself is cut there. */
function written(value: unknown, lists: readonly unknown[]): string {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value !== 'string' && (typeof value !== 'object' || value === null)) return String(value);
  if (lists.includes(value)) return '...';
  if (Array.isArray(value)) return `[${value.map((inner) => written(inner, [...lists, value])).join(', ')}]`;
  try {
    return JSON.stringify(value);
  } catch {
    return Object.prototype.toString.call(value); // it contains itself, or a bigint
  }
}
