import type { Problem } from '../../core/index.ts';
import { LONGEST_SIDE } from '../position.ts';
import { problem } from './words.ts';

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
export function nimProblem({ heaps }: NimRules): Problem | undefined {
  if (heaps.length < 1 || heaps.length > LONGEST_SIDE)
    return problem('number-of-heaps', { heaps: heaps.length, most: LONGEST_SIDE });
  const wrong = heaps.find((sticks) => !Number.isInteger(sticks) || sticks < 1 || sticks > LARGEST_HEAP);
  return wrong === undefined ? undefined : problem('size-of-heap', { sticks: wrong, most: LARGEST_HEAP });
}
