/** How far a long computation has come. Watching it never changes the result. */
export interface Progress {
  readonly phase: string;
  readonly done: number;
  /** Where done ends. While exploring, what is known so far: it grows. */
  readonly total: number;
  /** How long this phase will still take if it goes on as it went so far; undefined at its beginning. */
  readonly secondsLeft: number | undefined;
}

export type OnProgress = (progress: Progress) => void;

/** Reports one phase. Ask `due` in the loop, which is cheap, and only then `report`. */
export class Reporter {
  readonly #onProgress: OnProgress | undefined;
  readonly #phase: string;
  readonly #began = performance.now();

  constructor(phase: string, onProgress: OnProgress | undefined) {
    this.#phase = phase;
    this.#onProgress = onProgress;
  }

  /** True once in 65,536 steps. */
  due(done: number): boolean {
    return (done & 0xffff) === 0;
  }

  report(done: number, total: number): void {
    if (this.#onProgress === undefined) return;
    const seconds = (performance.now() - this.#began) / 1000;
    const secondsLeft = done > 0 ? (seconds * (total - done)) / done : undefined;
    this.#onProgress({ phase: this.#phase, done, total, secondsLeft });
  }
}
