import { type Game, legalMoves, type Position, Random, seenBy, unwrap } from '../../core/index.ts';
import { type Engine, type EngineLimits, lastThought } from '../../engines/index.ts';
import type { ProgramSpec } from './players.ts';

/** A position that somebody is to move in, and how it came about. */
export interface Turn {
  readonly game: Game;
  /** To be left as it is. */
  readonly position: Position;
  /** All moves from the start of the game, the opening's too. */
  readonly moves: readonly number[];
  /** What decides by lot in this game. */
  readonly seed: number;
  /** It is the player's first move in this game: nothing of another one may count. */
  readonly isFirst: boolean;
  readonly signal: AbortSignal;
}

export interface Answer {
  readonly move: number;
  /** Positions visited, where they are counted. */
  readonly nodes: number;
}

/** Somebody at the board. Plays one game at a time, and any number after each other. */
export interface MatchPlayer {
  /** Throws a `Forfeit` where the game is lost by what a program did or did not do; after the signal its reason. */
  move(turn: Turn): Answer | Promise<Answer>;
  close(): void;
}

/** Why a game was lost off the board. */
export type ForfeitReason = 'illegal' | 'crashed' | 'silent' | 'late';

/** A game lost off the board. Whoever threw it is not asked for another move: the next game has a new one. */
export class Forfeit extends Error {
  readonly why: ForfeitReason;
  /** What happened, in the words of the program: a move, the end of its error output. */
  readonly detail: string;

  constructor(why: ForfeitReason, detail: string) {
    super(`${why}: ${detail}`);
    this.name = 'Forfeit';
    this.why = why;
    this.detail = detail;
  }
}

/** How a program of somebody else's is started; only Node can. */
export type OpenProgram = (spec: ProgramSpec) => Promise<MatchPlayer>;

/** Players who need nobody else to play. */
export const simplePlayers = {
  random: { move: randomMove, close: () => {} },
  greedy: { move: greedyMove, close: () => {} },
} as const satisfies Record<string, MatchPlayer>;

function randomMove({ position, moves, seed }: Turn): Answer {
  return { move: new Random(seed + moves.length).pick(legalMoves(position)), nodes: 0 };
}

/** The first among equals. */
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

/** Our engine under these limits. */
export function enginePlayer(engine: Engine, limits: EngineLimits): MatchPlayer {
  return {
    async move({ game, position, seed, isFirst, signal }) {
      const text = game.formatPosition(position);
      const asked = { ...limits, ...(limits.level !== undefined && { seed }), ...(isFirst && { fresh: true }) };
      const { move, nodes } = await lastThought(engine.think(text, asked, signal));
      signal.throwIfAborted();
      return { move: unwrap(game.parseMove(move as string, position)), nodes };
    },
    close: () => engine.close(),
  };
}
