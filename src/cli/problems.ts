import { type Problem, ProblemError } from '../core/index.ts';
import { type Language, type Sayable, say } from '../i18n/index.ts';
import type { Command, Context } from './command.ts';
import { type CliTexts, failures, wordsIn } from './words/index.ts';

/** Exit codes, documented in `minerve help`. */
export const EXIT_OK = 0;
export const FAILED = 1;
export const WRONG_USAGE = 2;
/** 128 + SIGINT, as shells count. */
export const INTERRUPTED = 130;
/** 128 + SIGTERM. */
export const TERMINATED = 143;

/** A message, put into the user's language only when it is printed. */
type MessageOf = (words: CliTexts, language: Language) => string;

/** A problem that the command line itself found. */
export class CommandProblem extends Error {
  readonly exitCode: number;
  readonly say: MessageOf;

  constructor(exitCode: number, say: MessageOf) {
    super('A problem of the command line');
    this.name = 'CommandProblem';
    this.exitCode = exitCode;
    this.say = say;
  }
}

/** Wrong usage: the command has to be typed differently. */
export function usageError(say: MessageOf): CommandProblem {
  return new CommandProblem(WRONG_USAGE, say);
}

/** A valid command that fails: a file, a broken game, the memory. */
export function commandFailure(say: MessageOf): CommandProblem {
  return new CommandProblem(FAILED, say);
}

interface Explanation {
  readonly exitCode: number;
  readonly text: string;
}

/**
 * The message and exit code for anything thrown. It has no stack trace unless MINERVE_DEBUG is set.
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
    return { exitCode: isFailure(thrown.code) ? FAILED : WRONG_USAGE, text: say(withPlaceInModule(thrown), language) };
  const failed = (text: string) => ({ exitCode: FAILED, text });
  if (!(thrown instanceof Error)) return failed(words.unexpected(String(thrown)));
  if (isOverflow(thrown)) return failed(words.stackOverflow);
  const where = placeIn(thrown.stack ?? '');
  const why = `${thrown.name}: ${thrown.message}`;
  return failed(where === undefined ? words.unexpected(why) : words.gameThrew({ where, why }));
}

/**
 * Codes that exit with FAILED, besides those in `failures`: faults of a game, of the machine or of the installation.
 */
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
  ...['queue-no-folder', 'queue-outside', 'table-job-folder'],
]);

function isFailure(code: string): boolean {
  return FAILURES.has(code) || Object.hasOwn(failures, code);
}

/** For `module-threw`, replaces the module's address by the line that threw, if the stack shows it. */
function withPlaceInModule(problem: Problem): Problem {
  const { code, args, message } = problem;
  if (code !== 'module-threw' || args === undefined) return problem;
  return { code, message, args: { ...args, address: placeIn(say(args.stack as Sayable, 'en')) ?? args.address } };
}

function isOverflow(error: Error): boolean {
  return error instanceof RangeError && /call stack/i.test(error.message);
}

const OURS = new URL('..', import.meta.url).href;

/** Where an error was thrown, as `race.mjs:12:5`; undefined if the top of its stack is in Minerve or node_modules. */
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
