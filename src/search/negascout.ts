import { checkedKey, INFINITE, MAX, type Player, seenBy } from '../core/index.ts';
import type { Search } from './options.ts';
import { SearchContext } from './search-context.ts';

/**
 * NegaScout, or principal variation search (named in Wikipédia; Reinefeld 1983): the first move is searched with
 * the whole window. Each other move is searched with the empty window ]alpha, alpha + 1[, which only tells whether it
 * is better, and if so again with the whole window. The better the moves are ordered, the fewer the second searches.
 * Integer scores make ]alpha, alpha + 1[ empty. Contract as alphabeta-soft, from the view of the player to move. With
 * a transposition table, bounds are stored at internal nodes.
 */
export const negascout: Search = (position, options = {}) => {
  const run = new SearchContext(position, options, { memory: true });
  const turn = position.turn();
  const [alpha, beta] = turn === MAX ? [run.alpha, run.beta] : [-run.beta, -run.alpha];
  return run.result(() => seenBy(turn, search(run, run.depth, 0, turn, alpha, beta)));
};

function search(run: SearchContext, depth: number, ply: number, turn: Player, alpha: number, beta: number): number {
  const { position, memory, moves, top } = run;
  if (turn === MAX) run.enter(ply, alpha, beta);
  else run.enter(ply, 0 - beta, 0 - alpha);
  const outcome = position.outcome();
  if (outcome !== undefined) return seenBy(turn, run.leaveFinished(outcome, ply));
  if (depth === 0) return seenBy(turn, run.leaveEstimated(position.evaluate(), ply));

  let key: number | string = 0;
  let entry: number | undefined;
  if (memory !== undefined) {
    key = checkedKey(position.key!());
    entry = memory.find(key);
    if (run.usable(entry, depth)) {
      const lower = turn === MAX ? run.lower(entry, ply) : 0 - run.upper(entry, ply);
      const upper = turn === MAX ? run.upper(entry, ply) : 0 - run.lower(entry, ply);
      const decided = lower >= beta || upper <= alpha || lower === upper;
      if (decided && (ply > 0 || memory.move(entry) < 0))
        return seenBy(turn, run.leaveRemembered(entry, seenBy(turn, lower >= beta ? lower : upper), ply));
    }
  }
  const before = run.estimates;

  const to = run.prepare(position.moves(moves, top), depth, ply, entry);
  const alpha0 = alpha;
  let best = -INFINITE;
  let bestMove = -1;
  for (let i = top; i < to; i++) {
    const move = moves[i];
    run.descend(move, ply);
    position.play(move);
    const next = position.turn();
    let value = i === top ? INFINITE : child(run, depth, ply, turn, next, alpha, alpha + 1);
    if (value > alpha && (i === top || value < beta)) value = child(run, depth, ply, turn, next, alpha, beta);
    position.undo();
    if (value <= best) continue;
    best = value;
    if (value <= alpha) continue;
    alpha = value;
    bestMove = move;
    run.improve(ply, move, seenBy(turn, value));
    if (alpha >= beta) {
      run.cut(turn === MAX ? 'beta' : 'alpha', i, to, depth, ply);
      break;
    }
  }
  run.top = top;
  if (memory !== undefined) {
    if (turn === MAX) run.remember(key, depth, ply, best, alpha0, beta, bestMove, before);
    else run.remember(key, depth, ply, 0 - best, 0 - beta, 0 - alpha0, bestMove, before);
  }
  run.leave(seenBy(turn, best), 'children');
  return best;
}

/** The value of the child just reached, from the view of the player who moved to it. */
function child(run: SearchContext, depth: number, ply: number, turn: Player, next: Player, alpha: number, beta: number): number {
  return next === turn
    ? search(run, depth - 1, ply + 1, next, alpha, beta)
    : 0 - search(run, depth - 1, ply + 1, next, 0 - beta, 0 - alpha);
}
