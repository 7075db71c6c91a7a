import { halted } from '../stop';
import { atPly, EVALUATIONS, NONE } from '../search/contract';
import { EXTENSIONS, NULL_MOVE, REDUCTIONS } from '../search/features';
import { estimated, quiescence } from '../search/leaf';
import { MAX_PLY } from '../search/memory';
import { Selective } from '../search/mode';
import { indexBefore, NO_MOVE_BEFORE, Node, nodeAt } from '../search/node';
import { historyOf, isKillerOrCounter, moveAt } from '../search/ordering';
import { iteration, PRUNED, logarithm16, visit } from '../search/search';
import { boundIn, depthIn, EXACT, LOWER, tagIn, UPPER, valueIn } from '../search/table';
import { own, playNull, setOf, side, undoNull } from './board';
import { see } from './exchange';
import { givesCheck } from './generate';
import { pieceOf, toOf } from './move';
import { rowOf } from './pawns';
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from './squares';

/**
 * The hooks of search/contract.ts with which a selective search of chess prunes, reduces and extends. The methods are
 * common to chess programs (chessprogramming.org: Reverse Futility Pruning, Razoring, Null Move Pruning, Singular
 * Extensions, Futility Pruning, Late Move Reductions). The numbers, in hundredths of a pawn, were measured here.
 * Functions are generic over the game only because the search is: nothing here imports game.ts.
 */
const REVERSE_FUTILITY_DEPTH: i32 = 8;
const RAZORING_DEPTH: i32 = 3;
const NULL_MOVE_DEPTH: i32 = 3;
const SINGULAR_DEPTH: i32 = 7;
const LATE_MOVE_PRUNING_DEPTH: i32 = 8;
const FUTILITY_DEPTH: i32 = 7;

@inline
function reverseFutilityMargin(depth: i32, isImproving: bool): i32 {
  return 72 * (isImproving ? depth - 1 : depth);
}

@inline
function razoringMargin(depth: i32): i32 {
  return 144 + 168 * depth;
}

@inline
function nullMoveReduction(depth: i32, surplus: i32): i32 {
  return 3 + depth / 3 + min(surplus / 192, 3);
}

@inline
function singularMargin(depth: i32): i32 {
  return 2 * depth;
}

/** The most that a quiet move is expected to gain with `depth` plies to follow. */
@inline
function futilityMargin(depth: i32): i32 {
  return 96 + 96 * depth;
}

/** The material that a quiet move may lose in exchanges without being pruned. */
@inline
function seeMargin(depth: i32): i32 {
  return 24 * depth * depth;
}

/** The number of quiet moves that are tried. */
@inline
function lateMoveCount(depth: i32, isImproving: bool): i32 {
  return isImproving ? 5 + depth * depth : 3 + depth * depth / 2;
}

/** In decided positions evaluations do not show the way to the mate; only a search does, so nothing is pruned there. */
@inline
function isUndecided(value: i32): bool {
  return abs(value) < 1200;
}

/**
 * Called before the moves of a node that its table entry (0: none) does not decide. Returns NONE, or a value that
 * decides the node. Sets the node's static evaluation and extension. Invalid once `halted`.
 */
export function valueBeforeMoves<G>(game: G, ply: i32, alpha: i32, beta: i32, entry: u64): i32 {
  const node = nodeAt(ply);
  evaluateStatically<G>(game, node, ply, entry);
  if (NULL_MOVE && !node.inCheck && !node.isPv && node.excluded == 0 && isUndecided(beta) && indexBefore(ply) != NO_MOVE_BEFORE) {
    const value = valueByEvaluation<G>(game, node, ply, alpha, beta);
    if (value != NONE || halted) return value;
  }
  return EXTENSIONS ? singularExtension<G>(game, node, ply, beta, entry) : NONE;
}

