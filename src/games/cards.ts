import { breakthroughCard } from './breakthrough/card.ts';
import { type BoardCard, type Card, gameName } from './card.ts';
import { chessCard } from './chess/card.ts';
import { chompCard } from './chomp/card.ts';
import { connect4Card } from './connect4/card.ts';
import { draughtsCard } from './draughts/card.ts';
import type { Pieces } from './drawing.ts';
import { graphCard } from './graph/card.ts';
import { nimCard } from './nim/card.ts';
import { othelloCard } from './othello/card.ts';
import { ticTacToeCard } from './tictactoe/card.ts';
import { treeCard } from './tree/card.ts';

/** The games, in the order in which they are offered. */
export const cards: readonly Card[] = [
  draughtsCard,
  chessCard,
  connect4Card,
  othelloCard,
  breakthroughCard,
  ticTacToeCard,
  nimCard,
  chompCard,
  treeCard,
  graphCard,
];

/** Those that are played on a board. No rules are needed to show them. */
export const shelf: readonly BoardCard[] = cards.filter((card): card is BoardCard => card.picture !== undefined);

/** The pieces of all games, by their names. */
export const pieces: Pieces = Object.assign({}, ...shelf.map((card) => card.pieces));

/** The card of the game that a name with its options means; options are judged by the game itself. */
export function cardOf(spec: string): Card | undefined {
  return named(spec, cards);
}

/** The same, where the game is played on a board. */
export function boardCardOf(spec: string): BoardCard | undefined {
  return named(spec, shelf);
}

function named<C extends Card>(spec: string, among: readonly C[]): C | undefined {
  const name = gameName(spec);
  return among.find((card) => card.name === name);
}
