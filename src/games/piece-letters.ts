import { type Arg, LANGUAGES, type Language, localeOf, type Sentence } from '../say/index.ts';
import type { Card } from './card.ts';

type Lettered = Pick<Card, 'pieceLetters'> | undefined;

/** How players of the language write the letters of the game's notation. In French: roi, dame, tour, fou, cavalier. */
function lettersOf(card: Lettered, language: Language): Readonly<Record<string, string>> {
  const letters = card?.pieceLetters;
  if (letters === undefined) return {};
  const own = letters[localeOf(language) as Language];
  return Object.fromEntries([...letters.en].map((letter, i) => [letter, own[i] as string]));
}

/** A whole move of chess. */
const MOVE = /^[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](=[QRBN])?[+#]?$/;

/** `Cf3`, `Tad1`, `e8=D+`, `e8D`. */
const PIECES_TYPED = /^\p{Lu}(?=[a-h1-8x])|(?<=[18]=?)\p{Lu}(?=[+#]?$)/gu;

/** A move as readers of the language write it. Records, addresses, JSON and engines keep to the game's own notation. */
export function moveInLanguage(notation: string, card: Lettered, language: Language): string {
  const letters = lettersOf(card, language);
  return notation.replace(/[KQRBN]/g, (letter) => letters[letter] ?? letter);
}

/** A sentence, with the moves that it speaks of as readers of the language write them. */
export function withMovesInLanguage<A extends Arg>(what: A, card: Lettered, language: Language): A;
export function withMovesInLanguage(what: Arg, card: Lettered, language: Language): Arg {
  if (typeof what === 'string') return MOVE.test(what) ? moveInLanguage(what, card, language) : what;
  if (typeof what !== 'object') return what;
  if (Array.isArray(what)) return what.map((part) => withMovesInLanguage(part, card, language));
  const { args } = what as Partial<Sentence>;
  if (args === undefined) return what;
  return {
    ...what,
    args: Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, withMovesInLanguage(arg, card, language)])),
  } as Sentence;
}

/**
 * What a typed move may mean in the game's notation, the likeliest first: in French R is the king, or if that is no
 * move, a rook.
 */
export function readingsOf(typed: string, card: Lettered, language: Language): readonly string[] {
  const standard = new Map(Object.entries(lettersOf(card, language)).map(([own, letter]) => [letter, own]));
  const read = typed.replace(PIECES_TYPED, (letter) => standard.get(letter) ?? letter);
  return read === typed ? [typed] : [read, typed];
}

/** The same for a list: where a letter that the language does not have shows that it is English, R is a rook. */
export function listReadings(typed: readonly string[], card: Lettered, language: Language): (readonly string[])[] {
  const own = Object.values(lettersOf(card, language));
  const isForeign = typed.some((move) => move.match(PIECES_TYPED)?.some((letter) => !own.includes(letter)));
  return typed.map((move) => (isForeign ? [move] : readingsOf(move, card, language)));
}

/** A record's moves in the game's notation. It does not say its language: letters that only one has tell it. */
export function recordReadings(typed: readonly string[], card: Lettered): readonly string[] {
  const letters = new Set(typed.flatMap((move) => move.match(PIECES_TYPED) ?? []));
  const writes = (language: Language) => {
    const own = Object.values(lettersOf(card, language));
    return [...letters].every((letter) => own.includes(letter));
  };
  const language = writes('en') ? undefined : (Object.keys(LANGUAGES) as Language[]).find(writes);
  return language === undefined ? typed : typed.map((move) => readingsOf(move, card, language)[0] as string);
}
