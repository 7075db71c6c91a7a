import type { Translated } from '../../games/index.ts';
import type { Session } from './session.ts';
import { both } from './strings.ts';

/** Why nobody can make a move now, whatever it is; undefined where a person can. */
export function whyNoMove({ match, computer }: Session): Translated | undefined {
  if (match.ended.value !== undefined || match.stand.value.outcome !== undefined) return both('isOver');
  if (match.isPersons) return undefined;
  return both(!match.atEnd.value ? 'isLookedAt' : computer.paused.value ? 'isPaused' : 'notYours');
}
