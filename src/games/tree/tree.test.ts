import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX, MIN, Random, unwrap } from '../../core/index.ts';
import { childrenOf, formatTree, type GameTree, INNER, leafCount } from '../../model/index.ts';
import {
  type NestedTree,
  orderedTree,
  parseTree,
  randomTree,
  treeFigures,
  treeFromText,
  treeGame,
  treeOf,
  uniformTree,
} from './index.ts';

/** Minimax values of all nodes, from the last to the first: children come after their parent. */
function values(tree: GameTree): Int32Array {
  const value = tree.leafValue.slice();
  for (let node = tree.size - 1; node >= 0; node--) {
    const children = childrenOf(tree, node).map((child) => value[child]);
    if (children.length > 0) value[node] = tree.turn[node] === MAX ? Math.max(...children) : Math.min(...children);
  }
  return value;
}

const nested = fc.letrec<{ tree: NestedTree }>((tie) => ({
  tree: fc.oneof({ depthSize: 'small' }, fc.integer({ min: -9, max: 9 }), fc.array(tie('tree'), { minLength: 1, maxLength: 4 })),
})).tree;

describe('a tree', () => {
  it('is written in the form in which it was typed', () => {
    fc.assert(
      fc.property(nested, (tree) => {
        const text = JSON.stringify(tree);
        expect(formatTree(treeOf(tree))).toBe(text);
        expect(formatTree(unwrap(parseTree(text)))).toBe(text);
        expect(formatTree(unwrap(parseTree(JSON.stringify(tree, null, 2))))).toBe(text);
      }),
      { seed: 1 },
    );
  });

  it('typed and built from arrays has the same nodes below each node', () => {
    fc.assert(
      fc.property(nested, (tree) => {
        const typed = treeGame(unwrap(parseTree(JSON.stringify(tree)))).start();
        const built = treeGame(treeOf(tree)).start();
        const compare = (): void => {
          expect(typed.outcome()).toBe(built.outcome());
          const count = childrenOf(typed.tree, typed.node).length;
          expect(count).toBe(childrenOf(built.tree, built.node).length);
          for (let child = 0; child < count; child++) {
            typed.play(child);
            built.play(child);
            compare();
            typed.undo();
            built.undo();
          }
        };
        compare();
      }),
      { seed: 2 },
    );
  });

  it.each([
    ['5', '5'],
    [' [ [6, 7],\n  [2,\t8] ]\r\n', '[[6,7],[2,8]]'],
    ['[+3,-4,\u22125]', '[3,-4,-5]'],
    ['[[[1]]]', '[[[1]]]'],
    ['[998999999,-998999999]', '[∞,-∞]'],
    ['[+∞,−∞,inf,-oo]', '[∞,-∞,∞,-∞]'],
  ])('is read from %j', (text, written) => {
    expect(formatTree(unwrap(parseTree(text)))).toBe(written);
  });

  it('is played by moving to the children, Max and Min in turn, until a leaf', () => {
    const game = unwrap(treeFromText('[[6,7],[2,8]]'));
    const position = game.start();
    expect(game.formatPosition(position)).toBe('-');
    expect(position.turn()).toBe(MAX);
    expect(position.outcome()).toBeUndefined();
    position.play(unwrap(game.parseMove('2', position)));
    expect(position.turn()).toBe(MIN);
    expect(game.draw(position)).toBe('Node 2 (level 1): Min to move. Children: 1 2');
    position.play(unwrap(game.parseMove('1', position)));
    expect(position.outcome()).toBe(2);
    expect(game.formatPosition(position)).toBe('2.1');
    expect(game.draw(position)).toBe('Node 2.1 (level 2): a leaf worth 2.');
    position.undo();
    position.undo();
    expect(game.draw(position)).toBe('Root: Max to move. Children: 1 2');
  });

  it('may begin with Min, and keeps its name', () => {
    expect(unwrap(treeFromText('min:[[6,7],[2,8]]')).start().turn()).toBe(MIN);
    expect(unwrap(treeFromText('min:[[6,7],[2,8]]')).name).toBe('tree:min:[[6,7],[2,8]]');
    expect(unwrap(treeFromText('max: [1, 2]')).name).toBe('tree:[1,2]');
    expect(unwrap(treeFromText()).name).toBe('tree:[[6,7],[2,8]]');
    expect(treeGame(uniformTree(2, 14, () => 0)).name).toBe('tree:(16384 leaves, 14 levels)');
  });

  it('has the node as its key, so no two paths share a key', () => {
    const game = treeGame(randomTree(new Random(1), { depth: 6, children: [1, 4], values: [0, 3], leafPercent: 20 }));
    const keys = new Map<number, string>();
    const position = game.start();
    const visit = (): void => {
      expect(keys.has(position.key())).toBe(false);
      keys.set(position.key(), game.formatPosition(position));
      expect(unwrap(game.parsePosition(game.formatPosition(position))).key()).toBe(position.key());
      for (let child = 0; child < childrenOf(game.tree, position.node).length; child++) {
        position.play(child);
        visit();
        position.undo();
      }
    };
    visit();
    expect(keys.size).toBe(game.tree.size);
  });

  it('of a million leaves is read, played and written', () => {
    const text = `[${Array.from({ length: 1000 }, (_, i) => `[${Array.from({ length: 1000 }, (_, j) => i * j - 5).join()}]`).join()}]`;
    const tree = unwrap(parseTree(text));
    expect(leafCount(tree)).toBe(1_000_000);
    const game = treeGame(tree);
    const leaf = unwrap(game.parsePosition('1000.1000'));
    expect(leaf.outcome()).toBe(999 * 999 - 5);
    expect(formatTree(tree) === text).toBe(true);
  });

  it('of a hundred thousand levels is read, played and written', () => {
    const depth = 100_000;
    const text = `${'[1,'.repeat(depth)}7${']'.repeat(depth)}`;
    const tree = unwrap(parseTree(text));
    expect(tree.depth).toBe(depth);
    const game = treeGame(tree);
    const position = game.start();
    for (let level = 0; level < depth; level++) position.play(1);
    expect(position.outcome()).toBe(7);
    expect(unwrap(game.parsePosition(game.formatPosition(position))).key()).toBe(position.key());
    for (let level = 0; level < depth; level++) position.undo();
    expect(position.key()).toBe(0);
    expect(formatTree(tree) === text).toBe(true);
    let nestedTree: NestedTree = 7;
    for (let level = 0; level < depth; level++) nestedTree = [1, nestedTree];
    expect(formatTree(treeOf(nestedTree)) === text).toBe(true);
  });
});

