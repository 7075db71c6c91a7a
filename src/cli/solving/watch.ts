import type { Arena, ImpartialGame, OnProgress } from '../../solve/index.ts';
import type { Context } from '../command.ts';
import { wholeFlag } from '../flags.ts';
import { INTERRUPTED } from '../problems.ts';
import { StopFlag } from '../stop-flag.ts';

/** What a long computation is given: how much memory, and somebody to tell how far it is. */
export interface Watch {
  readonly megabytes: number;
  readonly progress: OnProgress;
}

export const DEFAULT_MEGABYTES = 1024;
const MOST_MEGABYTES = 2 ** 20;
const EVERY_MS = 400;

/** Ctrl-C, on its way out of a computation that has nothing to show for itself before its end. */
export class Interrupted extends Error {}

/** Shows progress, hears Ctrl-C. `what` is named, with the memory it may take, as soon as its exploration turns out to be long. */
export function watchOf(what: string, context: Pick<Context, 'args' | 'signal' | 'words' | 'note' | 'progress'>): Watch {
  const { signal, words } = context;
  const megabytes = wholeFlag(context.args, 'memory-mb', 1, MOST_MEGABYTES) ?? DEFAULT_MEGABYTES;
  // A look at `aborted` counts as a thousand nodes of a search, which nothing here visits.
  const stopped = () => (signal instanceof StopFlag ? signal.raised : signal.aborted);
  let last = performance.now();
  let announced = false;
  return {
    megabytes,
    progress: (step) => {
      if (stopped()) throw new Interrupted();
      if (step.phase === 'explore' && step.done > 0 && step.done < step.total && !announced) {
        announced = true;
        context.note(words.solving.exploring(what, megabytes));
      }
      const now = performance.now();
      if (now - last < EVERY_MS) return;
      last = now;
      context.progress(words.solving.progress(step));
    },
  };
}

/** Runs a command that Ctrl-C ends without a result. */
export async function interruptible(context: Pick<Context, 'note' | 'words'>, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (thrown) {
    if (!(thrown instanceof Interrupted)) throw thrown;
    context.note(context.words.solving.interrupted);
    return INTERRUPTED;
  }
}

const STEPS = 0xffff;

/** Verifiers tell nobody how far they are, but they ask for the moves of each position in the order of the numbers. */
function telling(size: number, progress: OnProgress): (position: number) => void {
  const began = performance.now();
  return (position) => {
    if ((position & STEPS) !== 0) return;
    const seconds = (performance.now() - began) / 1000;
    const secondsLeft = position > 0 ? (seconds * (size - position)) / position : undefined;
    progress({ phase: 'verify', done: position, total: size, secondsLeft });
  };
}

/** The arena, telling how far its verification is. */
export function tellingArena(arena: Arena, progress: OnProgress): Arena {
  const tell = telling(arena.size, progress);
  return {
    title: arena.title,
    size: arena.size,
    start: arena.start,
    owner: (position) => arena.owner(position),
    outcome: (position) => {
      tell(position);
      return arena.outcome(position);
    },
    successors: (position, into) => arena.successors(position, into),
    name: (position) => arena.name(position),
  };
}

/** The impartial game, telling how far its verification is. */
export function tellingImpartial(game: ImpartialGame, progress: OnProgress): ImpartialGame {
  const tell = telling(game.size, progress);
  const { title, size, start, descending, stuck } = game;
  return {
    ...{ title, size, start, descending, stuck },
    successors: (position, into) => {
      tell(position);
      return game.successors(position, into);
    },
    name: (position) => game.name(position),
  };
}
