import { readFileSync } from 'node:fs';
import type { Language, Translation } from '../say/index.ts';
import type { StopSignal } from '../search/index.ts';
import type { Options } from './options.ts';
import type { Style } from './style.ts';
import type { Words } from './words/index.ts';

/**
 * A row of the table of commands. `help` is written from it, and the arguments are read by it: a new command is a new
 * row.
 */
export interface Command {
  readonly name: string;
  readonly summary: Translation;
  /** What stands after `minerve`, one line for each way to call it. */
  readonly synopsis: readonly string[];
  /** Command lines, and what each shows. */
  readonly examples: Readonly<Record<string, Translation>>;
  readonly options: Options;
  /** What the output means. */
  readonly output: Translation;
  /** The fewest and the most words after the command. */
  readonly words: readonly [least: number, most: number];
  /**
   * `worker`: computes, so it runs in the thread with the large stack and Ctrl-C is heard meanwhile. `main`: answers
   * at once, talks, or asks an engine, which has its own thread.
   */
  readonly thread: 'main' | 'worker';
  /** What it writes is for another program, whatever its options say. */
  readonly raw?: boolean;
  /** Returns the exit code. Problems are thrown: see problems.ts. */
  run(context: Context): Promise<number>;
}

/**
 * What was typed after `minerve`, taken apart but not yet believed: values are texts until a game or a reader in
 * arguments.ts has read them.
 */
export interface Args {
  /** The words after the command. */
  readonly words: readonly string[];
  /** The options, by name without dashes; `true` for a switch, and for an option whose optional value was left out. */
  readonly flags: Readonly<Record<string, string | true>>;
  /** Of options that may be there several times: their values, in order. */
  readonly lists?: Readonly<Record<string, readonly string[]>>;
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

/**
 * Which Minerve this is: from the package that this file is part of: two folders up from dist/cli, and from src/cli as
 * well.
 */
export function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
