import { halted } from '../stop';
import { EVALUATIONS, NONE } from '../search/contract';
import { estimated } from '../search/leaf';
import { Selective } from '../search/mode';
import { Node, nodeAt } from '../search/node';
import { visit } from '../search/search';

/**
 * What a selective search of draughts cuts off: `valueBeforeMoves` of search/contract.ts. The numbers, in hundredths
 * of a man, were measured (docs/draughts.md). Functions are generic over the game only because the search is: nothing
 * here imports draughts.ts.
 *
 * ProbCut (M. Buro 1995): a look less deep foretells what a deeper one will find, give or take the usual error; where
 * it is above the window by more than that, the deeper one is spared. With few plies to go the evaluation foretells.
 * Only above the window: below it, what saves the mover is a shot, just what a look less deep has not seen.
 */
export const PROBCUT: bool = !isDefined(WITHOUT_PROBCUT);
/** Where so many plies are to be searched, a look at so many hundredths of them foretells; before, the evaluation. */
const LOOK_FROM: i32 = 5;
const LOOK_SHARE: i32 = 45;
/** The evaluation's error in hundredths of the usual one, and what it grows by a ply. */
const STATIC_ERROR: i32 = 150;
const STATIC_ERROR_BY_PLY: i32 = 6;

/**
 * By how much a look of 4 plies is usually above one of 8 to 10, where so many pieces are left: the root mean square of
 * 400 positions went from 5 with 34 pieces and more, about 20 with 30 and 37 with 22, to 58 to 93 with 14. With fewer
 * it falls again, and the line only is careful there.
 */
@inline
export function usualError(pieces: i32): i32 {
  return max(12, 88 - (pieces * 12) / 5);
}

/**
 * Before the moves of a node that its table entry has not decided: NONE, or a value that decides it after all, a lower
 * bound as far as the foretelling is right. Means nothing once `halted`.
 */
export function valueBeforeMoves<G>(game: G, ply: i32, beta: i32): i32 {
  const node = nodeAt(ply);
  if (!PROBCUT || node.isPv || abs(beta) >= EVALUATIONS || !game.isQuiet()) return NONE;
  const evaluation = game.evaluate();
  if (evaluation < beta) return NONE;
  const error = game.usualError();
  if (node.depth >= LOOK_FROM) return valueByLook<G>(game, node, ply, beta, error);
  const surplus = evaluation - (error * STATIC_ERROR) / 100 - STATIC_ERROR_BY_PLY * node.depth;
  if (surplus < beta || game.isThreatened() || !game.hasMoves()) return NONE;
  estimated();
  return surplus;
}

/** The look is at the same node, which is put back as it was. */
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
