import { BLACK, WHITE } from './frame';

/** Random numbers for the keys, made at set-up by SplitMix64 (Steele, Lea, Flood 2014), the same ones everywhere. */
export const ZOBRIST_BYTES: usize = 4 * 64 * 8;
export const TURN_KEY: u64 = 0xf7c2ebc08f67f2b5;

let numbers: usize = 0;

export function placeZobrist(at: usize): void {
  numbers = at;
  let state: u64 = 2001;
  for (let i: usize = 0; i < ZOBRIST_BYTES; i += 8) {
    state += 0x9e3779b97f4a7c15;
    let z = state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    store<u64>(at + i, z ^ (z >> 31));
  }
}

/** The number of a man (king 0) or a king (1) of a colour on a square. */
@inline
export function pieceKey(colour: i32, king: u64, square: i32): u64 {
  return load<u64>(numbers + ((colour << 10) | (<i32>king << 9) | (square << 3)));
}

/** The Zobrist key of pieces and turn, from nothing. */
export function keyOf(white: u64, black: u64, kings: u64, turn: i32): u64 {
  let key: u64 = turn == BLACK ? TURN_KEY : 0;
  for (let rest = white; rest; rest &= rest - 1) key ^= pieceKey(WHITE, (kings >> ctz(rest)) & 1, <i32>ctz(rest));
  for (let rest = black; rest; rest &= rest - 1) key ^= pieceKey(BLACK, (kings >> ctz(rest)) & 1, <i32>ctz(rest));
  return key;
}
