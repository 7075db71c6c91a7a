import type { Game, Position, Problem, Result } from '../core/index.ts';
import type { KernelFile, SearchExports, TableExports } from '../kernels/index.ts';
import type { Translation } from '../say/index.ts';
import type { Card } from './card.ts';
import type { ExplicitGraph } from './graph/graph.ts';
import type { Look } from './look.ts';
import type { Rules } from './rules-text.ts';
import type { Weighing } from './weighing/heuristics.ts';

/**
 * All that the layers above ask of a game of ours. They enumerate descriptors, and never ask what class a position is
 * of.
 */
export interface Descriptor<P extends Position = Position, G extends Game<P> = Game<P>> {
  readonly card: Card;
  readonly summary: Translation;
  /** How the options are typed. */
  readonly usage: string;
  /** Complete names to type, the plainest first; every one of them works. */
  readonly examples: readonly string[];
  /** Whether all that follows the name is one text, colons included, rather than options between colons. */
  readonly takesText?: true;
  /** What else people type for its name, besides its titles. */
  readonly otherNames?: readonly string[];
  create(options: readonly string[]): Result<G>;
  /** Without it the game is not played on a board. */
  look?(game: G): Look<P>;
  /** Its rules, to be read by people; they come when somebody asks. What is played on a board has them. */
  rules?(game: G): Promise<Rules>;
  /** Why this one is too large for the board that others of its kind have. Without it none is. */
  boardProblem?(game: G): Problem | undefined;
  /** The positions that can still come, numbered. Without it the game is explored to be solved. */
  impartial?(game: G, from: P): Impartial<P>;
  /**
   * Lines of so many plies, counted by the kernel; draw rules end none of them. Without it they are played one by
   * one.
   */
  perft?(position: P, depth: number): bigint;
  /** How the compiled search is handed the game. Without it the general searches play it. */
  search?(game: G): CompiledSearch<P>;
  /**
   * Its static evaluations by their names, each with what is typed for the game that has it. Without them there is
   * one.
   */
  readonly heuristics?: Readonly<Record<string, string>>;
  /** What its static evaluations add up; it comes when somebody asks. Without it the game estimates nothing. */
  weighing?(game: G): Promise<Weighing<P>>;
  /** What endgame tables ask of it; it comes when somebody does. Without it, or undefined: there are none. */
  tables?(game: G): Promise<TableRules<P> | undefined>;
  /** Whether its solver, a kernel of its own, plays this one. */
  isSolved?(game: G): boolean;
  /** The graph that the game is written as. */
  graph?(game: G): ExplicitGraph;
  /** Whether drawn positions call the sides as the look does. Without it they are Max and Min. */
  readonly drawsColours?: true;
}

/**
 * A game in which both players have the same moves, with the numbers of its positions: it is solved without exploring
 * it.
 */
export interface Impartial<P extends Position = Position> {
  readonly index: NumberedGame;
  /** Whether a position is among them. */
  has(position: P): boolean;
  /** undefined where the game is over without having a number. */
  number(position: P): number | undefined;
  /** Plies that the game takes beyond those of the numbered one. */
  readonly extra: number;
  /** The Sprague-Grundy value, where it decides the game. */
  grundy?(position: P): number;
}

/** Positions by their numbers, whoever is to move: the solver's `ImpartialGame`. */
export interface NumberedGame {
  readonly title: string;
  readonly size: number;
  readonly start: number;
  /** Every move leads to a smaller number. */
  readonly descending: true;
  /** What happens to the player who has no move. */
  readonly stuck: 'loses' | 'wins';
  successors(position: number, into: number[]): number;
  predecessors(position: number, visit: (predecessor: number) => void): void;
  name(position: number): string;
}

/** How a game meets the compiled search (kernels/search.ts). */
export interface CompiledSearch<P extends Position = Position, E extends SearchExports = SearchExports> {
  /** The kernel for memory of its own, and the one for shared memory. */
  readonly files: readonly [alone: KernelFile, shared: KernelFile];
  /** Hands a position to the kernel. */
  take(kernel: E, position: P): void;
  /**
   * The game's number of a move of the kernel's, which is legal in the position. The kernel that searches is not
   * asked.
   */
  moveOf(move: bigint, position: P): number;
}

/**
 * How a game meets the kernel of its endgame tables (kernels/tables.ts). A side is a text, a letter for each piece, the
 * strongest first: `KKM`.
 */
export interface TableRules<P extends Position = Position, E extends TableExports = TableExports> {
  /** The game without draw rules: what the tables speak of. */
  readonly game: Game<P>;
  readonly file: KernelFile;
  /** The kernel's index has room for no more pieces. */
  readonly mostPieces: number;
  /** The letter of what can be crowned or promoted. */
  readonly man: string;
  setUp(kernel: E): void;
  /** All sides with so many pieces, the strongest first. */
  sides(pieces: number): readonly string[];
  /** The kernel's key of the slice in which the first side is to move. */
  keyOf(own: string, other: string): number;
  /** The slices, side to move first, of other material that a position is worth after a move of the first side. */
  conversions(own: string, other: string): readonly (readonly [own: string, other: string])[];
  /** Hands a position to the kernel; false where it has something that tables leave out. */
  take(kernel: E, position: P): boolean;
  /** The position on the kernel's board, for the game to read. */
  text(kernel: E): string;
}
