/**
 * Milliseconds of CPU time of the calling thread. On a loaded machine ratios of these times stay the same, those of
 * wall-clock times do not. Linux reports it in steps of about 4 ms, so a measurement should take some 50 ms. Elsewhere
 * it is wall-clock time.
 */
export function threadMs(): number {
  const { readFileSync } = typeof process === 'undefined' ? NOTHING : (process.getBuiltinModule?.('node:fs') ?? NOTHING);
  if (readFileSync === undefined || isMissing) return performance.now();
  try {
    // CPU nanoseconds, waiting nanoseconds, time slices.
    const [computed] = readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ');
    if (Number(computed) > 0) return Number(computed) / 1e6;
  } catch {} // not Linux, or not told
  isMissing = true;
  return performance.now();
}

const NOTHING = { readFileSync: undefined };

/** If the CPU clock was missing once, the wall clock is used from then on, so that two clocks are never mixed. */
let isMissing = false;
