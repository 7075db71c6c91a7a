import type { Game } from '../core/index.ts';
import { type Engine, type EngineLimits, type EngineOptions, LEVELS, openEngine } from '../engines/index.ts';
import { descriptorOf } from '../games/index.ts';
import { isPerfect, type Seat } from './data.ts';
import type { Match } from './match.ts';

/** What the computer is asked: its move, advice for a person, or what every move is worth. */
export type Want = 'move' | 'hint' | 'values';

/** The level that thinks as long as it is given, or to the end where it has a solver. */
export const LAST_LEVEL = LEVELS.length;

/** How the computer in this seat thinks of its move. */
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
 * What the engine of a game is opened by; `source` where that is no solver, to which the options of evaluations mean
 * nothing.
 */
export function engineName(game: Game, source: string): string {
  return hasSolver(game) ? (descriptorOf(game)?.card.name ?? source) : source;
}

/** Whether the engine of a match has to be one that solves the game first. */
export function needsSolution({ game, seats }: Pick<Match, 'game' | 'seats'>): boolean {
  return !hasSolver(game) && (isPerfect(seats.max) || isPerfect(seats.min));
}

/**
 * An engine that is kept from move to move with what it has learned, and opened anew for another game or way of
 * playing, or where that failed.
 */
export class KeptEngine {
  readonly #open: (game: string, options: EngineOptions) => Promise<Engine>;
  #opened: { readonly key: string; readonly engine: Promise<Engine> } | undefined;

  constructor(open: (game: string, options: EngineOptions) => Promise<Engine> = openEngine) {
    this.#open = open;
  }

  get(game: string, options: EngineOptions = {}): Promise<Engine> {
    const key = JSON.stringify([game, options]);
    if (this.#opened?.key !== key) {
      this.close();
      const opened = { key, engine: this.#open(game, options) };
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
