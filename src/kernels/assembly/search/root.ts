import { allow, closeRound, countFromZero, halted, openRound, ROUND, tellCount } from '../stop';
import { EVALUATIONS, INFINITE, WIN } from './contract';
import { REDUCTIONS } from './features';
import { estimates } from './leaf';
import {
  lineAt,
  MAX_PLY,
  movesAt,
  pageOf,
  ROOT_BYTES,
  ROOT_LINE,
  rootAt,
  RootMove,
  ROUND_DEPTH,
  ROUND_SELECTIVE,
  SNAPSHOT,
  thread,
} from './memory';
import { Exact, isSelective, Selective } from './mode';
import { nodeAt } from './node';
import { pick, prepareOrder, scoreMoves, sideOf } from './ordering';
import { extendLine, searchMove, setIteration } from './search';
import { EXACT, grow, LOWER, takeAge } from './table';

/**
 * The root: iterative deepening, with an aspiration window around the value of the last depth, for one or several best
 * lines (multi-PV).
 *
 * Aspiration (Wikipédia: narrowing the window of the root, as NegaScout and MTD(f) do): a narrow window cuts more, and
 * where the value falls outside it is widened on that side and searched again. MTD(f) is the extreme of it: empty
 * windows alone, each on the side where the last one failed.
 *
 * `begin`, then `deepen` once a depth. A depth that is halted is lost, but for what the table and the page hold of it.
 */
export const DONE: i32 = 1;
export const STOPPED: i32 = 2;
/** One more depth has been searched whole: there is something to tell. */
export const DEEPER: i32 = 3;

/** Windows are narrow from this depth on. */
const ASPIRATION_FROM: i32 = 4;
/** Late-move reduction: from which move of a line on, and from which depth. */
const LATE_FROM: i32 = 3;
const LATE_DEPTH: i32 = 3;

/** A better move stands on the page. */
@external('host', 'onInfo')
declare function onInfo(): void;

let selective: bool = true;
let count: i32 = 0;
let lines: i32 = 1;
let depth: i32 = 0;
let lastDepth: i32 = 0;
/** The window of the line that is searched, and how wide it is on either side. */
let alpha: i32 = 0;
let beta: i32 = 0;
let width: i32 = 0;
let best: i32 = 0;
let estimatesBefore: u32 = 0;
let finished: bool = false;
/** The best move so far as the host knows it; the search reports a new one. */
let reportedMove: u64 = 0;
let tells: bool = false;
let round: i32 = 0;
/** The round that this helper has nothing more to do in. */
let helped: i32 = 0;

/**
 * Takes up the game's position, to be searched to `maxDepth` plies; `wanted` of its moves are to have exact values
 * and lines. 0 where the game is over, else the number of moves; then `deepen`.
 */
export function begin<G>(game: G, maxDepth: i32, wanted: i32, selectively: bool): i32 {
  countFromZero();
  grow();
  prepare<G>(game, maxDepth, wanted, selectively);
  if (isDefined(game.save)) invite<G>(game);
  return count;
}

function prepare<G>(game: G, maxDepth: i32, wanted: i32, selectively: bool): void {
  selective = selectively;
  prepareOrder<G>(game);
  lastDepth = min(maxDepth, MAX_PLY - 4);
  count = game.generate(movesAt(0));
  lines = max(1, min(wanted, count));
  depth = 0;
  finished = count == 0;
  const node = nodeAt(0);
  node.isPv = true;
  node.isCut = false;
  node.extension = 0;
  node.side = sideOf<G>(game, 0);
  node.count = count;
  if (isDefined(game.valueBeforeMoves)) node.staticEvaluation = game.evaluate();
  scoreMoves<G>(game, 0, 0, 0, 1);
  for (let i = 0; i < count; i++) {
    const root = rootAt(i);
    root.move = pick(0, i, count);
    root.value = 0;
    root.bound = 0;
    root.depth = 0;
    root.length = 0;
  }
  publish(0, false);
  tellCount();
}

/**
 * Searches one depth further: DEEPER, or DONE if no deeper look is wanted or could change anything. STOPPED if the
 * search was halted: at `nodes` positions since `begin`, by the host, by the stop flag. The first depth is searched
 * whatever limit and host say: there is a move to play then.
 */
export function deepen<G>(game: G, nodes: f64): i32 {
  tells = depth > 0;
  allow(tells ? nodes : Infinity, tells, 0);
  if (!finished) searchNextDepth<G>(game);
  tellCount();
  if (halted) return STOPPED;
  return finished ? DONE : DEEPER;
}

function searchNextDepth<G>(game: G): void {
  if (selective) searchDepth<G, Selective>(game);
  else searchDepth<G, Exact>(game);
}

/** All lines of the next depth, unless it is halted. */
function searchDepth<G, M>(game: G): void {
  if (isDefined(game.nextDepth)) depth = min(game.nextDepth(depth, !isSelective<M>()), lastDepth);
  else depth++;
  setIteration(depth);
  nodeAt(0).newDepth = depth - 1;
  estimatesBefore = estimates;
  reportedMove = rootAt(0).move;
  for (let line = 0; line < lines; line++) {
    searchLine<G, M>(game, line);
    if (halted) return;
  }
  conclude();
}

/**
 * The best of the root moves from place `line` on, with its exact value, brought to that place; those before it are
 * the better lines of this depth.
 */
