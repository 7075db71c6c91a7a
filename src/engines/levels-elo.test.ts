import { describe, expect, it } from 'vitest';
import { shelf } from '../games/index.ts';
import { LEVELS, levelElo } from './index.ts';

const offered = shelf.flatMap(({ variants }) => variants.map(({ spec }) => spec));
const measured = offered.filter((spec) => levelElo(spec, 1) !== undefined);

describe('the Elo of levels', () => {
  it('is known for the games that were measured, and for nothing that is not offered', () => {
    for (const spec of ['tictactoe', 'connect4', 'othello', 'draughts:souffler', 'draughts:english', 'chess'])
      expect(measured).toContain(spec);
    expect(levelElo('connect4', 11)).toBeUndefined();
    // It thinks by the clock.
    expect(levelElo('othello', 10)).toBeUndefined();
    // Nobody has measured it yet.
    expect(levelElo('draughts:international', 3)).toBeUndefined();
    expect(levelElo('checkers', 1)).toBeUndefined();
  });

  it('rises from level 1, which beats random moves, and falls nowhere by more than chance explains', () => {
    for (const spec of measured) {
      const elos = LEVELS.flatMap(({ level }) => levelElo(spec, level)?.elo ?? []);
      expect(elos.length, spec).toBeGreaterThanOrEqual(9);
      expect(elos[0], spec).toBeGreaterThan(100);
      expect(elos.at(-1), spec).toBeGreaterThan(elos[0]);
      for (let i = 1; i < elos.length; i++) expect(elos[i], `${spec} ${i + 1}`).toBeGreaterThan(elos[i - 1] - 60);
    }
  });
});
