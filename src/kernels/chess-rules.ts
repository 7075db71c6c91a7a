import { RulesBoard, type RulesExports } from './rules-board.ts';

/** What the kernel exports of the rules (assembly/chess/main.ts). */
export interface ChessRules extends RulesExports {
  setUpRules(): void;
  clearBoard(): void;
  put(colour: number, kind: number, square: number): void;
  settle(colour: number, castling: number, enPassant: number, clock: number): void;
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
  /** Writes the key's characters to `listAt` and returns their number. */
  writeKey(): number;
  perft(depth: number): number;
}

let board: RulesBoard<ChessRules> | undefined;

/** One a thread. */
export function chessRules(): RulesBoard<ChessRules> {
  board ??= new RulesBoard<ChessRules>('chess', (rules) => rules.setUpRules());
  return board;
}
