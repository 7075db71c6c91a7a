import type { Arena } from './arena.ts';
import { ExplicitArena, storedOutcome } from './explicit-arena.ts';
import { GrowingInts } from './growing.ts';

/**
 * The part of an arena that its start leads to, numbered breadth-first from the start, which is 0; names stay. Whatever is left out
 * changes neither winner nor rank of what is kept. The doubled arena of an impartial game shrinks to the one that the course draws.
 */
export function reachable(arena: Arena): ExplicitArena {
  const found = new GrowingInts();
  const number = new Int32Array(arena.size).fill(-1);
  const meet = (position: number) => {
    if (number[position] < 0) {
      number[position] = found.length;
      found.push(position);
    }
    return number[position];
  };
  const offsets = new GrowingInts();
  const targets = new GrowingInts();
  const next: number[] = [];
  offsets.push(0);
  meet(arena.start);
  for (let p = 0; p < found.length; p++) {
    const count = arena.successors(found.at(p), next);
    for (let i = 0; i < count; i++) targets.push(meet(next[i]));
    offsets.push(targets.length);
  }
  const original = found.toArray();
  return new ExplicitArena({
    title: arena.title,
    start: 0,
    owner: Int8Array.from(original, (p) => arena.owner(p)),
    outcome: original.map((p) => storedOutcome(arena.outcome(p))),
    offsets: offsets.toArray(),
    targets: targets.toArray(),
    name: (p) => arena.name(original[p]),
  });
}
