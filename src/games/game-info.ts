import type { Game, Position } from '../core/index.ts';
import type { Translation } from '../i18n/index.ts';
import type { KernelFile } from '../kernels/index.ts';
import type { PieceName, Scene } from './board-adapter.ts';
import type { Pieces } from './drawing.ts';

/**
 * Data about a game without its rules: enough to list it and to show its board. The first screen loads them all, so
 * they are short.
 */
export interface GameInfo {
  /** The name before the options. */
  readonly name: string;
  readonly title: Translation;
  /** Other accepted names, apart from its titles. */
  readonly otherNames?: readonly string[];
  /** The kernel with its rules: it has to be there before the game is made. */
  readonly kernel?: KernelFile;
  /** The standard of its records, which count a move of each side as one. Default: each move is counted by itself. */
  readonly records?: 'pgn' | 'pdn';
  /** The pieces' letters in the notation, as each language writes them; the game itself takes the English ones. */
  readonly pieceLetters?: Translation;
  /** Whether it has static evaluations whose terms can be shown. */
  readonly hasHeuristics?: true;
  /**
   * No position of it is ever solved, so that nobody plays it from a solution: those that count moves without a capture
   * are too many even with few pieces. Default: the solver is asked.
   */
  readonly neverSolved?: true;
  /**
   * The name of the one variant that a solver plays; the engines have the solver in a table (engines/searchers.ts).
   * Absent: searches play every variant.
   */
  readonly solved?: SolvedGame;
  /**
   * How other programs write its games as moves alone. Absent if they do not, or if there is a standard (`records`).
   */
  readonly transcript?: Transcript;
  /** The position of its picture: a legal one in which the game goes on. Absent if the game has no board. */
  readonly picture?: Scene;
  /** Ways of playing that are offered beside the picture, the plainest first. */
  readonly variants?: readonly [Variant, ...Variant[]];
}

/** The games that have a solver; the type makes the engines define one for each. */
export type SolvedGame = 'connect4';

/** A game as the sequence of its moves: `f5d6c3`, `4453`, or with commas `10,4,12`. */
export interface Transcript {
  /** Moves of this game, and of no other that has transcripts. */
  readonly move: RegExp;
  /** The move of a player without another move. Transcripts write `pa` for it, or omit it. */
  readonly pass?: string;
  /** Moves of several letters follow each other without a comma. */
  readonly joined?: true;
}

/** The game info of a game with a board. */
export interface BoardGameInfo extends GameInfo {
  readonly picture: Scene;
  /** The drawings of its pieces. */
  readonly pieces: Pieces;
  readonly variants: readonly [Variant, ...Variant[]];
}

/** A built-in game. A user-defined game has no game info, whatever its name. */
export interface BuiltInGame<P extends Position = Position> extends Game<P> {
  readonly info: GameInfo;
  /** The text of the heuristic that replaces the game's evaluation. Absent: it has its own. */
  readonly ownHeuristic?: string;
}

/** A way of playing a game that is offered: `draughts:international`. */
export interface Variant {
  readonly spec: string;
  readonly title: Translation;
}

/** A scene out of a drawing in letters, row by row from the top left; dots and blanks are empty. */
export function sceneFromLetters(
  scene: (pieceOn: (square: string) => PieceName | undefined) => Scene,
  text: string,
  names: Readonly<Record<string, PieceName>>,
): Scene {
  const letters = [...text.replace(/\s/g, '')];
  const bare = scene(() => undefined);
  const pieces = new Map(bare.cells.map(({ square }, i) => [square, names[letters[i]]]));
  return scene((square) => pieces.get(square));
}

/** A game's name, and the options behind it: `connect4:5x4x4:alignments`. Nothing else takes these texts apart. */
export function splitSpec(spec: string): { readonly name: string; readonly options: readonly string[] } {
  const [name, ...options] = spec.trim().split(':');
  return { name: name.trim(), options };
}

/** The option of a game's name that replaces its evaluation: `connect4:6x5x4:heuristic=table=1 2 3 3 2 1 / ...`. */
const HEURISTIC = 'heuristic=';

/** The name of a game without the heuristic in it, and the heuristic's text, if there is one. */
export function splitHeuristic(spec: string): { readonly game: string; readonly heuristic: string | undefined } {
  const at = isModuleAddress(spec) ? -1 : spec.toLowerCase().indexOf(`:${HEURISTIC}`);
  if (at < 0) return { game: spec, heuristic: undefined };
  return { game: spec.slice(0, at), heuristic: spec.slice(at + 1 + HEURISTIC.length).trim() };
}

/** The name of the game with this heuristic instead of its own, or instead of the one already in the name. */
export function withHeuristic(spec: string, heuristic: string): string {
  return `${splitHeuristic(spec).game}:${HEURISTIC}${heuristic}`;
}

/** `draughts` of `draughts:international`. */
export function gameName(spec: string): string {
  return splitSpec(spec).name.toLowerCase();
}

/** Whether this is the address of a module, `./kalah.js` say, and not the name of a game. */
export function isModuleAddress(spec: string): boolean {
  return /^(\.{0,2}\/|[a-z]:\\|(file|https?):)/i.test(spec) || /^[^:]*\.[cm]?[jt]s$/i.test(spec);
}
