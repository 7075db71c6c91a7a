/**
 * How a halted search finds its way back. Each node on the path saves its frame while the recursion unwinds; the next slice descends along these frames, playing the same
 * moves, and nodes on the way take up their frames instead of starting anew. The move lists stay where they are in memory in the meantime.
 */
const NOWHERE: i32 = -1;

/** The ply of the deepest frame saved, or NOWHERE. */
let deepest: i32 = NOWHERE;
/** The search is on its way down along saved frames. */
export let returning: bool = false;

/** Before the root is searched: true to go on with the halted search, false to leave it. */
export function resume(goOn: bool): void {
  if (!goOn) deepest = NOWHERE;
  returning = deepest != NOWHERE;
}

/** At a node whose frame has been taken up. */
@inline
export function returnedTo(ply: i32): void {
  if (ply == deepest) {
    deepest = NOWHERE;
    returning = false;
  }
}

/** At a node that saves its frame. The first to do so is the deepest one, unless the search was halted on its way back. */
@inline
export function leftAt(ply: i32): void {
  if (deepest == NOWHERE) deepest = ply;
}
