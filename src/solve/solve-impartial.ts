import { fail, ok, type Result } from '../core/index.ts';
import type { SolveOptions } from './attractors.ts';
import type { ImpartialGame, ImpartialSolution } from './impartial.ts';
import { FOOTPRINTS, tooLarge } from './memory.ts';
import { Reporter } from './progress.ts';

/**
 * Solves an impartial game in one pass upwards: 5 bytes a position, no move stored.
 *
 * With `predecessors` it is a sieve, like that of Eratosthenes. A position that no smaller losing position has struck is losing, and strikes its
 * predecessors, all of which win. Only moves *into* losing positions and moves *out of* them are generated: in Chomp 13x13 these are
 * 3% of all moves. Without `predecessors` every move of every position is looked at.
 */
export function solveImpartial(game: ImpartialGame, options: SolveOptions = {}): Result<ImpartialSolution> {
  const refusal = tooLarge(game.title, FOOTPRINTS.impartial, game.size, 0, options.bytes);
  if (refusal) return refusal;
  if (!game.descending)
    return fail('not-descending', `${game.title} has moves to larger numbers: solve its doubled arena with attractors.`);
  return ok(game.predecessors ? sieve(game, options) : sweepImpartial(game, options));
}

/**
 * Invariant, when p comes up: every q < p is settled, wins[p] says whether some losing q < p has p as a predecessor, and
 * rank[p] is then the least of their ranks plus one. All successors of p are below p, so that is the truth about p.
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
