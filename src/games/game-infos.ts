import { breakthroughInfo } from './breakthrough/info.ts';
import { chessInfo } from './chess/info.ts';
import { chompInfo } from './chomp/info.ts';
import { connect4Info } from './connect4/info.ts';
import { draughtsInfo } from './draughts/info.ts';
import type { Pieces } from './drawing.ts';
import { type BoardGameInfo, type GameInfo, gameName } from './game-info.ts';
import { nimInfo } from './nim/info.ts';
import { othelloInfo } from './othello/info.ts';
import { ticTacToeInfo } from './tictactoe/info.ts';

export const graphInfo: GameInfo = {
  name: 'graph',
  title: { en: 'Explicit graph', fr: 'Graphe explicite' },
};

export const treeInfo: GameInfo = {
  name: 'tree',
  title: { en: 'Explicit tree', fr: 'Arbre explicite' },
};

/** The games, in the order in which they are offered. */
export const gameInfos: readonly GameInfo[] = [
  draughtsInfo,
  chessInfo,
  connect4Info,
  othelloInfo,
  breakthroughInfo,
  ticTacToeInfo,
  nimInfo,
  chompInfo,
  treeInfo,
  graphInfo,
];

/** The games with a board. Showing them needs no rules. */
export const boardGames: readonly BoardGameInfo[] = gameInfos.filter((info): info is BoardGameInfo => info.picture !== undefined);

/** The pieces of all games, by their names. */
export const pieces: Pieces = Object.assign({}, ...boardGames.map((info) => info.pieces));

/** The game info for a name with options; the game itself checks the options. */
export function gameInfoOf(spec: string): GameInfo | undefined {
  return named(spec, gameInfos);
}

/** The info of a game that is played on a board. */
export function boardGameInfoOf(spec: string): BoardGameInfo | undefined {
  return named(spec, boardGames);
}

function named<C extends GameInfo>(spec: string, among: readonly C[]): C | undefined {
  const name = gameName(spec);
  return among.find((info) => info.name === name);
}
