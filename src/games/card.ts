import type { Game, Position } from '../core/index.ts';
import type { KernelFile } from '../kernels/index.ts';
import type { Translation } from '../say/index.ts';
import type { Pieces } from './drawing.ts';
import type { PieceName, Scene } from './look.ts';

/**
 * What is known of a game without its rules: enough to offer it and to show its board. The first screen loads them
 * all: they are short.
 */
export interface Card {
  /** What is typed before the options. */
  readonly name: string;
  readonly title: Translation;
  /** The kernel with its rules: it has to be there before the game is made. */
  readonly kernel?: KernelFile;
  /** The standard of its records, which count a move of each side as one. Without it each move is counted by itself. */
  readonly records?: 'pgn' | 'pdn';
  /** The pieces' letters in the notation, as each language writes them; the game itself takes the English ones. */
  readonly pieceLetters?: Translation;
  /** A handsome position. Without it the game is not played on a board. */
  readonly picture?: Scene;
  /** Ways of playing that are offered beside the picture, the plainest first. */
  readonly variants?: readonly [Variant, ...Variant[]];
}

/** The card of a game that is played on a board. */
export interface BoardCard extends Card {
  readonly picture: Scene;
  /** What stands on its boards and for its sides. */
  readonly pieces: Pieces;
  readonly variants: readonly [Variant, ...Variant[]];
}

/** A game of ours. One of somebody's own has no card of ours, whatever its name. */
export interface CardedGame<P extends Position = Position> extends Game<P> {
  readonly card: Card;
}

/** A way of playing a game that is offered: `draughts:international`. */
export interface Variant {
  readonly spec: string;
  readonly title: Translation;
}

/** A scene out of a drawing in letters, row by row from the top left; dots and blanks are empty. */
export function drawn(
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

/** `draughts` of `draughts:international`. */
export function gameName(spec: string): string {
  return splitSpec(spec).name.toLowerCase();
}

/** Whether this is the address of a module, `./kalah.js` say, and not the name of a game. */
export function isModuleAddress(spec: string): boolean {
  return /^(\.{0,2}\/|[a-z]:\\|(file|https?):)/i.test(spec) || /^[^:]*\.[cm]?[jt]s$/i.test(spec);
}
