import { describe, expect, it } from 'vitest';
import { atPly, type Game, MAX, MIN, type Position, Random, unwrap, WIN } from '../core/index.ts';
import { rounds } from '../fixtures/index.ts';
import { chomp, connect4, nim, ticTacToe } from '../games/index.ts';
import { NestedTree } from './fixtures/nested-tree.ts';
import { algorithms, HashTable, Memo, minimax, negascout, Ordering } from './index.ts';

/** Positions met in seeded random games that are not over. */
function* randomPositions<P extends Position>(game: Game<P>, count: number, seed: number): Generator<P> {
  const random = new Random(seed);
  for (let i = 0; i < count; ) {
    const position = game.start();
    for (let plies = random.below(14); plies > 0 && position.outcome() === undefined; plies--) {
      const moves: number[] = [];
      position.moves(moves, 0);
      position.play(random.pick(moves));
    }
    if (position.outcome() !== undefined) continue;
    i++;
    yield position;
  }
}

const small = connect4({ columns: 5, rows: 4, inRow: 4 });
const games: readonly Game[] = [small, ticTacToe(), nim([7]), nim([2, 3, 2]), chomp(3, 3)] as unknown as Game[];

describe('winning-move pruning (Marty 2013)', () => {
  it('does not change the value of minimax and of alpha-beta, for every q and depth', () => {
    for (const game of games)
      for (const position of randomPositions(game, rounds(25), 3))
        for (const depth of [1, 2, 3, 4])
          for (const { search, memory } of algorithms) {
            const plain = minimax(position, { depth }).value;
            const parts = memory ? { memory: new Memo() } : {};
            for (const q of [1, 2, 3, 4]) expect(search(position, { depth, q, ...parts }).value).toBe(plain);
          }
  });

  it('visits fewer leaves the smaller q is, on a board with threats', () => {
    const position = unwrap(small.parsePosition('112233'));
    const leaves = [1, 2, 3, 4, 5, 6].map((q) => minimax(position, { depth: 5, q }).counts.leaves);
    expect(leaves[5]).toBe(minimax(position, { depth: 5 }).counts.leaves);
    for (let q = 1; q < leaves.length; q++) expect(leaves[q - 1]).toBeLessThanOrEqual(leaves[q]);
    expect(leaves[0]).toBeLessThan(leaves[5]);
  });

  it('keeps the value after 4-1-6-2, which the rule as Marty 2013 states it changes to 4 (docs/sources.md, E003-8)', () => {
    const position = unwrap(connect4().parsePosition('4162'));
    for (const q of [1, 2]) expect(minimax(position, { depth: 2, q })).toMatchObject({ value: 1, move: 3 });
  });
});

describe('a memory', () => {
  it('never changes the value at a fixed depth, even if positions recur at different depths', () => {
    for (const game of games)
      for (const position of randomPositions(game, rounds(25), 5))
        for (const { search, memory } of algorithms) {
          if (!memory) continue;
          for (const shared of [new Memo(), new HashTable(1)])
            for (const depth of [3, 1, 4, 2, 5]) {
              const { value } = minimax(position, { depth });
              expect(search(position, { depth, memory: shared }).value).toBe(value);
              expect(search(position, { depth, memory: shared, order: new Ordering() }).value).toBe(value);
            }
        }
  });

  it('still gives a line of optimal play when it answered for a part of the tree', () => {
    for (const game of [ticTacToe(), nim([9]), nim([2, 3, 2]), chomp(3, 3)] as unknown as Game[])
      for (const position of randomPositions(game, 8, 6))
        for (const { search, memory, prunes } of algorithms) {
          if (!memory) continue;
          const { value, pv } = search(position, { memory: new Memo() });
          for (const [ply, move] of pv.entries()) {
            position.play(move);
            expect(atPly(minimax(position).value, ply + 1)).toBe(value);
          }
          if (!prunes) expect(position.outcome()).toBeDefined();
          for (const _ of pv) position.undo();
        }
  });

  it('never changes the distance to a win that was stored at another place in the tree', () => {
    for (const position of randomPositions(nim([9]), 20, 8)) {
      const { value } = minimax(position);
      for (const { search, memory } of algorithms) if (memory) expect(search(position, { memory: new Memo() }).value).toBe(value);
    }
  });
});

describe('wins sooner, losses later', () => {
  const { parsePosition } = connect4();

  it.each(algorithms.filter(({ prunes }) => prunes))('$name takes the win at hand', ({ search }) => {
    // Max to move has three in column 1 and can also win later elsewhere.
    const position = unwrap(parsePosition('121314'));
    expect(search(position, { depth: 5 })).toMatchObject({ value: WIN - 1, move: 0 });
  });

  it.each(algorithms)('$name delays a certain loss, for either player', ({ search }) => {
    expect(search(new NestedTree([[WIN], [[[WIN]]], [WIN]], MIN))).toMatchObject({ value: WIN - 4, move: 1 });
    expect(search(new NestedTree([[-WIN], [[[-WIN]]], [-WIN]], MAX))).toMatchObject({ value: 4 - WIN, move: 1 });
  });

  it.each(algorithms)('$name takes the shorter of two wins, for either player', ({ search }) => {
    expect(search(new NestedTree([[[WIN]], WIN, [[WIN]]], MAX))).toMatchObject({ value: WIN - 1, move: 1 });
    expect(search(new NestedTree([[[-WIN]], -WIN, [[-WIN]]], MIN))).toMatchObject({ value: 1 - WIN, move: 1 });
  });
});

describe('move ordering', () => {
  it('with a table cuts the nodes of a deepened Connect 4 search to a fraction', () => {
    const plain = negascout(connect4().start(), { depth: 8 }).counts.nodes;
    const order = new Ordering();
    const memory = new HashTable(4);
    let ordered = 0;
    for (let depth = 1; depth <= 8; depth++) {
      const result = negascout(connect4().start(), { depth, order, memory });
      order.follow(result.pv);
      ordered += result.counts.nodes;
    }
    expect(ordered).toBeLessThan(plain / 3);
  });
});
