import type { Game, Position } from '../../core/index.ts';
import { type RankedMove, rankMoves } from '../../engines/index.ts';
import { type StopSignal, TranspositionTable } from '../../search/index.ts';

/** Every legal move with its value, best for the player to move first. */
export interface Ranking {
  readonly moves: readonly { readonly move: string; readonly value: number; readonly final: boolean }[];
  /** Plies looked ahead, the move itself included. */
  readonly depth: number;
}

const TABLE_MEGABYTES = 16;

/** Rankings by trees of 1, 2, 3... plies, each when it is whole, until one that no deeper one can change. Always at least one. */
export function* rankings(game: Game, position: Position, deepest: number, signal: StopSignal): Generator<Ranking, undefined> {
  const memory = position.key === undefined ? undefined : new TranspositionTable(TABLE_MEGABYTES);
  const told = (ranked: readonly RankedMove[], depth: number): Ranking => ({
    moves: ranked.map(({ move, value, final }) => ({ move: game.formatMove(move, position), value, final })),
    depth,
  });
  let ranked = rankMoves(position, { depth: 1, memory }) ?? [];
  yield told(ranked, 1);
  for (let depth = 2; depth <= deepest && !ranked.every(({ final }) => final); depth++) {
    const deeper = rankMoves(position, { depth, signal, memory });
    if (deeper === undefined) return;
    ranked = deeper;
    yield told(ranked, depth);
  }
}

/** The last of them. */
export function lastRanking(game: Game, position: Position, deepest: number, signal: StopSignal): Ranking {
  let last: Ranking = { moves: [], depth: 0 };
  for (const ranking of rankings(game, position, deepest, signal)) last = ranking;
  return last;
}

/** The same signal, which also comes by itself after so many milliseconds. */
export function deadline(signal: StopSignal, ms: number): StopSignal {
  const end = performance.now() + ms;
  return {
    get aborted() {
      return signal.aborted || performance.now() >= end;
    },
  };
}
