import { type Engine, type EngineOptions, openEngine } from '../../engines/index.ts';

/** The engine of a conversation: opened when it is first needed, and opened anew where it is to be another one. To be used by one task at a time. */
export class EngineSeat {
  readonly #game: string;
  #options: EngineOptions;
  #open: Promise<Engine> | undefined;
  #closed = false;

  constructor(game: string, options: EngineOptions) {
    this.#game = game;
    this.#options = options;
  }

  /** Rejects where there is no memory or no thread for it. */
  async engine(): Promise<Engine> {
    if (this.#closed) throw new Error('This conversation is over.');
    this.#open ??= openEngine(this.#game, this.#options);
    try {
      return await this.#open;
    } catch (error) {
      this.#open = undefined;
      throw error;
    }
  }

  /** Another size or number of threads. Where that cannot be had, it stays as it was, and the reason is thrown. */
  async change(options: EngineOptions): Promise<void> {
    const before = this.#options;
    this.forget();
    this.#options = options;
    try {
      await this.engine();
    } catch (error) {
      this.#options = before;
      throw error;
    }
  }

  /** The next engine knows nothing of what this one has seen. */
  forget(): void {
    this.#open?.then(
      (engine) => engine.close(),
      () => {},
    );
    this.#open = undefined;
  }

  close(): void {
    this.#closed = true;
    this.forget();
  }
}