describe('the trees of the documents', () => {
  it.each(treeFigures)('$name is worth $value', ({ name, root, text, value }) => {
    const tree = unwrap(parseTree(text, root));
    expect(values(tree)[0]).toBe(value);
    expect(unwrap(treeFromText(name)).tree).toEqual(tree);
  });
});

describe('a random tree', () => {
  it('has the depth, the children and the values asked for, and is the same for the same seed', () => {
    const options = { depth: 7, children: [1, 3], values: [-2, 2], leafPercent: 25 } as const;
    const tree = randomTree(new Random(42), options);
    expect(formatTree(tree)).toBe(formatTree(randomTree(new Random(42), options)));
    expect(formatTree(tree)).not.toBe(formatTree(randomTree(new Random(43), options)));
    expect(tree.depth).toBe(7);
    const inner = [...tree.kind.keys()].map((node) => childrenOf(tree, node).length).filter((count) => count > 0);
    expect(new Set(inner)).toEqual(new Set([1, 2, 3]));
    const leaves = [...tree.leafValue].filter((_, node) => tree.kind[node] !== INNER);
    expect(new Set(leaves)).toEqual(new Set([-2, -1, 0, 1, 2]));
    expect(formatTree(unwrap(parseTree(formatTree(tree))))).toBe(formatTree(tree));
  });

  it('ends everywhere at the same depth if no branch may end early', () => {
    const tree = randomTree(new Random(1), { depth: 4, children: [2, 2], values: [0, 9], root: MIN });
    expect(tree.turn[0]).toBe(MIN);
    expect(leafCount(tree)).toBe(16);
    expect(formatTree(randomTree(new Random(1), { depth: 0, children: [2, 2], values: [5, 5] }))).toBe('5');
  });
});

describe('a uniform tree', () => {
  it('asks for its leaves from left to right', () => {
    expect(formatTree(uniformTree(2, 3, (leaf) => leaf))).toBe('[[[0,1],[2,3]],[[4,5],[6,7]]]');
    expect(formatTree(uniformTree(1, 3, () => 4))).toBe('[[[4]]]');
    expect(formatTree(uniformTree(5, 0, () => 4))).toBe('4');
  });

  it.each([
    [2, 0, MAX],
    [2, 5, MAX],
    [3, 4, MIN],
    [4, 3, MAX],
    [1, 6, MIN],
    [7, 2, MIN],
  ])(
    'in order, of %i children and %i levels (root %i): the first child alone is best everywhere, and all leaves differ',
    (b, d, root) => {
      const tree = orderedTree(b, d, root);
      const value = values(tree);
      expect(value[0]).toBe(0);
      for (let node = 0; node < tree.size; node++) {
        const [first, ...others] = childrenOf(tree, node).map((child) => value[child]);
        if (first === undefined) continue;
        expect(first).toBe(value[node]);
        expect(others).not.toContain(first);
      }
      const leaves = [...tree.leafValue].filter((_, node) => tree.kind[node] !== INNER);
      expect(new Set(leaves).size).toBe(b ** d);
      expect(leavesOfAlphaBeta(tree)).toBe(b ** Math.ceil(d / 2) + b ** Math.floor(d / 2) - 1);
    },
  );
});

