import { type Game, onceFromPure, type Position, type PureGame } from '../core/index.ts';
import type { StopSignal } from '../search/index.ts';
import type { Analysis } from './analysis.ts';
import { type Engine, eventLoopTurn, SerialLock } from './engine.ts';
import { checkLimits, checkSignal, type EngineLimits } from './limits.ts';
import type { Searcher, SearcherOptions } from './searcher.ts';
import { generalSearcher, openSearcher } from './searchers.ts';
import { error } from './words.ts';

/** An engine in the calling thread that does not block it: lets other events run between depths. */
export class AsyncLocalEngine<From> implements Engine<From> {
  readonly game: string;
  readonly threads = 1;
  readonly #searcher: Searcher;
  readonly #notation: (from: From) => string;
  readonly #queue = new SerialLock();
  #closed = false;

  private constructor(game: string, searcher: Searcher, notation: (from: From) => string) {
    this.game = game;
    this.#searcher = searcher;
    this.#notation = notation;
  }

  static ofGame<P extends Position>(game: Game<P>, options: SearcherOptions): AsyncLocalEngine<P> {
    return new AsyncLocalEngine<P>(game.name, generalSearcher(game, options), (position) => game.formatPosition(position));
  }

  static ofPure<State, Move>(pure: PureGame<State, Move>, options: SearcherOptions): AsyncLocalEngine<State> {
    const game = onceFromPure(pure);
    return new AsyncLocalEngine<State>(pure.name, generalSearcher(game, options), (state) => game.formatPosition(game.at(state)));
  }

  /** For the game that a name or the address of a module means. */
  static async ofName(game: string, options: SearcherOptions): Promise<AsyncLocalEngine<never>> {
    return new AsyncLocalEngine<never>(game, await preparedSearcher(game, options), (text) => text);
  }

  async *analyse(from: string | From, limits: EngineLimits = {}, signal?: AbortSignal): AsyncGenerator<Analysis, undefined> {
    checkLimits(limits);
    checkSignal(signal);
    const text = typeof from === 'string' ? from : this.#notation(from);
    const leave = await this.#queue.acquire();
    try {
      if (this.#closed) throw error('closed');
      const host = { shouldContinue: () => signal?.aborted !== true, onInfo: () => {} };
      for (const analysis of this.#searcher.analyse(text, limits, host)) {
        yield analysis;
        await eventLoopTurn();
        if (this.#closed) throw error('closed-meanwhile');
      }
    } finally {
      leave();
    }
  }

  /** @deprecated Use `analyse`. */
  think(from: string | From, limits?: EngineLimits, signal?: AbortSignal): AsyncGenerator<Analysis, undefined> {
    return this.analyse(from, limits, signal);
  }

  close(): void {
    this.#closed = true;
    this.#searcher.close();
  }
}

/** The same engine as `openEngine` gives for a name, in the calling thread: for threads that are there to compute. */
export function openAsyncLocalEngine(game: string, options: SearcherOptions = {}): Promise<Engine> {
  return AsyncLocalEngine.ofName(game, options);
}

/** Options of `LocalEngine.analyse`. */
export interface LocalAnalyseOptions {
  /** Checked about every 2,000 positions or every millisecond, for example a flag that another thread sets. */
  readonly signal?: StopSignal;
  onInfo?(analysis: Analysis): void;
}

/** An engine that blocks the calling thread until its answer: for programs that compute in their own thread. */
export class LocalEngine {
  readonly game: string;
  readonly #searcher: Searcher;
  #closed = false;

  constructor(game: string, searcher: Searcher) {
    this.game = game;
    this.#searcher = searcher;
  }

  get threads(): number {
    return this.#searcher.threads;
  }

  /** The answer, after the analyses on the way. */
  analyse(position: string, limits: EngineLimits = {}, { signal, onInfo = () => {} }: LocalAnalyseOptions = {}): Analysis {
    if (typeof position !== 'string') throw error('not-a-position', { type: typeof position });
    checkLimits(limits);
    if (this.#closed) throw error('closed');
    let last: Analysis | undefined;
    for (const analysis of this.#searcher.analyse(position, limits, {
      shouldContinue: () => signal?.aborted !== true,
      onInfo: onInfo,
    })) {
      last = analysis;
      onInfo(analysis);
    }
    return last as Analysis;
  }

  /** @deprecated Use `analyse`. */
  think(position: string, limits?: EngineLimits, options?: LocalAnalyseOptions): Analysis {
    return this.analyse(position, limits, options);
  }

  close(): void {
    this.#closed = true;
    this.#searcher.close();
  }
}

/** An engine for the game that a name or the address of a module means, in the calling thread. */
export async function openLocalEngine(game: string, options: SearcherOptions = {}): Promise<LocalEngine> {
  return new LocalEngine(game, await preparedSearcher(game, options));
}

async function preparedSearcher(game: string, options: SearcherOptions): Promise<Searcher> {
  const searcher = await openSearcher(game, options);
  await searcher.prepare?.('', {});
  return searcher;
}
