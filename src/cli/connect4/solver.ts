import { totalmem } from 'node:os';
import { type Connect4SolverOptions, MAX_TABLE_MB, MAX_THREADS, type SolveProgress } from '../../engines/index.ts';
import { given, wholeFlag } from '../arguments.ts';
import type { Args, Context } from '../command.ts';
import { wrongUsage } from '../problems.ts';
import type { Words } from '../words/index.ts';

const MEGABYTE = 2 ** 20;

/** What the options ask for. Throws a sentence where a table would be larger than the machine. */
export function solverOptions(args: Args): Pick<Connect4SolverOptions, 'threads' | 'tableMb'> & { readonly book: boolean } {
  const threads = wholeFlag(args, 'threads', 1, MAX_THREADS);
  const tableMb = wholeFlag(args, 'table-mb', 1);
  const memory = Math.floor(memoryBytes() / MEGABYTE);
  if (tableMb !== undefined && tableMb > memory)
    throw wrongUsage((say) => say.connect4.tableTooLarge({ wanted: tableMb, machine: memory }));
  wholeFlag(args, 'table-mb', 1, MAX_TABLE_MB);
  return { ...given({ threads, tableMb }), book: args.flags['no-book'] !== true };
}

/**
 * What this process may have at most. A table larger than that would be granted, and the process killed while it
 * fills.
 */
function memoryBytes(): number {
  const constrained = process.constrainedMemory?.() ?? 0;
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
}

const EVERY_MS = 200;

/** Tells those who wait how far the solver is, not too often. */
export class Telling {
  readonly #context: Pick<Context, 'words' | 'progress'>;
  #last = performance.now();

  constructor(context: Pick<Context, 'words' | 'progress'>) {
    this.#context = context;
  }

  tell(progress: SolveProgress, where?: (say: Words) => string): void {
    const now = performance.now();
    if (now - this.#last < EVERY_MS) return;
    this.#last = now;
    const { words } = this.#context;
    this.#context.progress([where?.(words), words.connect4.progress(progress)].filter(Boolean).join(' · '));
  }
}

/** A column with its score for the side to move. */
export interface Column {
  readonly move: string;
  readonly score: number;
}

/** The columns that have a score, the best first, from left to right where they are equal. */
export function columnsOf(scores: readonly (number | undefined)[]): Column[] {
  return scores
    .flatMap((score, column) => (score === undefined ? [] : [{ move: String(column + 1), score }]))
    .sort((a, b) => b.score - a.score);
}
