import { describe, expect, it } from 'vitest';
import { INFINITE, MAX, MIN, type Player, Random } from '../../src/core/index.ts';
import { type Nested, NestedTree } from '../../src/search/fixtures/nested-tree.ts';
import { alphabeta, alphabetaSoft, minimax, minimax2, negamax, negamaxAlphabeta, type Search } from '../../src/search/index.ts';
import { mutant } from './mutant.ts';
import { oracle } from './oracle.ts';

const TREES = 10_000;

interface Case {
  readonly tree: Nested;
  readonly root: Player;
  readonly alpha: number;
  readonly beta: number;
}

/** A node visited: the moves that lead to it, whether it is a leaf, its window. */
type Visit = readonly [path: string, leaf: boolean, low: number | string, high: number | string];

interface Answer {
  readonly value: number;
  readonly move: number | null;
  readonly visits: readonly Visit[];
}

/** What the proved programs answer: the value alone for negamax, which visits every node. */
type Answers = Readonly<Record<string, Answer>>;

/** Trees with ties, single children and uneven depth; every third is searched in a window. */
function randomCases(count: number): Case[] {
  const random = new Random(19);
  const grow = (depth: number, spread: number): Nested =>
    depth === 0 || random.below(8) === 0
      ? random.between(-spread, spread)
      : Array.from({ length: 1 + random.below(4) }, () => grow(depth - 1, spread));
  return Array.from({ length: count }, (_, i) => {
    const spread = random.pick([1, 3, 20]);
    const tree = grow(random.below(6), spread);
    const alpha = random.between(-spread - 1, spread);
    const window = i % 3 === 0 ? { alpha, beta: random.between(alpha + 1, spread + 1) } : { alpha: -INFINITE, beta: INFINITE };
    return { tree, root: random.pick([MAX, MIN]), ...window };
  });
}

const infinities = new Map([
  [-INFINITE, '-inf'],
  [INFINITE, '+inf'],
]);
const written = (bound: number) => infinities.get(bound) ?? bound;

function proved(cases: readonly Case[]): Answers[] {
  const lines = cases.map(
    ({ tree, root, alpha, beta }) =>
      `${root === MAX ? 'max' : 'min'} ${written(alpha)} ${written(beta)} ${JSON.stringify(tree)}\n`,
  );
  return oracle('trees', lines.join('')).map((line) => JSON.parse(line) as Answers);
}

/** The same of a search of ours. */
function ours(search: Search, { tree, root, alpha, beta }: Case): Answer {
  const visits: Visit[] = [];
  const open: { readonly path: readonly number[]; readonly node: Nested }[] = [];
  const { value, move } = search(new NestedTree(tree, root), {
    alpha,
    beta,
    trace: {
      enter({ move, alpha, beta }) {
        const parent = open.at(-1);
        const here = parent
          ? { path: [...parent.path, move!], node: (parent.node as readonly Nested[])[move!] }
          : { path: [], node: tree };
        open.push(here);
        visits.push([here.path.join('.'), typeof here.node === 'number', written(alpha), written(beta)]);
      },
      cut() {},
      leave() {
        open.pop();
      },
    },
  });
  return { value, move: move ?? null, visits };
}

const cases = randomCases(TREES);
const answers = proved(cases);

/** How many trees a search answers otherwise than the proved program. */
function differences(name: string, search: Search, of = TREES): number {
  return cases.slice(0, of).filter((item, i) => {
    const mine = ours(search, item);
    const { value, move, visits } = answers[i][name];
    // A fail-soft search of ours names no move where it knows but an upper bound of the mover's value.
    const soft = name === 'soft' || name === 'negamaxAB';
    const known = !soft || (item.root === MAX ? value > item.alpha : value < item.beta);
    const same = mine.value === value && mine.move === (known ? move : null);
    return !same || JSON.stringify(mine.visits) !== JSON.stringify(visits);
  }).length;
}

describe(`the searches of ${TREES} random trees`, () => {
  it.each([
    ['minimax2', minimax2],
    ['minimaxAB', alphabeta],
    ['soft', alphabetaSoft],
    ['negamaxAB', negamaxAlphabeta],
  ])('have the value, the move, the nodes, leaves and windows of the proved %s', (name, search) => {
    expect(differences(name, search)).toBe(0);
  });

  it('have the value and the move of the proved minimax, and that of the proved negamax', () => {
    const whole = cases.map((item) => ({ ...item, alpha: -INFINITE, beta: INFINITE }));
    for (const [i, item] of whole.entries()) {
      const { minimax: proved, negamax: negated } = answers[i];
      for (const search of [minimax, negamax]) {
        const { value, move } = ours(search, item);
        expect([value, value, move]).toEqual([proved.value, negated.value, proved.move]);
      }
    }
  });

  it('are of every kind: leaves alone, cuts, windows on either side of the value', () => {
    const cut = answers.filter(({ minimaxAB, minimax2 }) => minimaxAB.visits.length < minimax2.visits.length);
    expect(cut.length).toBeGreaterThan(100);
    const [low, high] = [-1, 1].map((side) =>
      cases.filter(({ alpha, beta }, i) => (side < 0 ? answers[i].minimax.value < alpha : answers[i].minimax.value > beta)),
    );
    expect(Math.min(low.length, high.length)).toBeGreaterThan(100);
    expect(cases.filter(({ tree }) => typeof tree === 'number').length).toBeGreaterThan(100);
  });
});

describe('a mutant of alpha-beta is noticed', () => {
  it.each([
    ['if (value <= alpha) continue;', 'if (value < alpha) continue;'],
    ['if (value >= beta) continue;', 'if (value > beta) continue;'],
    ['if (alpha >= beta) {', 'if (alpha > beta) {'],
    ['ply + 1, alpha, beta)', 'ply + 1, alpha, beta + 1)'],
    ['maximises ? alpha : beta', 'maximises ? beta : alpha'],
  ])('%s => %s', async (from, to) => {
    const { alphabeta: broken } = await mutant<{ alphabeta: Search }>('search/alphabeta.ts', from, to);
    expect(differences('minimaxAB', broken, 1000)).toBeGreaterThan(0);
  });

  it('and one that is none is not', async () => {
    const { alphabeta: copy } = await mutant<{ alphabeta: Search }>('search/alphabeta.ts', 'fail-hard', 'fail-hard');
    expect(differences('minimaxAB', copy, 1000)).toBe(0);
  });
});
