import { describe, expect, it } from 'vitest';
import { MAX, Random } from '../core/index.ts';
import { countSteps, rounds } from '../fixtures/index.ts';
import { LANGUAGES, type Language, say } from '../i18n/index.ts';
import { formatTree } from '../model/index.ts';
import {
  innerOf,
  leavesOfMinimax2,
  minimax,
  type Nested,
  namesOf,
  negamax,
  type Plain,
  searched,
  written,
} from './fixtures/plain-searches.ts';
import { type Exercise, kinds, LEVELS, makeExercise, type TreeSubject } from './index.ts';

const SEEDS = rounds(1000);
const languages = Object.keys(LANGUAGES) as Language[];

function plainTree({ subject }: Exercise): Plain {
  const { tree } = subject as TreeSubject;
  return { root: JSON.parse(formatTree(tree)) as Nested, max: tree.turn[0] === MAX };
}

/** Every exercise that the tests look at: seeds and levels take turns. */
async function* exercises(kind: string): AsyncGenerator<[Exercise, Plain, Random]> {
  for (let seed = 0; seed < SEEDS; seed++) {
    const exercise = await makeExercise({ kind, level: LEVELS[seed % LEVELS.length], seed });
    yield [exercise, plainTree(exercise), new Random(seed)];
  }
}

/** Another number in one place is always wrong there, and only there. */
function expectOneWrong({ solution, mark }: Exercise, random: Random): void {
  const at = random.below(solution.length);
  const wrong = solution.map((text, i) => (i === at ? (text === '5' ? '6' : '5') : text.replace('−', '-')));
  const { right, remarks } = mark(wrong);
  expect(right).toBe(false);
  expect(remarks.filter((remark) => !remark.right).map((remark) => remark.at)).toEqual([at]);
}

describe('the marker agrees with brute force on every seed', () => {
  it('values', async () => {
    for await (const [exercise, { root, max }, random] of exercises('values')) {
      const values = innerOf(root).map(([, node, plies]) => minimax(node, max === (plies % 2 === 0)));
      expect(exercise.solution).toEqual(values.map(written));
      expect(exercise.mark(values.map(String)).right).toBe(true);
      expectOneWrong(exercise, random);
    }
  });

  it('negamax', async () => {
    for await (const [exercise, { root, max }, random] of exercises('negamax')) {
      const values = innerOf(root).map(([, node, plies]) => negamax(node, max === (plies % 2 === 0) ? 1 : -1) + 0);
      expect(exercise.solution).toEqual(values.map(written));
      expect(exercise.mark(values.map(String)).right).toBe(true);
      expectOneWrong(exercise, random);
    }
  });

  it('window', async () => {
    for await (const [exercise, plain, random] of exercises('window')) {
      const { task, solution, subject } = exercise;
      const { windows } = searched(plain);
      const name = namesOf(plain.root)[(subject as TreeSubject).node as number];
      expect(say(task, 'en')).toContain(` ${name},`);
      expect(solution).toEqual(windows.get(name)?.map(written));
      expect(exercise.mark(solution.map((text) => text.replace('∞', 'inf').replace('−', '-'))).right).toBe(true);
      expectOneWrong(exercise, random);
    }
  });

  it('cuts, in their order; those of one cut in any', async () => {
    let out = 0;
    for await (const [exercise, plain, random] of exercises('cuts')) {
      const { cuts } = searched(plain);
      expect(exercise.solution).toEqual(cuts.flat());
      expect(exercise.mark(cuts.flatMap((names) => [...names].reverse())).right).toBe(true);
      const swapped = random.shuffle([...exercise.solution]);
      const places = cuts.flatMap((names, cut) => names.map((name) => [name, cut] as const));
      const cutOf = new Map(places);
      const inOrder = swapped.every((name, i) => cutOf.get(name) === places[i][1]);
      expect(exercise.mark(swapped).right).toBe(inOrder);
      if (!inOrder) out++;
      const others = namesOf(plain.root).filter((name) => !cutOf.has(name));
      expect(exercise.mark([...exercise.solution, random.pick(others)]).right).toBe(false);
      expect(exercise.mark(exercise.solution.slice(1)).right).toBe(false);
      expect(exercise.mark([...exercise.solution, exercise.solution[0]]).right).toBe(false);
    }
    expect(out).toBeGreaterThan(100);
  });

  it('cuts of level 3 have one that Minimax2 does not make', async () => {
    for await (const [{ id }, plain] of exercises('cuts'))
      if (id.level === 3) expect(searched(plain).leaves).toBeLessThan(leavesOfMinimax2(plain.root, plain.max));
  });

  it('order: whole trees in every order', async () => {
    for await (const [exercise, plain, random] of exercises('order')) {
      const { id, solution, mark } = exercise;
      const fewest = id.level === 3 ? fewestByPermutations(plain) : fewestOfAllOrders(plain);
      expect(leavesInOrder(plain, solution)).toBe(fewest);
      expect(mark(solution).right).toBe(true);
      const other = shuffledNames(plain.root, random);
      expect(mark(other).right).toBe(leavesInOrder(plain, other) === fewest);
      expect(mark(namesOf(plain.root)).right).toBe(false);
      expect(mark([...solution].reverse()).right).toBe(false);
      expect(mark(solution.slice(1)).right).toBe(false);
      expect(mark([...solution, solution[0]]).right).toBe(false);
      expect(mark([...solution, solution.at(-1) as string]).right).toBe(false);
    }
  });

  it('order: an answer of repeated names takes steps in proportion to its length', async () => {
    const { mark, solution } = await makeExercise({ kind: 'order', level: 3, seed: 7 });
    const steps = async (names: number) => {
      const answer = ['p', 'p1', 'p11', 'p111'].flatMap((name) => Array.from({ length: names / 4 }, () => name));
      expect(mark(answer).right).toBe(false);
      return countSteps(() => mark(answer));
    };
    // One name costs what a name of a right answer costs at most.
    const each = (await countSteps(() => mark(solution))) / solution.length;
    for (const names of [40, 80, 120]) expect(await steps(names)).toBeLessThan(names * each);
  });

  it('count', async () => {
    for await (const [exercise, plain, random] of exercises('count')) {
      const { solution, mark, id, subject } = exercise;
      if (id.level === 2) expect(solution).toEqual(countedPositions(subject as TreeSubject));
      else {
        const { leaves } = searched(plain);
        const expected = id.level === 1 ? [leaves] : [leavesOfMinimax2(plain.root, plain.max), leaves];
        expect(solution).toEqual(expected.map(String));
      }
      expect(mark(solution).right).toBe(true);
      expectOneWrong(exercise, random);
    }
  });
});

