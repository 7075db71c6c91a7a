import { setTimeout as sleep } from 'node:timers/promises';

/** How long terminated threads may take to end. */
const KILL_TIMEOUT_MS = 500;

/**
 * Whether terminated threads end in time. A thread that waits for the system does not notice, and Node waits for it
 * whenever the process ends, by process.exit() too: only a kill ends it then.
 */
export async function endInTime(ended: Promise<unknown>): Promise<boolean> {
  const isOver = new AbortController();
  const late = sleep(KILL_TIMEOUT_MS, false, { signal: isOver.signal }).catch(() => true);
  try {
    return await Promise.race([ended.then(() => true), late]);
  } finally {
    isOver.abort();
  }
}

let threadsEnded: () => Promise<unknown> = async () => {};

/**
 * Sets the function that waits for threads to end. A command that starts threads calls this, so that other commands do
 * not load the code of threads.
 */
export function leaveWith(ended: () => Promise<unknown>): void {
  threadsEnded = ended;
}

/** The last act of the program, when all is written: nothing keeps the process from its end after this. */
export async function leave(): Promise<void> {
  if (!(await endInTime(threadsEnded()))) process.kill(process.pid, 'SIGKILL');
}
