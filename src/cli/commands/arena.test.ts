import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MAX, MIN, unwrap } from '../../core/index.ts';
import { classroomGraphs, classroomWinners } from '../../fixtures/index.ts';
import { parseGame } from '../../games/index.ts';
import { attractors, explore } from '../../solve/index.ts';
import { answered } from '../fixtures/in-process.ts';
import { emptyFolder, minerve } from '../fixtures/program.ts';

const json = async (...words: string[]) => JSON.parse((await answered(['arena', ...words, '--json'])).out);

describe('minerve arena', () => {
  it("prints the course's sets for Chomp 2x2, from the rules and from the course's own arena", async () => {
    for (const spec of ['chomp:2x2', 'graph']) {
      const { out, code, notes } = await answered(['arena', spec]);
      expect([code, notes]).toEqual([0, []]);
      for (const line of [
        'A_a^0 = {4_e}',
        'A_a^1 = A_a^0 ∪ {1_a, 3_a}',
        'A_a^2 = A_a^1 ∪ {2_e}',
        'A_a^3 = A_a^2 ∪ {0_a}',
        'A_e^0 = {4_a}',
        'A_e^1 = A_e^0 ∪ {1_e, 3_e}',
        'In neither (draws): none',
        `0_a, Adam to move: Adam wins, rank 3, in ${spec === 'graph' ? 3 : 4} plies`,
        'winning moves   2_e',
        'f(0_a) = 2_e, f(1_a) = 4_e, f(3_a) = 4_e',
      ])
        expect(out, spec).toContain(line);
      expect(out).not.toContain('A_a^4');
      expect(out).not.toContain('A_e^2');
    }
    expect((await answered(['arena', 'chomp:2x2'])).out).toContain(
      "The course's numbers: 0 is 2.2, 1 is 2, 2 is 2.1, 3 is 1.1, 4 is 1",
    );
  });

  it('says the same of Chomp as solve and as who explores it, each number under its name', async () => {
    for (const [board, plain, doubled, explored, rank] of [
      ['chomp:2x2', 5, 8, 10, 3],
      ['chomp:2x3', 9, 16, 18, 5],
    ] as const) {
      expect(await json(board)).toMatchObject({
        rank,
        remoteness: rank + 1,
        positions: doubled,
        graph: 'doubled',
        unit: 'outcome',
      });
      const solved = JSON.parse((await answered(['solve', board, '--json'])).out);
      expect(solved).toMatchObject({ remoteness: rank + 1, positions: plain, graph: 'plain', unit: 'outcome' });
      const arena = unwrap(explore(unwrap(parseGame(board))));
      expect([arena.size, unwrap(attractors(arena)).rank[0]]).toEqual([explored, rank + 1]);
    }
    expect((await answered(['arena', 'chomp:2x3'])).out).toContain('16 positions of the doubled graph, 33 moves');
    expect((await answered(['solve', 'chomp:2x3'])).out).toMatch(/Max wins in 6 plies(.|\n)*9 positions of the plain graph/);
    expect((await answered(['arena', 'chomp:2x3'], { language: 'fr' })).out).toMatch(
      /16 positions du graphe doublé(.|\n)*rang 5, en 6 demi-coups/,
    );
    expect(await json('tictactoe')).toMatchObject({ graph: 'game' });
    expect(await json('graph')).toMatchObject({ graph: 'given', rank: 3, remoteness: 3 });
  });

  it('gives programs the same, with the keys that they were promised', async () => {
    const arena = await json('chomp:2x2');
    expect(Object.keys(arena).slice(0, 6)).toEqual(['positions', 'moves', 'winner', 'rank', 'attractors', 'firstMoves']);
    expect(arena).toMatchObject({
      positions: 8,
      moves: 9,
      winner: 'adam',
      rank: 3,
      attractors: { adam: [['4_e'], ['1_a', '3_a'], ['2_e'], ['0_a']], eve: [['4_a'], ['1_e', '3_e']] },
      firstMoves: ['2_e'],
    });
    expect(arena.arena[0]).toEqual({
      name: '0_a',
      owner: 'adam',
      successors: ['1_e', '2_e', '3_e'],
      outcome: null,
      winner: 'adam',
      rank: 3,
      move: '2_e',
    });
  });

  it('counts 5,478 positions of tic-tac-toe: 2,836 won, 1,068 drawn and 1,574 lost for the player to move', async () => {
    const arena = await json('tictactoe');
    expect(arena).toMatchObject({ positions: 5478, winner: 'draw', rank: null, firstMoves: [] });
    expect(arena.counts).toEqual({ won: 2836, drawn: 1068, lost: 1574 });
  });

  it('solves exercise 2, Chomp 2x3: the corner bite is the only one that wins', async () => {
    const arena = await json('chomp:2x3');
    expect(arena).toMatchObject({ winner: 'adam', rank: 5, firstMoves: ['3.2_e'] });
    const lost = arena.arena.filter((row: { owner: string; winner: string }) => row.owner !== row.winner);
    expect(new Set(lost.map(({ name }: { name: string }) => name.replace(/_.$/, '')))).toEqual(new Set(['1', '2.1', '3.2']));
  });

  it("solves the Course's Nim: the player with 1, 5, 9... sticks loses, so Ève wins from 21", async () => {
    const arena = await json('nim:21');
    expect(arena).toMatchObject({ winner: 'eve', rank: 11, firstMoves: [] });
    const lost = arena.arena.filter((row: { owner: string; winner: string }) => row.owner !== row.winner);
    const sticks = new Set<number>(lost.map(({ name }: { name: string }) => Number.parseInt(name, 10)));
    expect([...sticks].sort((a, b) => a - b)).toEqual([1, 5, 9, 13, 17, 21]);
  });

  it('starts from another position where told to', async () => {
    expect(await json('chomp:3x3', '--position', '3,1,0')).toMatchObject({ positions: 8, start: '3.1_a', firstMoves: ['2.1_e'] });
    expect(await json('nim:9', '--moves', '3')).toMatchObject({ start: '6_e', turn: 'min', winner: 'eve' });
    expect(await json('graph', '--position', '1_e')).toMatchObject({ positions: 8, start: '1_e', winner: 'eve', rank: 1 });
    expect(await json('chomp:2x2', '--position', '0,0')).toMatchObject({ positions: 1, winner: 'adam', rank: 0 });
  });

  it('reads a graph that is typed, piped or in a file, as a list or as a Python dictionary', async () => {
    const folder = emptyFolder();
    const list = '0 -> 1 7\n1 -> 2 8\nadam: 0 2 8\nwin adam: 8\nwin eve: 7\ndraw: 2\nstart: 0\n';
    const dictionary = '{0: [1, 7], 1: [2, 8], 2: [], 7: [], 8: []}\nwin adam: 8\nwin eve: 7\nstart: 0';
    writeFileSync(join(folder, 'list.txt'), list);
    const expected = { positions: 5, moves: 4, winner: 'draw', attractors: { adam: [['8']], eve: [['7']] } };
    expect(await json(join(folder, 'list.txt'))).toMatchObject(expected);
    expect(await json(list)).toMatchObject(expected);
    expect(await json(dictionary)).toMatchObject(expected);
    expect(await json(`G = ${dictionary.replaceAll('\n', '; ')}`)).toMatchObject(expected);
    const piped = await answered(['arena', '-', '--json'], { input: list });
    expect(JSON.parse(piped.out)).toMatchObject(expected);
  });

  it.each([
    '0: 1 7; 1: ; 7: ; start: 0',
    '0:1 7; 1:; 7:; start:0',
    'start: 0; {0: [1, 7], 1: [], 7: []}',
    'adam: 0; 0: 1 7; 1: ; 7: ; start: 0',
    'G = {0: [1, 7], 1: [], 7: []}; start: 0',
  ])('takes what is typed for an arena: %s', async (text) => {
    expect(await json(text)).toMatchObject({ positions: 3, moves: 2, start: '0' });
  });

  it('gives every position its own name, though the names of a game may differ in their blanks alone', async () => {
    const { arena } = await json(new URL('../fixtures/two-words.mjs', import.meta.url).pathname);
    const names = arena.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['start', '1_11', '11_1', '1_11~2']);
  });

  it('refuses a control character in a name, and does not send it to the terminal', async () => {
    const { code, notes } = await answered(['arena', 'a\u001bc -> b; b -> ; start: b']);
    expect(code).toBe(2);
    expect(notes.join()).toContain('"a�c" cannot be a name');
    expect(notes.join()).not.toContain('\u001b');
  });

  it('writes a text that it reads back to the same solution, cycles and a whole game included', async () => {
    for (const spec of ['0 -> 1 2; 1 -> 0 3; 2 -> 0; 3 ->; win eve: 3; start: 0', 'tictactoe:3x2x2']) {
      const before = await json(spec);
      const text = (await answered(['arena', spec, '--text'])).out;
      const after = JSON.parse((await answered(['arena', '-', '--json'], { input: text })).out);
      // The text names its owners, which alternation decided before.
      expect({ ...after, game: '', graph: '', reading: {} }).toEqual({ ...before, game: '', graph: '', reading: {} });
    }
  });

  it('writes every drawing to its file, in one go', async () => {
    const folder = emptyFolder();
    const file = (name: string) => join(folder, name);
    const files = ['--svg', file('a.svg'), '--dot', file('a.dot'), '--tikz', file('a.tex'), '--text', file('a.txt')];
    const { code, out, notes } = await answered(['arena', 'chomp:2x2', ...files], { language: 'fr' });
    expect([code, out, notes.length]).toEqual([0, '', 4]);
    expect(readFileSync(file('a.svg'), 'utf8')).toMatch(/^<svg .*minerve-arena/);
    expect(readFileSync(file('a.dot'), 'utf8')).toMatch(/^digraph minerve \{/);
    expect(readFileSync(file('a.tex'), 'utf8')).toContain('\\begin{tikzpicture}');
    expect(readFileSync(file('a.txt'), 'utf8')).toContain('trait à Adam, Adam gagne, rang 3');
  });

  it('says how much of a large arena a drawing shows, on whichever output', async () => {
    const file = join(emptyFolder(), 'a.dot');
    const { notes } = await answered(['arena', 'tictactoe', '--dot', file]);
    expect(notes).toHaveLength(2);
    const note = /^Drawn: (\d+) of 5,478 positions, the nearest to the start; --text writes them all\.$/.exec(notes[1]);
    expect(readFileSync(file, 'utf8').match(/^ {2}n\d+ \[/gm)).toHaveLength(Number(note?.[1]));
    const french = await answered(['arena', 'tictactoe', '--svg'], { language: 'fr' });
    expect(french.notes).toEqual([expect.stringMatching(/^Dessin : \d+ sur 5\s478 positions/)]);
    for (const option of ['--text', '--tikz']) expect((await answered(['arena', 'chomp:2x2', option])).notes).toEqual([]);
    expect((await answered(['arena', 'tictactoe', '--text'])).notes).toEqual([]);
  });

  it('lists moves that stay won and make no progress apart, where a play can go on for ever', async () => {
    const text = '0 -> 0 1 2; 2 -> 0; turns: free; adam: 0 1 2; win adam: 1; start: 0';
    const { out } = await answered(['arena', text]);
    expect(out).toContain('  winning moves   1\n  no progress     0 2 (stay won)\n');
    const french = await answered(['arena', '0 -> 0 1; turns: free; adam: 0 1; win adam: 1; start: 0'], { language: 'fr' });
    expect(french.out).toContain('  coups gagnants  1\n  sans progrès    0 (reste gagné)\n');
    expect(await json(text)).toMatchObject({ winner: 'adam', rank: 1, firstMoves: ['1'], idleMoves: ['0', '2'] });
    // Where every play ends, a slow win is a win.
    const slow = '0 -> 1 2; 2 -> 3; 3 -> 4; turns: free; adam: 0 1 2 3 4; win adam: 1 4; start: 0';
    expect((await answered(['arena', slow])).out).toMatch(/winning moves +1 2\n(?! *no progress)/);
    expect(await json(slow)).toMatchObject({ firstMoves: ['1', '2'], idleMoves: [] });
  });

  it('takes a game of one’s own', async () => {
    const arena = await json(new URL('../../../golden/files/race.mjs', import.meta.url).pathname);
    expect(arena).toMatchObject({ positions: 22, winner: 'adam', firstMoves: ['sum.1.turn.-1'] });
  });

  it('says in French what it says in English', async () => {
    const { out } = await answered(['arena', 'chomp:2x2'], { language: 'fr' });
    expect(out).toContain('Attracteur d’Adam : 5 positions');
    expect(out).toContain('0_a, trait à Adam : Adam gagne, rang 3, en 4 demi-coups');
    expect(out).toContain('stratégie       f(0_a) = 2_e');
  });
});

/** Each kind of malformed arena, with the vertex and the line. */
const malformed: [string, RegExp, RegExp][] = [
  ['0 -> 1 9\n1 ->\nstart: 0', /Line 1: 0 -> 9 leads nowhere, there is no vertex 9/, /Ligne 1 : 0 -> 9 ne mène nulle part/],
  [
    '0: 1\n1:\nwin adam: 0\nstart: 0',
    /Line 1: 0 ends the game \(line 3\), yet it has/,
    /Ligne 1 : 0 finit la partie \(ligne 3\)/,
  ],
  ['0: 1\n1: 2\n2: 0\nstart: 0', /Line \d: \d -> \d: no choice of owners/, /Ligne \d : \d -> \d : aucun choix/],
  [
    'adam: 0 1\n0: 1\n1:\nstart: 0',
    /Line 2: 0 -> 1: both vertices are Adam's/,
    /Ligne 2 : 0 -> 1 : les deux sommets sont à Adam/,
  ],
  ['0:\nstart: 7', /Line 2: there is no vertex 7 to start from/, /Ligne 2 : il n’y a pas de sommet 7/],
  ['0:\n1:\nstart: 0\nstart: 1', /Line 4: the graph has 2 starts/, /Ligne 4 : le graphe a 2 départs/],
  [
    '0: 1\n0: 2\n1:\n2:\nstart: 0',
    /Line 2: 0 has its successors on line 1 already/,
    /Ligne 2 : 0 a déjà ses successeurs à la ligne 1/,
  ],
  ['win adam: 0\ndraw: 0\nstart: 0', /Line 2: 0 has a result on line 1 already/, /Ligne 2 : 0 a déjà un résultat à la ligne 1/],
  ['{0: [1}\nstart: 0', /Line 1: "}" is out of place/, /Ligne 1 : « } » n’est pas à sa place/],
  ['hello\nworld', /Line 1: "hello" says nothing known/, /Ligne 1 : « hello » ne dit rien de connu/],
  ['', /is empty/, /est vide/],
];

