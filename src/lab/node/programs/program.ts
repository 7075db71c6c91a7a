import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { Forfeit } from '../../match/player.ts';

/** Where Debian puts games, which is not always on the path. */
const GAMES = '/usr/games';

/** Of what a program writes to its error output, so many letters of the end are kept for a message. */
const LAST_WORDS = 200;
/** A line without an end is no answer: what is longer is thrown away. */
const LONGEST_LINE = 100_000;
/** So many milliseconds for a program to leave by itself when it is told to. */
const FAREWELL_MS = 500;

/** Programs that run: none of them outlives this process. */
const running = new Set<Program>();

process.on('exit', () => {
  for (const program of running) program.kill();
});

/**
 * Another program as a process that is talked to line by line. Lines that nobody waits for are passed over, so it may
 * say whatever it likes.
 */
export class Program {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #command: string;
  #half = '';
  #lastWords = '';
  /** Why it is no more. */
  #end: string | undefined;
  #hear: ((line: string) => void) | undefined;
  #fail: ((why: Forfeit) => void) | undefined;

  constructor([command, ...args]: readonly [string, ...string[]]) {
    this.#command = command;
    this.#child = spawn(command, args, {
      env: { ...process.env, PATH: [process.env.PATH, GAMES].filter(Boolean).join(delimiter) },
      // A group of its own: what it has started itself ends with it, and a Ctrl-C is ours to hear.
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    running.add(this);
    this.#child.on('error', (error) => this.#ended(error.message));
    this.#child.on('exit', (code, signal) => this.#ended(signal ?? `exit ${code}`));
    this.#child.stdin.on('error', () => {});
    this.#child.stdout.on('error', () => {});
    this.#child.stderr.on('error', () => {});
    this.#child.stdout.setEncoding('utf8').on('data', (text: string) => this.#read(text));
    this.#child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(-LAST_WORDS);
    });
  }

  say(line: string): void {
    if (this.#end === undefined) this.#child.stdin.write(`${line}\n`);
  }

  /**
   * The first line of its answer that `read` makes something of. Throws a `Forfeit` where it ends, or says nothing of
   * the kind for so many milliseconds.
   */
  async ask<T>(line: string, read: (line: string) => T | undefined, patience: number): Promise<T> {
    if (this.#end !== undefined) throw this.#crash();
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<T>((resolve, reject) => {
        this.#fail = reject;
        this.#hear = (heard) => {
          const answer = read(heard);
          if (answer !== undefined) resolve(answer);
        };
        timer = setTimeout(() => reject(new Forfeit('silent', `${line.split(' ')[0]}: ${patience} ms`)), patience);
        this.say(line);
      });
    } finally {
      clearTimeout(timer);
      this.#hear = undefined;
      this.#fail = undefined;
    }
  }

  /** Lets it leave by itself, and ends it where it does not. */
  close(farewell: string): void {
    if (this.#end !== undefined) return;
    this.say(farewell);
    this.#child.stdin.end();
    setTimeout(() => this.kill(), FAREWELL_MS).unref();
  }

  /** Ends it at once, with all that it has started. */
  kill(): void {
    running.delete(this);
    const { pid } = this.#child;
    try {
      if (pid !== undefined && process.platform !== 'win32') process.kill(-pid, 'SIGKILL');
      else this.#child.kill('SIGKILL');
    } catch {
      // It has gone by itself meanwhile.
    }
  }

  #read(text: string): void {
    const lines = (this.#half + text).split('\n');
    this.#half = (lines.pop() as string).slice(-LONGEST_LINE);
    for (const line of lines) this.#hear?.(line.trim());
  }

  #ended(why: string): void {
    if (this.#end !== undefined) return;
    this.#end = why;
    // What it has started itself may still be there.
    this.kill();
    // Its last words may be on their way.
    setImmediate(() => this.#fail?.(this.#crash()));
  }

  #crash(): Forfeit {
    const words = this.#lastWords.trim().split('\n').at(-1)?.trim() ?? '';
    return new Forfeit('crashed', [`${this.#command}: ${this.#end}`, words].filter(Boolean).join('; '));
  }
}
