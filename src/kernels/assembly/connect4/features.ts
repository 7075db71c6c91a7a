/**
 * What the solver knows, each part switched off by `asc --use WITHOUT_...=1` to measure what it brings
 * (docs/kernels.md). These are compile-time constants: what is off is not compiled, and the shipped kernel, with
 * everything on, pays nothing.
 */
export const LOOKAHEAD: bool = !isDefined(WITHOUT_LOOKAHEAD);
export const HORIZON: bool = !isDefined(WITHOUT_HORIZON);
export const FORCED_MOVES: bool = !isDefined(WITHOUT_FORCED_MOVES);
export const NEAR_TABLE: bool = !isDefined(WITHOUT_NEAR_TABLE);
export const CHILD_PROBES: bool = !isDefined(WITHOUT_CHILD_PROBES);
export const SYMMETRY: bool = !isDefined(WITHOUT_SYMMETRY);
export const FINE_ORDER: bool = !isDefined(WITHOUT_FINE_ORDER);
export const CLAIM_EVEN: bool = !isDefined(WITHOUT_CLAIM_EVEN);
export const CONTROL: bool = !isDefined(WITHOUT_CONTROL);
export const WINDOWS: bool = !isDefined(WITHOUT_WINDOWS);
