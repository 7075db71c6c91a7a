import { RulesBoard, type RulesExports } from './rules-board.ts';
import type { SearchExports } from './search.ts';
import { error } from './words.ts';

/** Boards that the kernel plays on, by their rows. */
export type DraughtsSize = 6 | 8 | 10;

/**
 * The bit of a square in the kernel's sets; squares are numbered row by row from the top left, from 1.
 * assembly/draughts/board.ts draws the layout: two rows take 13 bits, and smaller boards lie in the upper left corner
 * of the large one.
 */
export function bitOfSquare(square: number, size: DraughtsSize): number {
  const row = Math.floor((square - 1) / (size / 2));
  return 13 * (row >> 1) + 6 * (row & 1) + ((square - 1) % (size / 2));
}

/** The inverse, for bits that are squares of the board. */
export function squareOfBit(bit: number, size: DraughtsSize): number {
  const within = bit % 13;
  const row = 2 * Math.floor(bit / 13) + (within >= 6 ? 1 : 0);
  return (row * size) / 2 + (within % 6) + 1;
}

export function setOfSquares(squares: readonly number[], size: DraughtsSize): bigint {
  return squares.reduce((set, square) => set | (1n << BigInt(bitOfSquare(square, size))), 0n);
}

/** In rising order. */
export function squaresOfSet(set: bigint, size: DraughtsSize): number[] {
  const squares: number[] = [];
  for (let square = 1; square <= (size * size) / 2; square++)
    if ((set >> BigInt(bitOfSquare(square, size))) & 1n) squares.push(square);
  return squares;
}

/** The rule sets, in the order of their numbers in assembly/draughts/rule-sets.ts. */
export const DRAUGHTS_RULES = ['souffler', 'international', 'english', 'russian', 'brazilian', 'pool', 'frisian'] as const;

export type DraughtsRules = (typeof DRAUGHTS_RULES)[number];

/** A position as the kernel has it: sets of squares and counts (assembly/draughts/frame.ts). */
export interface DraughtsBoard {
  readonly white: bigint;
  readonly black: bigint;
  /** The kings of both sides. */
  readonly kings: bigint;
  /** Pieces of the side that has just moved, which the mover may huff. */
  readonly huffable: bigint;
  readonly turn: 'white' | 'black';
  readonly quiet: number;
  readonly material: number;
  /**
   * In Frisian draughts how often a king has stepped in a row: 8 bits for each side, White's the low ones, with the
   * king's square in bits 0 to 5 and the steps in bits 6 and 7. Elsewhere plies of a lone king on the main road.
   */
  readonly extra: number;
}

/**
 * A legal move: its number (assembly/draughts/main.ts), the bits of its squares, the captured pieces, and the bit of
 * the huffed piece.
 */
export interface DraughtsMove {
  readonly number: number;
  /** As the compiled search has it: assembly/draughts/move.ts draws it. */
  readonly code: bigint;
  readonly from: number;
  readonly to: number;
  readonly taken: bigint;
  readonly huffed: number | undefined;
}

/** The exports of the kernel's rules (assembly/draughts/main.ts). */
export interface DraughtsExports extends RulesExports {
  setRules(rules: number, size: number, drawing: boolean): void;
  setPosition(white: bigint, black: bigint, kings: bigint, huffable: bigint, turn: number): void;
  setCounts(quiet: number, material: number, extra: number): void;
  moveList(): number;
  turn(): number;
  /** Moves played since the game's first frame. */
  plies(): number;
  taken(move: bigint): bigint;
  drawRule(): number;
  drawPlies(rule: number): number;
  comesInTime(plies: number): number;
  /** From White's view. */
  evaluate(): number;
  key(): bigint;
  pastKey(): bigint;
  materialCount(frame: number): number;
  /** Exchanges the players, in the whole history too: the board is turned and the colours change. */
  swap(): void;
  perft(depth: number): bigint;
}

const FRAME_BYTES = 64;

/** The rules that make a draw, in the order of their numbers in assembly/draughts/draws.ts; the first is none. */
const DRAW_RULES = [undefined, 'ending', 'road', 'quiet', 'repetition'] as const;

