import { describe, expect, it } from 'vitest';
import { type Game, legalMoves, MAX, ProblemError, unwrap } from '../core/index.ts';
import { type Provocation, saysInFrench, thrown } from '../fixtures/index.ts';
import { ChompIndex, parseGame } from '../games/index.ts';
import { maximin as searched } from '../search/index.ts';
import { doubled, reachable, winnerOf } from '../solve/index.ts';
import { arenaAnswers, treeAnswers } from './fixtures/answers.ts';
import { arenas, boards, chomps, courseArenas, figures, grids, inLetters, ladder, lists, trees } from './fixtures/examples.ts';
import { arenaByLibrary, isCyclic, treeByLibrary } from './fixtures/library.ts';
import {
  alphabeta,
  alphabeta_coup,
  arene_chomp,
  attracteur,
  fonctionPython,
  type Graphe,
  gagnante,
  gagnante_en,
  H_arene,
  H_echecs,
  H_puissance4,
  Memoire,
  maximin,
  maximin_ab,
  maximin_coup,
  maximin_memo,
  minimax,
  minimax_coup,
  minimax_memo,
  negamax,
  negamax_ab,
  rangs,
  strategie_gagnante,
  successeurs_dans,
  table_alignements,
} from './index.ts';

const leaf = (x: number) => x;

describe('min-max as the course writes it', () => {
  it('agrees with the library on every tree: values, moves, order of leaves, with and without a window', () => {
    expect(trees.length).toBe(200 + figures.length);
    for (const [i, tree] of trees.entries()) expect(treeAnswers(tree), `tree ${i}`).toEqual(treeByLibrary(tree));
  });

  it('reads nested lists without further arguments', () => {
    expect(maximin([[6, 7], [2, 8]], 2, (x) => x)).toBe(6); // biome-ignore format: as one writes it
    for (const [i, { root, value }] of figures.entries()) {
      const signe = root;
      const found = [
        signe === MAX ? maximin(lists[i], 9, leaf) : minimax(lists[i], 9, leaf),
        alphabeta(lists[i], 9, leaf, signe),
      ];
      expect([...found, signe * negamax(lists[i], 9, leaf, signe)]).toEqual([value, value, value]);
    }
  });

  it('figures 7 and 8: Max has the left move, Min the centre one', () => {
    const tree = [[[5, 7], [6, 9]], [[3, 4], [8, -2]], [[1, 5], [9, 4]]]; // biome-ignore format: a tree
    expect(maximin_coup(tree, 3, leaf)).toEqual([7, tree[0]]);
    expect(minimax_coup(tree, 3, leaf)).toEqual([3, tree[1]]);
    expect(alphabeta_coup(tree, 3, leaf, -1)).toEqual([3, tree[1]]);
  });

  it('returns a move even if every move loses', () => {
    const lost = { a: ['b', 'c'], b: [], c: [] };
    const H = H_arene([], ['b', 'c']);
    expect(maximin_coup('a', 5, H, successeurs_dans(lost))).toEqual([Number.NEGATIVE_INFINITY, 'b']);
    expect(alphabeta_coup('a', 5, H, 1, successeurs_dans(lost))).toEqual([Number.NEGATIVE_INFINITY, 'b']);
  });

  it('returns 0, never -0', () => {
    expect(negamax([0], 1, leaf, -1)).toBe(0);
    expect(negamax(0, 1, leaf, -1)).toBe(0);
    expect(negamax_ab([[0]], 2, leaf, -1)).toBe(0);
    expect(alphabeta_coup([0], 1, leaf, -1)[0]).toBe(0);
  });

  it('takes Infinity for nb: to the end of the game', () => {
    expect(maximin([[[1], [2, [5]]]], Number.POSITIVE_INFINITY, leaf)).toBe(searchedValue('[[[1],[2,[5]]]]'));
  });
});

