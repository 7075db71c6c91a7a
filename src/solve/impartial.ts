import { MAX, MIN, ok, type Result, WIN } from '../core/index.ts';
import type { Arena, Digraph } from './arena.ts';
import { fromTheEnd } from './backwards.ts';
import { FOOTPRINTS, Reporter, type SolveOptions, tooLarge } from './options.ts';
import { failure } from './words.ts';

/**
 * An impartial game: both players have the same moves, so a position does not say who is to move. The course doubles
 * its positions (3 becomes 3_a and 3_e) to get a bipartite arena. Exchanging the players is a symmetry of that arena:
 * 3_a is in A_a^n exactly when 3_e is in A_e^n. So we solve the graph undoubled, for "the player to move", with half
 * the positions, and the answer unfolds to the course's attractors.
 *
 * Positions are numbered so that every move leads to a smaller number: big boards are swept without storing a move.
 * Impartial games with cycles are solved doubled, by `attractors`.
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

/**
 * Solves an impartial game in one pass upwards: 5 bytes a position, no move stored.
 *
 * With `predecessors` it is a sieve, like that of Eratosthenes. A position that no smaller losing position has struck
 * is losing, and strikes its predecessors, all of which win. Only moves *into* losing positions and moves *out of*
 * them are generated: in Chomp 13x13 these are 3% of all moves. Without `predecessors` every move of every position
 * is looked at.
 */
export function solveImpartial(game: ImpartialGame, options: SolveOptions = {}): Result<ImpartialSolution> {
  const refusal = tooLarge(game.title, FOOTPRINTS.impartial, game.size, 0, options.bytes);
  if (refusal) return refusal;
  if (!game.descending) return failure('impartial-not-descending', { title: game.title });
  return ok(game.predecessors ? sieve(game, options) : sweepImpartial(game, options));
}

/**
 * Invariant, when p comes up: every q < p is settled, wins[p] says whether some losing q < p has p as a predecessor,
 * and rank[p] is then the least of their ranks plus one. All successors of p are below p, so that is the truth about
 * p.
 */
function sieve(game: ImpartialGame, options: SolveOptions): ImpartialSolution {
  const wins = new Uint8Array(game.size);
  const rank = new Int32Array(game.size);
  const reporter = new Reporter('sieve', options.progress);
  const next: number[] = [];
  let strikeRank = 0;
  const strike = (p: number) => {
    if (wins[p] === 1 && rank[p] <= strikeRank) return;
    wins[p] = 1;
    rank[p] = strikeRank;
  };
  for (let p = 0; p < game.size; p++) {
    if (reporter.due(p)) reporter.report(p, game.size);
    if (wins[p] === 1) continue;
    const count = game.successors(p, next);
    if (count === 0 && game.stuck === 'wins') {
      wins[p] = 1;
      continue;
    }
    let longest = -1;
    for (let i = 0; i < count; i++) longest = Math.max(longest, rank[next[i]]);
    rank[p] = longest + 1;
    strikeRank = longest + 2;
    game.predecessors!(p, strike);
  }
  reporter.report(game.size, game.size);
  return { wins, rank };
}

function sweepImpartial(game: ImpartialGame, options: SolveOptions): ImpartialSolution {
  const wins = new Uint8Array(game.size);
  const rank = new Int32Array(game.size);
  const reporter = new Reporter('sweep', options.progress);
  const next: number[] = [];
  for (let p = 0; p < game.size; p++) {
    if (reporter.due(p)) reporter.report(p, game.size);
    const count = game.successors(p, next);
    let fastest = Number.POSITIVE_INFINITY;
    let longest = -1;
    for (let i = 0; i < count; i++) {
      const target = next[i];
      if (wins[target] === 0) fastest = Math.min(fastest, rank[target]);
      else longest = Math.max(longest, rank[target]);
    }
    wins[p] = fastest < Number.POSITIVE_INFINITY || (count === 0 && game.stuck === 'wins') ? 1 : 0;
    rank[p] = 1 + (fastest < Number.POSITIVE_INFINITY ? fastest : longest);
  }
  reporter.report(game.size, game.size);
  return { wins, rank };
}

/**
 * The Sprague-Grundy value of every position: the smallest whole number that none of its successors has. For an
 * impartial game in normal play (who cannot move loses) the player to move loses exactly where it is 0, and a sum of
 * games has the exclusive or of their values. In misère play the values mean nothing of the kind: solve the game
 * itself. The graph must be acyclic (`cyclic`); a graph with its positions doubled by who is to move has each value
 * twice.
 */
export function grundyValues(graph: Digraph, options: SolveOptions = {}): Result<Int32Array> {
  const refusal = tooLarge(graph.title, FOOTPRINTS.grundy, graph.size, 0, options.bytes);
  if (refusal) return refusal;
  const values = new Int32Array(graph.size);
  const next: number[] = [];
  // seenAt[v] = p + 1 when a successor of p has value v: nothing has to be cleared from one position to the next.
  const seenAt: number[] = [];
  const backUp = (p: number) => {
    const count = graph.successors(p, next);
    while (seenAt.length <= count) seenAt.push(0);
    for (let i = 0; i < count; i++) {
      const value = values[next[i]];
      if (value <= count) seenAt[value] = p + 1;
    }
    let value = 0;
    while (seenAt[value] === p + 1) value++;
    values[p] = value;
  };
  const done = fromTheEnd(graph, backUp, { ...options, footprint: FOOTPRINTS.grundy, need: 'grundy' });
  return done.ok ? ok(values) : done;
}
