import { language } from '../spoken.ts';
import { text } from './strings.ts';

/** The pieces' letters of the standard notation as French players write them: roi, dame, tour, fou, cavalier. */
const FRENCH: Readonly<Record<string, string>> = { K: 'R', Q: 'D', R: 'T', B: 'F', N: 'C' };
const STANDARD: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FRENCH).map(([own, french]) => [french, own]),
);

/** A letter where a move of chess has a piece's: at its beginning, or after `=`. Tokens of other kinds (a sentence, a FEN) have none. */
const PIECES_IN_TEXT = /(?<![\p{L}\d])[KQRBN](?=[a-h]?[1-8]?x?[a-h][1-8])|(?<=[a-h][18]=)[QRBN]/gu;

/** `Cf3`, `Tad1`, `e8=D+`, `e8D`. */
const PIECES_TYPED = /^[RDTFC](?=[a-h1-8x])|(?<=[18]=?)[DTFC](?=[+#]?$)/g;

/** A move as whoever reads the page writes it. The records, the addresses and the engines keep to the game's own notation. */
export function shownMove(notation: string, game: string): string {
  return isFrenchChess(game) ? notation.replace(/[KQRBN]/g, (letter) => FRENCH[letter] as string) : notation;
}

/** A sentence that names moves. */
export function shownMoves(sentence: string, game: string): string {
  return isFrenchChess(game) ? sentence.replace(PIECES_IN_TEXT, (letter) => FRENCH[letter] as string) : sentence;
}

/** What a typed move may mean in the game's notation, the likeliest first: in French a R is the king, and if that is no move, the rook of the standard. */
export function readingsOf(typed: string, game: string): readonly string[] {
  if (!isFrenchChess(game)) return [typed];
  const read = typed.replace(PIECES_TYPED, (letter) => STANDARD[letter] as string);
  return read === typed ? [typed] : [read, typed];
}

/** A move in a sentence: one that huffs is told in words. */
export function movePhrase(notation: string, game: string, huffing: 'huffThen' | 'huffedThen'): string {
  const huff = /^~(\d+):(.*)$/.exec(notation);
  return huff === null ? shownMove(notation, game) : text(huffing, { square: huff[1] as string, move: huff[2] as string });
}

function isFrenchChess(game: string): boolean {
  return language.value === 'fr' && game.split(':')[0] === 'chess';
}
