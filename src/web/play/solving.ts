import { signal } from '@preact/signals';
import { type Engine, type EngineOptions, openEngine, type Progress, type Thought } from '../../engines/index.ts';

/** The exact solution of one position of Connect 4, by an engine of its own: it begins with nothing known, so that its figures can be compared. */
export class Solving {
  readonly position: string;
  readonly state = signal<'opening' | 'solving' | 'done' | 'stopped' | 'failed'>('opening');
  /** The last thought. */
  readonly thought = signal<Thought | undefined>(undefined);
  /** The last that was told of the value's bounds. */
  readonly progress = signal<Progress | undefined>(undefined);
  /** Why it failed. */
  readonly failure = signal('');
  readonly #abort = new AbortController();

  /** Begins at once. */
  constructor(position: string, options: EngineOptions) {
    this.position = position;
    void this.#solve(options);
  }

  get underWay(): boolean {
    return this.state.value === 'opening' || this.state.value === 'solving';
  }

  /** The exact value from Max's view, which is known before the line that leads to it. */
  get value(): number | undefined {
    const [thought, progress] = [this.thought.value, this.progress.value];
    if (thought?.final) return thought.value;
    return progress !== undefined && progress.least === progress.most ? progress.least : undefined;
  }

  /** What is known stays. */
  stop(): void {
    if (this.underWay) this.state.value = 'stopped';
    this.#abort.abort();
  }

  async #solve(options: EngineOptions): Promise<void> {
    let engine: Engine | undefined;
    try {
      engine = await openEngine('connect4', options);
      for await (const thought of engine.think(this.position, {}, this.#abort.signal)) this.#hear(thought);
      if (this.underWay) this.state.value = 'done';
    } catch (error) {
      if (!this.underWay) return;
      this.failure.value = (error as Error).message;
      this.state.value = 'failed';
    } finally {
      engine?.close();
    }
  }

  #hear(thought: Thought): void {
    if (!this.underWay) return;
    this.state.value = 'solving';
    this.thought.value = thought;
    if (thought.progress !== undefined) this.progress.value = thought.progress;
  }
}
