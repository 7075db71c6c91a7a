import { MOST_MOVES } from '../search/contract';
import { gameArea, layOut, RULES } from '../search/memory';
import * as root from '../search/root';
import { bitOf } from './board';
import { Draughts, FRAMES_AT, weightsAt as weightsOfAll } from './draughts';
import { comesInTime as isInTime, materialThatCounts, pliesAllowed } from './draws';
import { EXTRA, FRAME_BYTES, isSamePosition, KEY, QUIET } from './frame';
import { huffedOf, takenOf, takes } from './move';
import { swapFrames } from './swap';

export { closeRound } from '../stop';
export { clear as forget } from '../search/table';

/**
 * The rules (src/kernels/rules-board.ts). src/kernels/draughts.ts knows the frames' layout (frame.ts) and reads
 * positions from memory. Moves are listed as u64s from RULES on, behind them their numbers, whole numbers below 2^31:
 *
 *     30 .................... 18   17 .. 12       11 .. 6   5 .. 0
 *     0: takes nothing; n: the     huffed + 1     to        from
 *     n-th capture that agrees     or 0
 *     in all the rest
 */
const LISTED: i32 = 4096;
const NUMBERS: usize = RULES + 8 * <usize>LISTED;
/** The frame whose moves are listed, and how many there are; -1: none is. */
const LISTED_FRAME: usize = NUMBERS + 4 * <usize>LISTED;
let listed: i32 = -1;

@inline
function game(): Draughts {
  return changetype<Draughts>(gameArea);
}

/**
 * The address to which the host writes the weights of the evaluation (scripts/weights.mjs), once per memory. Setting
 * the rules then uses them.
 */
export function weightsAt(): usize {
  return weightsOfAll;
}

/**
 * Called first, once in each instance that searches; instances for the rules alone do not need it. False if the memory
 * is too small.
 */
export function setUp(thread: i32, threads: i32, megabytes: i32): bool {
  return layOut(thread, threads, megabytes);
}

/** Chooses the rules, for the rules alone. */
export function setRules(rules: i32, size: i32, drawing: bool): void {
  listed = -1;
  game().setUp(rules, size, drawing, LISTED);
}

/** Chooses the rules, for a search: its lists are shorter. */
export function setRulesToSearch(rules: i32, size: i32, drawing: bool): void {
  listed = -1;
  game().setUp(rules, size, drawing, MOST_MOVES);
}

export function begin(depth: i32, lines: i32, selective: bool): i32 {
  return root.begin<Draughts>(game(), depth, lines, selective);
}

export function deepen(nodes: f64): i32 {
  return root.deepen<Draughts>(game(), nodes);
}

export function help(): bool {
  return root.help<Draughts>(game());
}

export function setPosition(white: u64, black: u64, kings: u64, huffable: u64, turn: i32): void {
  game().setPosition(white, black, kings, huffable, turn);
}

export function setCounts(quiet: i32, material: i32, extra: i32): void {
  game().setCounts(quiet, material, extra);
}

export function stateAt(): usize {
  return gameArea + FRAMES_AT;
}

export function saveState(): usize {
  return game().top + FRAME_BYTES;
}

export function restoreState(bytes: i32): void {
  game().top = stateAt() + bytes - FRAME_BYTES;
}

export function plies(): i32 {
  return <i32>((game().top - game().bottom) / FRAME_BYTES);
}

export function moveList(): usize {
  return RULES;
}

export function listAt(): usize {
  return NUMBERS;
}

/**
 * Lists the legal moves and their numbers, and returns how many there are. A second call at the same position returns
 * the stored list, because generating captures can take long.
 */
export function list(): i32 {
  const top = game().top;
  if (listed >= 0 && isSamePosition(LISTED_FRAME, top) && load<i32>(LISTED_FRAME, EXTRA) == load<i32>(top, EXTRA)) return listed;
  memory.copy(LISTED_FRAME, top, FRAME_BYTES);
  listed = game().generate(RULES);
  for (let i = 0; i < listed; i++) store<i32>(NUMBERS + (<usize>i << 2), numberOf(i));
  return listed;
}

