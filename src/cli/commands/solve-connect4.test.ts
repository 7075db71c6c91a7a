import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { answered } from '../fixtures/in-process.ts';
import { minerve, program } from '../fixtures/program.ts';

/** Positions solved by another program, with the score for the side to move. */
const SOLVED: readonly (readonly [string, number])[] = [
  ['577717657666621112631445127354', -6],
  ['117636223453273741776455261164', 0],
  ['321122257713734356575265', -1],
  ['776132626666144734443327', 7],
  ['41242664757777337214', -10],
  ['52113137233562237', 3],
  ['31423466153722771', -2],
  ['67211111224316', 3],
  ['44413765243746', -14],
];
const LIST = SOLVED.map(([position]) => `${position}\n`).join('');
/** A draw in which the board is full. */
const FULL = '726514754526613361142377422653644271157533';

const json = async (...words: string[]) => JSON.parse((await answered(['solve', 'connect4', ...words, '--json'])).out);
const lines = async (input: string | string[], ...words: string[]) => {
  const run = await answered(['solve', 'connect4', ...words], { input });
  return { ...run, lines: run.out.split('\n').slice(0, -1) };
};

describe('minerve solve connect4', () => {
  it('prints the documented JSON keys first', async () => {
    const solved = await json('--position', '52113137233562237');
    expect(Object.keys(solved).slice(0, 5)).toEqual(['position', 'score', 'nodes', 'ms', 'moves']);
    expect(solved).toMatchObject({
      position: '52113137233562237',
      score: 3,
      value: -1,
      turn: 'min',
      game: 'connect4',
      book: false,
    });
    expect(solved.nodes).toBeGreaterThan(1000);
    expect(solved.moves).toHaveLength(7);
    expect(solved.moves[0]).toMatchObject({ score: 3 });
    expect(solved.remoteness).toBe(44 - 2 * 3 - 17);
  });

  it('scores every column that is open, best first', async () => {
    const { score, moves } = await json('--position', '44444432222226');
    const scores = moves.map((row: { score: number }) => row.score);
    expect(moves.map((row: { move: string }) => row.move).toSorted()).toEqual(['1', '3', '5', '6', '7']);
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
    expect(scores[0]).toBe(score);
  });

  it('takes moves, drawn boards and the other heuristic', async () => {
    const drawn = await json('--position', '...o.../..ox.../.oxo.../xxxoxo.', '--moves', '7,6');
    expect(drawn.position).toMatch(/76$/);
    expect(drawn.moves).toHaveLength(7);
    const { out } = await answered(['solve', 'connect4:7x6x4:alignments', '--position', SOLVED[2][0], '--json']);
    expect(JSON.parse(out)).toMatchObject({ score: SOLVED[2][1], game: 'connect4:7x6x4:alignments' });
  });

  it('answers openings from the book, without a node', async () => {
    const { score, nodes, book, moves, columns } = await json('--position', '-');
    expect([score, nodes, book, columns.nodes]).toEqual([1, 0, true, 0]);
    expect(moves.map((row: { move: string; score: number }) => [row.move, row.score])).toEqual([
      ['4', 1],
      ...[
        ['3', 0],
        ['5', 0],
        ['2', -1],
        ['6', -1],
        ['1', -2],
        ['7', -2],
      ],
    ]);
    expect((await answered(['solve', 'connect4'])).out).toContain('none, from the book of openings');
    const listed = await lines('-\n561\n52113137233562237\n', '--json');
    expect(listed.lines.map((line) => JSON.parse(line).book)).toEqual([true, true, undefined]);
  });

  it('solves positions of the book too, with --no-book', async () => {
    const { lines: found } = await lines('52233415\n', '--json', '--no-book');
    expect(JSON.parse(found[0])).toEqual({
      ...{
        position: '52233415',
        score: 13,
        nodes: expect.any(Number),
        ms: expect.any(Number),
        moves: [{ move: '4', score: 13 }],
      },
    });
    expect(JSON.parse(found[0]).nodes).toBeGreaterThan(0);
  });

  it('draws the scores under the columns, the best one marked, in both languages', async () => {
    const english = (await answered(['solve', 'connect4', '--position', '776132626666144734443327'])).out;
    expect(english).toMatch(/\n {3}1 {3}2 {3}3 {3}4 {3}5 {3}6 {3}7\n/);
    expect(english).toMatch(/\n( +[+-]?\d+)+\n +(\^ *)+\n {3}Max \(x\) to move\.\n/);
    expect(english).toMatch(/value +Max wins in \d+ plies/);
    expect(english).toContain('+7: the side to move wins with its 7th stone from the end');
    const french = (await answered(['solve', 'connect4', '--position', SOLVED[0][0]], { language: 'fr' })).out;
    expect(french).toContain('-6 : l’autre camp gagne avec son 6e jeton en partant de la fin');
    expect(french).toContain('Trait à Max (x).');
  });

  it('knows a full board, and a win with the next stone', async () => {
    expect(await json('--position', FULL)).toMatchObject({ score: 0, moves: [], value: 0, remoteness: null });
    expect(await json('--position', '121212', '--no-book')).toMatchObject({ score: 18, value: 1, remoteness: 1 });
  });

  it.each([
    ['1212121', /^minerve: The game is over: Max has won with move 7\. Remove the last move/],
    ['11111111', /column 1 is full, it holds 6 stones\.$/],
    ['4489', /there is no column "8"\. Columns are 1 to 7\.$/],
    ['x....../.......', /A stone hangs in the air in column 1: fill the cells under it\.$/],
    ['xxx....', /3 x and 0 o cannot be: players alternate/],
    ['xxxx.../oooo...', /No order of moves can lead to it/],
    ['xxxx...', /4 x and 0 o cannot be/],
  ])('refuses the position %s with a sentence, in both languages', async (position, sentence) => {
    const english = await answered(['solve', 'connect4', '--position', position]);
    expect([english.code, english.out]).toEqual([2, '']);
    expect(english.notes[0]).toMatch(sentence);
    const french = await answered(['solve', 'connect4', '--position', position], { language: 'fr' });
    expect(french.notes[0]).not.toBe(english.notes[0]);
    expect(french.code).toBe(2);
  });

  it.each([
    [['--table-mb', '5000000'], /A table of 5,000,000 MB is more than the [\d,]+ MB of this machine/],
    [['--table-mb', '0'], /--table-mb is "0"/],
    [['--threads', '99'], /--threads is "99": give a whole number in plain digits, from 1 to 15/],
    [['--table-mb', '4001'], /--table-mb is "4001": .*from 1 to 4000/],
    [['--threads', '0'], /--threads is "0"/],
    [['--memory-mb', '5'], /whose table is set by --table-mb/],
    [['--columns'], /for a single position all columns are shown anyway/],
    [['x'], /"x" is one word too many/],
  ])('refuses %j with a sentence', async (words, sentence) => {
    const { code, notes, out } = await answered(['solve', 'connect4', ...words]);
    expect([code, out]).toEqual([2, '']);
    expect(notes[0]).toMatch(sentence);
  });

  it('refuses its options for other games', async () => {
    for (const words of [['--threads', '2'], ['--no-book'], ['--table-mb', '2'], ['--columns'], ['-']])
      expect((await answered(['solve', 'tictactoe', ...words])).code, words[0]).toBe(2);
  });
});

