import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRAW, MAX, MIN, Random, unwrap, WIN } from '../../core/index.ts';
import { type ArenaData, outcomeOf, successorsIn } from '../../model/index.ts';
import { CHOMP_2X2, formatGraph, graphFromText, graphGame, parseGraph, parseImpartialGraph } from './index.ts';

const read = (text: string) => unwrap(parseGraph(text));
const vertex = (graph: ArenaData, name: string) => graph.names.indexOf(name);
const successors = (graph: ArenaData, name: string) => successorsIn(graph, vertex(graph, name)).map((to) => graph.names[to]);

describe('a graph', () => {
  it('is read from lines: owners, start, results, successors, comments', () => {
    const graph = read(`
      # an arena like those of the Course
      adam: 0 2 8      # Adam is Max
      eve: 1, 7
      start: 0
      0 -> 1 7
      1: 2 8
      win adam: 8
      win eve: 7
      draw: 2
    `);
    expect(graph.names).toEqual(['0', '2', '8', '1', '7']);
    expect([...graph.owner]).toEqual([MAX, MAX, MAX, MIN, MIN]);
    expect(graph.outcome).toEqual([undefined, DRAW, WIN, undefined, -WIN]);
    expect(successors(graph, '0')).toEqual(['1', '7']);
    expect(successors(graph, '1')).toEqual(['2', '8']);
    expect(graph.start).toBe(0);
  });

  it.each([
    ['{0: [1, 2], 1: [3], 2: [3], 3: []}\nstart: 0\nwin adam: 3'],
    ['start: 0\nG = {\n  0: [1, 2],  # two moves\n  1: [3],\n  2: [3], 3: [],\n}\nwin adam: 3'],
    ["graphe = {'0': ('1', \"2\"), 1: {3}, '2': [3,], 3: ()}; start: 0; win adam: 3"],
    ['0 -> 1 2\n1 → 3\n2: [3]\nwin max: 3\nstart: 0'],
    ['0: 1, 2\r\n1: 3\r\n2: 3\r\nWin Adam: 3\r\nSTART: 0'],
  ])('is the same however it is written: %j', (text) => {
    const graph = read(text);
    expect(new Set(graph.names)).toEqual(new Set(['0', '1', '2', '3']));
    expect(successors(graph, '0')).toEqual(['1', '2']);
    expect(successors(graph, '1')).toEqual(['3']);
    expect(successors(graph, '2')).toEqual(['3']);
    expect(graph.outcome[vertex(graph, '3')]).toBe(WIN);
    expect(graph.owner[vertex(graph, '0')]).toBe(MAX);
    expect(graph.owner[vertex(graph, '1')]).toBe(MIN);
    expect(graph.owner[vertex(graph, '3')]).toBe(MAX);
  });

  it.each([
    ["{(0,'a'): [(1,'e'), (2,'e')], (1,'e'): [(3,'a')], (2,'e'): [(3,'a')], (3,'a'): []}\nV_a = {(3,'a')}\nstart = (0,'a')"],
    [
      "G = {\n  (0, 'a'): {(1, 'e'), (2, 'e')},\n  (1, 'e'): {(3, 'a')},\n  (2, 'e'): ((3, 'a'),),\n  (3, 'a'): set(),\n}\nV_a = [(3, 'a')]; s0 = (0, 'a')",
    ],
    ["A = [((0,'a'),(1,'e')), ((0,'a'),(2,'e')),\n     ((1,'e'),(3,'a')), ((2,'e'),(3,'a'))]\nwin adam: (3,'a')\nstart: (0,'a')"],
    ["(0,'a') -> (1,'e') (2,'e')\n(1,'e'): [(3,'a')]\n(2,'e'): {(3,'a')}\nwin adam = {(3,'a')}\nstart = [(0,'a')]"],
    ['[(0_a, 1_e), (0_a, 2_e), [1_e, 3_a], [2_e, 3_a]]\nS_a = {0_a, 3_a}\nS_e = set([1_e, 2_e])\nVa = {3_a}\nN = {}\nstart: 0_a'],
    ['S = {0_a, 1_e, 2_e, 3_a}; E = {(0_a, 1_e), (0_a, 2_e), (1_e, 3_a), (2_e, 3_a)}; V_a = {3_a}; V_e = set(); start: 0_a'],
  ])('may have tuples for vertices, lists of edges and the course’s sets: %j', (text) => {
    const graph = read(text);
    expect(new Set(graph.names)).toEqual(new Set(['0_a', '1_e', '2_e', '3_a']));
    expect(graph.names.map((name) => successors(graph, name))).toEqual(
      graph.names.map((name) => ({ '0_a': ['1_e', '2_e'], '3_a': [] })[name] ?? ['3_a']),
    );
    expect(graph.outcome[vertex(graph, '3_a')]).toBe(WIN);
    expect(graph.names[graph.start]).toBe('0_a');
    expect(graph.names.map((_, v) => graph.owner[v])).toEqual(graph.names.map((name) => (name.endsWith('a') ? MAX : MIN)));
  });

  it('names a tuple by its parts: (0, 1) is 0.1, ((1, 2), 3) is 1.2.3', () => {
    expect(read('{(0, 1): [((1, 2), 3)], ((1, 2), 3): []}; start: (0, 1)').names).toEqual(['0.1', '1.2.3']);
  });

  it('without a start begins at its first vertex, where that is wished for', () => {
    expect(parseGraph('{1: [0], 0: []}')).toMatchObject({ ok: false, error: { code: 'no-start' } });
    expect(unwrap(parseGraph('win adam: 0\n{1: [0], 0: []}', { start: 'first' })).start).toBe(1);
    expect(parseGraph('', { start: 'first' })).toMatchObject({ ok: false, error: { code: 'no-start' } });
  });

  it('may be read without whose turn it is: who cannot move has lost', () => {
    const graph = unwrap(parseImpartialGraph('{0: [1, 2, 3], 1: [4], 2: [1, 3], 3: [4], 4: [], 5: []}; draw: 5; start: 0'));
    const outcomes = Array.from({ length: graph.size }, (_, v) => outcomeOf(graph, v));
    expect(outcomes).toEqual([undefined, undefined, undefined, undefined, -WIN, DRAW]);
    expect('owner' in graph).toBe(false);
    const refused = parseImpartialGraph('{0: [1], 1: []}; win eve: 1; start: 0');
    expect(refused).toMatchObject({ ok: false, error: { code: 'plain-with-players', at: { line: 1 } } });
  });

  it('without owners is Adam’s at the start and alternates from there, back along the edges too', () => {
    const graph = read('b -> a; a -> c; c ->; x -> y; y -> x; start: a');
    expect(graph.names.map((_, v) => graph.owner[v])).toEqual([MIN, MAX, MIN, MAX, MIN]);
  });

  it('with one owner said follows from it, the start included', () => {
    const graph = read('a -> b; b -> c; c ->; eve: a; start: b');
    expect(graph.owner[vertex(graph, 'b')]).toBe(MAX);
    const other = read('a -> b; b -> c; c ->; adam: a; start: b');
    expect(other.owner[vertex(other, 'b')]).toBe(MIN);
  });

  it('ends in a draw where there is neither a successor nor a result', () => {
    const graph = read('a -> b c; b ->; value c: -3; start: a');
    expect(graph.outcome).toEqual([undefined, DRAW, -3]);
  });

  it('may call its vertices like a keyword, with an arrow or in quotes', () => {
    const graph = read('start -> draw; "draw": adam; adam -> ; start: start');
    expect(successors(graph, 'start')).toEqual(['draw']);
    expect(successors(graph, 'draw')).toEqual(['adam']);
  });

  it('may call its vertices like what every JavaScript object has', () => {
    const graph = read('constructor: toString; toString: ; __proto__: constructor; eve: __proto__; start: constructor');
    expect(graph.names).toEqual(['constructor', 'toString', '__proto__']);
    expect(successors(graph, 'constructor')).toEqual(['toString']);
    expect([...graph.owner]).toEqual([MAX, MIN, MIN]);
  });

  it('may call its vertices nearly like a keyword, if another line names them or they stand in quotes', () => {
    const graph = read('0: adma; adma: 1 2; 1:; 2:; "wim": 1; stat: 2; start: 0; adam: stat; bob: 1; draw2: 1');
    expect(successors(graph, 'adma')).toEqual(['1', '2']);
    expect(successors(graph, 'wim')).toEqual(['1']);
    expect(successors(graph, 'stat')).toEqual(['2']);
  });

  it('takes = for a colon after a keyword', () => {
    const text = '0 -> 1; 1 ->; start: 0; win adam: 1; eve: 0';
    expect(read('0 -> 1; 1 ->; start = 0; win adam = [1]; eve = 0')).toEqual(read(text));
  });

  it('is read where the dictionary comes last, and from lines with colons alone', () => {
    expect(read('start: 0; {0: [1, 7], 1: [], 7: []}')).toEqual(read('0: 1 7; 1: ; 7: ; start: 0'));
  });

  it('may let a player move twice, where it says turns: free', () => {
    const text = 'a -> b; b -> a c d; adam: a b c; win adam: c; turns: free; start: a; draw: d';
    const game = unwrap(graphFromText(text));
    expect([...game.graph.owner]).toEqual([MAX, MAX, MAX, MAX]);
    expect(game.alternates).toBe(false);
    expect(unwrap(graphFromText('a -> b; b ->; start: a')).alternates).toBe(true);
    expect(read(formatGraph(game.graph))).toEqual(game.graph);
    expect(formatGraph(game.graph, '; ')).toBe(
      'a -> b; b -> a c d; c ->; d ->; adam: a b c d; win adam: c; draw: d; turns: free; start: a',
    );
  });

  it('is written so that names with an arrow, or like a file, are read back', () => {
    const graph = read('"a->b" -> "→" @c; "→" -> ; @c -> ; start: "a->b"; value "→": 3; win eve: @c');
    expect(graph.names).toEqual(['a->b', '→', '@c']);
    expect(read(formatGraph(graph))).toEqual(graph);
    const file = read('@c -> d; d ->; start: @c');
    expect(graphGame(file).name).toBe('graph:"@c" -> d; d ->; adam: "@c"; eve: d; draw: d; start: "@c"');
  });

  it('may have cycles, which are played around and back', () => {
    const game = unwrap(graphFromText('a -> b; b -> a c; c ->; start: a'));
    const position = game.start();
    for (let i = 0; i < 1000; i++) position.play(vertex(game.graph, i % 2 === 0 ? 'b' : 'a'));
    expect(game.formatPosition(position)).toBe('a');
    for (let i = 0; i < 1000; i++) position.undo();
    expect(position.key()).toBe(game.start().key());
    expect(() => position.undo()).toThrow(/no move to take back/);
  });

  it('is written back as it was read, on lines or on one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 1000 }), (size, seed) => {
        const text = randomText(size, new Random(seed));
        const graph = read(text);
        expect(read(formatGraph(graph))).toEqual(graph);
        const named = unwrap(graphFromText(graphGame(graph).name.slice('graph:'.length)));
        expect(named.graph).toEqual(graph);
      }),
      { seed: 1 },
    );
  });

  it('of a hundred thousand vertices is read and walked to its end', () => {
    const size = 100_000;
    const lines = Array.from({ length: size }, (_, v) => `${v} -> ${v + 1}`);
    const graph = read([...lines, `win eve: ${size}`, 'start: 0'].join('\n'));
    const position = graphGame(graph).start();
    const moves: number[] = [];
    while (position.outcome() === undefined) {
      position.moves(moves, 0);
      position.play(moves[0]);
    }
    expect(position.outcome()).toBe(-WIN);
    expect(graphGame(graph).name).toBe('graph:(100001 vertices, 100000 edges)');
  });
});

