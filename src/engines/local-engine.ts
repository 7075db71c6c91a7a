import type { StopSignal } from '../search/index.ts';
import { BUSY, CLOSED, CLOSED_MEANWHILE, type Engine } from './engine.ts';
import { checkLimits, checkPosition, type EngineLimits } from './limits.ts';
import type { Thought } from './think.ts';
import type { Thinker, ThinkerOptions } from './thinker.ts';
import { openThinker } from './thinkers.ts';
import { turn } from './turn.ts';

/** An engine in the thread that calls it: for programs that have a thread for computing already. */
export class LocalEngine implements Engine {
  readonly game: string;
  readonly #thinker: Thinker;
  #state: 'free' | 'busy' | 'closed' = 'free';

  constructor(game: string, thinker: Thinker) {
    this.game = game;
    this.#thinker = thinker;
  }

  get threads(): number {
    return this.#thinker.threads;
  }

  /** The signal may be a flag in shared memory as well: it is looked at every few milliseconds. */
  async *think(position: string, limits: EngineLimits = {}, signal?: StopSignal): AsyncGenerator<Thought, undefined> {
    checkPosition(position);
    checkLimits(limits);
    if (this.#state === 'closed') throw new Error(CLOSED);
    if (this.#state === 'busy') throw new Error(BUSY);
    this.#state = 'busy';
    const isClosed = () => this.#state === 'closed';
    const stop = {
      get aborted() {
        return signal?.aborted === true || isClosed();
      },
      turn,
    };
    try {
      for await (const thought of this.#thinker.think(position, limits, stop)) {
        if (isClosed()) throw new Error(CLOSED_MEANWHILE);
        yield thought;
      }
    } finally {
      if (this.#state === 'busy') this.#state = 'free';
    }
  }

  close(): void {
    this.#state = 'closed';
    this.#thinker.close();
  }
}

/** An engine for this game in the calling thread. A search without a kernel holds the thread up for as long as a tree takes. */
export async function openLocalEngine(game: string, options: ThinkerOptions = {}): Promise<LocalEngine> {
  return new LocalEngine(game, await openThinker(game, options));
}
