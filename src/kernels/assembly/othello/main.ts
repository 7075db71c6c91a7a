import { gameArea, layOut, RULES } from '../search/memory';
import * as root from '../search/root';
import { clear } from '../search/table';
import { PASS, playable, turned } from './board';
import { board, Othello, other, own, played } from './game';
import { clearL1 } from './l1-table';
import { weightsAt as patternWeights } from './patterns';
import { countSequences } from './board';


export { closeRound } from '../stop';

const game = changetype<Othello>(0);

/**
 * First of all, once in each instance that searches; the rules below work without it. False if the memory is too
 * small.
 */
export function setUp(thread: i32, threads: i32, megabytes: i32): bool {
  return layOut(thread, threads, megabytes);
}

export function setPosition(own: u64, other: u64, size: i32): void {
  game.setPosition(own, other, size);
}

export function begin(depth: i32, lines: i32, selective: bool): i32 {
  return root.begin<Othello>(game, depth, lines, selective);
}

export function deepen(nodes: f64): i32 {
  return root.deepen<Othello>(game, nodes);
}

export function help(): bool {
  return root.help<Othello>(game);
}

export function forget(): void {
  clear();
  clearL1();
}

// The rules (src/kernels/rules-board.ts): a move is its square, or PASS.

export function stateAt(): usize {
  return gameArea;
}

export function saveState(): usize {
  return game.saveState();
}

export function restoreState(bytes: i32): void {
  game.restoreState(bytes);
}

export function discsAt(): usize {
  return game.saveState() - 16;
}

export function list(): i32 {
  const moves = playable(own, other, board);
  let at = RULES;
  for (let rest = moves; rest; rest &= rest - 1, at += 4) store<i32>(at, <i32>ctz(rest));
  if (moves == 0 && playable(other, own, board) != 0) {
    store<i32>(at, <i32>PASS);
    at += 4;
  }
  return <i32>((at - RULES) >> 2);
}

export function listAt(): usize {
  return RULES;
}

export function play(move: i32): bool {
  if (move == <i32>PASS) {
    if (playable(own, other, board) != 0 || playable(other, own, board) == 0) return false;
  } else if (<u32>move > 63 || ((board & ~(own | other)) >> move & 1) == 0 || turned(own, other, move) == 0) return false;
  game.play(move);
  return true;
}

export function undo(): bool {
  if (played == 0) return false;
  game.undo();
  return true;
}

/** 1: nobody can place a disc. */
export function outcome(): i32 {
  return playable(own, other, board) != 0 || playable(other, own, board) != 0 ? 0 : 1;
}

export function margin(): i32 {
  return game.lostOrDrawnWithoutMoves();
}

export function mobility(): i32 {
  return <i32>popcnt(playable(own, other, board)) - <i32>popcnt(playable(other, own, board));
}

export function evaluate(): i32 {
  game.hasMoves();
  return game.evaluate();
}

/** Where the host writes the weights of the evaluation (scripts/weights.mjs), once in each memory. */
export function weightsAt(): usize {
  return patternWeights;
}

/** The number of sequences of `depth` plies; `finished`: games that are over sooner count 1 each instead of nothing. */
export function perft(depth: i32, finished: bool): f64 {
  if (depth == 0) return 1;
  return <f64>countSequences(own, other, board, depth, finished ? 1 : 0);
}
