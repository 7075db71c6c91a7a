import type { Session } from './session.ts';

/** Leads to the tree of the position, and the search in it. */
export async function seeSearch(session: Session): Promise<void> {
  // Its code comes with the page that it leads to.
  const { firstView, sourceOf, treeAddress } = await import('../tree/address.ts');
  location.hash = treeAddress({ ...firstView, source: sourceOf(session.data.value) });
}
