import { describe, expect, it } from 'vitest';
import { inLanguage, LANGUAGES, type Language } from '../i18n/index.ts';
import { type Stretch, shaded, turned } from './drawing.ts';
import { boardGames } from './game-infos.ts';

const PROFILE: readonly Stretch[] = [
  [20, 40],
  [10, 0],
  [12, -10, 8, -20, 0, -30],
];

describe('a turned piece', () => {
  it('is its right-hand side and the mirror image of it', () => {
    expect(turned(PROFILE)).toBe('M0 40L20 40L10 0C12 -10 8 -20 0 -30L0 -30C-8 -20 -12 -10 -10 0L-20 40Z');
  });

  it('is in shadow from its right-hand outline towards the axis', () => {
    expect(shaded(PROFILE, 0.5)).toBe('M20 40L10 0C12 -10 8 -20 0 -30L0 -30C4 -20 6 -10 5 0L10 40Z');
  });
});

describe.each(boardGames.map(({ name, pieces }) => ({ name, pieces })))('the pieces of $name', ({ pieces }) => {
  it('are called by different names in every language', () => {
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      const names = Object.values(pieces).map(({ name }) => inLanguage(name, language).trim());
      expect(new Set(names).size).toBe(names.length);
      expect(names).not.toContain('');
    }
  });

  it('are painted in every part', () => {
    for (const { drawing, paints } of Object.values(pieces)) {
      const parts = drawing.map(([part]) => part);
      expect(Object.keys(paints)).toEqual(expect.arrayContaining(parts));
    }
  });

  it('are no other game’s of the same name', () => {
    for (const [name, piece] of Object.entries(pieces))
      for (const other of boardGames) expect(other.pieces[name] ?? piece, name).toBe(piece);
  });
});
