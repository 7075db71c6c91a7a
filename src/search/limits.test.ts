import { describe, expect, it } from 'vitest';
import { INFINITE, legalMoves, MAX, MIN, Random, unwrap } from '../core/index.ts';
import { rounds } from '../fixtures/index.ts';
import { descriptors, parseGame } from '../games/index.ts';
import { type Nested, NestedTree, orderedTree } from './fixtures/nested-tree.ts';
import {
  algorithms,
  aspirating,
  deepen,
  deepening,
  HashTable,
  Memo,
  minimax,
  mtdf,
  negascout,
  Ordering,
  type Search,
  type SearchOptions,
} from './index.ts';

const tree = orderedTree(3, 8, 5, MAX, new Random(1));

/** A tree that is one long line of single children. */
function line(levels: number): Nested {
  let node: Nested = 1;
  for (let i = 0; i < levels; i++) node = [node];
  return node;
}

describe.each(algorithms)('$name stopped in the middle', ({ search, memory }) => {
  it('by a node limit: leaves the position as it was, and its bound is true', () => {
    for (let nodes = 0; nodes < rounds(60); nodes++) {
      const position = new NestedTree(tree);
      const result = search(position, { nodes });
      expect(result.stopped).toBe(true);
      expect(result.counts.nodes).toBe(nodes);
      expect(position.key()).toBe('');
      expect(result.bound).toBe('lower');
      expect(result.value).toBeLessThanOrEqual(5);
      expect(result.move).toBeGreaterThanOrEqual(0);
    }
  });

  it('by a node limit at a Min root: the bound is an upper one', () => {
    const result = search(new NestedTree(orderedTree(3, 6, -2, MIN, new Random(1)), MIN), { nodes: 30 });
    expect([result.stopped, result.bound]).toEqual([true, 'upper']);
    expect(result.value).toBeGreaterThanOrEqual(-2);
  });

  it('by a signal that was aborted before the start: still has a move', () => {
    const result = search(new NestedTree(tree), { signal: AbortSignal.abort() });
    expect(result).toMatchObject({ stopped: true, move: 0, depth: 0, final: false });
  });

  it('by the clock', () => {
    expect(search(new NestedTree(tree), { time: 0 }).stopped).toBe(true);
  });

  if (memory)
    it('leaves no unfinished value in the memory', () => {
      for (const makeMemory of [() => new Memo(), () => new HashTable(1)])
        for (let nodes = 1; nodes < 200; nodes += 7) {
          const shared = makeMemory();
          search(new NestedTree(tree), { nodes, memory: shared });
          expect(search(new NestedTree(tree), { memory: shared }).value).toBe(5);
        }
    });
});

describe('a search of any game that is stopped after any number of nodes', () => {
  it.each(descriptors.map(({ examples }) => examples[0]))('has a legal move: %s', (name) => {
    const game = unwrap(parseGame(name));
    const random = new Random(10);
    for (const { name: algorithm, search, memory } of algorithms)
      for (const [how, run] of [
        ['one tree', search],
        ['deepening', (position, options) => deepen(search, position, options)],
        ['aspiration', (position, options) => deepen(aspirating(search, 1), position, options)],
      ] as readonly (readonly [string, Search])[])
        for (let nodes = 0; nodes < 40; nodes += random.between(1, 7)) {
          const position = game.start();
          for (let plies = random.between(0, 2); plies > 0 && position.outcome() === undefined; plies--)
            position.play(random.pick(legalMoves(position)));
          if (position.outcome() !== undefined) continue;
          const options = { nodes, depth: random.between(1, 6), ...(memory && { memory: new HashTable(1) }) };
          const { move, pv } = run(position, options);
          expect(legalMoves(position), `${algorithm}, ${how}, ${nodes} nodes`).toContain(move);
          expect(pv[0]).toBe(move);
        }
  });

  it('and what MTD(f) had found before its last pass is not lost', () => {
    for (let nodes = 1; ; nodes++) {
      const position = new NestedTree([[1], [9]]);
      const { move, value, stopped } = mtdf(position, { nodes, memory: new Memo() });
      if (value >= 9) expect([nodes, move]).toEqual([nodes, 1]);
      if (!stopped) break;
    }
  });
});

