import { type Failure, failureAt, ok, type Problem, type Result } from '../../core/index.ts';
import type { DraughtsSize } from '../../kernels/index.ts';
import { hasAlgebraic, type SquareNotation, squareCount, squareName, squareOf } from './board.ts';
import { COLOURS, type Colour, KING, MAN, problem, seen } from './words.ts';

/** A position as it was written down, legal or not. Squares are in rising order and each is there once. */
export interface DraughtsSetup {
  readonly turn: Colour;
  readonly white: Pieces;
  readonly black: Pieces;
  /** Ours, for souffler: pieces of the side that has just moved that may be huffed now. */
  readonly huffable?: readonly number[];
  /** A field of Minerve: the draw counters by name, without zeros. */
  readonly counters?: Readonly<Record<string, number>>;
}

export interface Pieces {
  readonly men: readonly number[];
  readonly kings: readonly number[];
}

export interface FenOptions {
  readonly size: DraughtsSize;
  /** The counters of the rules. Default: none. */
  readonly counters?: readonly string[];
}

/**
 * Reads a PDN position: the side to move, then the squares of each side, as in `W:W31-50:B1-20` or `B:WK3,a1:Bh8`.
 * Accepted are both orders of the sides, `K` before kings, ranges, small and capital letters, blanks, and a dot at the
 * end. After the sides may follow our own fields, `:huff=28,33` and counters such as `:quiet=4`, or those of other
 * programs, `:H4:F12:+0+0`: H is the counter `quiet`; F, the move number, is ignored, and so is `+0+0`.
 */
export function parseDraughtsFen(text: string, options: FenOptions): Result<DraughtsSetup> {
  const read = readDraughtsFen(text, options);
  return read.ok ? ok(read.value.setup) : read;
}

/** The columns (from 1) of the parts of a position's text, so that errors can point to them. */
export interface FenPlaces {
  /** The letter before each side's pieces. */
  readonly sides: ReadonlyMap<Colour, number>;
  /** Each piece, in the order of the text: its square, or the range that it is in. */
  readonly pieces: ReadonlyMap<number, number>;
  /** `huff` and the counters, by name. */
  readonly fields: ReadonlyMap<string, number>;
}

/** `parseDraughtsFen` with the places. */
export function readDraughtsFen(
  text: string,
  options: FenOptions,
): Result<{ readonly setup: DraughtsSetup; readonly places: FenPlaces }> {
  return new FenReader(text, options).read();
}

/** Writes a position as PDN 3.0 asks: no blanks, no dot, White first; three men or more in a row as a range. */
export function makeDraughtsFen(
  setup: DraughtsSetup,
  { size, notation = 'numeric' }: { readonly size: DraughtsSize; readonly notation?: SquareNotation },
): string {
  const name = (square: number) => squareName(square, size, notation);
  const side = ({ men, kings }: Pieces) =>
    [...(notation === 'numeric' ? ranges(men) : men.map(name)), ...kings.map((square) => `K${name(square)}`)].join(',');
  const fields = [setup.turn === 'white' ? 'W' : 'B', `W${side(setup.white)}`, `B${side(setup.black)}`];
  if (setup.huffable?.length) fields.push(`huff=${setup.huffable.map(name).join(',')}`);
  for (const [counter, value] of Object.entries(setup.counters ?? {})) if (value !== 0) fields.push(`${counter}=${value}`);
  return fields.join(':');
}

/** `31-50` for three squares or more without a gap. */
function ranges(squares: readonly number[]): string[] {
  const parts: string[] = [];
  for (let first = 0; first < squares.length; ) {
    let last = first;
    while (squares[last + 1] === squares[last] + 1) last++;
    if (last - first < 2) last = first;
    parts.push(last === first ? String(squares[first]) : `${squares[first]}-${squares[last]}`);
    first = last + 1;
  }
  return parts;
}

const LETTERS: Readonly<Record<Colour, string>> = { white: 'W', black: 'B' };

