import type { KernelCode, KernelFile } from '../../kernels/index.ts';
import type { EngineLimits } from '../limits.ts';
import type { SearcherOptions } from '../searcher.ts';

export type Kernels = ReadonlyMap<KernelFile, KernelCode>;

/**
 * The calls of an engine's thread: `open` once, answered by `OpenReply`; then searches, one at a time, with analyses as
 * progress.
 */
export type EngineCall =
  | {
      readonly kind: 'open';
      /** The game's name or the address of its module; undefined: the game that the thread was started for. */
      readonly game: string | undefined;
      readonly options: SearcherOptions;
      /** Holds the number of the last search that has to stop, if memory can be shared. */
      readonly flag: SharedArrayBuffer | undefined;
      /** Kernels that an earlier thread has compiled. */
      readonly kernels: Kernels;
    }
  /** Searches are numbered from 1. */
  | { readonly kind: 'think'; readonly id: number; readonly position: string; readonly limits: EngineLimits };

export interface OpenReply {
  readonly threads: number;
  readonly kernels: Kernels;
}
