import type { SolveProgress } from '../../engines/index.ts';
import type { StopSignal } from '../../search/index.ts';
import type { Context } from '../command.ts';
import { StopFlag } from '../stop-flag.ts';
import type { Words } from '../words/index.ts';

const EVERY_MS = 200;

/** The signal without its counting: a look at a flag's `aborted` counts as a thousand nodes of a search. */
export function quietSignal(signal: StopSignal): StopSignal {
  return {
    get aborted() {
      return signal instanceof StopFlag ? signal.raised : signal.aborted;
    },
  };
}

/** Tells those who wait how far the solver is, not too often. */
export class Telling {
  readonly #context: Pick<Context, 'words' | 'progress'>;
  #last = performance.now();

  constructor(context: Pick<Context, 'words' | 'progress'>) {
    this.#context = context;
  }

  tell(progress: SolveProgress, where?: (say: Words) => string): void {
    const now = performance.now();
    if (now - this.#last < EVERY_MS) return;
    this.#last = now;
    const { words } = this.#context;
    this.#context.progress([where?.(words), words.connect4.progress(progress)].filter(Boolean).join(' · '));
  }
}
