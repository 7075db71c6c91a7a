import { MAX, MIN, type Player } from '../../core/index.ts';
import type { Shape } from './shape.ts';

/** Values of runs by the stones they lack: of three aligned stones, which lack one, and of two (Marty 2013). */
export type RunValues = readonly [none: 0, oneShort: number, twoShort: number];

export const RUN_VALUES: RunValues = [0, 4, 1];

/**
 * The static evaluation of Marty 2013, 1.3: aligned stones that can still become a full row. The text leaves the
 * cases open; this is our reading. A run is a longest series of neighbouring stones of one colour in one of the four
 * directions; the cells free for it are the empty ones that follow each other from either end. With `inRow` = 4:
 *
 *     run of 3, at least one free cell (one end is free):      4      . x x x o     o x x x .
 *     run of 2, at least two free cells (on one side or both): 1      . x x .       o x x . .
 *     not counted: no room for four                                   o x x . o     o x x x o
 *     not counted as three: stones with a gap are separate runs       x x . x
 *
 * In general a run of n stones counts if n and its free cells make at least `inRow`; n = inRow - 1 is worth 4, n =
 * inRow - 2 is worth 1. Gravity plays no part. Max's runs count for, Min's against: exchanging the players changes
 * the sign.
 */
export function alignments(
  board: Int8Array,
  stones: Int16Array,
  count: number,
  shape: Shape,
  values: RunValues = RUN_VALUES,
): number {
  let total = 0;
  for (let i = 0; i < count; i++) {
    const cell = stones[i];
    const player = board[cell];
    for (let d = 0; d < 4; d++) {
      const step = shape.steps[d];
      if (board[cell - step] !== player) total += player * values[shortBy(board, cell, step, shape.inRow)];
    }
  }
  return total;
}

/** How many stones the run lacks that starts at `cell` and goes along `step`; 0 if it does not count. */
function shortBy(board: Int8Array, cell: number, step: number, inRow: number): 0 | 1 | 2 {
  const player = board[cell];
  let after = cell + step;
  let run = 1;
  for (; board[after] === player; after += step) run++;
  const short = inRow - run;
  if (short !== 1 && short !== 2) return 0;
  let free = 0;
  for (let at = after; free < short && board[at] === 0; at += step) free++;
  for (let at = cell - step; free < short && board[at] === 0; at -= step) free++;
  return free < short ? 0 : short;
}

/** A run that counts towards the value: its cells from one end to the other. */
export interface Run {
  readonly player: Player;
  readonly cells: readonly number[];
  readonly worth: number;
}

/** The runs that `alignments` adds up, those of both players. */
export function countedRuns(board: Int8Array, shape: Shape, values: RunValues = RUN_VALUES): Run[] {
  return Array.from(board.keys()).flatMap((cell) => {
    const player = board[cell];
    if (player !== MAX && player !== MIN) return [];
    return shape.steps.flatMap((step) => {
      const worth = board[cell - step] === player ? 0 : values[shortBy(board, cell, step, shape.inRow)];
      if (worth === 0) return [];
      const cells = [cell];
      while (board[(cells.at(-1) as number) + step] === player) cells.push((cells.at(-1) as number) + step);
      return [{ player, cells, worth }];
    });
  });
}
