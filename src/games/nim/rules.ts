import { LONGEST_SIDE } from '../board-size.ts';

/** Heaps of sticks; each turn takes sticks from one heap. */
export interface NimRules {
  /** How many sticks each heap starts with. */
  readonly heaps: readonly number[];
  /** The most sticks that one turn may take. */
  readonly most: number;
  /** Whether taking the last stick of all loses (misère) or wins. */
  readonly lastLoses: boolean;
}

export const LARGEST_HEAP = 10_000;

/** Says why nobody can play by these rules, or undefined. */
export function nimProblem({ heaps, most }: NimRules): string | undefined {
  if (heaps.length < 1 || heaps.length > LONGEST_SIDE)
    return `Nim with ${heaps.length} heaps is impossible: take 1 to ${LONGEST_SIDE} heaps, as they are named a to z.`;
  const wrong = heaps.find((sticks) => !Number.isInteger(sticks) || sticks < 1 || sticks > LARGEST_HEAP);
  if (wrong !== undefined)
    return `A heap of ${wrong} sticks is impossible: each heap starts with a whole number from 1 to ${LARGEST_HEAP}.`;
  if (!Number.isInteger(most) || most < 1) return `Nobody can take at most ${most} sticks: allow a whole number from 1 up.`;
  return undefined;
}