const searchedValue = (tree: string) => searched(unwrap(parseGame(`tree:${tree}`)).start()).value;

describe('a game of the library, played by the code of the course', () => {
  /** Positions are strings, so that a Memoire recognises equal ones. */
  const playing = (game: Game) => {
    const at = (text: string) => unwrap(game.parsePosition(text));
    return {
      succ: (text: string) =>
        legalMoves(at(text)).map((move) => {
          const position = at(text);
          position.play(move);
          return game.formatPosition(position);
        }),
      H: (text: string) => {
        const outcome = at(text).outcome();
        return outcome === undefined ? at(text).evaluate() : winnerOf(outcome) && winnerOf(outcome) * Number.POSITIVE_INFINITY;
      },
    };
  };

  it('Connect 4, three moves ahead: the value and the move of the library', () => {
    const game = unwrap(parseGame('connect4'));
    const { succ, H } = playing(game);
    const start = unwrap(game.parsePosition('4453'));
    const { value, move } = searched(start, { depth: 3 });
    const [found, position] = maximin_coup('4453', 3, H, succ);
    expect([found, position]).toEqual([value, `4453${(move as number) + 1}`]);
    expect(alphabeta('4453', 3, H, 1, succ)).toBe(value);
  });

  it('tic-tac-toe to its end: a draw, with a Memoire', () => {
    const game = unwrap(parseGame('tictactoe'));
    const { succ, H } = playing(game);
    // Different orders of moves can lead to the same position: the key is the board, not the list of moves.
    const memo = new Memoire<string>((text) => game.draw(unwrap(game.parsePosition(text))));
    const start = unwrap(game.parsePosition(game.formatPosition(game.start())));
    start.play(4);
    start.play(0);
    start.play(8);
    expect(minimax_memo(game.formatPosition(start), 9, H, memo, succ)).toBe(0);
    expect(memo.taille).toBeLessThan(300);
  });
});

const chomp2x2 = courseArenas.get('004-chomp-2x2') as (typeof arenas)[0];

describe('attractors as the course defines them', () => {
  it('agree with the library in every arena: sets, ranks, strategies, recursions and min-max', () => {
    for (const [i, arena] of arenas.entries()) {
      const [answers, expected] = [arenaAnswers(arena), arenaByLibrary(arena)];
      for (const player of ['adam', 'eve'] as const) {
        const { wins } = answers[player];
        for (const [s, answer] of Object.entries(wins)) {
          if (answer === 'cycle') expect(isCyclic(arena), `arena ${i}`).toBe(true);
          else expect(answer, `arena ${i}, ${s}`).toBe(expected[player].wins[s]);
        }
        expect({ ...answers[player], wins }, `arena ${i}`).toEqual({ ...expected[player], wins });
      }
      expect(answers.minmax, `arena ${i}`).toEqual(expected.minmax);
    }
  });

  it.each([
    ['adam', [['4_e'], ['1_a', '3_a', '4_e'], ['1_a', '2_e', '3_a', '4_e'], ['0_a', '1_a', '2_e', '3_a', '4_e']]],
    ['eve', [['4_a'], ['1_e', '3_e', '4_a']]],
  ] as const)('of Chomp 2x2 are those printed in the Course, %s', (player, sets) => {
    expect(arenaAnswers(chomp2x2)[player].sets).toEqual(sets);
  });

  it('give the strategy of example 6, and the ranks 3, 1, 1', () => {
    const { G, S_a, V_a } = chomp2x2;
    expect(Object.fromEntries(strategie_gagnante(G, S_a, V_a))).toEqual({ '0_a': '2_e', '1_a': '4_e', '3_a': '4_e' });
    const rang = rangs(G, S_a, V_a);
    expect(['0_a', '1_a', '3_a'].map((s) => rang.get(s))).toEqual([3, 1, 1]);
  });

  it('example 12: min-max finds the victory; with a memory 4_a and 4_e are met once, not twice', () => {
    const { G, V_a, V_e } = chomp2x2;
    const met = (search: typeof maximin<string> | typeof maximin_memo<string>, ...more: unknown[]) => {
      const asked: string[] = [];
      const H = (s: string) => {
        asked.push(s);
        return H_arene(V_a, V_e)(s);
      };
      const value = (search as (...args: unknown[]) => number)('0_a', 8, H, ...more, successeurs_dans(G));
      return [value, asked.sort()];
    };
    expect(met(maximin)).toEqual([Number.POSITIVE_INFINITY, ['4_a', '4_a', '4_e', '4_e']]);
    expect(met(maximin_memo, undefined)).toEqual([Number.POSITIVE_INFINITY, ['4_a', '4_e']]);
  });

  it('with a memory finish on an arena with more paths than could be tried', () => {
    const { G, S_a, V_a, V_e } = ladder(120);
    expect([gagnante('0l', G, S_a, V_a), gagnante_en('0l', 242, G, S_a, V_a)]).toEqual([false, false]);
    expect(maximin_memo('0l', 242, H_arene(V_a, V_e), undefined, successeurs_dans(G))).toBe(0);
  });

  it('accept a Map with vertices of any type, and sets', () => {
    const G = new Map([[0, new Set([1])], [1, new Set<number>()]]); // biome-ignore format: a graph
    expect(attracteur(G, new Set([0]), new Set([1]))).toEqual([new Set([1]), new Set([0, 1])]);
  });

  it('on a cycle: the recursion of R2 throws, the one with n and the sets give the answer', () => {
    const { G, S_a, V_a } = courseArenas.get('ring') as (typeof arenas)[0];
    expect(() => gagnante('a', G, S_a, V_a)).toThrow(/cycle/);
    expect(gagnante_en('a', Number.POSITIVE_INFINITY, G, S_a, V_a)).toBe(false);
  });
});