/** Sets the static evaluation, and `evaluation`: the value in the table instead, if it is a tighter bound. */
@inline
function evaluateStatically<G>(game: G, node: Node, ply: i32, entry: u64): void {
  node.isImproving = false;
  node.staticEvaluation = NONE;
  node.evaluation = NONE;
  if (node.inCheck) return;
  const value = game.evaluate();
  node.staticEvaluation = value;
  node.evaluation = value;
  if (ply > 1) {
    const last = nodeAt(ply - 2).staticEvaluation;
    node.isImproving = last != NONE && value > last;
  }
  if (entry == 0) return;
  const known = atPly(valueIn(entry), ply);
  const bound = boundIn(entry);
  if (abs(known) < EVALUATIONS && (bound == EXACT || (bound == LOWER ? known > value : known < value))) node.evaluation = known;
}

/** Cuts by the static evaluation, the cheapest first. NONE, or the value. */
@inline
function valueByEvaluation<G>(game: G, node: Node, ply: i32, alpha: i32, beta: i32): i32 {
  const depth = node.depth;
  const evaluation = node.evaluation;
  if (depth <= REVERSE_FUTILITY_DEPTH && evaluation - reverseFutilityMargin(depth, node.isImproving) >= beta && evaluation < EVALUATIONS) {
    estimated();
    return (evaluation + beta) / 2;
  }
  if (depth <= RAZORING_DEPTH && evaluation + razoringMargin(depth) <= alpha) {
    const value = quiescence<G>(game, ply, alpha, beta);
    if (value <= alpha) {
      estimated();
      return value;
    }
  }
  return depth >= NULL_MOVE_DEPTH && evaluation >= beta && hasPieces() ? nullMove<G>(game, node, ply, beta) : NONE;
}

/** With pawns alone, having to move is often what loses: zugzwang. */
@inline
function hasPieces(): bool {
  return (own & (setOf(KNIGHT) | setOf(BISHOP) | setOf(ROOK) | setOf(QUEEN))) != 0;
}

/** Null move: if the value stays above the window even after passing, the moves are not searched. */
@inline
function nullMove<G>(game: G, node: Node, ply: i32, beta: i32): i32 {
  estimated();
  node.historyIndex = NO_MOVE_BEFORE;
  node.pieceTo = 0;
  const depth = node.depth - 1 - nullMoveReduction(node.depth, node.evaluation - beta);
  playNull();
  const value = -visit<G, Selective>(game, depth, ply + 1, -beta, 1 - beta, !node.isCut);
  undoNull();
  if (halted || value < beta) return NONE;
  return value > EVALUATIONS ? beta : value;
}

/**
 * If all other moves are much worse than the table's move, that move is searched deeper. To find out, the position is
 * searched without it, at ply + 2: nodes and lists are stored by ply, and the sides alternate. If other moves are above
 * beta as well, the node is cut (multi-cut) and its value returned; otherwise NONE.
 */
@inline
function singularExtension<G>(game: G, node: Node, ply: i32, beta: i32, entry: u64): i32 {
  const depth = node.depth;
  if (depth < SINGULAR_DEPTH || tagIn(entry) == 0 || node.excluded != 0) return NONE;
  const known = atPly(valueIn(entry), ply);
  if (boundIn(entry) == UPPER || depthIn(entry) < depth - 3 || abs(known) >= EVALUATIONS) return NONE;
  if (ply >= 2 * iteration || ply >= MAX_PLY - 8) return NONE;

  const singularBeta = known - singularMargin(depth);
  const before = nodeAt(ply - 1);
  const copy = nodeAt(ply + 1);
  copy.historyIndex = before.historyIndex;
  copy.pieceTo = before.pieceTo;
  node.pieceTo = ply > 1 ? nodeAt(ply - 2).pieceTo : 0;
  const same = nodeAt(ply + 2);
  same.excluded = tagIn(entry);
  const value = visit<G, Selective>(game, (depth - 1) / 2, ply + 2, singularBeta - 1, singularBeta, node.isCut);
  same.excluded = 0;
  if (halted) return NONE;
  if (value < singularBeta) node.extension = 1;
  else if (singularBeta >= beta && !node.isPv) {
    estimated();
    return singularBeta;
  }
  return NONE;
}

