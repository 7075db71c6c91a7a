/**
 * The functions that the compiled search needs of a game. The search is written once, generic over the game's class,
 * and compiled for each game: calls are direct and inlined, nothing is virtual. A kernel's main.ts instantiates
 * the functions of root.ts (othello/main.ts shows how).
 *
 * The class: `@unmanaged`, no subclass, one instance a module, made with `changetype<TheGame>(address)` because
 * nothing is allocated (docs/architecture.md). Its state is in module globals, or in memory at `gameArea` (memory.ts),
 * where each thread has GAME_BYTES. `this` need not be used.
 *
 * A move is a u64 that means something in the position where it was generated, and never u64.MAX_VALUE. Values are
 * i32, from the view of the side to move:
 *
 *     -WIN ... -WIN+n ..... -EVALUATIONS ... 0 ... EVALUATIONS ..... WIN-n ... WIN
 *     has lost, or loses in n  \____ evaluations, points ____/   wins in n
 *
 * **Exact and selective.** Both searches are compiled (mode.ts). Hooks that are marked below as selective are
 * never used by an exact search.
 *
 * **History and the table.** A rule that looks back (the third repetition, moves counted without a capture) makes a
 * position's value depend on how it was reached, and the table identifies positions by `key()` alone. So an entry may
 * decide a node only if no line of the node's depth can reach such a rule: `historyFree(depth)` tests this before an
 * entry is written and before it is used. Otherwise an exact search takes only the move from the table. A repetition
 * takes at least four plies. So after r plies without an irreversible move, if none of these positions occurred twice,
 * lines of fewer than 4 + max(1, 4 - r) plies reach no third repetition; a counter that ends the game at n cannot
 * matter while count + depth < n. Selective searches use entries everywhere, as all strong programs do; the rules are
 * still tested first, at every node.
 */
export interface SearchedGame {
  /**
   * Equal for equal positions, side to move included; all that `generate` and `evaluate` depend on is in it. Moves
   * already played are not.
   */
  key(): u64;
  /**
   * Writes all legal moves as u64s from `at` on, at most MOST_MOVES, and returns their number. 0: the game is over
   * here.
   */
  generate(at: usize): i32;
  /** The noisy ones of these, which quiescence searches: captures, promotions. */
  generateNoisy(at: usize): i32;
  /** Whether the evaluation is reliable here: no captures are pending. */
  isQuiet(): bool;
  play(move: u64): void;
  undo(): void;
  /**
   * NONE, or the value (0 for a draw, or -WIN) if a rule has ended the game although there are moves. Called at every
   * node except the root.
   */
  ruleResult(): i32;
  /** The value where `generate` returned 0: -WIN for a loss, 0 for a draw, or points. */
  lostOrDrawnWithoutMoves(): i32;
  /** Strictly between -EVALUATIONS and EVALUATIONS. */
  evaluate(): i32;
  isNoisy(move: u64): bool;
  /**
   * 0 to 4095: where history, killer and counter moves are remembered; from and to, as a rule (butterfly boards). The
   * same for moves that mean the same.
   */
  historyIndex(move: u64): i32;
  /** 1 to 65535: names the move in a table entry; unique among the legal moves, as far as it can be. 0 is no move. */
  tag(move: u64): u32;

  // All methods from here on are optional: the search is compiled without the parts that use them (`isDefined`).

