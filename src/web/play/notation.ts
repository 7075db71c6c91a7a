import { MAX } from '../../core/index.ts';
import { cardOf } from '../../games/index.ts';
import type { Ply } from '../../match/index.ts';
import { type Arg, type Language, localeOf, type Sentence } from '../../say/index.ts';
import { language } from '../spoken.ts';
import { text } from './words.ts';

/** How players of the language write the letters of the game's notation. In French: roi, dame, tour, fou, cavalier. */
function lettersOf(game: string): Readonly<Record<string, string>> {
  const letters = cardOf(game)?.pieceLetters;
  if (letters === undefined) return {};
  const own = letters[localeOf(language.value) as Language];
  return Object.fromEntries([...letters.en].map((letter, i) => [letter, own[i] as string]));
}

/** A whole move of chess. */
const MOVE = /^[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](=[QRBN])?[+#]?$/;

/** `Cf3`, `Tad1`, `e8=D+`, `e8D`. */
const PIECES_TYPED = /^\p{Lu}(?=[a-h1-8x])|(?<=[18]=?)\p{Lu}(?=[+#]?$)/gu;

/**
 * A move as whoever reads the page writes it. The records, the addresses and the engines keep to the game's own
 * notation.
 */
export function shownMove(notation: string, game: string): string {
  const letters = lettersOf(game);
  return notation.replace(/[KQRBN]/g, (letter) => letters[letter] ?? letter);
}

/** A sentence, with the moves that it speaks of as whoever reads the page writes them. */
export function withShownMoves<A extends Arg>(what: A, game: string): A;
export function withShownMoves(what: Arg, game: string): Arg {
  if (typeof what === 'string') return MOVE.test(what) ? shownMove(what, game) : what;
  if (typeof what !== 'object') return what;
  if (Array.isArray(what)) return what.map((part) => withShownMoves(part, game));
  const { args } = what as Partial<Sentence>;
  if (args === undefined) return what;
  return {
    ...what,
    args: Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, withShownMoves(arg, game)])),
  } as Sentence;
}

/**
 * What a typed move may mean in the game's notation, the likeliest first: in French R is the king, or if that is no
 * move, a rook.
 */
export function readingsOf(typed: string, game: string): readonly string[] {
  const standard = new Map(Object.entries(lettersOf(game)).map(([own, letter]) => [letter, own]));
  const read = typed.replace(PIECES_TYPED, (letter) => standard.get(letter) ?? letter);
  return read === typed ? [typed] : [read, typed];
}

/** A move in a sentence: one that huffs is told in words. */
export function movePhrase(notation: string, game: string, huffing: 'huffThen' | 'huffedThen'): string {
  const huff = /^~(\d+):(.*)$/.exec(notation);
  return huff === null ? shownMove(notation, game) : text[huffing]({ square: huff[1] as string, move: huff[2] as string });
}

/** A numbered line of a list of moves. */
export interface Numbered {
  /** `12.`; `12…` where Max's move is not part of it. */
  readonly number: string;
  readonly plies: readonly { readonly played: Ply; readonly ply: number }[];
}

/**
 * The moves as the game's own records number them: a move of each side together, or each by itself. `first` is the
 * number that the record begins with.
 */
export function numbered(plies: readonly Ply[], game: string, first = 1): Numbered[] {
  const lines: { number: string; plies: { played: Ply; ply: number }[] }[] = [];
  const inPairs = cardOf(game)?.records !== undefined;
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
  const number = cardOf(game)?.records === 'pgn' ? /(\d{1,4})(?:\s+moves\b.*)?$/.exec(from?.trim() ?? '')?.[1] : undefined;
  return Math.max(1, Number(number ?? 1));
}
