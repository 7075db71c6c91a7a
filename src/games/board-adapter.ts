import type { Player, Position } from '../core/index.ts';
import type { Sentence, Translation } from '../i18n/index.ts';

/** A text in all languages: a sentence with its arguments, or a plain translation. */
export type Message = Sentence | Translation;

/** The name of a piece in its game's table of pieces. */
export type PieceName = string;

/**
 * The material of a board; code that draws boards has a drawing for each.
 * - `wood`: squares of two colours. Only here do the sides sit at opposite edges, so only such a board can be flipped.
 * - `felt`: a green cloth with lines.
 * - `rack`: stones fall down behind a front with a hole for each cell.
 * - `paper`: an exercise book, on which pieces are written.
 * - `table`: planks on which things lie.
 */
export type Surface = 'paper' | 'rack' | 'felt' | 'wood' | 'table';

/** A board as data, so that it can be stored, compared and drawn without the rules. */
export interface Scene {
  readonly columns: number;
  readonly rows: number;
  readonly surface: Surface;
  /** Row by row from the top left, as Max sees it. */
  readonly cells: readonly SceneCell[];
  /** Whether each square that can be played on has its name written in it: the numbers of draughts. */
  readonly numbered?: boolean;
  /** Labels along the edges, if the game has them: one per column and per row, as a to h, 8 to 1. */
  readonly columnNames?: readonly string[];
  readonly rowNames?: readonly string[];
}

export interface SceneCell {
  /** Its name in the game's notation, unique on the board: e4, 32. Squares that are never played on have a name too. */
  readonly square: string;
  /** Its name for screen readers, if `name` is not enough: column 4, row 1. */
  readonly label?: Translation;
  /** `none`: nothing is there, and nothing can be touched. */
  readonly tone: 'light' | 'dark' | 'plain' | 'none';
  readonly piece?: PieceName;
  /** The number of pieces, if one drawing represents several. */
  readonly count?: number;
}

/** A legal move as a user makes it on a board. */
export interface Gesture {
  readonly move: number;
  readonly notation: string;
  /**
   * Squares that are touched one after the other: where a piece comes from and each square where it lands, or the one
   * square that is played on. Empty: a button is pressed instead.
   */
  readonly path: readonly string[];
  /**
   * The squares whose pieces are taken by each step, one list a step (a path of one square is one step); absent:
   * nothing is taken.
   */
  readonly takes?: readonly (readonly string[])[];
  /** The choice between moves with the same path: the piece that a pawn becomes. */
  readonly choice?: PieceName;
  /** How many are taken, if several moves have the same path; the user enters the number. */
  readonly amount?: number;
  /** The square of the piece that is huffed before the move (souffler). */
  readonly huffs?: string;
  /** For moves without squares: the label of the button (pass). */
  readonly button?: Translation;
}

/** Squares that are touched one after the other, `huffs` before them. */
export interface Touches {
  readonly path: readonly string[];
  readonly huffs?: string;
}

/** How a square is marked: by shapes of one tone. Their meaning is in the message of the highlight. */
export interface Marker {
  /** `danger` is red, `warning` amber, `triumph` as bright as the board allows. */
  readonly tone: 'danger' | 'warning' | 'triumph';
  /**
   * - `square`: the whole square is tinted, under its piece.
   * - `ring`, `dashes`: round the piece.
   * - `alarm`: an exclamation mark in the corner.
   * - `line`: through all squares of this sign, where three or more stand in one line. Other pieces of a rack fade
   * beside them.
   */
  readonly shapes: readonly ('square' | 'ring' | 'dashes' | 'alarm' | 'line')[];
}

/** A square that a position highlights. */
export interface Highlight {
  readonly square: string;
  readonly marker: Marker;
  readonly message: Message;
}

/** The phrases for a side. Verbs agree with names, so each phrase is stored whole. */
export interface Side {
  /** White, Les Blancs, Yellow, Le premier joueur ... as a heading and at the beginning of a sentence. */
  readonly name: Translation;
  /** The name within a sentence: les Blancs. */
  readonly subject: Translation;
  /** "White to move", "Aux Blancs de jouer"; without a full stop, like the next ones. */
  readonly toMove: Translation;
  /** "White has won", "Les Blancs ont gagné". */
  readonly won: Translation;
  /** The result within a sentence: les Blancs ont gagné. */
  readonly hasWon: Translation;
  /** "White wins", "Les Blancs gagnent": what "in 5 moves" can follow. */
  readonly wins: Translation;
  /** "White has resigned", "Les Blancs ont abandonné". */
  readonly resigned: Translation;
  /** "White will resign", "Les Blancs vont abandonner". */
  readonly willResign: Translation;
  /** "playing White", "en jouant les Blancs"; "playing first" for a side without a colour. */
  readonly playing: Translation;
  /** The piece that represents this side in lists, and that the side places in games in which moves place pieces. */
  readonly piece: PieceName;
}

/** How a game is shown and played on a board. Independent of any page. */
export interface BoardAdapter<P extends Position = Position> {
  readonly max: Side;
  readonly min: Side;
  scene(position: P): Scene;
  /** All legal moves; none if the game is over. */
  gestures(position: P): readonly Gesture[];
  /** The square that a touch means, if not the touched one: in Connect 4 the column's lowest free cell. */
  aim?(position: P, square: string): string;
  /**
   * Why touching these squares in this order begins no legal move, with the legal moves: "You must take: 28x19." If it
   * does begin one, what is missing. `huffs`: the square of a piece that was huffed before.
   */
  explain(position: P, path: readonly string[], huffs?: string): Message;
  /**
   * The touches that a typed move means, legal or not, so that `explain` can say why it is none; undefined where the
   * text names no squares of this board.
   */
  touches(position: P, text: string): Touches | undefined;
  /** The squares to mark, each with the reason: the king in check, the winning line, the pieces that may be huffed. */
  highlights(position: P): readonly Highlight[];
  /** Why the game is over, with the rule: "Checkmate: White has won." undefined while it is not over. */
  ending(position: P): Message | undefined;
  /** A notice for the player to move, if there is one: "Check.", "You must take: 28x19.", "Black has to pass." */
  warning(position: P): Message | undefined;
  /** Shown before the first game: a rule that surprises beginners. Absent if there is none. */
  readonly firstGameNotice?: Sentence;
  /** An effect of the last move that the board does not show, such as a huff. Absent if the game has no such move. */
  lastMoveNote?(position: P): Message | undefined;
  /**
   * The unit of values that are not wins: a value divided by `size` is shown in `of` (plural: pawns, discs) or `one`
   * (singular). Absent if the game has no static evaluation.
   */
  readonly unit?: { readonly size: number; readonly of: Translation; readonly one: Translation };
  /** The number of pieces decides the game: it is shown beside each player, in `unit`. */
  readonly countsPieces?: true;
  /** No game ends in a draw. */
  readonly drawless?: true;
  readonly editing: Editing<P>;
}

/** How a position is put together by hand. */
export interface Editing<P extends Position = Position> {
  readonly palette: readonly PieceName[];
  /**
   * The notation of the position with these pieces and this player to move, for `parsePosition`, which judges it.
   * `before` is the position that was edited: what cannot be seen on the board comes from it, as far as it still
   * makes sense.
   */
  write(pieces: ReadonlyMap<string, PieceName>, turn: Player, before: P): string;
  /** An example of the notation, shown in the input field. */
  readonly example: string;
}