describe('positions on standard input', () => {
  it('come out a line each, in order: position, score, nodes, milliseconds, a best column', async () => {
    const { code, lines: found, notes } = await lines(LIST);
    expect([code, notes]).toEqual([0, []]);
    expect(found.map((line) => line.split(' ').slice(0, 2))).toEqual(SOLVED.map(([position, score]) => [position, `${score}`]));
    for (const line of found) expect(line).toMatch(/^\d+ -?\d+ \d+ [\d.]+ [1-7]$/);
  });

  it('come out as JSON, a line each, with a best column or all of them', async () => {
    const { lines: best } = await lines(LIST, '--json');
    const { lines: all } = await lines(LIST, '--json', '--columns');
    for (const [i, [position, score]] of SOLVED.entries()) {
      const row = JSON.parse(best[i]);
      expect(Object.keys(row)).toEqual(['position', 'score', 'nodes', 'ms', 'moves']);
      expect(row).toMatchObject({ position, score, moves: [{ score }] });
      const { moves } = JSON.parse(all[i]);
      expect(moves).toContainEqual(row.moves[0]);
      expect(Math.max(...moves.map((column: { score: number }) => column.score))).toBe(score);
    }
  });

  it('may have been solved before: what follows a position on its line is ignored', async () => {
    const { code, lines: found } = await lines(`# position score nodes\n${SOLVED[2][0]} -1 6859\r\n`);
    expect([code, found[0].split(' ')[1]]).toEqual([0, '-1']);
  });

  it('that are invalid are reported with their line, and the others are solved', async () => {
    const bad = `${SOLVED[0][0]}\n11111111\n\n1212121\nabc\n${'1'.repeat(500)}\n${SOLVED[1][0]}\n`;
    const { code, lines: found, notes } = await lines(bad, '--json');
    expect(code).toBe(1);
    expect(notes.map((note) => /^minerve: Line (\d):/.exec(note)?.[1])).toEqual(['2', '3', '4', '5', '6']);
    expect(notes[2]).toContain('The game is over: Max has won with move 7.');
    expect(notes[4]).toContain('500 letters are not a position');
    const rows = found.map((line) => JSON.parse(line));
    expect(rows.map(({ score }) => score)).toEqual([-6, undefined, undefined, undefined, undefined, undefined, 0]);
    expect(rows[1]).toEqual({ position: '11111111', error: expect.stringContaining('column 1 is full'), line: 2 });
    const text = await lines(bad);
    expect(text.lines.map((line) => line.split(' ')[1])).toEqual(['-6', '?', '?', '?', '?', '?', '0']);
    expect((await answered(['solve', 'connect4'], { input: '11111111\n', language: 'fr' })).notes).toEqual([
      'minerve: Ligne 1 : Coup 7 de 11111111 : la colonne 1 est pleine, elle contient 6 jetons.',
    ]);
  });

  it('may be drawn, or the full board, or missing', async () => {
    expect((await lines(`${FULL}\n`)).lines[0]).toMatch(/ 0 0 [\d.]+ -$/);
    expect((await lines('..xo.../..ox.../.oxo.../xxxoxo.\n', '--json')).code).toBe(0);
    const nothing = await lines('');
    expect([nothing.code, nothing.out]).toEqual([2, '']);
    expect(nothing.notes[0]).toMatch(/There is no position on standard input: give one per line, like 44455554221/);
    expect((await lines('\n')).notes[0]).toMatch(/Line 1: an empty line is not a position/);
  });

  it('are not read if a position is typed, and cannot be combined with one', async () => {
    expect((await answered(['solve', 'connect4', '--position', SOLVED[3][0], '--json'], { input: LIST })).out).toContain(
      '"score":7',
    );
    const both = await answered(['solve', 'connect4', '-', '--position', '4'], { input: LIST });
    expect([both.code, both.notes[0]]).toEqual([2, expect.stringContaining('- and --position contradict each other')]);
  });

  it('are solved alike by two threads', async () => {
    const { code, lines: found } = await lines(LIST, '--threads', '2', '--table-mb', '4');
    expect(code).toBe(0);
    expect(found.map((line) => Number(line.split(' ')[1]))).toEqual(SOLVED.map(([, score]) => score));
  });
});

