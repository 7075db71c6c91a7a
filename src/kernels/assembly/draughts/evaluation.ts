/** What the pieces are worth, from White's view: a man 100, a king 300, and a little for men that have come forward. */
const MAN: i32 = 100;
const KING: i32 = 300;

export function evaluation(white: u64, black: u64, kings: u64, size: i32): i32 {
  const whiteMen = white & ~kings;
  const blackMen = black & ~kings;
  const men = <i32>popcnt(whiteMen) - <i32>popcnt(blackMen);
  const crowned = <i32>popcnt(white & kings) - <i32>popcnt(black & kings);
  return MAN * men + KING * crowned + advance(whiteMen, blackMen, size);
}

/** Two points for each row that a man has come forward. */
function advance(whiteMen: u64, blackMen: u64, size: i32): i32 {
  let sum = 0;
  for (let row = 0; row < size; row++) {
    const squares = <u64>31 << ((row >> 1) * 13 + (row & 1) * 6);
    sum += (size - 1 - row) * <i32>popcnt(whiteMen & squares) - row * <i32>popcnt(blackMen & squares);
  }
  return 2 * sum;
}