/**
 * Why a game is drawn. `ending`: so few pieces are left that the rules limit the plies. `road`: a lone king held the
 * main road. `quiet`: only kings moved. `repetition`: the position was there for the third time.
 */
export interface DraughtsDraw {
  readonly rule: NonNullable<(typeof DRAW_RULES)[number]>;
  /** How many plies the rule allows, of both sides together; 0 for a repetition. */
  readonly plies: number;
}

export const DRAUGHTS_OUTCOMES = ['open', 'lost', 'drawn'] as const;

/**
 * The compiled rules of one kind of draughts. All methods are about the position on the kernel's board: call `seat`
 * first.
 */
export class DraughtsKernel extends RulesBoard<DraughtsExports> {
  readonly rules: DraughtsRules;
  readonly size: DraughtsSize;
  /** Whether the draw rules are in force. */
  readonly drawing: boolean;
  readonly #view = new DataView(this.memory.buffer);

  constructor(rules: DraughtsRules, size: DraughtsSize, drawing: boolean) {
    super('draughts', (kernel) => kernel.setRules(DRAUGHTS_RULES.indexOf(rules), size, drawing));
    this.rules = rules;
    this.size = size;
    this.drawing = drawing;
  }

  /** The address of the position itself, after the earlier positions. */
  get #top(): number {
    return this.kernel.saveState() - FRAME_BYTES;
  }

  /** Plies in a row in which only kings moved and nothing was taken. */
  get quiet(): number {
    return this.words[(this.#top + 44) >> 2];
  }

  /** The position `back` plies ago; `material` only where it counts. */
  board(back = 0): DraughtsBoard {
    const at = this.#top - back * FRAME_BYTES;
    return {
      white: this.#view.getBigUint64(at, true),
      black: this.#view.getBigUint64(at + 8, true),
      kings: this.#view.getBigUint64(at + 16, true),
      huffable: this.#view.getBigUint64(at + 24, true),
      turn: this.words[(at + 40) >> 2] === 0 ? 'white' : 'black',
      quiet: this.words[(at + 44) >> 2],
      material: this.kernel.materialCount(at),
      extra: this.words[(at + 52) >> 2],
    };
  }

  /** The bits of the two squares of the move made `back` plies ago, and of the piece huffed before it. */
  played(back: number): { readonly from: number; readonly to: number; readonly huffed: number | undefined } {
    const move = this.words[(this.#top - (back - 1) * FRAME_BYTES + 56) >> 2];
    const huffed = this.rules === 'souffler' ? (move >> 12) & 63 : 0;
    return { from: move & 63, to: (move >> 6) & 63, huffed: huffed === 0 ? undefined : huffed - 1 };
  }

  /** The legal moves with all that is known of them. */
  legal(): DraughtsMove[] {
    const count = this.kernel.list();
    const [list, numbers] = [this.kernel.moveList(), this.kernel.listAt() >> 2];
    return Array.from({ length: count }, (_, i) => {
      const number = this.words[numbers + i];
      const code = this.#view.getBigUint64(list + 8 * i, true);
      const huffed = (number >> 12) & 63;
      return {
        number,
        code,
        from: number & 63,
        to: (number >> 6) & 63,
        taken: this.kernel.taken(code),
        huffed: huffed === 0 ? undefined : huffed - 1,
      };
    });
  }

  /** False if there is no such move. */
  play(number: number): boolean {
    if (this.kernel.play(number)) return true;
    if (this.#top + 2 * FRAME_BYTES >= this.memory.buffer.byteLength)
      throw error('draughts-too-long', { moves: this.kernel.plies() });
    return false;
  }

  outcome(): (typeof DRAUGHTS_OUTCOMES)[number] {
    return DRAUGHTS_OUTCOMES[this.kernel.outcome()];
  }

  comesInTime(plies: number): boolean {
    return !this.drawing || this.kernel.comesInTime(plies) !== 0;
  }

  /** undefined where the game is not drawn. */
  drawnBy(): DraughtsDraw | undefined {
    const number = this.kernel.drawRule();
    const rule = DRAW_RULES[number];
    return rule === undefined ? undefined : { rule, plies: this.kernel.drawPlies(number) };
  }

  /**
   * The same for the same position, and only then: the pieces and the turn as they are, five letters at most for each
   * set, and behind them whatever else decides the game: what may be huffed, the counts, and a hash of the positions
   * that could be repeated.
   */
  key(): string {
    const at = this.#top >> 2;
    const { words } = this;
    const turn = words[at + 10];
    let key = this.#letters(at) + this.#letters(at + 2) + (words[at + 4] | words[at + 5] ? this.#letters(at + 4) : '') + turn;
    if (words[at + 6] | words[at + 7]) key += `~${this.#letters(at + 6)}`;
    const extra = words[at + 13];
    if (this.rules === 'frisian' && extra !== 0) key += `+${extra}`;
    return this.drawing && (words[at + 4] | words[at + 5]) !== 0 ? key + this.#past() : key;
  }

  #past(): string {
    const quiet = this.quiet;
    const material = this.kernel.materialCount(this.#top);
    const road = this.rules === 'frisian' ? 0 : this.words[(this.#top >> 2) + 13];
    if (quiet === 0 && material === 0 && road === 0) return '';
    return `:${quiet},${material},${road},${quiet === 0 ? 0 : this.kernel.pastKey().toString(36)}`;
  }

  /** A set as letters, one for two rows: 13 bits from U+3400 on, where every code is a letter. */
  #letters(at: number): string {
    const low = this.words[at];
    const high = this.words[at + 1];
    const rest = this.size === 6 ? '' : String.fromCharCode(0x3400 + ((high >>> 7) & 8191), 0x3400 + (high >>> 20));
    return (
      String.fromCharCode(0x3400 + (low & 8191), 0x3400 + ((low >>> 13) & 8191), 0x3400 + ((low >>> 26) | ((high & 127) << 6))) +
      rest
    );
  }

  /**
   * The key that the compiled search knows a position by: 64 bits of pieces, turn and what may be huffed, and of
   * tired kings; no counts.
   */
  hash(): bigint {
    return BigInt.asUintN(64, this.kernel.key());
  }

  /**
   * Positions exactly `depth` plies below; captures that agree in beginning, end and set of pieces taken are one.
   * Draw rules are not asked.
   */
  perft(depth: number): bigint {
    return BigInt.asUintN(64, this.kernel.perft(depth));
  }
}

export interface DraughtsSearchExports extends SearchExports {
  setRulesToSearch(rules: number, size: number, drawing: boolean): void;
  setPosition(white: bigint, black: bigint, kings: bigint, huffable: bigint, turn: number): void;
  setCounts(quiet: number, material: number, extra: number): void;
  play(number: number): number;
  /** From White's view. */
  evaluate(): number;
}

/** The files of the kernel, for memory of its own and for shared memory. */
export const DRAUGHTS_FILES = ['draughts', 'draughts-threads'] as const;

/** Which draughts the search plays. */
export interface SearchedDraughts {
  readonly rules: DraughtsRules;
  readonly size: DraughtsSize;
  /** Whether the draw rules are in force. */
  readonly drawing: boolean;
}

export function setDraughtsRules(kernel: DraughtsSearchExports, { rules, size, drawing }: SearchedDraughts): void {
  kernel.setRulesToSearch(DRAUGHTS_RULES.indexOf(rules), size, drawing);
}

/** Sets a position: a board, and the steps of kings played since, which may be repeated. */
export function setDraughts(
  kernel: Pick<DraughtsSearchExports, 'setPosition' | 'setCounts' | 'play'>,
  board: DraughtsBoard,
  since: readonly { readonly from: number; readonly to: number }[] = [],
): void {
  kernel.setPosition(board.white, board.black, board.kings, board.huffable, board.turn === 'white' ? 0 : 1);
  kernel.setCounts(board.quiet, board.material, board.extra);
  for (const { from, to } of since)
    if (!kernel.play(from | (to << 6))) throw new RangeError(`No king steps from bit ${from} to bit ${to} here.`);
}
