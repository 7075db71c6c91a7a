import { EVALUATIONS, INFINITE, WIN } from './contract';
import { resume } from './frames';
import { estimates } from './leaf';
import {
  footingAt,
  lineAt,
  MAX_PLY,
  movesAt,
  page,
  ROOT_LINE,
  rootAt,
  ROUND,
  ROUND_DEPTH,
  ROUND_SWITCHES,
  SNAPSHOT,
  standingAt,
  thread,
} from './memory';
import { pick, prepareOrder, rank, sideOf } from './ordering';
import { extendLine, FULL, NEXT, NO_SLOT, REDUCED, SCOUT, setIteration, swing, visit } from './search';
import { countFromZero, halted, isStopped, openSlice, positions } from './slice';
import { lateReduction } from './selective';
import { REDUCTIONS, SELECTIVITY, setSwitches, switches } from './switches';
import { EXACT, grow, LOWER, takeAge } from './table';

/**
 * The root: iterative deepening, with an aspiration window around the value of the last depth, for one or several best lines (multi-PV).
 *
 * Aspiration (document 001: narrowing the window of the root, as NegaScout and MTD(f) do): a narrow window cuts more, and where the value falls outside
 * it is widened on that side and searched again. MTD(f) is the extreme of it: empty windows alone, each on the side where the last one failed.
 *
 * Everything is kept in globals between slices; `advance` is a machine that goes on where it was.
 */
export const PAUSED: i32 = 0;
export const DONE: i32 = 1;
export const STOPPED: i32 = 2;
/** One more depth has been searched whole: there is something to tell. */
export const DEEPER: i32 = 3;

const FROM_DEPTH: i32 = 4;

let count: i32 = 0;
let lines: i32 = 1;
let depth: i32 = 0;
let lastDepth: i32 = 0;
/** The line being searched: root moves before it are the better lines of this depth. */
let line: i32 = 0;
let alpha: i32 = 0;
let beta: i32 = 0;
let width: i32 = 0;
/** The line has a window; and the search of it is under way. */
let aimed: bool = false;
let underway: bool = false;
let stage: i32 = NEXT;
let index: i32 = 0;
let reduction: i32 = 0;
let low: i32 = 0;
let best: i32 = 0;
let estimatesBefore: u32 = 0;
let finished: bool = false;
let round: i32 = 0;
/** The round that this helper has nothing more to do in. */
let helped: i32 = 0;

/**
 * Takes up the game's position, to be searched to `maxDepth` plies; `wanted` of its moves are to have exact values and lines. 0 where the game
 * is over, else the number of moves; then `advance`.
 */
export function begin<G>(game: G, maxDepth: i32, wanted: i32, theSwitches: i32): i32 {
  countFromZero();
  grow();
  prepare<G>(game, maxDepth, wanted, theSwitches);
  if (isDefined(game.save)) openRound<G>(game);
  return count;
}

function prepare<G>(game: G, maxDepth: i32, wanted: i32, theSwitches: i32): void {
  setSwitches(theSwitches);
  prepareOrder<G>(game);
  resume(false);
  lastDepth = min(maxDepth, MAX_PLY - 4);
  count = game.generate(movesAt(0));
  lines = max(1, min(wanted, count));
  depth = 0;
  line = lines;
  finished = count == 0;
  underway = false;
  aimed = false;
  if (isDefined(game.allowsNullMove)) store<i32>(standingAt(0), game.evaluate());
  rank<G>(game, 0, 0, count, sideOf<G>(game, 0), NO_SLOT, 0, 1);
  for (let i = 0; i < count; i++) {
    const root = rootAt(i);
    store<u64>(root, pick(0, i, count));
    store<i32>(root, 0, 8);
    store<i32>(root, 0, 12);
    store<i32>(root, 0, 16);
    store<i32>(root, 0, 20);
  }
  store<i32>(page, 0, 8);
  store<i32>(page, lines, 12);
  store<i32>(page, 0, 16);
  store<i32>(page, 0, 20);
  estimatesBefore = estimates;
}

/** Searches on for this many positions, or to the end of the next depth. Whatever ended it, the next call goes on exactly there. */
export function advance<G>(game: G, budget: f64): i32 {
  openSlice(budget, 0);
  return goOn<G>(game);
}

function goOn<G>(game: G): i32 {
  while (!finished) {
    if (!underway) {
      if (line >= lines) {
        if (depth >= lastDepth) {
          finished = true;
          break;
        }
        if (isDefined(game.nextDepth)) depth = min(game.nextDepth(depth, (switches & SELECTIVITY) == 0), lastDepth);
        else depth++;
        line = 0;
        estimatesBefore = estimates;
        setIteration(depth);
      }
      if (!aimed) aim<G>(game);
    }
    searchWindow<G>(game);
    if (halted) {
      store<f64>(page, positions());
      return isStopped() ? STOPPED : PAUSED;
    }
    underway = false;
    if (best <= alpha && alpha > -INFINITE) widenBelow();
    else if (best >= beta && beta < INFINITE) widenAbove();
    else {
      raise(line);
      line++;
      aimed = false;
      if (line < lines) continue;
      publish();
      if (!finished) return DEEPER;
    }
  }
  store<f64>(page, positions());
  return DONE;
}

/** The first window for a line: around its value at the last depth. */
function aim<G>(game: G): void {
  aimed = true;
  width = swing<G>(game);
  const root = rootAt(line);
  const known = load<i32>(root, 8);
  if (depth < FROM_DEPTH || load<i32>(root, 12) != EXACT || abs(known) > EVALUATIONS) open();
  else {
    alpha = known - width;
    beta = known + width;
  }
}

