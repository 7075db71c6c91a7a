import { describe, expect, it } from 'vitest';
import { vertexLine } from '../../src/cli/solving/proved.ts';
import { Random, unwrap } from '../../src/core/index.ts';
import { randomArena } from '../../src/fixtures/index.ts';
import { type Arena, attractors, fixpoint, solutionLine } from '../../src/solve/index.ts';
import { mutant } from './mutant.ts';
import { oracle } from './oracle.ts';

const ARENAS = 1_000;

const random = new Random(4);
const arenas: Arena[] = Array.from({ length: ARENAS }, () =>
  randomArena(random, {
    size: 1 + random.below(40),
    degree: 1 + random.below(5),
    bipartite: random.below(2) === 0,
    acyclic: random.below(4) === 0,
  }),
);

const positions = (arena: Arena) => [...Array(arena.size).keys()];

/** Winner, rank and move of every position of every arena, as a solution file writes them. */
const proved = oracle(
  'solve',
  arenas.map((arena) => [...positions(arena).map(vertexLine(arena)), 'solve', ''].join('\n')).join(''),
);

function differences(solver: typeof attractors): number {
  let line = 0;
  return arenas.filter((arena) => {
    const solution = unwrap(solver(arena));
    const expected = proved.slice(line, (line += arena.size));
    return expected.some((said, p) => said !== solutionLine(solution, p));
  }).length;
}

describe(`the attractors of ${ARENAS} random arenas`, () => {
  it('have the winners, ranks and moves of the proved solver', () => {
    expect([differences(attractors), differences(fixpoint)]).toEqual([0, 0]);
    expect(proved.length).toBe(arenas.reduce((sum, { size }) => sum + size, 0));
  });

  it('are of every kind: wins of both far away, draws', () => {
    const ranks = proved.filter((line) => line.startsWith('+') || line.startsWith('-')).map((line) => Number(line.split(' ')[1]));
    expect(Math.max(...ranks)).toBeGreaterThan(8);
    expect(proved.filter((line) => /^= \. \d/.test(line)).length).toBeGreaterThan(100);
  });

  it.each([
    ['--rank[p] > 0) return;', '--rank[p] > 1) return;'],
    ['nextRank = rank[q] + 1;', 'nextRank = rank[q];'],
    ['if (winner[p] !== 0) return;', ''],
  ])('differ where the solver is broken: %s => %s', async (from, to) => {
    const broken = await mutant<{ attractors: typeof attractors }>('solve/attractors.ts', from, to);
    expect(differences(broken.attractors)).toBeGreaterThan(0);
  });
});
