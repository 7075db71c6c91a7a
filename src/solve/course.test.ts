import { describe, expect, it } from 'vitest';
import { fromPure, MAX, MIN, Random, unwrap, WIN } from '../core/index.ts';
import { ChompIndex } from '../games/index.ts';
import { pureChomp } from './fixtures/pure-games.ts';
import {
  type Arena,
  type ArenaData,
  arenaFromGraph,
  attractorLayers,
  attractors,
  doubled,
  explore,
  optimalLine,
  reachable,
  textbookSets,
  verify,
  winningMoves,
} from './index.ts';

/** A graph written as the course does: `'0a': '1e 2e 3e'`, the letter naming the player who controls it. */
function graph(moves: Record<string, string>, outcomes: Record<string, number>): ArenaData {
  const names = Object.keys(moves);
  const lists = names.map((name) => moves[name].split(' ').filter(Boolean));
  const offsets = [0];
  for (const list of lists) offsets.push(offsets[offsets.length - 1] + list.length);
  return {
    names,
    owner: names.map((name) => (name.endsWith('a') ? MAX : MIN)),
    outcome: names.map((name) => outcomes[name]),
    offsets,
    targets: lists.flat().map((name) => names.indexOf(name)),
    start: 0,
  };
}

const named = (arena: Arena, positions: Iterable<number>) => [...positions].map((p) => arena.name(p)).sort();

/**
 * Chomp 2x2 of the Course: 0 the whole bar, 1 and 3 two squares, 2 three squares, 4 the poison. Each position once per
 * player to move, as far as Adam's start 0a leads: 2a and 0e are not part of the course's arena, or Ève's attractor
 * would go on growing.
 */
const CHOMP_2x2 = graph(
  { '0a': '1e 2e 3e', '1e': '4a', '2e': '1a 3a', '3e': '4a', '1a': '4e', '3a': '4e', '4e': '', '4a': '' },
  { '4e': WIN, '4a': -WIN },
);

describe('Chomp 2x2, as the course prints it', () => {
  const arena = unwrap(arenaFromGraph(CHOMP_2x2));
  const solution = unwrap(attractors(arena));

  it("has Adam's sets A^0 to A^3, and then no more", () => {
    expect([...textbookSets(arena, MAX)].map((set) => named(arena, set))).toEqual([
      ['4e'],
      ['1a', '3a', '4e'],
      ['1a', '2e', '3a', '4e'],
      ['0a', '1a', '2e', '3a', '4e'],
    ]);
  });

  it("has Ève's sets A^0 and A^1, and then no more", () => {
    expect([...textbookSets(arena, MIN)].map((set) => named(arena, set))).toEqual([['4a'], ['1e', '3e', '4a']]);
  });

  it('has the same layers in the solution, each position at its rank', () => {
    expect(attractorLayers(solution, MAX).map((layer) => named(arena, layer))).toEqual([['4e'], ['1a', '3a'], ['2e'], ['0a']]);
    expect(attractorLayers(solution, MIN).map((layer) => named(arena, layer))).toEqual([['4a'], ['1e', '3e']]);
    expect(verify(arena, solution).ok).toBe(true);
  });

  it('has the strategy f(0) = 2, f(1) = f(3) = 4, and the ranks 3, 1, 1: the course writes that 3a is in A^2, which is true, but its rank is 1', () => {
    const f = (name: string) => arena.name(solution.move[CHOMP_2x2.names.indexOf(name)]);
    const rank = (name: string) => solution.rank[CHOMP_2x2.names.indexOf(name)];
    expect([f('0a'), f('1a'), f('3a')]).toEqual(['2e', '4e', '4e']);
    expect([rank('0a'), rank('1a'), rank('3a')]).toEqual([3, 1, 1]);
    expect(winningMoves(arena, solution, 0).map((p) => arena.name(p))).toEqual(['2e']);
    expect(named(arena, optimalLine(solution, 0).positions)).toEqual(['0a', '1a', '2e', '4e']);
  });

  it('is the arena that exploring the rules of the game finds: 8 positions, 9 moves, the same number at each rank', () => {
    const explored = unwrap(explore(fromPure(pureChomp(2, 2))));
    expect([explored.size, explored.moves]).toEqual([8, 9]);
    const layers = attractorLayers(unwrap(attractors(explored)), MAX);
    expect(layers.map((layer) => layer.length)).toEqual([1, 2, 1, 1]);
  });

  it('is what the start leads to in the numbered game, doubled', () => {
    const part = reachable(doubled(new ChompIndex(2, 2)));
    expect([part.size, part.moves, part.name(part.start)]).toEqual([8, 9, '2.2_a']);
    expect([...textbookSets(part, MAX)].map((set) => named(part, set))).toEqual([
      ['1_e'],
      ['1.1_a', '1_e', '2_a'],
      ['1.1_a', '1_e', '2.1_e', '2_a'],
      ['1.1_a', '1_e', '2.1_e', '2.2_a', '2_a'],
    ]);
    expect(verify(part, unwrap(attractors(part))).ok).toBe(true);
  });
});