describe('a graph as classes write it', () => {
  const PASTED = '{(1, 0): [(2, 1), (2, 3)], (2, 1): [(1, 8)], (2, 3): [], (1, 8): []}';

  it('needs no start; what the text does not say is read as in the Course, with what else it could mean', async () => {
    const { code, out } = await answered(['arena', PASTED]);
    expect(code).toBe(0);
    const lines = out.split('\n').map((line) => line.trim());
    expect(lines).toContain('read as         The text names no start: play begins at 1.0, its first vertex.');
    expect(lines).toContain('The first part of a name says whose vertex it is: 1 is Adam (J1), 2 is Ève (J2).');
    expect(lines).toContain('No move at 2.3 1.8: a draw (as in the Course; the text does not say).');
    expect(lines).toContain("With --dead-ends lost: Adam wins at 2, Ève at 2, the start is Adam's.");
    expect(lines).toContain("With --dead-ends won: Adam wins at 3, Ève at 1, the start is Adam's.");
  });

  it.each([
    ['lost', ['2.3'], ['1.8']],
    ['won', ['1.8'], ['2.3']],
    ['draw', undefined, undefined],
  ])('takes --dead-ends %s in arena, solve and strategy', async (rule, adam, eve) => {
    const { out } = await answered(['arena', PASTED, '--dead-ends', rule, '--json']);
    const { attractors, reading } = JSON.parse(out);
    expect([attractors.adam[0], attractors.eve[0]]).toEqual([adam, eve]);
    expect(reading).toEqual({
      start: 'first',
      owners: 'first',
      target: null,
      deadEnds: { names: ['2.3', '1.8'], rule, given: true },
    });
    const solved = JSON.parse((await answered(['solve', PASTED, '--dead-ends', rule, '--json'])).out);
    expect(solved.value).toBe(rule === 'draw' ? 0 : 1);
  });

  it.each(Object.entries(classroomGraphs))(
    '%s, as it is pasted: each vertex is won by whom a fixpoint says',
    async (_, [text, names]) => {
      for (const rule of ['lost', 'won', 'draw'] as const) {
        const { code, out } = await answered(['arena', text, '--dead-ends', rule, '--json']);
        expect(code).toBe(0);
        const winner = new Map<string, number>();
        const { attractors } = JSON.parse(out);
        for (const [player, layers] of [
          [MAX, attractors.adam],
          [MIN, attractors.eve],
        ])
          for (const name of layers.flat()) winner.set(name, player);
        expect(names.map((name) => winner.get(name) ?? 0)).toEqual(classroomWinners(rule));
      }
    },
  );

  it('refuses another rule, and games, whose rules say it', async () => {
    expect((await answered(['arena', PASTED, '--dead-ends', 'losr'])).notes[0]).toContain('Did you mean lost?');
    expect((await answered(['arena', 'nim:5', '--dead-ends', 'lost'])).notes[0]).toContain('the rules say who has lost');
  });

  it('names the trap outside the attractor of a set to reach', async () => {
    const { out } = await answered(['arena', '0 -> 1; 1 -> 0 2; 2 -> 0; S1 = {0, 2}; S2 = {1}; F = {2}', '--lang', 'fr'], {
      language: 'fr',
    });
    expect(out).toContain('les positions d’aucun attracteur forment un piège');
  });
});

