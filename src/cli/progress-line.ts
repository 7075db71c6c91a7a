/** Nobody needs to be told of work that takes less. */
const PATIENCE_MS = 1000;
const EVERY_MS = 250;
/** Where lines cannot be rewritten, they come less often. */
const EVERY_MS_IN_A_LOG = 2000;

/**
 * What is known so far, on one line that is rewritten in place; in a log, on a line each time. Shows nothing in the first second.
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
