/**
 * The two members of the family. They share tags, comments, glyphs and variations, and differ in three things only: which words
 * are results (`0-0` castles in PGN and is a double forfeit in PDN), where `%` starts a comment (PGN: in the first column; PDN:
 * anywhere), and PDN's `/FEN "..."/`, which sets up a position in mid-game.
 */
export type Standard = 'pgn' | 'pdn';

const RESULTS: Readonly<Record<Standard, ReadonlySet<string>>> = {
  pgn: new Set(['*', '1-0', '0-1', '1/2-1/2']),
  pdn: new Set(['*', '1-0', '0-1', '1/2-1/2', '2-0', '0-2', '1-1', '0-0']),
};

export function isResult(word: string, standard: Standard): boolean {
  return RESULTS[standard].has(word);
}

export function resultsOf(standard: Standard): readonly string[] {
  return [...RESULTS[standard]];
}

/**
 * Whether a word can stand for a move: letters and marks that start nothing else between moves, no result, and not digits
 * alone, which PGN takes for a move number and PDN refuses.
 */
export function isMoveWord(word: string, standard: Standard): boolean {
  return word.length <= LONGEST_WORD && MOVE_WORD.test(word) && !/^\d+$/.test(word) && !isResult(word, standard);
}

/** Characters in the longest move: a capture of twenty pieces with all its squares has 62. */
export const LONGEST_WORD = 99;

/** Letters, digits and symbols of any script (figurines), the marks of the two standards, and the tilde with which a huff starts. */
const MOVE_WORD = /^[\p{L}\p{N}\p{So}×~-][\p{L}\p{N}\p{M}\p{So}×~+#=:\-_/@'&^|]*$/u;
