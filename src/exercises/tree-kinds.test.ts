import { describe, expect, it } from 'vitest';
import { MAX, Random } from '../core/index.ts';
import { countSteps, rounds } from '../fixtures/index.ts';
import { LANGUAGES, type Language, say } from '../i18n/index.ts';
import { formatTree } from '../model/index.ts';
import {
  alphabeta,
  innerOf,
  leavesOfMinimax2,
  minimax,
  type Nested,
  namesOf,
  negamax,
  type Plain,
  searched,
  searchedByMinimax2,
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

  it('node types: the window that the player to move sees, 0 for two bounds, a dash for a node that is not visited', async () => {
    const seen = new Map<string, number>();
    const reasons: Record<string, RegExp> = { '-': / is never visited\. (?:Shallow|Deep) /, '0': /none of the three types\.$/ };
    for await (const [exercise, plain, random] of exercises('node-types')) {
      const { windows } = searched(plain);
      const types = innerOf(plain.root).map(([name, , plies]) => {
        const [alpha, beta] = windows.get(name) ?? [];
        if (alpha === undefined || beta === undefined) return '-';
        const [own, other] = plain.max === (plies % 2 === 0) ? [alpha, beta] : [beta, alpha];
        return Number.isFinite(own) ? (Number.isFinite(other) ? '0' : '3') : Number.isFinite(other) ? '2' : '1';
      });
      for (const type of types) seen.set(`${exercise.id.level} ${type}`, (seen.get(`${exercise.id.level} ${type}`) ?? 0) + 1);
      expect(exercise.solution).toEqual(types);
      expect(exercise.mark(types.map((type) => type.replace('-', '–'))).right).toBe(true);
      for (const [at, { why }] of exercise.mark([]).remarks.entries())
        expect(say(why, 'en')).toMatch(reasons[types[at]] ?? new RegExp(`: type ${types[at]}\\.$`));
      expectOneWrong(exercise, random);
    }
    for (const level of LEVELS)
      for (const type of ['1', '2', '3', '-', ...(level > 1 ? ['0'] : [])])
        expect([level, type, seen.get(`${level} ${type}`)]).not.toEqual([level, type, undefined]);
  });

  it('compare: what Minimax2 is called with, and where it stops; as often by a cut as not', async () => {
    let cut = 0;
    for await (const [exercise, plain, random] of exercises('compare')) {
      const { id, solution, subject, mark } = exercise;
      const name = namesOf(plain.root)[(subject as TreeSubject).node as number];
      const node = innerOf(plain.root).find(([inner]) => inner === name)?.[1] as readonly Nested[];
      const [bound, examined] = searchedByMinimax2(plain).nodes.get(name) as readonly [number, number];
      expect(solution).toEqual([written(bound), `${examined}`]);
      expect(mark([`${bound}`, ` ${examined} `]).right).toBe(true);
      const [why, end] = mark([]).remarks.map((remark) => say(remark.why, 'en'));
      expect(why.startsWith(`compare = ${written(bound)}: `)).toBe(true);
      expect(end.includes(' cut at '), end).toBe(examined < node.length);
      if (examined < node.length) cut++;
      if (id.level < 3) expect(Number.isFinite(bound)).toBe(true);
      else {
        const [alpha, beta] = searched(plain).windows.get(name) as readonly [number, number];
        expect(plain.max === (name.length % 2 === 1) ? beta : alpha).not.toBe(bound);
      }
      expectOneWrong(exercise, random);
    }
    expect(Math.abs(cut / SEEDS - 0.5)).toBeLessThan(0.25);
  });

  it('induction: m as MinimaxAB has it after each child, and the case by minimax', async () => {
    const cases = [0, 0, 0, 0];
    let ended = 0;
    for await (const [exercise, { root, max }, random] of exercises('induction')) {
      const [, alpha, beta] = (/α = (\S+) and β = (\S+)\. /.exec(say(exercise.task, 'en')) ?? []).map((text) =>
        Number(text.replace('−', '-')),
      );
      const caseIn = (node: Nested, isMax: boolean, low: number, high: number) => {
        const value = minimax(node, isMax);
        expect([low, high]).not.toContain(value);
        return value < low ? 1 : value > high ? 3 : 2;
      };
      let m = max ? alpha : beta;
      const expected = [`${m}`];
      for (const child of root as readonly Nested[]) {
        const isOver = max ? m >= beta : m <= alpha;
        const [low, high] = max ? [m, beta] : [alpha, m];
        if (exercise.id.level === 3) expected.push(isOver ? '-' : `${caseIn(child, !max, low, high)}`);
        if (!isOver) m = max ? Math.max(m, alphabeta(child, false, m, beta)) : Math.min(m, alphabeta(child, true, alpha, m));
        expected.push(isOver ? '-' : `${m}`);
      }
      if (expected.includes('-')) ended++;
      const atRoot = caseIn(root, max, alpha, beta);
      cases[atRoot]++;
      expected.push(`${atRoot}`);
      expect(exercise.solution).toEqual(expected.map((text) => text.replace(/^-(?=.)/, '−')));
      expect(exercise.mark(expected).right).toBe(true);
      expectOneWrong(exercise, random);
    }
    for (const count of [...cases.slice(1), ended]) expect(count).toBeGreaterThan(SEEDS / 10);
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
