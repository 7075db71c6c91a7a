import type { Game } from '../core/index.ts';
import { Connect4Thinker } from './connect4/thinker.ts';
import { GeneralThinker } from './general-thinker.ts';
import type { Thinker, ThinkerOptions } from './thinker.ts';

/** Who plays a game better than the general searches do. */
export interface ThinkerEntry {
  /** The game's own name, options included: `connect4` is 7x6 with the table heuristic. */
  readonly game: string;
  open(options: ThinkerOptions): Promise<Thinker>;
}

/** A kernel plugs in here: one row a game. All other games are played by the general thinker. */
export const thinkers: readonly ThinkerEntry[] = [{ game: 'connect4', open: (options) => Connect4Thinker.open(options) }];

export async function openThinker(game: Game, options: ThinkerOptions): Promise<Thinker> {
  const entry = thinkers.find((row) => row.game === game.name);
  return entry === undefined ? new GeneralThinker(game, options) : entry.open(options);
}
