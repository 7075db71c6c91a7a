import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import type { Result } from '../../../core/index.ts';
import { Forfeit, type Turn } from '../../tournament/player.ts';
import type { ProgramSpec } from '../../tournament/players.ts';

/** The folder in which Debian installs games; it is not always on the path. */
const GAMES = '/usr/games';

/** Number of characters kept from the end of a program's error output, for a message. */
const LAST_WORDS = 200;
/** Longer lines are dropped, because a program may print without line ends. */
const LONGEST_LINE = 100_000;
/** Milliseconds in which a program can quit before it is killed. */
const CLOSE_TIMEOUT_MS = 500;

/** Running programs; all are killed when this process exits. */
const running = new Set<Program>();

process.on('exit', () => {
  for (const program of running) program.kill();
});

/**
 * An external program as a process with a line protocol. Lines that no caller waits for are ignored, so a program may
 * print anything.
 */
export class Program {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #command: string;
  #half = '';
  #lastWords = '';
  /** Why the process ended; undefined while it runs. */
  #end: string | undefined;
  #hear: ((line: string) => void) | undefined;
  #fail: ((why: Forfeit) => void) | undefined;

  constructor([command, ...args]: readonly [string, ...string[]]) {
    this.#command = command;
    this.#child = spawn(command, args, {
      env: { ...process.env, PATH: [process.env.PATH, GAMES].filter(Boolean).join(delimiter) },
      // In its own process group, so that its child processes end with it and Ctrl-C reaches only this process.
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
   * The first line of its answer that `read` accepts. Throws a `Forfeit` if the program ends, or sends no such line for
   * `timeoutMs` milliseconds.
   */
  async ask<T>(line: string, read: (line: string) => T | undefined, timeoutMs: number): Promise<T> {
    if (this.#end !== undefined) throw this.#crash();
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<T>((resolve, reject) => {
        this.#fail = reject;
        this.#hear = (heard) => {
          const answer = read(heard);
          if (answer !== undefined) resolve(answer);
        };
        timer = setTimeout(() => reject(new Forfeit('silent', `${line.split(' ')[0]}: ${timeoutMs} ms`)), timeoutMs);
        this.say(line);
      });
    } finally {
      clearTimeout(timer);
      this.#hear = undefined;
      this.#fail = undefined;
    }
  }

  /** Asks the program to quit, and kills it if it does not. */
  close(farewell: string): void {
    if (this.#end !== undefined) return;
    this.say(farewell);
    this.#child.stdin.end();
    setTimeout(() => this.kill(), CLOSE_TIMEOUT_MS).unref();
  }

  /** Kills the program and its child processes at once. */
  kill(): void {
    running.delete(this);
    const { pid } = this.#child;
    try {
      if (pid !== undefined && process.platform !== 'win32') process.kill(-pid, 'SIGKILL');
      else this.#child.kill('SIGKILL');
    } catch {
      // It has exited meanwhile.
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
    // Its child processes may still run.
    this.kill();
    // Its last output may not have arrived yet.
    setImmediate(() => this.#fail?.(this.#crash()));
  }

  #crash(): Forfeit {
    const words = this.#lastWords.trim().split('\n').at(-1)?.trim() ?? '';
    return new Forfeit('crashed', [`${this.#command}: ${this.#end}`, words].filter(Boolean).join('; '));
  }
}

/** A program's answer to a position. */
export interface ProgramReply {
  /** The move as the program wrote it. */
  readonly text: string;
  /** Number of visited positions that it reports; 0 without a report. */
  readonly nodes: number;
}

/** One side of a protocol, talking to one program. Lines outside the protocol are ignored. */
export interface ProtocolSpeaker {
  /** Resolves when the program is ready for its first game. Throws if it lacks a requested option. */
  greet(program: Program, spec: ProgramSpec): Promise<void>;
  newGame(program: Program, spec: ProgramSpec): Promise<void>;
  /** Throws a `Forfeit` after `timeoutMs` milliseconds. */
  move(program: Program, turn: Turn, spec: ProgramSpec, timeoutMs: number): Promise<ProgramReply>;
  /** Needed if the protocol writes moves in another notation than the game reads. */
  parseMove?(text: string, turn: Turn): Result<number>;
  readonly farewell: string;
}
