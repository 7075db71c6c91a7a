import { describe, expect, it } from 'vitest';
import { MAX } from '../../core/index.ts';
import { NimIndex, nim } from './index.ts';

describe('the numbers of Nim positions', () => {
  it.each([nim([7]), nim([3, 4, 5]), nim([2, 2, 1], true)])(
    'have the moves of the game, all of them downwards: $name',
    ({ name, rules, at }) => {
      const index = new NimIndex(name, rules);
      const next: number[] = [];
      const moves: number[] = [];
      const seen = new Set<number>();
      const walk = (heaps: readonly number[]): void => {
        const number = index.index(heaps);
        if (seen.has(number)) return;
        seen.add(number);
        expect(index.name(number)).toBe(heaps.join('.'));
        const position = at({ heaps, turn: MAX });
        const count = position.moves(moves, 0);
        const after = moves.slice(0, count).map((move) => {
          position.play(move);
          const left = position.state.heaps;
          position.undo();
          return left;
        });
        expect(next.slice(0, index.successors(number, next))).toEqual(after.map((left) => index.index(left)));
        for (const target of next.slice(0, count)) expect(target).toBeLessThan(number);
        after.forEach(walk);
      };
      walk(rules.heaps);
      expect(seen.size).toBe(index.size);
      expect(index.start).toBe(index.index(rules.heaps));
    },
  );

  it('have as predecessors exactly the positions that lead to them', () => {
    const { name, rules } = nim([3, 2, 4]);
    const index = new NimIndex(name, rules);
    const [forwards, backwards]: string[][] = [[], []];
    const next: number[] = [];
    for (let p = 0; p < index.size; p++) {
      for (const target of next.slice(0, index.successors(p, next))) forwards.push(`${p} ${target}`);
      index.predecessors(p, (predecessor) => backwards.push(`${predecessor} ${p}`));
    }
    expect(backwards.sort()).toEqual(forwards.sort());
  });

  it('say who loses without a move: the one who sees the last stick gone, except in misère', () => {
    expect(new NimIndex('nim', nim([3, 4]).rules).play).toBe('normal');
    expect(new NimIndex('nim', nim([21]).rules).play).toBe('misere');
  });
});
