/** A column with its score for the side to move. */
export interface Row {
  readonly move: string;
  readonly score: number;
}

/** The columns that have a score, the best first, from left to right where they are equal. */
export function rowsOf(scores: readonly (number | undefined)[]): Row[] {
  return scores
    .flatMap((score, column) => (score === undefined ? [] : [{ move: String(column + 1), score }]))
    .sort((a, b) => b.score - a.score);
}
