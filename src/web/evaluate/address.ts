import { ok, type Result } from '../../core/index.ts';
import { evaluationFigures } from '../../games/index.ts';
import { PERSON } from '../../match/index.ts';
import { fieldsIn, written } from '../fields.ts';
import { failure, matchIn } from '../match/address.ts';
import { type EvaluateView, PAGE } from './link.ts';

/** The view in an address; without a game, the first figure of the documents. */
export function parseEvaluateAddress(hash: string): Result<EvaluateView> {
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

/** The figure of the documents that is shown, if any. */
export function figureOf({ match: { game, from, at }, heuristic, table }: EvaluateView) {
  if (at > 0 || table !== undefined) return undefined;
  return evaluationFigures.find((figure) => figure.game === game && figure.position === from && figure.heuristic === heuristic);
}

export function figureAddress({ game, position, heuristic }: (typeof evaluationFigures)[number]): string {
  return `${PAGE}?game=${written(game)}&from=${written(position)}&heuristic=${written(heuristic)}`;
}
