import { ProblemError } from '../core/index.ts';
import type { ExactProblem } from '../engines/index.ts';
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

/** What the sentences below speak of; each has what it needs. */
interface Told extends Readonly<Record<'address' | 'reason' | 'stack' | 'title', string>> {
  readonly lacking: readonly string[];
  readonly megabytes: number;
  readonly needed: number;
  readonly positions: number;
  readonly most: number;
}

type Sentence = (say: Words, told: Told) => string;

/** What the engines refuse, by code, in the words that the command line has for it: they name its options. */
const SENTENCES: Readonly<Record<ExactProblem, Sentence> & Record<string, Sentence>> = {
  'not-javascript': (say, { address }) => say.notJavaScript(address),
  'minerve-not-installed': (say, { address }) => say.minerveNotInstalled(address),
  'module-threw': (say, { address, reason, stack }) => say.moduleThrew(placeIn(stack) ?? address, reason),
  'exports-no-game': (say, { address }) => say.exportsNoGame(address),
  'pure-game-lacks': (say, { address, lacking }) => say.gameLacks(address, lacking, false),
  'cursor-game-lacks': (say, { address, lacking }) => say.gameLacks(address, lacking, true),
  'position-lacks': (say, { address, lacking }) => say.positionLacks(address, lacking),
  'thread-died': (say) => say.endedEarly,
  'out-of-memory': (say) => say.outOfMemory,
  'no-room': (say, { title, megabytes }) => say.solving.tooLarge(title, megabytes) + endlessIsSmaller(title, say),
  'too-many-positions': (say, { title, most }) => say.solving.tooMany(title, most),
  'needs-more-room': (say, { title, positions, needed, megabytes }) => say.solving.needsMore(title, positions, needed, megabytes),
  'may-need-more-room': (say, { title, positions, needed, megabytes }) =>
    say.solving.needsUpTo(title, positions, needed, megabytes),
  unproven: (say, { title, reason }) => say.unexpected(say.solving.unproven(title, say.library(reason))),
};

/** Draughts with draw rules: what they count, and the moves that may come back, make many positions of one board. */
function endlessIsSmaller(title: string, say: Words): string {
  const counts = /^draughts(?::|$)/.test(title) && !title.endsWith(':endless');
  return counts ? ` ${say.draughts.endlessIsSmaller(title)}` : '';
}

/** A problem of the engines as one of the command line, where it has words of its own for it; anything else as it is. */
export function commandProblem(thrown: unknown): unknown {
  if (!(thrown instanceof ProblemError) || !Object.hasOwn(SENTENCES, thrown.code)) return thrown;
  return failure((say) => SENTENCES[thrown.code](say, thrown.args as unknown as Told));
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

function sentence(raised: unknown, words: Words): Explanation {
  const thrown = commandProblem(raised);
  if (thrown instanceof CommandProblem) return { exitCode: thrown.exitCode, text: thrown.say(words) };
  if (thrown instanceof ProblemError) return { exitCode: WRONG_USAGE, text: words.library(thrown.message) };
  if (!(thrown instanceof Error)) return { exitCode: FAILED, text: words.unexpected(String(thrown)) };
  const file = placeIn(thrown.stack ?? '');
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

/** Where an error was thrown, by its stack, if that is not in Minerve: in the person's own game, `race.mjs:12:5`. */
function placeIn(stack: string): string | undefined {
  const top = /^(?:\s+at .*?)?(file:\/\/[^\s)]+)\)?$/m.exec(stack)?.[1];
  if (top === undefined || top.startsWith(OURS) || top.includes('/node_modules/')) return undefined;
  return decodeURIComponent(top.slice(top.lastIndexOf('/') + 1));
}
