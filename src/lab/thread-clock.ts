/**
 * Milliseconds that the thread of the caller has computed, where the system tells: on a machine with other things to do
 * ratios of these times stay what they are, those of times on the wall do not. Linux tells Node, in steps of about
 * 4 ms; elsewhere it is the clock on the wall. What is measured should take some 50 ms.
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
