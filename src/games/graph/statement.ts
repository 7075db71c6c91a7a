import type { Player } from '../../core/index.ts';

/** What a line of a graph's text says, or an entry of a Python dictionary. */
export type Statement = { readonly line: number } & (
  | { readonly says: 'owner'; readonly player: Player; readonly names: readonly string[] }
  | { readonly says: 'result'; readonly outcome: number; readonly names: readonly string[] }
  | { readonly says: 'start'; readonly names: readonly string[] }
  /** The players need not alternate. */
  | { readonly says: 'free' }
  | {
      readonly says: 'edges';
      readonly from: string;
      readonly to: readonly string[];
      /** The keyword that `from` looks like: a vertex that nothing else names is then a slip of the keyboard. */
      readonly meant?: string;
    }
);
