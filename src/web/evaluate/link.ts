import type { HeuristicChoice } from '../../games/index.ts';
import type { MatchData } from '../../match/index.ts';
import { written } from '../fields.ts';

/** A match of the page's heuristic against another one. */
export interface Duel {
  /** The other heuristic, as it is typed. */
  readonly against: string;
  readonly depth: number;
  readonly games: number;
  readonly seed: number;
}

export const USUAL_DUEL: Duel = { against: '', depth: 2, games: 20, seed: 1 };

/** The view of the page: a position, and its heuristic. */
export interface EvaluateView extends HeuristicChoice {
  /** Two people: nobody answers moves that are made to look at a position. */
  readonly match: MatchData;
  readonly duel?: Duel;
}

export const PAGE = '#/evaluate';

/**
 * What is shown, in the part of an address after `#`; only the moves that are on the board are in it:
 *
 *     #/evaluate?game=connect4&from=...xo../.xoox../oxoxoxo:min&heuristic=table
 *     #/evaluate?game=tictactoe&moves=b2_a1&table=2_1_2_/_1_3_1_/_2_1_2
 *     #/evaluate?game=connect4&heuristic=alignments_long=5&against=table&depth=2&games=20&seed=1
 */
export function evaluateAddress({ match: { game, from, moves, at }, heuristic, table, duel }: EvaluateView): string {
  const fields = [
    `game=${written(game)}`,
    from === undefined ? '' : `from=${written(from)}`,
    at === 0 ? '' : `moves=${moves.slice(0, at).map(written).join('_')}`,
    heuristic === undefined || table !== undefined ? '' : `heuristic=${written(heuristic)}`,
    table === undefined ? '' : `table=${written(table)}`,
    ...duelFields(duel),
  ].filter((field) => field !== '');
  return `${PAGE}?${fields.join('&')}`;
}

/** None before the user has typed another heuristic: the whole match is in the link then. */
function duelFields(duel: Duel = USUAL_DUEL): string[] {
  if (duel.against === '') return [];
  return [`against=${written(duel.against)}`, `depth=${duel.depth}`, `games=${duel.games}`, `seed=${duel.seed}`];
}