/** Nodes, and different pairs of a position and who is to move there: by what is written at the nodes. */
function countedPositions({ tree, corner }: TreeSubject): string[] {
  const positions = new Set<string>();
  for (let node = 0; node < tree.size; node++) positions.add(`${corner(node)} ${tree.turn[node]}`);
  return [`${tree.size}`, `${positions.size}`];
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, i) => permutations(items.filter((_, k) => k !== i)).map((rest) => [item, ...rest]));
}

function allOrders(node: Nested): Nested[] {
  if (typeof node === 'number') return [node];
  const below = node.map(allOrders);
  const combined = below.reduce<Nested[][]>((lists, each) => lists.flatMap((list) => each.map((one) => [...list, one])), [[]]);
  return combined.flatMap((children) => permutations(children));
}

function fewestOfAllOrders({ root, max }: Plain): number {
  return Math.min(...allOrders(root).map((tree) => searched({ root: tree, max }).leaves));
}

/** Trees with too many orders: every permutation at every node, each in the window that it is entered with. */
function fewestByPermutations({ root, max }: Plain): number {
  const visit = (node: Nested, isMax: boolean, alpha: number, beta: number): number => {
    if (typeof node === 'number') return 1;
    return Math.min(
      ...permutations(node).map((children) => {
        let [low, high, leaves] = [alpha, beta, 0];
        for (const child of children) {
          leaves += visit(child, !isMax, low, high);
          const value = minimax(child, !isMax);
          if (isMax) low = Math.max(low, value);
          else high = Math.min(high, value);
          if (low >= high) break;
        }
        return leaves;
      }),
    );
  };
  return visit(root, max, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
}

function leavesInOrder({ root, max }: Plain, names: readonly string[]): number {
  const place = new Map(names.map((name, i) => [name, i]));
  const sorted = (node: Nested, name: string): Nested => {
    if (typeof node === 'number') return node;
    const children = node.map((child, i) => [`${name}${i + 1}`, child] as const);
    children.sort(([one], [other]) => (place.get(one) as number) - (place.get(other) as number));
    return children.map(([of, child]) => sorted(child, of));
  };
  return searched({ root: sorted(root, 'p'), max }).leaves;
}

function shuffledNames(node: Nested, random: Random, name = 'p'): string[] {
  if (typeof node === 'number') return [name];
  const children = random.shuffle(node.map((child, i) => [`${name}${i + 1}`, child] as const));
  return [name, ...children.flatMap(([of, child]) => shuffledNames(child, random, of))];
}

const onTrees = kinds.filter(({ on }) => on === 'tree');

describe.each(onTrees)('$name', ({ name }) => {
  it('marks nonsense wrong, and says how answers are written', async () => {
    const { mark, solution, answerKind } = await makeExercise({ kind: name, level: 2, seed: 3 });
    const nonsense = [
      [],
      ['', ''],
      ['abc'],
      solution.map(() => 'x'),
      Array.from({ length: 99 }, () => '7'),
      ['p'],
      ['<b>', '\u0000'],
    ];
    for (const answer of nonsense) {
      const { right, remarks } = mark(answer);
      expect(right).toBe(false);
      expect(remarks.length).toBeGreaterThan(0);
    }
    if (answerKind.how !== 'order') expect(say(mark(['abc']).remarks[0].why, 'en')).toMatch(/"abc" is not a (number|node)/);
  });

  it('has every sentence in every language', async () => {
    for (const level of LEVELS) {
      const { task, solved, mark, solution } = await makeExercise({ kind: name, level, seed: 11 });
      const whys = [mark(solution), mark([]), mark(['p', 'p1', 'zzz'])].flatMap(({ remarks }) => remarks.map(({ why }) => why));
      for (const language of languages)
        for (const sentence of [task, solved, ...whys]) {
          expect(say(sentence, language)).toMatch(/^\S.*[.?]$/);
          expect(say(sentence, language)).not.toMatch(/[{}]|undefined|\[object/);
        }
    }
  });
});
