import { MAX } from '../../core/index.ts';
import { gameInfoOf, moveInLanguage, readingsOf as readingsInLanguage, withMovesInLanguage } from '../../games/index.ts';
import type { Arg } from '../../i18n/index.ts';
import type { Ply } from '../../match/index.ts';
import { language } from '../language.ts';
import { text } from './words.ts';

/** A move in the notation of the user's language. */
export function shownMove(notation: string, game: string): string {
  return moveInLanguage(notation, gameInfoOf(game), language.value);
}

/** A sentence with its moves in the notation of the user's language. */
export function withShownMoves<A extends Arg>(what: A, game: string): A {
  return withMovesInLanguage(what, gameInfoOf(game), language.value);
}

/** The possible meanings of a typed move in the game's notation, the likeliest first. */
export function readingsOf(typed: string, game: string): readonly string[] {
  return readingsInLanguage(typed, gameInfoOf(game), language.value);
}

/** A move in a sentence; one that huffs is described in words. */
export function movePhrase(notation: string, game: string, huffing: 'huffThen' | 'huffedThen'): string {
  const huff = /^~(\d+):(.*)$/.exec(notation);
  return huff === null ? shownMove(notation, game) : text[huffing]({ square: huff[1] as string, move: huff[2] as string });
}

/** A numbered line of a list of moves. */
export interface NumberedLine {
  /** `12.`; `12…` where Max's move is not part of it. */
  readonly number: string;
  readonly plies: readonly { readonly played: Ply; readonly ply: number }[];
}

/**
 * The moves as the game's own records number them: a move of each side together, or each by itself. `first` is the
 * number that the record begins with.
 */
export function numbered(plies: readonly Ply[], game: string, first = 1): NumberedLine[] {
  const lines: { number: string; plies: { played: Ply; ply: number }[] }[] = [];
  const inPairs = gameInfoOf(game)?.records !== undefined;
  let number = first - 1;
  for (const [index, played] of plies.entries()) {
    const entry = { played, ply: index + 1 };
    const last = lines.at(-1);
    const joins = inPairs && played.by !== MAX && last?.plies.length === 1 && last.plies[0]?.played.by === MAX;
    if (joins) last.plies.push(entry);
    else {
      number += 1;
      lines.push({ number: `${number}${inPairs && played.by !== MAX ? '…' : '.'}`, plies: [entry] });
    }
  }
  return lines;
}

/** The number of the first move: a position of chess says it in its last field. */
export function firstNumber(game: string, from: string | undefined): number {
  const number = gameInfoOf(game)?.records === 'pgn' ? /(\d{1,4})(?:\s+moves\b.*)?$/.exec(from?.trim() ?? '')?.[1] : undefined;
  return Math.max(1, Number(number ?? 1));
}
