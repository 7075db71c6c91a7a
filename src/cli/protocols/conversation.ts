import type { Language } from '../../i18n/index.ts';
import type { Context } from '../command.ts';
import { EXIT_OK } from '../problems.ts';
import type { CliTexts } from '../words/index.ts';

/** The functions that a session needs from the command line. */
export interface Environment {
  /** A line to the other program. */
  say(line: string): void;
  readonly words: CliTexts['protocol'];
  readonly language: Language;
}

export function environment({ out, words, language }: Context): Environment {
  return { say: (line) => out(`${line}\n`), words: words.protocol, language };
}

/** The handler of each command, called with the rest of the line. */
export type Handlers = Readonly<Record<string, (rest: string) => void>>;

/** Calls the handler of the line's command, or `unknown`. False: quit. */
export function dispatchLine(line: string, handlers: Handlers, unknown: () => void): boolean {
  const [, verb = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(line) ?? [];
  const name = verb.toLowerCase();
  if (name === 'quit') return false;
  if (Object.hasOwn(handlers, name)) handlers[name](rest);
  else unknown();
  return true;
}

/** How long a running search has for its final reply when the conversation ends. */
export const CLOSE_TIMEOUT_MS = 300;

/** A conversation with another program, line by line. */
export interface Session {
  /** False: the conversation is over. */
  handle(line: string): boolean;
  /** Called at the end of the input: finishes the pending requests. */
  finish(): Promise<void>;
  /** Lets the running search answer, and begins nothing else. */
  close(): Promise<void>;
}

/** Handles the lines of standard input until the session or the input ends. */
export async function runProtocol(session: Session, { more }: Pick<Context, 'more'>): Promise<number> {
  try {
    let open = true;
    for await (const line of linesOf(more)) if (!(open = session.handle(line))) break;
    if (open) await session.finish();
  } finally {
    await session.close();
  }
  return EXIT_OK;
}

/** No command comes near: a game of six thousand moves is 30 kB. Longer lines are not commands and are not kept. */
const LONGEST_LINE = 1 << 20;

/**
 * The lines of another program, as they come; a line may come in pieces. The other program may vanish at any moment:
 * whatever then goes wrong with reading is the end of its lines, and so is the end of the input, where a last line
 * without its end counts.
 */
async function* linesOf(more: () => Promise<string | undefined>): AsyncGenerator<string, undefined> {
  let half = '';
  let tooLong = false;
  for (;;) {
    const piece = await more().catch(() => undefined);
    // Only the new text is scanned: a line may come letter by letter.
    for (const [i, next] of (piece ?? '\n').split(/[\r\n]/).entries()) {
      if (i > 0) {
        const line = tooLong || half.length > LONGEST_LINE ? '' : half.trim();
        if (line !== '') yield line;
        half = '';
        tooLong = false;
      }
      half += next;
    }
    if (piece === undefined) return;
    if (half.length > LONGEST_LINE) {
      half = '';
      tooLong = true;
    }
  }
}

/** The requests of another program, done one after the other in their order. */
export class Queue {
  #last: Promise<void> = Promise.resolve();
  /** The tasks that were not stopped yet, and whether each ends by itself. */
  readonly #stops = new Map<AbortController, boolean>();
  /** The number of stoppable tasks that run or wait. */
  #stoppable = 0;
  #closed = false;

  /** Whether something that can be stopped is under way or waiting. */
  get busy(): boolean {
    return this.#stoppable > 0;
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Adds work that cannot be stopped. It handles its own errors. */
  add(work: () => Promise<void> | void): void {
    this.#last = this.#last.then(() => (this.#closed ? undefined : work()));
  }

  /**
   * Work that `stop` stops, before it begins or in the middle: it then comes to its end at once. `ends`: it does so by
   * itself, too.
   */
  addStoppable(ends: boolean, work: (stop: AbortController) => Promise<void>): void {
    const stop = new AbortController();
    this.#stops.set(stop, ends);
    this.#stoppable++;
    this.add(() =>
      work(stop).finally(() => {
        this.#stops.delete(stop);
        this.#stoppable--;
      }),
    );
  }

  /** Stops all requests so far. */
  stop(): void {
    for (const stop of this.#stops.keys()) stop.abort();
    // Each is stopped once, so a thousand waiting searches are not stopped a thousand times.
    this.#stops.clear();
  }

  /** No more requests follow. Stops only the endless tasks; resolves when all are done. */
  async finish(): Promise<void> {
    for (const [stop, ends] of this.#stops) if (!ends) stop.abort();
    await this.#last;
  }

  /** Begins nothing more. Resolves when the running task has ended, at the latest after `ms` milliseconds. */
  async close(ms: number): Promise<void> {
    this.#closed = true;
    this.stop();
    let timer: ReturnType<typeof setTimeout> | undefined;
    await Promise.race([
      this.#last,
      new Promise<void>((resolve) => {
        timer = setTimeout(resolve, ms);
      }),
    ]);
    clearTimeout(timer);
  }
}
