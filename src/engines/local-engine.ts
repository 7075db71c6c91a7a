import { type Game, onceFromPure, type Position, type PureGame } from '../core/index.ts';
import type { StopSignal } from '../search/index.ts';
import { type Engine, Queue, turn } from './engine.ts';
import { checkLimits, checkSignal, type EngineLimits } from './limits.ts';
import type { Thinker, ThinkerOptions } from './thinker.ts';
import { generalThinker, openThinker } from './thinkers.ts';
import type { Thought } from './thought.ts';
import { error } from './words.ts';

/** An engine in the thread that calls it: thinks one depth after the other, and lets other events in between. */
export class ObjectEngine<From> implements Engine<From> {
  readonly game: string;
  readonly threads = 1;
  readonly #thinker: Thinker;
  readonly #notation: (from: From) => string;
  readonly #queue = new Queue();
  #closed = false;

  private constructor(game: string, thinker: Thinker, notation: (from: From) => string) {
    this.game = game;
    this.#thinker = thinker;
    this.#notation = notation;
  }

  static ofGame<P extends Position>(game: Game<P>, options: ThinkerOptions): ObjectEngine<P> {
    return new ObjectEngine<P>(game.name, generalThinker(game, options), (position) => game.formatPosition(position));
  }

  static ofPure<State, Move>(pure: PureGame<State, Move>, options: ThinkerOptions): ObjectEngine<State> {
    const game = onceFromPure(pure);
    return new ObjectEngine<State>(pure.name, generalThinker(game, options), (state) => game.formatPosition(game.at(state)));
  }

  /** For the game that a name or the address of a module means. */
  static async ofName(game: string, options: ThinkerOptions): Promise<ObjectEngine<never>> {
    return new ObjectEngine<never>(game, await preparedThinker(game, options), (text) => text);
  }

  async *think(from: string | From, limits: EngineLimits = {}, signal?: AbortSignal): AsyncGenerator<Thought, undefined> {
    checkLimits(limits);
    checkSignal(signal);
    const text = typeof from === 'string' ? from : this.#notation(from);
    const leave = await this.#queue.enter();
    try {
      if (this.#closed) throw error('closed');
      const host = { mayGoOn: () => signal?.aborted !== true, told: () => {} };
      for (const thought of this.#thinker.think(text, limits, host)) {
        yield thought;
        await turn();
        if (this.#closed) throw error('closed-meanwhile');
      }
    } finally {
      leave();
    }
  }

  close(): void {
    this.#closed = true;
    this.#thinker.close();
  }
}

/** The same engine as `openEngine` gives for a name, in the calling thread: for threads that are there to compute. */
export function openEngineHere(game: string, options: ThinkerOptions = {}): Promise<Engine> {
  return ObjectEngine.ofName(game, options);
}

/** What a think in the calling thread tells, and when it stops. */
export interface LocalThink {
  /** Looked at every 2,000 positions or so: a flag in memory that another thread raises, say. */
  readonly signal?: StopSignal;
  onThought?(thought: Thought): void;
}

/** An engine that thinks to its end in the calling thread: for programs that have a thread for computing already. */
export class LocalEngine {
  readonly game: string;
  readonly #thinker: Thinker;
  #closed = false;

  constructor(game: string, thinker: Thinker) {
    this.game = game;
    this.#thinker = thinker;
  }

  get threads(): number {
    return this.#thinker.threads;
  }

  /** The answer, after what was thought on the way. */
  think(position: string, limits: EngineLimits = {}, { signal, onThought = () => {} }: LocalThink = {}): Thought {
    if (typeof position !== 'string') throw error('not-a-position', { type: typeof position });
    checkLimits(limits);
    if (this.#closed) throw error('closed');
    let last: Thought | undefined;
    for (const thought of this.#thinker.think(position, limits, { mayGoOn: () => signal?.aborted !== true, told: onThought })) {
      last = thought;
      onThought(thought);
    }
    return last as Thought;
  }

  close(): void {
    this.#closed = true;
    this.#thinker.close();
  }
}

/** An engine for the game that a name or the address of a module means, in the calling thread. */
export async function openLocalEngine(game: string, options: ThinkerOptions = {}): Promise<LocalEngine> {
  return new LocalEngine(game, await preparedThinker(game, options));
}

async function preparedThinker(game: string, options: ThinkerOptions): Promise<Thinker> {
  const thinker = await openThinker(game, options);
  await thinker.prepare?.('', {});
  return thinker;
}
