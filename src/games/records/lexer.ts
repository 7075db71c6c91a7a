import type { Place, Problem } from '../../core/index.ts';
import { LONGEST_WORD, type Standard } from './record.ts';
import { problem } from './words.ts';

export type TokenKind =
  | 'end'
  | 'tag'
  | 'comment'
  | 'glyph'
  | 'strength'
  | 'open'
  | 'close'
  | 'setup'
  | 'word'
  | 'dots'
  | 'star'
  | 'wrong';

/**
 * Cuts a record's text into pieces, one at a time: after `advance()` the fields describe the piece it found. Each
 * character is looked at a bounded number of times, so the whole text costs time in proportion to its length. Line
 * ends are `\n` here: the reader has seen to it.
 */
export class Lexer {
  kind: TokenKind = 'end';
  /** The word; a comment without its marks; the value of a tag; the digits of a glyph; the FEN of a setup. */
  text = '';
  /** The first problem, if there is one. */
  problem: Problem | undefined;
  /** The name of a tag. */
  name = '';
  /** The mark that a comment started with. */
  form: '{' | ';' | '%' = '{';
  /** Whether a star stands right behind a word, without a space. */
  attached = false;
  line = 1;
  column = 1;

  readonly #source: string;
  readonly #standard: Standard;
  #at = 0;
  /** The line being read, and where it starts. */
  #line = 1;
  #lineStart = 0;
  #wordEnd = -1;
  /** Past it no comment is closed: said once, so that a thousand open ones do not look for it a thousand times. */
  readonly #lastBrace: number;

  constructor(source: string, standard: Standard) {
    this.#source = source;
    this.#standard = standard;
    this.#lastBrace = source.lastIndexOf('}');
  }

  get place(): Place {
    return { line: this.line, column: this.column };
  }

  /** The line on which the last piece ended. */
  get lastLine(): number {
    return this.#line;
  }

  advance(): void {
    this.#skipSpace();
    this.line = this.#line;
    this.column = this.#at - this.#lineStart + 1;
    const letter = this.#source[this.#at];
    if (letter === undefined) this.#found('end', '', 0);
    else if (WORD_START.test(letter) || letter >= '\ud800') this.#word();
    else this.#mark(letter);
  }

  /** The first character of what follows, blanks left out, or undefined at the end. */
  peek(): string | undefined {
    SPACE.lastIndex = this.#at;
    return this.#source[this.#at + (SPACE.exec(this.#source)?.[0].length ?? 0)];
  }

