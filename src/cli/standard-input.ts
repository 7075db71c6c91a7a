import { fstatSync } from 'node:fs';
import { failure } from './problems.ts';

/** Standard input of the process, piece by piece or all at once. */
export class StandardInput {
  #pieces: AsyncIterator<string> | undefined;

  /** What has come since the last call, as soon as anything has; undefined at the end. */
  async more(): Promise<string | undefined> {
    try {
      if (this.#pieces === undefined) {
        process.stdin.setEncoding('utf8');
        this.#pieces = process.stdin[Symbol.asyncIterator]() as AsyncIterator<string>;
      }
      const { done, value } = await this.#pieces.next();
      return done === true ? undefined : value;
    } catch (error) {
      throw failure((say) => say.unreadableInput((error as Error).message));
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

/** Whether somebody has put something there: a pipe or a file. A terminal has not, and neither has /dev/null, where scripts without input have it. */
export function isPiped(): boolean {
  try {
    const input = fstatSync(0);
    return input.isFIFO() || input.isFile() || input.isSocket();
  } catch {
    return false;
  }
}
