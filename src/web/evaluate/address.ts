import { ok, type Result } from '../../core/index.ts';
import { evaluationFigures, splitHeuristic } from '../../games/index.ts';
import { PERSON } from '../../match/index.ts';
import { fieldsIn, written } from '../fields.ts';
import { failure, matchIn } from '../match/address.ts';
import { type Duel, type EvaluateView, PAGE, USUAL_DUEL } from './link.ts';

/** The view in an address; without a game, the first figure of the documents. */
export function parseEvaluateAddress(hash: string): Result<EvaluateView> {
  const fields = fieldsIn(hash.includes('?') ? hash.slice(hash.indexOf('?') + 1) : '');
  if (fields === undefined) return failure('bad-address');
  const [{ game, position, heuristic }] = evaluationFigures;
  const asked = fields.get('game') === undefined ? new Map([['from', position]]) : fields;
  // The game of another page has its heuristic in its name.
  const named = splitHeuristic((fields.get('game') ?? game).toLowerCase());
  const match = matchIn(named.game, asked);
  if (!match.ok) return match;
  const duel = duelIn(fields);
  return ok({
    match: { ...match.value, max: PERSON, min: PERSON },
    heuristic: fields.get('heuristic') ?? named.heuristic ?? (asked === fields ? undefined : heuristic),
    ...(fields.get('table') && { table: fields.get('table') }),
    ...(duel !== undefined && { duel }),
  });
}

/** The largest numbers that the page takes. */
export const MOST = { depth: 20, games: 1000, seed: 2 ** 31 } as const;

function duelIn(fields: ReadonlyMap<string, string>): Duel | undefined {
  const against = fields.get('against');
  if (!against) return undefined;
  const number = (name: 'depth' | 'games' | 'seed') => {
    const typed = Number(fields.get(name));
    return Number.isInteger(typed) && typed >= 1 && typed <= MOST[name] ? typed : USUAL_DUEL[name];
  };
  return { against, depth: number('depth'), games: number('games'), seed: number('seed') };
}

/** The figure of the documents that is shown, if any. */
export function figureOf({ match: { game, from, at }, heuristic, table }: EvaluateView) {
  if (at > 0 || table !== undefined) return undefined;
  return evaluationFigures.find((figure) => figure.game === game && figure.position === from && figure.heuristic === heuristic);
}

export function figureAddress({ game, position, heuristic }: (typeof evaluationFigures)[number]): string {
  return `${PAGE}?game=${written(game)}&from=${written(position)}&heuristic=${written(heuristic)}`;
}
