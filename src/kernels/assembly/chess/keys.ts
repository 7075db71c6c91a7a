import { ATTACKS_END } from './attacks';

/**
 * Random numbers for the parts of a position; the key of a position is the exclusive or of those of its parts (A.
 * Zobrist 1970).
 */
const PIECES: usize = ATTACKS_END;
const RIGHTS: usize = PIECES + 2 * 8 * 64 * 8;
const FILES: usize = RIGHTS + 16 * 8;
export const KEYS_END: usize = FILES + 8 * 8;

export const SIDE_KEY: u64 = 0xf8d626aaaf278509;

@inline
export function pieceKey(side: i32, kind: i32, square: i32): u64 {
  return load<u64>(PIECES + (<usize>((side << 9) | (kind << 6) | square) << 3));
}

@inline
export function castlingKey(rights: i32): u64 {
  return load<u64>(RIGHTS + (<usize>rights << 3));
}

/** The key of an en-passant square, by its file; 0 if there is none. */
@inline
export function enPassantKey(square: i32): u64 {
  return square ? load<u64>(FILES + (<usize>(square & 7) << 3)) : 0;
}

/** The same numbers in every instance: splitmix64 from a fixed seed. */
export function setUpKeys(): void {
  let seed: u64 = 0x4d696e6572766531;
  for (let at = PIECES; at < KEYS_END; at += 8) {
    seed += 0x9e3779b97f4a7c15;
    let z = seed;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    store<u64>(at, z ^ (z >> 31));
  }
  store<u64>(RIGHTS, 0);
}
