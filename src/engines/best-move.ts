import { type Counts, type Game, isPure, onceFromPure, type Position, type PureGame } from '../core/index.ts';
import { deepen, type SearchOptions } from '../search/index.ts';
import { compose, type Settings, strongest } from './settings.ts';

export interface BestMoveOptions
  extends Partial<Settings>,
    Pick<SearchOptions, 'depth' | 'time' | 'nodes' | 'signal' | 'trace' | 'maxPly'> {}

export interface Answer<Move> {
  /** The best move found; undefined where the game is over. */
  readonly move: Move | undefined;
  /** Its value from Max's view: `describeScore` puts it in words. ±INFINITE where it was stopped before it knew anything: then `move` is just the first legal one. */
  readonly value: number;
  readonly bound: 'exact' | 'lower' | 'upper';
  /** Best play of both sides from here. */
  readonly line: readonly Move[];
  /** Plies looked ahead. */
  readonly depth: number;
  /** The value holds to the end of the game. */
  readonly final: boolean;
  /** A limit ended the search. */
  readonly stopped: boolean;
  readonly counts: Counts;
  readonly ms: number;
}

/**
 * An AI for any game in one call: the best move in a state of a pure game, or in a position of any game. Thinks for one second unless told a
 * depth, a time or a number of nodes, with the strongest search there is unless told an algorithm: then with just that one, and only with what else is asked for.
 */
export function bestMove<State, Move>(game: PureGame<State, Move>, state?: State, options?: BestMoveOptions): Answer<Move>;
export function bestMove<P extends Position>(game: Game<P>, position?: P, options?: BestMoveOptions): Answer<number>;
export function bestMove(
  game: PureGame<unknown, unknown> | Game,
  from?: unknown,
  options: BestMoveOptions = {},
): Answer<unknown> {
  if (isPure(game)) {
    const position = onceFromPure<unknown, unknown>(game).at(from === undefined ? game.start : from);
    return answer(position, options, (move) => position.move(move));
  }
  return answer((from as Position | undefined) ?? game.start(), options, (move) => move);
}

function answer<Move>(position: Position, options: BestMoveOptions, typed: (move: number) => Move): Answer<Move> {
  const { depth, time, nodes, signal, trace, maxPly, ...asked } = options;
  const settings =
    asked.algorithm === undefined
      ? { ...strongest(position), ...asked }
      : { algorithm: asked.algorithm, deepening: depth === undefined, ...asked };
  const composed = compose(position, settings);
  const limited = depth !== undefined || time !== undefined || nodes !== undefined;
  const searchOptions: SearchOptions = { ...composed.options, depth, time: limited ? time : 1000, nodes, signal, trace, maxPly };
  const result = settings.deepening ? deepen(composed.search, position, searchOptions) : composed.search(position, searchOptions);
  const { value, bound, final, stopped, counts, ms } = result;
  return {
    move: result.move === undefined ? undefined : typed(result.move),
    value,
    bound,
    line: result.pv.map(typed),
    depth: result.depth,
    final,
    stopped,
    counts,
    ms,
  };
}
