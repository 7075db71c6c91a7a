import type { Game, Position } from '../core/index.ts';
import { descriptorOf, isModuleAddress, type SolvedGame } from '../games/index.ts';
import { DEEPEST, hasLargeStack } from '../jobs/index.ts';
import { tableError } from '../tablebases/index.ts';
import { CompiledSearcher } from './compiled-searcher.ts';
import { Connect4Searcher } from './connect4/searcher.ts';
import { Endgame, type OpenFolder } from './endgame.ts';
import { PerfectSearcher } from './exact/perfect-searcher.ts';
import { GeneralSearcher } from './general-searcher.ts';
import { loadGame } from './load-game.ts';
import { type Searcher, type SearcherOptions, withNewNames } from './searcher.ts';

/** The solvers of games, each for the one variant that its `GameInfo.solved` names. */
const SOLVERS: Readonly<Record<SolvedGame, (options: SearcherOptions) => Promise<Searcher>>> = {
  connect4: (options) => Connect4Searcher.open(options),
};

/**
 * The searcher for a name or the address of a module: the solver for the variant it solves (`GameInfo.solved`), the
 * compiled search for the games that have one (`Descriptor.search`), the general searches for all others. The general
 * searches play every user-defined game, whatever its name.
 */
export async function openSearcher(spec: string, given: SearcherOptions, openFolder?: OpenFolder): Promise<Searcher> {
  const options = withNewNames(given);
  const game = await loadGame(spec);
  const endgame = options.tablebases === undefined ? undefined : await Endgame.open(game, options.tablebases, openFolder);
  if (endgame !== undefined && (options.search !== undefined || options.perfect)) throw tableError('tables-and-search');
  if (isModuleAddress(spec) || options.search !== undefined) return generalSearcher(game, options);
  const descriptor = descriptorOf(game);
  const solved = descriptor?.info.solved;
  if (solved !== undefined && solved === game.name) return SOLVERS[solved](options);
  const search = options.perfect ? undefined : descriptor?.search?.(game);
  return search === undefined ? generalSearcher(game, options) : CompiledSearcher.open(game, search, options, endgame);
}

/** The searcher for any game. */
export function generalSearcher<P extends Position>(game: Game<P>, given: SearcherOptions): Searcher {
  const options = withNewNames(given);
  if (options.perfect) return new PerfectSearcher(game as unknown as Game, options);
  return new GeneralSearcher(game, { ...options, maxPly: hasLargeStack() ? DEEPEST : undefined });
}