/** A bipartite graph with even vertices on one side, odd on the other, and all sorts of ends. */
function randomText(size: number, random: Random): string {
  const lines = Array.from({ length: size }, (_, v) => {
    const to = Array.from({ length: size }, (_, w) => w).filter((w) => (v + w) % 2 === 1 && random.below(3) === 0);
    if (to.length > 0) return `v${v} -> ${to.map((w) => `v${w}`).join(' ')}`;
    return random.pick([`v${v}:`, `win adam: v${v}`, `win eve: v${v}`, `draw: v${v}`, `value v${v}: ${random.between(-5, 5)}`]);
  });
  return [...random.shuffle(lines), `start: v${random.below(size)}`].join('\n');
}

describe("the Course's Chomp 2x2", () => {
  const game = unwrap(graphFromText(CHOMP_2X2));

  it('lets Adam win by 0, 2, 3, 4 as in the worked example', () => {
    const position = game.start();
    expect(game.draw(position)).toBe('Vertex 0_a: Adam (Max) to move. Successors: 1_e 2_e 3_e');
    for (const move of ['2_e', '3_a', '4_e']) {
      expect(position.outcome()).toBeUndefined();
      position.play(unwrap(game.parseMove(move, position)));
    }
    expect(position.outcome()).toBe(WIN);
    expect(game.draw(position)).toBe('Vertex 4_e: Adam (Max) has won.');
  });

  it('has the owners that the names say', () => {
    for (const [v, name] of game.graph.names.entries()) expect(game.graph.owner[v], name).toBe(name.endsWith('_a') ? MAX : MIN);
  });

  it('is what plain graph means', () => {
    expect(unwrap(graphFromText()).graph).toEqual(game.graph);
  });
});

