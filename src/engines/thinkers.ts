import type { Game } from '../core/index.ts';
import { type Chess, type Draughts, type OthelloSize, othello } from '../games/index.ts';
import { chessSearch } from './chess/search-game.ts';
import { Connect4Thinker } from './connect4/thinker.ts';
import { draughtsSearch } from './draughts/search-game.ts';
import { GeneralThinker } from './general-thinker.ts';
import { loadGame } from './load-game.ts';
import { othelloSearch } from './othello/search-game.ts';
import { SearchThinker } from './search-thinker.ts';
import type { Thinker, ThinkerOptions } from './thinker.ts';

/** Who plays a game better than the general searches do. */
export interface ThinkerEntry {
  /** The game's own name, options included: `connect4` is 7x6 with the table heuristic. */
  readonly game: string;
  /** The name is meant without options, and the thinker plays the game with any. */
  readonly anyOptions?: boolean;
  open(options: ThinkerOptions, game: Game): Promise<Thinker>;
}

const othelloEntry = (size: OthelloSize): ThinkerEntry => ({
  game: othello(size).name,
  open: (options) => SearchThinker.open(othello(size), othelloSearch, options),
});

/** A kernel plugs in here: one row a game. All other games are played by the general thinker. */
export const thinkers: readonly ThinkerEntry[] = [
  { game: 'connect4', open: (options) => Connect4Thinker.open(options) },
  othelloEntry(8),
  othelloEntry(6),
  othelloEntry(4),
  {
    game: 'draughts',
    anyOptions: true,
    open: (options, game) => SearchThinker.open(game as Draughts, draughtsSearch((game as Draughts).variant), options),
  },
  {
    game: 'chess',
    anyOptions: true,
    open: (options, game) => SearchThinker.open(game as Chess, chessSearch((game as Chess).options), options),
  },
];

/** A thinker for a game, named as on the command line. */
export async function openThinker(spec: string, options: ThinkerOptions): Promise<Thinker> {
  const game = await loadGame(spec);
  const entry = thinkers.find((row) => row.game === (row.anyOptions ? game.name.split(':')[0] : game.name));
  return entry === undefined ? new GeneralThinker(game, options) : entry.open(options, game);
}
