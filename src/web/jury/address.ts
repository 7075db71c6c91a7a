import type { Result } from '../../core/index.ts';
import { DEFAULT_ALGORITHM, firstView, parseTreeAddress, type TreeView, treeFields } from '../tree/address.ts';

/**
 * A search of a tree on one page, for a jury. The fields of the tree are those of the page on trees:
 *
 *     #/jury?preset=000-figure-4
 *     #/jury?tree=[[6,7],[2,8]]&root=min&algorithm=minimax2
 *     #/jury?game=tictactoe&moves=b2_a1&depth=2&algorithm=negascout
 *
 * Defaults are left out.
 */
export function juryAddress(view: Pick<TreeView, 'source' | 'edits' | 'order' | 'algorithms'>): string {
  const [algorithm] = view.algorithms;
  const fields = [...treeFields(view), ...(algorithm === DEFAULT_ALGORITHM ? [] : [`algorithm=${algorithm}`])];
  return `#/jury?${fields.join('&')}`;
}

/** The view in an address: a finished search. Problems are those of the page on trees. */
export function parseJuryAddress(hash: string): Result<TreeView> {
  const view = parseTreeAddress(hash);
  if (!view.ok) return view;
  const { source, edits, order, algorithms } = view.value;
  return { ok: true, value: { ...firstView, source, edits, order, algorithms: algorithms.slice(0, 1), step: 'end' } };
}
