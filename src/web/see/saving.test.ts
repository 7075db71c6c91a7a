import { describe, expect, it } from 'vitest';
import { treeToDot, treeToSvg, treeToText, treeToTikz } from '../../draw/index.ts';
import { treeGame } from '../../games/index.ts';
import { algorithms } from '../../search/index.ts';
import { grownTree } from './examples.ts';
import { snapshot } from './saving.ts';
import { search } from './searches.ts';

describe('a snapshot', () => {
  it('says in words what the whole tree says at that tick, in every pass of every algorithm', () => {
    for (const algorithm of algorithms)
      for (const { tree, at } of search(treeGame(grownTree(3, 3)), algorithm).steps)
        expect(treeToText(snapshot(tree, at))).toBe(treeToText(tree, { at }));
  });

  it('before the search is the root alone, and can be drawn in every form', () => {
    const { passes } = search(treeGame(grownTree(3, 3)), algorithms[0]);
    const before = snapshot(passes[0], -1);
    expect(before).toMatchObject({ kept: 1, root: { value: undefined, children: [] } });
    for (const draw of [treeToText, treeToSvg, treeToTikz, treeToDot]) expect(draw(before)).not.toMatch(/undefined|NaN/);
  });
});
