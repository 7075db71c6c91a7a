import { MAX, MIN, WIN } from '../core/index.ts';
import type { Arena, Digraph } from './arena.ts';
import { NONE, type Solution } from './solution.ts';

/**
 * An impartial game: both players have the same moves, so a position does not say who is to move. The course doubles
 * its positions (3 becomes 3_a and 3_e) to get a bipartite arena. Exchanging the players is a symmetry of that arena: 3_a is in A_a^n exactly
 * when 3_e is in A_e^n. So we solve the graph undoubled, for "the player to move", with half the positions, and `doubledSolution`
 * unfolds the answer to the course's attractors.
 *
 * Positions are numbered so that every move leads to a smaller number: big boards are swept without storing a move. Impartial
 * games with cycles are solved doubled, by `attractors`.
 */
export interface ImpartialGame extends Digraph {
  readonly start: number;
  readonly descending: true;
  /** What happens to the player who has no move: `loses` is normal play, `wins` is misère. */
  readonly stuck: 'loses' | 'wins';
}

/** Who wins when players move in turns from each position, and how soon; the winner is never nobody. */
export interface ImpartialSolution {
  /** 1 where the player to move wins (an N-position), 0 where he loses (a P-position). */
  readonly wins: Uint8Array;
  /** The rank, as in `Solution`: how many moves the game still takes. */
  readonly rank: Int32Array;
}

/** The course's arena of an impartial game: position 2p is p with Adam to move, 2p + 1 is p with Ève to move. */
export function doubled(game: ImpartialGame): Arena {
  const scratch: number[] = [];
  const { predecessors } = game;
  return {
    title: game.title,
    size: 2 * game.size,
    start: 2 * game.start,
    descending: true,
    owner: (position) => (position % 2 === 0 ? MAX : MIN),
    outcome: (position) => {
      if (game.successors(position >> 1, scratch) > 0) return undefined;
      return (position % 2 === 0) === (game.stuck === 'wins') ? WIN : -WIN;
    },
    successors: (position, into) => {
      const other = 1 - (position % 2);
      const count = game.successors(position >> 1, into);
      for (let i = 0; i < count; i++) into[i] = 2 * into[i] + other;
      return count;
    },
    ...(predecessors && {
      predecessors: (position: number, visit: (predecessor: number) => void) => {
        const other = 1 - (position % 2);
        predecessors.call(game, position >> 1, (p) => visit(2 * p + other));
      },
    }),
    name: (position) => `${game.name(position >> 1)}_${position % 2 === 0 ? 'a' : 'e'}`,
  };
}

/** The solution of the doubled arena. */
export function doubledSolution(game: ImpartialGame, { wins, rank }: ImpartialSolution): Solution {
  const solution = {
    winner: new Int8Array(2 * game.size),
    rank: new Int32Array(2 * game.size),
    move: new Int32Array(2 * game.size).fill(NONE),
  };
  for (let p = 0; p < game.size; p++) {
    const move = bestReply(game, { wins, rank }, p);
    for (const side of [0, 1]) {
      const at = 2 * p + side;
      solution.winner[at] = (side === 0) === (wins[p] === 1) ? MAX : MIN;
      solution.rank[at] = rank[p];
      if (move !== undefined) solution.move[at] = 2 * move + 1 - side;
    }
  }
  return solution;
}

/** A fastest win or a longest defence: the first successor of rank one less. undefined where there is no move. */
export function bestReply(game: ImpartialGame, { wins, rank }: ImpartialSolution, position: number): number | undefined {
  const next: number[] = [];
  const count = game.successors(position, next);
  return next.slice(0, count).find((target) => wins[target] !== wins[position] && rank[target] === rank[position] - 1);
}