function searchLine<G, M>(game: G, line: i32): void {
  aim<G>(game, line);
  while (true) {
    searchWindow<G, M>(game, line);
    if (halted) return;
    if (best <= alpha && alpha > -INFINITE) widenBelow();
    else if (best >= beta && beta < INFINITE) widenAbove();
    else break;
  }
  raise(line);
}

/** The first window for a line: around its value at the last depth. */
function aim<G>(game: G, line: i32): void {
  width = 25;
  if (isDefined(game.aspiration)) width = game.aspiration();
  const known = rootAt(line).value;
  if (depth < ASPIRATION_FROM || rootAt(line).bound != EXACT || abs(known) > EVALUATIONS) open();
  else {
    alpha = known - width;
    beta = known + width;
  }
}

/**
 * The value is at most `best`. A selective search may contradict itself from one window to the next, so in the end
 * there is no window at all.
 */
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

/**
 * One window at the root, as `visit` does at other nodes: the first move with the whole window, the others with an
 * empty one.
 */
function searchWindow<G, M>(game: G, line: i32): void {
  let low = alpha;
  best = -INFINITE;
  for (let i = line; i < count; i++) {
    const move = rootAt(i).move;
    const reduction = reductionOf<G, M>(game, move, i, i - line);
    const value = searchMove<G, M>(game, nodeAt(0), 0, move, i == line, reduction, low, beta);
    if (halted) return;
    if (value > best) best = value;
    if (value <= low) continue;
    low = value;
    extendLine(0, move);
    note(rootAt(i), value, value >= beta ? LOWER : EXACT);
    if (line == 0) tell(move, value);
    if (value >= beta) return;
  }
}

/** How many plies less the move at `place` is searched at first; `tried` were searched for this line before it. */
@inline
function reductionOf<G, M>(game: G, move: u64, place: i32, tried: i32): i32 {
  if (isDefined(game.rootReduction)) {
    if (isSelective<M>() && REDUCTIONS && tried >= LATE_FROM && depth >= LATE_DEPTH && game.reducible(move))
      return min(game.rootReduction(depth, place), depth - 2);
  }
  return 0;
}

/** The best move so far at this depth, for a search that has to stop before the depth is done. */
function tell(move: u64, value: i32): void {
  const page = pageOf();
  page.aheadMove = move;
  page.aheadValue = value;
  page.aheadDepth = depth;
  if (!tells || move == reportedMove) return;
  reportedMove = move;
  tellCount();
  onInfo();
}

/** Stores the result of a root move at this depth. */
function note(root: RootMove, value: i32, bound: i32): void {
  root.value = value;
  root.bound = bound;
  root.depth = depth;
  root.length = min(load<i32>(lineAt(0)), ROOT_LINE);
  memory.copy(changetype<usize>(root) + offsetof<RootMove>(), lineAt(0) + 8, <usize>root.length << 3);
}

/**
 * Brings the record with the best value, which the window just searched has found, to place `at`; those before it
 * move down by one.
 */
function raise(at: i32): void {
  let found = at;
  for (let i = at; i < count; i++) {
    const root = rootAt(i);
    if (root.value == best && root.bound == EXACT && root.depth == depth) found = i;
  }
  if (found == at) return;
  const spare = lineAt(0);
  memory.copy(spare, changetype<usize>(rootAt(found)), ROOT_BYTES);
  for (let i = found; i > at; i--) memory.copy(changetype<usize>(rootAt(i)), changetype<usize>(rootAt(i - 1)), ROOT_BYTES);
  memory.copy(changetype<usize>(rootAt(at)), spare, ROOT_BYTES);
}

/** A whole depth is done. It is the last one if no deeper look can change anything. */
function conclude(): void {
  let isDecided = true;
  for (let i = 0; i < lines; i++) if (abs(rootAt(i).value) < WIN - depth) isDecided = false;
  const isFinal = isDecided || estimates == estimatesBefore;
  finished = isFinal || depth >= lastDepth;
  publish(depth, isFinal);
}

function publish(wholeDepth: i32, isFinal: bool): void {
  const page = pageOf();
  page.depth = wholeDepth;
  page.lines = lines;
  page.isFinal = isFinal ? 1 : 0;
  page.aheadDepth = 0;
}

/**
 * Gives the position to the helpers: they search it too, each at its own pace, and store what they find in the table
 * (lazy SMP).
 */
function invite<G>(game: G): void {
  if (!ASC_FEATURE_THREADS) return;
  closeRound();
  game.save(SNAPSHOT);
  store<i32>(ROUND_SELECTIVE, selective ? 1 : 0);
  store<i32>(ROUND_DEPTH, lastDepth);
  round = openRound(round);
}

/**
 * A helper thread's turn: searches the leader's position until the leader opens another round. False if there is
 * nothing to do.
 */
export function help<G>(game: G): bool {
  if (!ASC_FEATURE_THREADS) return false;
  if (isDefined(game.load)) {
    const joined = atomic.load<i32>(ROUND);
    if (joined == 0 || joined == helped) return false;
    game.load(SNAPSHOT);
    const selectively = load<i32>(ROUND_SELECTIVE) != 0;
    const maxDepth = load<i32>(ROUND_DEPTH);
    if (atomic.load<i32>(ROUND) != joined) return true;
    takeAge();
    prepare<G>(game, maxDepth, 1, selectively);
    // Helpers start at different depths, so that they are not all on the same node.
    depth = thread & 1;
    tells = false;
    allow(Infinity, false, joined);
    while (!finished && !halted) searchNextDepth<G>(game);
    tellCount();
    if (finished) helped = joined;
    return true;
  }
  return false;
}
