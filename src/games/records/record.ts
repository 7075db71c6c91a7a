import type { Place } from '../../core/index.ts';

/**
 * The two members of the family. They share tags, comments, glyphs and variations, and differ in three things only:
 * which words are results (`0-0` castles in PGN and is a double forfeit in PDN), where `%` starts a comment (PGN: in
 * the first column; PDN: anywhere), and PDN's `/FEN "..."/`, which sets up a position in mid-game.
 */
export type Standard = 'pgn' | 'pdn';

/**
 * The content of a game in a PGN or PDN file, without rules. Moves are words; `replay` finds out whether they can be
 * played. `at` is the place in the text; records made by a program have none.
 */
export interface GameRecord {
  readonly tags: readonly Tag[];
  readonly line: Line;
  /** The half-move that the game starts with: 0 is written `1.`, 1 is `1...`, 2 is `2.`. */
  readonly firstPly: number;
  /**
   * The result after the last move. If there is none or only `*`, that of the Result tag; if there is no such tag, `*`.
   */
  readonly result: string;
}

export interface Tag {
  readonly name: string;
  readonly value: string;
  readonly at?: Place;
}

/** Moves in order, and the remarks before the first of them. */
export interface Line {
  readonly remarks: readonly Remark[];
  readonly plies: readonly Ply[];
}

export interface Ply {
  readonly move: string;
  /** The remarks after the move, in the order in which they were written. */
  readonly remarks: readonly Remark[];
  readonly at?: Place;
}

/** A remark between moves. */
export type Remark = Comment | Glyph | Strength | Variation | Setup;

/**
 * `{...}`, `;` to the end of the line, or `%` to the end of the line. The text is kept to the letter, without its
 * marks.
 */
export interface Comment {
  readonly kind: 'comment';
  readonly text: string;
  readonly form: '{' | ';' | '%';
}

/** A numeric annotation glyph, `$1`. */
export interface Glyph {
  readonly kind: 'glyph';
  readonly number: number;
}

/** `!`, `??`, `!?`, or PDN's `(?)`, as it was written. */
export interface Strength {
  readonly kind: 'strength';
  readonly text: string;
}

/** Moves that could be played instead of the move they follow. */
export interface Variation {
  readonly kind: 'variation';
  readonly line: Line;
}

/** PDN's `/FEN "..."/`: the game continues from this position. */
export interface Setup {
  readonly kind: 'setup';
  readonly fen: string;
  readonly at?: Place;
}

export const NO_REMARKS: readonly Remark[] = [];

export function tagOf(record: GameRecord, name: string): Tag | undefined {
  return record.tags.find((tag) => tag.name === name);
}

export function commentsOf(remarks: readonly Remark[]): string[] {
  return remarks.flatMap((remark) => (remark.kind === 'comment' ? [remark.text] : []));
}

export function variationsOf(remarks: readonly Remark[]): Line[] {
  return remarks.flatMap((remark) => (remark.kind === 'variation' ? [remark.line] : []));
}

/**
 * The glyph numbers of a move, strengths included where they have one: `!` is 1, `?` is 2, `!!` `??` `!?` `?!` are 3
 * to 6.
 */
export function glyphsOf(remarks: readonly Remark[]): number[] {
  return remarks.flatMap((remark) => {
    if (remark.kind === 'glyph') return [remark.number];
    const number = remark.kind === 'strength' ? STRENGTHS.indexOf(remark.text.replace(/[()]/g, '')) : -1;
    return number < 0 ? [] : [number + 1];
  });
}

const STRENGTHS = ['!', '?', '!!', '??', '!?', '?!'];

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
 * Whether a word can be a move: its letters and signs start nothing else between moves, it is not a result, and it is
 * not a number, which PGN reads as a move number and PDN refuses.
 */
export function isMoveWord(word: string, standard: Standard): boolean {
  return word.length <= LONGEST_WORD && MOVE_WORD.test(word) && !/^\d+$/.test(word) && !isResult(word, standard);
}

/** Characters in the longest move: a capture of twenty pieces with all its squares has 62. */
export const LONGEST_WORD = 99;

/**
 * Letters, digits and symbols of any script (figurines), the marks of the two standards, and the tilde with which a
 * huff starts.
 */
const MOVE_WORD = /^[\p{L}\p{N}\p{So}×~-][\p{L}\p{N}\p{M}\p{So}×~+#=:\-_/@'&^|]*$/u;

/** The seven tags that PGN requires, in this order, each with its value if unknown. PDN omits such tags. */
const ROSTER: readonly (readonly [name: string, unknown: string])[] = [
  ['Event', '?'],
  ['Site', '?'],
  ['Date', '????.??.??'],
  ['Round', '?'],
  ['White', '?'],
  ['Black', '?'],
];

/** The tags of a PGN game: the seven of the roster first, the result as given, then the others in their order. */
export function withSevenTags(tags: readonly Tag[], result: string): Tag[] {
  const roster = ROSTER.map(([name, unknown]) => tags.find((tag) => tag.name === name) ?? { name, value: unknown });
  const names = new Set(['Result', ...ROSTER.map(([name]) => name)]);
  return [...roster, { name: 'Result', value: result }, ...tags.filter(({ name }) => !names.has(name))];
}
