import { type Bound, type Counts, type Game, INFINITE, MAX, type Position } from '../core/index.ts';
import type { EngineLimits } from './limits.ts';
import { error } from './words.ts';

/**
 * A result of an engine so far. The last analysis of a search is its answer. Moves are in the game's notation, or of
 * the game's own move type for a pure game.
 */
export interface Analysis<Move = string> {
  /** undefined if the game is over. */
  readonly move: Move | undefined;
  /** From Max's view; ±INFINITE if nothing is known about the move yet. */
  readonly value: number;
  /** `exact` after a complete depth; a bound if a better move was found in the middle of a depth. */
  readonly bound: Bound;
  /** The principal variation, the move first. */
  readonly pv: readonly Move[];
  /** Plies looked ahead. */
  readonly depth: number;
  /** The value holds to the end of the game. */
  readonly final: boolean;
  /** The value is from the opening book. */
  readonly fromBook?: true;
  /** The value is from tablebases. */
  readonly fromTables?: true;
  /** A limit ended the search. */
  readonly stopped: boolean;
  /** Positions visited so far, by all threads. */
  readonly nodes: number;
  readonly ms: number;
  /** Only from the general searches; compiled searches do not count these. */
  readonly counts?: Pick<Counts, 'leaves' | 'ttHits' | 'cuts'>;
  /** If requested: the value of every legal move, best for the player to move first. */
  readonly moves?: readonly MoveValue<Move>[];
  /** The best moves with their lines, best first, if the limits ask for several. */
  readonly lines?: readonly AnalysisLine<Move>[];
  /** The progress of an exact solution while it runs. */
  readonly progress?: Progress;
}

export interface MoveValue<Move = string> {
  readonly move: Move;
  /** From Max's view. */
  readonly value: number;
  /** The value holds to the end of the game. */
  readonly final: boolean;
}

/** A move with its principal variation, which begins with the move itself. */
export interface AnalysisLine<Move = string> {
  /** From Max's view. */
  readonly value: number;
  readonly pv: readonly Move[];
}

export interface Progress {
  /** The finished share of the current question, from 0 to 1. It restarts at 0 with each question. */
  readonly share: number;
  /** The value lies from `least` to `most`, from Max's view. */
  readonly least: number;
  readonly most: number;
}

/** Ranked moves, best first for the player to move, with functions to write them. Values are from Max's view. */
export interface RankedMoves<Ranked, Move = string> {
  readonly ranked: readonly Ranked[];
  /** The moves in the order in which a search of several lines found them, if that order differs. */
  readonly found?: readonly Ranked[];
  moveOf(ranked: Ranked): MoveValue<Move>;
  lineOf(ranked: Ranked): AnalysisLine<Move>;
}

/** An analysis with the first move of `line`, and the values and lines that the limits request. */
export function rankedAnalysis<Ranked, Move>(
  { value, pv }: AnalysisLine<Move>,
  rest: Omit<Analysis<Move>, 'move' | 'value' | 'pv' | 'moves' | 'lines'>,
  { values, lines }: Pick<EngineLimits, 'values' | 'lines'>,
  { ranked, found = ranked, moveOf, lineOf }: RankedMoves<Ranked, Move>,
): Analysis<Move> {
  return {
    ...{ move: pv[0], value, pv, ...rest },
    ...(values && { moves: ranked.map(moveOf) }),
    ...(lines && { lines: found.slice(0, lines).map(lineOf) }),
  };
}

/** The only analysis of a position in which the game is over. */
export function gameOverAnalysis(outcome: number, { values = false }: { readonly values?: boolean }): Analysis<never> {
  const nothing = { bound: 'exact', pv: [], depth: 0, final: true, stopped: false, nodes: 0, ms: 0 } as const;
  return { move: undefined, value: outcome, ...nothing, ...(values && { moves: [] }) };
}

/** The first legal move, before anything is known about it. `line` writes moves played from the position. */
export function firstMoveAnalysis<Move>(
  position: Position,
  legal: readonly number[],
  line: (moves: readonly number[]) => Move[],
): Analysis<Move> {
  const pv = line(legal.slice(0, 1));
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

/** The answer of a search: its last analysis. */
export async function lastAnalysis<Move>(analyses: AsyncIterable<Analysis<Move>>): Promise<Analysis<Move>> {
  let last: Analysis<Move> | undefined;
  for await (const analysis of analyses) last = analysis;
  if (last === undefined) throw error('no-thought');
  return last;
}