describe('a malformed arena', () => {
  it.each(malformed)('%j is refused with the vertex and the line, in both languages', async (text, english, french) => {
    for (const [language, sentence] of [
      ['en', english],
      ['fr', french],
    ] as const) {
      const { code, out, notes } = await answered(['arena', '-'], { input: text, language });
      expect([code, out, notes.length]).toEqual([2, '', 1]);
      expect(notes[0]).toMatch(sentence);
    }
  });

  it('reports a missing file and an unknown game', async () => {
    expect((await answered(['arena', './nowhere.txt'])).notes[0]).toMatch(/The file \.\/nowhere\.txt cannot be read/);
    expect((await answered(['arena', 'chmop:2x2'])).notes[0]).toMatch(/Did you mean chomp\?/);
  });
});

describe('an arena too large', () => {
  it('is refused with what it needs', async () => {
    const { code, notes } = await answered(['arena', 'chomp:13x13']);
    expect(code).toBe(1);
    expect(notes[0]).toMatch(
      /chomp:13x13 has up to 20,801,198 positions and may need up to [\d,]+ MB, but the limit is 1,024 MB: .*--memory-mb/,
    );
    const explored = await answered(['arena', 'connect4:6x6x4', '--memory-mb', '20'], { language: 'fr' });
    expect([explored.code, explored.notes.at(-1)]).toEqual([1, expect.stringMatching(/ne tient pas dans 20 Mo/)]);
  });

  it('is refused before its positions are written out by name, with what to leave out', async () => {
    for (const option of ['--json', '--text']) {
      const { code, out, notes } = await answered(['arena', 'connect4:5x4x4', option]);
      expect([code, out]).toEqual([1, '']);
      expect(notes.at(-1)).toBe(
        `minerve: connect4:5x4x4 has more than 200,000 positions, the most that ${option} writes out by name: leave out ${option}, start nearer to the end (--position, --moves), or choose a smaller board.`,
      );
    }
    const numbered = await answered(['arena', 'chomp:10x10', '--json'], { language: 'fr' });
    expect([numbered.code, numbered.notes[0]]).toEqual([1, expect.stringMatching(/plus de 200\s000 positions.*retirez --json/)]);
  });

  it('is refused where only arena and attractors together need too much', async () => {
    // 5,478 positions and 16,167 moves: 140 and 16 bytes to explore, 17 and 4 to solve.
    const { code, notes } = await answered(['arena', 'tictactoe', '--memory-mb', '1']);
    expect([code, notes.at(-1)]).toEqual([1, expect.stringMatching(/tictactoe does not fit in 1 MB/)]);
    expect((await answered(['arena', 'tictactoe', '--memory-mb', '2'])).code).toBe(0);
  });

  it('is left by Ctrl-C, cleanly', async () => {
    const run = await minerve(['arena', 'connect4:6x6x4', '--progress'], { interruptAfter: 'Exploring' });
    expect([run.code, run.out]).toEqual([130, '']);
    expect(run.err).toMatch(/Exploring connect4:6x6x4: at most 1,024 MB will be used \(--memory-mb\)\.\n/);
    expect(run.err).toMatch(/Interrupted before everything was solved, so there is nothing to show\.\n$/);
  });
});