  /** After an error: continues at the next line that starts with a tag and follows an empty line, or at the end. */
  skipToNextHeader(): void {
    NEXT_HEADER.lastIndex = this.#at;
    const found = NEXT_HEADER.exec(this.#source);
    this.#moveTo(found === null ? this.#source.length : found.index + found[0].length - 1);
  }

  #mark(letter: string): void {
    if (letter === '{') this.#braces();
    else if (letter === ';' || (letter === '%' && (this.#standard === 'pdn' || this.column === 1))) this.#restOfLine(letter);
    else if (letter === '(') this.#parenthesis();
    else if (letter === ')') this.#found('close', letter, 1);
    else if (letter === '[') this.#tag();
    else if (letter === '$') this.#matched('glyph', GLYPH, problem('unnumbered-glyph'));
    else if (letter === '!' || letter === '?') this.#matched('strength', STRENGTH);
    else if (letter === '.') this.#matched('dots', DOTS);
    else if (letter === '*') this.#star();
    else if (letter === '/' && this.#standard === 'pdn') this.#matched('setup', SETUP, problem('bad-setup'));
    else this.#unexpected();
  }

  #word(): undefined {
    WORD.lastIndex = this.#at;
    const word = WORD.exec(this.#source)?.[0];
    if (word === undefined) return this.#unexpected();
    if (word.length > LONGEST_WORD) return this.#wrong(problem('long-word', { beginning: word.slice(0, 12) }));
    this.#found('word', word, word.length);
    this.#wordEnd = this.#at;
  }

  #star(): void {
    this.attached = this.#at === this.#wordEnd;
    this.#found('star', '*', 1);
  }

  #braces(): undefined {
    const end = this.#at > this.#lastBrace ? -1 : this.#source.indexOf('}', this.#at);
    if (end < 0) return this.#wrong(problem('open-comment'));
    const start = this.#at + 1;
    this.#moveTo(end + 1);
    this.form = '{';
    this.#found('comment', this.#source.slice(start, end), 0);
  }

  #restOfLine(form: ';' | '%'): void {
    const end = this.#source.indexOf('\n', this.#at);
    const text = this.#source.slice(this.#at + 1, end < 0 ? this.#source.length : end);
    this.form = form;
    this.#found('comment', text, text.length + 1);
  }

  #parenthesis(): void {
    ENCLOSED_STRENGTH.lastIndex = this.#at;
    const strength = ENCLOSED_STRENGTH.exec(this.#source)?.[0];
    if (strength !== undefined) this.#found('strength', strength, strength.length);
    else this.#found('open', '(', 1);
  }

  #tag(): undefined {
    TAG_NAME.lastIndex = this.#at;
    const named = TAG_NAME.exec(this.#source);
    if (named === null) return this.#wrong(problem('nameless-tag'));
    const [opening, name, quote] = named;
    if (quote === '') return this.#wrong(problem('unquoted-tag', { name }));
    const start = this.#at + opening.length;
    const end = closingQuote(this.#source, start);
    if (end < 0) return this.#wrong(problem('open-tag-value', { name }));
    TAG_END.lastIndex = end;
    const closing = TAG_END.exec(this.#source);
    if (closing === null) return this.#wrong(problem('open-tag', { name }));
    this.#moveTo(end + closing[0].length);
    this.name = name;
    this.#found('tag', this.#source.slice(start, end).replace(/\\(["\\])/g, '$1'), 0);
  }

  #matched(kind: TokenKind, pattern: RegExp, otherwise?: Problem): void {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source);
    if (found === null) this.#wrong(otherwise as Problem);
    else this.#found(kind, found[1] ?? found[0], found[0].length);
    if (kind === 'strength') this.#wordEnd = this.#at;
  }

  #unexpected(): undefined {
    const letter = String.fromCodePoint(this.#source.codePointAt(this.#at) as number);
    if (/\p{Pd}/u.test(letter)) return this.#wrong(problem('long-hyphen', { letter }));
    if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(letter)) return this.#wrong(problem('bad-movetext', { letter }));
    // By its number where it cannot be printed.
    const number = (letter.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0');
    return this.#wrong(problem('bad-character', { name: `U+${number}` }));
  }

  #wrong(problem: Problem): undefined {
    this.problem = problem;
    this.#found('wrong', '', 0);
  }

  #found(kind: TokenKind, text: string, length: number): undefined {
    this.kind = kind;
    this.text = text;
    this.#at += length;
  }

  #skipSpace(): void {
    SPACE.lastIndex = this.#at;
    const space = SPACE.exec(this.#source);
    if (space !== null) this.#moveTo(this.#at + space[0].length);
  }

  /** Goes to a later place, and counts the lines on the way. */
  #moveTo(end: number): void {
    for (let at = this.#at; at < end; at++)
      if (this.#source.charCodeAt(at) === 10) {
        this.#line++;
        this.#lineStart = at + 1;
      }
    this.#at = end;
  }
}

/** Blanks of every kind, byte order marks between joined files included. */
const SPACE = /[\s\ufeff]+/y;
const WORD_START = /[\p{L}\p{N}\p{So}×~-]/u;
/** Bounded, because a loop over Unicode classes costs the engine a stack that a long text would overflow. */
const WORD = /[\p{L}\p{N}\p{So}×~-][\p{L}\p{N}\p{M}\p{So}×~+#=:\-_/@'&^|]{0,99}/uy;
const GLYPH = /\$(\d+)/y;
const STRENGTH = /[!?]+/y;
const ENCLOSED_STRENGTH = /\([!?]+\)/y;
const DOTS = /\.+/y;
const SETUP = /\/[ \t]*FEN[ \t]*"([^"/\n]*)"[ \t]*\//y;
const TAG_NAME = /\[\s*(\w{1,255})\s*("?)/y;
const TAG_END = /"\s*\]/y;
const NEXT_HEADER = /\n[ \t]*\n[ \t]*\[/g;

/** The index of the quote that closes the value starting at `start`, or -1 if its line ends first. */
function closingQuote(source: string, start: number): number {
  for (let at = start; at < source.length; at++) {
    const letter = source[at];
    if (letter === '"') return at;
    if (letter === '\n') return -1;
    if (letter === '\\' && (source[at + 1] === '"' || source[at + 1] === '\\')) at++;
  }
  return -1;
}
