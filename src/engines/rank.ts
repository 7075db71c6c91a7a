import { atPly, checkedEvaluation, checkedOutcome, legalMoves, MAX, type Position } from '../core/index.ts';
import { checkWhole, type StopSignal, type TranspositionTable } from '../search/index.ts';
import { compose, type Settings, strongest } from './settings.ts';

export interface RankedMove {
  readonly move: number;
  /** From Max's view. */
  readonly value: number;
  /** The value holds to the end of the game. */
  readonly final: boolean;
  /** The move, and its principal variation as far as the search has stored it. */
  readonly line: readonly number[];
}

export interface RankOptions {
  /** Plies to look ahead, the move itself included. */
  readonly depth: number;
  /** Stops after this number of positions, or at the signal. */
  readonly nodes?: number | undefined;
  readonly signal?: StopSignal;
  /** The table of earlier rankings of the same game: worth sharing between depths and moves. */
  readonly memory?: TranspositionTable | undefined;
  /** Default: the strongest search. */
  readonly settings?: Settings | undefined;
  readonly maxPly?: number | undefined;
}

/**
 * The value of every legal move, best for the player to move first. undefined where the signal came before all were
 * done.
 */
export function rankMoves(position: Position, options: RankOptions): RankedMove[] | undefined {
  if (typeof (position as Partial<Position> | null | undefined)?.moves !== 'function')
    throw new TypeError('rankMoves takes a position: game.start(), or fromPure(game).at(state) of a pure game.');
  if (options?.depth === undefined)
    throw new TypeError('depth is undefined: give rankMoves a whole number, 1 or more, as in { depth: 4 }.');
  const { moves, whole } = rank(position, options);
  return whole ? moves : undefined;
}

/**
 * Like `rankMoves`, with the number of visited positions. If the signal stopped it, it has the moves ranked so far, at
 * least the first if that needed no search.
 */
export function rank(
  position: Position,
  { depth, nodes: limit, signal, memory, settings = strongest(position), maxPly }: RankOptions,
): { readonly moves: RankedMove[]; readonly whole: boolean; readonly nodes: number } {
  checkWhole('depth', depth, 1);
  const { tableMegabytes, ...plain } = settings;
  const { search, options } = compose(memory === undefined && tableMegabytes !== undefined ? settings : plain);
  const ranked: RankedMove[] = [];
  let nodes = 0;
  let whole = true;
  for (const move of legalMoves(position)) {
    if (ranked.length > 0 && signal?.aborted) {
      whole = false;
      break;
    }
    position.play(move);
    const outcome = position.outcome();
    const below =
      depth > 1 && outcome === undefined
        ? search(position, {
            ...options,
            ...(memory && { memory }),
            ...(maxPly !== undefined && { maxPly }),
            depth: depth - 1,
            signal,
            ...(limit !== undefined && { nodes: Math.max(0, limit - nodes) }),
          })
        : undefined;
    const value = below?.value ?? (outcome === undefined ? checkedEvaluation(position.evaluate()) : checkedOutcome(outcome));
    position.undo();
    nodes += below?.counts.nodes ?? 1;
    if (below?.stopped) {
      whole = false;
      break;
    }
    ranked.push({
      move,
      value: atPly(value, 1),
      final: below?.final ?? outcome !== undefined,
      line: [move, ...(below?.pv ?? [])],
    });
  }
  const sign = position.turn() === MAX ? -1 : 1;
  return { moves: ranked.sort((a, b) => sign * (a.value - b.value)), whole, nodes };
}
