import { describe, expect, it } from 'vitest';
import { type CellState, cellLabel } from './words.ts';

const PLAIN: CellState = { target: false, chosen: false, last: false, ghost: false, mark: undefined, pointers: [] };

describe('a square read aloud', () => {
  it('is its name, what stands on it, and what can be done', () => {
    const cell = { square: 'e4', tone: 'light', piece: 'white-pawn' } as const;
    expect(cellLabel(cell, { ...PLAIN, target: true }, 'en')).toBe('e4, white pawn, can be played');
    expect(cellLabel(cell, { ...PLAIN, chosen: true, last: true }, 'fr')).toBe('e4, pion blanc, case choisie, dernier coup');
  });

  it('has the name that its game gives it', () => {
    const cell = { square: '41', tone: 'plain', label: { en: 'column 4, row 1', fr: 'colonne 4, rangée 1' } } as const;
    expect(cellLabel(cell, PLAIN, 'en')).toBe('column 4, row 1, empty');
    expect(cellLabel(cell, PLAIN, 'fr')).toBe('colonne 4, rangée 1, vide');
  });

  it('says how many there are where one piece stands for several', () => {
    const cell = { square: 'a0', tone: 'plain', piece: 'bundle', count: 9980 } as const;
    expect(cellLabel(cell, PLAIN, 'en')).toBe('a0, 9,980 sticks');
  });

  it('says what points at it, what it is worth, and that it is the best', () => {
    const state: CellState = {
      ...PLAIN,
      ghost: true,
      pointers: [{ square: 'e8', marker: { tone: 'danger', shapes: ['ring'] }, message: { en: 'in check', fr: 'en échec' } }],
      mark: { text: '+1', full: 'one pawn better', kind: 'better', best: true },
    };
    const cell = { square: 'e8', tone: 'light', piece: 'black-king' } as const;
    expect(cellLabel(cell, state, 'en')).toBe('e8, black king, taken in this move, in check, one pawn better, best');
  });
});
