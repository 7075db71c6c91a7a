import type { Game } from '../core/index.ts';
import { chessLook } from './chess/look.ts';
import { chompLook } from './chomp/look.ts';
import { connect4Look } from './connect4/look.ts';
import { draughtsLook } from './draughts/look.ts';
import type { Look } from './look.ts';
import { nimLook } from './nim/look.ts';
import { othelloLook } from './othello/look.ts';
import { ticTacToeLook } from './tictactoe/look.ts';

/** Who knows the look of a game, by the game's name in the table of games. Each gets the very game that its folder makes. */
const LOOKS: Readonly<Record<string, (game: never) => Look>> = {
  tictactoe: ticTacToeLook,
  connect4: connect4Look,
  othello: othelloLook,
  draughts: draughtsLook,
  chess: chessLook,
  nim: nimLook,
  chomp: chompLook,
};

/** How a game that `parseGame` gave looks on a board. Throws for games that have none: explicit trees and graphs, games of your own. */
export function lookOf(game: Game): Look {
  const name = game.name.split(':')[0];
  const look = Object.hasOwn(LOOKS, name) ? LOOKS[name] : undefined;
  if (look === undefined)
    throw new RangeError(`${name} is not played on a board here: those that are are ${Object.keys(LOOKS).join(', ')}.`);
  return look(game as never);
}
