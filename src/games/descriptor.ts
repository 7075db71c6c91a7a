import type { Game, Position, Problem, Result } from '../core/index.ts';
import type { Translation } from '../i18n/index.ts';
import type { KernelFile, SearchExports, TableExports } from '../kernels/index.ts';
import type { ArenaData, ImpartialGame } from '../model/index.ts';
import type { BoardAdapter } from './board-adapter.ts';
import type { HeuristicSet } from './evaluation/weight-table.ts';
import type { GameInfo } from './game-info.ts';
import type { Rules } from './rules-text.ts';

/**
 * Everything that the layers above need of a built-in game. They enumerate descriptors, and never test the class of a
 * position.
 */
export interface Descriptor<P extends Position = Position, G extends Game<P> = Game<P>> {
  readonly info: GameInfo;
  readonly summary: Translation;
  /** How the options are typed. */
  readonly usage: string;
  /** Complete names to type, the plainest first; every one of them works. */
  readonly examples: readonly string[];
  /** Whether everything after the name is one text, colons included, rather than options between colons. */
  readonly takesText?: true;
  create(options: readonly string[]): Result<G>;
  /** Absent if the game has no board. */
  board?(game: G): BoardAdapter<P>;
  /** The rules as text, loaded on demand. Every game with a board has them. */
  rules?(game: G): Promise<Rules>;
  /** Why this variant is too large for its board. Absent if every variant fits. */
  boardProblem?(game: G): Problem | undefined;
  /** Numbers the reachable positions. Absent: the solver explores the game. */
  impartial?(game: G, from: P): Impartial<P>;
  /**
   * Counts the lines of a given number of plies in the kernel, without draw rules. Absent: the lines are played one by
   * one.
   */
  perft?(position: P, depth: number): bigint;
  /** How the compiled search receives the game. Absent: the general searches play it. */
  search?(game: G): CompiledSearch<P>;
  /**
   * The names of its static evaluations, each with the spec that selects it. Absent if there is only one. Only tests
   * read it.
   */
  readonly evaluationSpecs?: Readonly<Record<string, string>>;
  /** The terms of its static evaluations, loaded on demand. Absent if the game has none. */
  heuristicSet?(game: G): Promise<HeuristicSet<P>>;
  /** The rules for tablebases, loaded on demand. Absent or undefined: the game has no tablebases. */
  tablebases?(game: G): Promise<TablebaseRules<P> | undefined>;
  /** Whether its solver (`GameInfo.solved`) plays this variant. */
  isSolved?(game: G): boolean;
  /** The graph that the game is written as. */
  graph?(game: G): ArenaData;
  /** Levels 1 to 9, for all variants, or for the variant that its solver plays. Absent: the default levels. */
  readonly levels?: LevelRows;
  /** The openings of matches. Default: two random moves. */
  readonly openings?: OpeningRule;
  /** Plies after which a game of a match is a draw. Default: 1000. */
  readonly longestGame?: number;
  /** How other programs play it in matches. Absent if none can. */
  readonly protocol?: ProtocolUse<G>;
  /** Every move fills an empty square for good: no more plies are left than squares. */
  readonly fillsSquares?: true;
  /** Whether printed positions name the sides as the board adapter does. Default: Max and Min. */
  readonly drawsColours?: true;
}

/** From level 1 on: plies to look ahead, and how far below the best move another move still counts as equal. */
export interface LevelRows {
  readonly depths: readonly number[];
  readonly margins: readonly number[];
}

/** Openings of `plies` random moves, after which neither side is ahead by more than a margin. */
export interface OpeningRule {
  readonly plies: number;
  /**
   * In the game's own points, chosen so that about every third opening passes. Absent: every opening is accepted, since
   * almost every position of a small game is won for one side.
   */
  readonly margin?: number;
}

/** The protocols that other programs play by: lab/tournament/protocols.ts has a row for each. */
export type ProtocolName = 'uci' | 'nboard' | 'hub';

/** The protocol by which other programs play a game. */
export interface ProtocolUse<G extends Game = Game> {
  readonly name: ProtocolName;
  /** The game as it is typed, and which of its kinds the protocol has. */
  readonly game: string;
  plays(game: G): boolean;
}

/**
 * A game in which both players have the same moves, with the numbers of its positions: it is solved without exploring
 * it.
 */
export interface Impartial<P extends Position = Position> {
  readonly index: ImpartialGame;
  /** Whether a position is among them. */
  has(position: P): boolean;
  /** undefined if the game is over and the position has no number. */
  number(position: P): number | undefined;
  /** How many plies the game lasts longer than the numbered game. */
  readonly extraPlies: number;
  /** The Sprague-Grundy value, if it decides the game. */
  grundy?(position: P): number;
}

/** The interface between a game and the compiled search (kernels/search.ts). */
export interface CompiledSearch<P extends Position = Position, E extends SearchExports = SearchExports> {
  /** The kernel for private memory, and the kernel for shared memory. */
  readonly files: readonly [alone: KernelFile, shared: KernelFile];
  /** Passes a position to the kernel. */
  take(kernel: E, position: P): void;
  /**
   * The game's number of a move of the kernel's, which is legal in the position. The kernel that searches is not
   * asked.
   */
  moveOf(move: bigint, position: P): number;
  /** Whether the kernel probes tablebases while it searches. */
  readonly looksUp?: true;
}

/**
 * The interface between a game and the kernel of its tablebases (kernels/tables.ts). A side is a text, a letter for
 * each piece, the strongest first: `KKM`.
 */
export interface TablebaseRules<P extends Position = Position, E extends TableExports = TableExports> {
  /** The game without draw rules, for which the tablebases hold. */
  readonly game: Game<P>;
  readonly file: KernelFile;
  /** The kernel's index has room for no more pieces. */
  readonly mostPieces: number;
  /** The letter of the piece that can be crowned or promoted. */
  readonly man: string;
  setUp(kernel: E): void;
  /** All sides with this number of pieces, the strongest first. */
  sides(pieces: number): readonly string[];
  /** The kernel's key of the material class in which the first side is to move. */
  keyOf(own: string, other: string): number;
  /** The other material classes, side to move first, that a move of the first side can lead to. */
  conversions(own: string, other: string): readonly (readonly [own: string, other: string])[];
  /** Passes a position to the kernel; false if the tablebases do not cover it. */
  take(kernel: E, position: P): boolean;
  /** The position on the kernel's board, for the game to read. */
  text(kernel: E): string;
  /** Whether a tablebase win in `plies` plies comes before any draw rule of the position that counts moves. */
  comesInTime(position: P, plies: number): boolean;
}