describe('deepening', () => {
  it('yields one result for each depth and returns the last whole tree', () => {
    const position = new NestedTree(tree);
    const depths: number[] = [];
    const iterations = deepening(negascout, position);
    let step = iterations.next();
    for (; !step.done; step = iterations.next()) depths.push(step.value.depth);
    expect(depths).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(step.value).toMatchObject({ depth: 8, value: 5, final: true, stopped: false });
  });

  it('returns the last complete tree when it is stopped, never a part of the next', () => {
    for (let nodes = 1; nodes < 400; nodes += 13) {
      const stopped = deepen(minimax, new NestedTree(tree), { nodes });
      expect(stopped.stopped).toBe(true);
      expect(stopped.move).toBeDefined();
      if (stopped.depth === 0) expect([stopped.value, stopped.bound]).toEqual([-INFINITE, 'lower']);
      else expect(stopped.value).toBe(minimax(new NestedTree(tree), { depth: stopped.depth }).value);
      expect(stopped.counts.nodes).toBe(nodes);
    }
  });

  it('stops at a signal between and within trees', () => {
    let calls = 0;
    const signal = {
      get aborted() {
        return ++calls > 3;
      },
    };
    expect(deepen(minimax, new NestedTree(orderedTree(4, 9, 1, MAX, new Random(2))), { signal })).toMatchObject({
      stopped: true,
    });
  });

  it('ends where the tree ends', () => {
    expect(deepen(negascout, new NestedTree(7))).toMatchObject({ value: 7, move: undefined, pv: [], depth: 1, final: true });
  });
});

describe('wrong options are refused with an explanation', () => {
  const wrong: readonly (readonly [SearchOptions, RegExp])[] = [
    [{ depth: 0 }, /depth is 0: it must be a whole number, 1 or more/],
    [{ depth: -3 }, /depth is -3/],
    [{ depth: 2.5 }, /depth is 2.5/],
    [{ depth: Number.NaN }, /depth is NaN/],
    [{ time: Number.NaN }, /time is NaN: give a number of milliseconds/],
    [{ time: -1 }, /time is -1/],
    [{ time: '100' as never }, /time is "100": give a number of milliseconds/],
    [{ time: 100n as never }, /time is 100n: give a number of milliseconds/],
    [{ depth: '3' as never }, /depth is "3": it must be a whole number/],
    [{ nodes: -1 }, /nodes is -1/],
    [{ nodes: Number.NaN }, /nodes is NaN/],
    [{ q: 0 }, /q is 0/],
    [{ alpha: 3, beta: 3 }, /window \]3, 3\[ is empty/],
    [{ alpha: Number.NaN }, /window \]NaN/],
    [{ maxPly: 0 }, /maxPly is 0/],
  ];
  it.each(wrong)('%o', (options, message) => {
    for (const { search } of algorithms) {
      expect(() => search(new NestedTree([1, 2]), options)).toThrow(message);
      expect(() => deepen(search, new NestedTree([1, 2]), options)).toThrow(message);
    }
  });

  it('a memory for an algorithm without one; its remedy names the rows that have one', () => {
    for (const { search, memory } of algorithms) {
      const asked = () => search(new NestedTree([1, 2]), { memory: new Memo() });
      if (memory) asked();
      else expect(asked).toThrow('keeps no memory: leave the memory out, or choose a row of `algorithms` that has memory: true.');
    }
  });

  it('a memory for a game without a key', () => {
    const position = new NestedTree([1, 2]);
    Object.defineProperty(position, 'key', { value: undefined });
    expect(() => negascout(position, { memory: new Memo() })).toThrow(/has no key\(\)/);
  });

  it('an unknown way to order moves', () => {
    expect(() => new Ordering(['killers' as never])).toThrow(
      /"killers" is not a way to order moves. There are: previous, hash, killer, history/,
    );
  });

  it('a table of no size or beyond memory', () => {
    for (const size of [0, -1, Number.NaN, 1e9]) expect(() => new HashTable(size)).toThrow(/from 1 to 2048 megabytes/);
  });
});

