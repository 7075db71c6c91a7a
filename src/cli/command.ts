import type { Language, Translation } from '../say/index.ts';
import type { StopSignal } from '../search/index.ts';
import type { Style } from './style.ts';
import type { Words } from './words/index.ts';

/** A row of the table of commands. `help` is written from it, and the arguments are read by it: a new command is a new row. */
export interface Command {
  readonly name: string;
  readonly summary: Translation;
  /** What stands after `minerve`, one line for each way to call it. */
  readonly synopsis: readonly string[];
  readonly examples: readonly Example[];
  readonly options: readonly Option[];
  /** What the output means. */
  readonly output: Translation;
  /** The fewest and the most words after the command. */
  readonly words: readonly [least: number, most: number];
  /** `worker`: computes, so it runs in the thread with the large stack and Ctrl-C is heard meanwhile. `main`: answers at once, talks, or asks an engine, which has its own thread. */
  readonly thread: 'main' | 'worker';
  /** Returns the exit code. Problems are thrown: see problems.ts. */
  run(context: Context): Promise<number>;
}

export interface Example {
  readonly line: string;
  readonly says: Translation;
}

export interface Option {
  readonly name: string;
  /** How the value is called in the help, such as `N`; without it the option is a switch. */
  readonly value?: string;
  /** The value may be left out; a word after the option is its value only where `isValue` says so (`--option=word` always). */
  readonly isValue?: (word: string) => boolean;
  readonly says: Translation;
}

/** What was typed after `minerve`, taken apart but not yet believed: values are texts until a reader in flags.ts or a game has read them. */
export interface Args {
  /** The words after the command. */
  readonly words: readonly string[];
  /** The options, by name without dashes; `true` for a switch, and for an option whose optional value was left out. */
  readonly flags: Readonly<Record<string, string | true>>;
}

/** All that a command sees of the world. It is the same in the main thread, in a worker and in a test. */
export interface Context {
  readonly args: Args;
  /** Data, for standard output. */
  out(text: string): void;
  /** A line for standard error. */
  note(text: string): void;
  /** What is known so far, for those who wait. */
  progress(news: string): void;
  /** All of standard input. */
  input(): Promise<string>;
  /** What has come on standard input since the last call, as soon as anything has; undefined at its end. */
  more(): Promise<string | undefined>;
  /** Standard input is a pipe or a file. */
  readonly piped: boolean;
  readonly signal: StopSignal;
  readonly language: Language;
  readonly words: Words;
  readonly style: Style;
}