describe('the program', () => {
  it('answers a line before it reads the next one', async () => {
    const child = spawn(process.execPath, [program(), 'solve', 'connect4', '--json']);
    const answers = child.stdout.setEncoding('utf8')[Symbol.asyncIterator]();
    for (const [position, score] of SOLVED.slice(0, 3)) {
      child.stdin.write(`${position}\n`);
      expect(JSON.parse((await answers.next()).value)).toMatchObject({ position, score });
    }
    child.stdin.end();
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
  });

  it('stopped by Ctrl-C in the middle of a list keeps its answers, and prints the bounds of the current position', async () => {
    const run = await minerve(['solve', 'connect4', '--json', '--no-book', '--progress', '--threads', '2'], {
      input: `${SOLVED[0][0]}\n-\n${SOLVED[1][0]}\n`,
      interruptAfter: 'line 2 · worth from',
    });
    expect(run.code).toBe(130);
    const rows = run.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ score: -6 });
    expect(rows[1]).toMatchObject({ position: '-', score: null, stopped: true, moves: [] });
    expect(rows[1].least).toBeLessThanOrEqual(1);
    expect(rows[1].most).toBeGreaterThanOrEqual(1);
    expect(run.err).toContain('line 2 · worth from');
    expect(run.err).toContain('Interrupted at line 2: 1 solved before it.');
  });

  it('stopped by Ctrl-C in a single position prints its bounds', async () => {
    const run = await minerve(['solve', 'connect4', '--position', '-', '--no-book', '--progress'], {
      interruptAfter: 'is it more than',
    });
    expect(run.code).toBe(130);
    expect(run.out).toMatch(/score +from -\d+ to \+\d+/);
    expect(run.err).toMatch(/Interrupted before it was solved: the score lies from -\d+ to \+\d+\./);
  });
});
