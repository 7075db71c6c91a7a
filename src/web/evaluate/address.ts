import { ok, type Result } from '../../core/index.ts';
import { evaluationFigures, type HeuristicChoice } from '../../games/index.ts';
import { type MatchData, PERSON } from '../../match/index.ts';
import { fieldsIn, written } from '../fields.ts';
import { failure, matchIn } from '../match/address.ts';

/** What the page shows: a position, and how it is judged. */
export interface EvaluateView extends HeuristicChoice {
  /** Two people: nobody answers moves that are made to look at a position. */
  readonly match: MatchData;
}

const PAGE = '#/evaluate';
const LONGEST_ADDRESS = 200_000;

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

/** What an address asks to be shown; where it names no game, the first figure of the documents. */
export function parseEvaluateAddress(hash: string): Result<EvaluateView> {
  if (hash.length > LONGEST_ADDRESS) return failure('address-too-long');
  const fields = fieldsIn(hash.includes('?') ? hash.slice(hash.indexOf('?') + 1) : '');
  if (fields === undefined) return failure('bad-address');
  const [{ game, position, heuristic }] = evaluationFigures;
  const asked = fields.get('game') === undefined ? new Map([['from', position]]) : fields;
  const match = matchIn((fields.get('game') ?? game).toLowerCase(), asked);
  if (!match.ok) return match;
  return ok({
    match: { ...match.value, max: PERSON, min: PERSON },
    heuristic: fields.get('heuristic') ?? (asked === fields ? undefined : heuristic),
    ...(fields.get('table') && { table: fields.get('table') }),
  });
}

/** The figure of the documents that is shown, if one is. */
export function figureOf({ match: { game, from, at }, heuristic, table }: EvaluateView) {
  if (at > 0 || table !== undefined) return undefined;
  return evaluationFigures.find((figure) => figure.game === game && figure.position === from && figure.heuristic === heuristic);
}

export function figureAddress({ game, position, heuristic }: (typeof evaluationFigures)[number]): string {
  return `${PAGE}?game=${written(game)}&from=${written(position)}&heuristic=${written(heuristic)}`;
}
