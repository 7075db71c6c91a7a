/** Writes the weights to `at`: nine i32s for each ten empty squares, in the order of evaluation.ts. First guesses, the same in all stages. */
export function placeWeights(at: usize): void {
  for (let stage = 0; stage < 6; stage++) {
    const row = at + <usize>stage * 36;
    store<i32>(row, 96);
    store<i32>(row, 100, 4);
    store<i32>(row, -64, 8);
    store<i32>(row, 760, 12);
    store<i32>(row, -250, 16);
    store<i32>(row, -150, 20);
    store<i32>(row, 60, 24);
    store<i32>(row, 0, 28);
    store<i32>(row, 64, 32);
  }
}
