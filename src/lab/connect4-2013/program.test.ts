import { describe, expect, it } from 'vitest';
import { isWin, legalMoves, MAX_VALUE, Random, seenBy, unwrap } from '../../core/index.ts';
import { type Connect4Position, connect4 } from '../../games/index.ts';
import { alphabeta, minimax } from '../../search/index.ts';
import { centreFirst, emptyBoard, quietPosition } from './boards.ts';
import { CountedPosition, totalCounts } from './counted-position.ts';
import { minimaxCounts } from './minimax-counts.ts';
import { EVAL_MAX, NO_LOOK, program2013 } from './program.ts';

const quiet = (count: number, seed: number): Connect4Position[] =>
  Array.from({ length: count }, (_, i) => quietPosition(new Random(seed + i), 6 + (i % 20)));

function counted2013(position: Connect4Position, height: number, q: number) {
  const counted = new CountedPosition(position, height);
  const { value, move } = program2013(counted, { height, q });
  return { value, move, ...totalCounts(counted.byHeight) };
}

/** The leaves of searches that open the whole window after each root move, as the printed root does. */
function leavesAfterEachMove(position: Connect4Position, height: number, q: number | undefined): number {
  return legalMoves(position).reduce((sum, move) => {
    position.play(move);
    const { leaves } = alphabeta(position, { depth: height - 1, q }).counts;
    position.undo();
    return sum + leaves;
  }, 0);
}

/** The printed program gives a win found in its loop one more (E003-9): wins are compared by who has them. */
const comparable = (value: number) => (Math.abs(value) > MAX_VALUE ? Math.sign(value) * EVAL_MAX : value);

describe('the program of annex B', () => {
  it('without the look is alpha-beta: value, move, and leaves but for the root, whose alpha it never raises', () => {
    for (const [i, position] of quiet(24, 1).entries()) {
      const height = 2 + (i % 3);
      const { value, move, leaves } = counted2013(position, height, NO_LOOK);
      const right = alphabeta(position, { depth: height });
      expect(comparable(value)).toBe(comparable(right.value));
      expect(move).toBe(right.move);
      expect(leaves).toBe(leavesAfterEachMove(position, height, undefined));
    }
  });

  it('with the look from two plies above the leaves on has the same value, and the leaves of search/ but the wins', () => {
    for (const [i, position] of quiet(24, 100).entries()) {
      const [height, q] = [3 + (i % 2), 2 + ((i >> 1) % 2)];
      const { value, leaves, wins } = counted2013(position, height, q);
      expect(comparable(value)).toBe(comparable(minimax(position, { depth: height }).value));
      expect(leaves + wins).toBe(leavesAfterEachMove(position, height, q));
    }
  });

  it('with the look at every node changes the value of some positions (E003-8)', () => {
    const changed = quiet(60, 200).filter((position) => {
      const plain = program2013(position, { height: 2, q: NO_LOOK }).value;
      return comparable(program2013(position, { height: 2, q: 1 }).value) !== comparable(plain);
    });
    expect(changed.length).toBeGreaterThan(0);
  });

  it('leaves the position as it was, and stops on a signal', () => {
    const position = emptyBoard();
    program2013(position, { height: 5, q: 1 });
    expect(position.columnsPlayed()).toEqual([]);
    const signal = AbortSignal.abort(new Error('enough'));
    expect(() => program2013(emptyBoard(), { height: 7, q: 1, signal })).toThrow('enough');
  });
});

describe('its errata, on the positions of docs/sources.md', () => {
  const game = connect4();
  const answer = (moves: string, height: number, q: number) => {
    const position = unwrap(game.parsePosition(moves));
    const { value, move } = program2013(position, { height, q });
    return { value: seenBy(position.turn(), value), column: (move ?? -1) + 1 };
  };

  it('E003-8: after 4-1-6-2, height 2, q = 1 takes column 3 for 4 where 1 is right, with column 4', () => {
    expect(answer('4162', 2, NO_LOOK)).toEqual({ value: 1, column: 4 });
    expect(answer('4162', 2, 1)).toEqual({ value: 4, column: 3 });
    expect(answer('4162', 2, 2)).toEqual({ value: 1, column: 4 });
  });

  it('E003-9: after 4-4-5-5 the same win is worth one more without the look', () => {
    expect(answer('4455', 3, NO_LOOK).value).toBe(EVAL_MAX - 2);
    expect(answer('4455', 3, 1).value).toBe(EVAL_MAX - 3);
  });

  it('E003-10: after 3-1-4-1-5 the root answers 0, though the game is lost', () => {
    expect(answer('31415', 3, 2).value).toBe(0);
    expect(isWin(alphabeta(unwrap(game.parsePosition('31415')), { depth: 3 }).value)).toBe(true);
  });
});

describe('what is counted', () => {
  it('agrees with the counts of the search', () => {
    for (const [i, position] of quiet(20, 300).entries()) {
      const [height, q] = [3 + (i % 3), i % 2 === 0 ? undefined : 1];
      const counted = new CountedPosition(position, height);
      const { counts } = alphabeta(counted, { depth: height, q });
      const { nodes, leaves, looks } = totalCounts(counted.byHeight);
      expect([nodes, leaves]).toEqual([counts.nodes - counts.leaves, counts.leaves]);
      expect(looks).toBe(q === undefined ? 0 : nodes);
    }
  });

  it('of minimax, is the tree that minimax visits', () => {
    for (const [i, position] of [emptyBoard(), ...quiet(10, 400)].entries()) {
      const height = 1 + (i % 5);
      const { counts } = minimax(position, { depth: height });
      expect(minimaxCounts(position, height)).toEqual({ nodes: counts.nodes - counts.leaves, leaves: counts.leaves });
    }
  });

  it('does not depend on the order of the columns but for the cuts', () => {
    expect(legalMoves(centreFirst())).toEqual([3, 2, 4, 1, 5, 0, 6]);
    expect(minimaxCounts(centreFirst(), 7)).toEqual(minimaxCounts(emptyBoard(), 7));
  });
});
