import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX } from '../core/index.ts';
import { matchOf, rounds } from '../fixtures/index.ts';
import { answered } from './fixtures/in-process.ts';
import { emptyFolder } from './fixtures/program.ts';
import { writeMatch } from './play/files.ts';
import { DEFAULT_STRENGTH } from './play/terminal-match.ts';
import { readGameFile } from './record-file.ts';

const folder = emptyFolder();
const written = (name: string, text: string) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

const TWO = `[White "Adam"]\n[Black "Eve"]\n[GameType "20"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n\n[GameType "21"]\n\n1. 11-15 22-17 *\n`;

describe('a game from a file', () => {
  it('is the start of search, analyse, tree and perft, named by the file', async () => {
    const file = written('two.pdn', TWO);
    const { out, notes } = await answered(['perft', '--game', file, '--depth', '1', '--json']);
    expect(JSON.parse(out)).toMatchObject({ game: 'draughts:international', nodes: 9 });
    expect(notes[0]).toContain('has 2 games, and this is the first (Adam - Eve): --number chooses another one.');
    const third = await answered([
      'perft',
      'draughts:international',
      '--game',
      file,
      '--number',
      '1',
      '--ply',
      '2',
      '--depth',
      '1',
      '--json',
    ]);
    expect(JSON.parse(third.out)).toMatchObject({ nodes: 1 });
    const second = await answered(['search', '--game', file, '--number', '2', '--depth', '3', '--json']);
    expect(JSON.parse(second.out)).toMatchObject({ game: 'draughts:english', algorithm: 'compiled', leaves: null });
    const pgn = written('mate.pgn', '1. f3 e5 2. g4 *');
    expect(JSON.parse((await answered(['analyse', '--game', pgn, '--depth', '2', '--json'])).out).moves[0].move).toBe('Qh4#');
    expect((await answered(['tree', '--game', pgn, '--depth', '1'])).out).toContain('Qh4#');
  });

  it('is refused with line and column, and exit code 2', async () => {
    const refused = async (name: string, text: string, ...words: string[]) => {
      const { code, notes } = await answered(['perft', '--depth', '1', '--game', written(name, text), ...words]);
      expect(code).toBe(2);
      return notes.join('\n');
    };
    expect(await refused('a.pdn', '[GameType "20"]\n\n1. 32-28 19-22 *')).toMatch(
      /a\.pdn: Line 3, column 10: "19-22" is not a legal/,
    );
    expect(await refused('b.pdn', '[FEN "W:W51:B1"]\n\n1. 32-28 *')).toMatch(
      /Line 1, column 1: this FEN is refused\. Column 4: there is no square 51/,
    );
    expect(await refused('c.pgn', '1. e4 {never')).toMatch(/Line 1, column 7: this comment is never closed/);
    expect(await refused('d.pgn', '')).toContain('There is no game in');
    expect(await refused('e.txt', '1. e4')).toContain('neither PDN (draughts) nor PGN (chess)');
    expect(await refused('f.pdn', TWO, '--number', '3')).toContain('There is no game 3 in');
    expect(await refused('f.pdn', TWO, '--ply', '9')).toContain('it has 4 moves');
    expect((await answered(['perft', 'chess', '--depth', '1', '--game', written('f.pdn', TWO)])).notes[0]).toContain(
      'not of chess',
    );
    expect((await answered(['perft', 'chess', '--depth', '1', '--ply', '2'])).notes[0]).toContain('add --game FILE');
    expect((await answered(['perft', '--depth', '1', '--game', join(folder, 'no.pdn')])).code).toBe(1);
  });

  it('is written by a match, replaced only if Minerve wrote it, and resumed', async () => {
    const match = (spec: string, moves: string) => matchOf(spec, moves, { min: { who: 'computer', level: 5 } });
    const souffler = match('draughts', '18-23 32-28 17-22 ~23:31-27');
    const file = join(folder, 'own.pdn');
    writeMatch(file, { match: souffler, strength: DEFAULT_STRENGTH });
    writeMatch(file, { match: souffler, strength: DEFAULT_STRENGTH });
    expect(readFileSync(file, 'utf8')).toContain('{[%huff 23]}');
    expect(await readGameFile(file)).toMatchObject({
      from: undefined,
      moves: ['18-23', '32-28', '17-22', '~23:31-27'],
      count: 1,
    });
    const chess = match('chess', 'e4 e5');
    chess.resign(MAX);
    writeMatch(join(folder, 'own.pgn'), { match: chess, strength: DEFAULT_STRENGTH });
    expect(readFileSync(join(folder, 'own.pgn'), 'utf8')).toMatch(/\[Black "Minerve, level 5"\].*1\. e4 e5 0-1/s);
    expect(() => writeMatch(written('other.pdn', TWO), { match: souffler, strength: DEFAULT_STRENGTH })).toThrow();
    expect(readFileSync(join(folder, 'other.pdn'), 'utf8')).toBe(TWO);
    expect(() => writeMatch(join(folder, 'x.pgn'), { match: souffler, strength: DEFAULT_STRENGTH })).toThrow();
  });

  it('with any content gives an answer or an error message, in both languages', async () => {
    const pieces = [
      '1. ',
      '32-28 ',
      'e4 ',
      '{',
      '}',
      '(',
      ')',
      '[FEN "',
      'W:W31-50:B1-20',
      '"]',
      '\n',
      '*',
      '$',
      '~',
      '/FEN "',
      'x',
      'K',
      ':',
      '[GameType "',
      '99',
      '1-0 ',
      '\u0000',
      '–',
    ];
    const text = fc
      .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), { maxLength: 30 })
      .map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom('pdn', 'pgn'), fc.constantFrom('en', 'fr'), async (content, ending, language) => {
        const file = written(`fuzz.${ending}`, content);
        for (const typed of [
          ['--game', file],
          [ending === 'pdn' ? 'draughts' : 'chess', '--position', content.trim() === '' ? 'x' : content],
        ]) {
          const { code, notes } = await answered(
            ['perft', '--depth', '1', ...typed.filter((word) => !word.startsWith('--') || word.length > 2)],
            { language },
          );
          expect([0, 2]).toContain(code);
          expect(notes.join()).not.toMatch(/unexpected|imprévu|inattendu/i);
        }
      }),
      { seed: 5, numRuns: rounds(150) },
    );
  });
});
