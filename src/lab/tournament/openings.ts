import { type Game, legalMoves, type Position, type Random } from '../../core/index.ts';
import { type Engine, type EngineOptions, lastAnalysis, openEngine } from '../../engines/index.ts';
import { descriptorNamed, type OpeningRule } from '../../games/index.ts';

/** The rule for games that define no openings. */
const DEFAULT_RULE: OpeningRule = { plies: 2 };

export function openingRule(game: string, plies?: number): OpeningRule {
  const rule = descriptorNamed(game)?.openings ?? DEFAULT_RULE;
  return plies === undefined ? rule : { ...rule, plies };
}

/** The node limit for judging an opening. */
const JUDGED_NODES = 5000;
const JUDGE_TABLE_MB = 8;
/** Number of openings tried before the most balanced is taken, or a shorter one if all of them ended the game. */
const TRIES = 100;

/** Opens an engine for a game, in a separate thread or in this one. */
export type OpenEngine = (source: string, options: EngineOptions) => Promise<Engine>;

/** Selects random openings for one game. */
export class Openings {
  readonly #game: Game;
  readonly #source: string;
  readonly #rule: OpeningRule;
  readonly #open: OpenEngine;
  #judge: Promise<Engine> | undefined;

  /** `source`: what engines open the game by. */
  constructor(game: Game, source: string, rule: OpeningRule, open: OpenEngine = openEngine) {
    this.#game = game;
    this.#source = source;
    this.#rule = rule;
    this.#open = open;
  }

  /** The moves of an opening; the same random numbers give the same opening on every machine. */
  async draw(rng: Random, signal: AbortSignal): Promise<readonly number[]> {
    const { plies, margin } = this.#rule;
    if (plies === 0) return [];
    let best: { readonly moves: readonly number[]; readonly ahead: number } | undefined;
    for (let tries = 0; tries < TRIES || best === undefined; tries++) {
      // Some games end within the opening for all moves.
      const { moves, position } = this.#played(rng, Math.max(0, plies - Math.floor(tries / TRIES)));
      if (position.outcome() !== undefined) continue;
      if (margin === undefined) return moves;
      const ahead = await this.#ahead(position, signal);
      if (ahead <= margin) return moves;
      if (ahead < (best?.ahead ?? Number.POSITIVE_INFINITY)) best = { moves, ahead };
    }
    return best.moves;
  }

  close(): void {
    this.#judge?.then(
      (engine) => engine.close(),
      () => {},
    );
  }

  #played(rng: Random, plies: number): { readonly moves: readonly number[]; readonly position: Position } {
    const position = this.#game.start();
    const moves: number[] = [];
    while (moves.length < plies && position.outcome() === undefined) {
      const move = rng.pick(legalMoves(position));
      position.play(move);
      moves.push(move);
    }
    return { moves, position };
  }

  /** The advantage of the better side by a short search. */
  async #ahead(position: Position, signal: AbortSignal): Promise<number> {
    this.#judge ??= this.#open(this.#source, { threads: 1, hashMb: JUDGE_TABLE_MB });
    const judge = await this.#judge;
    const asked = { nodes: JUDGED_NODES, fresh: true };
    const { value } = await lastAnalysis(judge.analyse(this.#game.formatPosition(position), asked, signal));
    signal.throwIfAborted();
    return Math.abs(value);
  }
}
