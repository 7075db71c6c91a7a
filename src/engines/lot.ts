import { Random } from '../core/index.ts';

const MULTIPLIER = 0x01000193;
const OFFSET = 0x811c9dc5;

/** The chance of one move: it depends on the seed and on the position's text alone (mixed by FNV-1a), so a match taken up again goes on as it would have. */
export function lotOf(seed: number, position: string): Random {
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode(`${seed} ${position}`)) hash = Math.imul(hash ^ byte, MULTIPLIER);
  return new Random(hash >>> 0);
}
