import { totalmem } from 'node:os';
import { type Connect4SolverOptions, MAX_TABLE_MB, MAX_THREADS, type SolveProgress } from '../../engines/index.ts';
import { definedOnly, intFlag } from '../arguments.ts';
import type { Args, Context } from '../command.ts';
import { usageError } from '../problems.ts';
import type { CliTexts } from '../words/index.ts';

const MEGABYTE = 2 ** 20;

/** The solver's options. Throws if the table would be larger than the memory of the machine. */
export function solverOptions(args: Args): Pick<Connect4SolverOptions, 'threads' | 'hashMb'> & { readonly book: boolean } {
  const threads = intFlag(args, 'threads', 1, MAX_THREADS);
  const hashMb = intFlag(args, 'table-mb', 1);
  const memory = Math.floor(memoryBytes() / MEGABYTE);
  if (hashMb !== undefined && hashMb > memory)
    throw usageError((say) => say.connect4.tableTooLarge({ wanted: hashMb, machine: memory }));
  intFlag(args, 'table-mb', 1, MAX_TABLE_MB);
  return { ...definedOnly({ threads, hashMb }), book: args.flags['no-book'] !== true };
}

/**
 * The most memory that this process can use. The system would grant a larger table and then kill the process while the
 * table fills.
 */
function memoryBytes(): number {
  const constrained = process.constrainedMemory?.() ?? 0;
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
}

const EVERY_MS = 200;

/** Shows the solver's progress, at limited intervals. */
export class ProgressPrinter {
  readonly #context: Pick<Context, 'words' | 'progress'>;
  #last = performance.now();

  constructor(context: Pick<Context, 'words' | 'progress'>) {
    this.#context = context;
  }

  print(progress: SolveProgress, where?: (say: CliTexts) => string): void {
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

/** The columns that have a score, best first; equal ones from left to right. */
export function columnsOf(scores: readonly (number | undefined)[]): Column[] {
  return scores
    .flatMap((score, column) => (score === undefined ? [] : [{ move: String(column + 1), score }]))
    .sort((a, b) => b.score - a.score);
}
