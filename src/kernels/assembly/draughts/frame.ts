/**
 * A frame is a position in memory, 64 bytes. A game is a sequence of frames, and so is the line being searched. The
 * last frame is the current position; undoing a move removes it.
 *
 *     0 white   8 black   16 kings   24 huffable   32 key   40 turn   44 quiet   48 material   52 extra   56 move
 *
 * `huffable`: the pieces that the side to move may huff (souffler). `key`: Zobrist key of pieces and turn. `quiet`:
 * consecutive plies in which only kings moved and nothing was captured. `material`: plies since the pieces changed, as
 * the draw rules count them. `extra`: in Frisian draughts the kings that have stepped repeatedly (runs.ts), otherwise
 * plies of a lone king on the main road. `move`: the move that led here.
 */
export const FRAME_BYTES: usize = 64;
export const KINGS: usize = 16;
export const HUFFABLE: usize = 24;
export const KEY: usize = 32;
export const TURN: usize = 40;
export const QUIET: usize = 44;
export const MATERIAL: usize = 48;
export const EXTRA: usize = 52;
export const MOVE: usize = 56;

export const WHITE: i32 = 0;
export const BLACK: i32 = 1;

/** The offset of a colour's pieces in a frame. */
@inline
export function piecesAt(frame: usize, colour: i32): usize {
  return frame + (<usize>colour << 3);
}

@inline
export function isSamePosition(a: usize, b: usize): bool {
  return (
    load<u64>(a) == load<u64>(b) &&
    load<u64>(a, 8) == load<u64>(b, 8) &&
    load<u64>(a, KINGS) == load<u64>(b, KINGS) &&
    load<u64>(a, HUFFABLE) == load<u64>(b, HUFFABLE) &&
    load<i32>(a, TURN) == load<i32>(b, TURN)
  );
}
