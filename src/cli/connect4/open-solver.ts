import { totalmem } from 'node:os';
import { Connect4Solver } from '../../engines/index.ts';
import type { Args } from '../command.ts';
import { wholeFlag } from '../flags.ts';
import { wrongUsage } from '../problems.ts';

const MEGABYTE = 2 ** 20;

/** The solver that the options ask for. Throws a sentence where there is no such one: too many threads, a table larger than the machine. */
export async function openSolver(args: Args): Promise<Connect4Solver> {
  const threads = wholeFlag(args, 'threads', 1);
  const tableMb = wholeFlag(args, 'table-mb', 1);
  const memory = Math.floor(memoryBytes() / MEGABYTE);
  if (tableMb !== undefined && tableMb > memory) throw wrongUsage((say) => say.connect4.tableTooLarge(tableMb, memory));
  try {
    return await Connect4Solver.open({
      ...(threads !== undefined && { threads }),
      ...(tableMb !== undefined && { tableMb }),
      book: args.flags['no-book'] !== true,
    });
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    throw wrongUsage((say) => say.library(thrown.message));
  }
}

/** What this process may have at most. A table larger than that would be granted, and the process killed while it fills. */
function memoryBytes(): number {
  const constrained = process.constrainedMemory?.() ?? 0;
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
}
