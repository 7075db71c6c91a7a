import { createInterface, type Interface } from 'node:readline';
import { hear } from '../interrupt.ts';

/**
 * Lines that a person types or a script pipes in. They are read all the time, so input typed during a search is not
 * lost. Piped lines are echoed after the prompt, so that the output reads like a conversation.
 */
export class Lines {
  readonly #reader: Interface;
  readonly #waiting: string[] = [];
  readonly #terminal: boolean;
  readonly #echo: (text: string) => void;
  #closed = false;
  #wake: (() => void) | undefined;

  constructor(complete: (line: string) => string[], echo: (text: string) => void) {
    this.#terminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);
    this.#echo = echo;
    this.#reader = createInterface({
      input: process.stdin,
      ...(this.#terminal && { output: process.stdout }),
      terminal: this.#terminal,
      completer: (line: string) => [complete(line), line],
    });
    this.#reader.on('line', (line) => {
      this.#waiting.push(line);
      this.#wake?.();
    });
    this.#reader.on('close', () => {
      this.#closed = true;
      this.#wake?.();
    });
    this.#reader.on('SIGINT', hear);
  }

  /** Whether keys are read one by one. If not, Ctrl-C is a signal, which is always handled. */
  set awake(awake: boolean) {
    if (this.#terminal && !this.#closed) process.stdin.setRawMode(awake);
  }

  /** Whether a person sits at a terminal. */
  get terminal(): boolean {
    return this.#terminal;
  }

  /** The next line; undefined at the end of the input, or once `close` was called. */
  async next(prompt: string): Promise<string | undefined> {
    if (this.#terminal && this.#waiting.length === 0 && !this.#closed) {
      this.#reader.setPrompt(prompt);
      this.#reader.prompt();
    }
    while (this.#waiting.length === 0 && !this.#closed)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    const line = this.#waiting.shift();
    if (line !== undefined && !this.#terminal) this.#echo(`${prompt}${line}\n`);
    return line;
  }

  close(): void {
    this.#reader.close();
  }
}
