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

/** The converse, for bits that are squares of the board. */
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