function numberOf(i: i32): i32 {
  const move = load<u64>(RULES + (<usize>i << 3));
  const frisian = game().frisian;
  const name = nameOf(move, frisian);
  if (!takes(move, frisian)) return name;
  let which = 1;
  for (let j = 0; j < i; j++) {
    const other = load<u64>(RULES + (<usize>j << 3));
    if (takes(other, frisian) && nameOf(other, frisian) == name) which++;
  }
  return name | (which << 18);
}

@inline
function nameOf(move: u64, frisian: bool): i32 {
  return <i32>(move & 4095) | (frisian ? 0 : huffedOf(move) << 12);
}

/** Plays the move with this number; false if there is none, or no room for more moves. */
export function play(number: i32): bool {
  if (<i32>((game().top + 2 * FRAME_BYTES) >> 16) >= memory.size()) return false;
  const count = list();
  for (let i = 0; i < count; i++) {
    if (load<i32>(NUMBERS + (<usize>i << 2)) != number) continue;
    game().play(load<u64>(RULES + (<usize>i << 3)));
    return true;
  }
  return false;
}

export function undo(): bool {
  if (game().top == game().bottom) return false;
  game().undo();
  return true;
}

export function turn(): i32 {
  return game().turn;
}

/** The pieces that a move captures, as a set. */
export function taken(move: u64): u64 {
  return takes(move, game().frisian) ? takenOf(move, game().frisian) : 0;
}

/** 0: the game is not over; 1: the side to move has lost; 2: a draw. */
export function outcome(): i32 {
  if (!game().hasMoves()) return 1;
  return game().ruleResult() == 0 ? 2 : 0;
}

/** The number of the rule that has made a draw of the game (draws.ts), 0 if none has. */
export function drawRule(): i32 {
  return game().ruleResult() == 0 ? game().drawnBy() : 0;
}

/** Whether a win in `plies` plies comes before the draw rules (draws.ts). */
export function comesInTime(plies: i32): bool {
  return isInTime(game().rules, game().top, plies);
}

export function drawPlies(rule: i32): i32 {
  return pliesAllowed(rule, game().rules, game().top);
}

/** From White's view. */
export function evaluate(): i32 {
  return game().turn == 0 ? game().evaluate() : -game().evaluate();
}

export function key(): u64 {
  return game().key();
}

/** A frame's `material` if a draw rule depends on it, else 0. */
export function materialCount(frame: usize): i32 {
  return materialThatCounts(game().rules, frame);
}

/**
 * A number that positions with the same past share as far as repetitions go: the sum of the keys since the last move
 * that cannot be repeated.
 */
export function pastKey(): u64 {
  const top = game().top;
  const quiet = <usize>load<i32>(top, QUIET) * FRAME_BYTES;
  const oldest = top - game().bottom < quiet ? game().bottom : top - quiet;
  let sum: u64 = 0;
  for (let frame = oldest; frame < top; frame += FRAME_BYTES) {
    const key = load<u64>(frame, KEY);
    sum += (key ^ (key >> 29)) * 0xbf58476d1ce4e5b9;
  }
  return sum;
}

/** Exchanges the players, in the whole past too. */
export function swap(): void {
  const size = game().size;
  swapFrames(game().bottom, game().top, bitOf(size - 1, (size >> 1) - 1), game().frisian, game().roads);
}

export function perft(depth: i32): u64 {
  listed = -1;
  return countLeaves(game(), depth, RULES);
}

/**
 * Counts the positions exactly `depth` plies below, each as often as there are ways to reach it. Lines that end sooner
 * count 0, and draw rules are ignored. The last ply is counted without being played. There is room for moves from
 * `lists` on.
 */
function countLeaves(game: Draughts, depth: i32, lists: usize): u64 {
  if (depth == 0) return 1;
  if (depth == 1) return game.count(lists);
  const end = lists + (<usize>game.generate(lists) << 3);
  let total: u64 = 0;
  for (let at = lists; at < end; at += 8) {
    game.play(load<u64>(at));
    total += countLeaves(game, depth - 1, end);
    game.undo();
  }
  return total;
}
