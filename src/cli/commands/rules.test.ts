import { describe, expect, it } from 'vitest';
import { answered } from '../fixtures/in-process.ts';

describe('minerve rules', () => {
  it('tells the rules in both languages, with boards before and after a move', async () => {
    const { code, out } = await answered(['rules', 'tictactoe']);
    expect(code).toBe(0);
    expect(out).toContain('Be the first to have 3 of your signs in a row');
    expect(out).toMatch(/^ {4}\S.* {3,}\S/m);
    expect(out).toContain('   →   ');
    expect(out.split('\n').every((line) => line.length <= 100)).toBe(true);
    const french = (await answered(['rules', 'draughts'], { language: 'fr' })).out;
    expect(french).toMatch(/^Dames {2}draughts\n\nBut du jeu\n/);
    expect(french).toContain('souffler une pièce');
    expect(french).not.toContain('→');
  });

  it('gives all languages to a program, and refuses what has no rules', async () => {
    const { game, title, parts } = JSON.parse((await answered(['rules', 'nim:3,4,5', '--json'])).out);
    expect([game, title.fr]).toEqual(['nim:3,4,5', 'Jeu de Nim']);
    expect(parts[0].text[0].fr).toBe('Prendre le dernier bâtonnet : qui le prend gagne.');
    expect(parts[1].boards).toEqual([{ position: '3,4,5', moves: ['a2'], says: expect.anything() }]);
    const refused = await answered(['rules', '[1,2]']);
    expect([refused.code, refused.notes[0]]).toEqual([2, expect.stringContaining('no rules to show')]);
  });
});
