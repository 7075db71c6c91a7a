import { describe, expect, it } from 'vitest';
import { type Game, MAX, MIN, Random, unwrap } from '../core/index.ts';
import { CHOMP_2X2, chomp, connect4, graphGame, nim, parseGraph, ticTacToe } from '../games/index.ts';
import { alphabetaSoft, Memo, minimax } from '../search/index.ts';
import { arenaFromGraph, attractorLayers, attractors, checkArena, explore, scoreAt, verify } from './index.ts';

const small: readonly Game[] = [
  ticTacToe(),
  connect4({ columns: 4, rows: 3, inRow: 3 }),
  nim([21]),
  nim([3, 4, 5]),
  nim([3, 4, 5], true),
  chomp(3, 4),
] as unknown as Game[];

describe("solving the package's own games", () => {
  it.each(small.map((game) => [game.name, game] as const))(
    '%s: the solution is verified, and a full search finds its scores',
    (_, game) => {
      const arena = unwrap(explore(game));
      expect(checkArena(arena).ok).toBe(true);
      const solution = unwrap(attractors(arena));
      expect(unwrap(verify(arena, solution)).positions).toBe(arena.size);
      const random = new Random(16);
      for (let trial = 0; trial < 30; trial++) {
        const p = random.below(arena.size);
        const { value } = alphabetaSoft(arena.positionAt(p), { depth: arena.size });
        expect([arena.name(p), value]).toEqual([arena.name(p), scoreAt(solution, p)]);
      }
      expect(minimax(game.start(), { depth: arena.size, memory: new Memo() }).value).toBe(scoreAt(solution, arena.start));
    },
  );

  it('tic-tac-toe has 5,478 positions', () => {
    expect(unwrap(explore(ticTacToe())).size).toBe(5478);
  });
});

describe('a graph typed as text', () => {
  it('is an arena as it is: Chomp 2x2 of the course', () => {
    const arena = unwrap(arenaFromGraph(unwrap(parseGraph(CHOMP_2X2))));
    const solution = unwrap(attractors(arena));
    const names = (layers: number[][]) => layers.map((layer) => layer.map((p) => arena.name(p)));
    expect(names(attractorLayers(solution, MAX))).toEqual([['4_e'], ['1_a', '3_a'], ['2_e'], ['0_a']]);
    expect(names(attractorLayers(solution, MIN))).toEqual([['4_a'], ['1_e', '3_e']]);
    expect(verify(arena, solution).ok).toBe(true);
  });

  it('with cycles can also be explored as a game', () => {
    const graph = unwrap(parseGraph('a -> b\nb -> a c\nc -> d e\nd -> c\nstart: a\nwin adam: e\nadam: a c\neve: b d e'));
    const arena = unwrap(explore(graphGame(graph)));
    const solution = unwrap(attractors(arena));
    expect(verify(arena, solution).ok).toBe(true);
    const direct = unwrap(attractors(unwrap(arenaFromGraph(graph))));
    for (let p = 0; p < arena.size; p++) {
      const vertex = graph.names.indexOf(arena.name(p));
      expect([solution.winner[p], solution.rank[p]]).toEqual([direct.winner[vertex], direct.rank[vertex]]);
    }
    expect(solution.winner[arena.start]).toBe(0);
  });
});
