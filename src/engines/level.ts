/**
 * What a level does. It looks so far ahead and plays soundly within what it sees: it misses deep things, it does not throw the game away at random. Among moves that
 * look about equal to it, chance decides.
 */
export interface Level {
  readonly level: number;
  /** Plies it looks ahead; undefined: as far as it can in the time it has, or to the end of the game. */
  readonly depth: number | undefined;
  /** Moves whose value is at most this much below the best one's count as equal. */
  readonly margin: number;
}
