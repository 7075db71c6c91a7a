import { describe, expect, it } from 'vitest';
import { MAX, type Player, unwrap } from '../core/index.ts';
import { parseTree } from '../games/index.ts';
import { withNodeKeys } from '../model/index.ts';
import { randomTrees, typed } from './fixtures/trees.ts';
import { Timeline } from './timeline.ts';
import { record } from './tree-search.ts';

function timelineOf(text: string, names: readonly string[], leavesInOneStep = false, root: Player = MAX) {
  const tree = withNodeKeys(unwrap(parseTree(text, root)));
  return new Timeline(
    names.map((algorithm) => record(tree, { algorithm }).recording),
    { leavesInOneStep },
  );
}

/** What happened at each stop, as `enter 4`. */
function texts(timeline: Timeline): string[][] {
  return Array.from({ length: timeline.length }, (_, i) =>
    timeline.recordings.map((recording, r) => {
      const [from, to] = [timeline.timesAt(i)[r], timeline.timesAt(i + 1)[r]];
      return Array.from(
        { length: to - from },
        (_, s) => `${recording.kindOf(from + s)} ${recording.nodeOf(recording.visitOf(from + s))}`,
      ).join();
    }),
  );
}

describe('a timeline', () => {
  it('of one recording stops at each step, or takes leaves in one', () => {
    const whole = timelineOf('[[6,7],[2,8]]', ['alphabeta']);
    expect(whole.length).toBe(whole.recordings[0].steps);
    for (let stop = 0; stop <= whole.length; stop++) expect(whole.timesAt(stop)).toEqual([stop]);
    const quick = timelineOf('[[6,7],[2,8]]', ['alphabeta'], true);
    expect(texts(quick).flat()).toEqual([
      'enter 0',
      'enter 1',
      'enter 2,leave 2',
      'enter 3,leave 3',
      'leave 1',
      'enter 4',
      'enter 5,leave 5',
      'cut 4',
      'leave 4',
      'leave 0',
    ]);
    expect(quick.stopAt(3)).toBe(3);
    expect(quick.stopAt(0)).toBe(0);
    expect(quick.stopAt(99)).toBe(quick.length);
  });

  it('of two walks lets the one that cut wait for the other', () => {
    const both = timelineOf('[[6,7],[2,8]]', ['minimax', 'alphabeta'], true);
    expect(both.together).toBe(true);
    expect(texts(both).slice(6)).toEqual([
      ['enter 5,leave 5', 'enter 5,leave 5'],
      ['enter 6', 'cut 4'],
      ['leave 6', ''],
      ['leave 4', 'leave 4'],
      ['leave 0', 'leave 0'],
    ]);
    expect(both.nextCut(0)).toBe(8);
    expect(both.nextCut(8)).toBeUndefined();
    expect(both.previousCut(9)).toBe(8);
    expect(both.previousCut(8)).toBeUndefined();
    expect(both.stopAt(both.recordings[1].cuts[0] + 1, 1)).toBe(8);
  });

  it('of searches that visit nodes again follows the steps of each', () => {
    const own = timelineOf('[[6,7],[2,8]]', ['minimax', 'mtdf']);
    expect(own.together).toBe(false);
    expect(own.length).toBe(Math.max(...own.recordings.map(({ steps }) => steps)));
    expect(own.timesAt(own.length)).toEqual(own.recordings.map(({ steps }) => steps));
    expect(own.timesAt(3)).toEqual([3, 3]);
    const again = timelineOf('[[1,2],[6,7]]', ['minimax', 'negascout']);
    expect([again.together, again.recordings[1].passes.length]).toEqual([false, 1]);
    const killers = ['killer' as const];
    const tree = typed('[[5,6],[7,4,9],[8,3,9]]');
    const sorted = [record(tree, { algorithm: 'minimax' }), record(tree, { algorithm: 'alphabeta', order: killers })];
    expect(new Timeline(sorted.map(({ recording }) => recording)).together).toBe(false);
  });
});

describe('timelines of random trees', () => {
  it.each([false, true])(
    'have every step at one stop, and let walks meet at each node (leaves in one step: %s)',
    (leavesInOneStep) => {
      for (const tree of randomTrees(16)) {
        const recordings = ['minimax', 'minimax2', 'alphabeta'].map((algorithm) => record(tree, { algorithm }).recording);
        const timeline = new Timeline(recordings, { leavesInOneStep });
        expect(timeline.together).toBe(true);
        expect(timeline.timesAt(0)).toEqual([0, 0, 0]);
        expect(timeline.timesAt(timeline.length)).toEqual(recordings.map(({ steps }) => steps));
        const [whole, ...others] = recordings;
        for (const [i, recording] of others.entries())
          for (let visit = 0; visit < recording.visits; visit++) {
            const same = recording.nodeOf(visit);
            // Minimax visits every node once, in its order.
            expect(whole.nodeOf(same)).toBe(same);
            expect(timeline.stopAt(recording.enteredAt(visit) + 1, i + 1)).toBe(timeline.stopAt(whole.enteredAt(same) + 1));
            expect(timeline.stopAt(recording.leftAt(visit) + 1, i + 1)).toBe(timeline.stopAt(whole.leftAt(same) + 1));
          }
        const cuts = new Set<number>();
        for (let stop = timeline.nextCut(0); stop !== undefined; stop = timeline.nextCut(stop)) cuts.add(stop);
        const back = new Set<number>();
        for (let stop = timeline.previousCut(timeline.length + 1); stop !== undefined; stop = timeline.previousCut(stop))
          back.add(stop);
        const wanted = recordings.flatMap((recording, i) => [...recording.cuts].map((step) => timeline.stopAt(step + 1, i)));
        expect([...cuts]).toEqual([...new Set(wanted)].sort((a, b) => a - b));
        expect([...back].reverse()).toEqual([...cuts]);
      }
    },
  );
});
