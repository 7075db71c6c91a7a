import { Worker } from 'node:worker_threads';
import { clearUnfinished } from '../core/node/index.ts';
import type { Language } from '../i18n/index.ts';
import type { Args, Command, Context } from './command.ts';
import type { StopFlag } from './interrupt.ts';
import { onInterrupt } from './interrupt.ts';
import { endInTime } from './leaving.ts';
import { FAILED, INTERRUPTED, TERMINATED } from './problems.ts';
import type { Terminal } from './terminal.ts';
import { isPiped, StandardInput } from './terminal.ts';
import type { Words } from './words/index.ts';

/** What a worker is started with. */
export interface WorkerTask {
  readonly command: string;
  readonly args: Args;
  readonly language: Language;
  readonly colour: boolean;
  readonly piped: boolean;
  readonly flag: SharedArrayBuffer;
}

/**
 * What a worker that runs a command says. `input` asks for all of standard input, `more` for what has come since; each
 * is answered by a `WorkerInput`.
 */
export type WorkerMessage =
  | { readonly kind: 'out' | 'note' | 'progress'; readonly text: string }
  | { readonly kind: 'input' | 'more' }
  | { readonly kind: 'done'; readonly exitCode: number };

/** undefined at the end of standard input. */
export interface WorkerInput {
  readonly text: string | undefined;
}

/**
 * Searches recurse once a ply. With this stack they go DEEPEST plies down, whatever the game's own frames take on top;
 * the memory is only reserved, pages are used as they are touched.
 */
const STACK_MEGABYTES = 256;

/**
 * Runs a command in a thread of its own. The first Ctrl-C asks it to come to an end with what it has; the second one
 * does not ask. Until the command has its input there is nothing to come to an end with, so there the first one is
 * enough.
 */
export async function runInWorker(
  command: Command,
  args: Args,
  flag: StopFlag,
  terminal: Terminal,
  context: Pick<Context, 'language' | 'words' | 'style' | 'out'>,
): Promise<number> {
  const { language, words, style, out } = context;
  terminal.progress('');
  const task = { command: command.name, args, language, colour: style.colour, piped: isPiped(), flag: flag.memory };
  const worker = new Worker(new URL('./worker.js', import.meta.url), {
    workerData: task satisfies WorkerTask,
    resourceLimits: { stackSizeMb: STACK_MEGABYTES },
    // What a person's own game prints goes to standard error: standard output is for the answer.
    stdout: true,
  });
  worker.stdout.pipe(process.stderr, { end: false });
  let exitCode: number | undefined;
  const input = new StandardInput();
  let reading = false;
  const giveInput = async (kind: 'input' | 'more') => {
    reading = true;
    const text = await (kind === 'input' ? input.all() : input.more());
    reading = false;
    worker.postMessage({ text } satisfies WorkerInput);
  };
  const leave = async (code: number) => {
    exitCode = code;
    const isEnded = await endInTime(worker.terminate());
    for (const value of Object.values(args.flags)) if (value !== true) clearUnfinished(value);
    if (!isEnded) process.kill(process.pid, 'SIGKILL');
  };
  const terminated = () => leave(TERMINATED);
  const ended = new Promise<number>((resolve, reject) => {
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'out') out(message.text);
      else if (message.kind === 'note') terminal.note(message.text);
      else if (message.kind === 'progress') terminal.progress(message.text);
      else if (message.kind === 'done') {
        exitCode = message.exitCode;
        // The thread takes a moment to end, in which nothing goes on.
        terminal.settle();
      } else giveInput(message.kind).catch(reject);
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      terminal.note(`${style.bad('minerve:')} ${brokenThread(error, words)}`);
      exitCode = FAILED;
    });
    worker.on('exit', () => {
      if (exitCode === undefined) terminal.note(`${style.bad('minerve:')} ${words.endedEarly}`);
      resolve(exitCode ?? FAILED);
    });
    onInterrupt((times) => (times === 1 && !reading ? flag.raise() : leave(INTERRUPTED)));
    process.once('SIGTERM', terminated);
  });
  try {
    return await ended;
  } finally {
    onInterrupt(undefined);
    process.off('SIGTERM', terminated);
    input.leave();
    await worker.terminate();
  }
}

function brokenThread(error: NodeJS.ErrnoException, words: Words): string {
  return error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? words.outOfMemory : words.unexpected(`${error.name}: ${error.message}`);
}
