/** `npm run` passes on a Ctrl-C that the terminal already sent to everybody: two signals this close together are one keystroke. */
const ONE_KEYSTROKE_MS = 250;

let handler: ((times: number) => void) | undefined;
let times = 0;
let last = Number.NEGATIVE_INFINITY;

/** From now on Ctrl-C calls `listener` with how many times it has come since; undefined gives the process its own end back. */
export function onInterrupt(listener: ((times: number) => void) | undefined): void {
  if (listener !== undefined && handler === undefined) process.on('SIGINT', hear);
  if (listener === undefined) process.off('SIGINT', hear);
  handler = listener;
  times = 0;
  last = Number.NEGATIVE_INFINITY;
}

/** Also called by whoever reads the keyboard itself, where Ctrl-C is a key and not a signal. */
export function hear(): void {
  const now = performance.now();
  if (now - last < ONE_KEYSTROKE_MS) return;
  last = now;
  handler?.(++times);
}
