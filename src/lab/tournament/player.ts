import { type Game, legalMoves, type Position, Random, seenBy, unwrap } from '../../core/index.ts';
import { type Engine, type EngineLimits, lastAnalysis } from '../../engines/index.ts';
import type { ProgramSpec } from './players.ts';

/** A position in which a player is to move, and the moves that led to it. */
export interface Turn {
  readonly game: Game;
  /** Players must leave it unchanged. */
  readonly position: Position;
  /** All moves from the start of the game, including the opening. */
  readonly moves: readonly number[];
  /** Seed of the random choices in this game. */
  readonly seed: number;
  /** Whether this is the player's first move in the game: then it must drop the state of earlier games. */
  readonly isFirst: boolean;
  readonly signal: AbortSignal;
}

export interface Answer {
  readonly move: number;
  /** Positions visited, if they are counted. */
  readonly nodes: number;
}

/** A player of a match. Plays one game at a time, and any number one after another. */
export interface MatchPlayer {
  /** Throws a `Forfeit` if a program's behaviour loses the game; after the signal, throws its reason. */
  move(turn: Turn): Answer | Promise<Answer>;
  close(): void;
}

/** The reasons for a forfeit. */
export type ForfeitReason = 'illegal' | 'crashed' | 'silent' | 'late';

/** A forfeited game. The player that threw it is replaced by a new one for the next game. */
export class Forfeit extends Error {
  readonly why: ForfeitReason;
  /** Output of the program that shows the reason: a move, or the end of its error output. */
  readonly detail: string;

  constructor(why: ForfeitReason, detail: string) {
    super(`${why}: ${detail}`);
    this.name = 'Forfeit';
    this.why = why;
    this.detail = detail;
  }
}

/** Starts an external program; Node only. */
export type OpenProgram = (spec: ProgramSpec) => Promise<MatchPlayer>;

/** Players that need neither an engine nor a program. */
export const simplePlayers = {
  random: { move: randomMove, close: () => {} },
  greedy: { move: greedyMove, close: () => {} },
} as const satisfies Record<string, MatchPlayer>;

function randomMove({ position, moves, seed }: Turn): Answer {
  return { move: new Random(seed + moves.length).pick(legalMoves(position)), nodes: 0 };
}

/** The first of the best moves. */
function greedyMove({ position }: Turn): Answer {
  const turn = position.turn();
  const legal = legalMoves(position);
  const values = legal.map((move) => {
    position.play(move);
    const value = seenBy(turn, position.outcome() ?? position.evaluate());
    position.undo();
    return value;
  });
  return { move: legal[values.indexOf(Math.max(...values))], nodes: legal.length };
}

/** Minerve's engine under these limits. */
export function enginePlayer(engine: Engine, limits: EngineLimits): MatchPlayer {
  return {
    async move({ game, position, seed, isFirst, signal }) {
      const text = game.formatPosition(position);
      const asked = { ...limits, ...(limits.level !== undefined && { seed }), ...(isFirst && { fresh: true }) };
      const { move, nodes } = await lastAnalysis(engine.analyse(text, asked, signal));
      signal.throwIfAborted();
      return { move: unwrap(game.parseMove(move as string, position)), nodes };
    },
    close: () => engine.close(),
  };
}
