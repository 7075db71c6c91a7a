import type { Engine } from './engine.ts';
import type { ThinkerOptions } from './thinker.ts';
import { WorkerEngine } from './worker/worker-engine.ts';

export interface EngineOptions extends ThinkerOptions {}

/**
 * An engine for a game, named as on the command line (`connect4`, `nim:3,4,5`), in a thread of its own. Works in Node and in pages alike; games with a kernel use it,
 * the others are searched by the general searches.
 */
export function openEngine(game: string, options: EngineOptions = {}): Promise<Engine> {
  return WorkerEngine.open(game, options);
}
