import { halted } from '../stop';
import { EVALUATIONS, NONE } from '../search/contract';
import { estimated } from '../search/leaf';
import { Selective } from '../search/mode';
import { Node, nodeAt } from '../search/node';
import { visit } from '../search/search';

/**
 * What a selective search of draughts cuts off: `valueBeforeMoves` of search/contract.ts. The numbers, in hundredths of
 * a man, were measured (docs/engines.md). Functions are generic over the game only because the search is: nothing here
 * imports draughts.ts.
 *
 * ProbCut (Buro 1995): a shallow search predicts the value of a deeper one, within a typical error; if it is above the
 * window by more than that error, the deeper one is skipped. With few plies to go the static evaluation predicts. Only
 * above the window: below it, a shot may save the mover, which is just what a shallow search does not see.
 */
export const PROBCUT: bool = !isDefined(WITHOUT_PROBCUT);
/** From LOOK_FROM plies on, a search of LOOK_SHARE hundredths of them predicts; below, the static evaluation. */
const LOOK_FROM: i32 = 5;
const LOOK_SHARE: i32 = 45;
/** The evaluation's error in hundredths of the typical one, and by how much it grows per ply. */
const STATIC_ERROR: i32 = 150;
const STATIC_ERROR_BY_PLY: i32 = 6;

/**
 * By how much a search of 4 plies is typically above one of 8 to 10, with this number of pieces left: the root mean
 * square of 400 positions went from 5 with 34 pieces and more, about 20 with 30 and 37 with 22, to 58 to 93 with 14.
 * With fewer it falls again, and the line only is careful there.
 */
@inline
export function typicalError(pieces: i32): i32 {
  return max(12, 88 - (pieces * 12) / 5);
}

/**
 * Before the moves of a node that its table entry has not decided: NONE, or a value that decides it after all, a lower
 * bound as far as the prediction is right. Means nothing once `halted`.
 */
export function valueBeforeMoves<G>(game: G, ply: i32, beta: i32): i32 {
  const node = nodeAt(ply);
  if (!PROBCUT || node.isPv || abs(beta) >= EVALUATIONS || !game.isQuiet()) return NONE;
  const evaluation = game.evaluate();
  if (evaluation < beta) return NONE;
  const error = game.typicalError();
  if (node.depth >= LOOK_FROM) return valueByLook<G>(game, node, ply, beta, error);
  const surplus = evaluation - (error * STATIC_ERROR) / 100 - STATIC_ERROR_BY_PLY * node.depth;
  if (surplus < beta || game.isThreatened() || !game.hasMoves()) return NONE;
  estimated();
  return surplus;
}

/** The shallow search is at the same node, which is restored afterwards. */
@inline
function valueByLook<G>(game: G, node: Node, ply: i32, beta: i32, error: i32): i32 {
  const depth = node.depth;
  const newDepth = node.newDepth;
  const isCut = node.isCut;
  const above = beta + error;
  const value = visit<G, Selective>(game, (depth * LOOK_SHARE) / 100, ply, above - 1, above, isCut);
  if (halted) return 0;
  if (value >= above) {
    estimated();
    return value > EVALUATIONS ? value : value - error;
  }
  node.depth = depth;
  node.newDepth = newDepth;
  node.isPv = false;
  node.isCut = isCut;
  return NONE;
}
