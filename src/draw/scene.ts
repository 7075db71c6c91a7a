import type { CutKind, Player } from '../core/index.ts';
import type { Language } from '../i18n/index.ts';

/**
 * A tree to draw, at one step of a search: a list, each item after its parent, children from left to right. Code that
 * has a tree turns it into a scene, and every output format draws scenes, so all formats show the same. No renderer
 * recurses.
 */
export interface TreeScene {
  readonly items: readonly SceneItem[];
  readonly language: Language;
  readonly title: string;
  /** The whole tree in a sentence or two. */
  readonly summary: string;
  /** A note under the tree if not all of it is drawn; otherwise empty. */
  readonly note: string;
}

/**
 * `max`, `min`: a node with moves; `leaf`; `stub`: the part below a node that is not drawn; `pruned`: moves that a cut
 * skipped; `transposition`: a move to a position that is drawn elsewhere.
 */
export type ItemShape = 'max' | 'min' | 'leaf' | 'stub' | 'pruned' | 'transposition';

/** How far the search is with the item: not entered; entered but not left; left; cut off. */
export type ItemState = 'unseen' | 'open' | 'done' | 'cut';

export interface SceneItem {
  /** The index of its parent in the list, -1 for the root. */
  readonly parent: number;
  readonly level: number;
  readonly shape: ItemShape;
  /** The player to move; for stubs and pruned moves, the player to move at their parent. */
  readonly turn: Player;
  /**
   * The number by which a page identifies it. In the scenes of explain/ a stub has the number of its node; the scenes
   * of a recorded search number all items in turn.
   */
  readonly node: number;
  /** The move, written on the branch to it. */
  readonly move: string;
  /** The text in the node, formatted by `shortScore`; empty to hide it, `?` if no value is known yet. */
  readonly value: string;
  /** Set if the value is an estimate or comes from a transposition table. */
  readonly source?: 'evaluation' | 'memory' | undefined;
  /** The text under the node: its window, or Minimax2's `compare`; empty for none. */
  readonly window: string;
  /** A further line under the window. */
  readonly remark?: string | undefined;
  readonly state: ItemState;
  /** Whether it is on the best line, once that is known. */
  readonly best: boolean;
  /** Whether the search is at this node. */
  readonly isCurrent: boolean;
  /** Space is reserved for it, but it is not drawn yet. */
  readonly hidden?: boolean;
  /** Set if the branch to it was pruned. Of several branches pruned by one cut only the last shows the letter. */
  readonly cut?: SceneCut | undefined;
  /** The cut at this node: the moves that it skipped, and whether some of them have items of their own. */
  readonly cutHere?: { readonly kind: CutKind; readonly skipped: readonly string[]; readonly drawn: boolean } | undefined;
  /** The node type (1, 2 or 3), written in the corner. */
  readonly nodeType?: string | undefined;
  /** A name, written in the corner if there is no `nodeType`. */
  readonly name?: string | undefined;
  /** For a stub: the lines under it, and the shares (0 to 1) of its nodes that were visited and that were cut off. */
  readonly counts?: readonly string[] | undefined;
  readonly seenShare?: number | undefined;
  readonly cutShare?: number | undefined;
  /** For a transposition: the index of the item that the move leads to. */
  readonly to?: number | undefined;
  /**
   * The greatest lengths, in characters, that the texts in and under the item have at any step, so that nothing moves
   * from step to step. Of a stub: its longest line, and the number of lines. `name`: the text in its corner.
   */
  readonly widest: { readonly value: number; readonly window: number; readonly remark?: number; readonly name?: number };
  /** The item in a few words, as a tooltip. */
  readonly description: string;
}

export interface SceneCut {
  /** `wins`, `blocks`: skipped by the winning-move pruning, because another move wins or blocks. */
  readonly kind: CutKind | 'wins' | 'blocks';
  /** The text beside the cross; empty if another branch shows it. */
  readonly text: string;
}

/** The lines under a stub in pictures, which have little room. */
export function collapsedLines({ value, counts = [] }: SceneItem): readonly string[] {
  return value ? [value] : counts;
}

/** The player on each level, undefined if both move there. */
export function playersByLevel(items: readonly SceneItem[]): (Player | undefined)[] {
  const players: (Player | 0 | undefined)[] = [];
  for (const { level, shape, turn } of items)
    if (shape === 'max' || shape === 'min') players[level] = (players[level] ?? turn) === turn ? turn : 0;
  return Array.from(players, (player) => player || undefined);
}
