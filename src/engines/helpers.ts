import { Connect4Kernel, type Connect4Share, SearchKernel, type SearchShare } from '../kernels/index.ts';

/** One thread's part in a search that several share. */
export interface Helper {
  /** Helps until the session is over or everything is stopped. Blocks its thread. */
  help(session: number): void;
}

/** The kernels whose searches can be shared: each makes a helper from what the leader gives away. A new kernel adds its row. */
export const helpers = {
  connect4: (share: unknown, thread: number): Helper => Connect4Kernel.join(share as Connect4Share, thread),
  /** The compiled search of every game that uses it: its code comes with the share. */
  search: (share: unknown, thread: number): Helper => SearchKernel.join(share as SearchShare, thread),
};

/** What a helping thread is told: whose helper it is, and the session to help in. */
export interface HelperOrder {
  readonly kernel: keyof typeof helpers;
  readonly share: unknown;
  readonly thread: number;
  readonly session: number;
}
