import type { Game, Position } from '../core/index.ts';
import { descriptorOf, isModuleAddress } from '../games/index.ts';
import { tableError } from '../tables/index.ts';
import { Connect4Thinker } from './connect4/thinker.ts';
import { Endgame, type OpenFolder } from './endgame.ts';
import { PerfectThinker } from './exact/perfect-thinker.ts';
import { GeneralThinker } from './general-thinker.ts';
import { loadGame } from './load-game.ts';
import { SearchThinker } from './search-thinker.ts';
import type { Thinker, ThinkerOptions } from './thinker.ts';
import { DEEPEST, hasLargeStack } from './worker/thread.ts';

/**
 * What plays the game that a name or the address of a module means: the solver of Connect 4 on 7x6, the compiled
 * search for the games that have one (`Descriptor.search`), the general searches for all others. A person's own game
 * is played by the general searches, whatever its name.
 */
export async function openThinker(spec: string, options: ThinkerOptions, openFolder?: OpenFolder): Promise<Thinker> {
  const game = await loadGame(spec);
  const endgame = options.tables === undefined ? undefined : await Endgame.open(game, options.tables, openFolder);
  if (endgame !== undefined && (options.search !== undefined || options.perfect)) throw tableError('tables-and-search');
  if (isModuleAddress(spec) || options.search !== undefined) return generalThinker(game, options);
  if (game.name === 'connect4') return Connect4Thinker.open(options);
  const search = options.perfect ? undefined : descriptorOf(game)?.search?.(game);
  return search === undefined ? generalThinker(game, options) : SearchThinker.open(game, search, options, endgame);
}

/** What plays any game. */
export function generalThinker<P extends Position>(game: Game<P>, options: ThinkerOptions): Thinker {
  if (options.perfect) return new PerfectThinker(game as unknown as Game, options);
  return new GeneralThinker(game, { ...options, maxPly: hasLargeStack() ? DEEPEST : undefined });
}