describe('the arena of Chomp', () => {
  it.each(chomps)('%i x %i is the reachable part of the library’s bipartite arena', (p, q) => {
    const { G, depart, S_a, S_e, V_a, V_e } = arene_chomp(p, q);
    const arena = reachable(doubled(new ChompIndex(p, q)));
    const expected = inLetters(arena);
    const sorted = (successors: Readonly<Record<string, readonly string[]>>) =>
      Object.fromEntries(Object.entries(successors).map(([s, succ]) => [s, [...succ].sort()]));
    expect(sorted(Object.fromEntries(G))).toEqual(sorted(expected.G));
    expect(depart).toBe(arena.name(arena.start));
    for (const [set, names] of [[S_a, expected.S_a], [S_e, expected.S_e], [V_a, expected.V_a], [V_e, expected.V_e]] as const) // biome-ignore format: four pairs
      expect([...set].sort()).toEqual([...names].sort());
  });

  it('exercise 2: in Chomp 2x3 Adam wins by the bite at the lower right corner', () => {
    const { G, depart, S_a, S_e, V_a, V_e } = arene_chomp(2, 3);
    expect(strategie_gagnante(G, S_a, V_a).get(depart)).toBe('3.2_e');
    expect(rangs(G, S_a, V_a).get(depart)).toBe(5);
    expect(rangs(G, S_e, V_e).has(depart)).toBe(false);
  });
});

describe('the heuristics of the course', () => {
  it('example 10: -3, and agreement with the library on every position of Connect 4', () => {
    expect(grids.length).toBeGreaterThan(150);
    expect(grids[0].value).toBe(-3);
    expect(grids.filter(({ value }) => !Number.isFinite(value)).length).toBeGreaterThan(5);
    for (const { board, value } of grids) expect(H_puissance4(board), board.join('/')).toBe(value);
  });

  it('figure 2: the table of alignments', () => {
    expect(table_alignements(6, 7).map((row) => row.join(' '))).toEqual([
      '3 4 5 7 5 4 3',
      '4 6 8 10 8 6 4',
      '5 8 11 13 11 8 5',
      '5 8 11 13 11 8 5',
      '4 6 8 10 8 6 4',
      '3 4 5 7 5 4 3',
    ]);
  });

  it('example 11: -4, and agreement with the library on every position of chess', () => {
    expect(boards.length).toBeGreaterThan(100);
    expect(boards[0].value).toBe(-4);
    for (const { board, value } of boards) expect(H_echecs(board), board).toBe(value);
  });
});

