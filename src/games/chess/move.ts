import { KIND_LETTERS } from './squares.ts';

/** A move is from | to << 6 | kind promoted to << 12, as the kernel has it. */
export function moveOf(from: number, to: number, promoted = 0): number {
  return from | (to << 6) | (promoted << 12);
}

export function fromOf(move: number): number {
  return move & 63;
}

export function toOf(move: number): number {
  return (move >> 6) & 63;
}

/** The kind promoted to, or 0. */
export function promotedOf(move: number): number {
  return move >> 12;
}

/** `e2e4`, `e7e8q`, castling as the king's move: how engines write moves (UCI). */
export function formatUci(move: number, formatSquare: (square: number) => string): string {
  const promoted = promotedOf(move);
  return (
    formatSquare(fromOf(move)) +
    formatSquare(toOf(move)) +
    (promoted === 0 ? '' : (KIND_LETTERS[promoted] as string).toLowerCase())
  );
}
