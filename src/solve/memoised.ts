import { MAX, MIN, ok, type Player, type Result } from '../core/index.ts';
import { type Arena, NONE, type Solution, winnerOf } from '../model/index.ts';
import { readStrategy } from './solution.ts';
import { failure } from './words.ts';

/** Values of the memory that are not ranks. */
const UNKNOWN = -2;
const OPEN = -3;

/**
 * The memoised recursion of the Course (I.3, remark R2): a position is won by the player if it is a victory, or some
 * move of the player's (each move of the other's, and there is one) leads to a position that is. One more than the
 * least (the greatest) rank below is its rank. The recursion uses an explicit stack, so that no arena is too deep.
 *
 * The arena must be acyclic: on a cycle the recursion would not end. Refused with `cyclic`, wherever the cycle lies.
 * O(positions + moves), for each player.
 */
export function memoised(arena: Arena): Result<Solution> {
  const winner = new Int8Array(arena.size);
  const rank = new Int32Array(arena.size).fill(NONE);
  for (const player of [MAX, MIN]) {
    const memory = new Int32Array(arena.size).fill(UNKNOWN);
    for (let s = 0; s < arena.size; s++) {
      const onCycle = recall(arena, player, s, memory);
      if (onCycle !== undefined)
        return failure('cyclic', { position: arena.name(onCycle), title: arena.title, need: 'recursion' });
      const n = memory[s];
      if (n === NONE) continue;
      winner[s] = player;
      rank[s] = n;
    }
  }
  return ok({ winner, rank, move: readStrategy(arena, winner, rank) });
}

/** Fills the memory for `root` and all below it; returns a position on a cycle if it meets one. */
function recall(arena: Arena, player: Player, root: number, memory: Int32Array): number | undefined {
  if (memory[root] !== UNKNOWN) return undefined;
  const stack = [open(arena, root, memory)];
  while (stack.length > 0) {
    const frame = stack[stack.length - 1];
    const child = frame.successors[frame.asked];
    if (child === undefined) {
      memory[frame.position] = rankOf(arena, player, frame, memory);
      stack.pop();
    } else if (memory[child] === OPEN) {
      return child;
    } else if (memory[child] === UNKNOWN) {
      stack.push(open(arena, child, memory));
    } else {
      frame.asked++;
    }
  }
  return undefined;
}

interface Frame {
  readonly position: number;
  readonly successors: readonly number[];
  asked: number;
}

function open(arena: Arena, position: number, memory: Int32Array): Frame {
  const successors: number[] = [];
  arena.successors(position, successors);
  memory[position] = OPEN;
  return { position, successors, asked: 0 };
}

/**
 * The least n with the position in the player's A^n, once all its successors are in the memory; NONE if it is in
 * none.
 */
function rankOf(arena: Arena, player: Player, { position, successors }: Frame, memory: Int32Array): number {
  if (winnerOf(arena.outcome(position) ?? 0) === player) return 0;
  if (successors.length === 0) return NONE;
  const ranks = successors.map((t) => memory[t]);
  const won = ranks.filter((n) => n !== NONE);
  if (arena.owner(position) === player) return won.length === 0 ? NONE : 1 + won.reduce((a, b) => Math.min(a, b));
  return won.length < ranks.length ? NONE : 1 + won.reduce((a, b) => Math.max(a, b));
}
