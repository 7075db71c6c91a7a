/** How long a slice is to last: a stop is heard that soon, and turning to the events in between costs a thousandth of it. */
const SLICE_MS = 8;
/** Some milliseconds on a slow machine: what is easy is done within it. */
const FIRST_SLICE = 6_000;

/** However little time is left. */
const SHORTEST_SLICE = 500;

/** How many positions a slice of a search may visit: learned from the time that the slices before took. */
export class SliceLength {
  #nodes = FIRST_SLICE;
  #used = 0;

  /** Runs one slice, within `limit` positions in all, which ends about when no time is `left`, in milliseconds. */
  run<P extends { readonly nodes: number; readonly state: string }>(
    advance: (nodes: number) => P,
    limit: number,
    left = Number.POSITIVE_INFINITY,
  ): P {
    const began = performance.now();
    const asked = Math.max(SHORTEST_SLICE, Math.round(this.#nodes * Math.min(1, left / SLICE_MS)));
    const progress = advance(Math.max(1, Math.min(asked, limit - this.#used)));
    this.#used = progress.nodes;
    if (progress.state === 'paused') {
      const took = Math.max(performance.now() - began, 0.1);
      this.#nodes = Math.round(Math.min(4 * this.#nodes, Math.max(0.25 * this.#nodes, (asked * SLICE_MS) / took)));
    }
    return progress;
  }
}
