import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answered } from '../fixtures/in-process.ts';
import { emptyFolder } from '../fixtures/program.ts';
import { command } from './evaluate.ts';

const FIGURE = '...xo../.xoox../oxoxoxo';
const json = async (...typed: string[]) => JSON.parse((await answered(['evaluate', ...typed, '--json'])).out);

describe('minerve evaluate', () => {
  it('draws the board, lists the terms, writes the sum as the course does', async () => {
    const { code, out } = await answered(['evaluate', 'connect4', '--position', FIGURE]);
    expect(code).toBe(0);
    expect(out).toContain('  o x o x o x o\n');
    expect(out).toMatch(/^ {2}Max +stone +2\.1 6\.1 +2 × 4 +\+8$/m);
    expect(out).toContain('13 + 6 + 8 + 4 + 7 + 4 − 11 − 8 − 10 − 3 − 5 − 5 − 3 = −3\n  −3, better for Min\n');
    const french = (await answered(['evaluate', 'chess', '--heuristic', 'thesis'], { language: 'fr' })).out;
    expect(french).toMatch(/^ {2}camp +quoi +cases/m);
    expect(french).toContain('0, égalité');
  });

  it('gives it all to a program; a table of one’s own comes as text or in a file', async () => {
    const given = await json('connect4', '--position', FIGURE);
    expect(given).toMatchObject({
      heuristic: 'table',
      heuristics: ['table', 'alignments'],
      total: -3,
      turn: 'max',
      outcome: null,
    });
    expect(given.terms[0]).toEqual({ text: { en: 'stone', fr: 'jeton' }, player: 'max', squares: ['4.3'], points: 13 });
    const file = join(emptyFolder(), 'table1.txt');
    writeFileSync(file, '[[2, 1, 2],\n [1, 3, 1],\n [2, 1, 2]]\n');
    for (const table of [file, '2 1 2 / 1 3 1 / 2 1 2'])
      expect(await json('tictactoe', '--moves', 'b2,a1', '--table', table)).toMatchObject({ heuristic: 'own', total: 1 });
    expect(await json('chess', '--heuristic', 'course', '--moves', 'e4,d5,exd5')).toMatchObject({ total: 1 });
    expect(await json('connect4', '--moves', '1213141')).toMatchObject({ outcome: 1_000_000_000 });
  });

  it('keeps the promises of its help', async () => {
    for (const line of Object.keys(command.examples)) {
      const words = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word);
      expect((await answered(words)).code, line).toBe(0);
    }
  });

  it.each([
    [['nim:5'], 'nim:5 has no static evaluation to show. tictactoe, connect4, othello'],
    [['[1,2]'], 'has no static evaluation to show'],
    [['connect4', '--heuristic', 'best'], 'connect4 has no heuristic "best". It has table, alignments'],
    [['connect4', '--table', '1 2'], 'The table has 1 rows. Type 6 rows of 7 numbers'],
    [['connect4', '--table', 'nowhere'], 'The file nowhere cannot be read'],
    [['connect4', '--table', '1', '--heuristic', 'table'], '--heuristic and --table contradict each other'],
    [['chess', '--table', 'quen 9'], 'Did you mean queen?'],
    [[], 'needs a game'],
  ] as const)('%j is answered with what to do', async (typed, expected) => {
    const { code, notes } = await answered(['evaluate', ...typed]);
    expect(code).toBeGreaterThan(0);
    expect(notes.join('\n')).toContain(expected);
  });
});
