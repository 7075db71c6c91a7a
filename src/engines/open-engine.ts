import type { Engine } from './engine.ts';
import type { ThinkerOptions } from './thinker.ts';
import { WorkerEngine } from './worker/worker-engine.ts';

/** `threads`: one for each processor up to four, if nothing is said. */
export interface EngineOptions extends ThinkerOptions {}

/**
 * An engine for a game, named as on the command line (`connect4`, `nim:3,4,5`), in a thread of its own. Works in Node and in pages alike; games with a kernel use it,
 * the others are searched by the general searches.
 */
export function openEngine(game: string, options: EngineOptions = {}): Promise<Engine> {
  return WorkerEngine.open(game, { threads: Math.min(MOST_THREADS, processors()), ...options });
}

/** More bring less and less; whoever wants them says so. */
const MOST_THREADS = 4;

function processors(): number {
  if (typeof process !== 'undefined' && typeof process.getBuiltinModule === 'function')
    return process.getBuiltinModule('node:os').availableParallelism();
  return navigator.hardwareConcurrency;
}
