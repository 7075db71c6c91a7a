import { descriptorOf } from '../../games/index.ts';
import { withFields } from '../fields.ts';
import type { PlayStore } from './store.ts';

/** Leads to the tree of the position, and the search in it. */
export async function seeSearch(session: PlayStore): Promise<void> {
  // Its code comes with the page that it leads to.
  const { firstView, sourceOf, treeAddress } = await import('../tree/address.ts');
  location.hash = treeAddress({ ...firstView, step: 'first', source: sourceOf(session.data.value) });
}

/** Positions of a graph without turns that a page still shows; squares to be filled that leave no more. */
const MOST_POSITIONS = 5000;
const MOST_EMPTY = 9;

/** The address of the arena of what can still happen, where it is small enough to be seen. */
export function arenaAddress({ match }: PlayStore): string | undefined {
  const { game } = match;
  const { position, notation, outcome, scene } = match.stand.value;
  if (outcome !== undefined) return undefined;
  const address = () => withFields('#/arena', { game: match.data.value.game, from: notation });
  const descriptor = descriptorOf(game);
  if (descriptor?.fillsSquares)
    return scene.cells.filter(({ piece }) => piece === undefined).length <= MOST_EMPTY ? address() : undefined;
  const impartial = descriptor?.impartial?.(game, position);
  return impartial !== undefined && impartial.index.size <= MOST_POSITIONS ? address() : undefined;
}