/** Leaves that plain alpha-beta visits, children from first to last. */
function leavesOfAlphaBeta(tree: GameTree): number {
  let leaves = 0;
  const search = (node: number, maximises: boolean, alpha: number, beta: number): number => {
    if (tree.kind[node] !== INNER) {
      leaves++;
      return tree.leafValue[node];
    }
    let best = maximises ? -Infinity : Infinity;
    for (const child of childrenOf(tree, node)) {
      if (alpha >= beta) break;
      const value = search(child, !maximises, alpha, beta);
      best = maximises ? Math.max(best, value) : Math.min(best, value);
      if (maximises) alpha = Math.max(alpha, best);
      else beta = Math.min(beta, best);
    }
    return best;
  };
  search(0, tree.turn[0] === MAX, -Infinity, Infinity);
  return leaves;
}

describe('a tree is refused', () => {
  it.each([
    ['', /^Line 1, column 1: there is no tree here\..*\[\[6,7\],\[2,8\]\]/],
    ['  \n ', /^Line 2, column 2: there is no tree/],
    ['[[6,7],[2,8]', /^Line 1, column 1: this bracket is never closed\. Add a \]/],
    ['[1,\n [2,3', /^Line 2, column 2: this bracket is never closed/],
    ['[1,[]]', /^Line 1, column 5: this list is empty: a node without children needs a value/],
    ['[]', /^Line 1, column 2: this list is empty/],
    ['[1,,2]', /^Line 1, column 4: a child is missing before this comma/],
    ['[,1]', /^Line 1, column 2: a child is missing before this comma/],
    ['[1,2,]', /^Line 1, column 6: a child is missing after the comma/],
    ['[1 2]', /^Line 1, column 4: a comma is missing/],
    ['[[1][2]]', /^Line 1, column 5: a comma is missing/],
    ['[6.5,7]', /^Line 1, column 2: 6\.5 is not an integer/],
    ['[1e3]', /^Line 1, column 2: "1e3" is not in plain digits\. Type 1000/],
    ['[six]', /^Line 1, column 2: "six" is not a number/],
    ['[(1,2)]', /^Line 1, column 2: "\(1" is not a number.*\[ \]/],
    ['[1000000000]', /^Line 1, column 2: 1000000000 is too large: points stay within ±998999999/],
    ['[12345678901234567890]', /^Line 1, column 2: 1234567890\d+ is too large/],
    ['[1,2]]', /^Line 1, column 6: the tree has ended, but "\]" follows/],
    ['\u00a0', /^Line 1, column 2: there is no tree here/],
    ['[\u00a0[6,0]', /^Line 1, column 1: this bracket is never closed/],
    ['[1,\u00a0x]', /^Line 1, column 5: "x" is not a number/],
    ['5 6', /^Line 1, column 3: the tree has ended, but "6" follows/],
    ['[1],[2]', /^Line 1, column 4: the tree has ended/],
    [']', /^Line 1, column 1: this bracket closes nothing/],
    [',', /^Line 1, column 1: a child is missing/],
  ])('where it is typed %j', (text, message) => {
    expect(parseTree(text)).toMatchObject({ ok: false, error: { message: expect.stringMatching(message) } });
    expect(treeFromText(text).ok).toBe(false);
  });

  it('with a sentence, for any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'[[]],,10 -.'), maxLength: 12 }), (text) => {
        const read = parseTree(text);
        if (read.ok) expect(formatTree(unwrap(parseTree(formatTree(read.value))))).toBe(formatTree(read.value));
        else expect(read.error.message).toMatch(/^Line \d+, column \d+: .*\.$/);
      }),
      { seed: 3, numRuns: 2000 },
    );
  });

  it('where a program builds an impossible one', () => {
    expect(() => treeOf([1, []])).toThrow(/needs a value/);
    expect(() => treeOf([0.5])).toThrow(/not an integer/);
    expect(() => uniformTree(10, 20, () => 0)).toThrow(/at most 50000000 nodes/);
    expect(() => uniformTree(0, 3, () => 0)).toThrow(RangeError);
    expect(() => uniformTree(2, 1, () => 0.5)).toThrow(/Leaf 0: 0.5 is not an integer/);
    expect(() => randomTree(new Random(1), { depth: 3, children: [0, 2], values: [0, 1] })).toThrow(/at least 1 child/);
  });
});

describe('a position of a tree is refused', () => {
  const game = unwrap(treeFromText('[[6,7],[2,8]]'));

  it.each([
    ['3', /The root has no child "3": its children are 1 to 2/],
    ['1.0', /Node 1 has no child "0"/],
    ['1.x', /Node 1 has no child "x"/],
    ['1.2.1', /Node 1\.2 is a leaf, so "\.1" leads nowhere/],
    ['1..2', /Node 1 has no child ""/],
  ])('typed %s', (text, message) => {
    expect(game.parsePosition(text)).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(message) },
    });
  });

  it('and a move that is not there, from people and from programs', () => {
    expect(game.parseMove('3', game.start())).toMatchObject({
      ok: false,
      error: { code: 'illegal-move', message: '"3" is not a legal move here. Legal: 1 2.' },
    });
    expect(game.parseMove('1', unwrap(game.parsePosition('1.1')))).toMatchObject({ ok: false, error: { code: 'game-over' } });
    expect(() => game.start().play(2)).toThrow(/not a legal move/);
    expect(() => game.start().play(-1)).toThrow(/not a legal move/);
    expect(() => game.start().undo()).toThrow(/no move to take back/);
  });
});