describe('games that break the rules', () => {
  it('an undo that does not restore the position is noticed', () => {
    class Liar extends NestedTree {
      override undo(): void {
        if (this.key() !== '1') super.undo();
      }
    }
    for (const { search } of algorithms)
      expect(() =>
        search(
          new Liar([
            [1, 2],
            [3, 4],
          ]),
          { depth: 1 },
        ),
      ).toThrow(/undo\(\) does not restore/);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 0.5, 2 ** 40, undefined])(
    'an evaluation or outcome of %s is refused',
    (wrong) => {
      class Estimate extends NestedTree {
        override evaluate(): number {
          return wrong as number;
        }
      }
      class Result extends NestedTree {
        override outcome(): number | undefined {
          return super.outcome() === 3 ? (wrong ?? Number.NaN) : super.outcome();
        }
      }
      for (const { search } of algorithms) {
        const nested = [[1, 2], [3]];
        expect(() => search(new Estimate(nested), { depth: 1 })).toThrow(/evaluate\(\) returned a wrong score: .* Run checkGame/);
        expect(() => search(new Result(nested))).toThrow(/outcome\(\) returned a wrong score: .* Run checkGame/);
      }
    },
  );

  const list: unknown[] = [1];
  list.push(list);
  const object = { itself: {} };
  object.itself = object;
  const wrongKeys: [string, unknown][] = [
    ...[undefined, null, [1, 2], 0.5, 2 ** 60, Number.NaN, 7n, true, {}, Symbol('key')].map((wrong) => [String(wrong), wrong]),
    ['a list that contains itself', list],
    ['an object that contains itself', object],
    ['a list of odd things', [7n, [Symbol('key')]]],
    ['an object without a prototype', Object.create(null)],
    ['a function', () => 1],
  ] as [string, unknown][];
  it.each(wrongKeys)('a key of %s is refused where it is used', (_, wrong) => {
    class Keyed extends NestedTree {
      override key(): string {
        return wrong as never;
      }
    }
    for (const { search, memory } of algorithms) {
      const position = new Keyed([
        [1, 2],
        [3, 4],
      ]);
      if (!memory) expect(search(position).value).toBe(3);
      else
        for (const table of [new Memo(), new HashTable(1)])
          expect(() => search(position, { memory: table })).toThrow(
            /key\(\) returned a wrong key: .* is neither a text nor a whole number up to 2\^53/,
          );
    }
  });

  it('a dead end without an outcome is named', () => {
    for (const { search } of algorithms) expect(() => search(new NestedTree([[], 1]))).toThrow(/must have an outcome/);
  });

  it('an error thrown by a trace reaches the caller', () => {
    const trace = {
      enter() {},
      cut() {},
      leave(_: number, how: string) {
        if (how === 'children') throw new Error('trace of my own');
      },
    };
    for (const { search } of algorithms)
      expect(() =>
        search(
          new NestedTree([
            [[1, 2], 3],
            [3, 4],
          ]),
          { trace },
        ),
      ).toThrow('trace of my own');
  });

  it('an error thrown by the game reaches the caller, with the moves taken back', () => {
    class Thrower extends NestedTree {
      override outcome(): number | undefined {
        if (this.key() === '1.0') throw new Error('rules of my own');
        return super.outcome();
      }
    }
    for (const { search } of algorithms) {
      const position = new Thrower([
        [1, 2],
        [3, 4],
      ]);
      expect(() => search(position)).toThrow('rules of my own');
      expect(position.key()).toBe('');
    }
  });
});

describe('a root that is in the memory', () => {
  it('still has a move, whatever the window', () => {
    for (const { search, memory } of algorithms) {
      if (!memory) continue;
      const shared = new Memo();
      for (const window of [{}, { alpha: -100, beta: -50 }, { alpha: -100, beta: -50 }, {}])
        expect(search(new NestedTree(tree), { memory: shared, ...window }).move).toBeDefined();
    }
  });
});

describe('deep trees', () => {
  it('900 levels fit the default stack in every algorithm', () => {
    const deep = line(900);
    for (const { search, memory } of algorithms) {
      const result = search(new NestedTree(deep), memory ? { memory: new Memo() } : {});
      expect(result.value).toBe(1);
      expect(result.pv.length).toBe(900);
    }
  });

  it('10,000 levels are refused with advice instead of a stack overflow, and the position is unchanged', () => {
    const deep = line(10_000);
    for (const { search } of algorithms) {
      const position = new NestedTree(deep);
      expect(() => search(position)).toThrow(/1000 plies deep.*Give a depth, or raise maxPly/);
      expect(position.key()).toBe('');
      expect(search(position, { depth: 100 }).depth).toBe(100);
    }
  });
});
