/**
 * What a position throws when a program plays a move that is not there. Kept out of `play` and `undo`, so that these stay
 * short enough for the compiler to inline into a search. Text typed by people never comes here: `parseMove` stops it.
 */
export function illegalMove(game: string, move: number): never {
  throw new RangeError(
    `${game}: ${move} is not a legal move here; play only the moves that moves() lists, while outcome() is undefined.`,
  );
}

export function nothingToUndo(game: string): never {
  throw new Error(`${game}: there is no move to take back.`);
}
