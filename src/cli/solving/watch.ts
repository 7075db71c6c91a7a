import type { SolveWatch } from '../../engines/index.ts';
import { intFlag } from '../arguments.ts';
import type { Command, Context } from '../command.ts';
import { INTERRUPTED } from '../problems.ts';

export const MEGABYTE = 2 ** 20;

const DEFAULT_MEGABYTES = 1024;
const MOST_MEGABYTES = 2 ** 20;
const EVERY_MS = 400;
/** An exploration of this many positions is announced. */
const LONG = 0x10000;

/** Ctrl-C, on its way out of a computation that has nothing to show for itself before its end. */
export class Interrupted extends Error {}

/**
 * Shows progress and reacts to Ctrl-C. `what` is mentioned, with the memory it may take, once its exploration turns out
 * to be long.
 */
export function watchOf(what: string, context: Pick<Context, 'args' | 'signal' | 'words' | 'note' | 'progress'>): SolveWatch {
  const { words } = context;
  const megabytes = intFlag(context.args, 'memory-mb', 1, MOST_MEGABYTES) ?? DEFAULT_MEGABYTES;
  const { signal } = context;
  let last = performance.now();
  let announced = false;
  return {
    megabytes,
    progress: (step) => {
      if (signal.aborted) throw new Interrupted();
      if (step.phase === 'explore' && step.done >= LONG && step.done < step.total && !announced) {
        announced = true;
        context.note(words.solving.exploring({ what, megabytes }));
      }
      const now = performance.now();
      if (now - last < EVERY_MS) return;
      last = now;
      context.progress(words.solving.progress(step));
    },
  };
}

/** A command that Ctrl-C ends without a result. */
export function interruptible(work: Command['run']): Command['run'] {
  return async (context) => {
    try {
      return await work(context);
    } catch (thrown) {
      if (!(thrown instanceof Interrupted)) throw thrown;
      context.note(context.words.solving.interrupted);
      return INTERRUPTED;
    }
  };
}
