import { inFull, type Sayable } from '../i18n/index.ts';
import { errorOf, failureOf, type ThreadFailure } from './failure.ts';
import type { Port } from './port.ts';
import type { Thread, ThreadEvents } from './thread.ts';
import { error } from './words.ts';

/** The caller's messages. Calls are numbered from 1. */
type CallMessage = { readonly id: number; readonly request: unknown } | { readonly id: number; readonly cancel: true };

/** The worker's messages: any number of progress messages for a call, then a reply or a failure. */
type ReplyMessage =
  | { readonly id: number; readonly progress: unknown }
  | { readonly id: number; readonly reply: unknown }
  | { readonly id: number; readonly failure: ThreadFailure };

export type StartThread = (events: ThreadEvents) => Thread;

export interface CallOptions<Progress> {
  readonly onProgress?: (progress: Progress) => void;
  /** Cancels the call: the signal of the worker's handler aborts, and its reply is still awaited. */
  readonly signal?: AbortSignal | undefined;
  /** A worker that has not replied this long after a cancel is terminated. Default: no limit. */
  readonly killTimeoutMs?: number;
  /** Whether the call keeps a Node process alive. Default: true. */
  readonly holds?: boolean;
}

interface PendingCall {
  onProgress(progress: unknown): void;
  resolve(reply: unknown): void;
  reject(why: unknown): void;
}

/**
 * The caller's side of a worker: each call is a request, progress, and a reply or an error. A worker that dies or is
 * terminated fails every call under way, and all later ones, with the reason.
 */
export class WorkerConnection {
  readonly #thread: Thread;
  readonly #calls = new Map<number, PendingCall>();
  #lastId = 0;
  #death: { readonly why: unknown } | undefined;

  /** `deathError` makes the error of calls whose worker died from the reason and Node's code. */
  constructor(start: StartThread, deathError: (reason: Sayable, code?: string) => Error) {
    this.#thread = start({
      message: (data) => this.#receive(data as ReplyMessage),
      died: (reason, code) => this.#die(deathError(typeof reason === 'string' ? inFull(reason) : reason, code)),
    });
  }

  get isDead(): boolean {
    return this.#death !== undefined;
  }

  /** Whether the worker keeps a Node process alive. */
  hold(held: boolean): void {
    this.#thread.hold(held);
  }

  async call<Reply, Progress = never>(
    request: unknown,
    { onProgress = () => {}, signal, killTimeoutMs, holds = true }: CallOptions<Progress> = {},
  ): Promise<Reply> {
    if (this.#death !== undefined) throw this.#death.why;
    signal?.throwIfAborted();
    const id = ++this.#lastId;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = () => {
      this.#thread.post({ id, cancel: true } satisfies CallMessage);
      if (killTimeoutMs !== undefined) timer = setTimeout(() => this.terminate(signal?.reason), killTimeoutMs);
    };
    signal?.addEventListener('abort', cancel, { once: true });
    if (holds) this.hold(true);
    try {
      return await new Promise<Reply>((resolve, reject) => {
        this.#calls.set(id, { onProgress, resolve, reject } as PendingCall);
        this.#thread.post({ id, request } satisfies CallMessage);
      });
    } finally {
      this.#calls.delete(id);
      signal?.removeEventListener('abort', cancel);
      clearTimeout(timer);
      if (holds) this.hold(false);
    }
  }

  /** Ends the worker at once. Calls under way fail with `why`. */
  terminate(why: unknown): void {
    this.#thread.terminate();
    this.#die(why);
  }

  #die(why: unknown): void {
    this.#death ??= { why };
    for (const { reject } of this.#calls.values()) reject(why);
  }

  #receive(message: ReplyMessage): void {
    const call = this.#calls.get(message.id);
    if (call === undefined) return;
    if ('progress' in message) call.onProgress(message.progress);
    else if ('failure' in message) call.reject(errorOf(message.failure));
    else call.resolve(message.reply);
  }
}

/** The second argument of a handler, besides the request. */
export interface CallContext<Progress> {
  readonly signal: AbortSignal;
  progress(progress: Progress): void;
}

/**
 * The worker's side: `handle` answers each request; an error that it throws becomes the error of the caller. `transfer`
 * lists the buffers of a reply that are transferred instead of copied.
 */
export function serveCalls<Request, Reply, Progress = never>(
  port: Port,
  handle: (request: Request, context: CallContext<Progress>) => Reply | Promise<Reply>,
  transfer: (reply: Reply) => ArrayBuffer[] = () => [],
): void {
  const post = (message: ReplyMessage, buffers?: ArrayBuffer[]) => port.post(message, buffers);
  const cancels = new Map<number, AbortController>();
  const answer = async (id: number, request: Request) => {
    const controller = new AbortController();
    cancels.set(id, controller);
    try {
      const reply = await handle(request, { signal: controller.signal, progress: (progress) => post({ id, progress }) });
      post({ id, reply }, transfer(reply));
    } catch (thrown) {
      post({ id, failure: failureOf(thrown) });
    } finally {
      cancels.delete(id);
    }
  };
  port.listen((data) => {
    const message = data as CallMessage;
    if ('cancel' in message) cancels.get(message.id)?.abort();
    else void answer(message.id, message.request as Request);
  });
}

/** The error of calls whose worker died. */
export function threadDied(reason: Sayable, code?: string): Error {
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? error('lab-out-of-memory') : error('lab-thread-died', { reason });
}

/** One call of a worker that is started for it and terminated after it. A cancel terminates it at once. */
export async function callWorker<Reply, Progress = never>(
  start: StartThread,
  request: unknown,
  options: CallOptions<Progress> = {},
): Promise<Reply> {
  options.signal?.throwIfAborted();
  const connection = new WorkerConnection(start, threadDied);
  try {
    return await connection.call<Reply, Progress>(request, { killTimeoutMs: 0, ...options });
  } finally {
    connection.terminate(error('lab-closed'));
  }
}
