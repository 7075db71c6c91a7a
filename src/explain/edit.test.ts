import { describe, expect, it } from 'vitest';
import { MAX, MIN, Random, unwrap } from '../core/index.ts';
import { parseGame } from '../games/index.ts';
import { childrenOf, expandTree, formatTree, type GameTree, INNER } from '../model/index.ts';
import { algorithms } from '../search/index.ts';
import { edited, formatEdits, nodeAt, parseEdits, parseLeaf, pathTo, type TreeEdit, withChildAt, withLeaf } from './edit.ts';
import { randomTrees, typed } from './fixtures/trees.ts';
import { record } from './tree-search.ts';

/** All but keys and move numbers: parsing a typed tree numbers them from the left again. */
const shape = ({ size, depth, parent, span, ply, turn, value, kind, leafValue }: GameTree) => ({
  size,
  depth,
  parent,
  span,
  ply,
  turn,
  value,
  kind,
  leafValue,
});

describe('an edited tree', () => {
  it('equals the tree that a user would type', () => {
    for (const [seed, tree] of randomTrees(16).entries()) {
      const random = new Random(seed);
      const root = tree.turn[0] === MAX ? MAX : MIN;
      let now = tree;
      for (let i = 0; i < 5; i++) {
        const node = random.below(now.size);
        if (now.kind[node] !== INNER) now = withLeaf(now, node, random.between(-9, 9));
        else if (node > 0) {
          const place = random.below(childrenOf(now, now.parent[node]).length);
          const moved = withChildAt(now, node, place);
          expect(pathTo(moved.tree, moved.to[node])).toEqual([...pathTo(now, node).slice(0, -1), place + 1]);
          now = moved.tree;
        }
        expect(shape(now)).toEqual(shape(typed(formatTree(now), root)));
      }
    }
  });

  it('is read back from its link', () => {
    const tree = typed('[[6,7],[2,8]]');
    const edits: TreeEdit[] = [
      { path: [2, 1], value: -9 },
      { path: [2], place: 1 },
      { path: [1, 2], value: 3 },
      { path: [9, 9], value: 3 },
      { path: [], place: 3 },
    ];
    expect(formatEdits(edits)).toBe('2.1=-9;2:1;1.2=3;9.9=3;-:3');
    expect(unwrap(parseEdits(formatEdits(edits)))).toEqual(edits);
    const { tree: now, to } = edited(tree, edits);
    expect(formatTree(now)).toBe('[[-9,3],[6,7]]');
    expect([...to]).toEqual([0, 4, 5, 6, 1, 2, 3]);
    expect(nodeAt(now, [2, 1])).toBe(5);
    expect(parseEdits('1.2')).toMatchObject({ ok: false, error: { code: 'bad-tree-edit' } });
    expect(parseEdits('1.2=999999999').ok).toBe(false);
    expect(parseEdits('')).toEqual({ ok: true, value: [] });
    expect(parseLeaf(' -3 ')).toEqual({ ok: true, value: -3 });
    for (const typed of ['', 'x', '3 4', '[3'])
      expect(parseLeaf(typed)).toMatchObject({ ok: false, error: { code: 'leaf-not-one-number' } });
    const large = parseLeaf('999999999');
    expect(large.ok ? undefined : [large.error.code, large.error.at]).toEqual(['leaf-not-a-value', undefined]);
    expect(parseLeaf('[3,4]')).toMatchObject({ ok: false, error: { code: 'leaf-not-one-number' } });
  });

  it('of a game whose key is undefined is refused', () => {
    const start = Object.assign(unwrap(parseGame('nim:3')).start(), { key: () => undefined as never });
    expect(() => expandTree(start)).toThrow(/key\(\) returned a wrong key: undefined/);
  });

  it('of a game has a different key at each node, so that a table does not confuse them', () => {
    const start = unwrap(parseGame('tictactoe')).start();
    for (const move of [0, 4, 8, 2]) start.play(move);
    const random = new Random(1);
    let tree = unwrap(expandTree(start));
    for (let i = 0; i < 12; i++) {
      const leaves = [...tree.kind.keys()].filter((node) => tree.kind[node] !== INNER);
      tree = withLeaf(tree, random.pick(leaves), random.between(-5, 5));
      for (const { name, memory, prunes } of algorithms) {
        const { recording, result } = record(tree, { algorithm: name, memory });
        expect(result.value, name).toBe(tree.value[0]);
        for (let visit = 0; visit < recording.visits && !prunes; visit++)
          if (recording.valueOf(visit) !== tree.value[recording.nodeOf(visit)]) expect.fail(`${name} mistakes a node.`);
      }
    }
  });
});
