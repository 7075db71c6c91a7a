import type { Result } from '../core/index.ts';
import type { Arena } from './arena.ts';
import { attractors } from './attractors.ts';
import { fixpoint } from './fixpoint.ts';
import { memoised } from './memoised.ts';
import type { SolveOptions } from './options.ts';
import type { Solution } from './solution.ts';
import { sweep } from './sweep.ts';

/** A way to solve arenas. All return the same solution, or refuse with a sentence what they cannot do. */
export interface Solver {
  readonly name: string;
  readonly about: string;
  /** Whether it solves every well-formed arena; the others refuse, with code `cyclic` or `not-descending`. */
  readonly anyArena: boolean;
  readonly solve: (arena: Arena, options?: SolveOptions) => Result<Solution>;
}

/** The solvers, the best first: tests hold them against each other. */
export const SOLVERS: readonly Solver[] = [
  { name: 'attractors', about: 'backwards from the victories, linear time', anyArena: true, solve: attractors },
  {
    name: 'sweep',
    about: 'upwards through arenas whose moves all lead downwards, no move stored',
    anyArena: false,
    solve: sweep,
  },
  { name: 'fixpoint', about: 'the sets A^n of the textbook, one after the other', anyArena: true, solve: fixpoint },
  { name: 'memoised', about: "the textbook's recursion with a memory, without cycles", anyArena: false, solve: memoised },
];