describe('a graph is refused', () => {
  it.each([
    ['0 -> 1 9\n1 ->\nstart: 0', 'unknown-vertex', /^Line 1: 0 -> 9 leads nowhere, there is no vertex 9\. Declare it/],
    ['0: 1\n1:\nwin adam: 0\nstart: 0', 'result-and-successors', /^Line 1: 0 ends the game \(line 3\), yet it has successors/],
    ['0: 1\n1:\ndraw: 0\nstart: 0', 'result-and-successors', /^Line 1: 0 ends the game/],
    ['0: 1\n1: 2\n2: 0\nstart: 0', 'owners-clash', /^Line \d: \d -> \d: no choice of owners.*write the vertex twice/],
    ['adam: 0 1\n0: 1\n1:\nstart: 0', 'owners-clash', /^Line 2: 0 -> 1: both vertices are Adam's/],
    ['eve: 0 1\n0: 1\n1:\nstart: 0', 'owners-clash', /both vertices are Ève's/],
    ['0 -> 0\nstart: 0', 'owners-clash', /^Line 1: 0 -> 0/],
    [
      'adam: 0\n0 -> 1\n1 -> 2\n2 -> 0\nstart: 0',
      'owners-clash',
      /^Line 3: 1 -> 2: no choice of owners.* would be Ève's\. Mend the arrow\. Where/,
    ],
    [
      'adam: 0 3\n0: 1\n1: 2\n2: 3\n3:\nstart: 0',
      'owners-clash',
      /: both vertices would be Ève's, which follows from the owners of 0 and 3, but/,
    ],
    ['adam: 0 1\n0: 1\n1:\nstart: 0', 'owners-clash', /where a player may move twice, name all owners and add turns: free\.$/],
    [
      'a -> b\nb -> c\nc ->\nadam: a\nturns: free\nstart: a',
      'no-owner',
      /^Line 5: turns are free, so the owner of b does not follow/,
    ],
    ['turns: 0\n0:\nstart: 0', 'half-a-keyword', /^Line 1: turns: says how .* Type turns: free .* in quotes: "turns":\.$/],
    [
      '0: 1\n1:\nbob: 0\nadma: 0\nstart: 0',
      'keyword-slip',
      /^Line 4: "adma:" says nothing known\. Did you mean adam\? .*"adma":\.$/,
    ],
    ['0: 1\n1:\nstrat: 0', 'keyword-slip', /^Line 3: "strat:" .*Did you mean start\?/],
    ['0: 1\n1:\nwni: wni\nstart: 0', 'keyword-slip', /Did you mean win\?/],
    [
      '0: 1\n1:\nwin: 1\nstart: 0',
      'half-a-keyword',
      /^Line 3: win: does not say who has won\. Type win adam: or win eve:\. .* in quotes: "win":\.$/,
    ],
    [
      '0: 1\n1:\nvalue: 1\nstart: 0',
      'half-a-keyword',
      /^Line 3: value: does not say of which vertex\. Type for example value 5: -3\./,
    ],
    ['0: 1\n1:\nDraw:\nstart: 0', 'half-a-keyword', /^Line 3: draw: names no vertex\. .* in quotes: "Draw":\.$/],
    ['0:\nwin constructor: 0\nstart: 0', 'unknown-before-colon', /^Line 2: "win constructor:" says nothing known/],
    ['0: adam\nstart: 0', 'unknown-vertex', /Declare it with a line like "adam": \(its successors\)/],
    ['{0 : [1], 1: [], x y: (0, 1)}\nstart: 0', 'no-entry', /An entry is a vertex and its successors, like 0: \[1, 2\]\.$/],
    ['whole bar -> 2\nstart: 2', 'one-before-arrow', /one vertex stands before.* A name has no blanks: type whole\.bar\.$/],
    ['whole bar: 2\nstart: 2', 'unknown-before-colon', /says nothing known.* A name has no blanks: type whole\.bar\.$/],
    ["'whole bar': 2\nstart: 2", 'bad-vertex', /cannot be a name.* Type for example whole\.bar\.$/],
    ['0: 1\n0: 2\n1:\n2:\nstart: 0', 'successors-twice', /^Line 2: 0 has its successors on line 1 already/],
    ['{0: [1], 0: []}\n1:\nstart: 0', 'successors-twice', /^Line 1: 0 has its successors on line 1 already/],
    ['0: 1 1\n1:\nstart: 0', 'successor-twice', /^Line 1: 0 has 1 for successor twice/],
    ['adam: 0\neve: 0\nstart: 0', 'owner-twice', /^Line 2: 0 has an owner already/],
    ['adam: 0 0\nstart: 0', 'owner-twice', /^Line 1: 0 has an owner already/],
    ['win adam: 0\ndraw: 0\nstart: 0', 'result-twice', /^Line 2: 0 has a result on line 1 already/],
    ["'a b' -> c\nc:\nstart: c", 'bad-vertex', /^Line 1: "a b" cannot be a name\. Names have no blanks/],
    ["'' -> c\nc:\nstart: c", 'bad-vertex', /^Line 1: "" cannot be a name/],
    ['0: 1\n1:', 'no-start', /no start\. Add a line like start: 0/],
    ['', 'no-start', /no start/],
    ['start:\n0:', 'no-start', /no start/],
    ['0:\n1:\nstart: 0\nstart: 1', 'several-starts', /^Line 4: the graph has 2 starts, 0 and 1/],
    ['0:\n1:\nstart: 0 1', 'several-starts', /^Line 3: the graph has 2 starts/],
    ['0:\nstart: 7', 'unknown-start', /^Line 2: there is no vertex 7 to start from/],
    ['0 1 2\nstart: 0', 'unknown-line', /^Line 1: "0 1 2" says nothing known/],
    ['0:\n0 1 -> 2\nstart: 0', 'one-before-arrow', /^Line 2: one vertex stands before an arrow/],
    ['-> 2\nstart: 0', 'one-before-arrow', /^Line 1: one vertex stands before an arrow/],
    ['0 -> 1 -> 2\nstart: 0', 'no-list-of-vertices', /^Line 1: "0 -> 1 -> 2" is no list of vertices/],
    ['0: [1, 2\nstart: 0', 'no-list-of-vertices', /^Line 1: .* is no list of vertices/],
    [
      'win bob: 3\nstart: 0',
      'unknown-before-colon',
      /^Line 1: "win bob:" says nothing known\. Before a colon stands adam, eve.*or a vertex\.$/,
    ],
    [': 3\nstart: 0', 'unknown-before-colon', /^Line 1: ":" says nothing known/],
    ['value 5: much\nstart: 5', 'one-value', /^Line 1: type the one number that 5 is worth/],
    ['value 5: 1 2\nstart: 5', 'one-value', /^Line 1: type the one number/],
    ['value 5: 0.5\nstart: 5', 'no-points', /^Line 1: 0\.5 is not an integer/],
    ['value 5: 1000000000\nstart: 5', 'no-points', /^Line 1: 1000000000 is too large/],
    ['\n{0: [1, 2]\nstart: 0', 'open-dictionary', /^Line 2: the dictionary that starts here is never closed\. Add a \}/],
    ['{0: 1}\nstart: 0', 'no-brackets', /^Line 1: "1" is out of place in the dictionary\. The successors of 0 stand in brackets/],
    ['{0}\nstart: 0', 'no-entry', /^Line 1: "0" is out of place in the dictionary\. An entry is/],
    ['{0: [1)}\nstart: 0', 'no-successor', /^Line 1: "\)" is out of place.*names with commas/],
    ['{0: [1}\nstart: 0', 'open-brackets', /^Line 1: "\}" is out of place.*end with \] before it/],
    ['{0: [1]\n 1: []}\nstart: 0', 'no-comma-between-entries', /^Line 2: "1" is out of place.*comma between two entries/],
    ['A = [(0, 1), (1\nstart: 0', 'open-list', /^Line 1: the list .* Add a \]/],
    ['A = [(0, 1), 2]\nstart: 0', 'no-edge', /^Line 1: "A = .*" is no list of edges\. Type pairs/],
    ['[(0, 1, 2)]\nstart: 0', 'no-edge', /^Line 1: /],
    ['V_a = {[1]}\nstart: 0', 'no-list-of-vertices', /^Line 1: "V_a = /],
    ['X = [1]\nstart: 0', 'no-edge', /^Line 1: .* is called S, S_a/],
    ["0: 'a\nstart: 0", 'no-list-of-vertices', /^Line 1: "0 : ' a" is no list of vertices/],
  ])('where it says %j', (text, code, message) => {
    expect(parseGraph(text)).toMatchObject({ ok: false, error: { code, message: expect.stringMatching(message) } });
  });

  it('with a sentence, for any text at all', () => {
    const pieces = [
      '0',
      '1',
      'a',
      ' ',
      '\n',
      ':',
      '->',
      ',',
      '{',
      '}',
      '[',
      ']',
      'adam',
      'eve',
      'start',
      'win',
      'draw',
      'value',
      'turns',
      'free',
      "'",
      '#',
      ';',
      '=',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 20 }), (words) => {
        const graph = parseGraph(words.join(' '));
        if (graph.ok) expect(read(formatGraph(graph.value))).toEqual(graph.value);
        else expect(graph.error.message).toMatch(/\.$/);
      }),
      { seed: 2, numRuns: 3000 },
    );
  });
});

describe('a position of a graph is refused', () => {
  const game = unwrap(graphFromText('0 -> 1 2; 1 ->; 2 ->; start: 0'));

  it('where there is no such vertex, naming some', () => {
    expect(game.parsePosition('7')).toMatchObject({
      ok: false,
      error: { code: 'no-such-vertex', message: 'There is no vertex "7". The vertices are 0, 1, 2.' },
    });
  });

  it('and a move that is not there, from people and from programs', () => {
    expect(game.parseMove('0', game.start())).toMatchObject({
      ok: false,
      error: { code: 'illegal-move', message: '"0" is not a legal move here. Legal: 1 2.' },
    });
    expect(game.parseMove('0', unwrap(game.parsePosition('1')))).toMatchObject({ ok: false, error: { code: 'game-over' } });
    expect(() => game.start().play(0)).toThrow(/not a legal move/);
    expect(() => game.start().play(99)).toThrow(/not a legal move/);
  });

  it('has no name with a control character in it', () => {
    expect(parseGraph('start: a\n"a" -> "b\u001b[2J"').ok).toBe(false);
    expect(parseGraph('start: a\na -> b\u0007').ok).toBe(false);
  });
});
