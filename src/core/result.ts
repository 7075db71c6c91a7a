/**
 * What reading text from outside gives: a value, or the reason there is none. `code` is for programs and never
 * changes; `message` is a sentence for people that carries the remedy. Misuse by a programmer throws instead.
 */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Problem };

export interface Problem {
  readonly code: string;
  readonly message: string;
  /** What the message speaks of, for programs and for other languages. */
  readonly args?: ProblemArgs;
}

export type ProblemArgs = Readonly<Record<string, string | number | readonly string[]>>;

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function fail(code: string, message: string): { readonly ok: false; readonly error: Problem } {
  return { ok: false, error: { code, message } };
}

/** The value, or a thrown `ProblemError`. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new ProblemError(result.error);
}

/** A `Problem` on its way up: whoever talks to the person shows its message and nothing else. */
export class ProblemError extends Error {
  readonly code: string;
  readonly args: ProblemArgs;
  constructor(problem: Problem) {
    super(problem.message);
    this.name = 'ProblemError';
    this.code = problem.code;
    this.args = problem.args ?? {};
  }
}
