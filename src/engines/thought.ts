import { type Bound, type Counts, type Game, INFINITE, legalMoves, MAX, type Position } from '../core/index.ts';
import { error } from './words.ts';

/**
 * What an engine has found so far. The last one of a series is its answer. Moves are in the game's notation, or typed
 * where they come from a pure game.
 */
export interface Thought<Move = string> {
  /** undefined where the game is over. */
  readonly move: Move | undefined;
  /** From Max's view; ±INFINITE where nothing is known of the move yet. */
  readonly value: number;
  /** `exact` where a whole depth was searched; a bound where a better move was found in the middle of one. */
  readonly bound: Bound;
  /** The principal variation, the move first. */
  readonly pv: readonly Move[];
  /** Plies looked ahead. */
  readonly depth: number;
  /** The value holds to the end of the game. */
  readonly final: boolean;
  /** The value is out of the opening book. */
  readonly fromBook?: true;
  /** The value is out of endgame tables. */
  readonly fromTables?: true;
  /** A limit ended the search. */
  readonly stopped: boolean;
  /** Positions visited so far, by all threads. */
  readonly nodes: number;
  readonly ms: number;
  /** Only from the general searches: compiled ones do not count these. */
  readonly counts?: Pick<Counts, 'leaves' | 'recalls' | 'cuts'>;
  /** The value of every legal move, best for the player to move first, where it was asked for. */
  readonly moves?: readonly MoveValue<Move>[];
  /** The best moves with their lines, best first, where so many were asked for. */
  readonly lines?: readonly ThoughtLine<Move>[];
  /** How far an exact solution has come, while one is under way. */
  readonly progress?: Progress;
}

export interface MoveValue<Move = string> {
  readonly move: Move;
  /** From Max's view. */
  readonly value: number;
  /** The value holds to the end of the game. */
  readonly final: boolean;
}

/** A move with what is expected to follow, itself included. */
export interface ThoughtLine<Move = string> {
  /** From Max's view. */
  readonly value: number;
  readonly pv: readonly Move[];
}

export interface Progress {
  /** How much of the question under way is done, from 0 to 1. Each question starts anew from 0. */
  readonly share: number;
  /** The value lies from `least` to `most`, from Max's view. */
  readonly least: number;
  readonly most: number;
}

/** The one thought about a position where the game is over. */
export function overThought(outcome: number, { values = false }: { readonly values?: boolean }): Thought<never> {
  const nothing = { bound: 'exact', pv: [], depth: 0, final: true, stopped: false, nodes: 0, ms: 0 } as const;
  return { move: undefined, value: outcome, ...nothing, ...(values && { moves: [] }) };
}

/** The first legal move, before anything is known of it. `line` writes moves that are played from the position. */
export function unknownThought<Move>(position: Position, line: (moves: readonly number[]) => Move[]): Thought<Move> {
  const pv = line(legalMoves(position).slice(0, 1));
  const [value, bound] = position.turn() === MAX ? ([-INFINITE, 'lower'] as const) : ([INFINITE, 'upper'] as const);
  return { move: pv[0], value, bound, pv, depth: 0, final: false, stopped: false, nodes: 0, ms: 0 };
}

/** Moves played from a position, in the game's notation. */
export function formatLine<P extends Position>(game: Game<P>, position: P, moves: readonly number[]): string[] {
  const line: string[] = [];
  for (const move of moves) {
    line.push(game.formatMove(move, position));
    position.play(move);
  }
  for (let i = 0; i < moves.length; i++) position.undo();
  return line;
}

/** The answer of a think: its last thought. */
export async function lastThought<Move>(thoughts: AsyncIterable<Thought<Move>>): Promise<Thought<Move>> {
  let last: Thought<Move> | undefined;
  for await (const thought of thoughts) last = thought;
  if (last === undefined) throw error('no-thought');
  return last;
}
