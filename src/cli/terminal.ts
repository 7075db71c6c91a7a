import { fstatSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { commandFailure, EXIT_OK, FAILED } from './problems.ts';
import { wantsColour, wrap } from './style.ts';

export interface TerminalOptions {
  /** Whether to show progress if standard error is not a terminal. */
  readonly progress: boolean;
  /** The progress line, from the command's last news and the time since the start. */
  readonly describe: (news: string, ms: number) => string;
}

/** Standard output and error of the process: the only place that writes to them. */
export class Terminal {
  readonly #options: TerminalOptions;
  #progress: ProgressLine | undefined;
  #pending: Promise<void> = Promise.resolve();

  constructor(options: TerminalOptions) {
    this.#options = options;
  }

  /** `raw`: for a program. What people read is broken between words at a terminal's edge; a pipe has none. */
  out(text: string, raw = false): void {
    this.#progress?.clear();
    const shown = raw ? text : atWidthOf(process.stdout, text);
    const written = new Promise<void>((resolve) => process.stdout.write(shown, () => resolve()));
    this.#pending = this.#pending.then(() => written);
  }

  note(text: string): void {
    this.#progress?.clear();
    const shown = wantsColour(process.stderr, process.env) ? text : stripVTControlCharacters(text);
    process.stderr.write(`${atWidthOf(process.stderr, shown)}\n`);
  }

  /** Updates the progress line. From the first call on it is redrawn regularly, even without news. */
  progress(news: string): void {
    const { stderr } = process;
    const { progress, describe } = this.#options;
    if (this.#progress === undefined && (stderr.isTTY || progress)) {
      this.#progress = new ProgressLine((text) => stderr.write(text), Boolean(stderr.isTTY), describe);
      process.once('exit', () => this.settle());
    }
    this.#progress?.news(news);
  }

  /** Ends the progress, and clears its line. */
  settle(): void {
    this.#progress?.stop();
  }

  /** Resolves when everything has left the process, however slow the reader at the other end of the pipe. */
  flush(): Promise<void> {
    return this.#pending;
  }
}

function atWidthOf({ isTTY, columns }: Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>, text: string): string {
  return isTTY && columns > 0 ? wrap(text, columns) : text;
}

/** A reader that has seen enough (`| head`) is no error: leave without a word. A full disk is one: `say` why. */
export function leaveOnBrokenPipe(say: (error: NodeJS.ErrnoException) => string): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT_OK);
    process.stderr.write(`${say(error)}\n`, () => process.exit(FAILED));
  });
  // A broken standard error cannot be reported anywhere.
  process.stderr.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? EXIT_OK : FAILED));
}

/** Shorter work shows no progress. */
const PATIENCE_MS = 1000;
const EVERY_MS = 250;
/** Where lines cannot be rewritten, they are printed less often. */
const EVERY_MS_IN_A_LOG = 2000;

/**
 * The result so far: in a terminal, one line that is rewritten in place; in a log, a new line each time. Shows nothing
 * in the first second.
 */
export class ProgressLine {
  readonly #write: (text: string) => void;
  readonly #rewrites: boolean;
  readonly #describe: (news: string, ms: number) => string;
  readonly #started = performance.now();
  readonly #timer: NodeJS.Timeout;
  #news = '';
  #last = '';

  constructor(write: (text: string) => void, rewrites: boolean, describe: (news: string, ms: number) => string) {
    this.#write = write;
    this.#rewrites = rewrites;
    this.#describe = describe;
    this.#timer = setInterval(() => this.#show(), rewrites ? EVERY_MS : EVERY_MS_IN_A_LOG);
    this.#timer.unref();
  }

  news(text: string): void {
    this.#news = text;
    if (!this.#rewrites) this.#show();
  }

  /** Takes the line off the screen; it comes back with the next tick. */
  clear(): void {
    if (this.#rewrites && this.#last !== '') this.#write('\r\u001b[2K');
    this.#last = '';
  }

  stop(): void {
    clearInterval(this.#timer);
    this.clear();
  }

  #show(): void {
    const ms = performance.now() - this.#started;
    if (ms < PATIENCE_MS) return;
    const text = this.#describe(this.#news, ms);
    if (text === '' || text === this.#last) return;
    this.#last = text;
    this.#write(this.#rewrites ? `\r\u001b[2K${cut(text)}` : `${text}\n`);
  }
}

/** A line that wraps cannot be wiped off. */
function cut(text: string): string {
  const room = (process.stderr.columns ?? 80) - 1;
  const letters = [...text];
  return letters.length <= room ? text : `${letters.slice(0, room - 1).join('')}…`;
}

/** Standard input of the process, piece by piece or all at once. */
export class StandardInput {
  #pieces: AsyncIterator<string> | undefined;

  /** The input since the last call, as soon as there is any; undefined at the end. */
  async more(): Promise<string | undefined> {
    try {
      if (this.#pieces === undefined) {
        process.stdin.setEncoding('utf8');
        this.#pieces = process.stdin[Symbol.asyncIterator]() as AsyncIterator<string>;
      }
      const { done, value } = await this.#pieces.next();
      return done === true ? undefined : value;
    } catch (error) {
      throw commandFailure((say) => say.unreadableInput(error as Error));
    }
  }

  async all(): Promise<string> {
    const pieces: string[] = [];
    for (let piece = await this.more(); piece !== undefined; piece = await this.more()) pieces.push(piece);
    return pieces.join('');
  }

  /** Nobody wants the rest: an open pipe does not keep the process alive. */
  leave(): void {
    if (this.#pieces !== undefined) process.stdin.destroy();
  }
}

/**
 * Whether somebody has put something there: a pipe or a file. A terminal has not, and neither has /dev/null, where
 * scripts without input have it.
 */
export function isPiped(): boolean {
  try {
    const input = fstatSync(0);
    return input.isFIFO() || input.isFile() || input.isSocket();
  } catch {
    return false;
  }
}
