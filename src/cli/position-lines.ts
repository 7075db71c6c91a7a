/** A line of input that may contain a position. */
export interface PositionLine {
  /** Counted from 1. */
  readonly number: number;
  /**
   * Its first word, or the whole line. Empty where the line is. Of one longer than `LONGEST_KEPT`, the beginning.
   */
  readonly text: string;
  /** The length of the first word, or of the line. */
  readonly letters: number;
}

const LONGEST_KEPT = 1 << 16;

/**
 * Cuts pieces of a text into lines as they come. Lines that begin with # are comments. Empty ones at the very end are
 * nobody's mistake.
 */
export class PositionLines {
  /**
   * The beginning of an incomplete line, and the length of the whole line so far. A line longer than any position is
   * not kept further.
   */
  #rest = '';
  #length = 0;
  #number = 0;
  #empty: PositionLine[] = [];
  #positions = 0;
  readonly #isWhole: boolean;

  /**
   * `whole`: a position is a whole line. Otherwise it is the first word, and what follows is ignored, so that a list of
   * solved positions can be read as well.
   */
  constructor({ whole = false }: { readonly whole?: boolean } = {}) {
    this.#isWhole = whole;
  }

  /** The lines that this piece completes, or at the end (undefined) the last one. */
  *take(piece: string | undefined): Generator<PositionLine> {
    if (piece === undefined) {
      if (this.#length > 0) yield* this.#line();
      if (this.#positions === 0) yield* this.#empty;
      return;
    }
    let start = 0;
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', start)) {
      this.#add(piece, start, end);
      yield* this.#line();
      start = end + 1;
    }
    this.#add(piece, start, piece.length);
  }

  #add(piece: string, start: number, end: number): void {
    this.#length += end - start;
    if (this.#rest.length < LONGEST_KEPT) this.#rest += piece.slice(start, end);
  }

  *#line(): Generator<PositionLine> {
    const [line, length] = [this.#rest, this.#length];
    this.#rest = '';
    this.#length = 0;
    const number = ++this.#number;
    const bare = (number === 1 ? line.replace(/^\uFEFF/, '') : line).trim();
    if (bare.startsWith('#')) return;
    if (bare === '') {
      this.#empty.push({ number, text: '', letters: 0 });
      return;
    }
    yield* this.#empty.splice(0);
    this.#positions++;
    const space = this.#isWhole ? -1 : bare.search(/\s/);
    if (space < 0) yield { number, text: bare, letters: bare.length + length - line.length };
    else yield { number, text: bare.slice(0, space), letters: space };
  }
}
