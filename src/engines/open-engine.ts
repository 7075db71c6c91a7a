import { type Game, isPure, type Position, type PureGame } from '../core/index.ts';
import { gameInfoOf, isModuleAddress } from '../games/index.ts';
import { type StartedWorker, workerThread } from '../jobs/index.ts';
import type { Engine } from './engine.ts';
import { resolveModule } from './load-game.ts';
import type { SearcherOptions } from './searcher.ts';
import { startEngineThread } from './worker/engine-thread.ts';
import { ThreadEngine, type ThreadSource } from './worker/thread-engine.ts';

/**
 * Default of `threads`: one for each processor up to four for a game with a solver, one for all other games, where more
 * were measured not to pay (docs/engines.md).
 */
export interface EngineOptions extends SearcherOptions {}

/**
 * The entry point to engines. An engine for
 *
 * - a game of ours by its name as on the command line (`connect4`, `nim:3,4,5`), or the module at this address that
 * exports a game (`./kalah.js`; from the current folder in Node,
 *   same-origin in a page): in a thread of its own;
 * - a function that starts a worker whose file calls `serveEngine(game)`: in that thread, for bundled pages;
 * - a game object: in the calling thread, which is blocked while a depth is searched.
 *
 * Works in Node and in pages alike.
 */
export function openEngine(game: string | URL, options?: EngineOptions): Promise<Engine>;
export function openEngine(start: () => StartedWorker, options?: EngineOptions): Promise<Engine>;
export function openEngine<State, Move>(game: PureGame<State, Move>, options?: EngineOptions): Promise<Engine<State>>;
export function openEngine<P extends Position>(game: Game<P>, options?: EngineOptions): Promise<Engine<P>>;
export async function openEngine(
  game: string | URL | (() => StartedWorker) | PureGame<unknown, unknown> | Game,
  options: EngineOptions = {},
): Promise<Engine<unknown>> {
  if (typeof game === 'string' || game instanceof URL)
    return ThreadEngine.open(named(String(game)), { ...options, threads: options.threads ?? defaultThreads(String(game)) });
  if (typeof game === 'function') return ThreadEngine.open(started(game), options);
  if (typeof game !== 'object' || game === null || typeof (game as { name?: unknown }).name !== 'string')
    throw new TypeError('openEngine takes a game: its name ("connect4"), the path of a module, or a game object with a name.');
  // Pages search in threads, so their first bundle does not contain the searches.
  const { AsyncLocalEngine } = await import('./local-engine.ts');
  return isPure(game) ? AsyncLocalEngine.ofPure(game, options) : (AsyncLocalEngine.ofGame(game, options) as Engine<unknown>);
}

function named(game: string): ThreadSource {
  return { name: game, game: isModuleAddress(game) ? resolveModule(game) : game, start: startEngineThread };
}

function started(start: () => StartedWorker): ThreadSource {
  return { name: 'a worker', game: undefined, start: (events) => workerThread(start(), events) };
}

/** More threads gain less and less; users can ask for them. */
const MOST_THREADS = 4;

function defaultThreads(game: string): number {
  if (gameInfoOf(game)?.solved !== game.trim().toLowerCase()) return 1;
  if (typeof process !== 'undefined' && typeof process.getBuiltinModule === 'function')
    return Math.min(MOST_THREADS, process.getBuiltinModule('node:os').availableParallelism());
  return Math.min(MOST_THREADS, navigator.hardwareConcurrency);
}
