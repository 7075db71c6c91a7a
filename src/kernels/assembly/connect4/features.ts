/**
 * The techniques of the solver; `asc --use WITHOUT_...=1` switches one off to measure its effect
 * (docs/architecture.md). These are compile-time constants: what is off is not compiled, and the shipped kernel, with
 * everything on, pays nothing.
 */
export const LOOKAHEAD: bool = !isDefined(WITHOUT_LOOKAHEAD);
export const HORIZON: bool = !isDefined(WITHOUT_HORIZON);
export const FORCED_MOVES: bool = !isDefined(WITHOUT_FORCED_MOVES);
/** First-level table: each thread's own, for positions near the leaves; it stays in the second-level CPU cache. */
export const L1_TABLE: bool = !isDefined(WITHOUT_L1_TABLE);
export const CHILD_PROBES: bool = !isDefined(WITHOUT_CHILD_PROBES);
export const SYMMETRY: bool = !isDefined(WITHOUT_SYMMETRY);
export const FINE_ORDER: bool = !isDefined(WITHOUT_FINE_ORDER);
export const CLAIM_EVEN: bool = !isDefined(WITHOUT_CLAIM_EVEN);
export const CONTROL: bool = !isDefined(WITHOUT_CONTROL);
export const WINDOWS: bool = !isDefined(WITHOUT_WINDOWS);
