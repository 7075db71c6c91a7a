import { layOut, RULES } from '../search/memory';
import * as root from '../search/root';
import { clear } from '../search/table';
import { boardOf, playable, turned } from './board';
import { estimate } from './evaluation';
import { Othello } from './game';
import { forgetNear } from './near-table';
import { weightsAt as patternWeights } from './patterns';
import { countSequences } from './perft';


export { closeRound } from '../stop';

const game = changetype<Othello>(0);

/** First of all, once in each instance that searches; the rules below work without it. False if the memory is too small. */
export function setUp(thread: i32, threads: i32, megabytes: i32): bool {
  return layOut(thread, threads, megabytes);
}

export function take(own: u64, other: u64, size: i32): void {
  game.take(own, other, size);
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
  forgetNear();
}

// The rules, for positions that live outside: a set of squares is two i32s, squares 0 to 31 and 32 to 63; sets are handed back at RULES.

@inline
function set(low: i32, high: i32): u64 {
  return (<u64>(<u32>high) << 32) | <u64>(<u32>low);
}

export function moves(size: i32, ownLow: i32, ownHigh: i32, otherLow: i32, otherHigh: i32): void {
  store<u64>(RULES, playable(set(ownLow, ownHigh), set(otherLow, otherHigh), boardOf(size)));
}

export function flips(square: i32, ownLow: i32, ownHigh: i32, otherLow: i32, otherHigh: i32): void {
  store<u64>(RULES, turned(set(ownLow, ownHigh), set(otherLow, otherHigh), square));
}

export function evaluate(size: i32, ownLow: i32, ownHigh: i32, otherLow: i32, otherHigh: i32): i32 {
  const own = set(ownLow, ownHigh);
  const other = set(otherLow, otherHigh);
  const board = boardOf(size);
  return estimate(own, other, playable(own, other, board), playable(other, own, board), board);
}

/** Where the host writes the weights of the evaluation (scripts/weights.mjs), once in each memory. */
export function weightsAt(): usize {
  return patternWeights;
}

/** Sequences of so many plies; `finished`: games that are over sooner count 1 each instead of nothing. */
export function perft(own: u64, other: u64, size: i32, depth: i32, finished: bool): f64 {
  if (depth == 0) return 1;
  return <f64>countSequences(own, other, boardOf(size), depth, finished ? 1 : 0);
}
