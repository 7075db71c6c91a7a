import type { CutKind, Player } from '../core/index.ts';
import type { Language } from '../say/index.ts';

/**
 * What is to be drawn of a tree, at one time: a list, each item after its parent, children from left to right. Whoever
 * has a tree makes a scene of it; every format draws scenes, so that all show the same. No renderer recurses.
 */
export interface TreeScene {
  readonly items: readonly SceneItem[];
  readonly language: Language;
  readonly title: string;
  /** The whole tree in a sentence or two. */
  readonly summary: string;
  /** Under the tree, where not all of it is drawn; empty otherwise. */
  readonly note: string;
}

/**
 * `max`, `min`: a node with moves; `leaf`; `stub`: what is below a node and not drawn; `gone`: moves that were cut off
 * and of which nothing is known; `again`: a move to a position that is drawn elsewhere.
 */
export type ItemShape = 'max' | 'min' | 'leaf' | 'stub' | 'gone' | 'again';

/** Where the search stands with it: not there yet, there now or below, through with it, or it will never come. */
export type ItemState = 'unseen' | 'open' | 'done' | 'cut';

export interface SceneItem {
  /** The place of its parent in the list, -1 for the root. */
  readonly parent: number;
  readonly level: number;
  readonly shape: ItemShape;
  /** Who is to move: at stubs and moves without node, at the node that they hang from. */
  readonly turn: Player;
  /** The number that a page knows it by; a stub has that of the node that it hangs from. */
  readonly node: number;
  /** The move on the branch to it. */
  readonly move: string;
  /** What is written in it, as `shortScore` has it: empty where it is to be hidden, `?` where nobody knows. */
  readonly value: string;
  /** The value is an estimate, or was found in a memory. */
  readonly source?: 'evaluation' | 'memory' | undefined;
  /** What is written under it: its window, or what it compares with; empty for none. */
  readonly window: string;
  /** A line under that: what is known of it besides. */
  readonly remark?: string | undefined;
  readonly state: ItemState;
  /** On the best line, once that is known. */
  readonly best: boolean;
  /** The search is here. */
  readonly now: boolean;
  /** It has its room, but nothing of it is to be seen yet. */
  readonly hidden?: boolean;
  /** The branch to it was cut. Of branches cut together the last has the letter. */
  readonly cut?: SceneCut | undefined;
  /** The cut that was made here: the moves that it skipped, and whether some of them have items of their own. */
  readonly cutHere?: { readonly kind: CutKind; readonly skipped: readonly string[]; readonly drawn: boolean } | undefined;
  /** A word in its corner: its type. */
  readonly type?: string | undefined;
  /** What it is called: in its corner, where no type is. */
  readonly name?: string | undefined;
  /** Under a stub: what it stands for, line by line, and which parts of it are seen and cut (0 to 1). */
  readonly counts?: readonly string[] | undefined;
  readonly seen?: number | undefined;
  readonly skipped?: number | undefined;
  /** For `again`: the place of the item that the move leads to. */
  readonly to?: number | undefined;
  /**
   * The longest texts that will ever stand in and under it, in characters, so that nothing moves with time. Of a
   * stub: its longest line, and how many lines it has. `name`: what stands in its corner.
   */
  readonly widest: { readonly value: number; readonly window: number; readonly remark?: number; readonly name?: number };
  /** The item in a few words. */
  readonly said: string;
}

export interface SceneCut {
  /** `wins`, `blocks`: set aside by the winning-move pruning, for a move that does so. */
  readonly kind: CutKind | 'wins' | 'blocks';
  /** What is written beside the cross; empty where another branch says it. */
  readonly text: string;
}

/** What is written under a stub in pictures, where there is little room. */
export function stubLines({ value, counts = [] }: SceneItem): readonly string[] {
  return value ? [value] : counts;
}

/** The player on each level, where only one of them moves there. */
export function playersByLevel(items: readonly SceneItem[]): (Player | undefined)[] {
  const players: (Player | 0 | undefined)[] = [];
  for (const { level, shape, turn } of items)
    if (shape === 'max' || shape === 'min') players[level] = (players[level] ?? turn) === turn ? turn : 0;
  return Array.from(players, (player) => player || undefined);
}
