import { isWin, type Random } from '../core/index.ts';
import type { Level } from './level.ts';

/**
 * The move that a level plays, given values from the view of the side to move: one of those within its margin of the best. A win that it sees it takes by the
 * shortest way, and a loss that it sees it puts off: there the margin counts for nothing.
 */
export function choose<M extends { readonly value: number }>(moves: readonly M[], { margin }: Level, lot: Random): M {
  const best = Math.max(...moves.map(({ value }) => value));
  const equal = moves.filter(({ value }) => value === best || (!isWin(best) && !isWin(value) && value >= best - margin));
  return lot.pick(equal);
}
