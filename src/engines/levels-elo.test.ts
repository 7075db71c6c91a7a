import { describe, expect, it } from 'vitest';
import { shelf } from '../games/index.ts';
import { LEVELS, levelElo } from './index.ts';

const offered = shelf.flatMap(({ variants }) => variants.map(({ spec }) => spec));
const measured = offered.filter((spec) => levelElo(spec, 1) !== undefined);

describe('the Elo of levels', () => {
  it('is known for the games that were measured, and for nothing that is not offered', () => {
    expect(measured).toEqual(expect.arrayContaining(['tictactoe', 'connect4', 'othello', 'draughts:english']));
    expect(levelElo('chess', 3)).toBeUndefined();
    expect(levelElo('connect4', 11)).toBeUndefined();
    expect(levelElo('checkers', 1)).toBeUndefined();
  });

  it('rises from level 1, which beats random moves, to the last, and falls nowhere by more than chance explains', () => {
    for (const spec of measured) {
      const elos = LEVELS.map(({ level }) => levelElo(spec, level)?.elo ?? Number.NaN);
      expect(elos[0], spec).toBeGreaterThan(100);
      expect(elos[9], spec).toBeGreaterThan(elos[0]);
      for (let i = 1; i < 10; i++) expect(elos[i], `${spec} ${i + 1}`).toBeGreaterThan(elos[i - 1] - 60);
    }
  });
});