describe('exercise 2: Chomp 2x3', () => {
  // Computed by hand: the player to move loses on 1, on 2+1 and on 3+2 squares, and on no other.
  const arena = unwrap(explore(fromPure(pureChomp(2, 3))));
  const solution = unwrap(attractors(arena));
  const rows = (p: number) => (JSON.parse(arena.name(p)) as { lengths: number[] }).lengths.join('+');

  it('Adam wins with the bite at the lower right corner alone', () => {
    expect(solution.winner[arena.start]).toBe(MAX);
    expect(solution.rank[arena.start]).toBe(5);
    expect(winningMoves(arena, solution, arena.start).map(rows)).toEqual(['3+2']);
  });

  it('the player to move loses on 1, 2+1 and 3+2 squares', () => {
    const lost = new Set<string>();
    for (let p = 0; p < arena.size; p++) if (solution.winner[p] !== arena.owner(p)) lost.add(rows(p));
    expect([...lost].sort()).toEqual(['1+0', '2+1', '3+2']);
  });

  it("Adam's attractor grows up to A^5: the poison, two squares in line or three, 2+1, what leads there, 3+2, the bar", () => {
    expect(attractorLayers(solution, MAX).map((layer) => [...new Set(layer.map(rows))].sort())).toEqual([
      ['1+0'],
      ['1+1', '2+0', '3+0'],
      ['2+1'],
      ['2+2', '3+1'],
      ['3+2'],
      ['3+3'],
    ]);
    expect(verify(arena, solution).ok).toBe(true);
  });
});

describe("the course's example arena", () => {
  // The text gives positions up to 8: 7, controlled by Ève, is her victory; 2 and 8, controlled by Adam, are a draw
  // and his victory. The arrows are only drawn.
  it('whatever its arrows are: A_a^0 = {8}, A_e^0 = {7}, and 2 is a draw', () => {
    const random = new Random(4);
    const names = ['1e', '2a', '3e', '4a', '5e', '6a', '7e', '8a'];
    for (let trial = 0; trial < 200; trial++) {
      const moves = Object.fromEntries(
        names.map((name) => {
          if (['2a', '7e', '8a'].includes(name)) return [name, ''];
          const others = names.filter((other) => other.at(-1) !== name.at(-1));
          return [name, random.shuffle(others).slice(0, random.between(1, 3)).join(' ')];
        }),
      );
      const arena = unwrap(arenaFromGraph(graph(moves, { '7e': -WIN, '2a': 0, '8a': WIN })));
      const solution = unwrap(attractors(arena));
      expect(verify(arena, solution).ok).toBe(true);
      expect(attractorLayers(solution, MAX)[0]?.map((p) => arena.name(p))).toEqual(['8a']);
      expect(attractorLayers(solution, MIN)[0]?.map((p) => arena.name(p))).toEqual(['7e']);
      expect(solution.winner[names.indexOf('2a')]).toBe(0);
    }
  });
});
