import type { Game, Position } from '../core/index.ts';
import type { Chess, ChessPosition, Draughts, DraughtsPosition, OthelloPosition } from '../games/index.ts';
import {
  CHESS_FILES,
  type ChessExports,
  chessMoveOf,
  DRAUGHTS_FILES,
  type DraughtsSearchExports,
  type KernelFile,
  OTHELLO_FILES,
  type OthelloExports,
  type SearchExports,
  setDraughts,
  setDraughtsRules,
  takeChess,
} from '../kernels/index.ts';

/** How a game meets the compiled search (kernels/search.ts). */
export interface SearchGame<P extends Position, E extends SearchExports> {
  readonly game: Game<P>;
  /** The kernel for memory of its own, and the one for shared memory. */
  readonly files: readonly [alone: KernelFile, shared: KernelFile];
  /** Hands a position to the kernel. */
  take(kernel: E, position: P): void;
  /** The game's number of a move of the kernel's, which is legal in the position. The kernel that searches is not asked. */
  moveOf(move: bigint, position: P): number;
}

/** The rows: a game's name before its options, and how it meets the search. */
const SEARCH_GAMES: Readonly<Record<string, (game: Game) => AnySearchGame>> = {
  othello: (game) => othelloSearch(game as Game<OthelloPosition>) as AnySearchGame,
  draughts: (game) => draughtsSearch(game as Draughts) as unknown as AnySearchGame,
  chess: (game) => chessSearch(game as Chess) as unknown as AnySearchGame,
};

type AnySearchGame = SearchGame<Position, SearchExports>;

/** How a game of ours meets the compiled search; undefined where it does not. */
export function searchGameOf(game: Game): AnySearchGame | undefined {
  return hasCompiledSearch(game.name) ? SEARCH_GAMES[game.name.split(':')[0] as string]?.(game) : undefined;
}

/** Whether a game, by its own name, is played by the compiled search. */
export function hasCompiledSearch(game: string): boolean {
  return Object.hasOwn(SEARCH_GAMES, game.split(':')[0] as string);
}

/** Othello of every size: moves have the same numbers in the kernel, squares from 0 and 64 for a pass. */
function othelloSearch(game: Game<OthelloPosition>): SearchGame<OthelloPosition, OthelloExports> {
  return {
    game,
    files: OTHELLO_FILES,
    take(kernel, position) {
      const { own, other, size } = position.board();
      kernel.setPosition(own, other, size);
    },
    moveOf: Number,
  };
}

/** Chess with any of its evaluations. The search takes a draw that can be claimed for a draw, whatever ends the game. */
function chessSearch(game: Chess): SearchGame<ChessPosition, ChessExports> {
  const { evaluation } = game.options;
  return {
    game,
    files: CHESS_FILES,
    take: (kernel, position) => takeChess(kernel, position.board, evaluation),
    moveOf: chessMoveOf,
  };
}

/** Draughts of every kind. The kernel's moves are sets of squares; the game's number them. */
function draughtsSearch(game: Draughts): SearchGame<DraughtsPosition, DraughtsSearchExports> {
  const { rules, size, endless } = game.variant;
  return {
    game,
    files: DRAUGHTS_FILES,
    take(kernel, position) {
      setDraughtsRules(kernel, { rules, size, drawing: !endless });
      const since = endless ? [] : position.repeatable();
      setDraughts(kernel, position.board(since.length), since);
    },
    moveOf(move, position) {
      const same = position.legal().find(({ code }) => code === move);
      if (same === undefined)
        throw new Error(`The kernel played ${move}, which is not legal: please report it with the position.`);
      return same.number;
    },
  };
}
