import { describe, expect, it } from 'vitest';
import { INFINITE, MAX, MIN, Random, unwrap } from '../core/index.ts';
import { parseTree, randomTree } from '../games/index.ts';
import type { GameTree } from '../model/index.ts';
import { PRINTED_FAULTS, type PrintedFault, printedLines, runPrinted } from './printed-program.ts';
import { record } from './tree-search.ts';

const tree = (text: string) => unwrap(parseTree(text));
const mendedBut = (...faults: PrintedFault[]) => new Set(PRINTED_FAULTS.filter((fault) => !faults.includes(fault)));

describe('the pseudo-code of Bernard 2001', () => {
  it('with its five faults mended is alpha-beta: same value, same leaves', () => {
    for (let seed = 0; seed < 300; seed++) {
      const grown = randomTree(new Random(seed), { depth: 4, children: [1, 3], values: [-9, 9], leafPercent: 10, root: MAX });
      const { value, steps, stopped } = runPrinted(grown, mendedBut());
      const { recording, result } = record(grown, { algorithm: 'alphabeta' });
      expect([value, stopped]).toEqual([result.value, undefined]);
      expect(steps.filter(({ line }) => line === 'evaluate')).toHaveLength(recording.countsAt(recording.steps).leaves);
    }
  });

  it('as printed stops after its first leaf', () => {
    const { steps, stopped } = runPrinted(tree('[[6,7],[2,8]]'), new Set());
    expect([steps.filter(({ line }) => line === 'evaluate').length, stopped]).toEqual([1, 'no-score']);
  });

  it.each([
    ['root', '[1,2]', 1],
    ['leaf', '[[6,7],[2,8]]', -INFINITE],
    ['window', '[[3],[5]]', 3],
  ] as const)('with the fault "%s" alone gives a wrong value on %s', (fault, text, wrong) => {
    expect(runPrinted(tree(text), mendedBut(fault)).value).toBe(wrong);
    expect(record(tree(text), { algorithm: 'minimax' }).result.value).not.toBe(wrong);
  });

  it.each([
    ['score', '[5,[4,0]]', 'no-score'],
    ['undo', '[1,2]', 'no-such-move'],
  ] as const)('with the fault "%s" alone cannot go on', (fault, text, stopped) => {
    expect(runPrinted(tree(text), mendedBut(fault))).toMatchObject({ stopped });
  });

  it('does what the chapter says on its tree', () => {
    const [ours, theirs] = [MAX, MIN].map((root) => unwrap(parseTree('[[4,7],[2,[9,3]],[6,8]]', root)));
    const minimax = (tree: GameTree) => record(tree, { algorithm: 'minimax' }).result.value;
    const printed = runPrinted(ours, new Set()).steps.at(-1);
    expect(printed).toMatchObject({ line: 'cut', alpha: INFINITE, beta: INFINITE });
    expect(runPrinted(ours, mendedBut('window')).value).not.toBe(minimax(ours));
    expect(runPrinted(ours, mendedBut('root')).value).toBe(minimax(theirs));
    expect(minimax(theirs)).not.toBe(minimax(ours));
  });

  it('has a line for each fault and step, and ends each call where it began', () => {
    expect(new Set(printedLines.flatMap(([, { fault }]) => fault ?? []))).toEqual(new Set(PRINTED_FAULTS));
    const names = new Set(printedLines.map(([name]) => name));
    const { steps } = runPrinted(tree('[[4,-1,7],[-6,2],[5,-3]]'), mendedBut());
    for (const { line } of steps) expect(names.has(line)).toBe(true);
    expect(steps.filter(({ line }) => line === 'call')).toHaveLength(steps.filter(({ returns }) => returns).length - 1);
  });
});
