/** Who plays a side. The computer plays at a level from 1 to 10, or as well as it can in a time a move. */
export type Seat =
  | { readonly who: 'person' }
  | { readonly who: 'computer'; readonly level: number }
  | { readonly who: 'computer'; readonly ms: number };

/** All that a game on the page is: what is saved, shared and resumed. JSON; whatever comes from outside is checked before it is believed. */
export interface MatchData {
  /** The game with its options, as on the command line: `draughts:international`. */
  readonly game: string;
  /** The position it began with, in the game's notation; absent: the usual one. */
  readonly from?: string;
  /** All moves in the game's notation, those that were taken back and can be played again included. */
  readonly moves: readonly string[];
  /** How many of them are on the board. */
  readonly at: number;
  readonly max: Seat;
  readonly min: Seat;
  /** Who has resigned, with all moves on the board. */
  readonly resigned?: 'max' | 'min';
  /** Two people have agreed on a draw, with all moves on the board. */
  readonly drawn?: 'agreed';
  readonly flipped?: boolean;
  /** Whether the value of every move is shown. */
  readonly values?: boolean;
  /** What decides among equal moves of the computer. */
  readonly seed: number;
}
