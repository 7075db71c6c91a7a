/** A line that may hold a position. */
export interface PositionLine {
  /** Counted from 1. */
  readonly number: number;
  /** Its first word: what follows on the line is ignored, so that a list of solved positions can be read as well. Empty where the line is. */
  readonly text: string;
}

/** Cuts pieces of a text into lines as they come. Lines that begin with # are comments. Empty ones at the very end are nobody's mistake. */
export class PositionLines {
  #rest = '';
  #number = 0;
  #empty: PositionLine[] = [];
  #positions = 0;

  /** The lines that this piece completes, or at the end (undefined) the last one. */
  *take(piece: string | undefined): Generator<PositionLine> {
    const text = this.#rest + (piece ?? '');
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      yield* this.#line(text.slice(start, end));
      start = end + 1;
    }
    this.#rest = text.slice(start);
    if (piece !== undefined) return;
    if (this.#rest !== '') yield* this.#line(this.#rest);
    if (this.#positions === 0) yield* this.#empty;
  }

  *#line(line: string): Generator<PositionLine> {
    const number = ++this.#number;
    const bare = (number === 1 ? line.replace(/^\uFEFF/, '') : line).trim();
    if (bare.startsWith('#')) return;
    if (bare === '') {
      this.#empty.push({ number, text: '' });
      return;
    }
    yield* this.#empty.splice(0);
    this.#positions++;
    const space = bare.search(/\s/);
    yield { number, text: space < 0 ? bare : bare.slice(0, space) };
  }
}
