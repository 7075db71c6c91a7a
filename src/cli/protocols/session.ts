import type { Language } from '../../say/index.ts';
import type { Context } from '../command.ts';
import { FINE } from '../problems.ts';
import type { Words } from '../words/index.ts';

/** What a session has of the world. */
export interface Surroundings {
  /** A line to the other program. */
  say(line: string): void;
  readonly words: Words['protocol'];
  readonly language: Language;
}

export function surroundings({ out, words, language }: Context): Surroundings {
  return { say: (line) => out(`${line}\n`), words: words.protocol, language };
}

/** What a session does at each command, with what follows it. */
export type Deeds = Readonly<Record<string, (rest: string) => void>>;

/** Does what the line says; `unknown` is for what is no command. False: quit. */
export function obeyLine(line: string, deeds: Deeds, unknown: () => void): boolean {
  const [, verb = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(line) ?? [];
  const name = verb.toLowerCase();
  if (name === 'quit') return false;
  if (Object.hasOwn(deeds, name)) deeds[name](rest);
  else unknown();
  return true;
}

/** How long a think under way has for its last word when the conversation ends. */
export const FAREWELL_MS = 300;

/** A conversation with another program, line by line. */
export interface Session {
  /** False: the conversation is over. */
  obey(line: string): boolean;
  /** The input has ended: what was asked for is done. */
  finish(): Promise<void>;
  /** What is under way still answers; nothing else is begun. */
  close(): Promise<void>;
}

/** Obeys the lines on standard input until the session or the input ends. */
export async function converse(session: Session, { more }: Pick<Context, 'more'>): Promise<number> {
  try {
    let open = true;
    for await (const line of linesOf(more)) if (!(open = session.obey(line))) break;
    if (open) await session.finish();
  } finally {
    await session.close();
  }
  return FINE;
}

/** No command comes near: a game of six thousand moves is 30 kB. What is longer is no command, and is not kept. */
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
    // Only what is new is looked through: a line may come letter by letter.
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

/** What another program asked for: done one after the other, in the order in which it was asked. */
export class Queue {
  #last: Promise<void> = Promise.resolve();
  /** What was not stopped yet, and whether it comes to an end by itself. */
  readonly #stops = new Map<AbortController, boolean>();
  /** How much of what can be stopped is under way or waiting. */
  #stoppable = 0;
  #closed = false;

  /** Whether something that can be stopped is under way or waiting. */
  get busy(): boolean {
    return this.#stoppable > 0;
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Work that cannot be stopped. It sees to its own errors. */
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

  /** Stops everything that was asked for so far. */
  stop(): void {
    for (const stop of this.#stops.keys()) stop.abort();
    // Each is told once: a thousand that wait are not told a thousand times.
    this.#stops.clear();
  }

  /** Nobody will ask for more: resolves when everything is done. Only what would go on for ever is stopped. */
  async finish(): Promise<void> {
    for (const [stop, ends] of this.#stops) if (!ends) stop.abort();
    await this.#last;
  }

  /** Nothing more is begun; resolves when what is under way has ended, after so many milliseconds in any case. */
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
