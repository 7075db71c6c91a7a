import { describe, expect, it } from 'vitest';
import { MAX, unwrap } from '../core/index.ts';
import { parseTree, treeGame } from '../games/index.ts';
import { algorithms } from '../search/index.ts';
import { Recording } from './recording.ts';
import { growTree, TreeCursor } from './whole-tree.ts';

function recorded(text: string, name: string) {
  const tree = unwrap(growTree(treeGame(unwrap(parseTree(text, MAX))).start()));
  const recording = new Recording(tree);
  const result = algorithms.find((a) => a.name === name)!.search(new TreeCursor(tree), { trace: recording });
  return { tree, recording, result };
}

describe('a recording', () => {
  it('knows what was known at each time', () => {
    const { tree, recording, result } = recorded('[[6,7],[2,8]]', 'alphabeta');
    expect(tree.value[0]).toBe(6);
    expect(result.value).toBe(6);
    expect([...tree.span]).toEqual([7, 3, 1, 1, 3, 1, 1]);
    expect(recording.cuts).toHaveLength(1);
    const [cut] = recording.cuts;
    const visit = recording.visitOf(cut);
    expect(recording.nodeOf(visit)).toBe(4);
    expect(recording.windowAt(visit, cut + 1)).toEqual({ alpha: 6, beta: 1_000_000_001 });
    expect(recording.valueAt(visit, cut + 1)).toBe(2);
    expect(recording.stackAt(cut + 1).map((v) => recording.nodeOf(v))).toEqual([0, 4]);
    expect(recording.countsAt(recording.steps)).toEqual({ visits: 6, leaves: 3, cuts: 1 });
    expect(recording.countsAt(0)).toEqual({ visits: 0, leaves: 0, cuts: 0 });
  });
});
