import type { HeuristicChoice } from '../../games/index.ts';
import type { MatchData } from '../../match/index.ts';
import { written } from '../fields.ts';

/** The view of the page: a position, and its heuristic. */
export interface EvaluateView extends HeuristicChoice {
  /** Two people: nobody answers moves that are made to look at a position. */
  readonly match: MatchData;
}

export const PAGE = '#/evaluate';

/**
 * What is shown, in the part of an address after `#`; only the moves that are on the board are in it:
 *
 *     #/evaluate?game=connect4&from=...xo../.xoox../oxoxoxo:min&heuristic=table
 *     #/evaluate?game=tictactoe&moves=b2_a1&table=2_1_2_/_1_3_1_/_2_1_2
 */
export function evaluateAddress({ match: { game, from, moves, at }, heuristic, table }: EvaluateView): string {
  const fields = [
    `game=${written(game)}`,
    from === undefined ? '' : `from=${written(from)}`,
    at === 0 ? '' : `moves=${moves.slice(0, at).map(written).join('_')}`,
    heuristic === undefined || table !== undefined ? '' : `heuristic=${written(heuristic)}`,
    table === undefined ? '' : `table=${written(table)}`,
  ].filter((field) => field !== '');
  return `${PAGE}?${fields.join('&')}`;
}
