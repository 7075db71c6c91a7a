import type { Position } from '../core/index.ts';
import type { StopSignal } from '../search/index.ts';
import { NODES_PER_POLL } from './interrupt.ts';

/** Beyond this a count of doubles could lose ones: it is then moved to a bigint. */
const SAFE = 2 ** 52;

/**
 * Counts the positions exactly `depth` plies below a position, each as often as there are ways to reach it, as chess programmers check their
 * move generators. Games that end sooner do not count. The last ply is counted without being played. undefined where the
 * signal came first; `onStuck` is called where there is neither a move nor an outcome. No recursion: `depth` may be anything.
 */
export function perft(position: Position, depth: number, signal: StopSignal, onStuck: () => never): bigint | undefined {
  if (depth === 0) return 1n;
  const moves: number[] = [];
  /** For each ply of the current path: where its moves end, and the next one to try. */
  const ends: number[] = [];
  const next: number[] = [];
  let total = 0n;
  let count = 0;
  let fuel = NODES_PER_POLL;
  let ply = 0;
  const open = (from: number) => {
    const over = position.outcome() !== undefined;
    const end = over ? from : position.moves(moves, from);
    if (end === from && !over) onStuck();
    if (ply === depth - 1) count += end - from;
    next[ply] = ply === depth - 1 ? end : from;
    ends[ply] = end;
  };
  open(0);
  for (;;) {
    if (next[ply] < ends[ply]) {
      position.play(moves[next[ply]++]);
      ply++;
      open(ends[ply - 1]);
      if (count > SAFE) {
        total += BigInt(count);
        count = 0;
      }
      if (--fuel > 0) continue;
      fuel = NODES_PER_POLL;
      if (!signal.aborted) continue;
      for (; ply > 0; ply--) position.undo();
      return undefined;
    }
    if (ply === 0) return total + BigInt(count);
    position.undo();
    ply--;
  }
}