  /**
   * NONE, or the value of the position to the end of the game, from tablebases (memory.ts). Selective searches call it
   * where no rule has ended the game. An exact search has alpha-beta's value at its depth, so it never does.
   */
  known(): i32;
  /** Whether there is a legal move, cheaper than by `generate`: asked at every leaf. */
  hasMoves(): bool;
  /**
   * No line of `depth` plies from here can meet a rule that looks back further than this position. Default: always
   * true.
   */
  historyFree(depth: i32): bool;
  /**
   * The position was on the board before in this search: a selective one takes that for a draw. Default: only
   * `ruleResult` is asked.
   */
  isRepeatedInSearch(): bool;
  /**
   * The mover may not stand pat: all moves are searched in quiescence (check in chess, a capture in draughts, where
   * captures are compulsory).
   */
  isForced(): bool;
  /** In check: searched one ply deeper, where the search is selective. */
  inCheck(): bool;
  /** The game's own term of move ordering: higher first. Within ±100000; noisy moves first if the game wants so. */
  orderingScore(move: u64, depth: i32): i32;
  /** Selective searches look at late moves that this says yes to less deep first. Default: no reductions. */
  reducible(move: u64): bool;
  /** 0 or 1. If given, history counts half in the next search; otherwise it is cleared. */
  sideToMove(): i32;
  /** 1 to 511, what moves and where to: the index of continuation history. Default: there is none. */
  pieceTo(move: u64): i32;
  /**
   * The most that a noisy move can gain: quiescence skips moves that gain too little, and uses the table. Default:
   * neither.
   */
  gain(move: u64): i32;
  /**
   * Whether positions without a legal move are so rare, where nobody is forced to move, that quiescence need not test
   * for them.
   */
  isSeldomStuck(): bool;
  /**
   * How much values usually change from a depth to the next: half the width of the first aspiration window. Default:
   * 25.
   */
  aspiration(): i32;
  /**
   * Whether the game itself finds the value to its end faster than the search, and lines of `depth` plies reach
   * there; `exactly`: also where passes make lines longer.
   */
  finishes(depth: i32, exactly: bool): bool;
  /**
   * That value: exact in ]alpha, beta[, else a bound, fail-soft. Quick, because it is not halted; it counts its
   * positions.
   */
  finish(depth: i32, alpha: i32, beta: i32): i32;
  /**
   * The depth to search after `depth`; larger than the next one if the depths between would cost as much as the end.
   * Default: the next.
   */
  nextDepth(depth: i32, exactly: bool): i32;
  /**
   * `key()` after the move, without playing it. Given, children are looked up in the table before any is searched.
   * Not for games with `historyFree`.
   */
  childKey(move: u64): u64;
  /**
   * The legal moves in two parts: all noisy ones are in the first. Given, the second is generated only where no move
   * of the first makes a cut.
   */
  generateFirst(at: usize): i32;
  generateRest(at: usize): i32;
  /**
   * Whether a legal move is in the first part, by its tag. Where it says no although it is, nothing is lost but time.
   */
  isFirst(tag: u32): bool;
  /**
   * Positions with at most this depth, and those of quiescence, are stored in the L1 table alone (table.ts). Default:
   * all in the main table.
   */
  l1Depth(): i32;
  /**
   * Writes all that the position is, past moves included, to `at`, at most SNAPSHOT_BYTES; `load` takes it up. Default:
   * one thread.
   */
  save(at: usize): void;
  load(at: usize): void;

  // A game's own selectivity: chess/selectivity.ts has all of these, draughts/selectivity.ts the first. Only selective
  // searches call them, at nodes whose `Node` (node.ts) is filled in. Default: the search prunes nothing, and reduces
  // late moves by depth and index alone.

  /**
   * Before the moves of a node, which its table `entry` (0: none) has not decided: NONE, or a value that decides it,
   * a bound as `visit` returns it. May search; means nothing once halted. May set the node's `extension`, how much
   * deeper the first move is searched; and a node's `excluded` before it searches it, back to 0 after that.
   */
  valueBeforeMoves(ply: i32, alpha: i32, beta: i32, entry: u64): i32;
  /**
   * The place of the next move to look at, `i` or further on; sets the node's `isUnsorted` where the order of the
   * rest no longer matters.
   */
  skipLateMoves(ply: i32, i: i32, best: i32, low: i32): i32;
  /**
   * The reduction in plies of the move at index `i`, or PRUNED. `best`: the best value so far; `low`: the value that
   * the move has to exceed.
   */
  reductionOf(ply: i32, move: u64, i: i32, best: i32, low: i32): i32;
  /** The same at the root, for moves that are `reducible`. */
  rootReduction(depth: i32, i: i32): i32;
}

export const WIN: i32 = 30000;
/** Won or lost at some distance: beyond this. */
export const EVALUATIONS: i32 = 20000;
/** Above every value. */
export const INFINITE: i32 = 32000;
/** No value. */
export const NONE: i32 = i32.MIN_VALUE;

/** Souffler multiplies moves by huffs: kings in the open with several guilty pieces on the other side pass 256. */
export const MOST_MOVES: i32 = 1024;

/**
 * A result found `ply` plies below the root, as the root counts it: wins lose a point a ply. The same as core/score's
 * atPly.
 */
@inline
export function atPly(result: i32, ply: i32): i32 {
  if (result > EVALUATIONS) return result - ply;
  if (result < -EVALUATIONS) return result + ply;
  return result;
}

/** The inverse: the value counted from the position itself, as the table stores it. */
@inline
export function fromPly(value: i32, ply: i32): i32 {
  if (value > EVALUATIONS) return value + ply;
  if (value < -EVALUATIONS) return value - ply;
  return value;
}
