import { MAX, MIN, type Player } from '../core/index.ts';
import { RulesBoard, type RulesExports, type RulesPosition } from './rules-board.ts';

/** Kinds of pieces; Black's are these plus BLACK_PIECE. */
export const PAWN = 1;
export const KNIGHT = 2;
export const BISHOP = 3;
export const ROOK = 4;
export const QUEEN = 5;
export const KING = 6;
export const BLACK_PIECE = 8;

/** A position without its history. Must be legal: games/chess checks it. */
export interface ChessSetup {
  /** The piece on each square, from a1, b1 to h8; 0 on empty ones. */
  readonly pieces: readonly number[];
  /** MAX is White. */
  readonly turn: Player;
  /** Castling rights: 1 and 2 for White on the king's and the queen's side, 4 and 8 for Black. */
  readonly castling: number;
  /** The square behind a pawn that has just moved two squares, or 0. Dropped where no legal move captures on it. */
  readonly enPassant: number;
  /** Plies since the last capture or pawn move. */
  readonly clock: number;
}

/** The static evaluations: the default one, the Course's, and TIPE 2013's (`thesis`). */
export const CHESS_EVALUATIONS = ['tapered', 'course', 'thesis'] as const;
export type ChessEvaluation = (typeof CHESS_EVALUATIONS)[number];

/** The exports of the kernel's rules (assembly/chess/main.ts). */
export interface ChessRules extends RulesExports {
  setUpRules(): void;
  clearBoard(): void;
  put(colour: number, kind: number, square: number): void;
  finishSetup(colour: number, castling: number, enPassant: number, clock: number): void;
  turn(): number;
  /** How many moves were played, and which. */
  plies(): number;
  playedAt(ply: number): number;
  occurrences(): number;
  hasRepeated(): number;
  pieceAt(square: number): number;
  isInCheck(): number;
  isOtherInCheck(): number;
  checks(): number;
  castling(): number;
  enPassant(): number;
  clock(): number;
  evaluate(which: number): number;
  see(move: number, least: number): number;
  key(): bigint;
  keyAfterNull(): bigint;
  /** Writes the key's characters to `listAt` and returns their number. */
  writeKey(): number;
  perft(depth: number): number;
}

let board: RulesBoard<ChessRules> | undefined;

/** The kernel with the rules, one instance per thread. */
function chessRules(): RulesBoard<ChessRules> {
  board ??= new RulesBoard<ChessRules>('chess', (rules) => rules.setUpRules());
  return board;
}

/** `dead`: there are legal moves, but neither side can ever mate. */
export type ChessStatus = 'open' | 'checkmate' | 'stalemate' | 'dead';
const STATUSES: readonly ChessStatus[] = ['open', 'checkmate', 'stalemate', 'dead'];

/**
 * A chess board with the rules of the kernel (assembly/chess). A move is a number: from | to << 6 | kind promoted to
 * << 12, squares counted from a1, b1 to h8.
 */
export class ChessBoard implements RulesPosition {
  readonly setup: ChessSetup;
  savedState: Uint8Array | undefined;
  readonly #board = chessRules();

  constructor(setup: ChessSetup) {
    this.setup = setup;
    this.#board.begin(this, (rules) => placeSetup(rules, setup));
  }

  /** How many moves were played since the setup, and which. */
  get plies(): number {
    return this.#rules().plies();
  }

  get played(): number[] {
    const rules = this.#rules();
    return Array.from({ length: rules.plies() }, (_, ply) => rules.playedAt(ply));
  }

  turn(): Player {
    return this.#rules().turn() === 0 ? MAX : MIN;
  }

  /** Writes the legal moves to into[at], into[at + 1]... and returns the index after the last. */
  moves(into: number[], at: number): number {
    return this.#board.moves(this, into, at);
  }

  /** False, and nothing happens, if the move is not legal here. */
  play(move: number): boolean {
    return this.#rules().play(move) !== 0;
  }

