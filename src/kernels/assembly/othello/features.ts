/**
 * What the solver of endgames knows, each part switched off by `asc --use WITHOUT_...=1` to measure what it brings
 * (docs/othello.md). Compile-time constants: what is off is not compiled, and the shipped kernel, with everything on,
 * pays nothing.
 */
export const FASTEST_FIRST: bool = !isDefined(WITHOUT_FASTEST_FIRST);
export const PARITY: bool = !isDefined(WITHOUT_PARITY);
export const NEAR_TABLE: bool = !isDefined(WITHOUT_NEAR_TABLE);
export const CHILD_PROBES: bool = !isDefined(WITHOUT_CHILD_PROBES);
export const STABILITY: bool = !isDefined(WITHOUT_STABILITY);
export const LAST_SQUARES: bool = !isDefined(WITHOUT_LAST_SQUARES);
export const ESTIMATED_ORDER: bool = !isDefined(WITHOUT_ESTIMATED_ORDER);
/** Killer moves and history have no say while solving. */
export const OWN_ORDER: bool = !isDefined(WITHOUT_OWN_ORDER);
