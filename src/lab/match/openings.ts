import { type Game, legalMoves, type Position, type Random } from '../../core/index.ts';
import { type Engine, type EngineOptions, lastThought, openEngine } from '../../engines/index.ts';
import { gameName } from '../../games/index.ts';

/** What the openings of a game are like: so many moves by lot, after which nobody is ahead by more than a margin. */
export interface OpeningRule {
  readonly plies: number;
  /** In the game's own points. Without it all openings will do: small games are won by somebody everywhere. */
  readonly margin?: number;
}

const USUAL: OpeningRule = { plies: 2 };

/** By the name on the card. Margins are chosen so that about every third opening by lot is good enough. */
const RULES: Readonly<Record<string, OpeningRule>> = {
  connect4: { plies: 4, margin: 8 },
  othello: { plies: 8, margin: 6 },
  chess: { plies: 8, margin: 60 },
  draughts: { plies: 8, margin: 60 },
  breakthrough: { plies: 6, margin: 5 },
  tictactoe: { plies: 1 },
};

export function openingRule(game: string, plies?: number): OpeningRule {
  const rule = RULES[gameName(game)] ?? USUAL;
  return plies === undefined ? rule : { ...rule, plies };
}

/** How far an opening is looked into. */
const JUDGED_NODES = 5000;
const JUDGE_TABLE_MB = 8;
/** So many openings are drawn before the most balanced of them is taken, or a shorter one where all were over. */
const TRIES = 100;

/** How an engine for a game is had: in a thread of its own, or in this one. */
export type OpenEngine = (source: string, options: EngineOptions) => Promise<Engine>;

/** Draws openings for one game. */
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

  /** The moves of an opening: the same lot, the same opening, on every machine. */
  async draw(lot: Random, signal: AbortSignal): Promise<readonly number[]> {
    const { plies, margin } = this.#rule;
    if (plies === 0) return [];
    let best: { readonly moves: readonly number[]; readonly ahead: number } | undefined;
    for (let tries = 0; tries < TRIES || best === undefined; tries++) {
      // Some games are over soon, whatever is played.
      const { moves, position } = this.#played(lot, Math.max(0, plies - Math.floor(tries / TRIES)));
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

  #played(lot: Random, plies: number): { readonly moves: readonly number[]; readonly position: Position } {
    const position = this.#game.start();
    const moves: number[] = [];
    while (moves.length < plies && position.outcome() === undefined) {
      const move = lot.pick(legalMoves(position));
      position.play(move);
      moves.push(move);
    }
    return { moves, position };
  }

  /** How far the side that is ahead is, after a short search. */
  async #ahead(position: Position, signal: AbortSignal): Promise<number> {
    this.#judge ??= this.#open(this.#source, { threads: 1, tableMb: JUDGE_TABLE_MB });
    const judge = await this.#judge;
    const asked = { nodes: JUDGED_NODES, fresh: true };
    const { value } = await lastThought(judge.think(this.#game.formatPosition(position), asked, signal));
    signal.throwIfAborted();
    return Math.abs(value);
  }
}
