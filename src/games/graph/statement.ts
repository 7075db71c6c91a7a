import type { Player } from '../../core/index.ts';

/** Who has lost where nobody can move and no result is given: `lost` the player to move, `won` the other one. */
export type DeadEnds = 'lost' | 'won' | 'draw';

/** The statement of a line of a graph's text, or of an entry of a Python dictionary. */
export type Statement = { readonly line: number } & (
  | { readonly says: 'owner'; readonly player: Player; readonly names: readonly string[] }
  | { readonly says: 'result'; readonly outcome: number; readonly names: readonly string[] }
  | { readonly says: 'start'; readonly names: readonly string[] }
  /** These are vertices: the ends of a list of edges. */
  | { readonly says: 'vertices'; readonly names: readonly string[] }
  /** The players need not alternate. */
  | { readonly says: 'free' }
  /** A set that a player wants to reach: its vertices are won, whatever successors they have. */
  | {
      readonly says: 'target';
      readonly player: Player;
      /** Whether its name says whose it is. */
      readonly sure: boolean;
      readonly names: readonly string[];
    }
  /** What it means that a player cannot move where no result says it. */
  | { readonly says: 'dead ends'; readonly rule: DeadEnds }
  /** Owners by a part of the vertices' names or by their shapes: they hold where the text names no owner. */
  | {
      readonly says: 'players';
      readonly by: 'first' | 'last' | 'shape';
      readonly owners: ReadonlyMap<string, Player>;
      /** The parts that mean Adam and Ève. */
      readonly labels?: readonly [adam: string, eve: string];
    }
  | {
      readonly says: 'edges';
      readonly from: string;
      readonly to: readonly string[];
      /** The keyword that `from` looks like: a vertex that nothing else names is then a slip of the keyboard. */
      readonly meant?: string;
    }
);
