import type { Game, Position } from '../core/index.ts';
import type { Chess, Draughts, OthelloPosition } from '../games/index.ts';
import { Connect4Thinker } from './connect4/thinker.ts';
import { PerfectThinker } from './exact/perfect-thinker.ts';
import { GeneralThinker } from './general-thinker.ts';
import { isModuleAddress, loadGame } from './load-game.ts';
import { chessSearch, draughtsSearch, othelloSearch } from './search-games.ts';
import { SearchThinker } from './search-thinker.ts';
import type { Thinker, ThinkerOptions } from './thinker.ts';
import { DEEPEST, hasLargeStack } from './worker/thread.ts';

/** Who plays a game better than the general searches do. */
interface ThinkerEntry {
  /** The game's own name; `draughts:*` is draughts with whatever options. */
  readonly game: string;
  open(options: ThinkerOptions, game: Game): Promise<Thinker>;
}

/** A kernel plugs in here: one row a game. All other games are played by the general thinker. */
const thinkers: readonly ThinkerEntry[] = [
  { game: 'connect4', open: (options) => Connect4Thinker.open(options) },
  { game: 'othello:*', open: (options, game) => SearchThinker.open(othelloSearch(game as Game<OthelloPosition>), options) },
  { game: 'draughts:*', open: (options, game) => SearchThinker.open(draughtsSearch(game as Draughts), options) },
  { game: 'chess:*', open: (options, game) => SearchThinker.open(chessSearch(game as Chess), options) },
];

/** Whether a game, by its own name, is played by the compiled search. */
export function hasCompiledSearch(game: string): boolean {
  return game !== 'connect4' && rowOf(game) !== undefined;
}

/** What plays the game that a name or the address of a module means. A person's own game is played by the general searches, whatever its name. */
export async function openThinker(spec: string, options: ThinkerOptions): Promise<Thinker> {
  const game = await loadGame(spec);
  const isGeneral = isModuleAddress(spec) || options.search !== undefined || (options.perfect && game.name !== 'connect4');
  const row = isGeneral ? undefined : rowOf(game.name);
  return row === undefined ? generalThinker(game, options) : row.open(options, game);
}

/** What plays any game. */
export function generalThinker<P extends Position>(game: Game<P>, options: ThinkerOptions): Thinker {
  if (options.perfect) return new PerfectThinker(game as unknown as Game, options);
  return new GeneralThinker(game, { ...options, maxPly: hasLargeStack() ? DEEPEST : undefined });
}

function rowOf(game: string): ThinkerEntry | undefined {
  return thinkers.find((row) => row.game === game || row.game === `${game.split(':')[0]}:*`);
}
