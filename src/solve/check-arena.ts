import { MAX, MIN, outcomeProblem, type Problem } from '../core/index.ts';
import type { Arena } from './arena.ts';

export interface ArenaRules {
  /** Whether each move must pass the turn, as the course demands. Taken as true where it is not said; false suits games in which a player may move twice. */
  readonly bipartite?: boolean;
}

/** What is wrong with an arena, and at which position: whoever read the arena from a text can add the line. */
export interface ArenaProblem extends Problem {
  readonly position: number;
}

/**
 * The arena itself if it is well formed, else its first problem:
 *
 *     bad-start       the start is not a position
 *     bad-owner       a position that neither Adam nor Ève controls
 *     bad-outcome     an outcome that is no score
 *     dangling-move   a move to a position that is not there
 *     plays-on        a final position (won or drawn) that still has moves
 *     not-bipartite   a move after which the same player moves again, unless the rules allow it
 *     not-descending  a move upwards in an arena that claims to have none
 *
 * Positions that the start does not reach are fine. One pass, O(positions + moves).
 */
export function checkArena<A extends Arena>(
  arena: A,
  rules: ArenaRules = {},
): { readonly ok: true; readonly value: A } | { readonly ok: false; readonly error: ArenaProblem } {
  const { bipartite = true } = rules;
  const refuse = (position: number, code: string, message: string) =>
    ({ ok: false, error: { code, message, position } }) as const;
  if (arena.size === 0) return refuse(arena.start, 'bad-start', 'The arena has no positions: it needs one at least, the start.');
  if (!isPosition(arena, arena.start))
    return refuse(arena.start, 'bad-start', `The start is ${arena.start}, but the positions are 0 to ${arena.size - 1}.`);
  const next: number[] = [];
  for (let p = 0; p < arena.size; p++) {
    const owner = arena.owner(p);
    const outcome = arena.outcome(p);
    if (owner !== MAX && owner !== MIN)
      return refuse(p, 'bad-owner', `Position ${arena.name(p)} is controlled by ${owner}: it needs Adam (1) or Ève (-1).`);
    const problem = outcome === undefined ? undefined : outcomeProblem(outcome);
    if (problem) return refuse(p, 'bad-outcome', `Position ${arena.name(p)} has a wrong outcome: ${problem}.`);
    const count = arena.successors(p, next);
    if (outcome !== undefined && count > 0) {
      const end = outcome === 0 ? 'drawn' : `won by ${outcome > 0 ? 'Adam' : 'Ève'}`;
      return refuse(
        p,
        'plays-on',
        `Position ${arena.name(p)} is ${end}, yet moves leave it: take away its moves, or its outcome.`,
      );
    }
    for (let i = 0; i < count; i++) {
      const target = next[i];
      if (!isPosition(arena, target))
        return refuse(
          p,
          'dangling-move',
          `A move leads from position ${arena.name(p)} to ${target}, which is not there: the positions are 0 to ${arena.size - 1}.`,
        );
      if (bipartite && arena.owner(target) === owner)
        return refuse(
          p,
          'not-bipartite',
          `The move from ${arena.name(p)} to ${arena.name(target)} leaves ${owner === MAX ? 'Adam' : 'Ève'} to move again: in a bipartite arena the players alternate.`,
        );
      if (arena.descending && target >= p)
        return refuse(
          p,
          'not-descending',
          `The move from ${arena.name(p)} (${p}) to ${arena.name(target)} (${target}) leads upwards, though the arena says that none does.`,
        );
    }
  }
  return { ok: true, value: arena };
}

function isPosition(arena: Arena, position: number): boolean {
  return Number.isInteger(position) && position >= 0 && position < arena.size;
}
