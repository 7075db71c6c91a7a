import { EXTRA, FRAME_BYTES, HUFFABLE, KEY, KINGS, MOVE, TURN } from './frame';
import { captureMove, frisianCapture, fromOf, huffedOf, stepMove, takenOf, takes, toOf, withHuff } from './move';
import { keyOf } from './zobrist';

/** The board turned round: the first square becomes the last. `last` is the bit of the last square. */
function turned(squares: u64, last: i32): u64 {
  let result: u64 = 0;
  for (; squares; squares &= squares - 1) result |= <u64>1 << (last - <i32>ctz(squares));
  return result;
}

/**
 * Exchanges the players in every frame: the board is turned and the colours change, so that each side has the other
 * one's options.
 */
export function swapFrames(bottom: usize, top: usize, last: i32, frisian: bool, roads: bool): void {
  for (let frame = bottom; frame <= top; frame += FRAME_BYTES) {
    const white = turned(load<u64>(frame, 8), last);
    const black = turned(load<u64>(frame), last);
    const kings = turned(load<u64>(frame, KINGS), last);
    const turn = load<i32>(frame, TURN) ^ 1;
    store<u64>(frame, white);
    store<u64>(frame, black, 8);
    store<u64>(frame, kings, KINGS);
    store<u64>(frame, turned(load<u64>(frame, HUFFABLE), last), HUFFABLE);
    store<i32>(frame, turn, TURN);
    store<u64>(frame, keyOf(white, black, kings, turn), KEY);
    if (!roads) store<i32>(frame, swappedRuns(load<i32>(frame, EXTRA), last), EXTRA);
    store<u64>(frame, swappedMove(load<u64>(frame, MOVE), last, frisian), MOVE);
  }
}

function swappedRuns(runs: i32, last: i32): i32 {
  return (swappedRun(runs & 255, last) << 8) | swappedRun((runs >> 8) & 255, last);
}

function swappedRun(run: i32, last: i32): i32 {
  return run == 0 ? 0 : (run & 192) | (last - (run & 63));
}

function swappedMove(move: u64, last: i32, frisian: bool): u64 {
  if (move == 0) return 0;
  const from = last - fromOf(move);
  const to = last - toOf(move);
  if (frisian) return takes(move, true) ? frisianCapture(from, to, turned(takenOf(move, true), last)) : stepMove(from, to);
  const huffed = huffedOf(move);
  const played = takes(move, false) ? captureMove(from, to, turned(takenOf(move, false), last)) : stepMove(from, to);
  return huffed ? withHuff(played, last - (huffed - 1)) : played;
}
