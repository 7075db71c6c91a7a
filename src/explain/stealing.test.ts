import { describe, expect, it } from 'vitest';
import { MIN, unwrap } from '../core/index.ts';
import { ChompIndex } from '../games/index.ts';
import { say } from '../i18n/index.ts';
import { solveImpartial } from '../solve/index.ts';
import { stealing } from './index.ts';

describe('strategy stealing', () => {
  it('holds for every bar up to 6x6: the corner wins, or each answer of Ève’s was Adam’s to play', () => {
    for (let rows = 1; rows <= 6; rows++)
      for (let columns = 1; columns <= 6; columns++) {
        if (rows * columns === 1) continue;
        const index = new ChompIndex(rows, columns);
        const { wins } = unwrap(solveImpartial(index));
        const { cornerWins, answers, steps } = unwrap(stealing(rows, columns));
        expect(wins[index.start]).toBe(1);
        for (const { bar, bite, left } of steps)
          if (bite && left) expect(index.bite(index.index(bar), bite.row, bite.column)).toBe(index.index(left));
        if (rows > 1 && columns > 1) {
          const corner = index.bite(index.start, rows, columns);
          expect(cornerWins).toBe(wins[corner] === 0);
          for (const { row, column } of answers) {
            const left = index.bite(corner, row, column);
            expect(index.bite(index.start, row, column)).toBe(left);
            expect(wins[left]).toBe(0);
          }
        }
        // What the argument ends with loses for Ève, who is to move.
        const last = steps[steps.length - 1];
        expect(wins[index.index(last.left ?? last.bar)]).toBe(0);
        expect(last.left === undefined ? last.mover : -last.mover).toBe(MIN);
      }
  });

  it('is explained in sentences', () => {
    const texts = (rows: number, columns: number) => unwrap(stealing(rows, columns)).steps.map(({ says }) => say(says, 'en'));
    expect(texts(2, 2)[1]).toBe('Here it wins: after it Ève loses whatever she plays.');
    expect(texts(3, 3)[1]).toMatch(/^Here Ève would win, with 2\.2: it leaves 3\.1\.1, where Adam/);
    expect(texts(3, 3)[2]).toMatch(/^But Adam can bite 2\.2 at once: .* the same 3\.1\.1 is left/);
    expect(texts(1, 4)).toEqual(['In a bar of one line Adam bites 1.2: only the poison is left, and Ève has lost.']);
    for (const [rows, columns] of [
      [1, 1],
      [9, 2],
      [2.5, 2],
      [0, 3],
    ] as const)
      expect(stealing(rows, columns).ok).toBe(false);
  });
});
