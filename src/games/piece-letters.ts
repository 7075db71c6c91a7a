import { type Arg, LANGUAGES, type Language, localeOf, type Sentence } from '../i18n/index.ts';
import type { GameInfo } from './game-info.ts';

type PieceLettersOf = Pick<GameInfo, 'pieceLetters'> | undefined;

/** How players of the language write the letters of the game's notation. In French: roi, dame, tour, fou, cavalier. */
function lettersOf(info: PieceLettersOf, language: Language): Readonly<Record<string, string>> {
  const letters = info?.pieceLetters;
  if (letters === undefined) return {};
  const localLetters = letters[localeOf(language) as Language];
  return Object.fromEntries([...letters.en].map((letter, i) => [letter, localLetters[i] as string]));
}

/** A whole move of chess. */
const MOVE = /^[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](=[QRBN])?[+#]?$/;

/** `Cf3`, `Tad1`, `e8=D+`, `e8D`. */
const PIECES_TYPED = /^\p{Lu}(?=[a-h1-8x])|(?<=[18]=?)\p{Lu}(?=[+#]?$)/gu;

/** A move as readers of the language write it. Records, addresses, JSON and engines keep to the game's own notation. */
export function moveInLanguage(notation: string, info: PieceLettersOf, language: Language): string {
  const letters = lettersOf(info, language);
  return notation.replace(/[KQRBN]/g, (letter) => letters[letter] ?? letter);
}

/** An argument or sentence, with every move in it written in the language's piece letters. */
export function withMovesInLanguage<A extends Arg>(what: A, info: PieceLettersOf, language: Language): A;
export function withMovesInLanguage(what: Arg, info: PieceLettersOf, language: Language): Arg {
  if (typeof what === 'string') return MOVE.test(what) ? moveInLanguage(what, info, language) : what;
  if (typeof what !== 'object') return what;
  if (Array.isArray(what)) return what.map((part) => withMovesInLanguage(part, info, language));
  const { args } = what as Partial<Sentence>;
  if (args === undefined) return what;
  return {
    ...what,
    args: Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, withMovesInLanguage(arg, info, language)])),
  } as Sentence;
}

/**
 * The possible meanings of a typed move in the game's notation, the likeliest first: in French R is the king (roi), or,
 * if the king has no such move, a rook typed in English.
 */
export function readingsOf(typed: string, info: PieceLettersOf, language: Language): readonly string[] {
  const standard = new Map(Object.entries(lettersOf(info, language)).map(([englishLetter, letter]) => [letter, englishLetter]));
  const read = typed.replace(PIECES_TYPED, (letter) => standard.get(letter) ?? letter);
  return read === typed ? [typed] : [read, typed];
}

/**
 * The readings of each move of a list. If any move has a piece letter that the language lacks, the whole list is taken
 * to be in the game's own (English) notation, so R is a rook.
 */
export function listReadings(typed: readonly string[], info: PieceLettersOf, language: Language): (readonly string[])[] {
  const localLetters = Object.values(lettersOf(info, language));
  const isForeign = typed.some((move) => move.match(PIECES_TYPED)?.some((letter) => !localLetters.includes(letter)));
  return typed.map((move) => (isForeign ? [move] : readingsOf(move, info, language)));
}

/**
 * A record's moves in the game's notation. A record does not name its language: if English lacks one of its piece
 * letters, it is the first language that has them all.
 */
export function recordReadings(typed: readonly string[], info: PieceLettersOf): readonly string[] {
  const letters = new Set(typed.flatMap((move) => move.match(PIECES_TYPED) ?? []));
  const writes = (language: Language) => {
    const localLetters = Object.values(lettersOf(info, language));
    return [...letters].every((letter) => localLetters.includes(letter));
  };
  const language = writes('en') ? undefined : (Object.keys(LANGUAGES) as Language[]).find(writes);
  return language === undefined ? typed : typed.map((move) => readingsOf(move, info, language)[0] as string);
}
