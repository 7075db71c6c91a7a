import { type Game, isPure, onceFromPure, type Position, type PureGame } from '../core/index.ts';
import type { StopSignal } from '../search/index.ts';
import { generalThoughts } from './general-thinker.ts';
import { checkLimits, type EngineLimits } from './limits.ts';
import { type Settings, strongest } from './settings.ts';
import type { Thought } from './thought.ts';

/** Limits as an engine has them, and which search: the strongest there is if nothing is said of it. */
export interface BestMoveOptions extends EngineLimits, Partial<Settings> {
  readonly signal?: StopSignal;
  /** How deep a recursion may go: SearchOptions. */
  readonly maxPly?: number;
}

/** How long it thinks where no limit is given. */
const USUAL_MS = 1000;

/**
 * An AI for any game in one call: the best move in a state of a pure game, or in a position of any game. Thinks for
 * one second unless told a limit, with the strongest search there is unless told an algorithm: then with just that
 * one, and only with what else is asked for. It holds its thread up for that long; `openEngine` does not.
 */
export function bestMove<State, Move>(game: PureGame<State, Move>, state?: State, options?: BestMoveOptions): Thought<Move>;
export function bestMove<P extends Position>(game: Game<P>, position?: P, options?: BestMoveOptions): Thought<number>;
export function bestMove(
  game: PureGame<unknown, unknown> | Game,
  from?: unknown,
  options: BestMoveOptions = {},
): Thought<unknown> {
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
): Thought<Move> {
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
  let last: Thought<Move> | undefined;
  for (const thought of generalThoughts<Move>({
    position,
    limits: limited ? limits : { ...limits, time: USUAL_MS },
    host: { mayGoOn: () => signal?.aborted !== true, told: () => {} },
    search,
    line: (moves) => moves.map(typed),
    text: () => game.formatPosition(position),
    maxPly,
  }))
    last = thought;
  return last as Thought<Move>;
}
