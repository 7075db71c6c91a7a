/**
 * Parts of the search that `asc --use WITHOUT_...=1` leaves out, to measure their effect (bench/chess.ts,
 * docs/engines.md). Compile-time constants: the shipped kernels, with everything on, pay nothing. All except the table
 * belong to selective searches alone.
 */
export const TABLE: bool = !isDefined(WITHOUT_TABLE);
export const QUIESCENCE: bool = !isDefined(WITHOUT_QUIESCENCE);
/** Searching moves or whole nodes less deep; leaving moves out. */
export const REDUCTIONS: bool = !isDefined(WITHOUT_REDUCTIONS);
/** And the cuts by static evaluation that go with it. */
export const NULL_MOVE: bool = !isDefined(WITHOUT_NULL_MOVE);
/** Checks, single replies, singular moves: one ply deeper. */
export const EXTENSIONS: bool = !isDefined(WITHOUT_EXTENSIONS);