/** The value is at most `best`. A selective search may contradict itself from one window to the next, so in the end there is no window at all. */
function widenBelow(): void {
  beta = best + 1;
  alpha = best - widened();
  if (width > 1000 || best < -EVALUATIONS) open();
}

/** The value is at least `best`. */
function widenAbove(): void {
  alpha = best - 1;
  beta = best + widened();
  if (width > 1000 || best > EVALUATIONS) open();
}

function widened(): i32 {
  return (width *= 4);
}

function open(): void {
  alpha = -INFINITE;
  beta = INFINITE;
}

/** One window at the root, as `visit` does at other nodes: the first move with the whole window, the others with an empty one. */
function searchWindow<G>(game: G): void {
  if (underway) resume(true);
  else {
    resume(false);
    underway = true;
    stage = NEXT;
    index = line - 1;
    low = alpha;
    best = -INFINITE;
  }
  while (true) {
    if (stage == NEXT) {
      if (++index >= count) return;
      stage = index == line ? FULL : SCOUT;
      if (isDefined(game.allowsNullMove)) {
        if (index >= line + 3 && depth >= 3 && (switches & REDUCTIONS) != 0 && game.reducible(load<u64>(rootAt(index)))) {
          reduction = min(lateReduction(depth, index, true, false, true, false, 0), depth - 2);
          if (reduction > 0) stage = REDUCED;
        }
      }
    }
    const root = rootAt(index);
    const move = load<u64>(root);
    const slot = game.slot(move);
    if (isDefined(game.footing)) store<i32>(footingAt(0), game.footing(move));
    game.play(move);
    let value: i32;
    while (true) {
      const below = depth - 1 - (stage == REDUCED ? reduction : 0);
      value = -visit<G>(game, below, 1, stage == FULL ? -beta : -low - 1, -low, slot, stage != FULL);
      if (halted || value <= low) break;
      if (stage == REDUCED) stage = SCOUT;
      else if (stage == SCOUT && value < beta) stage = FULL;
      else break;
    }
    game.undo();
    if (halted) return;
    const searched = stage;
    stage = NEXT;
    if (value > best) best = value;
    if (value > low) {
      low = value;
      extendLine(0, move, searched == FULL);
      note(root, value, value >= beta ? LOWER : EXACT);
      if (line == 0) {
        // The best so far at this depth, for whoever has to stop before it is done.
        store<u64>(page, move, 24);
        store<i32>(page, value, 32);
        store<i32>(page, depth, 20);
      }
      if (value >= beta) return;
    }
  }
}

/** What is known of a root move at this depth. */
function note(root: usize, value: i32, bound: i32): void {
  store<i32>(root, value, 8);
  store<i32>(root, bound, 12);
  store<i32>(root, depth, 16);
  const length = min(load<i32>(lineAt(0)), ROOT_LINE);
  store<i32>(root, length, 20);
  memory.copy(root + 24, lineAt(0) + 8, <usize>length << 3);
}

/** Brings the record with the best value, which the window just searched has found, to place `at`; those before it move down by one. */
function raise(at: i32): void {
  let found = at;
  for (let i = at; i < count; i++) {
    const root = rootAt(i);
    if (load<i32>(root, 8) == best && load<i32>(root, 12) == EXACT && load<i32>(root, 16) == depth) found = i;
  }
  if (found == at) return;
  const spare = lineAt(0);
  memory.copy(spare, rootAt(found), 512);
  for (let i = found; i > at; i--) memory.copy(rootAt(i), rootAt(i - 1), 512);
  memory.copy(rootAt(at), spare, 512);
}

/** A whole depth is done. It is the last one if no deeper look can change anything. */
function publish(): void {
  const final = estimates == estimatesBefore;
  let won = true;
  for (let i = 0; i < lines; i++) if (abs(load<i32>(rootAt(i), 8)) < WIN - depth) won = false;
  finished = final || won || depth >= lastDepth;
  store<f64>(page, positions());
  store<i32>(page, depth, 8);
  store<i32>(page, lines, 12);
  store<i32>(page, final || won ? 1 : 0, 16);
  store<i32>(page, 0, 20);
}

/** Tells helpers which position is searched: they search it too, each at its own pace, and what they find is in the table (lazy SMP). */
function openRound<G>(game: G): void {
  if (!ASC_FEATURE_THREADS) return;
  atomic.store<i32>(ROUND, 0);
  round = (round + 1) & 0x3fffffff;
  if (round == 0) round = 1;
  game.save(SNAPSHOT);
  store<i32>(ROUND_SWITCHES, switches);
  store<i32>(ROUND_DEPTH, lastDepth);
  atomic.store<i32>(ROUND, round);
  atomic.notify(ROUND, -1);
}

export function closeRound(): void {
  if (ASC_FEATURE_THREADS) atomic.store<i32>(ROUND, 0);
}

/** A helper thread's turn: searches the leader's position until it is told otherwise. False if there is nothing to do. */
export function help<G>(game: G): bool {
  if (!ASC_FEATURE_THREADS) return false;
  if (isDefined(game.load)) {
    const joined = atomic.load<i32>(ROUND);
    if (joined == 0 || joined == helped) return false;
    game.load(SNAPSHOT);
    const theSwitches = load<i32>(ROUND_SWITCHES);
    const maxDepth = load<i32>(ROUND_DEPTH);
    if (atomic.load<i32>(ROUND) != joined) return true;
    takeAge();
    prepare<G>(game, maxDepth, 1, theSwitches);
    // Helpers start at different depths, so that they are not all on the same node.
    depth = thread & 1;
    openSlice(Infinity, joined);
    while (!finished && !halted) goOn<G>(game);
    if (finished) helped = joined;
    return true;
  }
  return false;
}
