import { type Game, type Position, unwrap } from '../core/index.ts';
import type { Translation } from '../i18n/index.ts';

/** The rules of a game as text, in sections. */
export type Rules = readonly RulesPart[];

export interface RulesPart {
  readonly title: Translation;
  /** A paragraph each. */
  readonly text: readonly Translation[];
  readonly boards?: readonly RulesBoard[];
}

/** A position that illustrates a rule; with moves, also the position after them. */
export interface RulesBoard {
  /** In the game's notation; the start where it is left out. */
  readonly from?: string;
  readonly moves?: readonly string[];
  readonly said: Translation;
}

/** The rules of a game for its options. */
export type RulesText<G extends Game = Game> = (game: G) => Rules;

export const TITLES = {
  aim: { en: 'Aim', fr: 'But du jeu' },
  start: { en: 'The start', fr: 'Le début' },
  turn: { en: 'A turn', fr: 'Un tour' },
  men: { en: 'Men', fr: 'Les pions' },
  taking: { en: 'Taking', fr: 'La prise' },
  end: { en: 'The end', fr: 'La fin' },
  draws: { en: 'Draws', fr: 'Les nulles' },
} satisfies Record<string, Translation>;

/** What a board shows: the position, and the one after its moves where it has some. */
export function* shownBy({ from, moves = [] }: RulesBoard, game: Game): Generator<Position> {
  const position = from === undefined ? game.start() : unwrap(game.parsePosition(from));
  yield position;
  for (const move of moves) position.play(unwrap(game.parseMove(move, position)));
  if (moves.length > 0) yield position;
}
