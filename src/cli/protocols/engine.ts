import { type ClockState, type Engine, type EngineLimits, lastThought, openEngine } from '../../engines/index.ts';

/** What the engine of a session is opened with. */
export interface OpenedWith {
  readonly game: string;
  readonly tableMb: number;
  readonly threads: number;
}

/** How long a new engine looks at a position before its first clock runs: compiled code is slow at first. */
const WARMING_NODES = 250_000;

/** The engine of a session: opened when it is first needed, and anew when it is to be another one. */
export class SessionEngine {
  #kept: { readonly engine: Promise<Engine>; readonly as: OpenedWith; warm: boolean } | undefined;

  /** Rejects where there is no memory or no thread for it. */
  open(as: OpenedWith): Promise<Engine> {
    const known = this.#kept?.as;
    if (known?.game !== as.game || known.tableMb !== as.tableMb || known.threads !== as.threads) this.forget();
    if (this.#kept === undefined) {
      const { game, ...options } = as;
      const kept = { engine: openEngine(game, options), as, warm: false };
      this.#kept = kept;
      kept.engine.catch(() => {
        if (this.#kept === kept) this.#kept = undefined;
      });
    }
    return this.#kept.engine;
  }

  /** Opens it, and lets a new one think a little about a position in which everything moves. */
  async warm(as: OpenedWith, position: string): Promise<void> {
    const engine = await this.open(as);
    const kept = this.#kept;
    if (kept === undefined || kept.warm) return;
    kept.warm = true;
    await lastThought(engine.think(position, { nodes: WARMING_NODES }));
  }

  /** The next engine knows nothing of what this one has seen. */
  forget(): void {
    this.#kept?.engine.then(
      (engine) => engine.close(),
      () => {},
    );
    this.#kept = undefined;
  }
}

/** What another program says of the time for a move, in milliseconds. */
export interface MoveTime {
  readonly fixed?: number | undefined;
  readonly clock?: ClockState | undefined;
}

/** Of a fixed time so much is kept back: no flag falls, and the answer has to come from one thread to the other. */
const FIXED_OVERHEAD = 2;

/**
 * The time that the move may take, as an engine has it: of a clock's, `overhead` milliseconds are kept back for the
 * way to the other program; `spent` have passed since it was asked. Empty: no clock runs.
 */
export function timeLimits({ fixed, clock }: MoveTime, overhead: number, spent: number): Pick<EngineLimits, 'time' | 'clock'> {
  const left = clock && { ...clock, remaining: Math.max(0, clock.remaining - overhead - spent) };
  if (fixed === undefined) return left === undefined ? {} : { clock: left };
  const time = Math.max(1, fixed - Math.min(overhead, FIXED_OVERHEAD, fixed / 2) - spent);
  return left === undefined ? { time } : { time: Math.max(1, Math.min(time, left.remaining)), clock: left };
}
