import type { Game } from '../core/index.ts';
import { type Engine, type EngineLimits, type EngineOptions, LEVELS, openEngine } from '../engines/index.ts';
import { descriptorOf, infoOf } from '../games/index.ts';
import { isPerfect, type Seat } from './data.ts';
import type { Match } from './match.ts';

/** The tasks of the computer: its move, advice for a person, or the value of every move. */
export type TaskKind = 'move' | 'hint' | 'values';

/** The level that searches for all of its time, or plays from the solver if the game has one. */
export const LAST_LEVEL = LEVELS.length;

/** The search limits of the computer in this seat. */
export function limitsOf(seat: Seat, seed: number): EngineLimits {
  if (seat.who === 'computer' && 'level' in seat && seat.level < LAST_LEVEL) return { level: seat.level, seed };
  const ms = seat.who === 'computer' && 'ms' in seat ? seat.ms : undefined;
  const isTimed = seat.who === 'computer' && !('level' in seat) && ms !== undefined;
  return { ...(!isTimed && { level: LAST_LEVEL }), seed, ...(ms !== undefined && { time: ms }) };
}

/** Whether the engine of the game is its solver: then its last level plays perfectly. */
export function hasSolver(game: Game): boolean {
  return descriptorOf(game)?.isSolved?.(game) ?? false;
}

/**
 * The name by which `openEngine` opens the game: the bare name if the game has a solver, which ignores the options for
 * evaluations; otherwise `source`.
 */
export function engineName(game: Game, source: string): string {
  return hasSolver(game) ? (infoOf(game)?.name ?? source) : source;
}

/** Whether a match needs an engine that solves the game first. */
export function needsSolution({ game, seats }: Pick<Match, 'game' | 'seats'>): boolean {
  return !hasSolver(game) && (isPerfect(seats.max) || isPerfect(seats.min));
}

/**
 * Keeps an engine, with its transposition table, from move to move. Opens another engine for another game or other
 * options, and after a failure.
 */
export class EngineCache {
  readonly #open: (game: string, options: EngineOptions) => Promise<Engine>;
  #opened: { readonly by: readonly [game: string, options: EngineOptions]; readonly engine: Promise<Engine> } | undefined;

  constructor(open: (game: string, options: EngineOptions) => Promise<Engine> = openEngine) {
    this.#open = open;
  }

  get(game: string, options: EngineOptions = {}): Promise<Engine> {
    if (!isSameData(this.#opened?.by, [game, options])) {
      this.close();
      const opened = { by: [game, options] as const, engine: this.#open(game, options) };
      this.#opened = opened;
      opened.engine.catch(() => {
        if (this.#opened === opened) this.#opened = undefined;
      });
    }
    return this.#opened!.engine;
  }

  close(): void {
    this.#opened?.engine.then(
      (engine) => engine.close(),
      () => {},
    );
    this.#opened = undefined;
  }
}

/** Whether two values are equal: lists and plain objects by their contents, blobs and all others by identity. */
function isSameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isPlainData(a) || !isPlainData(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys({ ...a, ...b });
  return names.every((name) => isSameData(a[name], b[name]));
}

function isPlainData(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' && value !== null && (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)
  );
}