class FenReader {
  readonly #text: string;
  readonly #size: DraughtsSize;
  readonly #known: readonly string[];
  #at = 0;
  /** The piece on each square; no square twice. */
  readonly #taken = new Map<number, { readonly colour: Colour; readonly king: boolean }>();
  readonly #places = { sides: new Map<Colour, number>(), pieces: new Map<number, number>(), fields: new Map<string, number>() };
  #refusal: Failure | undefined;
  #huffable: { readonly square: number; readonly at: number }[] | undefined;
  readonly #counters: Record<string, number> = {};

  constructor(text: string, { size, counters = [] }: FenOptions) {
    this.#text = text;
    this.#size = size;
    this.#known = counters;
  }

  read(): Result<{ readonly setup: DraughtsSetup; readonly places: FenPlaces }> {
    try {
      return ok({ setup: this.#setup(), places: this.#places });
    } catch (thrown) {
      if (this.#refusal !== undefined) return this.#refusal;
      throw thrown;
    }
  }

  #setup(): DraughtsSetup {
    const turn = this.#colour('no-mover');
    while (this.#eats(':')) this.#field();
    this.#eats('.');
    this.#skipBlanks();
    if (this.#at < this.#text.length) this.#refuse(problem('bad-fen', { letter: this.#letter() }));
    for (const side of ['white', 'black'] as const)
      if (!this.#places.sides.has(side)) this.#refuse(problem('side-missing', { colour: COLOURS[side], letter: LETTERS[side] }));
    const huffable = this.#checkedHuffable(turn);
    return {
      turn,
      white: this.#pieces('white'),
      black: this.#pieces('black'),
      ...(huffable.length > 0 && { huffable }),
      ...(Object.keys(this.#counters).length > 0 && { counters: this.#counters }),
    };
  }

  #field(): void {
    this.#skipBlanks();
    const start = this.#at;
    const named = this.#match(/[a-z]+(?=\s*=)/iy)?.toLowerCase();
    if (named !== undefined) {
      this.#eats('=');
      if (named === 'huff') this.#huffs(start);
      else this.#counter(named, start);
      return;
    }
    if (/[hf]/i.test(this.#letter())) {
      this.#clock();
      return;
    }
    const steps = this.#match(/\+\d\+\d/y);
    if (steps === '+0+0') return;
    if (steps !== undefined) this.#refuse(problem('unnamed-kings', { steps }), start);
    const colour = this.#colour('no-side');
    if (this.#places.sides.has(colour))
      this.#refuse(problem('side-twice', { colour: COLOURS[colour], letter: LETTERS[colour] }), start);
    this.#places.sides.set(colour, start + 1);
    this.#side(colour);
  }

  #colour(otherwise: 'no-mover' | 'no-side'): Colour {
    this.#skipBlanks();
    const letter = this.#letter().toLowerCase();
    if (letter === '?') this.#refuse(problem('unknown-colour'));
    if (letter !== 'w' && letter !== 'b') this.#refuse(problem(otherwise, { seen: seen(this.#letter()) }));
    this.#at++;
    return letter === 'w' ? 'white' : 'black';
  }

  #side(colour: Colour): void {
    this.#skipBlanks();
    if (/[:.]|^$/.test(this.#letter())) return;
    do {
      this.#skipBlanks();
      const pieceAt = this.#at;
      const king = this.#eats('k');
      const start = this.#at;
      const first = this.#square();
      const numeric = /\d/.test(this.#text[this.#wordAt]);
      const last = numeric && this.#eats('-') ? this.#square() : first;
      if (last < first) this.#refuse(problem('falling-range', { first: last, last: first }), start);
      for (let square = first; square <= last; square++) {
        const there = this.#taken.get(square);
        if (there !== undefined) {
          const named = { colour: COLOURS[there.colour], piece: there.king ? KING : MAN, square: this.#name(square) };
          this.#refuse(problem('occupied-square', named), this.#wordAt);
        }
        this.#taken.set(square, { colour, king });
        this.#places.pieces.set(square, pieceAt + 1);
      }
    } while (this.#eats(','));
  }

  /** The place at which the last square's name begins. */
  #wordAt = 0;

  #square(): number {
    this.#skipBlanks();
    this.#wordAt = this.#at;
    const name = this.#match(/\d+|[a-z]\d*/iy);
    if (name === undefined)
      return this.#refuse(problem(hasAlgebraic(this.#size) ? 'no-name' : 'no-number', { seen: seen(this.#letter()) }));
    return squareOf(name, this.#size) ?? this.#refuse(this.#noSquare(name), this.#wordAt);
  }

  /** The error for a name that is no square of the board. */
  #noSquare(name: string): Problem {
    const size = this.#size;
    const last = squareCount(size);
    if (/^\d+$/.test(name)) return problem('no-square', { name: name.slice(0, 12), last });
    if (!hasAlgebraic(size)) return problem('numbers-only', { name, last });
    return problem('light-square', { name, last: squareName(size / 2, size, 'algebraic') });
  }

  #huffs(start: number): void {
    if (this.#huffable !== undefined) this.#refuse(problem('huff-twice'), start);
    this.#huffable = [];
    this.#places.fields.set('huff', start + 1);
    do {
      const square = this.#square();
      if (this.#huffable.some((other) => other.square === square))
        this.#refuse(problem('square-twice', { square: this.#name(square) }), this.#wordAt);
      this.#huffable.push({ square, at: this.#wordAt });
    } while (this.#eats(','));
  }

  /** Only pieces of the side that has just moved can be huffed. */
  #checkedHuffable(turn: Colour): number[] {
    const mover = turn === 'white' ? 'black' : 'white';
    for (const { square, at } of this.#huffable ?? [])
      if (this.#taken.get(square)?.colour !== mover)
        this.#refuse(problem('nothing-to-huff', { colour: COLOURS[mover], square: this.#name(square) }), at);
    return (this.#huffable ?? []).map(({ square }) => square).sort((a, b) => a - b);
  }

  #counter(name: string, start: number): void {
    if (!this.#known.includes(name)) this.#refuse(problem('unknown-field', { name, known: ['huff', ...this.#known] }), start);
    this.#count(name, this.#number(), start);
  }

  #clock(): void {
    const start = this.#at;
    const isQuiet = this.#letter().toLowerCase() === 'h';
    this.#at++;
    const value = this.#number();
    if (isQuiet && this.#known.includes('quiet')) this.#count('quiet', value, start);
  }

  #count(name: string, value: number, start: number): void {
    if (Object.hasOwn(this.#counters, name)) this.#refuse(problem('counted-twice', { name }), start);
    this.#counters[name] = value;
    this.#places.fields.set(name, start + 1);
  }

  #number(): number {
    this.#skipBlanks();
    const start = this.#at;
    const digits = this.#match(/\d+/y);
    if (digits === undefined) return this.#refuse(problem('no-count', { seen: seen(this.#letter()) }));
    if (digits.length > 4) this.#refuse(problem('large-count', { digits: digits.slice(0, 12) }), start);
    return Number(digits);
  }

  #pieces(colour: Colour): Pieces {
    const of = (king: boolean) =>
      [...this.#taken]
        .flatMap(([square, piece]) => (piece.colour === colour && piece.king === king ? [square] : []))
        .sort((a, b) => a - b);
    return { men: of(false), kings: of(true) };
  }

  /** The name of a square as it was typed: by number or by letters. */
  #name(square: number): string {
    return squareName(square, this.#size, /\d/.test(this.#text[this.#wordAt] ?? '1') ? 'numeric' : 'algebraic');
  }

  #eats(letter: string): boolean {
    this.#skipBlanks();
    if (this.#letter().toLowerCase() !== letter) return false;
    this.#at++;
    return true;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }

  #skipBlanks(): void {
    this.#match(/\s+/y);
  }

  #letter(): string {
    return this.#text[this.#at] ?? '';
  }

  /** Out of whatever is being read, back to `read`. */
  #refuse(error: Problem, at = this.#at): never {
    this.#refusal = failureAt({ ok: false, error }, { column: at + 1 });
    throw new Error(error.message);
  }
}
