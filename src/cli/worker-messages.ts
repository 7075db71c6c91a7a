import type { Language } from '../say/index.ts';
import type { Args } from './command.ts';

/** What a worker is started with. */
export interface WorkerTask {
  readonly command: string;
  readonly args: Args;
  readonly language: Language;
  readonly colour: boolean;
  readonly piped: boolean;
  readonly flag: SharedArrayBuffer;
}

/** What a worker that runs a command says. `input` asks for all of standard input, `more` for what has come since; each is answered by a `WorkerInput`. */
export type WorkerMessage =
  | { readonly kind: 'out' | 'note' | 'progress'; readonly text: string }
  | { readonly kind: 'input' | 'more' }
  | { readonly kind: 'done'; readonly exitCode: number };

/** undefined at the end of standard input. */
export interface WorkerInput {
  readonly text: string | undefined;
}
