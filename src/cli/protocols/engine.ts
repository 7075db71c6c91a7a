import { type ClockState, type Engine, type EngineLimits, lastAnalysis, openEngine } from '../../engines/index.ts';

/** The settings of a session's engine. */
export interface OpenedWith {
  readonly game: string;
  readonly hashMb: number;
  readonly threads: number;
  /** The folder of endgame tables. */
  readonly tables?: string | undefined;
}

/** How long a new engine looks at a position before its first clock runs: compiled code is slow at first. */
const WARMING_NODES = 250_000;

/** The engine of a session: opened at its first use, and opened again when its settings change. */
export class SessionEngine {
  #kept: { readonly engine: Promise<Engine>; readonly as: OpenedWith; warm: boolean } | undefined;

  /** Rejects where there is no memory or no thread for it. */
  open(as: OpenedWith): Promise<Engine> {
    const known = this.#kept?.as;
    const isSame = known?.game === as.game && known.hashMb === as.hashMb && known.threads === as.threads;
    if (!isSame || known.tables !== as.tables) this.close();
    if (this.#kept === undefined) {
      const { game, tables, ...options } = as;
      const kept = {
        engine: openEngine(game, { ...options, ...(tables !== undefined && { tablebases: tables }) }),
        as,
        warm: false,
      };
      this.#kept = kept;
      kept.engine.catch(() => {
        if (this.#kept === kept) this.#kept = undefined;
      });
    }
    return this.#kept.engine;
  }

  /** Opens it, and warms up a new one with a short search of a position in which all pieces can move. */
  async warm(as: OpenedWith, position: string): Promise<void> {
    const engine = await this.open(as);
    const kept = this.#kept;
    if (kept === undefined || kept.warm) return;
    kept.warm = true;
    await lastAnalysis(engine.analyse(position, { nodes: WARMING_NODES }));
  }

  /**
   * Empties its table and keeps its thread and its compiled code; opens and warms it where that was still to do, so
   * that no clock pays for it.
   */
  async newGame(as: OpenedWith, position: string): Promise<void> {
    await this.warm(as, position);
    await lastAnalysis((await this.open(as)).analyse(position, { nodes: 1, fresh: true }));
  }

  /** The next search opens an engine of its own. */
  close(): void {
    this.#kept?.engine.then(
      (engine) => engine.close(),
      () => {},
    );
    this.#kept = undefined;
  }
}

/** The time controls that another program sends, in milliseconds. */
export interface MoveTime {
  readonly fixed?: number | undefined;
  readonly clock?: ClockState | undefined;
}

/** The milliseconds kept back from a fixed time, for the answer to pass from one thread to the other. */
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
