import { atPly, MAX, type Position, type Random } from '../core/index.ts';
import type { StopSignal } from '../search/index.ts';
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
}

/** The value of every legal move by a search of `depth` plies, best for the player to move first. undefined where the signal came before all were done. */
export function rankMoves(position: Position, depth: number, signal?: StopSignal): RankedMove[] | undefined {
  const { search, options } = compose(position, { ...strongest(position), deepening: false });
  const moves: number[] = [];
  moves.length = position.outcome() === undefined ? position.moves(moves, 0) : 0;
  const ranked: RankedMove[] = [];
  for (const move of moves) {
    position.play(move);
    const below = depth > 1 ? search(position, { ...options, depth: depth - 1, signal }) : undefined;
    const value = below?.value ?? position.outcome() ?? position.evaluate();
    position.undo();
    if (below?.stopped) return undefined;
    ranked.push({ move, value: atPly(value, 1) });
  }
  const sign = position.turn() === MAX ? -1 : 1;
  return ranked.sort((a, b) => sign * (a.value - b.value));
}

/** One of the best moves by a search of `depth` plies, each equally likely by the seed. */
export function pickMove(position: Position, depth: number, random: Random, signal?: StopSignal): RankedMove | undefined {
  const ranked = rankMoves(position, depth, signal);
  if (ranked === undefined || ranked.length === 0) return undefined;
  return random.pick(ranked.filter(({ value }) => value === ranked[0].value));
}