const G = { a: ['b'], b: ['a', 'c'], c: [] };
const wrongCalls: readonly Provocation[] = [
  thrown('nb below 0', () => maximin([[1]], -1, leaf)),
  thrown('nb not whole', () => negamax([[1]], 1.5, leaf, 1)),
  thrown('nb a text', () => maximin_memo([[1]], '2' as never, leaf)),
  thrown('H without a value', () => minimax([1], 1, () => Number.NaN)),
  thrown('H of a list', () => maximin([[6, 7]], 1, leaf)),
  thrown('successors that are not a list', () =>
    maximin(
      'a',
      1,
      () => 0,
      () => 3 as never,
    ),
  ),
  thrown('a sign that is neither 1 nor -1', () => negamax([1], 1, leaf, 0 as never)),
  thrown('a window with alpha above beta', () => maximin_ab([1], 1, leaf, 3, 2)),
  thrown('a window that is not a number', () => negamax_ab([1], 1, leaf, 1, Number.NaN)),
  thrown('an edge to a missing vertex', () => attracteur({ a: ['b'] }, ['a'], [])),
  thrown('a missing vertex that is controlled', () => attracteur(G, ['a', 'd'], ['c'])),
  thrown('a missing vertex as a victory', () => rangs(G, ['a'], ['d'])),
  thrown('a missing vertex as a position', () => successeurs_dans(G)('d')),
  thrown('a question about a missing vertex', () => gagnante('d', G, ['a', 'c'], ['c'])),
  thrown('numbers in an object', () => attracteur({ 0: [1], 1: [] } as unknown as Graphe<number>, [0], [1])),
  thrown('a victory with successors', () => strategie_gagnante(G, ['a', 'c'], ['b'])),
  thrown('a vertex forgotten in S_a', () => attracteur(G, [], ['c'])),
  thrown('a vertex won by both', () => H_arene(['a'], ['a'])),
  thrown('a cycle', () => gagnante('a', { a: ['b'], b: ['a'] }, ['a'], [])),
  thrown('half a move to victory', () => gagnante_en('a', 0.5, G, ['a', 'c'], ['c'])),
  thrown('a bar without squares', () => arene_chomp(0, 3)),
  thrown('rows of two lengths', () => H_puissance4(['...', '..'])),
  thrown('a stone of neither player', () => H_puissance4(['..z.'])),
  thrown('an unknown piece', () => H_echecs('8/3Z4')),
  thrown('a missing listing', () => fonctionPython('maximax')),
];

describe('a wrong call', () => {
  it.each(wrongCalls)('%s throws an error with a message in both languages', (_, provoke) => saysInFrench(provoke));

  it('says what is wrong and what to do', async () => {
    const messageOf = async (title: string) => (await wrongCalls.find(([name]) => name === title)?.[1]())?.message;
    expect(await messageOf('nb below 0')).toMatch(/^nb is -1: .* give a whole number, 0 or more/);
    expect(await messageOf('H of a list')).toMatch(/^H returned \[6, 7\] at \[6, 7\], a list with nb = 0: give a larger nb/);
    expect(await messageOf('numbers in an object')).toMatch(/write "1", or make G a Map/);
    expect(await messageOf('a vertex forgotten in S_a')).toMatch(/^The move from "a" to "b" joins two vertices of one player/);
    expect(() => maximin([1], -1, leaf)).toThrow(ProblemError);
  });
});
