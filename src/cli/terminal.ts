import { stripVTControlCharacters } from 'node:util';
import { ProgressLine } from './progress-line.ts';
import { wantsColour } from './style.ts';

export interface TerminalOptions {
  /** Progress is shown on a terminal, and elsewhere only where it was asked for. */
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

  out(text: string): void {
    this.#progress?.clear();
    const written = new Promise<void>((resolve) => process.stdout.write(text, () => resolve()));
    this.#pending = this.#pending.then(() => written);
  }

  note(text: string): void {
    this.#progress?.clear();
    process.stderr.write(`${wantsColour(process.stderr, process.env) ? text : stripVTControlCharacters(text)}\n`);
  }

  /** Work goes on: from the first call on progress is shown, also where there is no news for a while. */
  progress(news: string): void {
    const { stderr } = process;
    const { progress, describe } = this.#options;
    if (this.#progress === undefined && (stderr.isTTY || progress)) {
      this.#progress = new ProgressLine((text) => stderr.write(text), Boolean(stderr.isTTY), describe);
      process.once('exit', () => this.settle());
    }
    this.#progress?.news(news);
  }

  /** No more progress: what is on the line is wiped off. */
  settle(): void {
    this.#progress?.stop();
  }

  /** Resolves when everything has left the process, however slow the reader at the other end of the pipe. */
  flush(): Promise<void> {
    return this.#pending;
  }
}

/** A reader that has seen enough (`| head`) is no error: leave without a word. */
export function leaveOnBrokenPipe(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      throw error;
    });
}
