import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../core/index.ts';
import { kinds, makeExercise, parseSeries, sheetLatex, sheetOf } from '../../exercises/index.ts';
import { answered } from '../fixtures/in-process.ts';
import { emptyFolder } from '../fixtures/program.ts';

const typed = (text: string) => ['exercises', ...text.split(' ').filter((word) => word !== '')];

describe('minerve exercises', () => {
  it('prints exercises with their trees and room for answers, and the link to them in the app', async () => {
    const { code, out, notes } = await answered(typed('--kinds values,cuts --count 3 --seed 7'));
    expect([code, notes]).toEqual([0, []]);
    expect(out).toContain('#/exercises?kinds=values,cuts&count=3&seed=7&level=1');
    expect(out.match(/^Exercise \d\. .*$/gm)).toEqual([
      'Exercise 1. Minimax values (/ 4)',
      'Exercise 2. What alpha-beta cuts (/ 2)',
      'Exercise 3. Minimax values (/ 3)',
    ]);
    expect(out).toMatch(/^ {4}□ Max p\n {4}├─ 1 ○ Min p1\n/m);
    expect(out).toMatch(/p = ___ {3}p1 = ___/);
    expect(out).not.toContain('Solutions');
  });

  it('prints the solutions where they are asked for, in the language that is asked for', async () => {
    const { out } = await answered(typed('--kinds values --count 1 --seed 7 --solutions'), { language: 'fr' });
    const [statement, solutions] = out.split('\nSolutions\n');
    const { exercises } = JSON.parse((await answered(typed('--kinds values --count 1 --seed 7 --solutions --json'))).out);
    const answer = exercises[0].solved.fr;
    expect(answer).toMatch(/^p = \d+, p1 = \d+/);
    expect(solutions).toContain(answer);
    expect(statement).not.toContain(answer);
    expect(solutions).toContain('Max prend la plus grande des valeurs');
  });

  it('gives programs every exercise, and answers that are right only where they are asked for', async () => {
    const all = typed('--kinds all --level 2 --count 12 --seed 3 --json');
    const { series, link, exercises } = JSON.parse((await answered(all)).out);
    expect(series).toEqual({ kinds: kinds.map(({ name }) => name), count: 12, seed: 3, level: 2 });
    expect(link).toMatch(/^#\/exercises\?kinds=values,.*&count=12&seed=3&level=2/);
    expect(exercises).toHaveLength(12);
    expect(exercises.some((each: object) => 'solution' in each)).toBe(false);
    const solved = JSON.parse((await answered([...all, '--solutions'])).out).exercises;
    for (const { kind, level, seed, solution } of solved)
      expect((await makeExercise({ kind, level, seed })).mark(solution).right, `${kind} ${seed}`).toBe(true);
  });

  it('gives programs all that an answer is computed from: the points of squares and of pieces', async () => {
    const typedSeries = typed('--kinds heuristic,values --count 16 --level 3 --seed 3 --solutions --json');
    const { exercises } = JSON.parse((await answered(typedSeries)).out);
    const of = (by: string) => exercises.filter(({ weights }: { weights: { by: string } | null }) => weights?.by === by);
    for (const { figure, weights, solution } of of('square')) {
      const board: string[][] = figure
        .split('\n')
        .slice(0, 6)
        .map((row: string) => row.split(' ').slice(0, 6));
      const sum = board.flatMap((row, r) => row.map((sign, c) => (({ x: 1, o: -1 })[sign] ?? 0) * weights.rows[r][c]));
      expect(solution).toEqual([`${sum.reduce((a, b) => a + b)}`.replace('-', '−')]);
    }
    for (const { figure, weights, solution } of of('piece')) {
      const points = new Map(
        weights.pieces.map(({ title, weight }: { title: { en: string }; weight: number }) => [title.en, weight]),
      );
      const letters = { q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' } as Readonly<Record<string, string>>;
      const board: string[] = figure
        .split('\n')
        .slice(0, 8)
        .flatMap((row: string) => row.split(' ').slice(1));
      const worth = (sign: string) => ((points.get(letters[sign.toLowerCase()]) as number) ?? 0) * (sign < 'a' ? 1 : -1);
      expect(solution).toEqual([`${board.reduce((sum, sign) => sum + worth(sign), 0)}`.replace('-', '−')]);
    }
    expect(of('square').length * of('piece').length).toBeGreaterThan(0);
    expect(exercises.find(({ kind }: { kind: string }) => kind === 'values').weights).toBeNull();
  });

  it('writes a document for LaTeX, to a file or to standard output', async () => {
    const file = join(emptyFolder(), 'sheet.tex');
    const { code, out, notes } = await answered([...typed('--kinds count --count 2 --solutions --latex'), file]);
    expect([code, out]).toEqual([0, '']);
    expect(notes.join()).toContain('sheet.tex');
    const sheet = await sheetOf(
      unwrap(
        parseSeries(
          new Map([
            ['kinds', 'count'],
            ['count', '2'],
          ]),
        ),
      ),
    );
    expect(readFileSync(file, 'utf8')).toBe(sheetLatex(sheet, { language: 'en' }));
    const bare = (await answered(typed('--kinds count --count 2 --latex'))).out;
    expect(bare).toBe(sheetLatex(sheet, { language: 'en', solutions: false }));
    expect(bare).not.toContain('Solutions');
  });

  it.each([
    ['--kinds value', 'There is no exercise called "value". Choose from: values, negamax'],
    ['--level 4', '"4" is not a difficulty. Choose 1, 2 or 3.'],
    ['--count 0', '"0" is not a number of exercises. Choose a whole number from 1 to 50.'],
    ['--seed x', '"x" is not a seed. Choose a whole number from 0 to 999999.'],
    ['--latex --json', '--latex'],
  ])('refuses %s with its remedy', async (line, remedy) => {
    const { code, out, notes } = await answered(typed(line));
    expect([code, out]).toEqual([2, '']);
    expect(notes[0]).toContain(remedy);
  });
});
