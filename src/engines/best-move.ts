import { type Game, isPure, onceFromPure, type Position, type PureGame } from '../core/index.ts';
import type { StopSignal } from '../search/index.ts';
import type { Analysis } from './analysis.ts';
import { generalAnalyses } from './general-searcher.ts';
import { checkLimits, type EngineLimits } from './limits.ts';
import { type Settings, strongest } from './settings.ts';

/** The limits of an engine, and the search to use. Default: the strongest search. */
export interface BestMoveOptions extends EngineLimits, Partial<Settings> {
  readonly signal?: StopSignal;
  /** How deep a recursion may go, as in `SearchOptions`. */
  readonly maxPly?: number;
}

/** The time for a move if no limit is given. */
const DEFAULT_MS = 1000;

/**
 * An AI for any game in one call: the best move in a state of a pure game, or in a position of any game. It searches
 * for one second by default, with the strongest search. A given algorithm is used alone, with only the given settings.
 * The calling thread is blocked for that long; `openEngine` does not block it.
 */
export function bestMove<State, Move>(game: PureGame<State, Move>, state?: State, options?: BestMoveOptions): Analysis<Move>;
export function bestMove<P extends Position>(game: Game<P>, position?: P, options?: BestMoveOptions): Analysis<number>;
export function bestMove(
  game: PureGame<unknown, unknown> | Game,
  from?: unknown,
  options: BestMoveOptions = {},
): Analysis<unknown> {
  if (!isPure(game)) return answer(game, (from as Position | undefined) ?? game.start(), options, (move) => move);
  const converted = onceFromPure<unknown, unknown>(game);
  const position = converted.at(from === undefined ? game.start : from);
  return answer(converted as Game<Position>, position, options, (move) => position.move(move));
}

function answer<Move>(
  game: Game,
  position: Position,
  { signal, maxPly, algorithm, deepening, tableMegabytes, order, q, aspiration, ...limits }: BestMoveOptions,
  typed: (move: number) => Move,
): Analysis<Move> {
  checkLimits(limits);
  if (signal !== undefined && typeof signal.aborted !== 'boolean')
    throw new TypeError('A signal is an AbortSignal, or an object whose "aborted" says whether to stop.');
  const { level, depth, time, nodes, clock } = limits;
  const limited = [level, depth, time, nodes, clock].some((limit) => limit !== undefined);
  const asked = {
    ...(deepening !== undefined && { deepening }),
    ...(tableMegabytes !== undefined && { tableMegabytes }),
    ...(order !== undefined && { order }),
    ...(q !== undefined && { q }),
    ...(aspiration !== undefined && { aspiration }),
  };
  const search =
    algorithm === undefined ? { ...strongest(position), ...asked } : { algorithm, deepening: depth === undefined, ...asked };
  let last: Analysis<Move> | undefined;
  for (const analysis of generalAnalyses<Move>({
    position,
    limits: limited ? limits : { ...limits, time: DEFAULT_MS },
    host: { shouldContinue: () => signal?.aborted !== true, onInfo: () => {} },
    search,
    line: (moves) => moves.map(typed),
    text: () => game.formatPosition(position),
    maxPly,
  }))
    last = analysis;
  return last as Analysis<Move>;
}
