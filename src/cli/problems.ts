import { type Problem, ProblemError } from '../core/index.ts';
import { type Language, type Sayable, say } from '../say/index.ts';
import type { Command, Context } from './command.ts';
import { failures, type Words, wordsIn } from './words/index.ts';

/** Exit codes, documented in `minerve help`. */
export const FINE = 0;
export const FAILED = 1;
export const WRONG_USAGE = 2;
/** 128 + SIGINT, as shells count. */
export const INTERRUPTED = 130;
/** 128 + SIGTERM. */
export const TERMINATED = 143;

/** Says something in the person's language, when it is shown. */
type Saying = (words: Words, language: Language) => string;

/** A problem that the command line itself found. */
export class CommandProblem extends Error {
  readonly exitCode: number;
  readonly say: Saying;

  constructor(exitCode: number, say: Saying) {
    super('A problem of the command line');
    this.name = 'CommandProblem';
    this.exitCode = exitCode;
    this.say = say;
  }
}

/** What was typed is wrong: typing something else helps. */
export function wrongUsage(say: Saying): CommandProblem {
  return new CommandProblem(WRONG_USAGE, say);
}

/** What was typed is right, but it cannot be done: a file, a broken game, the memory. */
export function failure(say: Saying): CommandProblem {
  return new CommandProblem(FAILED, say);
}

interface Explanation {
  readonly exitCode: number;
  readonly text: string;
}

/**
 * Anything thrown, as a sentence and an exit code. Never a stack trace, except for those who ask with MINERVE_DEBUG.
 */
export function explain(thrown: unknown, language: Language, debug = Boolean(process.env.MINERVE_DEBUG)): Explanation {
  const { exitCode, text } = explanation(thrown, language);
  const trace = debug && thrown instanceof Error ? `\n${thrown.stack}` : '';
  return { exitCode, text: text + trace };
}

function explanation(thrown: unknown, language: Language): Explanation {
  const words = wordsIn(language);
  if (thrown instanceof CommandProblem) return { exitCode: thrown.exitCode, text: thrown.say(words, language) };
  if (thrown instanceof ProblemError)
    return { exitCode: isFailure(thrown.code) ? FAILED : WRONG_USAGE, text: say(placed(thrown), language) };
  const failed = (text: string) => ({ exitCode: FAILED, text });
  if (!(thrown instanceof Error)) return failed(words.unexpected(String(thrown)));
  if (isOverflow(thrown)) return failed(words.stackOverflow);
  const where = placeIn(thrown.stack ?? '');
  const why = `${thrown.name}: ${thrown.message}`;
  return failed(where === undefined ? words.unexpected(why) : words.gameThrew({ where, why }));
}

/** Besides what the command line has words of its own for: a broken game, the machine, the installation. */
const FAILURES = new Set([
  ...[
    'wrong-score',
    'wrong-outcome',
    'no-outcome',
    'stuck-without-outcome',
    'undo-lies',
    'silent',
    'stack-ran-out',
    'draughts-too-long',
  ],
  ...['no-memory-for-table', 'no-kernel', 'not-downloaded', 'unwritable-file', 'not-a-plain-file', 'no-package'],
  ...['lab-closed', 'lab-thread-died', 'lab-out-of-memory', 'lab-unwritable', 'lab-locked', 'lab-bad-line', 'program-unusable'],
  ...['not-a-table', 'table-cut-off', 'table-damaged', 'table-version', 'table-of-another-game', 'table-of-another-size'],
  ...['table-missing', 'table-unreadable', 'no-room-for-pair'],
  ...['queue-no-packages', 'queue-unreachable', 'queue-wrong-password', 'queue-wants-password', 'queue-untrusted'],
  ...['queue-refused', 'queue-lost-often', 'queue-foreign-answer', 'queue-other-version', 'queue-program'],
]);

function isFailure(code: string): boolean {
  return FAILURES.has(code) || Object.hasOwn(failures, code);
}

/** A module that threw says where. */
function placed(problem: Problem): Problem {
  const { code, args, message } = problem;
  if (code !== 'module-threw' || args === undefined) return problem;
  return { code, message, args: { ...args, address: placeIn(say(args.stack as Sayable, 'en')) ?? args.address } };
}

function isOverflow(error: Error): boolean {
  return error instanceof RangeError && /call stack/i.test(error.message);
}

const OURS = new URL('..', import.meta.url).href;

/** Where an error was thrown, by its stack, if that is not in Minerve: in the person's own game, `race.mjs:12:5`. */
function placeIn(stack: string): string | undefined {
  const top = /^(?:\s+at .*?)?(file:\/\/[^\s)]+)\)?$/m.exec(stack)?.[1];
  if (top === undefined || top.startsWith(OURS) || top.includes('/node_modules/')) return undefined;
  return decodeURIComponent(top.slice(top.lastIndexOf('/') + 1));
}

/** Runs a command; whatever it throws becomes a sentence on standard error and an exit code. */
export async function runCommand(command: Command, context: Context): Promise<number> {
  try {
    return await command.run(context);
  } catch (thrown) {
    return complain(thrown, context);
  }
}

export function complain(thrown: unknown, context: Pick<Context, 'note' | 'language' | 'style'>): number {
  const { exitCode, text } = explain(thrown, context.language);
  context.note(`${context.style.bad('minerve:')} ${text}`);
  return exitCode;
}
