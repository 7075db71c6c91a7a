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
import type { CliTexts } from './words/index.ts';

/** The data with which a worker is started. */
export interface WorkerTask {
  readonly command: string;
  readonly args: Args;
  readonly language: Language;
  readonly colour: boolean;
  readonly piped: boolean;
  readonly flag: SharedArrayBuffer;
}

/**
 * A message from the worker that runs a command. `input` asks for all of standard input, `more` for the input since the
 * last request; a `WorkerInput` answers each.
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
 * Searches recurse once per ply. With this stack they reach DEEPEST plies, whatever frames the game's own functions
 * need. The memory is only reserved; pages are allocated when they are used.
 */
const STACK_MEGABYTES = 256;

/**
 * Runs a command in a thread of its own. The first Ctrl-C asks the command to end with its result so far; the second
 * ends the thread. While the command waits for its input there is no result, so the first Ctrl-C ends it.
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
    // Output of a user's own game goes to standard error: standard output is for the result.
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

function brokenThread(error: NodeJS.ErrnoException, words: CliTexts): string {
  return error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? words.outOfMemory : words.unexpected(`${error.name}: ${error.message}`);
}
