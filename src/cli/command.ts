import { readFileSync } from 'node:fs';
import type { Language, Translation } from '../i18n/index.ts';
import type { StopSignal } from '../search/index.ts';
import type { Options } from './options.ts';
import type { Style } from './style.ts';
import type { CliTexts } from './words/index.ts';

/** The headings of `minerve help`; their titles and their order are in the words. */
export type CommandGroup = keyof CliTexts['help']['groups'];

/**
 * A row of the table of commands. `help` is written from it, and the arguments are read by it: a new command is a new
 * row.
 */
export interface Command {
  readonly name: string;
  readonly group: CommandGroup;
  readonly summary: Translation;
  /** The arguments after `minerve`, one line for each way to call the command. */
  readonly synopsis: readonly string[];
  /** Command lines, each with its description. */
  readonly examples: Readonly<Record<string, Translation>>;
  readonly options: Options;
  /** What the output means. */
  readonly output: Translation;
  /** The least and the greatest number of positional arguments. */
  readonly positionals: readonly [least: number, most: number];
  /**
   * `worker`: computes, so it runs in the thread with the large stack and Ctrl-C works meanwhile. `main`: answers
   * at once, speaks a protocol, or asks an engine, which has its own thread.
   */
  readonly thread: 'main' | 'worker';
  /** Its output is always for another program. */
  readonly raw?: boolean;
  /** Returns the exit code. Problems are thrown: see problems.ts. */
  run(context: Context): Promise<number>;
}

/**
 * The arguments after `minerve`. Their names and number are checked, their values are not: these are texts until a game
 * or a reader in arguments.ts has read them.
 */
export interface Args {
  /** The positional arguments. */
  readonly positionals: readonly string[];
  /** The options, by name without dashes; `true` for a switch, and for an option whose optional value was left out. */
  readonly flags: Readonly<Record<string, string | true>>;
  /** The values of options that may be repeated, in order. */
  readonly lists?: Readonly<Record<string, readonly string[]>>;
}

/** The environment of a command. It is the same in the main thread, in a worker and in a test. */
export interface Context {
  readonly args: Args;
  /** Data, for standard output. */
  out(text: string): void;
  /** A line for standard error. */
  note(text: string): void;
  /** Shows the progress of a long command. */
  progress(news: string): void;
  /** All of standard input. */
  input(): Promise<string>;
  /** Resolves with the standard input since the last call, as soon as there is any; undefined at its end. */
  more(): Promise<string | undefined>;
  /** Standard input is a pipe or a file. */
  readonly piped: boolean;
  readonly signal: StopSignal;
  readonly language: Language;
  readonly words: CliTexts;
  readonly style: Style;
}

/**
 * The version in package.json, which is two folders above both dist/cli and src/cli.
 */
export function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