  /** False, and nothing happens, if no move was played. */
  undo(): boolean {
    return this.#rules().undo() !== 0;
  }

  status(): ChessStatus {
    return STATUSES[this.#rules().outcome()] as ChessStatus;
  }

  /** How often this position has occurred, now included. */
  occurrences(): number {
    return this.#rules().occurrences() + 1;
  }

  /** Whether some position since the last capture or pawn move, this one included, has occurred at least twice. */
  hasRepeated(): boolean {
    return this.#rules().hasRepeated() !== 0;
  }

  /** The piece on a square, or 0. */
  at(square: number): number {
    return this.#rules().pieceAt(square);
  }

  isCheck(): boolean {
    return this.#rules().isInCheck() !== 0;
  }

  /** How many pieces give check. */
  checks(): number {
    return this.#rules().checks();
  }

  /** Whether the side that is not to move is in check; never true in a legal position. */
  isOtherInCheck(): boolean {
    return this.#rules().isOtherInCheck() !== 0;
  }

  castling(): number {
    return this.#rules().castling();
  }

  /** The square on which a legal move captures en passant, or 0. */
  enPassant(): number {
    return this.#rules().enPassant();
  }

  clock(): number {
    return this.#rules().clock();
  }

  /** From White's view; `course` in pawns, the others in hundredths of one. */
  evaluate(evaluation: ChessEvaluation): number {
    return this.#rules().evaluate(CHESS_EVALUATIONS.indexOf(evaluation));
  }

  /**
   * Static exchange evaluation: whether the captures on the target square that a legal move starts gain the mover at
   * least `least` hundredths of a pawn.
   */
  see(move: number, least: number): boolean {
    return this.#rules().see(move, least) !== 0;
  }

  /** Equal only for equal positions; assembly/chess/key-text.ts describes which part of the history it includes. */
  key(): string {
    const rules = this.#rules();
    const characters = new Uint8Array(this.#board.memory.buffer, rules.listAt(), rules.writeKey());
    return String.fromCharCode.apply(null, characters as unknown as number[]);
  }

  /** The 64-bit hash key of the compiled search; the moves played before do not enter it. */
  hash(): bigint {
    return BigInt.asUintN(64, this.#rules().key());
  }

  /** The hash key with the other side to move, as after a null move. */
  hashAfterNull(): bigint {
    return BigInt.asUintN(64, this.#rules().keyAfterNull());
  }

  /** The number of lines of `depth` legal moves from here; draw rules do not end a line. */
  perft(depth: number): number {
    if (!Number.isInteger(depth) || depth < 0 || depth > 100)
      throw new RangeError(`Lines have from 0 to 100 moves, not ${depth}.`);
    return this.#rules().perft(depth);
  }

  /** The kernel, with this board's position in it. */
  #rules(): ChessRules {
    return this.#board.load(this);
  }
}

/** Sets up a position in a kernel, that of the rules or that of the search. */
export function placeSetup(
  kernel: Pick<ChessRules, 'clearBoard' | 'put' | 'finishSetup'>,
  { pieces, turn, castling, enPassant, clock }: ChessSetup,
): void {
  kernel.clearBoard();
  for (let square = 0; square < 64; square++) {
    const piece = pieces[square] as number;
    if (piece !== 0) kernel.put(piece >> 3, piece & 7, square);
  }
  kernel.finishSetup(turn === MAX ? 0 : 1, castling, enPassant, clock);
}

/** The setup with the colours exchanged and the board reflected top to bottom. */
export function swapSetup(setup: ChessSetup): ChessSetup {
  return {
    pieces: setup.pieces.map((_, square) => {
      const piece = setup.pieces[square ^ 56] as number;
      return piece === 0 ? 0 : piece ^ BLACK_PIECE;
    }),
    turn: setup.turn === MAX ? MIN : MAX,
    castling: ((setup.castling & 3) << 2) | (setup.castling >> 2),
    enPassant: setup.enPassant === 0 ? 0 : setup.enPassant ^ 56,
    clock: setup.clock,
  };
}