/** Whether there is a move that does not lose, and the game is still undecided. */
@inline
function mayPrune(best: i32, low: i32): bool {
  return best > -EVALUATIONS && isUndecided(low);
}

@inline
function isLate(node: Node): bool {
  return node.depth <= LATE_MOVE_PRUNING_DEPTH && node.quiets > lateMoveCount(node.depth, node.isImproving);
}

/**
 * Late-move pruning: when enough quiet moves were tried, only urgent ones are still searched. Noisy moves come first in
 * the list, so the rest is quiet; its order does not matter. Returns the index of the next move to search, from `i` on.
 */
@inline
export function skipLateMoves(ply: i32, i: i32, best: i32, low: i32): i32 {
  const node = nodeAt(ply);
  if (!REDUCTIONS || !isLate(node)) return i;
  node.isUnsorted = true;
  if (node.inCheck || !mayPrune(best, low)) return i;
  const first = i;
  while (i < node.count && !isUrgent(moveAt(ply, i))) i++;
  if (i > first) estimated();
  return i;
}

/** Checks and advanced pawns are not pruned without a look. */
function isUrgent(move: u64): bool {
  if (pieceOf(<u32>move) == PAWN && rowOf(toOf(<u32>move), side) >= 5) return true;
  return givesCheck(<u32>move);
}

/**
 * The reduction of a move in plies, or PRUNED. Quiet moves are pruned if they come late, if their gain cannot raise the
 * evaluation to the window (futility pruning), or if they lose material.
 */
@inline
export function reductionOf<G>(game: G, ply: i32, move: u64, i: i32, best: i32, low: i32): i32 {
  if (game.isNoisy(move)) return 0;
  const node = nodeAt(ply);
  const newDepth = node.newDepth;
  const isChecked = node.inCheck;
  node.quiets++;
  const prunes = mayPrune(best, low);
  /** Pruned whatever its reduction. */
  let isHopeless = false;
  if (prunes && !isChecked) {
    isHopeless = isLate(node) || isFutile(node, newDepth, low);
    if (isHopeless && !isUrgent(move)) return PRUNED;
  }
  let reduction = 0;
  if (i >= 2 && node.depth >= 2 && !isChecked) {
    const isFavourite = isKillerOrCounter<G>(game, move, ply, node.side);
    const history = historyOf<G>(game, move, ply, node.side);
    reduction = lateMoveReduction(node.depth, i, node.isPv, node.isCut, node.isImproving, isFavourite, history);
  }
  if (prunes) {
    const left = max(newDepth - reduction, 0);
    if (!isChecked && !isHopeless && isFutile(node, left, low) && !isUrgent(move)) return PRUNED;
    if (left <= FUTILITY_DEPTH && !see(<u32>move, -seeMargin(left))) return PRUNED;
  }
  return node.depth >= 3 ? max(0, min(reduction, newDepth - 1)) : 0;
}

@inline
function isFutile(node: Node, depth: i32, low: i32): bool {
  return depth <= FUTILITY_DEPTH && node.evaluation + futilityMargin(depth) <= low;
}

/** The reduction in plies of the move at index `i`. `history` is within ±3 * 2^14. */
@inline
export function lateMoveReduction(depth: i32, i: i32, isPv: bool, isCut: bool, isImproving: bool, isFavourite: bool, history: i32): i32 {
  let thousandths = 768 + ((logarithm16(depth) * logarithm16(i)) * 7) / 8;
  if (isPv) thousandths -= 1024;
  if (isCut) thousandths += 1024;
  if (!isImproving) thousandths += 512;
  if (isFavourite) thousandths -= 1024;
  thousandths -= history / 12;
  return max(0, thousandths >> 10);
}
