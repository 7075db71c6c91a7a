import { MAX_VALUE, type Player } from '../../core/index.ts';
import type { Exercise } from '../../exercises/index.ts';
import { INNER, nestedLists, type WholeTree } from '../../explain/index.ts';
import { FIRST_LINK, graphText, linkOf } from '../arena/link.ts';
import { firstView, treeAddress } from '../tree/address.ts';

/** The page that shows what an exercise is about from its beginning to its end; undefined where there is none. */
export function seeAddress({
  subject,
}: Exercise): { readonly as: 'stepByStep' | 'seeArena'; readonly address: string } | undefined {
  if (subject.on === 'tree') {
    const tree = subject.solvedTree ?? subject.tree;
    if (!isTypable(tree)) return undefined;
    const source = { kind: 'typed', text: nestedLists(tree), root: tree.turn[0] as Player } as const;
    return {
      as: 'stepByStep',
      address: treeAddress({ ...firstView, source, algorithms: [subject.search.algorithm] }),
    };
  }
  if (subject.on === 'board') return undefined;
  const source = { kind: 'text', text: graphText(subject.source.arena) } as const;
  return { as: 'seeArena', address: linkOf({ ...FIRST_LINK, source, layout: 'levels' }) };
}

/** Wins of a game are no values that can be typed into a tree. */
function isTypable({ size, kind, worth }: WholeTree): boolean {
  for (let node = 0; node < size; node++) if (kind[node] !== INNER && Math.abs(worth[node]) > MAX_VALUE) return false;
  return true;
}
