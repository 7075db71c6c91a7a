import {
  DRAW,
  isWin,
  MAX,
  MAX_VALUE,
  MIN,
  outcomeProblem,
  type Player,
  type Position,
  type Problem,
  playerName,
  winOf,
} from '../core/index.ts';
import type { Language, Sentence } from '../i18n/index.ts';
import type { BoardAdapter, Gesture, Message } from './board-adapter.ts';
import { captionWords, type Next, problem, sentence } from './words.ts';

export { legalMoves } from '../core/index.ts';

/**
 * Throws when a program plays a move that is not legal. Outside of `play` and `undo`, so that these stay short enough
 * for the compiler to inline into a search. Text typed by users never gets here: `parseMove` refuses it.
 */
export function illegalMove(game: string, move: number): never {
  throw new RangeError(
    `${game}: ${move} is not a legal move here; play only the moves that moves() lists, while outcome() is undefined.`,
  );
}

export function nothingToUndo(game: string): never {
  throw new Error(`${game}: there is no move to take back.`);
}

/** The line under a drawn board: whose turn it is, or how the game ended. */
export function boardCaption(
  position: Position,
  nameOf: (player: Player) => string = playerName,
  language: Language = 'en',
): string {
  const words = captionWords(language);
  const outcome = position.outcome();
  if (outcome === undefined) return words.toMove({ name: nameOf(position.turn()) });
  const win = winOf(outcome);
  if (win !== undefined) return words.won({ name: nameOf(win.winner) });
  return outcome === DRAW ? words.draw : words.points({ points: outcome });
}

/** The letter of a player's stones on boards with stones. */
export function stoneOf(player: number): 'x' | 'o' | '.' {
  if (player === 0) return '.';
  return player === MAX ? 'x' : 'o';
}

export function stoneStatus(position: Position, language?: Language): string {
  return boardCaption(position, (player) => `${playerName(player)} (${stoneOf(player)})`, language);
}

/**
 * The `:min` at the end of a position's text. Where stones tell whose turn it is (tic-tac-toe, Connect 4) it says that
 * Min began; where nothing tells (Nim, Chomp), that Min is to move. Default: Max.
 */
const MARK = ':min';

export interface MarkedText {
  readonly body: string;
  readonly player: Player;
}

export function splitTurnMark(text: string): MarkedText {
  const trimmed = text.trim().toLowerCase();
  if (!trimmed.endsWith(MARK)) return { body: trimmed, player: MAX };
  return { body: trimmed.slice(0, -MARK.length).trim(), player: MIN };
}

export function withTurnMark(body: string, player: Player): string {
  return player === MIN ? body + MARK : body;
}

/**
 * Says why a value cannot be the outcome of a leaf in points; undefined if it can. Points are never a win: WIN itself
 * is refused.
 */
export function pointsProblem(value: unknown): Sentence | undefined {
  const wrong = outcomeProblem(value);
  if (wrong !== undefined) return wrong;
  return isWin(value as number) ? sentence('points-too-large', { value: value as number, most: MAX_VALUE }) : undefined;
}

/**
 * Moves that a game of chess or draughts may have, from the position it began with: the longest that the rules of chess
 * allow has some 11,800. The kernels have room for more.
 */
export const MOST_PLIES = 12_000;

/** Columns are named with one letter, and two sides, a bit for each square, fit in one exact number. */
export const LONGEST_SIDE = 26;

export function sidesProblem(first: number, second: number): Problem | undefined {
  return isSide(first) && isSide(second) ? undefined : problem('bad-size', { first, second, most: LONGEST_SIDE });
}

/** The numbers in `4x5` or `7x6x4`, or undefined where the text is anything else. */
export function parseDimensions(text: string): number[] | undefined {
  return wholeNumbers(text.toLowerCase().split('x'));
}

/** The numbers that texts say in plain digits, blanks around them left out; undefined where one says anything else. */
export function wholeNumbers(texts: readonly string[]): number[] | undefined {
  return texts.every((text) => /^\d+$/.test(text.trim())) ? texts.map(Number) : undefined;
}

function isSide(side: number): boolean {
  return Number.isInteger(side) && side >= 1 && side <= LONGEST_SIDE;
}

/** How many squares a message names as possible next squares; a longer list would not help. */
const NAMED = 6;

/**
 * A board adapter's `explain`, made of its message for squares that begin no move and its message for squares that
 * begin one.
 */
export function explainTouch<P extends Position>(
  gestures: (position: P) => readonly Gesture[],
  why: (position: P, path: readonly string[], huffs: string | undefined) => Message,
  unfinished: (next: Next, path: readonly string[]) => Message = (next) => sentence('touch-more', next),
): BoardAdapter<P>['explain'] {
  return (position, path, huffs) => {
    if (position.outcome() !== undefined) return sentence('touch-over');
    const open = gestures(position).filter((gesture) => gesture.huffs === huffs && begins(gesture.path, path));
    if (open.length === 0) return why(position, path, huffs);
    if (open.some((gesture) => gesture.path.length === path.length)) return sentence('touch-whole');
    if (path.length === 0) return sentence('touch-nothing');
    const next = [...new Set(open.map((gesture) => gesture.path[path.length]))];
    return unfinished({ squares: next.slice(0, NAMED), more: next.length > NAMED }, path);
  };
}

function begins(path: readonly string[], touched: readonly string[]): boolean {
  return touched.length <= path.length && touched.every((square, i) => square === path[i]);
}
