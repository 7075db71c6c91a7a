import { atPly, MAX, type Position } from '../core/index.ts';
import type { Memory, StopSignal } from '../search/index.ts';
import { compose, strongest } from './settings.ts';

/**
 * How far each level looks ahead. Weak levels see short and play soundly within what they see: they miss deep things, they do not throw the game
 * away at random. Level 10 thinks as long as it is given.
 */
export const LEVELS: readonly { readonly level: number; readonly depth: number | undefined }[] = [
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  8,
  10,
  undefined,
].map((depth, i) => ({ level: i + 1, depth }));

export interface RankedMove {
  readonly move: number;
  /** From Max's view. */
  readonly value: number;
  /** The value holds to the end of the game. */
  readonly final: boolean;
}

export interface RankOptions {
  /** Plies to look ahead, the move itself included. */
  readonly depth: number;
  readonly signal?: StopSignal;
  /** What earlier rankings of the same game learned: worth sharing between depths and moves. */
  readonly memory?: Memory;
}

/** The value of every legal move, best for the player to move first. undefined where the signal came before all were done. */
export function rankMoves(position: Position, { depth, signal, memory }: RankOptions): RankedMove[] | undefined {
  const { tableMegabytes, ...settings } = strongest(position);
  const { search, options } = compose(position, memory === undefined ? { ...settings, tableMegabytes } : settings);
  const moves: number[] = [];
  moves.length = position.outcome() === undefined ? position.moves(moves, 0) : 0;
  const ranked: RankedMove[] = [];
  for (const move of moves) {
    position.play(move);
    const outcome = position.outcome();
    const below =
      depth > 1 && outcome === undefined
        ? search(position, { ...options, ...(memory && { memory }), depth: depth - 1, signal })
        : undefined;
    const value = below?.value ?? outcome ?? position.evaluate();
    position.undo();
    if (below?.stopped) return undefined;
    ranked.push({ move, value: atPly(value, 1), final: below?.final ?? outcome !== undefined });
  }
  const sign = position.turn() === MAX ? -1 : 1;
  return ranked.sort((a, b) => sign * (a.value - b.value));
}
