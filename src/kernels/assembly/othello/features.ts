/**
 * The techniques of the endgame solver; `asc --use WITHOUT_...=1` switches one off to measure its effect
 * (docs/engines.md). Compile-time constants: what is off is not compiled, and the shipped kernel, with everything on,
 * pays nothing.
 */
export const FASTEST_FIRST: bool = !isDefined(WITHOUT_FASTEST_FIRST);
export const PARITY: bool = !isDefined(WITHOUT_PARITY);
/** First-level table: each thread's own, for positions near the leaves; it stays in the second-level CPU cache. */
export const L1_TABLE: bool = !isDefined(WITHOUT_L1_TABLE);
/** Looks up the children in that table before any is searched (enhanced transposition cut-off). */
export const CHILD_PROBES: bool = !isDefined(WITHOUT_CHILD_PROBES);
export const STABILITY: bool = !isDefined(WITHOUT_STABILITY);
export const LAST_SQUARES: bool = !isDefined(WITHOUT_LAST_SQUARES);
/** The evaluation takes part in the order of moves, from 14 empty squares on. */
export const ESTIMATED_ORDER: bool = !isDefined(WITHOUT_ESTIMATED_ORDER);
/** The solver orders moves in its own way: without killer moves and history. */
export const OWN_ORDER: bool = !isDefined(WITHOUT_OWN_ORDER);
