import { gameArea, layOut, movesAt } from '../search/memory';
import { Selective } from '../search/mode';
import { forgetOrder } from '../search/ordering';
import * as root from '../search/root';
import { visit } from '../search/search';
import { clear } from '../search/table';
import { allow } from '../stop';
import { setUpAttacks } from './attacks';
import * as board from './board';
import { see as staticExchange } from './exchange';
import { Chess, evaluateBy } from './game';
import { countMoves, generate, givesCheck as isCheckedBy, hasMoves, isInCheck } from './generate';
import { writeKeyText } from './key-text';
import { setUpKeys } from './keys';
import { tagOf } from './move';
import { bit, firstOf, KING, sizeOf } from './squares';
import { clearTrace, traceAt, WEIGHTS } from './evaluation-terms';
import { setUpPieceSquares } from './piece-squares';
import { playUncounted, undoUncounted } from './board';

export { closeRound } from '../stop';
export { clearBoard, saveState, put, finishSetup, restoreState } from './board';
export { isInCheck } from './generate';

const game = changetype<Chess>(0);
let evaluation: i32 = 0;

/** Where the host writes the weights of the evaluation (scripts/weights.mjs), once in each memory and first of all. */
export function weightsAt(): usize {
  return WEIGHTS;
}

/** Then, once in each instance that searches. False if the memory is too small. */
export function setUp(thread: i32, threads: i32, megabytes: i32): bool {
  if (!layOut(thread, threads, megabytes)) return false;
  setUpRules();
  return true;
}

/** The same for an instance that knows the rules and nothing else. */
export function setUpRules(): void {
  setUpAttacks();
  setUpKeys();
  setUpPieceSquares(WEIGHTS);
  board.clearBoard();
}

/**
 * Which static evaluation the next searches use: 0 the one that plays, 1 the Course's, 2 TIPE 2013's. Results found
 * with another evaluation are cleared.
 */
export function choose(which: i32): void {
  if (which != evaluation) forget();
  evaluation = which;
}

/** Forgets all positions, and how well moves did. */
export function forget(): void {
  clear();
  forgetOrder();
}

export function begin(depth: i32, lines: i32, selective: bool): i32 {
  game.aim(evaluation);
  return root.begin<Chess>(game, depth, lines, selective);
}

export function deepen(nodes: f64): i32 {
  return root.deepen<Chess>(game, nodes);
}

export function help(): bool {
  return root.help<Chess>(game);
}

/** The result of a null-window search at `beta` of a node below the root; for tests of null moves. */
export function boundOf(depth: i32, beta: i32): i32 {
  begin(depth, 1, true);
  allow(1e9, false, 0);
  return visit<Chess, Selective>(game, depth, 1, beta - 1, beta, true);
}

// The rules (src/kernels/rules-board.ts): a position is set up with clearBoard, put and finishSetup; moves are known by
// their tags.

export function stateAt(): usize {
  return gameArea;
}

export function list(): i32 {
  const moves = movesAt(0);
  const count = generate(moves);
  for (let i = 0; i < count; i++) store<i32>(listAt() + (<usize>i << 2), tagOf(load<u32>(moves + (<usize>i << 3))));
  return count;
}

export function listAt(): usize {
  return movesAt(1);
}

/** The legal move with this tag, or 0. */
function moveWith(tag: u32): u32 {
  const moves = movesAt(0);
  const count = generate(moves);
  for (let i = 0; i < count; i++) {
    const move = load<u32>(moves + (<usize>i << 3));
    if (tagOf(move) == tag) return move;
  }
  return 0;
}

/** Plays the move with this tag. False, and nothing happens, if it is not legal or there is no room for more moves. */
export function play(tag: u32): bool {
  const move = board.played < board.MOST_PLAYED ? moveWith(tag) : 0;
  if (move) board.play(move);
  return move != 0;
}

export function undo(): bool {
  if (board.played == 0) return false;
  board.undo();
  return true;
}

export function plies(): i32 {
  return board.played;
}

export function playedAt(ply: i32): i32 {
  return tagOf(board.playedAt(ply));
}

export function turn(): i32 {
  return board.side;
}

/** 0: there are moves. 1: mate. 2: stalemate. 3: there are moves, but no way to mate. */
export function outcome(): i32 {
  if (!hasMoves()) return isInCheck() ? 1 : 2;
  return board.isDead() ? 3 : 0;
}

/** How often the position was on the board before. */
export function occurrences(): i32 {
  return board.occurrencesSince(0);
}

/** Its kind, and 8 more for Black's; 0 on an empty square. */
export function pieceAt(square: i32): i32 {
  const blacks = board.side ? board.own : board.other;
  return board.kindAt(square) | (blacks & bit(square) ? 8 : 0);
}

/** From White's view. */
export function evaluate(which: i32): i32 {
  return evaluateBy(which);
}

/** Static exchange evaluation: whether the exchanges that a legal move begins bring at least this gain. */
export function see(tag: u32, least: i32): bool {
  return staticExchange(moveWith(tag), least);
}

/** Whether a legal move gives check, before it is played. */
export function givesCheck(tag: u32): bool {
  return isCheckedBy(moveWith(tag));
}

export function castling(): i32 {
  return board.castling;
}

export function enPassant(): i32 {
  return board.enPassant;
}

export function clock(): i32 {
  return board.clock;
}

/** The number of lines of this many moves. */
export function perft(depth: i32): f64 {
  return <f64>countLines(depth);
}

/** How many pieces give check. */
export function checks(): i32 {
  return sizeOf(board.attackersOf(firstOf(board.own & board.setOf(KING)), board.other, board.own | board.other));
}

/** Whether the side that has just moved left its own king in check: in no legal position. */
export function isOtherInCheck(): bool {
  board.playNull();
  const inCheck = isInCheck();
  board.undoNull();
  return inCheck;
}

/** The key that searches know the position by, which is kept while moves are played. */
export function key(): u64 {
  return board.key;
}

/** The same after a null move. */
export function keyAfterNull(): u64 {
  board.playNull();
  const passed = board.key;
  board.undoNull();
  return passed;
}

/** Whether this position, or one before it that can come back, has been on the board twice. */
export function hasRepeated(): bool {
  return board.hasRepeated();
}

/** Writes the key's characters to `listAt` and returns their number. */
export function writeKey(): i32 {
  return writeKeyText(listAt());
}

/** Compiled with TRACE: evaluates, and returns where it noted the counts (evaluation-terms.ts). */
export function trace(): usize {
  clearTrace();
  evaluateBy(0);
  return traceAt();
}

/**
 * How many lines of `depth` moves there are from here: the last move of each is counted, not played. Rules about
 * draws do not end lines.
 */
function countLines(depth: i32): u64 {
  if (depth == 0) return 1;
  return depth == 1 ? <u64>countMoves() : below(depth, 0);
}

function below(depth: i32, ply: i32): u64 {
  const moves = movesAt(ply);
  const end = moves + (<usize>generate(moves) << 3);
  let total: u64 = 0;
  for (let at = moves; at < end; at += 8) {
    playUncounted(load<u32>(at));
    total += depth == 2 ? <u64>countMoves() : below(depth - 1, ply + 1);
    undoUncounted();
  }
  return total;
}
