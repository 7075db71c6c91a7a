import type { Game, Player, Position, Random } from '../core/index.ts';
import type { SolvedArenaSource, TreeSearch } from '../explain/index.ts';
import type { PieceKind } from '../games/index.ts';
import type { Sayable, Sentence, Translation } from '../i18n/index.ts';
import type { GameTree } from '../model/index.ts';

/** The difficulty: 1 is for the first lesson. */
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** Identifies an exercise: the same three fields give the same exercise on every machine. */
export interface ExerciseId {
  /** The name of a row of `kinds`. */
  readonly kind: string;
  readonly level: Level;
  readonly seed: number;
}

/**
 * An answer is a list of texts, whatever the exercise, so that it fits into a link. An item that cannot be read is
 * marked wrong, with a remark that says how to write it.
 */
export type Answer = readonly string[];

/** How an answer is given. Nodes are named as `nodeName` does, vertices as their arena does. */
export type AnswerKind =
  /** A text for each field, in their order; an empty one where nothing was typed. */
  | { readonly how: 'fields'; readonly fields: readonly Field[] }
  /** Nodes of the tree, in an order that counts. */
  | { readonly how: 'sequence' }
  /** Vertices of the arena, in any order; `given` are in it from the start and cannot be taken out. */
  | { readonly how: 'set'; readonly given: readonly string[] }
  /** The children of every node in an order that the visitor chooses: the names of all nodes in preorder. */
  | { readonly how: 'order' }
  /** One move in the game's notation. */
  | { readonly how: 'move' };

export interface Field {
  readonly label: Sayable;
  /** The node or vertex that it is about. */
  readonly place?: number;
  /** The choices; without them the answer is typed. */
  readonly choices?: readonly string[];
}

/** The figure shown with the question. */
export type Subject = TreeSubject | ArenaSubject | BoardSubject;

export interface TreeSubject {
  readonly on: 'tree';
  readonly tree: GameTree;
  /** The text in the corner of a node: its name, or its position. */
  readonly corner: (node: number) => string;
  /** The move on the branch to a node. */
  readonly label: (node: number) => string;
  /** The node that the question is about. */
  readonly node?: number;
  /** The search that shows the solution when it is over, and the tree where that is in another order. */
  readonly search: TreeSearch;
  readonly solvedTree?: GameTree;
}

export interface ArenaSubject {
  readonly on: 'arena';
  readonly source: SolvedArenaSource;
  readonly player: Player;
  /** The rank up to which the attractors are shown, with the question and with the solution; -1: nothing is shown. */
  readonly before: number;
  readonly after: number;
  /** Where the moves are the answer: how positions are placed, and the arena that an answer describes so far. */
  readonly question?: {
    readonly places: readonly { readonly x: number; readonly y: number }[];
    readonly drawn: (answer: Answer) => SolvedArenaSource;
  };
}

export interface BoardSubject {
  readonly on: 'board';
  readonly game: Game;
  readonly position: Position;
  /** The weights to be added up, shown beside the board. */
  readonly weights?: BoardWeights;
}

/** The points of a piece: by its square, row by row from the top, or by its kind. */
export type BoardWeights =
  | { readonly by: 'square'; readonly rows: readonly (readonly number[])[] }
  | { readonly by: 'piece'; readonly pieces: readonly (PieceKind & { readonly weight: number })[] };

/** One part of an answer, or something that is missing from it. */
export interface Remark {
  /** The item of the answer; undefined if nothing was given. */
  readonly at?: number;
  /** The node or vertex. */
  readonly place?: number;
  readonly right: boolean;
  /** The right answer for this part. */
  readonly expected?: string;
  readonly why: Sentence;
}

export interface Marking {
  readonly right: boolean;
  readonly remarks: readonly Remark[];
}

export interface Exercise {
  readonly id: ExerciseId;
  readonly subject: Subject;
  /** The question. */
  readonly task: Sentence;
  readonly answerKind: AnswerKind;
  /** An answer that is right; there may be others. */
  readonly solution: Answer;
  /** The solution in a sentence, for a printed sheet. */
  readonly solved: Sentence;
  mark(answer: Answer): Marking;
}

/** A row of the table of kinds. */
export interface ExerciseKind {
  readonly name: string;
  readonly title: Translation;
  /** What the exercise trains. */
  readonly about: Translation;
  readonly on: Subject['on'];
  /** The games whose rules `make` needs. */
  readonly games?: readonly string[];
  make(random: Random, level: Level): Omit<Exercise, 'id'> | Promise<Omit<Exercise, 'id'>>;
}

/** Whether all parts are right and none is missing. */
export function marking(remarks: readonly Remark[]): Marking {
  return { right: remarks.every(({ right }) => right), remarks };
}

/** The first candidate that meets the condition. */
export function suitable<T>(make: () => T, suits: (made: T) => boolean): T {
  for (;;) {
    const made = make();
    if (suits(made)) return made;
  }
}
