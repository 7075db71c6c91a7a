import { fromPure, type Game, type ProblemError, type PureGame, unwrap } from '../core/index.ts';
import {
  gameInfoOf,
  gameName,
  gameWithHeuristic,
  isModuleAddress,
  loadRules,
  parseGame,
  splitHeuristic,
} from '../games/index.ts';
import { inFull } from '../i18n/index.ts';
import { compileKernel } from '../kernels/index.ts';
import { error } from './words.ts';

/**
 * The game that a name with its options means, as on the command line, or the one that a module exports, by its
 * address; ready to be used: a page may not create a game before the kernel with its rules is there. Throws a
 * `ProblemError` where there is no such game.
 */
export async function loadGame(spec: string): Promise<Game> {
  if (isModuleAddress(spec)) return importGame(spec);
  const kernel = gameInfoOf(spec)?.kernel;
  await Promise.all([loadRules(gameName(spec)), kernel !== undefined && compileKernel(kernel)]);
  const { game: plain, heuristic } = splitHeuristic(spec);
  const game = unwrap(parseGame(plain));
  return heuristic === undefined ? game : unwrap(await gameWithHeuristic(game, heuristic));
}

/** The absolute address: relative to the current folder in Node, to the document in a page. */
export function resolveModule(address: string): string {
  if (/^(file|https?):/i.test(address)) return address;
  if (typeof process !== 'undefined' && typeof process.getBuiltinModule === 'function') {
    const { pathToFileURL } = process.getBuiltinModule('node:url');
    return pathToFileURL(process.getBuiltinModule('node:path').resolve(address)).href;
  }
  return new URL(address, typeof document === 'undefined' ? location.href : document.baseURI).href;
}

async function importGame(address: string): Promise<Game> {
  let module: { readonly default?: unknown; readonly game?: unknown };
  try {
    module = (await import(/* @vite-ignore */ resolveModule(address))) as typeof module;
  } catch (thrown) {
    throw notImported(thrown as NodeJS.ErrnoException, address);
  }
  return asGame(module.default ?? module.game, address);
}

function notImported(thrown: NodeJS.ErrnoException, address: string): ProblemError {
  const { code, message, name, stack = '' } = thrown;
  if (code === 'ERR_UNKNOWN_FILE_EXTENSION') return error('not-javascript', { address: inFull(address) });
  if (code === 'ERR_MODULE_NOT_FOUND' && /'minerve'/.test(message))
    return error('minerve-not-installed', { address: inFull(address) });
  return error('module-threw', { address: inFull(address), reason: inFull(`${name}: ${message}`), stack: inFull(stack) });
}

const PURE = ['turn', 'moves', 'play', 'outcome'] as const;
const CURSOR = ['start', 'formatMove', 'parseMove', 'formatPosition', 'parsePosition', 'draw'] as const;
const POSITION = ['turn', 'moves', 'play', 'undo', 'outcome', 'evaluate'] as const;

/**
 * An exported thing as a game, whichever of the two ways it is written. Throws a `ProblemError` that says which
 * functions it lacks. `address`: where it comes from.
 */
export function asGame(exported: unknown, address: string): Game {
  if (typeof exported !== 'object' || exported === null) throw error('exports-no-game', { address: inFull(address) });
  const game = exported as Record<string, unknown>;
  const isCursor = typeof game.start === 'function' && CURSOR.filter((name) => name in game).length > 1;
  const lacking = (isCursor ? CURSOR : PURE).filter((name) => typeof game[name] !== 'function').map((name) => `${name}()`);
  if (!isCursor && game.start === undefined) lacking.unshift('start');
  if (lacking.length > 0) throw error(isCursor ? 'cursor-game-lacks' : 'pure-game-lacks', { address: inFull(address), lacking });
  if (!isCursor) return fromPure(named(exported as PureGame<unknown, unknown>, address)) as unknown as Game;
  const position = (exported as Game).start() as unknown as Record<string, unknown>;
  const missing = POSITION.filter((method) => typeof position?.[method] !== 'function').map((method) => `${method}()`);
  if (missing.length > 0) throw error('position-lacks', { address: inFull(address), lacking: missing });
  return exported as Game;
}

/** A game without a name is named after its file. */
function named(game: PureGame<unknown, unknown>, address: string): PureGame<unknown, unknown> {
  const file = address.split(/[\\/]/).at(-1) as string;
  return typeof game.name === 'string' ? game : Object.create(game, { name: { value: file } });
}
