import { ProblemError } from '../core/index.ts';
import type { Words } from './words/index.ts';

/** Exit codes, documented in `minerve help`. */
export const FINE = 0;
export const FAILED = 1;
export const WRONG_USAGE = 2;
/** 128 + SIGINT, as shells count. */
export const INTERRUPTED = 130;

/** A problem that the command line itself found, said in the person's language when it is shown. */
export class CommandProblem extends Error {
  readonly exitCode: number;
  readonly say: (words: Words) => string;

  constructor(exitCode: number, say: (words: Words) => string) {
    super('A problem of the command line');
    this.name = 'CommandProblem';
    this.exitCode = exitCode;
    this.say = say;
  }
}

/** What was typed is wrong: typing something else helps. */
export function wrongUsage(say: (words: Words) => string): CommandProblem {
  return new CommandProblem(WRONG_USAGE, say);
}

/** What was typed is right, but it cannot be done: a file, a broken game, the memory. */
export function failure(say: (words: Words) => string): CommandProblem {
  return new CommandProblem(FAILED, say);
}

export interface Explanation {
  readonly exitCode: number;
  readonly text: string;
}

/** Anything thrown, as a sentence and an exit code. Never a stack trace, except for those who ask with MINERVE_DEBUG. */
export function explain(thrown: unknown, words: Words, debug = Boolean(process.env.MINERVE_DEBUG)): Explanation {
  const { exitCode, text } = sentence(thrown, words);
  const trace = debug && thrown instanceof Error ? `\n${thrown.stack}` : '';
  return { exitCode, text: text + trace };
}

function sentence(thrown: unknown, words: Words): Explanation {
  if (thrown instanceof CommandProblem) return { exitCode: thrown.exitCode, text: thrown.say(words) };
  if (thrown instanceof ProblemError) return { exitCode: WRONG_USAGE, text: words.library(thrown.message) };
  if (!(thrown instanceof Error)) return { exitCode: FAILED, text: words.unexpected(String(thrown)) };
  const file = placeOf(thrown);
  if (isOverflow(thrown)) return { exitCode: FAILED, text: words.stackOverflow };
  if (file !== undefined) return { exitCode: FAILED, text: words.gameThrew(file, `${thrown.name}: ${thrown.message}`) };
  if (isOurSentence(thrown)) return { exitCode: FAILED, text: words.library(thrown.message) };
  return { exitCode: FAILED, text: words.unexpected(`${thrown.name}: ${thrown.message}`) };
}

/** The library throws plain Errors and RangeErrors whose message is a sentence with its remedy; whatever else flies around is a mistake of ours. */
function isOurSentence(error: Error): boolean {
  return (error.constructor === Error || error.constructor === RangeError) && /[.!?]$/.test(error.message);
}

function isOverflow(error: Error): boolean {
  return error instanceof RangeError && /call stack/i.test(error.message);
}

const OURS = new URL('..', import.meta.url).href;

/** Where an error was thrown, if that is not in Minerve: in the person's own game, `race.mjs:12:5`. */
export function placeOf(error: Error): string | undefined {
  const top = /^(?:\s+at .*?)?(file:\/\/[^\s)]+)\)?$/m.exec(error.stack ?? '')?.[1];
  if (top === undefined || top.startsWith(OURS) || top.includes('/node_modules/')) return undefined;
  return decodeURIComponent(top.slice(top.lastIndexOf('/') + 1));
}
